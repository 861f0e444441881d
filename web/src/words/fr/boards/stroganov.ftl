### The board of Stroganov

## The land

stroganov-region = Région { $region }
stroganov-key-arrows = vers la place suivante où vous pouvez agir
stroganov-key-look = montrer en grand ce qui s’y trouve

stroganov-turn = Le tour, pas à pas
stroganov-moment-start = Choisissez votre carte
stroganov-moment-move = Trajet
stroganov-moment-basic = De base
stroganov-moment-main = Principale
stroganov-moment-second = Seconde
stroganov-moment-done = Fin
stroganov-moment-income = Revenu
stroganov-moment-stories = Histoires
stroganov-moment-songs = Chant
stroganov-moment-upkeep = Entretien
stroganov-basic-coin = Pièce
stroganov-basic-horses = Chevaux
stroganov-basic-move = Bouger
stroganov-basic-hunt = Chasse
stroganov-basic-trade = Commerce
stroganov-reward-coin = Pièce
stroganov-reward-stories = Histoires
stroganov-reward-move = Bouger
stroganov-reward-horses = Chevaux
stroganov-extra-buy_from_market = Marché : 5 ch.
stroganov-extra-buy_from_bag = Sac : 5 ch.
stroganov-extra-swap_down = Plus basse
stroganov-extra-swap_two = 2 contre 1
stroganov-has = { $thing } : { $count }
stroganov-hand = Souhaits en main
stroganov-fulfilled = Satisfaits
stroganov-landscapes = Contrées
stroganov-points =
    { $points ->
        [one] { $points } point, et { $added } de plus si la partie finissait maintenant
       *[other] { $points } points, et { $added } de plus si la partie finissait maintenant
    }
stroganov-at-end = Si la partie finissait maintenant
stroganov-in-all = en tout
stroganov-outposts = Avant-postes : { $here } en réserve, { $built } construits, { $left } dans la réserve générale
stroganov-space = Case { $space }
stroganov-step-fur = cette case coûte { $fur }
stroganov-shield =
    { $count ->
        [one] bouclier de { $count } point
       *[other] bouclier de { $count } points
    }
stroganov-marker = le pion est ici
stroganov-wish-progress = Demande { $needed } × { $fur } : { $there } en réserve, { $helped } par tigres ou pièces, { $missing } encore à trouver
stroganov-no-card = Pas encore de carte

stroganov-next-ride = prochain déplacement : { $count }
stroganov-rival-hunts = chasse { $count } × : { $which }
stroganov-pay = Dépenser { $things }
stroganov-cards-left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }

## Le bandeau : ce que tous partagent

stroganov-year = Année { $year }
stroganov-season-about = Quatre années : un tour chacun au printemps, en été et en automne, puis l’hiver avec revenu, chansons et nouvelles contrées.
stroganov-order = Ordre
stroganov-order-about = { $players }. Le Cosaque le plus à l’est joue d’abord ; un pion pâle a déjà joué cette saison.
stroganov-trade = Commerce
stroganov-trade-fur = Fourrure du commerce : { $fur }
stroganov-trade-about = Le commerce coûte cette fourrure et donne deux bonus au choix.
stroganov-in-market =
    { $count ->
        [0] { $fur } : aucune au marché
       *[other] { $fur } : { $count } au marché
    }
stroganov-in-bag =
    { $count ->
        [one] Dans le sac : { $count } fourrure
       *[other] Dans le sac : { $count } fourrures
    }
stroganov-bag-about = Ce qui peut encore être tiré :
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
stroganov-tray-trophies = Piste des trophées
stroganov-you-have = Vous en avez { $count }.
stroganov-asked-by = Demandée par : { $card }
stroganov-card-asks =
    { $own ->
        [1] Possédez et dépensez { $own } × { $fur }
       *[other] Possédez { $own } × { $fur }, dépensez-en { $pay }
    }
stroganov-card-brings = Validez-la plus tard pour { $points }. Dès lors : { $does }.
stroganov-card-fur = Avec : { $fur }

## Comment jouer, en trois scènes

