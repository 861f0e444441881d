### Français : Stroganov.
###
### Les cases de la rangée de paysages vont de 1 à 12 et les régions de 1 à 5, depuis l’ouest. Tuiles et cartes ont leur code.

title = Stroganov
about = Quatre ans en Sibérie : chevauchez vers l’est, chassez des fourrures, bâtissez des avant-postes, exaucez les souhaits du tsar et rentrez pour l’hiver avec des histoires et des chansons.

## Options

option-colours = couleurs
option-colours-about = La couleur de chaque place ; les places sans couleur prennent celles qui restent.
option-sides = faces
option-sides-about = La face du plateau de chaque place : a est la même pour tous, b a un talent propre à chaque couleur.
option-region_furs = fourrures des régions
option-region_furs-about = Comment on dispose les fourrures des régions : en ordre croissant depuis l’ouest, ou au hasard.
option-claims = revendication
option-claims-about = Quels paysages un cosaque peut revendiquer : tous ceux de sa région, ou seulement celui où il se trouve. Un avant-poste ouvre de toute façon sa région entière.
option-strategy = stratégie
option-strategy-about = Pour une personne seule, le fort de l’adversaire : a avant-postes et trophées, b avant-postes et paysages, c avant-postes et souhaits du tsar, d trophées et paysages, e trophées et souhaits du tsar, f paysages et souhaits du tsar ; random écarte cinq cartes sans les montrer.
option-harder = règles plus dures
option-harder-about = Pour une personne seule, des règles qui aident l’adversaire : une pièce quand une action échoue, une pièce pour une fourrure de commerce, ou Katioucha à la place d’Ivan.
option-readings = lectures
option-readings-about = D’autres lectures des règles, là où les livrets se contredisent ou se taisent.
option-see_forced = demander même un choix unique
option-see_forced-about = Les places, comptées à partir de 1, que l’on interroge même quand une seule réponse est possible.
option-draw_order = ordre préparé
option-draw_order-about = Ce qui sort en premier du sac et des piles, dans cet ordre ; le hasard décide du reste.
option-position = position préparée
option-position-about = Une table pour commencer, pour apprendre, pour des énigmes et des essais ; ce qui manque est comme dans une partie ordinaire.
option-data = vos tables
option-data-about = Des tables du matériel à la place des nôtres ; donnez-les en fichiers avec --data DOSSIER, comme l’explique docs/data.md.
option-row = rangée de paysages
option-villages = villages
option-yurts = yourtes
option-cards = souhaits du tsar
option-songs = chansons

regionfurs-ascending = en ordre croissant depuis l’ouest
regionfurs-random = au hasard
claims-region = tous ceux de la région du cosaque
claims-tile = seulement celui où se trouve le cosaque
strategy-random = cinq cartes écartées au hasard
strategy-a = avant-postes et trophées
strategy-b = avant-postes et paysages
strategy-c = avant-postes et souhaits du tsar
strategy-d = trophées et paysages
strategy-e = trophées et souhaits du tsar
strategy-f = paysages et souhaits du tsar
harder-coin_when_failed = une pièce pour l’adversaire quand une action échoue
harder-coin_for_trade_fur = une pièce pour l’adversaire quand il obtient une fourrure de commerce
harder-katyusha = Katioucha à la place d’Ivan
reading-czech_yellow = boucliers 1, 5, 9 et 14 sur la face b du plateau jaune
reading-songs_unlimited = une chanson à chaque arrivée au bout de la piste des histoires
reading-tiger_always = chaque hiver un tigre sur le paysage le plus à l’est
reading-hunt_from_deck = la chasse de l’adversaire se lit sur le dessus de sa pile
reading-keep_neither = on peut ne garder aucune des fourrures piochées dans le sac

## Questions

