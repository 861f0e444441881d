## Toutes les pièces

pieces-title = { $game } : matériel
pieces-none = Le matériel de ce jeu n’est pas encore dessiné. On peut y jouer quand même : tout a son nom et sa place sur la table.
pieces-back = Vers la page d’accueil
pieces-all = Toutes les boîtes
pieces-boxes = Quelle boîte ?
pieces-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
pieces-count = { $count }×
pieces-turns = Une tuile, tournée et chaque fois un peu différente
pieces-figures = Figurines
pieces-tokens = Jetons et symboles
pieces-board = Le plateau de la Roue de la Fortune
pieces-token-sheep =
    { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
pieces-token-wolf = loup
pieces-token-pig = grand cochon de la roue
pieces-token-crown = case Couronne
pieces-token-shield = blason
pieces-token-wheel = chiffre de roue { $count }
pieces-token-back = dos d’une tuile
