## Plán, který se hodí pro každou hru

generic-board = Stůl
generic-choices =
    { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
generic-menu = Co se tu dá udělat
generic-why-not = Proč tu nic nejde?
generic-who = Kdo
