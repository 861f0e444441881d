### Le plateau de Carcassonne

carcassonne-board = Le plateau : glissez pour le déplacer, la molette ou + et − pour zoomer, 0 le montre en entier
carcassonne-land = Le paysage
carcassonne-turn = Tourner
carcassonne-turn-tile = Tourner la tuile en main : { $tile }
carcassonne-place = Poser la tuile ainsi
carcassonne-close = Annuler
carcassonne-which-figure = Quelle figurine ?
carcassonne-zoom-in = Plus près
carcassonne-zoom-out = Plus loin
carcassonne-fit = Montrer tout le paysage
carcassonne-near = Se rapprocher
carcassonne-left =
    { $count ->
        [one] Encore { $count } tuile
       *[other] Encore { $count } tuiles
    }
carcassonne-buried =
    { $count ->
        [one] { $count } tuile sous une colline
       *[other] { $count } tuiles sous des collines
    }
carcassonne-remaining =
    { $count ->
        [one] Il reste { $count } tuile à venir
       *[other] Il reste { $count } tuiles à venir
    }
carcassonne-none-left = Toutes les tuiles ont été piochées.
carcassonne-cell =
    { $turns ->
        [0] Place { $at-exact } : la tuile ne convient pas
        [one] Place { $at-exact } : convient d’une seule façon
       *[other] Place { $at-exact } : convient de { $turns } façons
    }
carcassonne-feature =
    { $on-key ->
        [terrain-cloister] Abbaye : { $tiles ->
            [one] { $tiles } tuile
           *[other] { $tiles } tuiles
        } sur 9
        [terrain-field] Pré sur { $tiles ->
            [one] { $tiles } tuile
           *[other] { $tiles } tuiles
        }
        [terrain-city] Ville de { $tiles ->
            [one] { $tiles } tuile
           *[other] { $tiles } tuiles
        }, { $ends ->
            [0] terminée
            [one] { $ends } ouverture
           *[other] { $ends } ouvertures
        }
       *[other] Route de { $tiles ->
            [one] { $tiles } tuile
           *[other] { $tiles } tuiles
        }, { $ends ->
            [0] terminée
            [one] { $ends } ouverture
           *[other] { $ends } ouvertures
        }
    }.
carcassonne-owners =
    { $owners-count ->
        [0] N’appartient à personne.
       *[other] Appartient à { $owners }.
    }
carcassonne-worth =
    Vaut { $now ->
        [one] { $now } point
       *[other] { $now } points
    } maintenant, { $finished } une fois terminée.
carcassonne-settled =
    Vaut { $now ->
        [one] { $now } point
       *[other] { $now } points
    }.
carcassonne-figure = { $seat } : { $figure }, { $on }, { $at }
carcassonne-key-turn = tourner la tuile
carcassonne-key-arrows = de place en place, même là où la tuile ne convient pas ; sur le plateau, déplacer la vue
carcassonne-key-zoom = plus près, plus loin, tout le paysage
carcassonne-sector = Roue de la Fortune, { $sector } : cases Couronne libres { $free } sur { $spaces }.
