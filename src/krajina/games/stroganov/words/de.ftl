### Deutsch: Stroganov.
###
### Die Plätze der Landschaftsreihe zählen von 1 bis 12 und die Regionen von 1 bis 5, beide von Westen. Plättchen und Karten haben ihr Kürzel.

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
option-strategy-about = Für eine Person: worin der Gegner stark ist; a Vorposten und Trophäen, b Vorposten und Landschaften, c Vorposten und Zarenwünsche, d Trophäen und Landschaften, e Trophäen und Zarenwünsche, f Landschaften und Zarenwünsche; bei random kommen fünf Karten ungesehen heraus.
option-harder = schwerere Regeln
option-harder-about = Für eine Person: Regeln, die dem Gegner helfen; eine Münze, wenn eine Aktion misslingt, eine Münze für Handelsfelle, oder Katjuscha statt Ivan.
option-readings = Auslegungen
option-readings-about = Andere Auslegungen der Regeln, wo die Anleitungen sich widersprechen oder schweigen.
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
harder-coin_for_trade_fur = eine Münze für den Gegner, wenn er ein Handelsfell bekommt
harder-katyusha = Katjuscha statt Ivan
reading-czech_yellow = Schilde 1, 5, 9 und 14 auf der Seite b des gelben Tableaus
reading-songs_unlimited = ein Lied bei jedem Erreichen des Endes der Geschichtenleiste
reading-tiger_always = jeden Winter ein Tiger auf der östlichsten Landschaft
reading-hunt_from_deck = die Jagd des Gegners wird oben von seinem Stapel abgelesen
reading-keep_neither = von den Fellen aus dem Beutel muss keines behalten werden

## Fragen

ask-draw = Was kommt?
ask-start_card = Mit welcher Karte beginnst du?
ask-move = Wohin reitet dein Kosak?
ask-basic = Welche Grundaktion machst du?
ask-main = Was ist deine Hauptaktion?
ask-second = Machst du für ein Fell eine zweite Hauptaktion?
ask-done = Tust du in diesem Zug noch etwas?
ask-free_move = Wohin geht dein Kosak?
ask-hunt = Welches Fell erjagst du?
ask-hunt_again = Jagst du für eine Münze noch einmal?
ask-trade = Was erhandelst du?
ask-pay = Mit welchen Fellen bezahlst du { $purpose }? Noch zu zahlen: { $count }× { $fur }
ask-show = Die Karte will noch { $count }× { $fur } sehen: Wie viele Tiger stehen dafür ein? Für den Rest ändert je eine Münze ein anderes Fell.
ask-keep = Welches Fell aus dem Beutel behältst du?
ask-market = Welches Fell nimmst du vom Markt?
ask-trophy_step = Gehst du auf der Trophäenleiste weiter? Der Schritt kostet: { $fur }
ask-trophy_reward = Welche Belohnung der Trophäenleiste nimmst du?
ask-village = Welches Dorf besuchst du?
ask-yurt = Welche Jurte nutzt du?
ask-advanced = Welche erweiterte Aktion machst du?
ask-outpost = Wo baust du den Vorposten?
ask-fulfil = Welchen Zarenwunsch erfüllst du allein für die bezahlten Felle?
ask-song_now = Deine Geschichten sind am Ende der Leiste: Singst du gleich ein Lied?
ask-income = Nimmst du dein Wintereinkommen, oder tust du vorher noch etwas?
ask-winter_card = Welche Karte nutzt du jetzt?
ask-song = Winter: Singst du ein Lied?

## Was getan wird

do-draw_fur = { $fur } ziehen
do-draw_player = als Nächstes kommt { $seat }
do-draw_landscape = { $landscape } aufdecken
do-draw_village = { $village } aufdecken
do-draw_yurt = { $yurt } aufdecken
do-draw_song = { $song } aufdecken
do-draw_card = { $card } aufdecken
do-draw_back = die Rückseite zeigen: { $card }
do-turn_ivan_card = { $card } umdrehen
do-take_start_card = mit der { $card } beginnen
do-move_cossack = auf Platz { $at } gehen
do-basic_action = { $basic }
do-skip = keine Grundaktion
do-end_turn = nichts weiter
do-decline = nein, danke
do-visit_village = das Dorf der Region { $region } besuchen
do-use_yurt = die Jurte der Region { $region } nutzen
do-take_card = den Zarenwunsch der Region { $region } nehmen
do-build_outpost = einen Vorposten in der Region { $region } bauen
do-claim_landscape = die Landschaft auf Platz { $at } beanspruchen
do-extra_action = { $extra }
do-fulfil_card = die { $card } erfüllen
do-use_card = die { $card } nutzen
do-hunt = { $fur } auf Platz { $at } erjagen
do-trade = { $reward } erhandeln
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
do-take_trophy_reward = die Belohnung von Feld { $space } nehmen
do-sing_song = das { $song } singen
do-take_income = das Wintereinkommen nehmen

