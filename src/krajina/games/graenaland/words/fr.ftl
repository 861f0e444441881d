### Français : Grænaland.
###
### Les territoires portent le nom de leur tuile. Une carte de ressource se nomme par sa face et son dos : « bois de la forêt ».

title = Grænaland
about = Des jarls dans une terre verte : partagez ce que donne le pays par des propositions et des votes, déplacez vos héros en secret, construisez villages et halles, et atteignez vos buts avant les autres.

## Options

option-first = qui commence
option-first-about = La place, comptée à partir de 1, qui est le joueur principal de la première manche ; si aucune n’est nommée, le hasard décide.
option-three_players = changements à trois joueurs
option-three_players-about = À trois, on joue avec les changements que la règle prévoit pour cela.
option-island = votre île
option-island-about = Les territoires de votre propre île : la côte depuis l’ouest, puis la rangée derrière elle ; si aucun n’est nommé, on pose l’île de la règle.
option-random_island = île au hasard
option-random_island-about = Le hasard pose les territoires de l’île.
option-chosen_starts = départs choisis
option-chosen_starts-about = Chacun choisit où commencer sur la côte.
option-victory_cards = cartes de victoire
option-victory_cards-about = Chacun a une carte secrète avec ses propres buts ; une personne qui peut atteindre assez de points revendique la victoire.
option-grant = laisser construire
option-grant-about = À cinq, le joueur principal peut laisser quelqu’un d’autre construire une chose, à la place d’un ouvrage commun.
option-open_votes = votes ouverts
option-open_votes-about = On vote à voix haute et à tour de rôle, l’auteur de la proposition en dernier, et non en secret et tous ensemble.
option-open_claims = annonces ouvertes
option-open_claims-about = On revendique la victoire à voix haute et à tour de rôle à partir du joueur principal, chaque fois avec plus de points qu’avant, et non en secret et tous ensemble.
option-open_hands = main étalée
option-open_hands-about = La personne qui revendique la victoire étale aussi ses cartes en main, et pas seulement sa carte de victoire.
option-talk = parole
option-talk-about = Quand on peut parler : jamais, quand la règle le permet, ou toujours.
option-memory_aid = aide-mémoire
option-memory_aid-about = La table montre les cartes que vous avez vues arriver dans la main des autres.
option-round_limit = limite de manches
option-round_limit-about = La partie s’arrête après ce nombre de manches, même si personne n’a gagné.
option-readings = lectures
option-readings-about = D’autres lectures des règles, là où le livret laisse un doute.
option-draw_order = ordre préparé
option-draw_order-about = Ce qui sort d’abord des piles, dans cet ordre ; le hasard décide du reste.
option-position = position préparée
option-position-about = Une table pour commencer, pour apprendre, pour des problèmes et des essais ; ce qui manque est comme dans une partie ordinaire.
option-data = vos tableaux
option-data-about = Des tableaux du matériel à la place des nôtres ; donnez-les en fichiers avec --data DOSSIER, comme l’explique docs/data.md.
option-supplies = cartes de provisions

talk-none = jamais
talk-book = quand la règle le permet
talk-free = toujours
reading-palisade_residents = à trois, la palissade ôte aussi une voix aux héros de ceux qui vivent derrière elle

## Questions

ask-draw = Qu’est-ce qui arrive ?
ask-start =
    { $number ->
        [one] Premier village et guerrier : choisissez la côte
       *[other] Second village : un autre territoire côtier
    }
    .hint = Vous prenez aussi une des cartes face cachée qui s’y trouvent, tant qu’il y en a. Vos deux villages sont sur des territoires différents.
ask-anchor = Trop de monde { $at-in } : lever l’ancre ?
    .hint = Le dernier village arrivé ici n’a plus trouvé de carte. Le vôtre peut aller là où il en reste une, et la prendre ; un guerrier à ses côtés l’accompagne.
ask-keep_card = Gardez une carte de victoire secrète
    .hint = Personne d’autre ne connaîtra ses buts. ▲ est plus facile que d’ordinaire, ▼ plus difficile.
ask-move = En secret : déplacez un héros, ou aucun
    .hint = Personne ne le voit avant que tous aient choisi ; puis tous les héros avancent ensemble. Deux des vôtres ne se tiennent jamais sur un même territoire : ils échangent leurs places.
ask-enter = Quel héros en attente entre en jeu, et où ?
    .hint = Chaque territoire a la place d’un seul de vos héros. L’autre attend encore.
ask-propose = Proposez qui reçoit les cartes d’un territoire
    .hint = Chaque carte va à quelqu’un qui y a une voix, peut-être à vous. Plus de la moitié de toutes les voix doit accepter. Ou ne proposez rien.
ask-vote =
    { $own ->
        [1] Votre partage { $at-in } : oui ou non ?
       *[other] { $who } partage { $at-in } : d’accord ?
    }
    .hint = { $shares }. Vous avez { $votes } voix sur { $all } ; il en faut { $needed }.
ask-claim = Revendiquer la victoire ? Minimum : { $points } points
    .hint = On compte ce que vous avez avec ce que vous pouvez construire aussitôt. Le plus grand nombre l’emporte, et se prouve en construisant.