ask-draw = Qu’est-ce qui arrive ?
ask-start_card = Avec quelle carte commencez-vous ?
ask-move = Où votre cosaque chevauche-t-il ?
ask-basic = Quelle action de base faites-vous ?
ask-main = Quelle est votre action principale ?
ask-second = Faites-vous une seconde action principale, pour une fourrure ?
ask-done = Faites-vous encore quelque chose ce tour-ci ?
ask-free_move = Où va votre cosaque ?
ask-hunt = Quelle fourrure chassez-vous ?
ask-hunt_again = Chassez-vous encore une fois, pour une pièce ?
ask-trade = Qu’obtenez-vous par le commerce ?
ask-pay = Avec quelles fourrures payez-vous { $purpose } ? Encore à payer : { $count } × { $fur }
ask-show = La carte veut encore voir { $count } × { $fur } : combien de tigres en tiennent lieu ? Pour le reste, une pièce change chaque fois une autre fourrure.
ask-keep = Laquelle des fourrures du sac gardez-vous ?
ask-market = Quelle fourrure prenez-vous au marché ?
ask-trophy_step = Avancez-vous sur la piste des trophées ? Ce pas coûte : { $fur }
ask-trophy_reward = Quelle récompense de la piste des trophées prenez-vous ?
ask-village = Quel village visitez-vous ?
ask-yurt = Quelle yourte utilisez-vous ?
ask-advanced = Quelle action avancée faites-vous ?
ask-outpost = Où bâtissez-vous l’avant-poste ?
ask-fulfil = Quel souhait du tsar exaucez-vous pour les seules fourrures payées ?
ask-song_now = Vos histoires sont au bout de la piste : chantez-vous tout de suite une chanson ?
ask-income = Prenez-vous votre revenu d’hiver, ou faites-vous d’abord autre chose ?
ask-winter_card = Quelle carte utilisez-vous maintenant ?
ask-song = L’hiver : chantez-vous une chanson ?

## Ce que l’on fait

do-draw_fur = piocher { $fur-definite }
do-draw_player = ensuite vient { $seat }
do-draw_landscape = révéler le paysage : { $landscape }
do-draw_village = révéler le { $village }
do-draw_yurt = révéler la { $yurt }
do-draw_song = révéler la { $song }
do-draw_card = révéler la { $card }
do-draw_back = montrer le dos de la { $card }
do-turn_ivan_card = retourner la { $card }
do-take_start_card = commencer avec la { $card }
do-move_cossack = aller à la case { $at }
do-basic_action = { $basic }
do-skip = aucune action de base
do-end_turn = rien de plus
do-decline = non, merci
do-visit_village = visiter le village de la région { $region }
do-use_yurt = utiliser la yourte de la région { $region }
do-take_card = prendre le souhait du tsar de la région { $region }
do-build_outpost = bâtir un avant-poste dans la région { $region }
do-claim_landscape = revendiquer le paysage de la case { $at }
do-extra_action = { $extra }
do-fulfil_card = exaucer la { $card }
do-use_card = utiliser la { $card }
do-hunt = chasser { $fur-definite } à la case { $at }
do-trade = obtenir par le commerce { $reward }
do-pay =
    { $count ->
        [one] payer { $count } fourrure : { $fur }
       *[other] payer { $count } fourrures : { $fur }
    }
do-show_tigers =
    { $count ->
        [0] ne montrer aucun tigre
        [one] montrer { $count } tigre
       *[other] montrer { $count } tigres
    }
do-keep_fur = garder { $fur-definite }
do-take_fur = prendre au marché { $fur-definite }
do-step_trophy = avancer sur la piste des trophées
do-step_for_stories = avancer sur la piste des trophées pour des histoires
do-take_trophy_reward = prendre la récompense de la case { $space }
do-sing_song = chanter la { $song }
do-take_income = prendre le revenu d’hiver

## Ce qui s’est passé

