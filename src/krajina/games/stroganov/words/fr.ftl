### Français : Stroganov.
###
### Les contrées de la rangée vont de 1 à 12 et les régions de 1 à 5, depuis l’ouest. Tuiles et cartes ont leur code.

title = Stroganov
about = Quatre ans en Sibérie : partez vers l’est, chassez des fourrures, construisez des avant-postes, satisfaites les souhaits du Tsar et rentrez pour l’hiver avec des histoires et des chansons.

## Options

option-colours = couleurs
option-colours-about = La couleur de chaque place ; les places sans couleur prennent celles qui restent.
option-sides = faces
option-sides-about = La face du plateau de chaque place : a est la même pour tous, b a un talent propre à chaque couleur.
option-region_furs = fourrures des régions
option-region_furs-about = Comment on dispose les fourrures des régions : en ordre croissant depuis l’ouest, ou au hasard.
option-claims = appropriation
option-claims-about = Quelles contrées un Cosaque peut s’approprier : toutes celles de sa région, ou seulement celle où il se trouve. Un avant-poste ouvre de toute façon sa région entière.
option-strategy = stratégie
option-strategy-about = Pour une personne seule : les points forts de l’adversaire.
option-harder = règles plus dures
option-harder-about = Pour une personne seule : des règles qui aident l’adversaire.
option-readings = lectures
option-readings-about = D’autres lectures des règles, là où les livrets se contredisent ou se taisent.
option-see_forced = demander même un choix unique
option-see_forced-about = Les places, comptées à partir de 1, que l’on interroge même quand une seule réponse est possible.
option-draw_order = ordre préparé
option-draw_order-about = Ce qui sort en premier du sac et des piles, dans cet ordre ; le hasard décide du reste.
option-position = position préparée
option-position-about = Une table pour commencer, pour apprendre, pour des énigmes et des essais ; ce qui manque est comme dans une partie ordinaire.
option-data = vos tableaux
option-data-about = Des tableaux du matériel à la place des nôtres ; donnez-les en fichiers avec --data DOSSIER, comme l’explique docs/data.md.
option-row = rangée de contrées
option-villages = villages
option-yurts = yourtes
option-cards = souhaits du Tsar
option-songs = chansons

regionfurs-ascending = en ordre croissant depuis l’ouest
regionfurs-random = au hasard
claims-region = toutes celles de la région du Cosaque
claims-tile = seulement celle où se trouve le Cosaque
strategy-random = cinq cartes écartées au hasard
strategy-a = avant-postes et trophées
strategy-b = avant-postes et contrées
strategy-c = avant-postes et souhaits du Tsar
strategy-d = trophées et contrées
strategy-e = trophées et souhaits du Tsar
strategy-f = contrées et souhaits du Tsar
harder-coin_when_failed = une pièce pour l’adversaire quand une action échoue
harder-coin_for_trade_fur = une pièce pour l’adversaire au lieu d’une fourrure du commerce
harder-katyusha = Katyusha à la place d’Ivan
reading-czech_yellow = boucliers 1, 5, 9 et 14 sur la face b du plateau jaune
reading-songs_unlimited = une chanson à chaque arrivée au bout de la piste des histoires
reading-tiger_always = chaque hiver, un tigre sur la contrée la plus à l’est
reading-hunt_from_deck = la chasse de l’adversaire se lit sur le dessus de sa pile
reading-keep_neither = on peut ne garder aucune des fourrures tirées du sac

## Questions

ask-draw = Qu’est-ce qui arrive ?
ask-start_card = Choisissez votre carte de départ et sa fourrure
    .hint = La fourrure est à vous tout de suite. La carte est un souhait du Tsar : satisfaites-le quand vous possédez les fourrures demandées ; son effet vaut dès lors.
ask-move = Vers l’est : 1–{ $steps } contrées, plus loin avec des chevaux
    .hint = Chaque tour commence par ce déplacement. Les intervalles ne comptent pas.
ask-basic = Action de base gratuite, ou passez
    .hint = Prenez une pièce ou des chevaux, déplacez-vous, chassez ou commercez.
ask-main = Action principale gratuite : de base ou avancée
    .hint = Une action avancée se fait dans la région de votre Cosaque ou d’un de vos avant-postes ; on ne construit que là où est le Cosaque.
ask-second = Seconde action contre une fourrure, ou fin du tour
    .hint = Une action de base coûte une fourrure au choix, une action avancée la fourrure de sa région.
ask-done = Actions supplémentaires, ou fin du tour
    .hint = Achetez ou échangez des fourrures, ou satisfaites un souhait de votre main, autant que vous voulez.
ask-free_move = Déplacez votre Cosaque vers l’est ou l’ouest
    .hint = Les intervalles ne comptent pas, et les chevaux ne mènent pas plus loin ici.
ask-hunt =
    { $horses ->
        [0] Chassez : chaque fourrure est gratuite
       *[other] Chassez : la fourrure de plus petite valeur est gratuite
    }
    .hint = Sans carte, chaque fourrure de valeur inférieure que vous sautez coûte un cheval.
ask-hunt_again =
    { $coins ->
        [0] Chasser encore, gratuitement ?
       *[other] Dépenser 1 pièce pour chasser encore ?
    }
    .hint = Deux chasses au plus par action. Sauter des fourrures coûte des chevaux comme avant.
