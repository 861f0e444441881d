### Das Brett von Carcassonne

carcassonne-board = Das Brett: ziehen verschiebt es, das Mausrad oder + und − vergrößert und verkleinert, 0 zeigt alles
carcassonne-land = Die Landschaft
carcassonne-turn = Drehen
carcassonne-turn-tile = Das Plättchen in der Hand drehen: { $tile }
carcassonne-place = Das Plättchen so anlegen
carcassonne-close = Abbrechen
carcassonne-which-figure = Welche Figur?
carcassonne-zoom-in = Näher heran
carcassonne-zoom-out = Weiter weg
carcassonne-fit = Die ganze Landschaft zeigen
carcassonne-near = Näher heran
carcassonne-left =
    { $count ->
        [one] Noch { $count } Plättchen
       *[other] Noch { $count } Plättchen
    }
carcassonne-buried =
    { $count ->
        [one] { $count } Plättchen unter einem Hügel
       *[other] { $count } Plättchen unter Hügeln
    }
carcassonne-remaining =
    { $count ->
        [one] { $count } Plättchen kommt noch
       *[other] { $count } Plättchen kommen noch
    }
carcassonne-none-left = Alle Plättchen sind gezogen.
carcassonne-cell =
    { $turns ->
        [0] Platz { $at-exact }: das Plättchen passt nicht
        [one] Platz { $at-exact }: passt auf eine Weise
       *[other] Platz { $at-exact }: passt auf { $turns } Weisen
    }
carcassonne-feature =
    { $on-key ->
        [terrain-cloister] Kloster mit { $tiles } von 9 Plättchen
        [terrain-field] Wiese auf { $tiles } Plättchen
        [terrain-city] Stadt auf { $tiles } Plättchen, { $ends ->
            [0] abgeschlossen
            [one] { $ends } offenes Ende
           *[other] { $ends } offene Enden
        }
       *[other] Straße auf { $tiles } Plättchen, { $ends ->
            [0] abgeschlossen
            [one] { $ends } offenes Ende
           *[other] { $ends } offene Enden
        }
    }.
carcassonne-owners =
    { $owners-count ->
        [0] Gehört niemandem.
       *[other] Gehört { $owners }.
    }
carcassonne-worth =
    Bringt jetzt { $now ->
        [one] { $now } Punkt
       *[other] { $now } Punkte
    }, abgeschlossen { $finished }.
carcassonne-settled =
    Bringt { $now ->
        [one] { $now } Punkt
       *[other] { $now } Punkte
    }.
carcassonne-figure = { $seat }: { $figure }, { $on }, { $at }
carcassonne-key-turn = Plättchen drehen
carcassonne-key-arrows = von Platz zu Platz, auch dorthin, wo es nicht passt; auf dem Brett verschieben
carcassonne-key-zoom = näher, weiter weg, das ganze Land
carcassonne-sector = Schicksalsrad, { $sector }: { $free } von { $spaces } Kronenfeldern frei.