event-season_began = Année { $year }, { $season }.
event-turn_began = À { $who } de jouer.
event-fur_dealt = À la case { $at } : { $fur }.
event-market_filled = Au marché : { $fur }.
event-fur_on_card = Sur la { $card } : { $fur }.
event-trade_fur_placed = Le commerce demande { $fur }.
event-region_fur_placed = Le prix dans la région { $region } : { $fur }.
event-fur_offered = { $who } pioche dans le sac { $fur-definite }.
event-landscape_added = Un paysage arrive à la case { $at } : { $landscape }.
event-village_placed = Le { $village } arrive dans la région { $region }.
event-yurt_placed = La { $yurt } arrive dans la région { $region }.
event-card_placed = La { $card } arrive dans la région { $region }.
event-start_card_placed = Une carte pour commencer : { $card }.
event-song_placed = La { $song } est sur la table.
event-ivan_card_turned = L’adversaire retourne la { $card } : chasse { $hunts }× { $pick } ; puis : { $second }.
event-moved = { $who } va à la case { $at }.
event-basic_taken = { $who } choisit une action de base : { $basic }.
event-extra_taken = { $who } choisit une action supplémentaire : { $extra }.
event-gained =
    { $who } obtient { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what-many }
    }.
event-spent =
    { $who } donne { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what-many }
    }.
event-fur_gained = { $who } obtient une fourrure : { $fur }.
event-fur_paid =
    { $who } paie { $count ->
        [one] { $count } fourrure
       *[other] { $count } fourrures
    } : { $fur }.
event-village_visited = { $who } visite le { $village } dans la région { $region }.
event-yurt_used = { $who } utilise la { $yurt } dans la région { $region }.
event-card_taken = { $who } prend la { $card }.
event-card_fulfilled = { $who } exauce la { $card }.
event-card_used = { $who } utilise la { $card }.
event-outpost_built = { $who } bâtit un avant-poste dans la région { $region }.
event-landscape_claimed = { $who } revendique le paysage de la case { $at } : { $landscape }.
event-trophy_stepped = { $who } avance sur la piste des trophées jusqu’à la case { $space }.
event-song_sung = { $who } chante la { $song }.
event-second_action_failed = { $who } ne peut pas faire ce que dit la carte.
event-scored =
    { $who } marque { $points } { $points ->
        [one] point
       *[other] points
    } : { $why }.
event-parts_removed = Les chansons, yourtes et cartes des piles A quittent toutes la partie.
event-game_ended = Le quatrième hiver est passé ; place au décompte final.

## Pourquoi pas

refusal-not-in-bag = Cette fourrure n’est pas dans le sac : { $fur }.
refusal-not-in-stack = Cela n’est pas dans la pile.
refusal-no-such-start-card = Cette carte n’est pas parmi celles du début : { $card }.
refusal-no-tile = Il n’y a pas de paysage à la case { $at }.
refusal-stands-there = Votre cosaque est déjà à la case { $at }.
refusal-move-east = La case { $at } est à l’ouest, et au début d’un tour un cosaque chevauche vers l’est.
refusal-too-far = La case { $at } est trop loin.
refusal-move-chosen = Vous avez choisi le déplacement, votre cosaque ne peut donc pas rester là.
refusal-nowhere-to-go = Il n’y a pas d’autre paysage où votre cosaque puisse aller.
refusal-horses-missing =
    { $count ->
        [one] Cela coûte { $count } cheval, et vous en avez { $there }.
       *[other] Cela coûte { $count } chevaux, et vous en avez { $there }.
    }
refusal-nothing-to-hunt = Il n’y a pas de fourrure là où vous pouvez chasser.
refusal-hunt-out-of-reach = Vous ne pouvez pas chasser à la case { $at } : votre cosaque n’y est pas.
refusal-no-such-fur = Cette fourrure n’est pas à la case { $at } : { $fur }.
refusal-no-trade-fur = Le commerce coûte une fourrure que vous ne pouvez pas payer : { $fur }.
refusal-second-trade-takes-two = Une seconde action coûte une fourrure et le commerce une autre : { $fur }. Vous n’en avez qu’une.
refusal-second-takes-a-fur = Une seconde action coûte une fourrure, et vous n’en avez pas.
refusal-second-takes-this-fur = Dans cette région, une seconde action coûte une fourrure que vous ne pouvez pas payer : { $fur }.
refusal-out-of-reach = Vous ne pouvez pas agir dans la région { $region } : ni votre cosaque ni un de vos avant-postes n’y est.
refusal-build-elsewhere = On bâtit là où est son cosaque, et ce n’est pas la région { $region }.
refusal-claim-elsewhere = Vous ne pouvez pas revendiquer le paysage de la case { $at } : votre cosaque n’y est pas, et vous n’avez pas d’avant-poste dans la région { $region }.
refusal-no-yurt = Il n’y a pas de yourte dans la région { $region }.
refusal-no-card = Il n’y a pas de souhait du tsar dans la région { $region }.
refusal-not-the-trophy = Un trophée ne mène pas à un autre trophée, et la région { $region } en donnerait un.
refusal-no-outpost = Vous n’avez pas d’avant-poste dans votre réserve.
refusal-outpost-there = Vous avez déjà un avant-poste dans la région { $region }.
refusal-no-slot = Il n’y a plus de place pour un avant-poste dans la région { $region }.
refusal-claim-unpayable =
    { $count ->
        [one] Ce paysage coûte { $count } fourrure que vous ne pouvez pas payer : { $fur }.
       *[other] Ce paysage coûte { $count } fourrures que vous ne pouvez pas payer : { $fur }.
    }
