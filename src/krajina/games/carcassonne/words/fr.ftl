### Français : Carcassonne.
###
### Les tuiles sont décrites comme elles reposent avec la rotation 0. `[nothing]` dans event-scored : il n’y a pas de lieu.

title = Carcassonne
about = Posez des tuiles, envoyez vos figurines et emparez-vous des routes, des villes, des abbayes et des prés du sud de la France.

## Boîtes

set-base = Jeu de base
set-inns = Auberges et Cathédrales
set-traders = Marchands et Bâtisseurs
set-hills = Moutons et Collines
set-wheel = La Roue de la Fortune
set-river = La Rivière

## Variantes

variant-two-tile-cities-score-two = une ville de deux tuiles ne rapporte que 2 points
variant-builder-on-closing-tile = un bâtisseur peut aller sur la tuile même qui termine la route ou la ville
variant-flock-may-rest = on peut laisser un troupeau tranquille
variant-flock-stabled-when-closed = un troupeau rentre aussitôt à la bergerie quand son pré est fermé
variant-sheep-of-other-editions = jetons mouton d’autres éditions (un trois de moins, un quatre de plus)
variant-hills-break-no-ties = les collines ne départagent personne
variant-wheel-acts-after-placing = la roue n’agit qu’une fois la tuile posée
variant-crowns-for-ordinary-figures = seuls les meeples ordinaires vont sur les cases Couronne
variant-wheel-counts-all-figures = la tempête et la peste concernent aussi les bâtisseurs et les cochons
variant-famine-counts-piglets = les cochons comptent pendant la famine
variant-river-bends-loosely = seuls deux coudes voisins de la rivière doivent tourner dans des sens différents

## Options

option-boxes = extensions
option-boxes-about = Les extensions jouées avec leurs règles.
option-tiles_only = tuiles seules
option-tiles_only-about = Les boîtes dont on mélange les tuiles sans leurs règles.
option-copies = exemplaires
option-copies-about = Combien de fois on ajoute les tuiles d’une boîte.
option-farmers = paysans
option-farmers-about = Les meeples peuvent aller dans les prés ; passez-vous des paysans pour une première partie.
option-colours = couleurs
option-colours-about = La couleur de chaque place.
option-first = qui commence
option-first-about = La place qui commence, comptée à partir de 1.
option-draw_order = ordre préparé
option-draw_order-about = Les tuiles piochées en premier, dans cet ordre.
option-draw_rest = puis le reste
option-draw_rest-about = Après un ordre préparé, les autres tuiles sont piochées au hasard ; sinon la partie s’arrête.
option-variants = variantes
option-variants-about = D’autres lectures des règles, et des règles maison.

## Questions

ask-draw_tile = Quelle tuile arrive ?
ask-place_tile = Posez votre tuile
    .hint = Chaque côté qui touche une autre tuile doit la prolonger : route contre route, ville contre ville, pré contre pré. Vous pouvez tourner la tuile.
ask-place_figure = Placez une figurine sur la tuile, ou passez
    .hint = Une figurine, sur une route, dans une ville, dans une abbaye ou dans un pré où ne se trouve encore aucun meeple.
ask-tend_flock = Troupeau : agrandir ou rentrer ?
    .hint = Pour l’agrandir, on pioche un jeton : d’autres moutons, ou un loup qui disperse tout le troupeau. À la bergerie, chaque mouton rapporte 1 point.
ask-draw_sheep = Piochez pour votre troupeau
ask-plague = Peste : quelle figurine reprenez-vous ?
    .hint = Chacun reprend un meeple du paysage. Les figurines sur les cases Couronne sont à l’abri.

## Ce que l’on fait

do-draw_tile = piocher la tuile : { $tile }
do-place_tile =
    poser la tuile { $at-exact }, { $at-key ->
        [place] rotation { $turn }
       *[other] { do-place_tile.short }
    }
    .short =
        { $at-key ->
            [place] { $turn }
           *[other] { $turn ->
                [0] sans la tourner
                [1] tournée à droite
                [2] à l’envers
                [3] tournée à gauche
               *[other] …
            }
        }
do-place_figure = placer { $figure-indefinite } { $on-onto } { $point-where }
do-pass = ne placer aucune figurine
do-draw_sheep =
    { $sheep ->
        [0] piocher le loup
        [one] piocher { $sheep } mouton
       *[other] piocher { $sheep } moutons
    }