ask-build =
    { $supply ->
        [0] Construisez, ou finissez
       *[other] Construisez, puis prenez une carte de provisions
    }
    .hint =
        Construisez autant que vous pouvez payer, dans l’ordre que vous voulez. { $others ->
            [joint] Une fois dans cette manche, vous pouvez annoncer un ouvrage commun, que d’autres aident à payer.
            [grant] Une fois dans cette manche, vous pouvez annoncer un ouvrage commun, que d’autres aident à payer, ou laisser quelqu’un d’autre construire une chose.
           *[nothing] On ne peut plus rien annoncer dans cette manche.
        }
ask-final = Dernières constructions
    .hint = Plus de carte de provisions ni d’ouvrages publics ; le reste comme d’habitude.
ask-prove =
    { $points ->
        [one] Construisez jusqu’à { $points } point (déjà { $found })
       *[other] Construisez jusqu’à { $points } points (déjà { $found })
    }
    .hint = On ne vous offre que ce qui mène encore à votre annonce. Une fois prouvée, vous pouvez construire encore ou finir.
ask-fee = Palissade : quelle carte pour { $to } ?
    .hint = Elle se donne face cachée, pour votre premier village derrière cette palissade. Seule une carte de ressource convient.
ask-transfer = Envoyer le { $hero } au bâtiment { $at-in } ?
    .hint = Il peut aller au nouveau bâtiment maintenant seulement ; plus tard, il devra s’y rendre à pied.
ask-offer =
    { $own ->
        [1] Les autres choisissent leurs offres pour { $work-a }
       *[other] Offrir pour { $work-a } : { $price } ?
    }
    .hint =
        { $own ->
            [1] L’ouvrage serait { $at-in }, au prix de : { $price }. En attendant, vous pouvez demander des cartes et prendre votre carte de provisions.
           *[other] L’ouvrage serait { $at-in }. Offrez des cartes qui aident à payer, ou rien ; une fois les offres visibles, vous pourrez changer la vôtre une fois. Vous ne donnez que si vous acceptez à la fin.
        }
ask-change_offer =
    { $own ->
        [1] Les autres peuvent changer d’offre pour { $work-a }
       *[other] Offres visibles : changer la vôtre pour { $work-a } ?
    }
    .hint =
        { $own ->
            [1] L’ouvrage serait { $at-in }, au prix de : { $price }. En attendant, vous pouvez demander des cartes et prendre votre carte de provisions.
           *[other] Votre offre : { $cards }. L’ouvrage serait { $at-in }, au prix de : { $price }. Vous pouvez changer votre offre maintenant, une seule fois.
        }
ask-collect = À payer avec les offres : { $price }
    .hint = Ouvrage commun : { $work } { $at-in }. Prenez les cartes offertes une à une, puis payez le reste, ou renoncez. Tous ceux dont vous utilisez les cartes doivent accepter.
ask-confirm =
    { $cards-count ->
        [1] Donnez-vous ceci : { $cards } ?
       *[other] Donnez-vous vos { $cards-count } cartes pour l’ouvrage commun ?
    }
    .hint = Ouvrage commun : { $work } { $at-in }. Vos cartes : { $cards }. Si vous refusez, vous les gardez, et le joueur principal peut choisir de nouveau parmi les autres offres.
ask-advise = { $to } peut construire : conseillez, ou ne dites rien
    .hint = Un conseil n’engage personne.
ask-granted = { $who } vous laisse construire une chose, ou rien
    .hint = Vous payez de votre main, sans marché, sans nouvelle carte de provisions et sans aide.
ask-declare = Assez de buts atteints : déclarer la victoire ?
    .hint = Vous gagnez ; les autres construisent encore une fois pour leur place. Ou jouez encore.

## Ce qu’on fait

do-draw_first = { $seat } commence
do-draw_tile = poser le territoire : { $tile }
do-draw_supply = révéler la { $card }
do-draw_card = piocher { $resource-some }
do-draw_victory_card = distribuer la { $card }
do-settle = s’installer { $at-in }
do-raise_anchor = lever l’ancre et aller { $at-into }
do-keep_anchor = rester à l’ancre
do-keep_card = garder la { $card }
do-move = déplacer le { $hero } { $direction }
do-move-to = déplacer le { $hero } { $direction }, { $at-into }
do-stay = ne déplacer aucun héros
do-enter = faire entrer en jeu le { $hero } { $at-in }
do-transfer = envoyer le héros au nouveau bâtiment
do-transfer-to = envoyer le { $hero } au nouveau bâtiment { $at-in }
do-leave = ne pas envoyer le héros au nouveau bâtiment
do-leave-here = ne pas envoyer le { $hero } au nouveau bâtiment { $at-in }
do-propose = proposer { $at-in } : { $shares }
do-propose-to = proposer { $at-in } : { $shares }
do-pass = ne rien proposer
do-vote = voter { $agree }
do-vote-here = voter { $agree } ({ $votes } voix)
do-claim =
    { $points ->
        [one] revendiquer { $points } point
       *[other] revendiquer { $points } points
    }
