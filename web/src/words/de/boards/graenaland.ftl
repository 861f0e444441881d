### Das Spielbrett von Grænaland

## Die Insel: was ein Gebiet über sich sagt

graenaland-has = { $who } { $count }
graenaland-votes = Stimmen: { $votes }; mehr als die Hälfte: { $needed }
graenaland-no-votes = Niemand hat hier eine Stimme
graenaland-pile = Stapel: { $cards } ({ $count } von höchstens { $limit })
graenaland-no-pile = Keine Karten im Stapel (höchstens { $limit })
graenaland-villages =
    { $count ->
        [one] { $count } Dorf
       *[other] { $count } Dörfer
    }
graenaland-clan = { $who }: { $things }
graenaland-works = Öffentliche Bauten: { $works }
graenaland-village-price = Ein Dorf kostet { $price }
graenaland-site-free = frei
graenaland-site-of = Gehört { $who }
graenaland-work-stands = Gebaut
graenaland-work-not-yet = Noch nicht gebaut
graenaland-work-road = Eine Straße bringt in jeder Runde eine weitere Karte verdeckt auf den Stapel.
graenaland-work-market = Wer hier wohnt, darf einmal je Bauphase einen Rohstoff mit einer beliebigen anderen Karte bezahlen.
graenaland-work-palisade = Krieger (zu dritt alle Helden) derer, die hier nicht wohnen, haben eine Stimme weniger, und wer sich hier zum ersten Mal niederlässt, gibt allen, die hier wohnen, je eine Karte.
graenaland-work-improvement = In jeder Runde wird eine weitere Karte gezogen; sie bleibt, wenn sie { $resource } zeigt.
graenaland-neighbours = Benachbart: { $lands }

## Hand, Bezahlen, Heer, Schiffe und gemeinsame Werke

graenaland-hand = Deine Karten
graenaland-hand-of = Die Karten von { $who }
graenaland-times = { $count } davon
graenaland-stands = gilt als { $things }
graenaland-at-market = auf einem Markt
graenaland-what-where = { $what }, { $at }
graenaland-cards-left =
    { $count ->
        [one] { $count } Karte bleibt
       *[other] { $count } Karten bleiben
    }
graenaland-fee =
    { $count ->
        [one] danach { $count } Karte für die Palisade
       *[other] danach { $count } Karten für die Palisade
    }
graenaland-pay-otherwise = Berühre Karten, um anders zu zahlen
graenaland-otherwise = Anders zahlen
graenaland-fee-to = Für die Palisade eine Karte an
graenaland-missing = Es fehlt: { $things }
graenaland-build = Bauen
graenaland-together = gemeinsam
graenaland-army = Heere, und wen man anwerben kann
graenaland-unit-needs = { $costs }, mit einer Festung ({ $terrain })
graenaland-supply-due = Nimm eine Vorratskarte
graenaland-supply-deck = Vorratskarten, die noch kommen: { $left }; verbraucht: { $used }
graenaland-grant = Bauen lassen:
graenaland-joint = Gemeinsam: { $what }, { $at }
graenaland-you-lack = Dir fehlt
graenaland-still-due = Noch zu zahlen
graenaland-your-offer = Dein Angebot
graenaland-offer-touch = Berühre die Karten, die du gibst
graenaland-offer =
    { $count ->
        [0] Nichts anbieten
        [one] { $count } Karte anbieten
       *[other] { $count } Karten anbieten
    }
graenaland-pay-rest = Mit diesen Karten bauen
graenaland-give-yes = Karten geben
graenaland-give-no = Karten behalten
graenaland-used = genutzt
graenaland-has-answered = hat entschieden ✓
graenaland-thinks = überlegt …
graenaland-offers-nothing = bietet nichts
graenaland-surely = sicher
graenaland-perhaps = vielleicht
graenaland-advice = Was würdest du an ihrer Stelle bauen?
graenaland-in-return = … oder dafür erwartest du:

graenaland-more-than-half = mehr als die Hälfte
graenaland-improvement = Eine Verbesserung kann hier { $resource } bringen
graenaland-pile-limit = Hier darf eine Karte mehr liegen, als Siedlungen stehen: { $limit }.

## Dinge, die man groß ansieht