stroganov-scene-goal = Ce qui fait gagner
stroganov-scene-goal-land = Pendant quatre ans, vous parcourez la Sibérie et chassez. Avec les fourrures, vous vous appropriez des contrées : des points tout de suite, d’autres à la fin pour les jeux de contrées.
stroganov-scene-goal-regions = Les souhaits du Tsar et les avant-postes rapportent aussi des points, comme les trophées, les chansons et les tigres.
stroganov-scene-goal-mat = Voici ce que vous possédez. Après le quatrième hiver, le plus grand nombre de points l’emporte.
stroganov-scene-turn = Un tour
stroganov-scene-turn-land = D’abord vers l’est : une ou deux contrées sont gratuites, avec des chevaux vous allez plus loin.
stroganov-scene-turn-tracker = Puis une action de base et une action principale. Une seconde action principale coûte une fourrure.
stroganov-scene-turn-regions = Touchez la chose elle-même : une fois pour voir son coût et son gain, une seconde fois pour agir.
stroganov-scene-year = Une année
stroganov-scene-year-rail = Au printemps, en été et en automne, chacun joue un tour ; le Cosaque le plus à l’est commence.
stroganov-scene-year-mat = L’hiver apporte des chevaux, et vos points d’histoire paient une chanson.
stroganov-scene-year-land = Puis tous rentrent, les intervalles se referment, et de nouvelles contrées avec leurs fourrures arrivent par l’est.

## Conseils de la première année

stroganov-tip-start_card = Regardez à l’ouest : pour quelle carte y a-t-il des fourrures ?
stroganov-tip-move = Deux contrées sont gratuites ; cherchez les fourrures de votre carte.
stroganov-tip-basic = Une fourrure de votre carte sous votre Cosaque ? Chassez ; sinon, des chevaux servent toujours.
stroganov-tip-main = Un village ne coûte rien, et vous pourrez y revenir.
stroganov-tip-second = Gardez les fourrures de votre carte : une seconde action peut attendre.
stroganov-tip-hunt = Regardez votre carte : quelle fourrure veut-elle ?
stroganov-tip-trade = Les chevaux vous mèneront plus loin ; l’hiver, les histoires deviennent des chansons.
stroganov-tip-keep = Laquelle vous rapproche de votre carte ou d’une contrée ?
stroganov-tip-market = Laquelle vous rapproche de votre carte ou d’une contrée ?
stroganov-tip-income = Les bannières apportent plus de chevaux : pensez aux villages qui en donnent.
stroganov-tip-song = Les histoires gardées resteront l’hiver prochain ; ces chansons, non.

## L’hiver, la fin et le journal

stroganov-winter = Hiver
stroganov-winter-done = fait
stroganov-winter-income = Revenu : chevaux, et ce que donnent les souhaits
stroganov-winter-stories = Points d’histoire pour les Cosaques les plus à l’est
stroganov-winter-singing = Le chant
stroganov-winter-home = Les Cosaques rentrent
stroganov-winter-west = Les rangées glissent vers l’ouest, les chansons partent
stroganov-winter-land = De nouvelles contrées arrivent, avec des fourrures
stroganov-winter-market = Le marché reçoit de nouvelles fourrures
stroganov-winter-songs = De nouvelles chansons sont posées
stroganov-winter-yurts = De nouvelles yourtes arrivent
stroganov-winter-wishes = De nouveaux souhaits du Tsar arrivent
stroganov-final = Décompte final : { $step }
stroganov-final-title = Décompte final
stroganov-final-before = jusqu’ici
stroganov-final-sum = total
stroganov-tell-moved = va à la contrée : { $landscape }
stroganov-tell-hunted = chasse : { $furs }
stroganov-tell-village = se rend au { $village }
stroganov-tell-yurt = utilise la { $yurt }
stroganov-tell-card = prend la { $card }
stroganov-tell-fulfilled = valide la { $card }
stroganov-tell-used = utilise la { $card }
stroganov-tell-outpost = construit un avant-poste dans la région { $region }
stroganov-tell-claimed = s’approprie la contrée : { $landscape }
stroganov-tell-trophy = avance à la case { $space } des trophées
stroganov-tell-song = chante la { $song }
