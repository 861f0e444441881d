### Le plateau de Grænaland

## L’île : ce qu’un territoire dit de lui-même

graenaland-has = { $who } { $count }
graenaland-votes = Voix : { $votes } ; plus de la moitié : { $needed }
graenaland-no-votes = Personne n’a de voix ici
graenaland-pile = Pile : { $cards } ({ $count } sur { $limit } au plus)
graenaland-no-pile = Aucune carte dans la pile ({ $limit } au plus)
graenaland-villages =
    { $count ->
        [one] { $count } village
       *[other] { $count } villages
    }
graenaland-clan = { $who } : { $things }
graenaland-works = Ouvrages : { $works }
graenaland-village-price = Un village coûte { $price }
graenaland-site-free = libre
graenaland-site-of = Appartient à { $who }
graenaland-work-stands = Construit
graenaland-work-not-yet = Pas encore construit
graenaland-work-road = Une route apporte à chaque manche une carte de plus à la pile, face cachée.
graenaland-work-market = Ceux qui vivent ici peuvent, une fois par phase de construction, payer une ressource avec n’importe quelle autre carte.
graenaland-work-palisade = Les guerriers (à trois, tous les héros) de ceux qui ne vivent pas ici ont une voix de moins, et un nouveau venu donne une carte à chacun de ceux qui vivent ici.
graenaland-work-improvement = À chaque manche, on pioche une carte de plus ; elle reste si elle montre ceci : { $resource }.
graenaland-neighbours = À côté : { $lands }

## La main, les paiements, l’armée, les navires et les ouvrages communs

graenaland-hand = Vos cartes
graenaland-hand-of = Cartes : { $who }
graenaland-times = au nombre de { $count }
graenaland-stands = vaut { $things }
graenaland-at-market = à un marché
graenaland-what-where = { $what }, { $at }
graenaland-cards-left =
    { $count ->
        [one] il reste { $count } carte
       *[other] il reste { $count } cartes
    }
graenaland-fee =
    { $count ->
        [one] puis { $count } carte pour la palissade
       *[other] puis { $count } cartes pour la palissade
    }
graenaland-pay-otherwise = Touchez des cartes pour payer autrement
graenaland-otherwise = Payer autrement
graenaland-fee-to = Pour la palissade, une carte à
graenaland-missing = Il manque : { $things }
graenaland-build = Construire
graenaland-together = ensemble
graenaland-army = Les armées, et qui peut être recruté
graenaland-unit-needs = { $costs }, avec une forteresse ({ $terrain })
graenaland-supply-due = Prenez une carte de provisions
graenaland-supply-deck = Cartes de provisions à venir : { $left } ; utilisées : { $used }
graenaland-grant = Laisser construire :
graenaland-joint = Ensemble : { $what }, { $at }
graenaland-you-lack = Il vous manque
graenaland-still-due = Reste à payer
graenaland-your-offer = Votre offre
graenaland-offer-touch = Touchez les cartes que vous donneriez
graenaland-offer =
    { $count ->
        [0] Ne rien offrir
        [one] Offrir { $count } carte
       *[other] Offrir { $count } cartes
    }
graenaland-pay-rest = Construire avec ces cartes
graenaland-give-yes = Donner les cartes
graenaland-give-no = Garder les cartes
graenaland-used = utilisée
graenaland-has-answered = a répondu ✓
graenaland-thinks = réfléchit…
graenaland-offers-nothing = n’offre rien
graenaland-surely = sûrement
graenaland-perhaps = peut-être
graenaland-advice = Que construiriez-vous à leur place ?
graenaland-in-return = … ou en échange vous attendez :

graenaland-more-than-half = plus de la moitié
graenaland-improvement = Une amélioration peut apporter ici : { $resource }
graenaland-pile-limit = Il peut y avoir ici une carte de plus que d’établissements : { $limit }.

## Ce qu’on regarde en grand