do-no_claim = ne pas revendiquer la victoire
do-take_supply = prendre la { $card }
do-build_village = construire un village { $at-in } contre : { $pay }
do-build_building = construire une { $building } { $at-in } contre : { $pay }
do-recruit = recruter des { $unit } contre : { $pay }
do-build_work = construire { $work-a } { $at-in } contre : { $pay }
do-end_building = finir de construire
do-give_fee = donner à { $to } : { $card }
do-declare = déclarer la victoire
do-play_on = ne pas déclarer la victoire, jouer encore
do-announce_work-here = annoncer un ouvrage commun : { $work } { $at-in }, au prix de : { $price }
do-announce_work = annoncer un ouvrage commun : { $work } { $at-in }
do-offer_cards =
    { $pay-count ->
        [0] ne rien offrir
       *[other] offrir : { $pay }
    }
do-keep_offer = laisser votre offre telle quelle
do-use_card = utiliser la carte offerte par { $seat } : { $card }
do-build_together =
    { $pay-count ->
        [0] construire ensemble et ne rien ajouter
       *[other] construire ensemble et ajouter : { $pay }
    }
do-drop_work = renoncer à l’ouvrage commun
do-confirm-here =
    { $agree-key ->
        [yes] donner : { $cards }
       *[no] ne pas donner : { $cards }
    }
do-confirm =
    { $agree-key ->
        [yes] donner les cartes
       *[no] garder les cartes
    }
do-grant_build = laisser { $seat } construire une chose
do-build_nothing = ne rien construire
do-promise_vote = promettre de voter { $agree }
do-promise_work = promettre à { $to }, contre un oui, { $work-a } ici
do-promise_share = promettre à { $to }, contre un oui, { $resource-some } d’ici
do-promise_give = promettre de donner { $resource-some }
do-promise_swap = promettre de donner { $resource-some } si { $to } donne { $wanted-some }
do-ask_vote = demander à { $to } de voter { $agree }
do-ask_give = demander à { $to } de donner { $resource-some }
do-advise = conseiller { $build }
do-expect_share = attendre en retour { $resource-some }
do-say_nothing = ne rien dire

## Ce qui s’est passé

event-first_drawn = { $who } commence.
event-tile_placed = L’île reçoit un territoire : { $tile }.
event-settled = { $who } s’installe { $at-in }.
event-start_card_discarded = Personne n’a pris cette carte, elle est défaussée : { $resource } { $terrain-from }.
event-anchor_raised = { $who } lève l’ancre { $at-in } et va { $to_tile-into }.
event-anchor_kept = { $who } reste { $at-in }.
event-card_taken = { $who } pioche une carte { $terrain-from }.
event-card_seen = Elle montre : { $resource } { $terrain-from }.
event-victory_card_dealt = Une carte de victoire à choisir : { $card }.
event-victory_cards_kept = Chacun a gardé une carte de victoire.
event-round_began = Manche { $round }. Joueur principal : { $main }.
event-phase_began = Maintenant : { $phase }.
event-produced = La terre donne { $resource-some } { $at-in }.
event-road_produced = La route apporte une carte face cachée { $at-in }.
event-improvement_hit = L’amélioration apporte { $resource-some } { $at-in }.
event-improvement_missed = L’amélioration n’apporte rien { $at-in } ; il est venu { $resource-some }, carte défaussée.
event-deck_shuffled = Les cartes défaussées { $terrain-from } sont mélangées en une nouvelle pile.
event-supply_turned = Un navire apporte une { $card }.
event-moved = { $who } : le { $hero } avance { $direction }, { $at-into }.
event-stayed = { $who } ne déplace aucun héros.
event-swapped = { $who } : le { $hero } échange sa place avec l’autre héros et se tient maintenant { $at-in }.
event-entered = { $who } : le { $hero } entre en jeu { $at-in }.
event-waits = { $who } : le { $hero } attend une place { $at-in }.
event-transferred = { $who } : le { $hero } va au nouveau bâtiment { $at-in }.
event-proposed = { $who } propose { $at-in } : { $shares }.
share = { $who } : { $cards }
event-passed = { $who } ne propose rien.
event-voted = { $who } vote { $agree } ({ $votes } voix).
event-proposal_accepted = La proposition { $at-in } est acceptée, avec { $votes } voix sur { $all }.
event-proposal_rejected = La proposition { $at-in } est rejetée, avec { $votes } voix sur { $all }.
event-received = { $who } reçoit : { $cards }.
event-received_face_down =
    { $who } reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $terrain-from }, face cachée.
event-uncovered = Face cachée, il y avait : { $cards }.
event-supply_taken = { $who } prend la { $card }.
event-paid = { $who } paie : { $cards }.
event-market_used =
    { $times ->
        [one] { $who } utilise { $times } marché.
       *[other] { $who } utilise { $times } marchés.
    }
