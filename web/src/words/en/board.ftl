### Boards of all games

board-out-of-sight =
    { $count ->
        [one] { $count } place is out of sight: show it
       *[other] { $count } places are out of sight: show them
    }
board-sheet-size = Larger or smaller
