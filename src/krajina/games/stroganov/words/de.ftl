### Deutsch: Stroganov.
###
### Die Landschaften der Reihe zählen von 1 bis 12 und die Regionen von 1 bis 5, beide von Westen. Plättchen und Karten haben ihr Kürzel.

title = Stroganov
about = Vier Jahre in Sibirien: Reite nach Osten, jage Felle, baue Vorposten, erfülle die Wünsche des Zaren und sei im Winter mit Geschichten und Liedern daheim.

## Optionen

option-colours = Farben
option-colours-about = Die Farbe jedes Platzes am Tisch; wer nicht genannt ist, bekommt eine freie.
option-sides = Seiten
option-sides-about = Die Seite jedes Spielertableaus: a ist für alle gleich, b hat für jede Farbe eine eigene Fähigkeit.
option-region_furs = Regionsfelle
option-region_furs-about = Wie die Regionsfelle ausgelegt werden: aufsteigend von Westen oder zufällig.
option-claims = Beanspruchen
option-claims-about = Welche Landschaften ein Kosak beanspruchen darf: jede seiner Region oder nur die, auf der er steht. Ein Vorposten öffnet in beiden Fällen seine ganze Region.
option-strategy = Strategie
option-strategy-about = Für eine Person: worin der Gegner stark ist.
option-harder = schwerere Regeln
option-harder-about = Für eine Person: Regeln, die dem Gegner helfen.
option-readings = Auslegungen
option-readings-about = Andere Auslegungen, wo die gedruckten Spielregeln sich widersprechen oder schweigen.
option-see_forced = auch bei nur einer Wahl fragen
option-see_forced-about = Plätze am Tisch, gezählt ab 1, die auch gefragt werden, wenn nur eine Antwort möglich ist.
option-draw_order = vorbereitete Reihenfolge
option-draw_order-about = Was zuerst aus dem Beutel und von den Stapeln kommt, in dieser Reihenfolge; der Rest kommt zufällig.
option-position = vorbereitete Stellung
option-position-about = Ein Tisch, mit dem begonnen wird, zum Erklären, für Rätsel und Prüfungen; was fehlt, ist wie in einem gewöhnlichen Spiel.
option-data = eigene Tabellen
option-data-about = Tabellen des Spielmaterials anstelle unserer; als Dateien gibt man sie mit --data ORDNER an, wie docs/data.md erklärt.
option-row = Landschaftsreihe
option-villages = Dörfer
option-yurts = Jurten
option-cards = Zarenwünsche
option-songs = Lieder

regionfurs-ascending = aufsteigend von Westen
regionfurs-random = zufällig
claims-region = jede in der Region des Kosaken
claims-tile = nur die, auf der der Kosak steht
strategy-random = fünf Karten zufällig heraus
strategy-a = Vorposten und Trophäen
strategy-b = Vorposten und Landschaften
strategy-c = Vorposten und Zarenwünsche
strategy-d = Trophäen und Landschaften
strategy-e = Trophäen und Zarenwünsche
strategy-f = Landschaften und Zarenwünsche
harder-coin_when_failed = eine Münze für den Gegner, wenn eine Aktion misslingt
harder-coin_for_trade_fur = eine Münze für den Gegner statt eines Handelsfells
harder-katyusha = Katjuscha statt Ivan
reading-czech_yellow = Schilde 1, 5, 9 und 14 auf Seite b des gelben Tableaus
reading-songs_unlimited = ein Lied jedes Mal, wenn das Ende der Geschichtenleiste erreicht ist
reading-tiger_always = jeden Winter ein Tiger auf der östlichsten Landschaft
reading-hunt_from_deck = die Jagd des Gegners wird oben von seinem Stapel abgelesen
reading-keep_neither = von den Fellen aus dem Beutel muss keines behalten werden

## Fragen

ask-draw = Was kommt?
ask-start_card = Wähle deine Startkarte samt Fell
    .hint = Das Fell gehört dir sofort. Die Karte ist ein Zarenwunsch: Erfülle ihn, sobald du die verlangten Felle besitzt; von da an wirkt er.
ask-move = Reite nach Osten: 1–{ $steps } Landschaften, weiter mit Pferden
    .hint = Mit diesem Ritt beginnt jeder Zug. Lücken zählen nicht.
ask-basic = Basisaktion gratis, oder auslassen
    .hint = Nimm eine Münze oder Pferde, bewege dich, jage oder handle.
ask-main = Hauptaktion gratis: Basis oder Fortschritt
    .hint = Eine Fortschrittsaktion machst du in der Region deines Kosaken oder eines deiner Vorposten; gebaut wird nur, wo dein Kosak ist.
ask-second = Zahle ein Fell für eine zweite Aktion, oder beende den Zug
    .hint = Eine Basisaktion kostet ein beliebiges Fell, eine Fortschrittsaktion das Fell ihrer Region.
ask-done = Zusatzaktionen, oder Zug beenden
    .hint = Kaufe oder tausche Felle, oder erfülle einen Wunsch auf der Hand, so oft du willst.
ask-free_move = Bewege den Kosaken nach Osten oder Westen
    .hint = Lücken zählen nicht, und Pferde bringen dich hier nicht weiter.
ask-hunt =
    { $horses ->
        [0] Jage ein Fell: Jedes ist gratis
       *[other] Jage ein Fell: Das niedrigste ist gratis
    }
    .hint = Ohne Karte kostet jedes niedrigere Fell, das du überspringst, ein Pferd.
ask-hunt_again =
    { $coins ->
        [0] Gratis noch einmal jagen?
       *[other] Eine Münze zahlen und noch einmal jagen?
    }
    .hint = In einer Aktion jagst du höchstens zweimal. Übersprungene Felle kosten Pferde wie zuvor.