graenaland-village = Un village est une voix sur son territoire, et une place de plus dans sa pile.
graenaland-building-stronghold = Une forteresse est un établissement comme un village, et vous pouvez recruter à bon prix les troupes de son paysage.
graenaland-building-church = Une église est un établissement comme un village, et votre prêtre arrive par là sur l’île.
graenaland-building-hall = Une halle est un établissement comme un village, et votre scalde arrive par là sur l’île.
graenaland-hero-warrior = Le guerrier a autant de voix que votre armée a de force.
graenaland-hero-priest = Le prêtre annule les voix des guerriers des autres là où il se tient.
graenaland-hero-skald = Le scalde a une voix pour chaque autre héros là où il se tient.
graenaland-card = Une carte de ressource : elle paie une ressource. Les autres en voient le dos.
graenaland-card-gold = L’or paie n’importe quelle ressource.
graenaland-card-supply = Une carte de provisions paie une seule construction : ce qu’elle montre, s’il le faut.
graenaland-unit = Chaque troupe renforce votre armée d’un point.

## Les héros et leurs ordres

graenaland-hero-of = { $hero } ({ $who })
graenaland-hero-order = choisissez où il va
graenaland-hero-waits = { $hero } attend d’entrer en jeu ici
graenaland-order-swaps = Votre { $hero } revient en échange
graenaland-order-prepare = Préparer pour la prochaine manche : le { $hero } va { $direction }, { $at-into }
graenaland-order-forget = Retirer l’ordre préparé ({ $hero })
graenaland-orders-open = Ordres encore attendus : { $seats }
graenaland-orders-given = Tous les ordres sont donnés
graenaland-film-production = La terre donne ses cartes
graenaland-film-moves = Tous les héros partent en même temps

## La barre : une manche, à qui le tour, ce qui fait gagner

graenaland-phases = Parties d’une manche
graenaland-about-setup = Avant la première manche, tous s’installent sur la côte.
graenaland-about-production = Chaque territoire habité donne une carte à sa pile, tant qu’il y a de la place.
graenaland-about-movement = Tous sauf le joueur principal déplacent en secret un héros ou aucun ; puis tout est révélé à la fois.
graenaland-about-sharing = À partir de la gauche du joueur principal, chacun des autres peut proposer le partage d’une pile. Plus de la moitié des voix de l’endroit l’accepte.
graenaland-about-claim = Un joueur qui peut atteindre assez de points avec ses cartes peut revendiquer la victoire avant toute construction.
graenaland-about-building = Le joueur principal prend une carte de provisions et construit. Puis le navire passe à gauche.
graenaland-about-final = La victoire est acquise. Tous les autres construisent une dernière fois ; cela décide de leur place.
graenaland-about-over = La partie est finie.
graenaland-turns-setup = Villages
graenaland-turns-sharing = Propositions
graenaland-turns-final = Dernières constructions
graenaland-turn-over = { $who } : fini
graenaland-turn-now = { $who } : maintenant
graenaland-turn-later = { $who } : plus tard
graenaland-waits = On attend
graenaland-round = Manche { $round }
graenaland-round-of = Manche { $round } sur { $limit }
graenaland-main = Joueur principal : { $who }
graenaland-main-about = A le navire : ne déplace aucun héros et ne propose rien dans cette manche, mais prend une carte de provisions et construit.
graenaland-win-goals = { $count } buts sur { $all } font gagner
graenaland-win-goals-about = Un joueur principal qui a atteint autant de buts après avoir construit peut déclarer la victoire.
graenaland-win-points =
    { $count ->
        [one] { $count } point fait gagner
       *[other] { $count } points font gagner
    }
graenaland-win-points-about = Chaque degré atteint sur sa carte de victoire vaut un point. Avant les constructions de chaque manche, on peut revendiquer la victoire.
graenaland-proves = { $found } points sur { $points }
graenaland-decks = Pioches
graenaland-deck = { $terrain } : reste { $count }
graenaland-discarded = Défaussées : { $cards }
graenaland-no-discards = Rien de défaussé

## La course, cartes de victoire, revendications

