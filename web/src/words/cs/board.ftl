### Desky všech her

board-out-of-sight =
    { $count ->
        [one] { $count } místo není vidět: ukaž ho
        [few] { $count } místa nejsou vidět: ukaž je
       *[other] { $count } míst není vidět: ukaž je
    }
board-sheet-size = Větší, nebo menší