ask-trade =
    { $picks ->
        [one] Handel: Wähle den letzten Bonus
        [2] Handel: Wähle einen Bonus (insgesamt zwei)
       *[other] Handel: Wähle einen Bonus (insgesamt { $picks })
    }
    .hint = Derselbe Bonus darf mehrmals genommen werden.
ask-pay = Zahle für { $purpose }: noch { $count }× { $fur }
    .hint = Auch ein anderes Fell zählt, wenn du eine Münze dazulegst; ein Tiger ersetzt jedes Fell.
ask-show = Es fehlt { $count }× { $fur }: Wie viele Tiger? (sonst Münzen)
    .hint = Diese Felle musst du für den Wunsch besitzen. Ein Tiger ersetzt eines und wird bezahlt; eine Münze ändert für dieses Mal ein anderes deiner Felle.
ask-keep = Behalte eines der gezogenen Felle
    .hint = Die anderen kommen zurück in den Beutel.
ask-market = Nimm ein Fell vom Markt
    .hint = Sein Platz wird sofort aus dem Beutel aufgefüllt.
ask-trophy_step = Trophäe: ein Feld weiter? Preis: { $fur }
    .hint = Eine Belohnung folgt so oder so: die deines Feldes oder eines Feldes darüber.
ask-trophy_reward = Trophäe: Wähle eine Belohnung
    .hint = Jedes Feld vom Anfang der Leiste bis zu deinem Marker.
ask-village = Besuche ein beliebiges Dorf
    .hint = Dein Kosak muss nicht dort sein, und das Dorf bleibt.
ask-yurt = Nutze eine beliebige Jurte ohne Trophäe
    .hint = Dein Kosak muss nicht dort sein; danach kommt die Jurte aus dem Spiel.
ask-advanced = Mach eine Fortschrittsaktion gratis
    .hint = Das Fell einer zweiten Aktion entfällt; was die Aktion selbst kostet, zahlst du.
ask-outpost = Baue gratis einen Vorposten, Region beliebig
    .hint = Er kommt aus dem allgemeinen Vorrat. In jeder Region darf nur einer von dir stehen.
ask-fulfil = Erfülle einen Wunsch: Zahle nur die roten Felle
    .hint = Die übrigen Felle, die die Karte verlangt, musst du nicht besitzen.
ask-song_now = { $stories } Geschichten: gleich ein Lied singen?
    .hint = Du zahlst die Geschichten, die es kostet; das Lied bleibt liegen.
ask-income = Winter: Nimm dein Einkommen (vorher Zusatzaktionen)
    .hint = Pferde, weitere für jedes Banner, und was deine erfüllten Wünsche im Winter bringen.
ask-winter_card = Welche Winterkarte wirkt zuerst?
    .hint = Sie wirken nacheinander, in der Reihenfolge, die du willst.
ask-song = Winter: Singe ein Lied, oder spare Geschichten
    .hint = Ein Lied je Winter; danach kommt es aus dem Spiel. Gesparte Geschichten zählen später noch.
ask-winter_done = Winter: Zusatzaktionen, oder beenden
    .hint = Ein Lied kannst du jetzt nicht singen, aber noch Felle kaufen oder tauschen oder einen Wunsch erfüllen.

## Was getan wird

do-draw_fur = { $fur } ziehen
do-draw_player = als Nächstes kommt { $seat }
do-draw_landscape = Landschaft aufdecken: { $landscape }
do-draw_village = { $village } aufdecken
do-draw_yurt = { $yurt } aufdecken
do-draw_song = { $song } aufdecken
do-draw_card = { $card } aufdecken
do-draw_back = die Rückseite zeigen: { $card }
do-turn_ivan_card = { $card } umdrehen
do-take_start_card = mit der { $card } beginnen
do-take_start_card-here =
    { $fur-key ->
        [nothing] mit der { $card } beginnen: { $card-does }
       *[other] mit der { $card } und { $fur } beginnen: { $card-does }
    }
do-move_cossack = zu Landschaft { $at } reiten
do-move_cossack-here =
    { $cost-count ->
        [0] zu Landschaft { $at } reiten
       *[other] zu Landschaft { $at } reiten: kostet { $cost }
    }
do-basic_action = { $basic }
do-basic_action-here =
    { $cost-count ->
        [0] { $basic }
       *[other] { $basic }: kostet { $cost }
    }
do-skip = Basisaktion auslassen
do-end_turn = Zug beenden
do-decline = darauf verzichten
do-leave =
    { $question-key ->
        [ask-free_move] stehen bleiben
        [ask-hunt_again] nicht noch einmal jagen
        [ask-trade] keinen weiteren Bonus
        [ask-keep] keines behalten
        [ask-market] kein Fell nehmen
        [ask-trophy_step] nicht weitergehen
        [ask-trophy_reward] keine Belohnung nehmen
        [ask-village] kein Dorf besuchen
        [ask-yurt] keine Jurte nutzen
        [ask-advanced] keine Fortschrittsaktion
        [ask-outpost] keinen Vorposten bauen
        [ask-fulfil] keinen Wunsch erfüllen
        [ask-song_now] jetzt nicht singen
        [ask-winter_card] kein Fell ziehen
        [ask-song] kein Lied singen
        [ask-winter_done] den Winter beenden
       *[other] darauf verzichten
    }
do-visit_village = das Dorf in Region { $region } besuchen
do-visit_village-here =
    { $cost-count ->
        [0] das { $village } in Region { $region } besuchen
       *[other] das { $village } in Region { $region } besuchen: kostet { $cost }
    }
do-use_yurt = die Jurte in Region { $region } nutzen
do-use_yurt-here =
    { $cost-count ->
        [0] die { $yurt } in Region { $region } nutzen
       *[other] die { $yurt } in Region { $region } nutzen: kostet { $cost }
    }
