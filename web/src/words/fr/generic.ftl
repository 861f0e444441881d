## Le plateau qui convient à tous les jeux

generic-board = La table
generic-choices =
    { $count ->
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }
generic-menu = Ce qu’on peut faire ici
generic-why-not = Pourquoi rien n’est possible ici ?
generic-who = Qui