do-grow_flock = agrandir le troupeau
do-stable_flock = rentrer le troupeau à la bergerie
do-rest_flock = laisser le troupeau tranquille
do-place_on_crown = placer { $figure-indefinite } sur une case Couronne du secteur { $sector }
do-take_home = reprendre la figurine { $at-exact }

## Ce qui s’est passé

event-tile_drawn = { $seat } pioche une tuile : { $tile }.
event-tile_discarded = Cette tuile ne va nulle part et quitte la partie : { $tile }.
event-tile_placed =
    { $seat } pose une tuile { $at-there }{ $at-key ->
        [place] { " " }(rotation { $turn })
       *[other] { "" }
    } : { $tile }.
event-figure_placed =
    { $seat } place { $at-there } { $figure-indefinite } { $on-onto }{ $at-key ->
        [place] { " " }{ $point-where }
       *[other] { "" }
    }.
event-figure_returned = { $seat } reprend { $figure-indefinite } ({ $at }).
event-scored =
    { $seat } marque { $points } { $points ->
        [one] point
       *[other] points
    } : { $why }{ $at-key ->
        [nothing] { "" }
       *[other] { " " }({ $at })
    }.
event-game_ended = Il n’y a plus de tuiles ; place au décompte final.
event-goods_taken = { $seat } termine la ville { $at-there } et prend ses marchandises : { $goods }.
event-second_tile = Le bâtisseur offre une seconde tuile à { $seat }.
event-tile_buried = { $seat } glisse sous la colline une tuile que personne n’a vue.
event-sheep_drawn =
    { $seat } : le troupeau { $at-there } gagne { $sheep } { $sheep ->
        [one] mouton
       *[other] moutons
    }.
event-wolf_drawn = { $seat } pioche le loup : tous les moutons et tous les bergers quittent le pré { $at-there }.
event-flock_stabled =
    { $seat } rentre le troupeau { $at-there } à la bergerie : { $sheep } { $sheep ->
        [one] mouton
       *[other] moutons
    }.
event-pig_moved =
    Le grand cochon avance de { $steps } { $steps ->
        [one] secteur
       *[other] secteurs
    } et s’arrête sur le secteur { $sector }.
event-crown_taken = { $seat } place { $figure-indefinite } sur une case Couronne du secteur { $sector }.
event-crown_left = { $seat } reprend { $figure-indefinite } sur une case Couronne du secteur { $sector }.

## Pourquoi pas

refusal-not-in-bag = Cette tuile ne peut pas être piochée maintenant : { $tile }.
refusal-other-tile-due = L’ordre préparé veut maintenant « { $due } », et non « { $tile } ».
refusal-not-adjacent = Il n’y a aucune tuile à côté de cet endroit ({ $place }) : les tuiles doivent se toucher par un côté, un coin ne suffit pas.
refusal-cell-taken = Il y a déjà une tuile à cet endroit ({ $place }).
refusal-side-does-not-continue = Cela ne va pas à cet endroit ({ $place }) : { $side-where }, { $here } toucherait { $there }.
refusal-same-picture = Avec la rotation { $turn }, la tuile est exactement la même qu’avec la rotation { $same } ; choisissez la rotation { $same }.
refusal-no-such-part = La tuile posée n’a pas { $on-bare } { $at-where }. Elle a : { $parts }.
refusal-no-figure-left = Vous n’avez plus { $figure-bare } en réserve.
refusal-no-farmers = On joue ici sans paysans : aucune figurine ne va dans un pré.
refusal-occupied = { $on-taken }, par { $by }.
refusal-no-own-follower = { $figure-subject } ne va que là où se trouve déjà l’un de vos meeples, et vous n’en avez aucun { $on-here }.
refusal-closed-by-this-tile =
    { $on-key ->
        [terrain-city] Cette tuile termine la ville
       *[other] Cette tuile termine la route
    } ; un bâtisseur ne va que là où il reste à construire.
refusal-stands-elsewhere = { $figure-subject } ne va pas { $on-any }.
refusal-wrong-terrain =
    { $figure-subject } ne va pas { $on-any }, { $figure-key ->
        [figure-piglet] mais seulement dans un pré
       *[other] mais seulement sur une route ou dans une ville
    }.