ask-trade =
    { $picks ->
        [one] Commerce : choisissez le dernier bonus
        [2] Commerce : choisissez un bonus (deux en tout)
       *[other] Commerce : choisissez un bonus ({ $picks } en tout)
    }
    .hint = Le même bonus peut être pris plusieurs fois.
ask-pay = Payez { $purpose } : encore { $count } × { $fur }
    .hint = Une autre fourrure convient aussi si vous ajoutez une pièce ; un tigre remplace n’importe laquelle.
ask-show = Manque { $count } × { $fur } : combien de tigres ? (sinon pièces)
    .hint = Il faut posséder ces fourrures pour ce souhait. Un tigre en remplace une et se dépense ; une pièce change pour cette fois une autre de vos fourrures.
ask-keep = Gardez une des fourrures tirées
    .hint = Les autres retournent dans le sac.
ask-market = Prenez une fourrure au marché
    .hint = Sa place est aussitôt complétée depuis le sac.
ask-trophy_step = Trophée : avancer d’une case ? Coût : { $fur }
    .hint = Une récompense suit dans tous les cas : celle de votre case ou d’une case au-dessus.
ask-trophy_reward = Trophée : choisissez une récompense
    .hint = N’importe quelle case, du haut de la piste jusqu’à votre pion.
ask-village = Rendez-vous dans un village au choix
    .hint = Peu importe où est votre Cosaque ; le village reste en place.
ask-yurt = Utilisez une yourte au choix, sans trophée
    .hint = Peu importe où est votre Cosaque ; la yourte quitte ensuite la partie.
ask-advanced = Faites une action avancée gratuite
    .hint = Vous ne dépensez pas la fourrure d’une seconde action, seulement ce que coûte l’action elle-même.
ask-outpost = Construisez un avant-poste gratuit, région au choix
    .hint = Il vient de la réserve générale. Vous pouvez en avoir un par région.
ask-fulfil = Satisfaites un souhait : payez le cadre rouge seul
    .hint = Il n’est pas nécessaire de posséder les autres fourrures que la carte demande.
ask-song_now = { $stories } points d’histoire : chanter tout de suite ?
    .hint = Vous dépensez les points d’histoire qu’elle coûte ; la chanson reste sur la table.
ask-income = Hiver : prenez votre revenu (avant : actions en plus)
    .hint = Des chevaux, un de plus par bannière, et ce que vos souhaits satisfaits apportent en hiver.
ask-winter_card = Quelle carte d’hiver agit d’abord ?
    .hint = Elles agissent l’une après l’autre, dans l’ordre de votre choix.
ask-song = Hiver : chantez, ou gardez vos histoires
    .hint = Une chanson par hiver ; elle quitte ensuite la partie. Les points d’histoire gardés comptent encore plus tard.
ask-winter_done = Hiver : actions supplémentaires, ou terminer
    .hint = Aucune chanson ne peut être chantée maintenant. Vous pouvez encore acheter ou échanger des fourrures, ou satisfaire un souhait.

## Ce que l’on fait

do-draw_fur = tirer { $fur-definite }
do-draw_player = ensuite vient { $seat }
do-draw_landscape = révéler la contrée : { $landscape }
do-draw_village = révéler le { $village }
do-draw_yurt = révéler la { $yurt }
do-draw_song = révéler la { $song }
do-draw_card = révéler la { $card }
do-draw_back = montrer le dos de la { $card }
do-turn_ivan_card = retourner la { $card }
do-take_start_card = commencer avec la { $card }
do-take_start_card-here =
    { $fur-key ->
        [nothing] commencer avec la { $card } : { $card-does }
       *[other] commencer avec la { $card } et { $fur-definite } : { $card-does }
    }
do-move_cossack = aller à la contrée { $at }
do-move_cossack-here =
    { $cost-count ->
        [0] aller à la contrée { $at }
       *[other] aller à la contrée { $at } : coûte { $cost }
    }
do-basic_action = { $basic }
do-basic_action-here =
    { $cost-count ->
        [0] { $basic }
       *[other] { $basic } : coûte { $cost }
    }
do-skip = passer l’action de base
do-end_turn = finir le tour
do-decline = y renoncer
do-leave =
    { $question-key ->
        [ask-free_move] rester sur place
        [ask-hunt_again] ne pas chasser encore
        [ask-trade] aucun autre bonus
        [ask-keep] n’en garder aucune
        [ask-market] ne prendre aucune fourrure
        [ask-trophy_step] ne pas avancer
        [ask-trophy_reward] ne prendre aucune récompense
        [ask-village] ne se rendre dans aucun village
        [ask-yurt] n’utiliser aucune yourte
        [ask-advanced] aucune action avancée
        [ask-outpost] ne construire aucun avant-poste
        [ask-fulfil] ne satisfaire aucun souhait
        [ask-song_now] ne pas chanter maintenant
        [ask-winter_card] ne tirer aucune fourrure
        [ask-song] ne rien chanter
        [ask-winter_done] terminer l’hiver
       *[other] y renoncer
    }
do-visit_village = se rendre au village de la région { $region }
do-visit_village-here =
    { $cost-count ->
        [0] se rendre au { $village }, région { $region }
       *[other] se rendre au { $village }, région { $region } : coûte { $cost }
    }