graenaland-village = Ein Dorf ist eine Stimme in seinem Gebiet und Platz für eine weitere Karte in dessen Stapel.
graenaland-building-stronghold = Eine Festung ist eine Siedlung wie ein Dorf, und du kannst die Truppen ihrer Landschaft günstig anwerben.
graenaland-building-church = Eine Kirche ist eine Siedlung wie ein Dorf, und dein Priester kommt hier auf die Insel.
graenaland-building-hall = Eine Halle ist eine Siedlung wie ein Dorf, und dein Skalde kommt hier auf die Insel.
graenaland-hero-warrior = Der Krieger hat so viele Stimmen, wie dein Heer stark ist.
graenaland-hero-priest = Der Priester hebt die Stimmen der Krieger anderer auf, wo er steht.
graenaland-hero-skald = Der Skalde hat eine Stimme für jeden anderen Helden, wo er steht.
graenaland-card = Eine Rohstoffkarte: Sie bezahlt einen Rohstoff. Die anderen sehen ihre Rückseite.
graenaland-card-gold = Gold bezahlt einen beliebigen Rohstoff.
graenaland-card-supply = Eine Vorratskarte zahlt für einen einzigen Bau: was sie zeigt, soweit es gebraucht wird.
graenaland-unit = Jede Truppe macht dein Heer um eins stärker.

## Helden und ihre Befehle

graenaland-hero-of = { $hero } von { $who }
graenaland-hero-order = wähle, wohin er geht
graenaland-hero-waits = { $hero } wartet darauf, hier ins Spiel zu kommen
graenaland-order-swaps = Dein { $hero } kommt im Tausch zurück
graenaland-order-prepare = Für die nächste Runde vorbereiten: { $hero-accusative } { $direction } bewegen, { $at-into }
graenaland-order-forget = Vorbereiteten Befehl wegnehmen ({ $hero })
graenaland-orders-open = Befehle fehlen noch von { $seats }
graenaland-orders-given = Alle Befehle sind gegeben
graenaland-film-production = Das Land gibt seine Karten
graenaland-film-moves = Alle Helden gehen zugleich

## Die Leiste: eine Runde, wer dran ist, was gewinnt

graenaland-phases = Teile einer Runde
graenaland-about-setup = Vor der ersten Runde siedeln alle an der Küste.
graenaland-about-production = Jedes besiedelte Gebiet legt eine Karte auf seinen Stapel, solange dort Platz ist.
graenaland-about-movement = Alle außer dem Hauptspieler bewegen geheim einen Helden oder keinen; dann wird alles auf einmal aufgedeckt.
graenaland-about-sharing = Links vom Hauptspieler beginnend darf jeder andere vorschlagen, wie ein Stapel aufgeteilt wird. Mehr als die Hälfte der Stimmen dort nimmt an.
graenaland-about-claim = Wer mit seinen Karten genug Punkte erreichen kann, darf vor dem Bauen den Sieg anmelden.
graenaland-about-building = Der Hauptspieler nimmt eine Vorratskarte und baut. Dann wandert das Schiff nach links.
graenaland-about-final = Der Sieg ist vergeben. Alle anderen bauen noch einmal; das entscheidet über ihre Plätze.
graenaland-about-over = Das Spiel ist zu Ende.
graenaland-turns-setup = Dörfer
graenaland-turns-sharing = Vorschläge
graenaland-turns-final = Letzte Bauten
graenaland-turn-over = { $who }: fertig
graenaland-turn-now = { $who }: jetzt
graenaland-turn-later = { $who }: später
graenaland-waits = Wartet auf
graenaland-round = Runde { $round }
graenaland-round-of = Runde { $round } von { $limit }
graenaland-main = Hauptspieler: { $who }
graenaland-main-about = Hat das Schiff: bewegt in dieser Runde keinen Helden und schlägt nichts vor, nimmt aber eine Vorratskarte und baut.
graenaland-win-goals = { $count } von { $all } Zielen gewinnen
graenaland-win-goals-about = Wer als Hauptspieler nach dem Bauen so viele Ziele erreicht hat, darf den Sieg erklären.
graenaland-win-points =
    { $count ->
        [one] { $count } Punkt gewinnt
       *[other] { $count } Punkte gewinnen
    }
graenaland-win-points-about = Jede erreichte Stufe der eigenen Siegpunktkarte ist ein Punkt. Vor dem Bauen jeder Runde kann der Sieg angemeldet werden.
graenaland-proves = { $found } von { $points } Punkten
graenaland-decks = Stapel
graenaland-deck = { $terrain }: noch { $count }
graenaland-discarded = Abgelegt: { $cards }
graenaland-no-discards = Nichts abgelegt

## Das Rennen, Siegpunktkarten, Ansagen

