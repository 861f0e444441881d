### Français : La moisson, le jeu d’apprentissage.

title = La moisson
about = Misez en secret pour avoir le droit de partager la charrette ; une récolte rapporte davantage à qui l’aime.

## Ce qu’il y a dans le jeu

crop-wheat = blé
    .definite = le blé
    .partitive = du blé
    .bare = de blé
crop-rye = seigle
    .definite = le seigle
    .partitive = du seigle
    .bare = de seigle
crop-hops = houblon
    .definite = le houblon
    .partitive = du houblon
    .bare = de houblon

## Options

option-rounds = manches
option-rounds-about = Le nombre de charrettes à partager.
option-feast = festin
option-feast-about = Chaque trio de blé, de seigle et de houblon rapporte deux points de plus.

## Questions

ask-deal = Quelle sera la récolte préférée de quelqu’un ?
ask-load = Qu’est-ce qui arrive sur la charrette ?
ask-bid = Combien de pièces misez-vous pour la charrette ?
ask-share = Partagez la charrette ; chaque récolte donnée aux autres vous rapporte une pièce.

## Ce que l’on fait

do-draw = tirer { $crop-partitive }
do-bid =
    miser { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }
do-share = partager { $shares }

## Ce qui s’est passé

event-dealt = Vous aimez { $crop-definite } : chaque récolte { $crop-bare } vous rapportera trois points.
event-loaded = La charrette reçoit { $crop-partitive }.
event-bade =
    { $seat } mise { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }.
event-shared = { $seat } partage la charrette ainsi : { $shares }.
event-ended = La dernière charrette est vide, et tout le monde montre sa récolte préférée.

## Pourquoi pas

refusal-coins =
    Une mise de { $bid } est trop élevée : { $coins ->
        [0] vous n’avez aucune pièce
        [one] vous avez une pièce
       *[other] vous avez { $coins } pièces
    }.
refusal-sack = Il ne reste plus { $crop-bare } dans le sac.

## La table

view-round = manche
view-cart = charrette
view-sack = sac
view-waiting = mises attendues
view-players = joueurs
view-coins = pièces
view-barn = dans la grange
view-bid = mise
view-favourite = récolte préférée

## Le décompte

why-favourite = récolte préférée
why-other = autres récoltes
why-feast = festins