refusal-furs-missing = De cette fourrure vous avez { $there }, et non { $count } : { $fur }.
refusal-furs-too-many = Il n’en reste que { $due } à payer, et non { $count }.
refusal-furs-in-order = On paie sorte par sorte : d’abord les fourrures demandées, puis les autres à partir de la plus basse, les tigres en dernier. Celle-ci vient trop tôt ou trop tard : { $fur }.
refusal-not-this-winter = Cette carte n’apporte rien cet hiver, ou l’a déjà fait : { $card }.
refusal-cards-come-first = On ne refuse pas ce que les cartes apportent en hiver. On peut seulement renoncer à une fourrure du sac, quand il ne reste rien d’autre.
refusal-coins-missing = Ces fourrures ({ $count }) coûtent chacune une pièce de plus, et vous en avez { $there } : { $fur }.
refusal-rest-unpayable = Avec { $count } × { $fur }, vous ne pourriez plus tout payer ({ $due }), ni ce qui vient après.
refusal-wrong-tigers = Il faut au moins { $least } et au plus { $most } tigres, et non { $count }.
refusal-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refusal-card-unpayable =
    { $count ->
        [one] Cette carte demande { $count } fourrure que vous n’avez pas : { $fur }.
       *[other] Cette carte demande { $count } fourrures que vous n’avez pas : { $fur }.
    }
refusal-not-fulfilled = Vous n’avez pas exaucé cette carte : { $card }.
refusal-other-season = Cette carte ne donne rien en cette saison : { $card }.
refusal-card-used = Vous avez déjà utilisé cette carte ce tour-ci : { $card }.
refusal-nothing-possible = Aucune action que donne cette carte n’est possible maintenant.
refusal-not-drawn = Cette fourrure n’a pas été piochée : { $fur }. Ont été piochées : { $drawn }.
refusal-keep-one = Il faut garder une des fourrures piochées.
refusal-fur-chosen = Vous donnez quelque chose pour une fourrure, prenez-en donc une.
refusal-not-in-market = Cette fourrure n’est pas au marché : { $fur }.
refusal-nothing-higher = Vous n’avez pas de fourrure de plus haute valeur à échanger contre celle-ci : { $fur }.
refusal-nothing-lower = Le marché n’a pas de fourrure de plus basse valeur que les vôtres.
refusal-bag-empty = Le sac est vide.
refusal-market-empty = Le marché est vide.
refusal-too-few-furs =
    { $count ->
        [one] Cela coûte une fourrure, et vous n’en avez pas.
       *[other] Cela coûte { $count } fourrures, et vous en avez { $there }.
    }
refusal-track-ends = Votre pion est au bout de la piste des trophées.
refusal-no-trophy-fur = Ce pas coûte une fourrure que vous ne pouvez pas payer : { $fur }.
refusal-space-not-reached = La récompense de la case { $space } n’est pas ouverte, seules le sont celles jusqu’à la case { $last }.
refusal-two-different = On choisit deux récompenses différentes, et vous avez déjà celle de la case { $space }.
refusal-side-a = Les histoires ne font avancer sur la piste des trophées qu’avec un plateau de face b.
refusal-no-such-song = Cette chanson n’est pas sur la table : { $song }.
refusal-too-few-stories =
    { $count ->
        [one] Cette chanson coûte { $count } histoire, et vous en avez { $there }.
       *[other] Cette chanson coûte { $count } histoires, et vous en avez { $there }.
    }
