### The board of Stroganov

## The land

stroganov-region = Région { $region }

stroganov-turn = Le tour, pas à pas
stroganov-moment-start = Choisissez votre carte de départ
stroganov-moment-move = Déplacement
stroganov-moment-basic = Action de base
stroganov-moment-main = Action principale
stroganov-moment-second = Seconde action
stroganov-moment-done = Fin
stroganov-moment-income = Revenu
stroganov-moment-stories = Histoires
stroganov-moment-songs = Chants
stroganov-moment-upkeep = Nouvelle année
stroganov-basic-coin = Pièce
stroganov-basic-horses = Chevaux
stroganov-basic-move = Bouger
stroganov-basic-hunt = Chasse
stroganov-basic-trade = Troc
stroganov-reward-coin = Pièce
stroganov-reward-stories = Histoires
stroganov-reward-move = Bouger
stroganov-reward-horses = Chevaux
stroganov-extra-buy_from_market = Marché, 5 ch.
stroganov-extra-buy_from_bag = Sac, 5 ch.
stroganov-extra-swap_down = Plus basse
stroganov-extra-swap_two = Deux pour une
stroganov-has = { $thing } : { $count }
stroganov-hand = Souhaits en main
stroganov-fulfilled = Exaucés
stroganov-landscapes = Paysages
stroganov-points =
    { $points ->
        [one] { $points } point, et { $added } de plus si la partie finissait maintenant
       *[other] { $points } points, et { $added } de plus si la partie finissait maintenant
    }
stroganov-at-end = Si la partie finissait maintenant
stroganov-in-all = en tout
stroganov-outposts = Avant-postes : { $here } en réserve, { $built } bâtis, { $left } dans la réserve générale
stroganov-space = Case { $space }
stroganov-step-fur = le pas coûte { $fur }
stroganov-shield =
    { $count ->
        [one] bouclier de { $count } point
       *[other] bouclier de { $count } points
    }
stroganov-marker = le marqueur est ici
stroganov-wish-progress = Demande { $needed }× { $fur } : { $there } là, { $helped } par tigres ou pièces, { $missing } en moins
stroganov-no-card = Pas encore de carte
stroganov-next-card = prochain trajet
stroganov-cards-left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