## Was geschehen ist

event-season_began = Jahr { $year }, { $season }.
event-turn_began = { $who } ist am Zug.
event-fur_dealt = Auf Platz { $at } kommt { $fur }.
event-market_filled = Auf den Markt kommt { $fur }.
event-fur_on_card = Auf der { $card } liegt { $fur }.
event-trade_fur_placed = Der Handel nimmt { $fur }.
event-region_fur_placed = Der Preis in Region { $region } ist { $fur }.
event-fur_offered = { $who } zieht aus dem Beutel: { $fur }.
event-landscape_added = { $landscape } kommt auf Platz { $at }.
event-village_placed = Das { $village } kommt in die Region { $region }.
event-yurt_placed = Die { $yurt } kommt in die Region { $region }.
event-card_placed = Die { $card } kommt in die Region { $region }.
event-start_card_placed = Eine Karte zum Beginnen: { $card }.
event-song_placed = Das { $song } liegt aus.
event-ivan_card_turned = Der Gegner dreht { $card } um: jagt { $hunts }× { $pick }; dann: { $second }.
event-moved = { $who } geht auf Platz { $at }.
event-basic_taken = { $who } wählt als Grundaktion: { $basic }.
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
event-fur_gained = { $who } bekommt ein Fell: { $fur }.
event-fur_paid =
    { $who } zahlt { $count ->
        [one] { $count } Fell
       *[other] { $count } Felle
    }: { $fur }.
event-village_visited = { $who } besucht in der Region { $region } das { $village }.
event-yurt_used = { $who } nutzt in der Region { $region } die { $yurt }.
event-card_taken = { $who } nimmt die { $card }.
event-card_fulfilled = { $who } erfüllt die { $card }.
event-card_used = { $who } nutzt die { $card }.
event-outpost_built = { $who } baut einen Vorposten in der Region { $region }.
event-landscape_claimed = { $who } beansprucht auf Platz { $at }: { $landscape }.
event-trophy_stepped = { $who } geht auf der Trophäenleiste auf Feld { $space }.
event-song_sung = { $who } singt das { $song }.
event-second_action_failed = { $who } kann nicht tun, was die Karte sagt.
event-scored =
    { $who } bekommt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }: { $why }.
event-parts_removed = Alle Lieder, Jurten und Karten der A-Stapel kommen aus dem Spiel.
event-game_ended = Der vierte Winter ist vorbei; jetzt kommt die Schlusswertung.

## Warum nicht

refusal-not-in-bag = Dieses Fell ist nicht im Beutel: { $fur }.
refusal-not-in-stack = Das ist nicht im Stapel.
refusal-no-such-start-card = Diese Karte liegt nicht zum Beginnen aus: { $card }.
refusal-no-tile = Auf Platz { $at } liegt keine Landschaft.
refusal-stands-there = Auf Platz { $at } steht dein Kosak schon.
refusal-move-east = Platz { $at } liegt im Westen, und am Anfang eines Zuges reitet der Kosak nach Osten.
refusal-too-far = Platz { $at } ist zu weit weg.
refusal-move-chosen = Du hast die Bewegung gewählt, also kann dein Kosak nicht stehen bleiben.
refusal-nowhere-to-go = Es gibt keine andere Landschaft, auf die dein Kosak gehen könnte.
refusal-horses-missing =
    { $count ->
        [one] Das kostet { $count } Pferd, und du hast { $there }.
       *[other] Das kostet { $count } Pferde, und du hast { $there }.
    }