do-take_card = den Zarenwunsch in Region { $region } nehmen
do-take_card-here =
    { $cost-count ->
        [0] die { $card } in Region { $region } nehmen
       *[other] die { $card } in Region { $region } nehmen: kostet { $cost }
    }
do-build_outpost = einen Vorposten in Region { $region } bauen
do-build_outpost-here =
    { $cost-count ->
        [0] einen Vorposten in Region { $region } bauen
       *[other] einen Vorposten in Region { $region } bauen: kostet { $cost }
    }
do-claim_landscape = Landschaft { $at } beanspruchen
do-claim_landscape-here =
    { $cost-count ->
        [0] Landschaft { $at } beanspruchen ({ $landscape })
       *[other] Landschaft { $at } beanspruchen ({ $landscape }): kostet { $cost }
    }
do-extra_action = { $extra }
do-fulfil_card = die { $card } erfüllen
do-use_card = die { $card } nutzen
do-hunt = { $fur } auf Landschaft { $at } jagen
do-hunt-here =
    { $cost-count ->
        [0] { $fur } auf Landschaft { $at } jagen
       *[other] { $fur } auf Landschaft { $at } jagen: kostet { $cost }
    }
do-trade = Handel: { $reward }
do-pay =
    { $count ->
        [one] { $count } Fell zahlen: { $fur }
       *[other] { $count } Felle zahlen: { $fur }
    }
do-show_tigers =
    { $count ->
        [0] keinen Tiger zeigen
       *[other] { $count } Tiger zeigen
    }
do-keep_fur = { $fur } behalten
do-take_fur = { $fur } vom Markt nehmen
do-step_trophy = auf der Trophäenleiste weitergehen
do-step_for_stories = für Geschichten auf der Trophäenleiste weitergehen
do-step_for_stories-here = auf der Trophäenleiste weitergehen: kostet { $cost }
do-take_trophy_reward = die Belohnung von Feld { $space } nehmen
do-take_trophy_reward-here = die Belohnung von Feld { $space } nehmen: { $gains }
do-sing_song = das { $song } singen
do-take_income = das Wintereinkommen nehmen

## Was geschehen ist

event-season_began = Jahr { $year }, { $season }.
event-turn_began = { $who } ist am Zug.
event-deepest =
    { $place ->
        [1] { $who } ist am tiefsten in Sibirien.
       *[other] { $who } ist am zweittiefsten in Sibirien.
    }
event-fur_dealt = Auf Landschaft { $at } kommt { $fur }.
event-market_filled = Auf den Markt kommt { $fur }.
event-fur_on_card = Auf der { $card } liegt { $fur }.
event-trade_fur_placed = Handelsfell: { $fur }.
event-region_fur_placed = Regionsfell in Region { $region }: { $fur }.
event-fur_offered = { $who } zieht aus dem Beutel: { $fur }.
event-landscape_added = Neue Landschaft { $at }: { $landscape }.
event-village_placed = Das { $village } kommt in Region { $region }.
event-yurt_placed = Die { $yurt } kommt in Region { $region }.
event-card_placed = Die { $card } kommt in Region { $region }.
event-start_card_placed = Zur Wahl am Start: { $card }.
event-song_placed = Das { $song } liegt aus.
event-tiger_placed = Auf Landschaft { $at } kommt ein Tiger.
event-ivan_card_turned =
    { $pick-key ->
        [pick-lowest] { $hunts ->
            [one] { $who } dreht { $card } um: jagt das niedrigste Fell, dann: { $second }.
           *[other] { $who } dreht { $card } um: jagt die { $hunts } niedrigsten Felle, dann: { $second }.
        }
       *[other] { $hunts ->
            [one] { $who } dreht { $card } um: jagt das höchste Fell, dann: { $second }.
           *[other] { $who } dreht { $card } um: jagt die { $hunts } höchsten Felle, dann: { $second }.
        }
    }
event-ivan_hunted =
    { $furs-count ->
        [0] { $who } findet auf Landschaft { $at } kein Fell und nimmt stattdessen Münzen.
       *[other] { $who } jagt auf Landschaft { $at }: { $furs }.
    }
event-moved = { $who } reitet zu Landschaft { $at }.
event-basic_taken = { $who } wählt als Basisaktion: { $basic }.
event-extra_taken = { $who } wählt als Zusatzaktion: { $extra }.
event-gained =
    { $who } bekommt { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what-many }
    }.
event-spent =
    { $who } gibt { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what-many }
    } ab.
event-fur_gained =
    { $at ->
        [0] { $who } bekommt ein Fell: { $fur }.
       *[other] { $who } bekommt ein Fell von Landschaft { $at }: { $fur }.
    }
event-fur_paid =
    { $who } zahlt { $count ->
        [one] { $count } Fell
       *[other] { $count } Felle
    }: { $fur }.
event-village_visited = { $who } besucht in Region { $region } das { $village }.
event-yurt_used = { $who } nutzt in Region { $region } die { $yurt }.
event-card_taken = { $who } nimmt die { $card }.
event-card_fulfilled = { $who } erfüllt die { $card }.
event-card_used = { $who } nutzt die { $card }.
event-outpost_built = { $who } baut einen Vorposten in Region { $region }.
event-landscape_claimed = { $who } beansprucht Landschaft { $at }: { $landscape }.
event-trophy_stepped = { $who } geht auf der Trophäenleiste auf Feld { $space }.
event-song_sung = { $who } singt das { $song }.
event-second_action_failed =
    { $instead-key ->
        [thing-coin] { $who } müsste { $second-infinitive }, kann es aber nicht und bekommt stattdessen eine Münze.
        [thing-outpost] { $who } müsste { $second-infinitive }, kann es aber nicht und nimmt stattdessen einen Vorposten in den Vorrat.
       *[other] { $who } müsste { $second-infinitive }, kann es aber nicht und bekommt nichts.
    }
event-scored =
    { $who } bekommt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }: { $why }.