graenaland-race = Ziele
graenaland-goal-of = { $goal }: { $found } von { $due }
graenaland-goal-has = { $goal }: { $found }
graenaland-goal-about-settlements = Alle deine Dörfer und Gebäude auf der Insel.
graenaland-goal-about-territories = Gebiete, in denen du mindestens zwei Siedlungen hast.
graenaland-goal-about-largest = Die meisten Siedlungen, die du in einem Gebiet hast.
graenaland-goal-about-buildings = Deine Festungen, Kirchen und Hallen.
graenaland-goal-about-army = Die Stärke deines Heeres.
graenaland-not-counted = Zu dritt zählt das erste nicht.
graenaland-near = { $who } fehlt ein Schritt zum Sieg
graenaland-there = { $who } hat genug für den Sieg
graenaland-victory-card = Siegpunktkarte
graenaland-points-of = { $points } von { $due } Punkten
graenaland-keep = Behalte eine Siegpunktkarte
graenaland-keep-about =
    { $count ->
        [one] Jede erreichte Stufe ist ein Punkt, { $count } Punkt gewinnt. ▲ ist leichter als auf anderen Karten, ▼ schwerer.
       *[other] Jede erreichte Stufe ist ein Punkt, { $count } Punkte gewinnen. ▲ ist leichter als auf anderen Karten, ▼ schwerer.
    }
graenaland-kept = deine
graenaland-claim = Den Sieg anmelden?
graenaland-claim-about = Du hast jetzt { $points } Punkte. Was du anmeldest, musst du nach dem Bauen haben. Die höchste Ansage gewinnt; bei gleichen die nächste vom Hauptspieler aus nach links.
graenaland-claim-none = Du hast { $points } Punkte und kannst mit deinen Karten die nötigen { $count } noch nicht erreichen. Sonst sieht das niemand.
graenaland-claim-points =
    { $count ->
        [one] { $count } Punkt anmelden
       *[other] { $count } Punkte anmelden
    }
graenaland-heard =
    { $count ->
        [one] { $who } meldet { $count } Punkt an
       *[other] { $who } meldet { $count } Punkte an
    }
graenaland-declare = Du kannst gewinnen
graenaland-declare-about = Wenn du es erklärst, hast du gewonnen. Die anderen bauen noch einmal um ihre Plätze.

## Tableaus der Spieler

graenaland-given = Versprochen
graenaland-owed = Zugesagt bekommen

## Wie man spielt, in drei Szenen

graenaland-scene-goal = Was gewinnt
graenaland-scene-goal-land = Dein Klan besiedelt eine neue Insel. Dörfer geben dir Stimmen im Gebiet, und Stimmen entscheiden, wer bekommt, was das Land gibt.
graenaland-scene-goal-race = Es gibt fünf Ziele, für alle dieselben. Wer zuerst { $count } davon erreicht, darf den Sieg erklären.
graenaland-scene-goal-card = Deine geheime Siegpunktkarte hat Stufen für fünf Ziele, je ein Punkt. Mit { $count } Punkten kannst du den Sieg anmelden.
graenaland-scene-round = Eine Runde
graenaland-scene-round-rail = Das Land gibt Karten, Helden ziehen geheim, die Karten werden aufgeteilt, und der Hauptspieler mit dem Schiff baut. Dann wandert das Schiff.
graenaland-scene-round-land = Jeder der anderen darf die Aufteilung eines Stapels vorschlagen. Mehr als die Hälfte der Stimmen des Gebiets nimmt an: siehe den Balken oben.
graenaland-scene-round-heroes = Helden bringen Stimmen, wo sie stehen: der Krieger so viele, wie dein Heer stark ist. Berühre den Helden, dann das Gebiet.
graenaland-scene-build = Bauen
graenaland-scene-build-hand = Mit den Karten deiner Hand bezahlst du. Gold steht für jeden anderen Rohstoff.
graenaland-scene-build-land = Hast du das Schiff, leuchtet an seinem Ort, was du bezahlen kannst. Einmal berührt zeigt es die Zahlung, noch einmal baut es.
graenaland-scene-build-ships = Jedes Mal nimmst du eine Vorratskarte: Sie bezahlt bei einem Bau beide Rohstoffe, die sie zeigt, oder einen davon.

## Hinweise der ersten Runden

graenaland-tip-start = Zwei verschiedene Landschaften geben dir verschiedene Rohstoffe.
graenaland-tip-anchor = Weniger Nachbarn heißt mehr von jedem Stapel.
graenaland-tip-keep_card = Gut ist eine Karte mit ▲ bei dem, was du gern baust.
graenaland-tip-move = Wo fehlt dir nur eine Stimme, und lohnt der Stapel?
graenaland-tip-propose = Gib jemandem gerade genug für ein Ja: Der Balken zeigt, wessen Stimmen du brauchst.
graenaland-tip-vote = Was gäbe dir ein späterer Vorschlag? Was bleibt, liegt weiter da.
graenaland-tip-build = Ein Dorf bringt eine Stimme und einen größeren Stapel. Nimm auch eine Vorratskarte.
graenaland-tip-offer = Ein Bau in deinem Gebiet nützt auch dir: Biete, was du entbehren kannst.
graenaland-tip-fee = Gib, wovon du am meisten hast.
graenaland-tip-claim = Angeboten wird nur, was du wirklich schaffst: Melde das Höchste an.
graenaland-tip-declare = Genug Ziele: Erkläre es und gewinne.