refusal-nothing-to-hunt = Wo du jagen darfst, liegt kein Fell.
refusal-hunt-out-of-reach = Auf Platz { $at } kannst du nicht jagen: Dein Kosak ist nicht dort.
refusal-no-such-fur = Dieses Fell liegt nicht auf Platz { $at }: { $fur }.
refusal-no-trade-fur = Der Handel kostet ein Fell, das du nicht zahlen kannst: { $fur }.
refusal-second-trade-takes-two = Eine zweite Aktion kostet ein Fell und der Handel noch eines: { $fur }. Du hast nur eines.
refusal-second-takes-a-fur = Eine zweite Aktion kostet ein Fell, und du hast keines.
refusal-second-takes-this-fur = Eine zweite Aktion in dieser Region kostet ein Fell, das du nicht zahlen kannst: { $fur }.
refusal-out-of-reach = In der Region { $region } kannst du nichts tun: Weder dein Kosak noch ein Vorposten von dir ist dort.
refusal-build-elsewhere = Gebaut wird dort, wo dein Kosak ist, und das ist nicht die Region { $region }.
refusal-claim-elsewhere = Die Landschaft auf Platz { $at } kannst du nicht beanspruchen: Dein Kosak steht nicht darauf, und in der Region { $region } hast du keinen Vorposten.
refusal-no-yurt = In der Region { $region } gibt es keine Jurte.
refusal-no-card = In der Region { $region } gibt es keinen Zarenwunsch.
refusal-not-the-trophy = Eine Trophäe führt nicht zu noch einer Trophäe, und in der Region { $region } gäbe es eine.
refusal-no-outpost = Du hast keinen Vorposten in deinem Vorrat.
refusal-outpost-there = In der Region { $region } hast du schon einen Vorposten.
refusal-no-slot = In der Region { $region } ist kein Platz für noch einen Vorposten.
refusal-claim-unpayable =
    { $count ->
        [one] Diese Landschaft kostet { $count } Fell, und du kannst es nicht zahlen: { $fur }.
       *[other] Diese Landschaft kostet { $count } Felle, und du kannst sie nicht zahlen: { $fur }.
    }
refusal-furs-missing = Von diesem Fell hast du { $there }, nicht { $count }: { $fur }.
refusal-furs-too-many = Zu zahlen sind nur noch { $due }, nicht { $count }.
refusal-furs-in-order = Gezahlt wird Art für Art: erst die verlangten Felle, dann die anderen vom niedrigsten an, Tiger zuletzt. Dieses kommt zu früh oder zu spät: { $fur }.
refusal-not-this-winter = Diese Karte bringt in diesem Winter nichts, oder sie hat schon: { $card }.
refusal-cards-come-first = Was Karten im Winter bringen, wird nicht abgelehnt. Nur auf ein Fell aus dem Beutel kann man verzichten, wenn sonst nichts mehr aussteht.
refusal-coins-missing = Diese Felle ({ $count }) kosten je eine Münze dazu, und du hast { $there }: { $fur }.
refusal-rest-unpayable = Mit { $count }× { $fur } könntest du nicht mehr alle { $due } zahlen und was danach noch zu zahlen ist.
refusal-wrong-tigers = Einstehen können mindestens { $least } und höchstens { $most } Tiger, nicht { $count }.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-card-unpayable =
    { $count ->
        [one] Diese Karte verlangt { $count } Fell, und du hast es nicht: { $fur }.
       *[other] Diese Karte verlangt { $count } Felle, und du hast sie nicht: { $fur }.
    }
refusal-not-fulfilled = Diese Karte hast du nicht erfüllt: { $card }.
refusal-other-season = In dieser Jahreszeit bringt die Karte nichts: { $card }.
refusal-card-used = Diese Karte hast du in diesem Zug schon genutzt: { $card }.
refusal-nothing-possible = Keine Aktion, die diese Karte bringt, ist jetzt möglich.
refusal-not-drawn = Dieses Fell wurde nicht gezogen: { $fur }. Gezogen wurden: { $drawn }.
refusal-keep-one = Eines der gezogenen Felle muss behalten werden.
refusal-fur-chosen = Für ein Fell gibst du etwas her, also nimm eines.
refusal-not-in-market = Dieses Fell liegt nicht auf dem Markt: { $fur }.
refusal-nothing-higher = Du hast kein Fell mit höherem Wert, das du gegen dieses tauschen könntest: { $fur }.
refusal-nothing-lower = Auf dem Markt liegt kein Fell mit niedrigerem Wert als deine.
refusal-bag-empty = Der Beutel ist leer.
refusal-market-empty = Der Markt ist leer.
refusal-too-few-furs =
    { $count ->
        [one] Das kostet ein Fell, und du hast keines.
       *[other] Das kostet { $count } Felle, und du hast { $there }.
    }