event-cossack_went_home = { $who } reitet von Landschaft { $at } nach Hause.
event-landscapes_slid =
    { $landscapes-count ->
        [one] Die Lücken schließen sich: { $landscapes-count } Landschaft rückt nach Westen.
       *[other] Die Lücken schließen sich: { $landscapes-count } Landschaften rücken nach Westen.
    }
event-yurts_slid =
    { $yurts-count ->
        [one] Eine Jurte rückt nach Westen: { $yurts }.
       *[other] { $yurts-count } Jurten rücken nach Westen: { $yurts }.
    }
event-cards_slid =
    { $cards-count ->
        [one] Ein Zarenwunsch rückt nach Westen: { $cards }.
       *[other] { $cards-count } Zarenwünsche rücken nach Westen: { $cards }.
    }
event-songs_left =
    { $songs-count ->
        [one] Ein Lied kommt ungesungen aus dem Spiel: { $songs }.
       *[other] { $songs-count } Lieder kommen ungesungen aus dem Spiel: { $songs }.
    }
event-market_cleared = Die Felle vom Markt kommen zurück in den Beutel.
event-parts_removed = Alle Lieder, Jurten und Wünsche der A-Stapel kommen aus dem Spiel.
event-final_scoring_began = Der vierte Winter ist vorbei: Schlusswertung.
event-game_ended = Das Spiel ist zu Ende.

## Warum nicht

refusal-not-in-bag = Dieses Fell ist nicht im Beutel: { $fur }.
refusal-not-in-stack = Das ist nicht im Stapel.
refusal-no-such-start-card = Die { $card } ist keine der Startkarten.
refusal-no-tile = Landschaft { $at }: Dort ist nur eine Lücke.
refusal-stands-there = Auf Landschaft { $at } steht dein Kosak schon.
refusal-move-east = Landschaft { $at } liegt im Westen, und am Anfang eines Zuges reitet der Kosak nach Osten.
refusal-too-far = Landschaft { $at } ist zu weit weg.
refusal-move-chosen = Du hast die Bewegung gewählt, also kann dein Kosak nicht stehen bleiben.
refusal-nowhere-to-go = Es gibt keine andere Landschaft, auf die dein Kosak gehen könnte.
refusal-horses-missing =
    { $there ->
        [0] Das kostet { $count ->
            [one] { $count } Pferd
           *[other] { $count } Pferde
        }, du hast keines.
       *[other] Das kostet { $count ->
            [one] { $count } Pferd
           *[other] { $count } Pferde
        }, du hast { $there }.
    }
refusal-nothing-to-hunt = Wo du jagen darfst, liegt kein Fell.
refusal-hunt-out-of-reach =
    { $reach ->
        [0] Auf Landschaft { $at } kannst du nicht jagen: Dein Kosak ist nicht dort.
       *[other] Auf Landschaft { $at } kannst du nicht jagen: Dein Kosak ist weder dort noch daneben.
    }
refusal-no-such-fur = Dieses Fell liegt nicht auf Landschaft { $at }: { $fur }.
refusal-no-trade-fur = Der Handel kostet ein Fell, das du nicht zahlen kannst: { $fur }.
refusal-second-trade-takes-two = Eine zweite Aktion kostet ein Fell und der Handel noch eines: { $fur }. Du hast nur eines.
refusal-second-takes-a-fur = Eine zweite Aktion kostet ein Fell, du hast keines.
refusal-second-takes-this-fur = Eine zweite Aktion in dieser Region kostet ein Fell, das du nicht zahlen kannst: { $fur }.
refusal-out-of-reach = In Region { $region } kannst du keine Aktion machen: Dort ist weder dein Kosak noch ein Vorposten von dir.
refusal-build-elsewhere = Gebaut wird dort, wo dein Kosak ist, und das ist nicht Region { $region }.
refusal-claim-elsewhere = Landschaft { $at } kannst du nicht beanspruchen: Dein Kosak steht nicht darauf, und in Region { $region } hast du keinen Vorposten.
refusal-no-yurt = In Region { $region } gibt es keine Jurte.
refusal-no-card = In Region { $region } gibt es keinen Zarenwunsch.
refusal-not-the-trophy = Die Belohnung einer Trophäe kann nicht noch eine Trophäe sein, und die gäbe es in Region { $region }.
refusal-no-outpost = Du hast keinen Vorposten in deinem Vorrat.
refusal-outpost-there = In Region { $region } hast du schon einen Vorposten.
refusal-no-slot = In Region { $region } ist kein Platz für noch einen Vorposten.
refusal-claim-unpayable =
    { $count ->
        [one] Diese Landschaft kostet { $count } Fell, das du nicht zahlen kannst: { $fur }.
       *[other] Diese Landschaft kostet { $count } Felle, die du nicht zahlen kannst: { $fur }.
    }
refusal-second-claim-unpayable = Als zweite Aktion kostet das erst { $first }, dann { $count }× { $fur } für die Landschaft; beides kannst du nicht zahlen.
refusal-furs-missing =
    { $there ->
        [0] Dieses Fell hast du nicht: { $fur }.
       *[other] Von diesem Fell hast du { $there }, nicht { $count }: { $fur }.
    }
refusal-furs-too-many = Zu zahlen: nur noch { $due }, nicht { $count }.
refusal-furs-in-order = Gezahlt wird Art für Art: erst die verlangten Felle, dann die anderen vom niedrigsten an, Tiger zuletzt. Dieses kommt zu früh oder zu spät: { $fur }.
refusal-not-this-winter = Die { $card } bringt in diesem Winter nichts, oder du hast sie schon genutzt.
refusal-cards-come-first = Was Karten im Winter bringen, kannst du nicht ablehnen. Nur auf ein Fell aus dem Beutel darfst du verzichten, wenn sonst nichts mehr aussteht.
refusal-coins-missing = Diese Felle ({ $count }) kosten je eine Münze dazu, du hast { $there }: { $fur }.
refusal-rest-unpayable = Mit { $count }× { $fur } reicht es nicht mehr für alle { $due } und für das, was danach zu zahlen ist.
refusal-wrong-tigers = Nimm { $least } bis { $most } Tiger, nicht { $count }.
refusal-not-in-hand = Die { $card } hast du nicht auf der Hand.
refusal-card-unpayable =
    { $count ->
        [one] Für diesen Wunsch brauchst du { $count } Fell, das du nicht hast: { $fur }.
       *[other] Für diesen Wunsch brauchst du { $count } Felle, die du nicht alle hast: { $fur }.
    }
