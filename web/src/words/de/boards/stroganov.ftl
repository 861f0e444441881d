### The board of Stroganov

## The land

stroganov-region = Region { $region }
stroganov-key-arrows = zum nächsten Platz, an dem du etwas tun kannst
stroganov-key-look = groß zeigen, was dort liegt

stroganov-turn = Der Zug, Schritt für Schritt
stroganov-moment-start = Wähle deine Startkarte
stroganov-moment-move = Ritt
stroganov-moment-basic = Basis
stroganov-moment-main = Haupt
stroganov-moment-second = Zweite
stroganov-moment-done = Ende
stroganov-moment-income = Einkommen
stroganov-moment-stories = Geschichten
stroganov-moment-songs = Lieder
stroganov-moment-upkeep = Vorbereitung
stroganov-basic-coin = Münze
stroganov-basic-horses = Pferde
stroganov-basic-move = Bewegen
stroganov-basic-hunt = Jagen
stroganov-basic-trade = Handeln
stroganov-reward-coin = Münze
stroganov-reward-stories = Geschichten
stroganov-reward-move = Bewegen
stroganov-reward-horses = Pferde
stroganov-extra-buy_from_market = Markt: 5 Pf.
stroganov-extra-buy_from_bag = Beutel: 5 Pf.
stroganov-extra-swap_down = Niedriger
stroganov-extra-swap_two = 2 gegen 1
stroganov-has = { $thing }: { $count }
stroganov-hand = Wünsche auf der Hand
stroganov-fulfilled = Erfüllt
stroganov-landscapes = Landschaften
stroganov-points =
    { $points ->
        [one] { $points } Punkt und { $added } mehr, wäre jetzt Schluss
       *[other] { $points } Punkte und { $added } mehr, wäre jetzt Schluss
    }
stroganov-at-end = Wäre jetzt Schluss
stroganov-in-all = zusammen
stroganov-outposts = Vorposten: { $here } im Vorrat, { $built } gebaut, { $left } im allgemeinen Vorrat
stroganov-space = Feld { $space }
stroganov-step-fur = der Schritt kostet { $fur }
stroganov-shield =
    { $count ->
        [one] Schild mit { $count } Punkt
       *[other] Schild mit { $count } Punkten
    }
stroganov-marker = hier steht der Marker
stroganov-wish-progress = Verlangt { $needed }× { $fur }: { $there } vorhanden, { $helped } durch Tiger oder Münzen, { $missing } noch offen
stroganov-no-card = Noch keine Karte
stroganov-next-ride = nächster Ritt: { $count }
stroganov-rival-hunts = jagt { $count }×: { $which }
stroganov-pay = Zahle { $things }
stroganov-cards-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }

## Die Leiste: was alle teilen

stroganov-year = Jahr { $year }
stroganov-season-about = Vier Jahre: im Frühling, Sommer und Herbst je ein Zug für alle, dann der Winter mit Einkommen, Liedern und neuem Land.
stroganov-order = Reihenfolge
stroganov-order-about = { $players }. Der östlichste Kosak ist zuerst am Zug; wer blass ist, war in dieser Jahreszeit schon dran.
stroganov-trade = Handel
stroganov-trade-fur = Handelsfell: { $fur }
stroganov-trade-about = Wer handelt, zahlt dieses Fell und wählt zwei Boni.
stroganov-in-market =
    { $count ->
        [0] { $fur }: keines auf dem Markt
       *[other] { $fur }: { $count } auf dem Markt
    }
stroganov-in-bag =
    { $count ->
        [one] Im Beutel: { $count } Fell
       *[other] Im Beutel: { $count } Felle
    }
stroganov-bag-about = Was noch gezogen werden kann:
stroganov-song-about =
    { $count ->
        [one] Kostet { $count } Geschichte. Bringt { $gains }.
       *[other] Kostet { $count } Geschichten. Bringt { $gains }.
    }
stroganov-left-banners =
    { $count ->
        [one] Noch { $count } Banner
       *[other] Noch { $count } Banner
    }
stroganov-left-tigers =
    { $count ->
        [one] Noch { $count } Tiger
       *[other] Noch { $count } Tiger
    }
stroganov-left-landscapes_left =
    { $count ->
        [one] Es kommt noch { $count } Landschaft
       *[other] Es kommen noch { $count } Landschaften
    }
stroganov-about-banners = Jedes Banner bringt jeden Winter ein Pferd mehr.
stroganov-about-tigers = Ein Tiger ersetzt jedes Fell oder zählt am Ende Punkte.
stroganov-about-landscapes_left = Im Winter füllen sie die Reihe von Osten her auf.
stroganov-tab-market = Markt
stroganov-tab-songs = Lieder
stroganov-tab-supply = Vorrat

## Tabletts: worum es gerade geht, in groß