do-use_yurt = utiliser la yourte de la région { $region }
do-use_yurt-here =
    { $cost-count ->
        [0] utiliser la { $yurt }, région { $region }
       *[other] utiliser la { $yurt }, région { $region } : coûte { $cost }
    }
do-take_card = prendre le souhait du Tsar de la région { $region }
do-take_card-here =
    { $cost-count ->
        [0] prendre la { $card }, région { $region }
       *[other] prendre la { $card }, région { $region } : coûte { $cost }
    }
do-build_outpost = construire un avant-poste dans la région { $region }
do-build_outpost-here =
    { $cost-count ->
        [0] construire un avant-poste dans la région { $region }
       *[other] construire un avant-poste dans la région { $region } : coûte { $cost }
    }
do-claim_landscape = s’approprier la contrée { $at }
do-claim_landscape-here =
    { $cost-count ->
        [0] s’approprier la contrée { $at }, { $landscape }
       *[other] s’approprier la contrée { $at }, { $landscape } : coûte { $cost }
    }
do-extra_action = { $extra }
do-fulfil_card = valider la { $card }
do-use_card = utiliser la { $card }
do-hunt = chasser { $fur-definite }, contrée { $at }
do-hunt-here =
    { $cost-count ->
        [0] chasser { $fur-definite }, contrée { $at }
       *[other] chasser { $fur-definite }, contrée { $at } : coûte { $cost }
    }
do-trade = commerce : { $reward }
do-pay =
    { $count ->
        [one] dépenser { $count } fourrure : { $fur }
       *[other] dépenser { $count } fourrures : { $fur }
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
do-step_for_stories = avancer sur la piste des trophées contre des points d’histoire
do-step_for_stories-here = avancer sur la piste des trophées : coûte { $cost }
do-take_trophy_reward = prendre la récompense de la case { $space }
do-take_trophy_reward-here = prendre la récompense de la case { $space } : { $gains }
do-sing_song = chanter la { $song }
do-take_income = prendre le revenu d’hiver

## Ce qui s’est passé

event-season_began = Année { $year }, { $season }.
event-turn_began = À { $who } de jouer.
event-deepest =
    { $place ->
        [1] { $who } est au plus profond de la Sibérie.
       *[other] { $who } vient ensuite au plus profond de la Sibérie.
    }
event-fur_dealt = Contrée { $at } : { $fur }.
event-market_filled = Au marché : { $fur }.
event-fur_on_card = Sur la { $card } : { $fur }.
event-trade_fur_placed = Le commerce demande { $fur-definite }.
event-region_fur_placed = La fourrure de la région { $region } est { $fur-definite }.
event-fur_offered = { $who } tire du sac : { $fur }.
event-landscape_added = Nouvelle contrée { $at } : { $landscape }.
event-village_placed = Le { $village } arrive dans la région { $region }.
event-yurt_placed = La { $yurt } arrive dans la région { $region }.
event-card_placed = La { $card } arrive dans la région { $region }.
event-start_card_placed = Au choix pour le départ : { $card }.
event-song_placed = La { $song } est sur la table.
event-tiger_placed = Un tigre arrive sur la contrée { $at }.
event-ivan_card_turned =
    { $pick-key ->
        [pick-lowest] { $hunts ->
            [one] { $who } retourne la { $card } : chasse la fourrure de plus petite valeur, puis { $second }.
           *[other] { $who } retourne la { $card } : chasse les { $hunts } fourrures de plus petite valeur, puis { $second }.
        }
       *[other] { $hunts ->
            [one] { $who } retourne la { $card } : chasse la fourrure de plus grande valeur, puis { $second }.
           *[other] { $who } retourne la { $card } : chasse les { $hunts } fourrures de plus grande valeur, puis { $second }.
        }
    }
event-ivan_hunted =
    { $furs-count ->
        [0] { $who } ne trouve aucune fourrure sur la contrée { $at } et prend des pièces.
       *[other] { $who } chasse sur la contrée { $at } : { $furs }.
    }
event-moved = { $who } va à la contrée { $at }.
event-basic_taken = { $who } choisit une action de base : { $basic }.
event-extra_taken = { $who } choisit une action supplémentaire : { $extra }.
event-gained =
    { $who } obtient { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what-many }
    }.
event-spent =
    { $who } dépense { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what-many }
    }.
event-fur_gained =
    { $at ->
        [0] { $who } obtient une fourrure : { $fur }.
       *[other] { $who } obtient une fourrure de la contrée { $at } : { $fur }.
    }
event-fur_paid =
    { $who } dépense { $count ->
        [one] { $count } fourrure
       *[other] { $count } fourrures
    } : { $fur }.
event-village_visited = { $who } se rend au { $village } dans la région { $region }.
event-yurt_used = { $who } utilise la { $yurt } dans la région { $region }.
event-card_taken = { $who } prend la { $card }.
event-card_fulfilled = { $who } valide la { $card }.
event-card_used = { $who } utilise la { $card }.
event-outpost_built = { $who } construit un avant-poste dans la région { $region }.
event-landscape_claimed = { $who } s’approprie la contrée { $at } : { $landscape }.
event-trophy_stepped = { $who } avance sur la piste des trophées jusqu’à la case { $space }.
event-song_sung = { $who } chante la { $song }.
event-second_action_failed =
    { $instead-key ->
        [thing-coin] { $who } devrait { $second-infinitive }, ne le peut pas et obtient une pièce à la place.
        [thing-outpost] { $who } devrait { $second-infinitive }, ne le peut pas et prend à la place un avant-poste dans sa réserve.
       *[other] { $who } devrait { $second-infinitive }, ne le peut pas et n’obtient rien.
    }
