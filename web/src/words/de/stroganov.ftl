### The board of Stroganov

## The land

stroganov-region = Region { $region }

stroganov-turn = Der Zug, Schritt für Schritt
stroganov-moment-start = Wähle deine Startkarte
stroganov-moment-move = Ritt
stroganov-moment-basic = Basisaktion
stroganov-moment-main = Hauptaktion
stroganov-moment-second = Zweite Aktion
stroganov-moment-done = Ende
stroganov-moment-income = Einkommen
stroganov-moment-stories = Geschichten
stroganov-moment-songs = Lieder
stroganov-moment-upkeep = Neues Jahr
stroganov-basic-coin = Münze
stroganov-basic-horses = Pferde
stroganov-basic-move = Bewegen
stroganov-basic-hunt = Jagen
stroganov-basic-trade = Handeln
stroganov-reward-coin = Münze
stroganov-reward-stories = Geschichten
stroganov-reward-move = Bewegen
stroganov-reward-horses = Pferde
stroganov-extra-buy_from_market = Markt, 5 Pferde
stroganov-extra-buy_from_bag = Beutel, 5 Pferde
stroganov-extra-swap_down = Abwärts
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
stroganov-outposts = Außenposten: { $here } im Vorrat, { $built } gebaut, { $left } im allgemeinen Vorrat
stroganov-space = Feld { $space }
stroganov-step-fur = der Schritt kostet { $fur }
stroganov-shield =
    { $count ->
        [one] Schild mit { $count } Punkt
       *[other] Schild mit { $count } Punkten
    }
stroganov-marker = hier steht der Stein
stroganov-wish-progress = Verlangt { $needed }× { $fur }: { $there } da, { $helped } durch Tiger oder Münzen, { $missing } fehlen
stroganov-no-card = Noch keine Karte
stroganov-next-card = nächster Ritt
stroganov-cards-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
