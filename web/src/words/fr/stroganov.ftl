### Le plateau dessiné de Stroganov

## Le bandeau : ce que tous partagent

stroganov-year = Année { $year }
stroganov-season-about = Quatre années : un tour chacun au printemps, en été et en automne, puis l’hiver avec revenu, chansons et nouvelles contrées.
stroganov-order = Ordre
stroganov-order-about = { $players }. Le Cosaque le plus à l’est joue d’abord ; un pion pâle a déjà joué cette saison.
stroganov-trade = Commerce
stroganov-trade-fur = Fourrure du commerce : { $fur }
stroganov-trade-about = Qui commerce paie cette fourrure et choisit deux bonus.
stroganov-in-market =
    { $count ->
        [0] { $fur } : aucune au marché
       *[other] { $fur } : { $count } au marché
    }
stroganov-bag = Sac
stroganov-in-bag =
    { $count ->
        [one] Dans le sac : { $count } fourrure
       *[other] Dans le sac : { $count } fourrures
    }
stroganov-bag-about = Ce qui peut encore être tiré :
stroganov-song-about =
    { $count ->
        [one] Coûte { $count } point d’histoire. Donne { $gains }.
       *[other] Coûte { $count } points d’histoire. Donne { $gains }.
    }
stroganov-left-banners =
    { $count ->
        [one] Reste { $count } bannière
       *[other] Restent { $count } bannières
    }
stroganov-left-tigers =
    { $count ->
        [one] Reste { $count } tigre
       *[other] Restent { $count } tigres
    }
stroganov-left-landscapes_left =
    { $count ->
        [one] Encore { $count } contrée à venir
       *[other] Encore { $count } contrées à venir
    }
stroganov-about-banners = Chaque bannière rapporte un cheval de plus chaque hiver.
stroganov-about-tigers = Un tigre remplace toute fourrure, ou vaut des points à la fin.
stroganov-about-landscapes_left = L’hiver, elles complètent la rangée par l’est.
stroganov-tab-market = Marché
stroganov-tab-songs = Chansons
stroganov-tab-supply = Réserve

## Plateaux : l’objet de la question, en grand

stroganov-tray-start = Cartes de départ
stroganov-tray-songs = Chansons
stroganov-tray-drawn = Tirées du sac
stroganov-tray-market = Marché
stroganov-you-have = Vous en avez { $count }.
stroganov-asked-by = Demandée par : { $card }
stroganov-card-asks =
    { $own ->
        [1] Ayez et payez { $own } × { $fur }
       *[other] Ayez { $own } × { $fur }, payez-en { $pay }
    }
stroganov-card-brings = Satisfaites-la plus tard pour { $points }. Dès lors : { $does }.
stroganov-card-fur = Avec : { $fur }