event-scored =
    { $who } marque { $points } { $points ->
        [one] point
       *[other] points
    } : { $why }.
event-cossack_went_home = { $who } rentre de la contrée { $at }.
event-landscapes_slid =
    { $landscapes-count ->
        [one] Les intervalles se comblent : { $landscapes-count } contrée glisse vers l’ouest.
       *[other] Les intervalles se comblent : { $landscapes-count } contrées glissent vers l’ouest.
    }
event-yurts_slid =
    { $yurts-count ->
        [one] Une yourte glisse vers l’ouest : { $yurts }.
       *[other] { $yurts-count } yourtes glissent vers l’ouest : { $yurts }.
    }
event-cards_slid =
    { $cards-count ->
        [one] Un souhait du Tsar glisse vers l’ouest : { $cards }.
       *[other] { $cards-count } souhaits du Tsar glissent vers l’ouest : { $cards }.
    }
event-songs_left =
    { $songs-count ->
        [one] Une chanson quitte la partie sans être chantée : { $songs }.
       *[other] { $songs-count } chansons quittent la partie sans être chantées : { $songs }.
    }
event-market_cleared = Les fourrures du marché retournent dans le sac.
event-parts_removed = Les chansons, yourtes et souhaits des piles A quittent tous la partie.
event-final_scoring_began = Le quatrième hiver est passé : décompte final.
event-game_ended = La partie est terminée.

## Pourquoi pas

refusal-not-in-bag = Cette fourrure n’est pas dans le sac : { $fur }.
refusal-not-in-stack = Cela n’est pas dans la pile.
refusal-no-such-start-card = La { $card } n’est pas une carte de départ.
refusal-no-tile = Contrée { $at } : il n’y a là qu’un intervalle.
refusal-stands-there = Votre Cosaque est déjà sur la contrée { $at }.
refusal-move-east = La contrée { $at } est à l’ouest, et au début d’un tour le Cosaque va vers l’est.
refusal-too-far = La contrée { $at } est trop loin.
refusal-move-chosen = Vous avez choisi le déplacement : votre Cosaque ne peut pas rester là.
refusal-nowhere-to-go = Il n’y a pas d’autre contrée où votre Cosaque puisse aller.
refusal-horses-missing =
    { $there ->
        [0] Cela coûte { $count ->
            [one] { $count } cheval
           *[other] { $count } chevaux
        }, vous n’en avez pas.
       *[other] Cela coûte { $count ->
            [one] { $count } cheval
           *[other] { $count } chevaux
        }, vous en avez { $there }.
    }
refusal-nothing-to-hunt = Il n’y a pas de fourrure là où vous pouvez chasser.
refusal-hunt-out-of-reach =
    { $reach ->
        [0] Vous ne pouvez pas chasser sur la contrée { $at } : votre Cosaque n’y est pas.
       *[other] Vous ne pouvez pas chasser sur la contrée { $at } : votre Cosaque n’est ni là ni à côté.
    }
refusal-no-such-fur = Cette fourrure n’est pas sur la contrée { $at } : { $fur }.
refusal-no-trade-fur = Le commerce coûte une fourrure que vous ne pouvez pas payer : { $fur }.
refusal-second-trade-takes-two = Une seconde action coûte une fourrure et le commerce une autre : { $fur }. Vous n’en avez qu’une.
refusal-second-takes-a-fur = Une seconde action coûte une fourrure, vous n’en avez pas.
refusal-second-takes-this-fur = Dans cette région, une seconde action coûte une fourrure que vous ne pouvez pas payer : { $fur }.
refusal-out-of-reach = Pas d’action possible dans la région { $region } : vous n’y avez ni Cosaque ni avant-poste.
refusal-build-elsewhere = On construit là où est son Cosaque, et ce n’est pas la région { $region }.
refusal-claim-elsewhere = Vous ne pouvez pas vous approprier la contrée { $at } : votre Cosaque n’y est pas, et vous n’avez pas d’avant-poste dans la région { $region }.
refusal-no-yurt = Il n’y a pas de yourte dans la région { $region }.
refusal-no-card = Il n’y a pas de souhait du Tsar dans la région { $region }.
refusal-not-the-trophy = La récompense d’un trophée ne peut pas donner un autre trophée, et la région { $region } en donnerait un.
refusal-no-outpost = Vous n’avez pas d’avant-poste dans votre réserve.
refusal-outpost-there = Vous avez déjà un avant-poste dans la région { $region }.
refusal-no-slot = Il n’y a plus d’emplacement pour un avant-poste dans la région { $region }.
refusal-claim-unpayable =
    { $count ->
        [one] Cette contrée coûte { $count } fourrure que vous ne pouvez pas payer : { $fur }.
       *[other] Cette contrée coûte { $count } fourrures que vous ne pouvez pas payer : { $fur }.
    }