event-village_built = { $who } construit un village { $at-in }.
event-building_built = { $who } construit une { $building } { $at-in }.
event-army_grew = { $who } recrute des { $unit } ; l’armée est maintenant de force { $army }.
event-work_built = { $who } construit { $work-a } { $at-in }.
event-fee_given = { $who } donne à { $receiver } une carte { $terrain-from } pour s’installer derrière la palissade.
event-fee_seen = La carte : { $card }.
event-work_announced = { $who } veut construire { $work-a } { $at-in } avec les autres.
event-cards_offered =
    { $cards-count ->
        [0] { $who } n’offre rien.
       *[other] { $who } offre : { $cards }.
    }
event-offer_changed =
    { $cards-count ->
        [0] { $who } retire son offre.
       *[other] { $who } offre maintenant : { $cards }.
    }
event-offer_kept = { $who } laisse son offre telle quelle.
event-card_used = Parmi les cartes offertes par { $who }, on utiliserait celle-ci : { $card }.
event-cards_laid = { $who } ajoute : { $cards }.
event-confirmed =
    { $agree-key ->
        [yes] { $who } donne les cartes.
       *[no] { $who } garde les cartes.
    }
event-work_dropped = { $who } renonce à l’ouvrage ({ $work } { $at-in }) ; chacun garde ses cartes.
event-granted = { $who } laisse { $builder } construire une chose.
event-built_nothing = { $who } ne construit rien.
event-said_vote = { $who } promet de voter { $agree }.
event-said_work = { $who } promet à { $listener }, contre un oui, { $work-a } { $at-in }.
event-said_share = { $who } promet à { $listener }, contre un oui, { $resource-some } du prochain partage { $at-in }.
event-said_give = { $who } promet de donner { $resource-some }.
event-said_swap = { $who } promet de donner { $resource-some } si { $listener } donne { $wanted-some }.
event-asked_vote = { $who } demande à { $listener } de voter { $agree }.
event-asked_give = { $who } demande à { $listener } de donner { $resource-some }.
event-advised = { $who } conseille à { $listener } de construire { $build }.
event-expected = En retour, { $who } compte sur { $listener } : { $resource }.
event-promise_kept = { $who } a tenu une promesse : { $promise }.
event-promise_broken = { $who } a rompu une promesse : { $promise }.
event-promise_lapsed = Une promesse ne compte plus ({ $who }) : { $promise }.
event-declared = { $who } déclare la victoire, avec ces buts : { $goals }.
event-not_claimed = Personne ne revendique la victoire.
event-claim_announced =
    { $points ->
        [one] { $who } annonce { $points } point.
       *[other] { $who } annonce { $points } points.
    }
event-claimed_nothing = { $who } ne revendique pas la victoire.
event-claimed =
    { $points ->
        [one] { $who } revendique la victoire avec { $points } point et montre la { $card }.
       *[other] { $who } revendique la victoire avec { $points } points et montre la { $card }.
    }
event-hand_shown = { $who } étale ces cartes : { $hand }.
event-final_building_began = { $who } construit pour la dernière fois.
event-victory_card_shown = { $who } montre la { $card }.
event-limit_reached =
    { $rounds ->
        [one] La partie s’arrête après { $rounds } manche, comme prévu.
       *[other] La partie s’arrête après { $rounds } manches, comme prévu.
    }

## Promesses

promise-vote = voter { $agree } { $at-in }
promise-work = { $work-a } { $at-in } contre un oui ({ $to })
promise-share = { $resource-some } { $at-from } contre un oui ({ $to })
promise-give = donner { $resource-some } pour l’ouvrage commun
promise-swap = donner { $resource-some } pour l’ouvrage commun si { $to } donne { $wanted-some }

## Pourquoi pas

refusal-not-in-deck = Cette carte n’est plus dans la pile.
refusal-not-in-stack = Cela n’est pas dans la pile.
refusal-nobody-there = Personne n’est assis à la place { $seat }.
refusal-not-on-coast = On commence sur la côte de l’île, et ce territoire n’en est pas : { $at }.
refusal-village-there = Vous avez déjà un village { $at-in }.
refusal-crowds-the-last = Si vous alliez { $at-into }, il ne resterait pas de carte pour le dernier village.
refusal-no-card-there = Il n’y a pas de carte { $at-in } ; inutile de lever l’ancre pour cela.
refusal-not-dealt = Cette carte ne vous a pas été distribuée : { $card }.
refusal-hero-not-there = Vous n’avez pas ce héros sur l’île : { $hero }.
refusal-leads-nowhere = Aucun territoire où votre { $hero } puisse aller ainsi : { $direction }.
refusal-does-not-wait = Votre { $hero } ne peut pas entrer en jeu maintenant { $at-in }.
refusal-not-on-island = Ce territoire ne fait pas partie de l’île : { $at }.
refusal-no-cards = Il n’y a pas de carte à partager { $at-in }.
refusal-no-vote =
    { $voters-count ->
        [0] Personne n’a de voix { $at-in }.
       *[other] Vous n’avez pas de voix { $at-in } ; seuls en ont : { $voters }.
    }