refusal-not-fulfilled = Die { $card } hast du nicht erfüllt.
refusal-other-season = Die { $card } bringt in dieser Jahreszeit nichts.
refusal-card-used = Die { $card } hast du in diesem Zug schon genutzt.
refusal-nothing-possible = Keine Aktion, die diese Karte bringt, ist jetzt möglich.
refusal-not-drawn = Dieses Fell wurde nicht gezogen: { $fur }. Gezogen wurden: { $drawn }.
refusal-keep-one = Eines der gezogenen Felle musst du behalten.
refusal-fur-chosen = Du hast gezahlt: Wähle ein Fell.
refusal-not-in-market = Dieses Fell liegt nicht auf dem Markt: { $fur }.
refusal-nothing-higher = Du hast kein Fell mit höherem Wert, das du gegen dieses tauschen könntest: { $fur }.
refusal-nothing-lower = Auf dem Markt liegt kein Fell mit niedrigerem Wert als deine.
refusal-bag-empty = Der Beutel ist leer.
refusal-market-empty = Der Markt ist leer.
refusal-too-few-furs =
    { $count ->
        [one] Das kostet ein Fell, du hast keines.
       *[other] Das kostet { $count } Felle, du hast { $there }.
    }
refusal-track-ends = Dein Marker ist am Ende der Trophäenleiste.
refusal-no-trophy-fur = Dieser Schritt kostet ein Fell, das du nicht zahlen kannst: { $fur }.
refusal-space-not-reached = Die Belohnung von Feld { $space } ist noch nicht offen, nur die bis Feld { $last }.
refusal-two-different = Wähle zwei verschiedene Belohnungen; die von Feld { $space } hast du schon.
refusal-side-a = Mit Geschichten kommst du auf der Trophäenleiste nur weiter, wenn du mit Seite b des Tableaus spielst.
refusal-no-such-song = Das { $song } liegt nicht aus.
refusal-too-few-stories =
    { $there ->
        [0] Dieses Lied kostet { $count ->
            [one] { $count } Geschichte
           *[other] { $count } Geschichten
        }, du hast keine.
       *[other] Dieses Lied kostet { $count ->
            [one] { $count } Geschichte
           *[other] { $count } Geschichten
        }, du hast { $there }.
    }
refusal-one-song = Du hast in diesem Winter schon gesungen.

## Fehler

error-too-many-colours = Mehr Farben als Plätze am Tisch: { $found } für { $seats }.
error-too-many-sides = Mehr Tableauseiten als Plätze am Tisch: { $found } für { $seats }.
error-named-twice = Hier ist etwas zweimal genannt: { $names }.
error-solo-only = Strategien und schwerere Regeln sind für eine Person; hier ist die Zahl der Plätze { $seats }.
error-no-such-seat = { $seat } gibt es nicht: Die Zahl der Plätze ist { $seats }.
error-too-many-mats = Die Stellung hat Dinge für { $found }, und es spielen { $players }.
error-row-too-long = Die Reihe der Stellung hat { $found } Landschaften, und höchstens { $last } gibt es.
error-furs-in-gap = In der Lücke { $at } können keine Felle liegen.
error-not-five = Es gibt fünf Regionen, aber die Stellung hat hier { $found }: { $name }.
error-tiger-prices-nothing = Ein Tiger kann weder Regionsfell noch Handelsfell sein.
error-market-too-full = Auf dem Markt ist Platz für { $last } Felle, und Tiger kommen nicht dorthin.
error-stories-too-many = Die Geschichtenleiste endet bei { $last }, und es sollen { $found } sein.
error-trophy-too-far = Die Trophäenleiste endet mit Feld { $last }; auf Feld { $found } kann kein Marker sein.
error-outpost-twice = In Region { $region } ist für diesen Vorposten kein Platz, oder er steht schon dort.
error-too-many-pieces = So viele davon sind nicht in der Schachtel: { $what-many }.
error-too-many-furs = Die Stellung hat { $found } von diesem Fell, mehr als die Schachtel: { $fur }.
error-piece-twice = Das ist zweimal in der Stellung ({ $name }): { $piece }.

## Fehler: Tabellen des Spielmaterials

error-data-reward-none = In der Tabelle { $file } ist die Belohnung an der Stelle { $place } leer; sie muss genau ein Wort haben.
error-data-reward-many = In der Tabelle { $file } hat die Belohnung an der Stelle { $place } mehrere Wörter ({ $words }); jedes davon muss eine eigene Belohnung sein.
error-data-reward-here = In der Tabelle { $file } kann an der Stelle { $place } nicht „{ $word }“ als Belohnung stehen. Möglich ist hier: { $known }.
error-data-effect = In der Tabelle { $file } gilt die Wirkung an der Stelle { $place } für „{ $when }“; von rule, vp und rewards muss sie deshalb genau { $due } haben.
error-data-per = In der Tabelle { $file } gilt die Wirkung an der Stelle { $place } für „{ $when }“ und lässt sich nicht mit „{ $per }“ multiplizieren.

## Was im Spiel ist

