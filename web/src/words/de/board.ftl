### Spielpläne aller Spiele

board-out-of-sight =
    { $count ->
        [one] { $count } Platz ist nicht zu sehen: zeigen
       *[other] { $count } Plätze sind nicht zu sehen: zeigen
    }
board-sheet-size = Größer oder kleiner