refusal-no-talk = À cette table, on ne parle pas.
refusal-offer-first = Nommez les cartes que vous offrez ; « rien » est aussi une réponse.
refusal-offers-later = Vous n’offrez rien à vous-même : vous payez votre part après les offres des autres.
refusal-votes-last = Vous votez en dernier, car c’est votre proposition.
refusal-vote-due = Rien à dire ? Alors votez.
refusal-nobody-listens = Tous les autres ont déjà voté.
refusal-said-already = Vous l’avez déjà dit.
refusal-said-enough = Vous en avez déjà parlé { $count } fois, cela suffit.
refusal-not-a-listener = Cela ne se dit qu’aux autres qui prennent part : { $listeners }.
refusal-not-from-here = La terre ne donne jamais cela { $at-in } : { $resource }.
refusal-not-for-work = Cela ne se dit que de ce que coûte un ouvrage commun.
refusal-claims-too-few =
    { $points ->
        [one] { $points } point ne suffit pas : la victoire en demande { $due }.
       *[other] { $points } points ne suffisent pas : la victoire en demande { $due }.
    }
refusal-claims-too-many =
    { $points ->
        [one] Avec vos cartes, vous ne pouvez pas atteindre { $points } point.
       *[other] Avec vos cartes, vous ne pouvez pas atteindre { $points } points.
    }
refusal-not-proved = Vous avez revendiqué { $points } points et en avez { $found } ; construisez encore.
refusal-unproves = Après cela, vous ne pourriez plus atteindre le nombre de points revendiqué : { $points }.
refusal-supply-first = Prenez une carte de provisions avant de finir de construire.
refusal-supply-taken = Vous avez déjà pris une carte de provisions pendant cette manche.
refusal-not-in-row = Celle-ci n’est pas dans la rangée visible : { $card }.
refusal-not-near = On construit un village là où l’on a déjà un établissement, ou juste à côté ; ce territoire est trop loin : { $at }.
refusal-no-village = Un bâtiment demande un de vos villages sur son territoire, et vous n’en avez pas { $at-in }.
refusal-no-spot = Il n’y a pas de place pour ce bâtiment { $at-in } : { $building }.
refusal-spot-taken = La place pour ce bâtiment est prise { $at-in } : { $building }.
refusal-no-houses = Toutes vos maisons ({ $count }) sont déjà sur l’île.
refusal-no-settlement = Vous n’avez pas d’établissement { $at-in }.
refusal-work-stands = Cet ouvrage existe déjà { $at-in } : { $work }.
refusal-no-token = La boîte n’en a plus : { $work }.
refusal-no-works-now = On ne construit plus d’ouvrages publics à la fin de la partie.
refusal-army-at-end = Votre armée a déjà la plus grande force : { $army }.
refusal-no-stronghold = Sans forteresse dans le bon paysage, vous ne pouvez pas recruter de { $unit }.
refusal-cannot-pay = Vous ne pouvez pas payer ce prix : { $price }.
refusal-payment-misfit = Le prix est : { $price } ; ces cartes ne le paient pas exactement : { $cards }.
refusal-no-fee =
    { $count ->
        [one] Après avoir payé, il doit vous rester { $count } carte de ressource pour la personne qui vit derrière la palissade.
       *[other] Après avoir payé, il doit vous rester { $count } cartes de ressource pour ceux qui vivent derrière la palissade.
    }
refusal-fee-other = Cette carte est pour { $to }.
refusal-fee-no-supply = Pour s’installer derrière une palissade, on ne donne que des cartes de ressource ; celle-ci ne convient pas : { $card }.
refusal-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refusal-joined-already = Une seule fois par manche, vous pouvez annoncer un ouvrage commun ou laisser construire quelqu’un d’autre.
refusal-does-not-help = Pour ce prix ({ $price }), ces cartes ne servent à rien : { $cards }.
refusal-not-offered-card = { $seat } n’a pas offert cette carte, ou elle est déjà utilisée : { $card }.
refusal-not-needed = Cette carte ({ $seat }) n’est plus nécessaire : { $card }.
refusal-no-grants = À cette table, personne ne construit hors de son tour.
refusal-grant-other = Nommez quelqu’un d’autre pour construire.

## Erreurs

error-no-such-seat = Il n’y a pas de { $seat } : le nombre de places est { $seats }.
error-grant-five = Laisser construire les autres est pour cinq joueurs ; ici, le nombre de places est { $seats }.
error-two-islands = L’île est soit la vôtre, soit posée au hasard, mais pas les deux.
error-island-size = Une île pour { $seats } joueurs a { $due } territoires, et non { $found }.
error-named-twice = Quelque chose est nommé deux fois ici : { $names }.
error-wrong-row = Cette tuile est pour l’autre rangée : { $tile }. Elle est nommée au rang { $place } de l’île.
error-position-has-starts = Une position préparée dit où chacun commence, on ne peut donc pas choisir les départs.
error-position-has-island = Pour une position préparée, l’île doit être connue, elle ne peut donc pas être posée au hasard.
error-not-in-round = Aucune manche ne peut commencer ainsi : { $phase }. Elle peut commencer par : { $known }.
error-not-on-island = Ce territoire ne fait pas partie de l’île : { $tile }.
error-too-many-clans = La position a de quoi jouer à { $found }, et le nombre de joueurs est { $seats }.
error-too-many-houses = Un joueur a { $most } maisons, et la position en a { $found }.
error-army-too-strong = Une armée est de force { $most } au plus, et la position a { $found }.
error-hand-no-supply = C’est une carte de provisions, sans place parmi les cartes de ressource d’une main : { $card }.
error-no-room = Il n’y a pas de place pour ce bâtiment { $tile-in } : { $building }.
error-heroes-together = Deux héros de la place { $seat } sont sur un même territoire, où il n’y a place que pour un.
error-cannot-wait = Ce héros ne peut pas attendre son entrée : { $hero }.
error-too-many-cards = La boîte n’a pas autant de fois cette carte : { $card }.
error-too-many-works = La boîte n’en a pas autant : { $work }.
error-row-too-long = La position a { $found } cartes de provisions visibles, et il y en a { $most } au plus.
error-piece-twice = Cela est deux fois dans la position ({ $name }) : { $piece }.