fur-2 = Zobel (2)
fur-3 = Hase (3)
fur-4 = Fuchs (4)
fur-5 = Vielfraß (5)
fur-6 = Hirsch (6)
fur-7 = Luchs (7)
fur-8 = Bär (8)
fur-tiger = Tiger
any-fur = beliebiges Fell
colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-yellow = Gelb
side-a = a
side-b = b
terrain-taiga = Wald
terrain-tundra = Steppe
terrain-wetland = Sumpf
terrain-mountains = Gebirge
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
pick-lowest = das niedrigste Fell
pick-highest = das höchste Fell
second-outpost = baut einen Vorposten
    .infinitive = einen Vorposten bauen
second-trophy = geht auf der Trophäenleiste weiter
    .infinitive = auf der Trophäenleiste weitergehen
second-yurt = nutzt eine Jurte
    .infinitive = eine Jurte nutzen
second-tsar = nimmt einen Zarenwunsch
    .infinitive = einen Zarenwunsch nehmen
second-claim = beansprucht eine Landschaft
    .infinitive = eine Landschaft beanspruchen
moment-start = Startkarte
moment-move = Ritt
moment-basic = Basisaktion
moment-main = Hauptaktion
moment-second = zweite Aktion
moment-done = Zugende
moment-income = Einkommen
moment-stories = Geschichten
moment-songs = Lieder
moment-upkeep = Vorbereitung

opponent-ivan = Ivan
opponent-katyusha = Katjuscha
basic-coin = eine Münze nehmen
basic-horses = Pferde nehmen
basic-gains = { $gains } nehmen
basic-move = den Kosaken bewegen
basic-hunt = jagen
basic-trade = handeln
tradereward-coin = Münze
tradereward-stories = Geschichten
tradereward-move = Bewegung
tradereward-horses = Pferde
extra-buy_from_market = für 5 Pferde ein Fell vom Markt kaufen
extra-buy_from_bag = für 5 Pferde ein Fell aus dem Beutel kaufen
extra-swap_down = ein Fell und ein Pferd gegen ein niedrigeres Fell vom Markt tauschen
extra-swap_two = zwei Felle gegen eines vom Markt tauschen
for-second_action = die zweite Aktion
for-trade = den Handel
for-claim = die Landschaft
for-trophy = die Trophäe
for-card = den Wunsch
for-swap_down = den Tausch
for-swap_two = den Tausch
thing-coin = Münze
    .many = Münzen
thing-horse = Pferd
    .many = Pferde
thing-banner = Banner
    .many = Banner
thing-tiger = Tiger
    .many = Tiger
thing-story = Geschichte
    .many = Geschichten
thing-outpost = Vorposten
    .many = Vorposten

## Gewinne und Preise

gain-vp =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
gain-coin =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
gain-horse =
    { $count ->
        [one] { $count } Pferd
       *[other] { $count } Pferde
    }
gain-banner = { $count } Banner
gain-tiger = { $count } Tiger
gain-story =
    { $count ->
        [one] { $count } Geschichte
       *[other] { $count } Geschichten
    }
gain-outpost = { $count } Vorposten
gain-fur_bag =
    { $count ->
        [one] { $count } Fell aus dem Beutel
       *[other] { $count } Felle aus dem Beutel
    }
gain-fur_market =
    { $count ->
        [one] { $count } Fell vom Markt
       *[other] { $count } Felle vom Markt
    }
gain-trophy =
    { $count ->
        [one] { $count } Trophäe
       *[other] { $count } Trophäen
    }
gain-trade = { $count } von: { $rewards }
gain-move =
    { $count ->
        [one] Bewegung um { $count }
       *[other] Bewegung um 1–{ $count }
    }
gain-hunt =
    { $count ->
        [one] { $count } Jagd
       *[other] { $count } Jagden
    }
gain-pick_above =
    { $count ->
        [one] { $count } Belohnung von weiter oben
       *[other] { $count } verschiedene Belohnungen von weiter oben
    }
gain-visit_village = ein beliebiges Dorf
gain-visit_other_village = ein beliebiges Dorf außer dem mit der Trophäe
gain-use_yurt = eine beliebige Jurte ohne Trophäe
gain-advanced_here = eine Fortschrittsaktion
gain-advanced_anywhere = eine Fortschrittsaktion an beliebigem Ort
gain-build_outpost = ein Vorposten an beliebigem Ort
gain-fulfil_tsar = ein Zarenwunsch nur für die rot gerahmten Felle
gain-furs = { $count }× { $fur }
cost-furs = { $count }× { $fur }
cost-show = { $count }× { $fur } besitzen
paid-furs = { $count } davon zahlen
cost-horses =
    { $count ->
        [one] { $count } Pferd
       *[other] { $count } Pferde
    }
cost-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
cost-stories =
    { $count ->
        [one] { $count } Geschichte
       *[other] { $count } Geschichten
    }

## Die Wertung

why-start_card = Startkarte
why-landscape = beanspruchte Landschaften
why-tsar_card = Zarenwünsche
why-village = Dörfer
why-yurt = Jurten
why-song = Lieder
why-trophy = Trophäen
why-horses = getauschte Pferde
why-extra_action = Zusatzaktionen
why-other = Sonstiges
why-cards_at_end = Zarenwünsche am Ende
why-landscape_sets = Sets von Landschaften
why-tigers = Tiger
why-trophy_shield = Schild der Trophäenleiste
why-outposts_built = gebaute Vorposten
why-outposts_left = Vorposten im Vorrat
why-coins = Münzen
why-furs = Felle
why-stories = Geschichten

## Der Tisch