graenaland-race = Buts
graenaland-goal-of = { $goal } : { $found } sur { $due }
graenaland-goal-has = { $goal } : { $found }
graenaland-goal-about-settlements = Tous vos villages et bâtiments sur l’île.
graenaland-goal-about-territories = Territoires où vous avez au moins deux établissements.
graenaland-goal-about-largest = Le plus grand nombre d’établissements que vous avez sur un territoire.
graenaland-goal-about-buildings = Vos forteresses, églises et halles.
graenaland-goal-about-army = La force de votre armée.
graenaland-not-counted = À trois, le premier ne compte pas.
graenaland-near = { $who } est à un pas de la victoire
graenaland-there = { $who } a de quoi gagner
graenaland-victory-card = Carte de victoire
graenaland-points-of = { $points } points sur { $due }
graenaland-keep = Gardez une carte de victoire
graenaland-keep-about =
    { $count ->
        [one] Chaque degré atteint vaut un point, { $count } point fait gagner. ▲ est plus facile que sur d’autres cartes, ▼ plus difficile.
       *[other] Chaque degré atteint vaut un point, { $count } points font gagner. ▲ est plus facile que sur d’autres cartes, ▼ plus difficile.
    }
graenaland-kept = la vôtre
graenaland-claim = Revendiquer la victoire ?
graenaland-claim-about = Vous avez { $points } points. Ce que vous annoncez, vous devez l’avoir après avoir construit. L’annonce la plus haute gagne ; à égalité, la plus proche du joueur principal vers la gauche.
graenaland-claim-none = Vous avez { $points } points et, avec vos cartes, ne pouvez pas encore atteindre les { $count } qu’il faut. Nul autre ne le voit.
graenaland-claim-points =
    { $count ->
        [one] Annoncer { $count } point
       *[other] Annoncer { $count } points
    }
graenaland-heard =
    { $count ->
        [one] { $who } annonce { $count } point
       *[other] { $who } annonce { $count } points
    }
graenaland-declare = Vous pouvez gagner
graenaland-declare-about = Si vous la déclarez, la victoire est à vous. Les autres construisent une dernière fois pour leur place.

## Plateaux des joueurs

graenaland-given = Promis
graenaland-owed = Reçu en promesse

## Comment jouer, en trois scènes

graenaland-scene-goal = Ce qui fait gagner
graenaland-scene-goal-land = Votre clan peuple une île nouvelle. Les villages vous donnent des voix sur place, et les voix décident qui reçoit ce que donne la terre.
graenaland-scene-goal-race = Il y a cinq buts, les mêmes pour tous. La première personne qui en atteint { $count } peut déclarer la victoire.
graenaland-scene-goal-card = Votre carte de victoire secrète a des degrés pour cinq buts, un point chacun. Avec { $count } points, vous pouvez revendiquer la victoire.
graenaland-scene-round = Une manche
graenaland-scene-round-rail = La terre donne des cartes, les héros se déplacent en secret, on partage les cartes, et le joueur principal, qui a le navire, construit. Puis le navire passe.
graenaland-scene-round-land = Chacun des autres peut proposer le partage d’une pile. Plus de la moitié des voix du territoire l’accepte : voyez la barre en haut.
graenaland-scene-round-heroes = Les héros apportent des voix là où ils sont : le guerrier autant que la force de votre armée. Touchez le héros, puis le territoire.
graenaland-scene-build = Construire
graenaland-scene-build-hand = Vous payez avec les cartes de votre main. L’or vaut n’importe quelle autre ressource.
graenaland-scene-build-land = Quand vous avez le navire, ce que vous pouvez payer luit à sa place. Touchez une fois pour voir le paiement, encore une fois pour construire.
graenaland-scene-build-ships = Vous prenez chaque fois une carte de provisions : elle paie ses deux ressources pour une construction, ou l’une d’elles.

## Suggestions des premières manches

graenaland-tip-start = Deux paysages différents donnent des ressources différentes.
graenaland-tip-anchor = Moins de voisins, c’est davantage de chaque pile.
graenaland-tip-keep_card = Une bonne carte a ▲ là où vous aimez construire.
graenaland-tip-move = Où vous manque-t-il une seule voix, et la pile en vaut-elle la peine ?
graenaland-tip-propose = Donnez juste assez pour un oui : la barre montre de qui il vous faut les voix.
graenaland-tip-vote = Que vous donnerait une proposition suivante ? Ce qui reste demeure là.
graenaland-tip-build = Un village apporte une voix et une pile plus grande. Prenez aussi une carte de provisions.
graenaland-tip-offer = Un ouvrage chez vous vous sert aussi : offrez ce dont vous pouvez vous passer.
graenaland-tip-fee = Donnez ce que vous avez en plus grand nombre.
## Le journal, une ligne par coup