## Das Protokoll, eine Zeile je Zug

graenaland-tell-settled = lässt sich { $at-in } nieder
graenaland-tell-anchor = lichtet den Anker und zieht { $to_tile-into }
graenaland-tell-moved = bewegt { $hero-accusative } { $direction }, { $at-into }
graenaland-tell-stayed = bewegt keinen Helden
graenaland-tell-swapped = der { $hero } kommt im Tausch zurück
graenaland-tell-entered = der { $hero } kommt { $at-in } ins Spiel
graenaland-tell-transferred = der { $hero } geht zum neuen Gebäude { $at-in }
graenaland-tell-proposed = schlägt { $at-in } vor: { $shares }
graenaland-tell-passed = schlägt nichts vor
graenaland-tell-accepted = angenommen, { $votes } von { $all } Stimmen
graenaland-tell-rejected = abgelehnt, { $votes } von { $all } Stimmen
graenaland-tell-supply = nimmt die { $card }
graenaland-tell-village = baut ein Dorf { $at-in }
graenaland-tell-building = baut eine { $building } { $at-in }
graenaland-tell-army = wirbt { $unit } an, Stärke { $army }
graenaland-tell-announced = will gemeinsam { $work-a } { $at-in } bauen
graenaland-tell-work = baut { $work-a } { $at-in }
graenaland-tell-dropped = gibt den Gemeinschaftsbau auf
graenaland-tell-granted = lässt { $builder } eine Sache bauen
graenaland-tell-nothing = baut nichts

graenaland-key-arrows = zum nächsten Platz, an dem du etwas tun kannst
graenaland-key-look = groß zeigen, was dort liegt

## Der Rat: Vorschläge, Abstimmungen, Versprechen

graenaland-sharing = { $at }: Wer bekommt was?
graenaland-sharing-how = Gib jede Karte jemandem: Berühre Karte und Schild, oder zieh sie dorthin. Ziffern geben die Karte, die du hältst.
graenaland-share = { $who }: { $cards }
graenaland-propose = { $at-in } vorschlagen: { $shares }
graenaland-in-hand = Du hältst: { $card }
graenaland-all-given = Alle Karten sind verteilt
graenaland-give = { $card } an { $who } geben
graenaland-take-back = { $card } zurücknehmen
graenaland-shield =
    { $who }, { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }, bekommt { $count ->
        [0] noch nichts
        [one] { $count } Karte
       *[other] { $count } Karten
    }
graenaland-votes-here =
    { $votes ->
        [one] { $votes } Stimme hier
       *[other] { $votes } Stimmen hier
    }
graenaland-rest = der Rest
graenaland-rest-to = Der Rest geht an { $who }
graenaland-as-last = wie letztes Mal
graenaland-anew = neu beginnen
graenaland-next-pile = anderer Stapel
graenaland-guess = Geschätzt: Wer etwas bekommt, stimmt dafür.
graenaland-own-yes = Ich stimme selbst dafür
graenaland-for = Ja
graenaland-against = Nein
graenaland-needed = nötig: { $needed }
graenaland-balance = Stimmen dafür: { $yes }, dagegen: { $no }, nötig: { $needed }
graenaland-vote = { $at }: Vorschlag von { $who }
graenaland-vote-own = { $at }: dein Vorschlag
graenaland-has-voted = hat abgestimmt, geheim
graenaland-not-voted = hat noch nicht abgestimmt
graenaland-accepted = Angenommen, { $votes } von { $all } Stimmen
graenaland-rejected = Abgelehnt, { $votes } von { $all } Stimmen
graenaland-own-yes-in = Du stimmst dafür; noch kannst du dagegen sein.
graenaland-ballot-in = Du hast abgestimmt; noch kannst du es ändern.
graenaland-waits-for = Gewartet wird auf { $who }.
graenaland-talk = Etwas dazu sagen
graenaland-talk-back = Etwas anderes sagen
graenaland-say-promise_vote = Stimme versprechen
graenaland-say-ask_vote = um Stimme bitten
graenaland-say-promise_share = Anteil versprechen
graenaland-say-promise_work = Bau versprechen
graenaland-say-promise_give = Karte versprechen
graenaland-say-promise_swap = Karte gegen Karte
graenaland-say-ask_give = um Karte bitten
graenaland-say-advise = raten
graenaland-say-expect_share = dafür erwarten
graenaland-promises = Versprechen:
graenaland-promise-due = { $promise } (jetzt fällig)
graenaland-promises-past = gehalten: { $kept }, gebrochen: { $broken }
graenaland-key-give = die gehaltene Karte dem Spieler dieser Nummer geben
