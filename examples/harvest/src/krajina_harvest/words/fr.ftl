### Français : La moisson, le jeu d’apprentissage.

title = La moisson
about = Misez en secret pour avoir le droit de partager la charrette ; la récolte vaut le plus pour qui l’aime.

## Ce qu’il y a dans le jeu

crop-wheat = blé
    .definite = le blé
    .partitive = de blé
crop-rye = seigle
    .definite = le seigle
    .partitive = de seigle
crop-hops = houblon
    .definite = le houblon
    .partitive = de houblon

## Options

option-rounds = tours
option-rounds-about = Le nombre de charrettes à partager.
option-feast = festin
option-feast-about = Chaque lot de blé, seigle et houblon vaut deux points de plus.

## Questions

ask-deal = Quelle récolte quelqu’un va-t-il aimer ?
ask-load = Qu’est-ce qui arrive sur la charrette ?
ask-bid = Combien de pièces misez-vous pour la charrette ?
ask-share = Partagez la charrette ; chaque récolte donnée aux autres vous rapporte une pièce.

## Ce que l’on fait

do-draw = tirer { $crop-definite }
do-bid =
    miser { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }
do-share = partager { $shares }

## Ce qui s’est passé

event-dealt = Vous aimez { $crop-definite } : chaque gerbe vaudra trois points pour vous.
event-loaded = Sur la charrette arrive { $crop-definite }.
event-bade =
    { $seat } mise { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }.
event-shared = { $seat } partage { $shares }.
event-ended = La dernière charrette est vide et chacun montre ce qu’il aime.

## Pourquoi pas

refusal-coins =
    Une mise de { $bid } est trop élevée : { $coins ->
        [0] vous n’avez aucune pièce
        [one] vous avez une pièce
       *[other] vous avez { $coins } pièces
    }.
refusal-sack = Il ne reste plus { $crop-partitive } dans le sac.

## La table

view-round = tour
view-cart = charrette
view-sack = sac
view-waiting = mises attendues
view-players = joueurs
view-coins = pièces
view-barn = grange
view-bid = mise
view-favourite = récolte préférée

## Le décompte

why-favourite = récolte préférée
why-other = autres récoltes
why-feast = festins
