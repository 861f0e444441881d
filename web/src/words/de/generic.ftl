## Der Spielplan, der zu jedem Spiel passt

generic-board = Der Tisch
generic-choices =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
generic-menu = Was hier möglich ist
generic-why-not = Warum geht hier nichts?
generic-who = Wer