refusal-second-claim-unpayable = Comme seconde action, cela coûte d’abord { $first }, puis { $count } × { $fur } pour la contrée ; vous ne pouvez pas payer les deux.
refusal-furs-missing =
    { $there ->
        [0] Vous n’avez pas cette fourrure : { $fur }.
       *[other] De cette fourrure, vous avez { $there } et non { $count } : { $fur }.
    }
refusal-furs-too-many = Reste à payer : { $due }, et non { $count }.
refusal-furs-in-order = On paie sorte par sorte : d’abord les fourrures demandées, puis les autres par valeur croissante, les tigres en dernier. Celle-ci vient trop tôt ou trop tard : { $fur }.
refusal-not-this-winter = La { $card } n’apporte rien cet hiver, ou l’a déjà fait.
refusal-cards-come-first = On ne refuse pas ce que les cartes apportent en hiver. On peut seulement renoncer à une fourrure du sac, quand il ne reste rien d’autre.
refusal-coins-missing = Ces fourrures ({ $count }) coûtent chacune une pièce de plus, vous en avez { $there } : { $fur }.
refusal-rest-unpayable = Avec { $count } × { $fur }, vous ne pourriez plus tout payer ({ $due }), ni ce qui vient après.
refusal-wrong-tigers = Utilisez de { $least } à { $most } tigres, et non { $count }.
refusal-not-in-hand = La { $card } n’est pas dans votre main.
refusal-card-unpayable =
    { $count ->
        [one] Pour ce souhait, il vous faut { $count } fourrure que vous n’avez pas : { $fur }.
       *[other] Pour ce souhait, il vous faut { $count } fourrures, et vous ne les avez pas toutes : { $fur }.
    }
refusal-not-fulfilled = Vous n’avez pas validé la { $card }.
refusal-other-season = La { $card } ne donne rien en cette saison.
refusal-card-used = Vous avez déjà utilisé la { $card } ce tour-ci.
refusal-nothing-possible = Aucune action que donne cette carte n’est possible maintenant.
refusal-not-drawn = Cette fourrure n’a pas été tirée : { $fur }. Ont été tirées : { $drawn }.
refusal-keep-one = Il faut garder une des fourrures tirées.
refusal-fur-chosen = Vous avez payé : choisissez une fourrure.
refusal-not-in-market = Cette fourrure n’est pas au marché : { $fur }.
refusal-nothing-higher = Vous n’avez pas de fourrure de valeur supérieure à échanger contre celle-ci : { $fur }.
refusal-nothing-lower = Le marché n’a pas de fourrure de valeur inférieure aux vôtres.
refusal-bag-empty = Le sac est vide.
refusal-market-empty = Le marché est vide.
refusal-too-few-furs =
    { $count ->
        [one] Cela coûte une fourrure, vous n’en avez pas.
       *[other] Cela coûte { $count } fourrures, vous en avez { $there }.
    }
refusal-track-ends = Votre pion est au bout de la piste des trophées.
refusal-no-trophy-fur = Cette case coûte une fourrure que vous ne pouvez pas payer : { $fur }.
refusal-space-not-reached = La récompense de la case { $space } n’est pas encore ouverte : vous avez le choix jusqu’à la case { $last }.
refusal-two-different = Il faut deux récompenses différentes, et vous avez déjà celle de la case { $space }.
refusal-side-a = Les points d’histoire ne font avancer sur la piste des trophées qu’avec la face b du plateau.
refusal-no-such-song = La { $song } n’est pas sur la table.
refusal-too-few-stories =
    { $there ->
        [0] Cette chanson coûte { $count ->
            [one] { $count } point d’histoire
           *[other] { $count } points d’histoire
        }, vous n’en avez pas.
       *[other] Cette chanson coûte { $count ->
            [one] { $count } point d’histoire
           *[other] { $count } points d’histoire
        }, vous en avez { $there }.
    }
refusal-one-song = Vous avez déjà chanté cet hiver.

## Erreurs

error-too-many-colours = Plus de couleurs que de places : { $found } pour { $seats }.
error-too-many-sides = Plus de faces de plateau que de places : { $found } pour { $seats }.
error-named-twice = Quelque chose est nommé deux fois ici : { $names }.
error-solo-only = Stratégies et règles plus dures sont pour une personne seule ; ici, le nombre de places est { $seats }.
error-no-such-seat = Il n’y a pas de { $seat } : le nombre de places est { $seats }.
error-too-many-mats = La position a de quoi jouer à { $found }, et le nombre de joueurs est { $players }.
error-row-too-long = La rangée de la position a { $found } contrées, et il y en a { $last } au plus.
error-furs-in-gap = Il ne peut pas y avoir de fourrures dans l’intervalle { $at }.
error-not-five = Il y a cinq régions, mais la position en a { $found } ici : { $name }.
error-tiger-prices-nothing = Un tigre ne peut être ni une fourrure de région ni la fourrure du commerce.
error-market-too-full = Le marché a de la place pour { $last } fourrures, et les tigres n’y vont pas.
error-stories-too-many = La piste des histoires s’arrête à { $last }, et on en demande { $found }.
error-trophy-too-far = La piste des trophées s’arrête à la case { $last }, aucun pion ne peut être à la case { $found }.
error-outpost-twice = Dans la région { $region }, il n’y a pas d’emplacement pour cet avant-poste, ou il y est déjà.
error-too-many-pieces = La boîte n’en a pas autant : { $what-many }.
error-too-many-furs = La position a { $found } fois cette fourrure, plus que la boîte : { $fur }.
error-piece-twice = Cela est deux fois dans la position ({ $name }) : { $piece }.

