## The board that fits every game

generic-board = The table
generic-choices =
    { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
generic-menu = What can be done here
generic-why-not = Why is nothing possible here?
generic-who = Who