refusal-shepherd-off-field = Un berger ne va que dans un pré.
refusal-shepherd-there = Il y a déjà un berger dans ce pré, celui de { $by }.
refusal-flock-must-be-tended = Il faut agrandir le troupeau ou le rentrer à la bergerie ; on ne peut pas le laisser tranquille ici.
refusal-no-such-token =
    { $sheep ->
        [0] Il ne reste plus de loup en réserve.
        [one] Il ne reste plus de jeton à { $sheep } mouton en réserve.
       *[other] Il ne reste plus de jeton à { $sheep } moutons en réserve.
    }
refusal-river-goes-on = Une tuile rivière doit prolonger la rivière à son bout ({ $place }).
refusal-river-turns-back = La rivière reviendrait en arrière ; son prochain coude doit tourner dans l’autre sens.
refusal-spring-flows-away = La source doit toucher le plateau par le côté opposé à l’eau, pour que la rivière s’éloigne du plateau.
refusal-not-on-crowns = { $figure-subject } ne va pas sur une case Couronne.
refusal-crowns-taken =
    { $spaces ->
        [one] La seule case Couronne du secteur { $sector } est déjà occupée.
       *[other] Les { $spaces } cases Couronne du secteur { $sector } sont déjà occupées.
    }
refusal-no-figure-there = Vous n’avez à cet endroit ({ $place }) aucune figurine que la peste puisse toucher.

## Erreurs

error-box-twice = Une extension est nommée deux fois : { $box }.
error-box-and-tiles-only = Une extension se joue avec ses règles ou avec ses seules tuiles, pas les deux : { $box }.
error-copies-of-nothing = On ne peut pas ajouter d’exemplaires d’une boîte qui n’est pas dans la partie : { $box }.
error-first-nobody = { $first } ne peut pas commencer : le nombre de places est { $seats }.
error-colours-too-many = Plus de couleurs que de places : { $colours } pour { $seats }.
error-colour-twice = Chaque place a besoin de sa propre couleur ; celles-ci ne sont pas toutes différentes : { $colours }.
error-variant-twice = La variante est nommée deux fois : { $variant }.
error-variant-of-nothing = Cette variante appartient à une extension qui n’est pas dans la partie : { $variant }.
error-order-too-many = L’ordre préparé contient cette tuile { $named } fois, mais on ne peut la piocher que { $there } fois : { $tile }.
error-order-empty = Sans ordre préparé, le reste des tuiles doit suivre.

## Ce qu’il y a dans le jeu

terrain-city = ville
    .onto = dans la ville
    .any = dans une ville
    .here = dans cette ville
    .bare = de ville
    .taken = Cette ville est déjà occupée
terrain-road = route
    .onto = sur la route
    .any = sur une route
    .here = sur cette route
    .bare = de route
    .taken = Cette route est déjà occupée
terrain-field = pré
    .onto = dans le pré
    .any = dans un pré
    .here = dans ce pré
    .bare = de pré
    .taken = Ce pré est déjà occupé
terrain-cloister = abbaye
    .onto = dans l’abbaye
    .any = dans une abbaye
    .here = dans cette abbaye
    .bare = d’abbaye
    .taken = Cette abbaye est déjà occupée
edge-F = un pré
edge-R = une route
edge-C = une ville
edge-W = la rivière
part = { $on } { $at-where }
point-N = nord
    .where = au nord
point-E = est
    .where = à l’est
point-S = sud
    .where = au sud
point-W = ouest
    .where = à l’ouest
point-NNW = nord-nord-ouest
    .where = au nord-nord-ouest
point-NNE = nord-nord-est
    .where = au nord-nord-est
point-ENE = est-nord-est
    .where = à l’est-nord-est
point-ESE = est-sud-est
    .where = à l’est-sud-est
point-SSE = sud-sud-est
    .where = au sud-sud-est
point-SSW = sud-sud-ouest
    .where = au sud-sud-ouest
point-WSW = ouest-sud-ouest
    .where = à l’ouest-sud-ouest
point-WNW = ouest-nord-ouest
    .where = à l’ouest-nord-ouest
point-middle = centre
    .where = au centre
figure-meeple = meeple
    .indefinite = un meeple
    .bare = de meeple
    .subject = Un meeple