refusal-track-ends = Dein Marker ist am Ende der Trophäenleiste.
refusal-no-trophy-fur = Dieser Schritt kostet ein Fell, das du nicht zahlen kannst: { $fur }.
refusal-space-not-reached = Die Belohnung von Feld { $space } ist nicht offen, nur die bis Feld { $last }.
refusal-two-different = Es werden zwei verschiedene Belohnungen gewählt, und die von Feld { $space } hast du schon.
refusal-side-a = Für Geschichten geht es auf der Trophäenleiste nur mit der Tableauseite b weiter.
refusal-no-such-song = Dieses Lied liegt nicht aus: { $song }.
refusal-too-few-stories =
    { $count ->
        [one] Dieses Lied kostet { $count } Geschichte, und du hast { $there }.
       *[other] Dieses Lied kostet { $count } Geschichten, und du hast { $there }.
    }
refusal-one-song = Ein Lied genügt für einen Winter.

## Fehler

error-too-many-colours = Mehr Farben als Plätze am Tisch: { $found } für { $seats }.
error-too-many-sides = Mehr Tableauseiten als Plätze am Tisch: { $found } für { $seats }.
error-named-twice = Hier ist etwas zweimal genannt: { $names }.
error-solo-only = Strategien und schwerere Regeln sind für eine Person; hier ist die Zahl der Plätze { $seats }.
error-no-such-seat = { $seat } gibt es nicht: Die Zahl der Plätze ist { $seats }.
error-too-many-mats = Die Stellung hat Dinge für { $found }, und es spielen { $players }.
error-row-too-long = Die Reihe der Stellung hat { $found } Plätze, und höchstens { $last } gibt es.
error-furs-in-gap = In der Lücke auf Platz { $at } können keine Felle liegen.
error-not-five = Es gibt fünf Regionen, aber die Stellung hat hier { $found }: { $name }.
error-tiger-prices-nothing = Ein Tiger kann weder Regionsfell noch Handelsfell sein.
error-market-too-full = Auf dem Markt ist Platz für { $last } Felle, und Tiger kommen nicht dorthin.
error-stories-too-many = Die Geschichtenleiste endet bei { $last }, und es sollen { $found } sein.
error-trophy-too-far = Die Trophäenleiste endet mit Feld { $last }; auf Feld { $found } kann kein Marker sein.
error-outpost-twice = In der Region { $region } ist für diesen Vorposten kein Platz, oder er steht schon dort.
error-too-many-pieces = So viele davon sind nicht in der Schachtel: { $what-many }.
error-too-many-furs = Die Stellung hat { $found } von diesem Fell, mehr als die Schachtel: { $fur }.
error-piece-twice = Das ist zweimal in der Stellung ({ $name }): { $piece }.

## Fehler: Tabellen des Spielmaterials

error-data-reward-none = In der Tabelle { $file } ist die Belohnung an der Stelle { $place } leer; sie muss genau ein Wort haben.
error-data-reward-many = In der Tabelle { $file } hat die Belohnung an der Stelle { $place } mehrere Wörter ({ $words }); jedes davon muss eine eigene Belohnung sein.
error-data-reward-here = In der Tabelle { $file } kann an der Stelle { $place } nicht „{ $word }“ als Belohnung stehen. Möglich ist hier: { $known }.
error-data-effect = In der Tabelle { $file } gilt die Wirkung an der Stelle { $place } für „{ $when }“; von rule, vp und rewards muss sie deshalb genau { $due } haben.
error-data-per = In der Tabelle { $file } gilt die Wirkung an der Stelle { $place } für „{ $when }“ und lässt sich nicht mit „{ $per }“ malnehmen.

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
colour-blue = blau
colour-red = rot
colour-green = grün
colour-yellow = gelb
side-a = a
side-b = b
terrain-taiga = Taiga
terrain-tundra = Tundra
terrain-wetland = Sumpf
terrain-mountains = Gebirge
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
pick-lowest = das niedrigste
pick-highest = das höchste
second-outpost = baut einen Vorposten
second-trophy = geht auf der Trophäenleiste weiter
second-yurt = nutzt eine Jurte
second-tsar = nimmt einen Zarenwunsch
second-claim = beansprucht eine Landschaft

