### English: Harvest, the teaching game.

title = Harvest
about = Bid in secret for the right to share out the cart; crops are worth most to whoever loves them.

## Pieces

crop-wheat = wheat
crop-rye = rye
crop-hops = hops

## Options

option-rounds = rounds
option-rounds-about = How many carts are shared out.
option-feast = feast
option-feast-about = Every set of wheat, rye and hops is worth two points more.

## Questions

ask-deal = Which crop will somebody love?
ask-load = What goes onto the cart?
ask-bid = How many coins do you bid for the cart?
ask-share = Share out the cart; each crop you give away earns you a coin.

## What is done

do-draw = draw { $crop }
do-bid =
    bid { $coins } { $coins ->
        [one] coin
       *[other] coins
    }
do-share = share out { $shares }

## What happened

event-dealt = You love { $crop }: each piece will be worth three points to you.
event-loaded = On the cart: { $crop }.
event-bade =
    { $seat } bids { $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
event-shared = { $seat } shares out { $shares }.
event-ended = The last cart is empty, and all show what they love.

## Why not

refusal-coins =
    A bid of { $bid } is too high: you have { $coins ->
        [0] no coins
        [one] one coin
       *[other] { $coins } coins
    }.
refusal-sack = There is no { $crop } left in the sack.

## The table

view-round = round
view-cart = cart
view-sack = sack
view-waiting = missing bids
view-players = players
view-coins = coins
view-barn = in the barn
view-bid = bid
view-favourite = loves

## The score sheet

why-favourite = favourite crop
why-other = other crops
why-feast = feasts