## Le matériel

terrain-plains = plaines
    .from = des plaines
terrain-forest = forêt
    .from = de la forêt
terrain-hills = collines
    .from = des collines
terrain-mountains = montagnes
    .from = des montagnes
resource-grain = céréales
    .some = des céréales
resource-livestock = bétail
    .some = du bétail
resource-wood = bois
    .some = du bois
resource-ore = minerai
    .some = du minerai
resource-gold = or
    .some = de l’or
item-grain = céréales
item-livestock = bétail
item-wood = bois
item-ore = minerai
item-gold = or
item-face_down = carte face cachée
row-coast = côte
row-inland = intérieur
hero-warrior = guerrier
hero-priest = prêtre
hero-skald = scalde
direction-west = vers l’ouest
direction-east = vers l’est
direction-northwest = vers le nord-ouest
direction-northeast = vers le nord-est
direction-southwest = vers le sud-ouest
direction-southeast = vers le sud-est
direction-west_twice = de deux territoires vers l’ouest
direction-east_twice = de deux territoires vers l’est
village = village
building-stronghold = forteresse
building-church = église
building-hall = halle
work-road = route
    .a = une route
work-market = marché
    .a = un marché
work-palisade = palissade
    .a = une palissade
work-improvement = amélioration
    .a = une amélioration
improvement-of = amélioration ({ $terrain })
unit-soldiers = soldats
unit-cavalry = cavaliers
unit-archers = archers
unit-infantry = fantassins
build-village = un village
build-stronghold = une forteresse
build-church = une église
build-hall = une halle
build-army = une armée plus forte
build-road = une route
build-market = un marché
build-palisade = une palissade
build-improvement = une amélioration
goal-settlements = établissements
    .hint = villages et bâtiments en tout
goal-territories = territoires
    .hint = territoires avec au moins deux de vos établissements
goal-largest = plus grand territoire
    .hint = vos établissements sur un même territoire
goal-buildings = bâtiments
    .hint = forteresses, églises et halles
goal-army = armée
    .hint = force de l’armée
ease-easier = plus facile
ease-plain = habituel
ease-harder = plus difficile
phase-setup = mise en place
phase-production = production
phase-movement = déplacement des héros
phase-sharing = partage
phase-claim = revendications
phase-building = construction
phase-final = dernières constructions
phase-over = fin
votesfrom-settlements =
    { $count ->
        [one] { $count } établissement
       *[other] { $count } établissements
    }
votesfrom-warrior = armée du guerrier : { $count }
votesfrom-silenced = guerrier annulé par un prêtre : { $count }
votesfrom-priest = prêtre : { $count }
votesfrom-skald = scalde, pour les autres héros : { $count }
votesfrom-three = héros, à trois joueurs : +{ $count }
votesfrom-palisade = hors de la palissade : { $count }
fate-open = en cours
fate-kept = tenue
fate-broken = rompue
fate-lapsed = ne compte plus
about-nothing = pas maintenant
about-anything = de tout
about-vote = du vote
about-work = de l’ouvrage commun
about-grant = de ce qu’il faut construire
about-claim = des revendications

## Le décompte

why-settlements = établissements
why-territories = territoires
why-largest = plus grand territoire
why-buildings = bâtiments
why-army = armée

## La table