opponent-ivan = Ivan
opponent-katyusha = Katjuscha
basic-coin = eine Münze nehmen
basic-horses = Pferde nehmen
basic-move = den Kosaken bewegen
basic-hunt = jagen
basic-trade = handeln
tradereward-coin = eine Münze
tradereward-stories = Geschichten
tradereward-move = eine Bewegung
tradereward-horses = Pferde
extra-buy_from_market = für 5 Pferde ein Fell vom Markt kaufen
extra-buy_from_bag = für 5 Pferde ein Fell aus dem Beutel kaufen
extra-swap_down = ein Fell und ein Pferd gegen ein niedrigeres Fell vom Markt tauschen
extra-swap_two = zwei Felle gegen eines vom Markt tauschen
for-second_action = die zweite Aktion
for-trade = den Handel
for-claim = die Landschaft
for-trophy = den Schritt auf der Trophäenleiste
for-card = den Zarenwunsch
for-swap_down = ein niedrigeres Fell
for-swap_two = ein Fell vom Markt
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
        [one] eine Bewegung um { $count } Landschaft
       *[other] eine Bewegung um bis zu { $count } Landschaften
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
gain-advanced_here = eine erweiterte Aktion
gain-advanced_anywhere = eine erweiterte Aktion an beliebigem Ort
gain-build_outpost = ein Vorposten an beliebigem Ort
gain-fulfil_tsar = ein Zarenwunsch allein für die bezahlten Felle
cost-furs = { $count }× { $fur }
cost-show = { $count }× { $fur } zeigen
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

why-start_card = Karte zum Beginnen
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
why-landscape_sets = Sätze von Landschaften
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
view-start_cards = Karten zum Beginnen
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
view-at = Platz
view-horses = Pferde
view-coins = Münzen
view-furs = Felle
view-outposts = Vorposten
view-outposts_left = Vorposten im allgemeinen Vorrat
view-built = Vorposten in Regionen
view-stories = Geschichten
view-trophy = Feld der Trophäenleiste
view-landscapes = Landschaften
view-hand = Karten auf der Hand
view-fulfilled = erfüllte Karten
view-sources = Punkte aus
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
view-own = zu zeigen
view-pay = zu zahlen
view-vp = Punkte sofort
view-action = Aktion
view-cost = kostet
view-why_not = nicht möglich
view-rule = Regel

## Der Tisch im Terminal

table-when = Jahr { $year }, { $season }
table-row = Platz, Landschaft, Felle vom niedrigsten an, Preis in Fellen der Region → Ertrag, ← Kosaken
table-region = Region { $region }, { $fur }
table-slots = Vorposten für Pferde
table-free = frei
table-neutral = neutral
table-gap = Lücke
table-card = { $card }: { $own }× { $fur } zeigen, { $pay } zahlen; { $points }
table-at =
    { $at ->
        [0] Startteil
       *[other] Platz { $at }
    }
table-outposts = { $here } Vorposten, { $left } weitere im allgemeinen Vorrat
table-next = nächster Schritt: { $fur }

## Plättchen und Karten

