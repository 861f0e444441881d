### Das Brett von Carcassonne

carcassonne-board = Das Brett: ziehen verschiebt es, das Mausrad oder + und − vergrößert und verkleinert, 0 zeigt alles
carcassonne-land = Die Landschaft
carcassonne-turn = Drehen
carcassonne-turn-tile = Das Plättchen in der Hand drehen: { $tile }
carcassonne-place = Das Plättchen so anlegen
carcassonne-close = Doch nicht
carcassonne-which-figure = Welche Figur?
carcassonne-zoom-in = Näher heran
carcassonne-zoom-out = Weiter weg
carcassonne-fit = Die ganze Landschaft zeigen
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
    { $tiles ->
        [one] { $on } auf { $tiles } Plättchen
       *[other] { $on } auf { $tiles } Plättchen
    }
carcassonne-open-ends =
    { $ends ->
        [0] abgeschlossen
        [one] { $ends } offenes Ende
       *[other] { $ends } offene Enden
    }
carcassonne-owners = Gehört: { $owners }
carcassonne-worth = Jetzt { $now }, abgeschlossen { $finished }
carcassonne-figure = { $seat }: { $figure }, { $on }, { $at }
carcassonne-key-turn = Plättchen drehen
carcassonne-key-arrows = von Platz zu Platz, auch dorthin, wo es nicht passt; auf dem Brett verschieben
carcassonne-key-zoom = näher, weiter weg, das ganze Land
carcassonne-sector =
    Schicksalsrad: { $sector }
    Freie Kronen: { $free } von { $spaces }