view-year = Jahr
view-season = Jahreszeit
view-active = am Zug
view-order = Reihenfolge
view-moved = waren am Zug
view-players = Spieler
view-ivan = Gegner
view-pick = Jagd des Gegners
view-hunts = Zahl der Felle
view-second = zweite Aktion
view-row = Landschaftsreihe
view-regions = Regionen
view-songs = Lieder
view-start_cards = Startkarten
view-cards = offene Zarenwünsche
view-market = Markt
view-trade_fur = Handelsfell
view-drawn = gezogen
view-bag = im Beutel
view-tigers = Tiger im Vorrat
view-banners = Banner
view-landscapes_left = übrige Landschaften
view-possible = Aktionen
view-points = Punkte
view-colour = Farbe
view-side = Seite
view-at = Landschaft
view-horses = Pferde
view-coins = Münzen
view-furs = Felle
view-outposts = Vorposten
view-outposts_left = Vorposten übrig
view-built = Vorposten in Regionen
view-stories = Geschichten
view-trophy = Feld der Trophäenleiste
view-landscapes = Landschaften
view-hand = Karten auf der Hand
view-fulfilled = erfüllte Karten
view-sources = Punkte aus
view-each = Punkte am Ende, je
view-at_end = Punkte am Ende
view-track = Trophäenleiste
view-space = Feld
view-fur = Fell
view-gains = bringt
view-shield = Schild
view-opponent = Gegner
view-card = offen
view-steps = Bewegung auf der Rückseite
view-cards_left = Karten im Stapel
view-mat = Tableau
view-region = Region
view-landscape = Landschaft
view-terrain = Gelände
view-price = Preis in Fellen
view-cossacks = Kosaken
view-village = zu besuchen
view-village_gains = Dorf bringt
view-yurt = zu nutzen
view-yurt_gains = Jurte bringt
view-slots = Plätze für Vorposten
view-owner = gehört
view-is_neutral = neutral
view-song = Lied
view-own = zu besitzen
view-pay = zu zahlen
view-vp = Punkte sofort
view-action = Aktion
view-cost = kostet
view-leads_to = führt zu
view-say = genannt
view-asks = danach gefragt
view-why_not = nicht möglich
view-rule = Regel
view-moment = gerade
view-sets = Sätze von Landschaften
view-terrains = Landschaftsarten
view-worth = am Ende wert
view-paying = jetzt zu zahlen
view-payments = Zahlweisen
view-paid = gezahlt
view-count = Anzahl
view-needed = muss da sein
view-there = ist da
view-standing_in = durch Tiger und Münzen ersetzt

## Der Tisch im Terminal

table-when = Jahr { $year }, { $season }
table-row = Landschaft, Felle vom niedrigsten an, Preis in Fellen der Region → Ertrag, ← Kosaken
table-region = Region { $region }, { $fur }
table-slots = Vorposten und ihr Preis in Pferden
table-free = frei
table-neutral = neutral
table-gap = Lücke
table-card = { $card }, { $card-does }: { $own }× { $fur } besitzen, { $pay } zahlen; { $points }
table-fulfilled = { $card }, { $card-does }
table-at =
    { $at ->
        [0] Startteil
       *[other] Landschaft { $at }
    }
table-outposts = { $here } Vorposten, { $left } weitere im allgemeinen Vorrat
table-next = nächstes Feld: { $fur }

## Plättchen und Karten

landscape-S-TA1 = naher Wald
landscape-S-TA2 = naher dichter Wald
landscape-S-TU1 = nahe Steppe
landscape-S-WE1 = naher Sumpf
landscape-S-MO1 = nahes Gebirge
landscape-TU1 = wilde Steppe
landscape-TU2 = grasige Steppe
landscape-TU3 = weite Steppe
landscape-TU4 = reiche Steppe
landscape-TU5 = silberne Steppe
landscape-TU6 = berühmte Steppe
landscape-TA1 = grasiger Wald
landscape-TA2 = wilder Wald
landscape-TA3 = belebter Wald
landscape-TA4 = berühmter Wald
landscape-TA5 = reicher Wald
landscape-WE1 = belebter Sumpf
landscape-WE2 = reicher Sumpf
landscape-WE3 = wilder Sumpf
landscape-WE4 = silberner Sumpf
landscape-WE5 = berühmter Sumpf
landscape-MO1 = berühmtes Gebirge
landscape-MO2 = silbernes Gebirge
landscape-MO3 = wildes Gebirge
landscape-MO4 = grasiges Gebirge
landscape-MO5 = reiches Gebirge
yurt-YA1 = Jurte des Jägers
yurt-YA2 = Jurte des Händlers
yurt-YA3 = Jurte des Erzählers
yurt-YA4 = Jurte des Schatzmeisters
yurt-YA5 = Jurte des Hirten
yurt-YA6 = Jurte des Baumeisters
yurt-YA7 = Jurte der kleinen Trophäe
yurt-YA8 = Jurte des Tigerjägers
yurt-YB1 = Jurte des alten Jägers
yurt-YB2 = Jurte des alten Händlers
yurt-YB3 = Jurte des Sängers
yurt-YB4 = Jurte des Reichen
yurt-YB5 = Jurte der großen Trophäe
yurt-YB6 = Jurte des Bannerträgers
yurt-YB7 = Jurte des Reiters
yurt-YB8 = Jurte mit dem Tigerfell
song-GA1 = Lied vom Beutel
song-GA2 = Lied von der Münze
song-GA3 = Lied vom Ruhm
song-GA4 = Lied vom Markt
song-GA5 = Lied von der Ferne
song-GA6 = Lied von der Zarengnade
song-GA7 = Lied vom Vorposten
song-GA8 = Lied vom Tiger
song-GA9 = Lied von der guten Jagd
song-GA10 = Lied vom reichen Markt
song-GB1 = Lied von der Ehre
song-GB2 = Lied von der langen Jagd
song-GB3 = Lied von der Zarengunst
song-GB4 = Lied von den Dörfern
song-GB5 = Lied vom Horizont
song-GB6 = Lied vom Lagerfeuer
song-GB7 = Lied vom großen Ruhm
song-GB8 = Lied vom alten Tiger
song-GB9 = Lied vom Kaufmann
song-GB10 = Lied von den Stroganows
ivan-I1 = Automakarte 1
ivan-I2 = Automakarte 2
ivan-I3 = Automakarte 3
ivan-I4 = Automakarte 4
ivan-I5 = Automakarte 5
ivan-I6 = Automakarte 6
ivan-I7 = Automakarte 7
ivan-I8 = Automakarte 8
ivan-I9 = Automakarte 9
ivan-I10 = Automakarte 10
ivan-I11 = Automakarte 11
ivan-I12 = Automakarte 12
ivan-I13 = Automakarte 13
ivan-I14 = Automakarte 14
ivan-I15 = Automakarte 15
ivan-I16 = Automakarte 16
ivan-I17 = Automakarte 17
ivan-I18 = Automakarte 18
village-V1 = Pferdedorf
village-V2 = Baumeisterdorf
village-V3 = Erzählerdorf
village-V4 = Marktdorf
village-V5 = Trophäendorf
card-S1 = Karte „Langer Schritt“ (S1)
    .does = ein Schritt mehr bei jeder Bewegung