stroganov-tray-start = Startkarten
stroganov-tray-songs = Lieder
stroganov-tray-drawn = Aus dem Beutel gezogen
stroganov-tray-market = Markt
stroganov-tray-trophies = Trophäenleiste
stroganov-you-have = Du hast { $count }.
stroganov-asked-by = Verlangt von: { $card }
stroganov-card-asks =
    { $own ->
        [1] Besitze und zahle { $own }× { $fur }
       *[other] Besitze { $own }× { $fur }, zahle { $pay } davon
    }
stroganov-card-brings = Später erfüllt: { $points }. Danach: { $does }.
stroganov-card-fur = Darauf liegt: { $fur }

## So wird gespielt, in drei Bildern

stroganov-scene-goal = Was gewinnt
stroganov-scene-goal-land = Vier Jahre lang reitest du durch Sibirien und jagst Felle. Damit beanspruchst du Landschaften: Punkte sofort und am Ende mehr für Sets.
stroganov-scene-goal-regions = Auch Zarenwünsche und Vorposten bringen Punkte, ebenso Trophäen, Lieder und Tiger.
stroganov-scene-goal-mat = Hier liegt, was dir gehört. Nach dem vierten Winter gewinnt, wer die meisten Punkte hat.
stroganov-scene-turn = Ein Zug
stroganov-scene-turn-land = Zuerst reitest du nach Osten: Eine oder zwei Landschaften sind gratis, mit Pferden geht es weiter.
stroganov-scene-turn-tracker = Dann eine Basis- und eine Hauptaktion. Eine zweite Hauptaktion kostet ein Fell.
stroganov-scene-turn-regions = Berühre die Sache selbst: einmal, um Preis und Ertrag zu sehen, ein zweites Mal, um es zu tun.
stroganov-scene-year = Ein Jahr
stroganov-scene-year-rail = Im Frühling, Sommer und Herbst hat jeder einen Zug; der östlichste Kosak beginnt.
stroganov-scene-year-mat = Der Winter bringt Pferde, und deine Geschichten bezahlen ein Lied.
stroganov-scene-year-land = Dann reiten alle heim, die Lücken schließen sich, und von Osten kommt neues Land mit neuen Fellen.

## Tipps für das erste Jahr

stroganov-tip-start_card = Schau nach Westen: Für welche Karte liegen dort Felle?
stroganov-tip-move = Zwei Landschaften sind gratis; suche Felle für deine Karte.
stroganov-tip-basic = Liegt unter deinem Kosaken ein Fell für deine Karte? Jage es; sonst sind Pferde nie verkehrt.
stroganov-tip-main = Ein Dorf kostet nichts, und du darfst wiederkommen.
stroganov-tip-second = Behalte die Felle für deine Karte: Eine zweite Aktion kann warten.
stroganov-tip-hunt = Sieh auf deine Karte: Welche Felle braucht sie?
stroganov-tip-trade = Pferde tragen dich bald weiter; Geschichten werden im Winter zu Liedern.
stroganov-tip-keep = Welches bringt deine Karte oder eine Landschaft näher?
stroganov-tip-market = Welches bringt deine Karte oder eine Landschaft näher?
stroganov-tip-income = Banner bringen mehr Pferde: Denk an die Dörfer, in denen es welche gibt.
stroganov-tip-song = Gesparte Geschichten hast du auch nächsten Winter; diese Lieder nicht.

## Winter, Ende und Verlauf

stroganov-winter = Winter
stroganov-winter-done = erledigt
stroganov-winter-income = Einkommen: Pferde und was Wünsche bringen
stroganov-winter-stories = Geschichten für die östlichsten Kosaken
stroganov-winter-singing = Lieder werden gesungen
stroganov-winter-home = Die Kosaken reiten nach Hause
stroganov-winter-west = Die Reihen rücken nach Westen, alte Lieder gehen
stroganov-winter-land = Neue Landschaften kommen, mit Fellen
stroganov-winter-market = Der Markt bekommt neue Felle
stroganov-winter-songs = Neue Lieder werden ausgelegt
stroganov-winter-yurts = Neue Jurten kommen
stroganov-winter-wishes = Neue Zarenwünsche kommen
stroganov-final = Schlusswertung: { $step }
stroganov-final-title = Schlusswertung
stroganov-final-before = bisher
stroganov-final-sum = Summe
stroganov-tell-moved = reitet zu: { $landscape }
stroganov-tell-hunted = jagt: { $furs }
stroganov-tell-village = besucht das { $village }
stroganov-tell-yurt = nutzt die { $yurt }
stroganov-tell-card = nimmt die { $card }
stroganov-tell-fulfilled = erfüllt die { $card }
stroganov-tell-used = nutzt die { $card }
stroganov-tell-outpost = baut einen Vorposten in Region { $region }
stroganov-tell-claimed = beansprucht: { $landscape }
stroganov-tell-trophy = geht auf Feld { $space } der Trophäenleiste
stroganov-tell-song = singt das { $song }