refusal-one-song = Une chanson suffit pour un hiver.

## Erreurs

error-too-many-colours = Plus de couleurs que de places : { $found } pour { $seats }.
error-too-many-sides = Plus de faces de plateau que de places : { $found } pour { $seats }.
error-named-twice = Quelque chose est nommé deux fois ici : { $names }.
error-solo-only = Stratégies et règles plus dures sont pour une personne seule ; ici, le nombre de places est { $seats }.
error-no-such-seat = Il n’y a pas de { $seat } : le nombre de places est { $seats }.
error-too-many-mats = La position a de quoi jouer à { $found }, et le nombre de joueurs est { $players }.
error-row-too-long = La rangée de la position a { $found } cases, et il y en a { $last } au plus.
error-furs-in-gap = Il ne peut pas y avoir de fourrures dans le vide de la case { $at }.
error-not-five = Il y a cinq régions, mais la position en a { $found } ici : { $name }.
error-tiger-prices-nothing = Un tigre ne peut être ni une fourrure de région ni celle du commerce.
error-market-too-full = Le marché a de la place pour { $last } fourrures, et les tigres n’y vont pas.
error-stories-too-many = La piste des histoires s’arrête à { $last }, et on en demande { $found }.
error-trophy-too-far = La piste des trophées s’arrête à la case { $last }, aucun pion ne peut être à la case { $found }.
error-outpost-twice = Dans la région { $region }, il n’y a pas de place pour cet avant-poste, ou il y est déjà.
error-too-many-pieces = La boîte n’en a pas autant : { $what-many }.
error-too-many-furs = La position a { $found } fois cette fourrure, plus que la boîte : { $fur }.
error-piece-twice = Cela est deux fois dans la position ({ $name }) : { $piece }.

## Erreurs : tables du matériel de jeu

error-data-reward-none = Dans la table { $file }, la récompense à l’endroit { $place } est vide ; il y faut exactement un mot.
error-data-reward-many = Dans la table { $file }, la récompense à l’endroit { $place } a plusieurs mots ({ $words }) ; faites de chacun une récompense à part.
error-data-reward-here = Dans la table { $file }, « { $word } » ne peut pas être une récompense à l’endroit { $place }. Sont possibles ici : { $known }.
error-data-effect = Dans la table { $file }, l’effet à l’endroit { $place } vaut pour « { $when } » ; parmi rule, vp et rewards, il doit donc avoir { $due } et rien d’autre.
error-data-per = Dans la table { $file }, l’effet à l’endroit { $place } vaut pour « { $when } » et ne peut pas être multiplié par « { $per } ».

## Le matériel

fur-2 = zibeline (2)
    .definite = la zibeline (2)
fur-3 = lièvre (3)
    .definite = le lièvre (3)
fur-4 = renard (4)
    .definite = le renard (4)
fur-5 = glouton (5)
    .definite = le glouton (5)
fur-6 = cerf (6)
    .definite = le cerf (6)
fur-7 = lynx (7)
    .definite = le lynx (7)
fur-8 = ours (8)
    .definite = l’ours (8)
fur-tiger = tigre
    .definite = le tigre
any-fur = n’importe quelle fourrure
colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-yellow = jaune
side-a = a
side-b = b
terrain-taiga = taïga
terrain-tundra = toundra
terrain-wetland = marécage
terrain-mountains = montagnes
season-spring = printemps
season-summer = été
season-autumn = automne
season-winter = hiver
pick-lowest = la plus basse
pick-highest = la plus haute
second-outpost = bâtit un avant-poste
second-trophy = avance sur la piste des trophées
second-yurt = utilise une yourte
second-tsar = prend un souhait du tsar
second-claim = revendique un paysage