figure-large = grand meeple
    .indefinite = un grand meeple
    .bare = de grand meeple
    .subject = Un grand meeple
figure-builder = bâtisseur
    .indefinite = un bâtisseur
    .bare = de bâtisseur
    .subject = Un bâtisseur
figure-piglet = cochon
    .indefinite = un cochon
    .bare = de cochon
    .subject = Un cochon
figure-shepherd = berger
    .indefinite = un berger
    .bare = de berger
    .subject = Un berger
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-black = noir
colour-grey = gris
colour-pink = rose
colour-violet = violet
good-wine = vin
good-grain = blé
good-cloth = tissu
sector-fortune = Fortune
sector-taxes = Impôts
sector-famine = Famine
sector-storm = Tempête
sector-inquisition = Inquisition
sector-plague = Peste

## Le décompte

why-road = route
why-city = ville
why-cloister = abbaye
why-unfinished_road = route non terminée
why-unfinished_city = ville non terminée
why-unfinished_cloister = abbaye non terminée
why-field = pré
why-wine = le plus de vin
why-grain = le plus de blé
why-cloth = le plus de tissu
why-flock = troupeau
why-fortune = Fortune
why-taxes = Impôts
why-famine = Famine
why-storm = Tempête
why-inquisition = Inquisition
why-crown = case Couronne

## De quoi les points sont faits

why-tiles = tuiles
why-shields = blasons
why-cities = villes terminées
why-vineyards = vignobles
why-piglet = cochon
why-sheep = moutons
why-printed_sheep = moutons sur les tuiles
why-knights = chevaliers
why-figures = figurines en réserve
why-monks = moines
why-crowns = cases Couronne

## La table

view-active = au tour de
view-tile = tuile
view-tiles_left = tuiles restantes
view-players = joueurs
view-points = points
view-colour = couleur
view-figures = figurines
view-tokens = jetons
view-sources = points pour
view-boxes = extensions
view-features = zones
view-tiles = tuiles
view-open_cells = emplacements libres
view-bag = en réserve
view-discarded = écartées
view-at = en
view-turn = rotation
view-on = où
view-point = direction
view-figure = figurine
view-turns = rotations possibles
view-is_dead = impossible à remplir
view-open_ends = bouts ouverts
view-owners = propriétaires
view-now = valeur actuelle
view-finished = valeur une fois terminé
view-second_tile = seconde tuile
view-buried = tuiles sous les collines
view-flocks = troupeaux
view-wolves = loups en réserve
view-sheep_tokens = moutons en réserve
view-pig = grand cochon
view-crowns = cases Couronne
view-sector = secteur
view-spaces = nombre de cases

## Signes de la carte

map-road_end = bout de route
map-river = rivière
map-shield = blason
map-inn = auberge
map-cathedral = cathédrale
map-hill = colline
map-vineyard = vignoble
map-sheep = mouton
map-wheel_number = symbole de roue
map-open = emplacement pour une tuile
map-dead = emplacement où plus rien ne va
map-pig = grand cochon
map-crown = case Couronne libre

## Tuiles