view-round = manche
view-round_limit = limite de manches
view-phase = maintenant
view-main = joueur principal
view-turns = ordre
view-is_over = tour terminé
view-winner = gagne
view-claims = annoncé
view-ease = difficulté
view-buildings_not_counted = bâtiments non comptés
view-talk = parole
view-about = sujet
view-territories = territoires
view-at = où
view-terrain = paysage
view-row = rangée
view-neighbours = voisins
view-price = prix
view-improvement = amélioration
view-free = place pour
view-works = ouvrages publics
view-pile = cartes
view-limit = limite de cartes
view-needed = voix pour la majorité
view-clans = qui est là
view-last_shares = dernier partage
view-villages = villages
view-buildings = bâtiments
view-hero = héros
view-votes = voix
view-votes_from = voix par
view-parts = composé de
view-proposal = proposition
view-who = par
view-shares = parts
view-cards = cartes
view-has_voted = a voté
view-agree = est d’accord
view-last_vote = dernier vote
view-joint = ouvrage commun
view-work = ouvrage
view-due = il faut
view-offers = offres
view-used = utilisé
view-own = ajouté par le joueur principal
view-answered = ont répondu
view-answer = votre réponse
view-buildable = à construire
view-unbuildable = sans emplacement ici
view-builds = quoi
view-what = quoi
view-past = promesses réglées
view-kept = tenues
view-broken = rompues
view-lapsed = devenues caduques
view-fee = cartes pour la palissade
view-pay = paiement
view-build = action
view-missing = il manque
view-why_not = pas possible
view-rule = règle
view-could_give = qui pourrait aider
view-sure = sûrement
view-perhaps = peut-être
view-players = joueurs
view-army = armée
view-settlements = établissements
view-houses_left = maisons restantes
view-heroes = héros
view-waits = attend son entrée
view-called = peut aller aussitôt à
view-swaps = échange sa place avec
view-ways = chemins
view-backs = cartes selon leur dos
view-supplies = nombre de cartes de provisions
view-hand = main
view-seen = vu de la main
view-supply_cards = cartes de provisions
view-victory_card = carte de victoire
view-dealt = cartes de victoire distribuées
view-to_win = nécessaire pour gagner
view-goals = buts
view-found = a
view-points = points
view-supply_row = provisions visibles
view-supply_left = provisions restantes
view-supply_used = provisions utilisées
view-decks = piles
view-left = restent
view-discards = défaussées
view-prices = prix
view-army_most = armée la plus forte
view-stronghold = avec une forteresse dans
view-promises = promesses
view-promise = promesse
view-fate = ce qu’elle est devenue

## La table dans le terminal

table-when =
    { $round ->
        [0] { $phase }
       *[other] Manche { $round } : { $phase }
    }
table-when-limit =
    { $round ->
        [0] { $phase }
       *[other] Manche { $round } sur { $limit } au plus : { $phase }
    }
table-land = { $name } ({ $terrain })
table-pile = cartes { $count }/{ $limit }
table-works = ouvrages
table-needed = majorité : { $needed }
table-free = libre : { $signs }
table-improvable = améliorable
table-improved = amélioré
table-map-pile = cartes 2/4 : à partager/au plus
table-map-free = libre : places pour des bâtiments
table-map-improves = améliorable, amélioré : ce qu’une amélioration peut apporter à chaque manche
table-map-votes = voix
table-map-price = prix d’un village
table-votes = { $count } voix
table-proposal = { $who } propose un partage des cartes { $at-in } ; voix nécessaires : { $needed }
table-voted = a voté
table-not-voted = n’a pas encore voté
table-agrees = vote oui
table-refuses = vote non
table-joint = ouvrage commun : { $work } { $at-in }
table-older =
    { $count ->
        [one] … et { $count } plus ancienne
       *[other] … et { $count } plus anciennes
    }
table-due = à tenir maintenant
table-in-round = manche { $round }
table-army = armée { $count }
table-settlements =
    { $count ->
        [one] { $count } établissement, encore { $left } à construire
       *[other] { $count } établissements, encore { $left } à construire
    }
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-supplies =
    { $count ->
        [one] { $count } carte de provisions
       *[other] { $count } cartes de provisions
    }
cards-of =
    { $count ->
        [one] { $count } carte { $terrain-from }
       *[other] { $count } cartes { $terrain-from }
    }
table-goals = buts ({ $count } suffisent pour gagner)
table-buildings-later = bâtiments après le premier
table-goals-met =
    { $count ->
        [one] { $count } but atteint
       *[other] { $count } buts atteints
    }
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-points-win =
    { $count ->
        [one] { $count } point suffit pour gagner
       *[other] { $count } points suffisent pour gagner
    }
table-waits = { $hero } attend son entrée : { $places }
table-left = reste { $count }
table-discarded = défausse : { $cards }
table-payable = { $sign } on peut le payer maintenant

## Tuiles et cartes

tile-plains_1 = plaines 1
    .in = dans les plaines 1
    .into = dans les plaines 1
    .from = des plaines 1
tile-forest_1 = forêt 1
    .in = dans la forêt 1
    .into = dans la forêt 1
    .from = de la forêt 1
tile-hills_coast = collines côtières
    .in = dans les collines côtières
    .into = dans les collines côtières
    .from = des collines côtières
tile-plains_2 = plaines 2
    .in = dans les plaines 2
    .into = dans les plaines 2
    .from = des plaines 2
tile-forest_2 = forêt 2
    .in = dans la forêt 2
    .into = dans la forêt 2
    .from = de la forêt 2
tile-hills_inland_1 = collines 1
    .in = dans les collines 1
    .into = dans les collines 1
    .from = des collines 1
tile-mountains_1 = montagnes 1
    .in = dans les montagnes 1
    .into = dans les montagnes 1
    .from = des montagnes 1
tile-hills_inland_2 = collines 2
    .in = dans les collines 2
    .into = dans les collines 2
    .from = des collines 2
tile-mountains_2 = montagnes 2
    .in = dans les montagnes 2
    .into = dans les montagnes 2
    .from = des montagnes 2