landscape-S-TA1 = Taiga S-TA1
landscape-S-TA2 = Taiga S-TA2
landscape-S-TU1 = Tundra S-TU1
landscape-S-WE1 = Sumpf S-WE1
landscape-S-MO1 = Gebirge S-MO1
landscape-TU1 = Tundra TU1
landscape-TU2 = Tundra TU2
landscape-TU3 = Tundra TU3
landscape-TU4 = Tundra TU4
landscape-TU5 = Tundra TU5
landscape-TU6 = Tundra TU6
landscape-TA1 = Taiga TA1
landscape-TA2 = Taiga TA2
landscape-TA3 = Taiga TA3
landscape-TA4 = Taiga TA4
landscape-TA5 = Taiga TA5
landscape-WE1 = Sumpf WE1
landscape-WE2 = Sumpf WE2
landscape-WE3 = Sumpf WE3
landscape-WE4 = Sumpf WE4
landscape-WE5 = Sumpf WE5
landscape-MO1 = Gebirge MO1
landscape-MO2 = Gebirge MO2
landscape-MO3 = Gebirge MO3
landscape-MO4 = Gebirge MO4
landscape-MO5 = Gebirge MO5
yurt-YA1 = Jurte YA1
yurt-YA2 = Jurte YA2
yurt-YA3 = Jurte YA3
yurt-YA4 = Jurte YA4
yurt-YA5 = Jurte YA5
yurt-YA6 = Jurte YA6
yurt-YA7 = Jurte YA7
yurt-YA8 = Jurte YA8
yurt-YB1 = Jurte YB1
yurt-YB2 = Jurte YB2
yurt-YB3 = Jurte YB3
yurt-YB4 = Jurte YB4
yurt-YB5 = Jurte YB5
yurt-YB6 = Jurte YB6
yurt-YB7 = Jurte YB7
yurt-YB8 = Jurte YB8
song-GA1 = Lied GA1
song-GA2 = Lied GA2
song-GA3 = Lied GA3
song-GA4 = Lied GA4
song-GA5 = Lied GA5
song-GA6 = Lied GA6
song-GA7 = Lied GA7
song-GA8 = Lied GA8
song-GA9 = Lied GA9
song-GA10 = Lied GA10
song-GB1 = Lied GB1
song-GB2 = Lied GB2
song-GB3 = Lied GB3
song-GB4 = Lied GB4
song-GB5 = Lied GB5
song-GB6 = Lied GB6
song-GB7 = Lied GB7
song-GB8 = Lied GB8
song-GB9 = Lied GB9
song-GB10 = Lied GB10
ivan-I1 = Ivans Karte 1
ivan-I2 = Ivans Karte 2
ivan-I3 = Ivans Karte 3
ivan-I4 = Ivans Karte 4
ivan-I5 = Ivans Karte 5
ivan-I6 = Ivans Karte 6
ivan-I7 = Ivans Karte 7
ivan-I8 = Ivans Karte 8
ivan-I9 = Ivans Karte 9
ivan-I10 = Ivans Karte 10
ivan-I11 = Ivans Karte 11
ivan-I12 = Ivans Karte 12
ivan-I13 = Ivans Karte 13
ivan-I14 = Ivans Karte 14
ivan-I15 = Ivans Karte 15
ivan-I16 = Ivans Karte 16
ivan-I17 = Ivans Karte 17
ivan-I18 = Ivans Karte 18
village-V1 = Dorf V1 (Banner, 4 Pferde)
village-V2 = Dorf V2 (Banner, Vorposten)
village-V3 = Dorf V3 (Geschichte, Münze)
village-V4 = Dorf V4 (Fell vom Markt)
village-V5 = Dorf V5 (Trophäe)
card-S1 = Karte S1 (ein Schritt mehr)
card-S2 = Karte S2 (3 Pferde jeden Winter)
card-S3 = Karte S3 (eine Münze jeden Winter)
card-S4 = Karte S4 (2 Geschichten jeden Winter)
card-S5 = Karte S5 (2 Pferde je Vorposten jeden Winter)
card-S6 = Karte S6 (2 Pferde je Landschaft jeden Winter)
card-S7 = Karte S7 (Trophäenbelohnung ein Feld tiefer)
card-S8 = Karte S8 (Jagd auch auf Nachbarlandschaften)
card-S9 = Karte S9 (zweite Aktion für ein beliebiges Fell)
card-A1 = Karte A1 (ein Schritt mehr)
card-A2 = Karte A2 (3 Pferde jeden Winter)
card-A3 = Karte A3 (ein Fell weniger für Zarenwünsche)
card-A4 = Karte A4 (Trophäenbelohnung ein Feld tiefer)
card-A5 = Karte A5 (ein Fell aus dem Beutel jeden Winter)
card-A6 = Karte A6 (Aktion bis zu 2 Landschaften weiter westlich)
card-A7 = Karte A7 (2 Geschichten jeden Winter)
card-A8 = Karte A8 (Felle bei der Jagd kostenlos überspringen)
card-A9 = Karte A9 (eine erweiterte Aktion an beliebigem Ort jeden Winter)
card-A10 = Karte A10 (sofort ein Tiger)
card-A11 = Karte A11 (eine erweiterte Aktion jeden Frühling)
card-A12 = Karte A12 (eine erweiterte Aktion jeden Sommer)
card-A13 = Karte A13 (eine erweiterte Aktion jeden Herbst)
card-A14 = Karte A14 (die zweite Jagd kostenlos)
card-B1 = Karte B1 (2 Punkte am Ende)
card-B2 = Karte B2 (3 Punkte am Ende)
card-B3 = Karte B3 (4 Punkte am Ende)
card-B4 = Karte B4 (1 Punkt je Tiger)
card-B5 = Karte B5 (1 Punkt je gebautem Vorposten)
card-B6 = Karte B6 (1 Punkt je 4 Punkte)
card-B7 = Karte B7 (1 Punkt je Münze)
card-B8 = Karte B8 (3 Punkte je Gebirge)
card-B9 = Karte B9 (3 Punkte je Sumpf)
card-B10 = Karte B10 (3 Punkte je Tundra)
card-B11 = Karte B11 (3 Punkte je Taiga)
card-B12 = Karte B12 (1 Punkt je Landschaft)
card-B13 = Karte B13 (1 Punkt je erfüllter Karte)
card-B14 = Karte B14 (1 Punkt je Banner)