opponent-ivan = Ivan
opponent-katyusha = Katioucha
basic-coin = prendre une pièce
basic-horses = prendre des chevaux
basic-move = déplacer le cosaque
basic-hunt = chasser
basic-trade = commercer
tradereward-coin = une pièce
tradereward-stories = des histoires
tradereward-move = un déplacement
tradereward-horses = des chevaux
extra-buy_from_market = acheter une fourrure au marché pour 5 chevaux
extra-buy_from_bag = acheter une fourrure du sac pour 5 chevaux
extra-swap_down = échanger une fourrure et un cheval contre une fourrure plus basse du marché
extra-swap_two = échanger deux fourrures contre une du marché
for-second_action = la seconde action
for-trade = le commerce
for-claim = le paysage
for-trophy = le pas sur la piste des trophées
for-card = le souhait du tsar
for-swap_down = une fourrure plus basse
for-swap_two = une fourrure du marché
thing-coin = pièce
    .many = pièces
thing-horse = cheval
    .many = chevaux
thing-banner = bannière
    .many = bannières
thing-tiger = tigre
    .many = tigres
thing-story = histoire
    .many = histoires
thing-outpost = avant-poste
    .many = avant-postes

## Gains et prix

gain-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
gain-coin =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
gain-horse =
    { $count ->
        [one] { $count } cheval
       *[other] { $count } chevaux
    }
gain-banner =
    { $count ->
        [one] { $count } bannière
       *[other] { $count } bannières
    }
gain-tiger =
    { $count ->
        [one] { $count } tigre
       *[other] { $count } tigres
    }
gain-story =
    { $count ->
        [one] { $count } histoire
       *[other] { $count } histoires
    }
gain-outpost =
    { $count ->
        [one] { $count } avant-poste
       *[other] { $count } avant-postes
    }
gain-fur_bag =
    { $count ->
        [one] { $count } fourrure du sac
       *[other] { $count } fourrures du sac
    }
gain-fur_market =
    { $count ->
        [one] { $count } fourrure du marché
       *[other] { $count } fourrures du marché
    }
gain-trophy =
    { $count ->
        [one] { $count } trophée
       *[other] { $count } trophées
    }
gain-trade = { $count } parmi : { $rewards }
gain-move =
    { $count ->
        [one] un déplacement de { $count } paysage
       *[other] un déplacement de { $count } paysages au plus
    }
gain-hunt =
    { $count ->
        [one] { $count } chasse
       *[other] { $count } chasses
    }
gain-pick_above =
    { $count ->
        [one] { $count } récompense de plus haut
       *[other] { $count } récompenses différentes de plus haut
    }
gain-visit_village = un village au choix
gain-visit_other_village = un village au choix, sauf celui du trophée
gain-use_yurt = une yourte au choix, sans trophée
gain-advanced_here = une action avancée
gain-advanced_anywhere = une action avancée n’importe où
gain-build_outpost = un avant-poste n’importe où
gain-fulfil_tsar = un souhait du tsar pour les seules fourrures payées
cost-furs = { $count } × { $fur }
cost-show = { $count } × { $fur } à montrer
cost-horses =
    { $count ->
        [one] { $count } cheval
       *[other] { $count } chevaux
    }
cost-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
cost-stories =
    { $count ->
        [one] { $count } histoire
       *[other] { $count } histoires
    }

## La feuille de score

why-start_card = carte du début
why-landscape = paysages revendiqués
why-tsar_card = souhaits du tsar
why-village = villages
why-yurt = yourtes
why-song = chansons
why-trophy = trophées
why-horses = chevaux échangés
why-extra_action = actions supplémentaires
why-other = autres
why-cards_at_end = souhaits du tsar à la fin
why-landscape_sets = séries de paysages
why-tigers = tigres
why-trophy_shield = bouclier de la piste des trophées
why-outposts_built = avant-postes bâtis
why-outposts_left = avant-postes en réserve
why-coins = pièces
why-furs = fourrures
why-stories = histoires

## La table