## Erreurs : tableaux du matériel de jeu

error-data-reward-none = Dans le tableau { $file }, la récompense à l’endroit { $place } est vide ; il faut exactement un mot.
error-data-reward-many = Dans le tableau { $file }, la récompense à l’endroit { $place } a plusieurs mots ({ $words }) ; faites de chacun une récompense à part.
error-data-reward-here = Dans le tableau { $file }, « { $word } » ne peut pas être une récompense à l’endroit { $place }. Sont possibles ici : { $known }.
error-data-effect = Dans le tableau { $file }, l’effet à l’endroit { $place } vaut pour « { $when } » ; parmi rule, vp et rewards, il doit donc avoir { $due } et rien d’autre.
error-data-per = Dans le tableau { $file }, l’effet à l’endroit { $place } vaut pour « { $when } » et ne peut pas être multiplié par « { $per } ».

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
any-fur = fourrure au choix
colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-yellow = jaune
side-a = a
side-b = b
terrain-taiga = forêt
terrain-tundra = steppe
terrain-wetland = marécage
terrain-mountains = montagnes
season-spring = printemps
season-summer = été
season-autumn = automne
season-winter = hiver
pick-lowest = la fourrure de plus petite valeur
pick-highest = la fourrure de plus grande valeur
second-outpost = construit un avant-poste
    .infinitive = construire un avant-poste
second-trophy = avance sur la piste des trophées
    .infinitive = avancer sur la piste des trophées
second-yurt = utilise une yourte
    .infinitive = utiliser une yourte
second-tsar = prend un souhait du Tsar
    .infinitive = prendre un souhait du Tsar
second-claim = s’approprie une contrée
    .infinitive = s’approprier une contrée
moment-start = carte de départ
moment-move = déplacement
moment-basic = action de base
moment-main = action principale
moment-second = seconde action
moment-done = fin du tour
moment-income = revenu
moment-stories = histoires
moment-songs = chansons
moment-upkeep = entretien

opponent-ivan = Ivan
opponent-katyusha = Katyusha
basic-coin = prendre une pièce
basic-horses = prendre des chevaux
basic-gains = prendre { $gains }
basic-move = déplacer le Cosaque
basic-hunt = chasser
basic-trade = commercer
tradereward-coin = pièce
tradereward-stories = points d’histoire
tradereward-move = déplacement
tradereward-horses = chevaux
extra-buy_from_market = acheter une fourrure du marché contre 5 chevaux
extra-buy_from_bag = acheter une fourrure du sac contre 5 chevaux
extra-swap_down = échanger une fourrure et un cheval contre une fourrure de valeur inférieure du marché
extra-swap_two = échanger deux fourrures contre une du marché
for-second_action = la seconde action
for-trade = le commerce
for-claim = la contrée
for-trophy = le trophée
for-card = le souhait
for-swap_down = l’échange
for-swap_two = l’échange
thing-coin = pièce
    .many = pièces
thing-horse = cheval
    .many = chevaux
thing-banner = bannière
    .many = bannières
thing-tiger = tigre
    .many = tigres
thing-story = point d’histoire
    .many = points d’histoire
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
        [one] { $count } point d’histoire
       *[other] { $count } points d’histoire
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
gain-trade = { $count } parmi : { $rewards }
gain-move =
    { $count ->
        [one] déplacement de { $count } contrée
       *[other] déplacement de 1–{ $count } contrées
    }
gain-hunt =
    { $count ->
        [one] { $count } chasse
       *[other] { $count } chasses
    }
gain-pick_above =
    { $count ->
        [one] { $count } récompense d’une case plus haute
       *[other] { $count } récompenses différentes de cases plus hautes
    }
gain-visit_village = un village au choix
gain-visit_other_village = un village au choix, sauf celui du trophée
gain-use_yurt = une yourte au choix, sans trophée
gain-advanced_here = une action avancée
gain-advanced_anywhere = une action avancée n’importe où
gain-build_outpost = un avant-poste n’importe où
gain-fulfil_tsar = un souhait du Tsar pour les seules fourrures du cadre rouge
gain-furs = { $count } × { $fur }
cost-furs = { $count } × { $fur }
cost-show = posséder { $count } × { $fur }
paid-furs = en dépenser { $count }
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
        [one] { $count } point d’histoire
       *[other] { $count } points d’histoire
    }

## La feuille de score

