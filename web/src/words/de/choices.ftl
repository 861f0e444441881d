## Auswahl

choices-filter = In den Möglichkeiten suchen
choices-found =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
choices-some = Auswählen …
choices-item = Was
choices-to = an { $seat }
choices-everything = alles
choices-everything-to = Alles an { $seat }
choices-left =
    { $count ->
        [one] Ein Stück ist noch zu verteilen.
       *[other] { $count } Stücke sind noch zu verteilen.
    }