view-year = année
view-season = saison
view-active = joue
view-order = ordre du tour
view-moved = ont joué
view-players = joueurs
view-ivan = adversaire
view-pick = chasse de l’adversaire
view-hunts = nombre de fourrures
view-second = seconde action
view-row = rangée de paysages
view-regions = régions
view-songs = chansons
view-start_cards = cartes du début
view-cards = souhaits du tsar visibles
view-market = marché
view-trade_fur = fourrure du commerce
view-drawn = piochées
view-bag = dans le sac
view-tigers = tigres en réserve
view-banners = bannières
view-landscapes_left = paysages restants
view-possible = actions
view-points = points
view-colour = couleur
view-side = face
view-at = case
view-horses = chevaux
view-coins = pièces
view-furs = fourrures
view-outposts = avant-postes
view-outposts_left = avant-postes de la réserve générale
view-built = avant-postes dans les régions
view-stories = histoires
view-trophy = case de la piste des trophées
view-landscapes = paysages
view-hand = cartes en main
view-fulfilled = cartes exaucées
view-sources = points venus de
view-at_end = points à la fin
view-track = piste des trophées
view-space = case
view-fur = fourrure
view-gains = donne
view-shield = bouclier
view-opponent = adversaire
view-card = visible
view-steps = déplacement au dos
view-cards_left = cartes dans la pile
view-mat = plateau
view-region = région
view-landscape = paysage
view-terrain = terrain
view-price = prix en fourrures
view-cossacks = cosaques
view-village = à visiter
view-village_gains = le village donne
view-yurt = à utiliser
view-yurt_gains = la yourte donne
view-slots = places d’avant-poste
view-owner = à
view-is_neutral = neutre
view-song = chanson
view-own = à montrer
view-pay = à payer
view-vp = points tout de suite
view-action = action
view-cost = coûte
view-why_not = pas possible
view-rule = règle

## La table dans le terminal

table-when = Année { $year }, { $season }
table-row = case, paysage, fourrures de la plus basse, prix en fourrures de la région → gains, ← cosaques
table-region = Région { $region }, { $fur }
table-slots = avant-postes pour des chevaux
table-free = libre
table-neutral = neutre
table-gap = vide
table-card = { $card } : montrer { $own } × { $fur }, payer { $pay } ; { $points }
table-at =
    { $at ->
        [0] tuile de départ
       *[other] case { $at }
    }
table-outposts =
    { $here ->
        [one] { $here } avant-poste, { $left } de plus dans la réserve générale
       *[other] { $here } avant-postes, { $left } de plus dans la réserve générale
    }
table-next = prochain pas : { $fur }

## Tuiles et cartes