card-plains-grain = céréales des plaines
card-plains-livestock = bétail des plaines
card-plains-wood = bois des plaines
card-plains-ore = minerai des plaines
card-plains-gold = or des plaines
card-forest-grain = céréales de la forêt
card-forest-livestock = bétail de la forêt
card-forest-wood = bois de la forêt
card-forest-ore = minerai de la forêt
card-forest-gold = or de la forêt
card-hills-grain = céréales des collines
card-hills-livestock = bétail des collines
card-hills-wood = bois des collines
card-hills-ore = minerai des collines
card-hills-gold = or des collines
card-mountains-grain = céréales des montagnes
card-mountains-livestock = bétail des montagnes
card-mountains-wood = bois des montagnes
card-mountains-ore = minerai des montagnes
card-mountains-gold = or des montagnes
card-supply-grain-grain = carte de provisions céréales + céréales
card-supply-grain-livestock = carte de provisions céréales + bétail
card-supply-grain-wood = carte de provisions céréales + bois
card-supply-grain-ore = carte de provisions céréales + minerai
card-supply-livestock-grain = carte de provisions bétail + céréales
card-supply-livestock-livestock = carte de provisions bétail + bétail
card-supply-livestock-wood = carte de provisions bétail + bois
card-supply-livestock-ore = carte de provisions bétail + minerai
card-supply-wood-grain = carte de provisions bois + céréales
card-supply-wood-livestock = carte de provisions bois + bétail
card-supply-wood-wood = carte de provisions bois + bois
card-supply-wood-ore = carte de provisions bois + minerai
card-supply-ore-grain = carte de provisions minerai + céréales
card-supply-ore-livestock = carte de provisions minerai + bétail
card-supply-ore-wood = carte de provisions minerai + bois
card-supply-ore-ore = carte de provisions minerai + minerai
supply-supply-grain-grain = carte de provisions céréales + céréales
supply-supply-grain-livestock = carte de provisions céréales + bétail
supply-supply-grain-wood = carte de provisions céréales + bois
supply-supply-grain-ore = carte de provisions céréales + minerai
supply-supply-livestock-grain = carte de provisions bétail + céréales
supply-supply-livestock-livestock = carte de provisions bétail + bétail
supply-supply-livestock-wood = carte de provisions bétail + bois
supply-supply-livestock-ore = carte de provisions bétail + minerai
supply-supply-wood-grain = carte de provisions bois + céréales
supply-supply-wood-livestock = carte de provisions bois + bétail
supply-supply-wood-wood = carte de provisions bois + bois
supply-supply-wood-ore = carte de provisions bois + minerai
supply-supply-ore-grain = carte de provisions minerai + céréales
supply-supply-ore-livestock = carte de provisions minerai + bétail
supply-supply-ore-wood = carte de provisions minerai + bois
supply-supply-ore-ore = carte de provisions minerai + minerai
victory-vp_01 = carte 1 (▲ établissements, ▼ territoires)
victory-vp_02 = carte 2 (▲ établissements, ▼ plus grand territoire)
victory-vp_03 = carte 3 (▲ établissements, ▼ bâtiments)
victory-vp_04 = carte 4 (▲ établissements, ▼ armée)
victory-vp_05 = carte 5 (▲ territoires, ▼ établissements)
victory-vp_06 = carte 6 (▲ territoires, ▼ plus grand territoire)
victory-vp_07 = carte 7 (▲ territoires, ▼ bâtiments)
victory-vp_08 = carte 8 (▲ territoires, ▼ armée)
victory-vp_09 = carte 9 (▲ plus grand territoire, ▼ établissements)
victory-vp_10 = carte 10 (▲ plus grand territoire, ▼ territoires)
victory-vp_11 = carte 11 (▲ plus grand territoire, ▼ bâtiments)
victory-vp_12 = carte 12 (▲ plus grand territoire, ▼ armée)
victory-vp_13 = carte 13 (▲ bâtiments, ▼ établissements)
victory-vp_14 = carte 14 (▲ bâtiments, ▼ territoires)
victory-vp_15 = carte 15 (▲ bâtiments, ▼ plus grand territoire)
victory-vp_16 = carte 16 (▲ bâtiments, ▼ armée)
victory-vp_17 = carte 17 (▲ armée, ▼ établissements)
victory-vp_18 = carte 18 (▲ armée, ▼ territoires)
victory-vp_19 = carte 19 (▲ armée, ▼ plus grand territoire)
victory-vp_20 = carte 20 (▲ armée, ▼ bâtiments)

## Ce que vos tableaux ont changé

own-tile = territoire { $number } ({ $terrain })
    .in = sur le territoire { $number } ({ $terrain })
    .into = sur le territoire { $number } ({ $terrain })
    .from = du territoire { $number } ({ $terrain })
own-supply = carte de provisions { $number } ({ $first } + { $second })
own-victory = carte { $number }

## Ce que les bots comptent, pour qui leur demande pourquoi

term-way = le chemin vers le but
term-cards = cartes en main
term-gold = or
term-ready = constructions bientôt payables
term-income = cartes à venir
term-army = soldats
term-buildings = bâtiments
term-piles = cartes posées là
term-rivals = où en sont les autres
term-votes = votes
term-works = ouvrages communs
term-promises = promesses