tile-base-city-full-shield = ville sur tous les côtés avec blason
tile-base-city-three = ville partout sauf au sud
tile-base-city-three-shield = ville partout sauf au sud avec blason
tile-base-city-three-road = ville partout sauf au sud avec route au sud
tile-base-city-three-road-shield = ville partout sauf au sud avec blason et route au sud
tile-base-city-corner = ville au nord-est
tile-base-city-corner-w1 = ville au nord-est avec symbole de roue 1
tile-base-city-corner-shield = ville au nord-est avec blason
tile-base-city-corner-road-curve = ville au nord-est avec virage au sud-ouest
tile-base-city-corner-road-curve-shield = ville au nord-est avec blason et virage au sud-ouest
tile-base-city-through = ville du nord au sud
tile-base-city-through-shield = ville du nord au sud avec blason
tile-base-two-caps-opposite = villes au nord et au sud
tile-base-two-caps-adjacent = villes au nord et à l’est
tile-base-city-cap = ville au nord
tile-base-city-cap-road-straight = ville au nord avec route d’est en ouest
tile-base-start = ville au nord avec route d’est en ouest (tuile de départ)
tile-base-city-cap-road-curve-right = ville au nord avec virage au sud-est
tile-base-city-cap-road-curve-left = ville au nord avec virage au sud-ouest
tile-base-city-cap-junction = ville au nord avec carrefour de routes à l’est, au sud et à l’ouest
tile-base-cloister = abbaye
tile-base-cloister-road = abbaye avec route au sud
tile-base-road-straight = route d’est en ouest
tile-base-road-straight-w1 = route d’est en ouest avec symbole de roue 1
tile-base-road-straight-w2 = route d’est en ouest avec symbole de roue 2
tile-base-road-straight-w3 = route d’est en ouest avec symbole de roue 3
tile-base-road-curve = virage au sud-ouest
tile-base-road-curve-w1 = virage au sud-ouest avec symbole de roue 1
tile-base-road-curve-w2 = virage au sud-ouest avec symbole de roue 2
tile-base-junction-three = carrefour de routes à l’est, au sud et à l’ouest
tile-base-junction-four-w1 = carrefour de routes sur tous les côtés avec symbole de roue 1
tile-inns-cathedral = ville sur tous les côtés avec cathédrale
tile-inns-four-caps = quatre villes séparées, une de chaque côté
tile-inns-three-caps = villes au nord, à l’est et au sud (Auberges)
tile-inns-cap-and-corner-shield = ville au sud-est avec blason et ville au nord
tile-inns-corner-road-end-w-inn = ville au nord-est avec route à l’ouest et auberge
tile-inns-corner-road-end-s = ville au nord-est avec route au sud (Auberges)
tile-inns-corner-curve-inn-shield = ville au nord-est avec blason, virage au sud-ouest et auberge
tile-inns-city-spike = ville au nord avec pointe dans l’angle sud-est
tile-inns-cap-road-end = ville au nord avec route au sud (Auberges)
tile-inns-cap-curve-inn = ville au nord avec virage au sud-ouest et auberge
tile-inns-through-two-road-ends-shield = ville du nord au sud avec blason et routes à l’est et à l’ouest
tile-inns-curve-inn = virage au sud-ouest avec auberge
tile-inns-cloister-two-roads = abbaye avec routes à l’est et à l’ouest (Auberges)
tile-inns-straight-inn = route d’est en ouest avec auberge
tile-inns-junction-three-inn = carrefour de routes à l’est, au sud et à l’ouest avec auberge à l’est
tile-inns-two-curves = virages au nord-ouest et au sud-est
tile-inns-two-caps-junction = villes au nord et au sud avec carrefour de routes à l’est et à l’ouest
tile-traders-corner-two-caps-cloth = ville au nord-ouest avec tissu et villes à l’est et au sud
tile-traders-two-corners-wine = ville au nord-ouest avec vin et ville au sud-est
tile-traders-through-and-cap-wine = ville du nord au sud avec vin et ville à l’est
tile-traders-through-and-cap-cloth = ville du nord au sud avec tissu et ville à l’est
tile-traders-three-grain = ville partout sauf à l’ouest avec blé
tile-traders-cap-and-corner-road-grain = ville au sud-est avec blé, ville au nord et route à l’ouest
tile-traders-cap-and-corner-road-cloth = ville au sud-est avec tissu, ville au nord et route à l’ouest
tile-traders-three-road-wine = ville partout sauf à l’ouest avec vin et route à l’ouest
tile-traders-corner-wine = ville au nord-est avec vin
tile-traders-corner-grain = ville au nord-est avec blé
tile-traders-wide-corner-road-w-grain = ville au nord-est jusqu’à l’angle sud-ouest avec blé et route à l’ouest
tile-traders-corner-road-w-grain = ville au nord-est avec blé et route à l’ouest
tile-traders-corner-road-s-cloth = ville au nord-est avec tissu et route au sud
tile-traders-wide-corner-road-s-wine = ville au nord-est jusqu’à l’angle sud-ouest avec vin et route au sud
tile-traders-corner-two-roads-wine = ville au nord-est avec vin et routes au sud et à l’ouest
tile-traders-wide-corner-two-roads-cloth = ville au nord-est jusqu’à l’angle sud-ouest avec tissu et routes au sud et à l’ouest
tile-traders-through-wine = ville du nord au sud avec vin
tile-traders-through-road-grain = ville du nord au sud avec blé et route à l’ouest
tile-traders-through-road-wine = ville du nord au sud avec vin et route à l’ouest
tile-traders-cap-bridge-hut = ville au nord avec route venant du sud sous un pont et route venant de l’ouest par le pont jusqu’à une cabane
tile-traders-through-two-roads-wine = ville du nord au sud avec vin et routes à l’est et à l’ouest
tile-traders-cap-road-e = ville au nord avec route à l’est (Marchands)
tile-traders-cloister-three-roads = abbaye avec routes à l’est, au sud et à l’ouest
tile-traders-bridge-crossing = route d’est en ouest sur un pont au-dessus d’une route du nord au sud
tile-hills-split-edge-city = villes à l’ouest et à l’est qui partagent le côté nord avec vignoble
tile-hills-caps-opposite = villes au nord et au sud avec colline
tile-hills-road-house-straight = maison entre des routes au nord et au sud avec colline
tile-hills-corner-vineyard = ville au nord-est avec vignoble
tile-hills-straight-and-stub = route d’est en ouest avec route venant du sud jusqu’à une maison et vignoble
tile-hills-two-caps-road = villes au nord et à l’ouest avec route au sud et vignoble
tile-hills-cap-curve-right = ville au nord avec virage au sud-est et colline
tile-hills-caps-adjacent = villes au nord et à l’est avec colline
tile-hills-cap-curve-cloister = ville au nord avec abbaye et virage au sud-est
tile-hills-split-edge-field = ville au nord avec pointe sur le côté sud et vignoble
tile-hills-corner-hill = ville au nord-est avec colline
tile-hills-curve-house = maison entre des routes au sud et à l’ouest avec colline
tile-hills-caps-touching = villes qui se touchent à l’est et à l’ouest avec vignoble
tile-hills-curve-cloister-road = abbaye avec route au sud et virage au nord-est
tile-hills-cap-road-end = ville au nord avec route au sud et colline
tile-hills-cap-curve-left = ville au nord avec virage au sud-ouest et colline
tile-wheel-three-caps = villes au nord, à l’est et au sud (Roue)
tile-wheel-corner-road-w = ville au nord-est avec route à l’ouest
tile-wheel-corner-road-s = ville au nord-est avec route au sud (Roue)
tile-wheel-cap-road-w = ville au nord avec route à l’ouest
tile-wheel-cap-road-end = ville au nord avec route au sud (Roue)
tile-wheel-cap-road-e = ville au nord avec route à l’est (Roue)
tile-wheel-cap-road-straight = ville au nord avec route d’est en ouest (Roue)
tile-wheel-cap-road-and-curve = ville au nord avec route à l’ouest et virage au sud-est
tile-wheel-cloister-two-roads = abbaye avec routes à l’est et à l’ouest (Roue)
tile-wheel-road-straight-w1 = route d’est en ouest avec symbole de roue 1 (Roue)
tile-wheel-road-curve-w3 = virage au sud-ouest avec symbole de roue 3
tile-wheel-two-curves-w1 = virages au nord-ouest et au sud-est avec symbole de roue 1
tile-river-spring = source avec rivière coulant vers le sud
tile-river-lake = lac avec rivière venant du nord
tile-river-corner-bend = coude de la rivière au sud-ouest avec ville au nord-est
tile-river-cap-road-bridge = rivière d’est en ouest avec ville au nord et route venant du sud par un pont
tile-river-two-caps = rivière d’est en ouest avec villes au nord et au sud
tile-river-bend-vineyard = coude de la rivière au sud-ouest avec vignoble
tile-river-cloister-road-bridge = rivière d’est en ouest avec abbaye au nord et route venant du sud par un pont
tile-river-bend-road-curve = coude de la rivière au sud-ouest avec virage de route au nord-est
tile-river-road-bridge = rivière du nord au sud avec route d’est en ouest sur un pont
tile-river-straight-sheep = rivière d’est en ouest avec mouton sur la rive sud

## Ce que les bots comptent, pour qui leur demande pourquoi

term-roads = routes
term-cities = villes
term-cloisters = abbayes
term-fields = prés
term-figures = meeples en réserve
term-goods = marchandises
term-builders = bâtisseurs à l’œuvre
term-sheep = troupeaux
term-crowns = places sur la roue