why-start_card = carte de départ
why-landscape = contrées
why-tsar_card = souhaits du Tsar
why-village = villages
why-yurt = yourtes
why-song = chansons
why-trophy = trophées
why-horses = chevaux échangés
why-extra_action = actions supplémentaires
why-other = autres
why-cards_at_end = souhaits du Tsar à la fin
why-landscape_sets = jeux de contrées
why-tigers = tigres
why-trophy_shield = bouclier de la piste des trophées
why-outposts_built = avant-postes construits
why-outposts_left = avant-postes en réserve
why-coins = pièces
why-furs = fourrures
why-stories = points d’histoire

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
view-row = rangée de contrées
view-regions = régions
view-songs = chansons
view-start_cards = cartes de départ
view-cards = souhaits du Tsar visibles
view-market = marché
view-trade_fur = fourrure du commerce
view-drawn = tirées
view-bag = dans le sac
view-tigers = tigres en réserve
view-banners = bannières
view-landscapes_left = contrées restantes
view-possible = actions
view-points = points
view-colour = couleur
view-side = face
view-at = contrée
view-horses = chevaux
view-coins = pièces
view-furs = fourrures
view-outposts = avant-postes
view-outposts_left = avant-postes restants
view-built = avant-postes dans les régions
view-stories = histoires
view-trophy = case de la piste des trophées
view-landscapes = contrées
view-hand = cartes en main
view-fulfilled = cartes validées
view-sources = points venus de
view-each = points à la fin, chacun
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
view-landscape = contrée
view-terrain = terrain
view-price = prix en fourrures
view-cossacks = Cosaques
view-village = à visiter
view-village_gains = le village donne
view-yurt = à utiliser
view-yurt_gains = la yourte donne
view-slots = emplacements d’avant-poste
view-owner = à
view-is_neutral = neutre
view-song = chanson
view-own = à posséder
view-pay = à dépenser
view-vp = points tout de suite
view-action = action
view-cost = coûte
view-leads_to = mène à
view-say = appelé
view-asks = question suivante
view-why_not = pas possible
view-rule = règle
view-moment = en ce moment
view-sets = jeux de contrées
view-terrains = terrains
view-worth = valeur à la fin
view-paying = à payer maintenant
view-payments = façons de payer
view-paid = payé
view-count = nombre
view-needed = doit être là
view-there = est là
view-standing_in = remplacé par tigres et pièces

## La table dans le terminal

table-when = Année { $year }, { $season }
table-row = contrée, fourrures par valeur croissante, prix en fourrures de la région → gains, ← Cosaques
table-region = Région { $region }, { $fur }
table-slots = avant-postes et leur prix en chevaux
table-free = libre
table-neutral = neutre
table-gap = intervalle
table-card = { $card }, { $card-does } : posséder { $own } × { $fur }, dépenser { $pay } ; { $points }
table-fulfilled = { $card }, { $card-does }
table-at =
    { $at ->
        [0] tuile de départ
       *[other] contrée { $at }
    }
table-outposts =
    { $here ->
        [one] { $here } avant-poste, { $left } de plus dans la réserve générale
       *[other] { $here } avant-postes, { $left } de plus dans la réserve générale
    }
table-next = prochaine case : { $fur }

## Tuiles et cartes

landscape-S-TA1 = forêt proche
landscape-S-TA2 = forêt proche et dense
landscape-S-TU1 = steppe proche
landscape-S-WE1 = marécage proche
landscape-S-MO1 = montagnes proches
landscape-TU1 = steppe sauvage
landscape-TU2 = steppe herbeuse
landscape-TU3 = vaste steppe
landscape-TU4 = steppe riche
landscape-TU5 = steppe argentée
landscape-TU6 = steppe illustre
landscape-TA1 = forêt herbeuse
landscape-TA2 = forêt sauvage
landscape-TA3 = forêt animée
landscape-TA4 = forêt illustre
landscape-TA5 = forêt riche
landscape-WE1 = marécage animé
landscape-WE2 = marécage riche
landscape-WE3 = marécage sauvage
landscape-WE4 = marécage argenté
landscape-WE5 = marécage illustre
landscape-MO1 = montagnes illustres
landscape-MO2 = montagnes argentées
landscape-MO3 = montagnes sauvages
landscape-MO4 = montagnes herbeuses
landscape-MO5 = montagnes riches
yurt-YA1 = yourte du chasseur
yurt-YA2 = yourte du marchand
yurt-YA3 = yourte du conteur
yurt-YA4 = yourte du trésorier
yurt-YA5 = yourte de l’éleveur
yurt-YA6 = yourte du bâtisseur
yurt-YA7 = yourte du petit trophée
yurt-YA8 = yourte du chasseur de tigres
yurt-YB1 = yourte du vieux chasseur
yurt-YB2 = yourte du vieux marchand
yurt-YB3 = yourte du chanteur
yurt-YB4 = yourte du riche
yurt-YB5 = yourte du grand trophée
yurt-YB6 = yourte du porte-bannière
yurt-YB7 = yourte du cavalier
yurt-YB8 = yourte à la peau de tigre
song-GA1 = chanson du sac
song-GA2 = chanson de la pièce
song-GA3 = chanson de la gloire
song-GA4 = chanson du marché
song-GA5 = chanson des lointains
song-GA6 = chanson de la grâce du Tsar
song-GA7 = chanson de l’avant-poste
song-GA8 = chanson du tigre
song-GA9 = chanson de la bonne chasse
song-GA10 = chanson du riche marché
song-GB1 = chanson de l’honneur
song-GB2 = chanson de la longue chasse
song-GB3 = chanson de la faveur du Tsar
song-GB4 = chanson des villages
song-GB5 = chanson de l’horizon
song-GB6 = chanson du feu de camp
song-GB7 = chanson de la grande gloire
song-GB8 = chanson du vieux tigre
song-GB9 = chanson du marchand
song-GB10 = chanson des Stroganov
ivan-I1 = carte Automa 1
ivan-I2 = carte Automa 2
ivan-I3 = carte Automa 3
ivan-I4 = carte Automa 4
ivan-I5 = carte Automa 5
ivan-I6 = carte Automa 6
ivan-I7 = carte Automa 7
ivan-I8 = carte Automa 8
ivan-I9 = carte Automa 9
ivan-I10 = carte Automa 10
ivan-I11 = carte Automa 11
ivan-I12 = carte Automa 12
ivan-I13 = carte Automa 13
ivan-I14 = carte Automa 14
ivan-I15 = carte Automa 15
ivan-I16 = carte Automa 16
ivan-I17 = carte Automa 17
ivan-I18 = carte Automa 18
village-V1 = village des chevaux
village-V2 = village des bâtisseurs
village-V3 = village des conteurs
village-V4 = village du marché
village-V5 = village du trophée
card-S1 = carte « Grand pas » (S1)
    .does = une contrée de plus à chaque déplacement
