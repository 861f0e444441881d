### Plateaux de tous les jeux

board-out-of-sight =
    { $count ->
        [one] { $count } place est hors de vue : la montrer
       *[other] { $count } places sont hors de vue : les montrer
    }
board-sheet-size = Agrandir ou réduire
