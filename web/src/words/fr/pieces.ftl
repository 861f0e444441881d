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

## Valeurs reconstituées

pieces-about = Tout ce qui est imprimé dans la boîte n’a pas été publié. Les pièces marquées ainsi portent des valeurs que nous avons reconstituées : elles respectent tous les nombres, textes et exemples des règles, mais peuvent différer des vôtres.
pieces-correct = Si vous avez la boîte, téléchargez nos tableaux là où s’ouvre une nouvelle partie, écrivez-y ce qui est imprimé et jouez avec.
pieces-guess = certaines valeurs sont reconstituées
pieces-which = Quelles pièces ?
pieces-every = Tout

## Stroganov

pieces-stroganov-landscapes = Contrées
pieces-stroganov-furs = Fourrures
pieces-stroganov-cards = Souhaits du Tsar
pieces-stroganov-villages = Villages
pieces-stroganov-yurts = Yourtes
pieces-stroganov-songs = Chansons
pieces-stroganov-boards = Plateaux de joueur
pieces-stroganov-tokens = Figurines, jetons et régions
pieces-stroganov-solo = Jouer en solo
pieces-stroganov-start = tuile de départ
pieces-stroganov-slots =
    { $slots ->
        [one] { $slots } fourrure
       *[other] { $slots } fourrures
    }{ $four ->
        [0] { "" }
       *[other] { " " }({ $four } à quatre joueurs seulement)
    }
pieces-stroganov-region-fur = fourrure de la région : { $fur }
pieces-stroganov-stack = pile { $stack }
pieces-stroganov-side = { $colour }, face { $side }
pieces-stroganov-cossack = Cosaque, { $colour }
pieces-stroganov-outpost = avant-poste, { $colour }
pieces-stroganov-neutral = avant-poste neutre
pieces-stroganov-coin = pièce de monnaie
pieces-stroganov-horse = cheval
pieces-stroganov-banner = bannière
pieces-stroganov-story = point d’histoire
pieces-stroganov-fur_bag = sac
pieces-stroganov-market = marché
pieces-stroganov-trophy = trophée
pieces-stroganov-season = année et saison
pieces-stroganov-region = région { $region } : contrées { $first } à { $last }, avant-postes et leur prix en chevaux

## Grænaland

pieces-graenaland-territories = Territoires
pieces-graenaland-cards = Cartes de ressource
pieces-graenaland-supplies = Cartes de provisions
pieces-graenaland-prices = Bâtiments, armée et ouvrages publics
pieces-graenaland-victory = Victoire
pieces-graenaland-clans = Clans et piste d’armée
pieces-graenaland-islands = Îles et places de départ
pieces-graenaland-tile = village : { $price } ; nombre de joueurs : { $players }
pieces-graenaland-deck = pile : { $terrain }
pieces-graenaland-ship = dos des cartes de provisions
pieces-graenaland-stronghold = exige une forteresse : { $terrain }
pieces-graenaland-goals = conditions de victoire : { $count } objectifs suffisent
pieces-graenaland-house = maison
pieces-graenaland-marker = bateau du joueur principal
pieces-graenaland-track = piste d’armée, { $length } cases
pieces-graenaland-island = île pour { $players } joueurs