card-S2 = Karte „Winterherde“ (S2)
    .does = 3 Pferde jeden Winter
card-S3 = Karte „Wintermünze“ (S3)
    .does = eine Münze jeden Winter
card-S4 = Karte „Wintergeschichten“ (S4)
    .does = 2 Geschichten jeden Winter
card-S5 = Karte „Ställe“ (S5)
    .does = 2 Pferde je gebautem Vorposten jeden Winter
card-S6 = Karte „Weiden“ (S6)
    .does = 2 Pferde je Landschaft jeden Winter
card-S7 = Karte „Ein Feld tiefer“ (S7)
    .does = Trophäenbelohnung ein Feld tiefer
card-S8 = Karte „Jagd nebenan“ (S8)
    .does = Jagd auch auf Nachbarlandschaften
card-S9 = Karte „Jedes Fell genügt“ (S9)
    .does = zweite Aktion für ein beliebiges Fell
card-A1 = Karte „Langer Schritt“ (A1)
    .does = ein Schritt mehr bei jeder Bewegung
card-A2 = Karte „Winterherde“ (A2)
    .does = 3 Pferde jeden Winter
card-A3 = Karte „Ein Fell weniger“ (A3)
    .does = für Zarenwünsche ein Fell weniger besitzen
card-A4 = Karte „Ein Feld tiefer“ (A4)
    .does = Trophäenbelohnung ein Feld tiefer
card-A5 = Karte „Winterbeute“ (A5)
    .does = ein Fell aus dem Beutel jeden Winter
card-A6 = Karte „Blick zurück“ (A6)
    .does = Aktion bis zu 2 Landschaften weiter westlich
card-A7 = Karte „Wintergeschichten“ (A7)
    .does = 2 Geschichten jeden Winter
card-A8 = Karte „Freie Beutewahl“ (A8)
    .does = Felle bei der Jagd kostenlos überspringen
card-A9 = Karte „Winterreise“ (A9)
    .does = eine Fortschrittsaktion an beliebigem Ort jeden Winter
card-A10 = Karte „Tigergabe“ (A10)
    .does = sofort ein Tiger
card-A11 = Karte „Frühlingsauftrag“ (A11)
    .does = eine Fortschrittsaktion jeden Frühling
card-A12 = Karte „Sommerauftrag“ (A12)
    .does = eine Fortschrittsaktion jeden Sommer
card-A13 = Karte „Herbstauftrag“ (A13)
    .does = eine Fortschrittsaktion jeden Herbst
card-A14 = Karte „Zweiter Schuss“ (A14)
    .does = die zweite Jagd kostenlos
card-B1 = Karte „Kleiner Orden“ (B1)
    .does = 2 Punkte am Ende
card-B2 = Karte „Schöner Orden“ (B2)
    .does = 3 Punkte am Ende
card-B3 = Karte „Großer Orden“ (B3)
    .does = 4 Punkte am Ende
card-B4 = Karte „Ruhm der Tiger“ (B4)
    .does = 1 Punkt je Tiger
card-B5 = Karte „Ruhm der Vorposten“ (B5)
    .does = 1 Punkt je gebautem Vorposten
card-B6 = Karte „Ein Viertel mehr“ (B6)
    .does = 1 Punkt je 4 Punkte
card-B7 = Karte „Ruhm der Münzen“ (B7)
    .does = 1 Punkt je Münze
card-B8 = Karte „Herr der Berge“ (B8)
    .does = 3 Punkte je Gebirge
card-B9 = Karte „Herr der Sümpfe“ (B9)
    .does = 3 Punkte je Sumpf
card-B10 = Karte „Herr der Steppe“ (B10)
    .does = 3 Punkte je Steppe
card-B11 = Karte „Herr des Waldes“ (B11)
    .does = 3 Punkte je Wald
card-B12 = Karte „Herr der Länder“ (B12)
    .does = 1 Punkt je Landschaft
card-B13 = Karte „Treuer Dienst“ (B13)
    .does = 1 Punkt je erfüllter Karte
card-B14 = Karte „Ruhm der Banner“ (B14)
    .does = 1 Punkt je Banner
own-landscape = { $terrain } { $number }
own-village = Dorf { $number }
own-yurt = Jurte { $number }
own-song = Lied { $number }
own-card = Karte { $code }
    .does = wie es die eigenen Tabellen sagen

## Was Bots zählen, für alle, die einen fragen, warum

term-horses = Pferde
term-coins = Münzen
term-stories = Geschichten und Lieder
term-tigers = Tiger
term-banners = Banner
term-outposts = Vorposten
term-landscapes = Landschaften
term-time = Züge, die noch kommen
term-trophies = Trophäen
term-furs = Felle
term-hand = Wünsche auf der Hand
term-effects = dauerhafte Wirkungen
term-place = Platz auf der Karte