card-S2 = carte « Troupeau d’hiver » (S2)
    .does = 3 chevaux chaque hiver
card-S3 = carte « Pièce d’hiver » (S3)
    .does = une pièce chaque hiver
card-S4 = carte « Contes d’hiver » (S4)
    .does = 2 points d’histoire chaque hiver
card-S5 = carte « Écuries » (S5)
    .does = 2 chevaux par avant-poste construit chaque hiver
card-S6 = carte « Pâturages » (S6)
    .does = 2 chevaux par contrée chaque hiver
card-S7 = carte « Une case plus bas » (S7)
    .does = récompense de trophée une case plus bas
card-S8 = carte « Chasse voisine » (S8)
    .does = chasse sur les contrées voisines
card-S9 = carte « Toute fourrure convient » (S9)
    .does = seconde action contre n’importe quelle fourrure
card-A1 = carte « Grand pas » (A1)
    .does = une contrée de plus à chaque déplacement
card-A2 = carte « Troupeau d’hiver » (A2)
    .does = 3 chevaux chaque hiver
card-A3 = carte « Une fourrure de moins » (A3)
    .does = une fourrure de moins à posséder pour les souhaits
card-A4 = carte « Une case plus bas » (A4)
    .does = récompense de trophée une case plus bas
card-A5 = carte « Prise d’hiver » (A5)
    .does = une fourrure du sac chaque hiver
card-A6 = carte « Regard en arrière » (A6)
    .does = action jusqu’à 2 contrées plus à l’ouest
card-A7 = carte « Contes d’hiver » (A7)
    .does = 2 points d’histoire chaque hiver
card-A8 = carte « Choix du chasseur » (A8)
    .does = sauter des fourrures à la chasse sans payer
card-A9 = carte « Voyage d’hiver » (A9)
    .does = une action avancée n’importe où chaque hiver
card-A10 = carte « Don du tigre » (A10)
    .does = un tigre tout de suite
card-A11 = carte « Mission de printemps » (A11)
    .does = une action avancée chaque printemps
card-A12 = carte « Mission d’été » (A12)
    .does = une action avancée chaque été
card-A13 = carte « Mission d’automne » (A13)
    .does = une action avancée chaque automne
card-A14 = carte « Second tir » (A14)
    .does = la seconde chasse sans payer
card-B1 = carte « Petite médaille » (B1)
    .does = 2 points à la fin
card-B2 = carte « Belle médaille » (B2)
    .does = 3 points à la fin
card-B3 = carte « Grande médaille » (B3)
    .does = 4 points à la fin
card-B4 = carte « Gloire des tigres » (B4)
    .does = 1 point par tigre
card-B5 = carte « Gloire des avant-postes » (B5)
    .does = 1 point par avant-poste construit
card-B6 = carte « Un quart de plus » (B6)
    .does = 1 point pour 4 points
card-B7 = carte « Gloire des pièces » (B7)
    .does = 1 point par pièce
card-B8 = carte « Maître des montagnes » (B8)
    .does = 3 points par contrée de montagnes
card-B9 = carte « Maître des marécages » (B9)
    .does = 3 points par marécage
card-B10 = carte « Maître de la steppe » (B10)
    .does = 3 points par steppe
card-B11 = carte « Maître de la forêt » (B11)
    .does = 3 points par forêt
card-B12 = carte « Maître des contrées » (B12)
    .does = 1 point par contrée
card-B13 = carte « Service fidèle » (B13)
    .does = 1 point par carte validée
card-B14 = carte « Gloire des bannières » (B14)
    .does = 1 point par bannière
own-landscape = { $terrain } { $number }
own-village = village { $number }
own-yurt = yourte { $number }
own-song = chanson { $number }
own-card = carte { $code }
    .does = selon vos propres tableaux

## Ce que les bots comptent, pour qui leur demande pourquoi

term-horses = chevaux
term-coins = pièces
term-stories = histoires et chansons
term-tigers = tigres
term-banners = bannières
term-outposts = avant-postes
term-landscapes = contrées
term-time = tours à venir
term-trophies = trophées
term-furs = fourrures
term-hand = souhaits en main
term-effects = effets durables
term-place = place sur la carte