graenaland-tell-settled = s’installe { $at-in }
graenaland-tell-anchor = lève l’ancre et va { $to_tile-in }
graenaland-tell-moved = déplace le { $hero } { $direction }, { $at-into }
graenaland-tell-stayed = ne déplace aucun héros
graenaland-tell-swapped = le { $hero } revient en échange
graenaland-tell-entered = le { $hero } entre en jeu { $at-in }
graenaland-tell-transferred = le { $hero } va au nouveau bâtiment { $at-in }
graenaland-tell-proposed = propose { $at-in } : { $shares }
graenaland-tell-passed = ne propose rien
graenaland-tell-accepted = acceptée, { $votes } voix sur { $all }
graenaland-tell-rejected = rejetée, { $votes } voix sur { $all }
graenaland-tell-supply = prend la { $card }
graenaland-tell-village = construit un village { $at-in }
graenaland-tell-building = construit une { $building } { $at-in }
graenaland-tell-army = recrute des { $unit }, force { $army }
graenaland-tell-announced = veut construire ensemble { $work-a } { $at-in }
graenaland-tell-work = construit { $work-a } { $at-in }
graenaland-tell-dropped = renonce à l’ouvrage commun
graenaland-tell-granted = laisse { $builder } construire une chose
graenaland-tell-nothing = ne construit rien

graenaland-key-arrows = vers la place suivante où vous pouvez agir
graenaland-key-look = montrer en grand ce qui s’y trouve
graenaland-tip-claim = Seul ce que vous pouvez vraiment construire est proposé : annoncez le plus.
graenaland-tip-declare = Assez de buts : déclarez-le et gagnez.

## Le conseil : propositions, votes, promesses

graenaland-sharing = { $at } : qui reçoit quoi ?
graenaland-sharing-how = Donnez chaque carte à quelqu’un : touchez la carte puis un écu, ou glissez-la. Les chiffres donnent la carte en main.
graenaland-share = { $who } : { $cards }
graenaland-propose = proposer { $at-in } : { $shares }
graenaland-in-hand = En main : { $card }
graenaland-all-given = Toutes les cartes sont données
graenaland-give = Donner { $card } à { $who }
graenaland-take-back = Reprendre { $card }
graenaland-shield =
    { $who }, { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }, reçoit { $count ->
        [0] encore rien
        [one] { $count } carte
       *[other] { $count } cartes
    }
graenaland-votes-here =
    { $votes ->
        [one] { $votes } voix ici
       *[other] { $votes } voix ici
    }
graenaland-rest = le reste
graenaland-rest-to = Le reste va à { $who }
graenaland-as-last = comme la dernière fois
graenaland-anew = recommencer
graenaland-next-pile = autre pile
graenaland-guess = Estimation : chacun vote pour ce dont il profite.
graenaland-own-yes = Je vote moi-même pour
graenaland-for = oui
graenaland-against = non
graenaland-needed = il en faut { $needed }
graenaland-balance = Voix pour : { $yes }, contre : { $no }, il en faut : { $needed }
graenaland-vote = { $at } : { $who } propose
graenaland-vote-own = { $at } : votre proposition
graenaland-has-voted = a voté, en secret
graenaland-not-voted = n’a pas encore voté
graenaland-accepted = Acceptée, { $votes } voix sur { $all }
graenaland-rejected = Rejetée, { $votes } voix sur { $all }
graenaland-own-yes-in = Votre oui est donné ; vous pouvez en changer.
graenaland-ballot-in = Vous avez voté ; vous pouvez en changer.
graenaland-waits-for = On attend { $who }.
graenaland-talk = En dire quelque chose
graenaland-talk-back = Dire autre chose
graenaland-say-promise_vote = promettre ma voix
graenaland-say-ask_vote = demander une voix
graenaland-say-promise_share = promettre une part
graenaland-say-promise_work = promettre un ouvrage
graenaland-say-promise_give = promettre une carte
graenaland-say-promise_swap = promettre carte contre carte
graenaland-say-ask_give = demander une carte
graenaland-say-advise = conseiller
graenaland-say-expect_share = attendre en retour
graenaland-promises = Promesses :
graenaland-promise-due = { $promise } (à tenir maintenant)
graenaland-promises-past = tenues : { $kept }, rompues : { $broken }
graenaland-key-give = donner la carte en main au joueur de ce numéro