landscape-S-TA1 = taïga S-TA1
landscape-S-TA2 = taïga S-TA2
landscape-S-TU1 = toundra S-TU1
landscape-S-WE1 = marécage S-WE1
landscape-S-MO1 = montagnes S-MO1
landscape-TU1 = toundra TU1
landscape-TU2 = toundra TU2
landscape-TU3 = toundra TU3
landscape-TU4 = toundra TU4
landscape-TU5 = toundra TU5
landscape-TU6 = toundra TU6
landscape-TA1 = taïga TA1
landscape-TA2 = taïga TA2
landscape-TA3 = taïga TA3
landscape-TA4 = taïga TA4
landscape-TA5 = taïga TA5
landscape-WE1 = marécage WE1
landscape-WE2 = marécage WE2
landscape-WE3 = marécage WE3
landscape-WE4 = marécage WE4
landscape-WE5 = marécage WE5
landscape-MO1 = montagnes MO1
landscape-MO2 = montagnes MO2
landscape-MO3 = montagnes MO3
landscape-MO4 = montagnes MO4
landscape-MO5 = montagnes MO5
yurt-YA1 = yourte YA1
yurt-YA2 = yourte YA2
yurt-YA3 = yourte YA3
yurt-YA4 = yourte YA4
yurt-YA5 = yourte YA5
yurt-YA6 = yourte YA6
yurt-YA7 = yourte YA7
yurt-YA8 = yourte YA8
yurt-YB1 = yourte YB1
yurt-YB2 = yourte YB2
yurt-YB3 = yourte YB3
yurt-YB4 = yourte YB4
yurt-YB5 = yourte YB5
yurt-YB6 = yourte YB6
yurt-YB7 = yourte YB7
yurt-YB8 = yourte YB8
song-GA1 = chanson GA1
song-GA2 = chanson GA2
song-GA3 = chanson GA3
song-GA4 = chanson GA4
song-GA5 = chanson GA5
song-GA6 = chanson GA6
song-GA7 = chanson GA7
song-GA8 = chanson GA8
song-GA9 = chanson GA9
song-GA10 = chanson GA10
song-GB1 = chanson GB1
song-GB2 = chanson GB2
song-GB3 = chanson GB3
song-GB4 = chanson GB4
song-GB5 = chanson GB5
song-GB6 = chanson GB6
song-GB7 = chanson GB7
song-GB8 = chanson GB8
song-GB9 = chanson GB9
song-GB10 = chanson GB10
ivan-I1 = carte d’Ivan 1
ivan-I2 = carte d’Ivan 2
ivan-I3 = carte d’Ivan 3
ivan-I4 = carte d’Ivan 4
ivan-I5 = carte d’Ivan 5
ivan-I6 = carte d’Ivan 6
ivan-I7 = carte d’Ivan 7
ivan-I8 = carte d’Ivan 8
ivan-I9 = carte d’Ivan 9
ivan-I10 = carte d’Ivan 10
ivan-I11 = carte d’Ivan 11
ivan-I12 = carte d’Ivan 12
ivan-I13 = carte d’Ivan 13
ivan-I14 = carte d’Ivan 14
ivan-I15 = carte d’Ivan 15
ivan-I16 = carte d’Ivan 16
ivan-I17 = carte d’Ivan 17
ivan-I18 = carte d’Ivan 18
village-V1 = village V1 (bannière, 4 chevaux)
village-V2 = village V2 (bannière, avant-poste)
village-V3 = village V3 (histoire, pièce)
village-V4 = village V4 (fourrure du marché)
village-V5 = village V5 (trophée)
card-S1 = carte S1 (un pas de plus)
card-S2 = carte S2 (3 chevaux chaque hiver)
card-S3 = carte S3 (une pièce chaque hiver)
card-S4 = carte S4 (2 histoires chaque hiver)
card-S5 = carte S5 (2 chevaux par avant-poste chaque hiver)
card-S6 = carte S6 (2 chevaux par paysage chaque hiver)
card-S7 = carte S7 (récompense de trophée une case plus bas)
card-S8 = carte S8 (chasse sur les paysages voisins)
card-S9 = carte S9 (seconde action pour n’importe quelle fourrure)
card-A1 = carte A1 (un pas de plus)
card-A2 = carte A2 (3 chevaux chaque hiver)
card-A3 = carte A3 (une fourrure de moins pour les souhaits)
card-A4 = carte A4 (récompense de trophée une case plus bas)
card-A5 = carte A5 (une fourrure du sac chaque hiver)
card-A6 = carte A6 (action jusqu’à 2 paysages plus à l’ouest)
card-A7 = carte A7 (2 histoires chaque hiver)
card-A8 = carte A8 (sauter des fourrures à la chasse sans payer)
card-A9 = carte A9 (une action avancée n’importe où chaque hiver)
card-A10 = carte A10 (un tigre tout de suite)
card-A11 = carte A11 (une action avancée chaque printemps)
card-A12 = carte A12 (une action avancée chaque été)
card-A13 = carte A13 (une action avancée chaque automne)
card-A14 = carte A14 (la seconde chasse sans payer)
card-B1 = carte B1 (2 points à la fin)
card-B2 = carte B2 (3 points à la fin)
card-B3 = carte B3 (4 points à la fin)
card-B4 = carte B4 (1 point par tigre)
card-B5 = carte B5 (1 point par avant-poste bâti)
card-B6 = carte B6 (1 point pour 4 points)
card-B7 = carte B7 (1 point par pièce)
card-B8 = carte B8 (3 points par paysage de montagnes)
card-B9 = carte B9 (3 points par marécage)
card-B10 = carte B10 (3 points par toundra)
card-B11 = carte B11 (3 points par taïga)
card-B12 = carte B12 (1 point par paysage)
card-B13 = carte B13 (1 point par carte exaucée)
card-B14 = carte B14 (1 point par bannière)
