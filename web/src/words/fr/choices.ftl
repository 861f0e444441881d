## Choix

choices-filter = Chercher parmi les choix
choices-found =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
choices-some = Choisir…
choices-item = Quoi
choices-to = à { $seat }
choices-everything = tout
choices-everything-to = Tout à { $seat }
choices-left =
    { $count ->
        [one] Il reste une chose à répartir.
       *[other] Il reste { $count } choses à répartir.
    }
