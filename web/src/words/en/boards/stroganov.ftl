### The board of Stroganov

## The land

stroganov-region = Region { $region }
stroganov-key-arrows = to the next place where you may do something
stroganov-key-look = show large what lies there

stroganov-turn = The turn, step by step
stroganov-moment-start = Choose your start card
stroganov-moment-move = Ride
stroganov-moment-basic = Basic
stroganov-moment-main = Main
stroganov-moment-second = Second
stroganov-moment-done = End
stroganov-moment-income = Income
stroganov-moment-stories = Stories
stroganov-moment-songs = Songs
stroganov-moment-upkeep = A new year
stroganov-basic-coin = Coin
stroganov-basic-horses = Horses
stroganov-basic-move = Move
stroganov-basic-hunt = Hunt
stroganov-basic-trade = Trade
stroganov-reward-coin = Coin
stroganov-reward-stories = Stories
stroganov-reward-move = Move
stroganov-reward-horses = Horses
stroganov-extra-buy_from_market = Buy: 5 horses
stroganov-extra-buy_from_bag = Bag: 5 horses
stroganov-extra-swap_down = Swap down
stroganov-extra-swap_two = Swap 2 for 1
stroganov-has = { $thing }: { $count }
stroganov-hand = Wishes in hand
stroganov-fulfilled = Fulfilled
stroganov-landscapes = Landscapes
stroganov-points =
    { $points ->
        [one] { $points } point, and { $added } more if the game ended now
       *[other] { $points } points, and { $added } more if the game ended now
    }
stroganov-at-end = If the game ended now
stroganov-in-all = in all
stroganov-outposts = Outposts: { $here } in your supply, { $built } built, { $left } in the general supply
stroganov-space = Space { $space }
stroganov-step-fur = the step takes { $fur }
stroganov-shield =
    { $count ->
        [one] shield of { $count } point
       *[other] shield of { $count } points
    }
stroganov-marker = the marker is here
stroganov-wish-progress = Asks for { $needed }× { $fur }: { $there } there, { $helped } by tigers or coins, { $missing } missing
stroganov-no-card = No card yet
stroganov-next-ride = next ride: { $count }
stroganov-rival-hunts = hunts { $count }×: { $which }
stroganov-pay = Pay { $things }
stroganov-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

## The rail: what all players share

stroganov-year = Year { $year }
stroganov-season-about = Four years: a turn each in spring, summer and autumn, then winter with income, songs and new land.
stroganov-order = Order
stroganov-order-about = { $players }. The Cossack furthest east plays first; a pale one has had this season’s turn.
stroganov-trade = Trade
stroganov-trade-fur = Trade fur: { $fur }
stroganov-trade-about = A trade costs this fur and brings two rewards of your choice.
stroganov-in-market =
    { $count ->
        [0] { $fur }: none in the market
       *[other] { $fur }: { $count } in the market
    }
stroganov-in-bag =
    { $count ->
        [one] In the bag: { $count } fur
       *[other] In the bag: { $count } furs
    }
stroganov-bag-about = What can still be drawn:
stroganov-song-about =
    { $count ->
        [one] Costs { $count } story. Gives { $gains }.
       *[other] Costs { $count } stories. Gives { $gains }.
    }
stroganov-left-banners =
    { $count ->
        [one] { $count } banner left
       *[other] { $count } banners left
    }
stroganov-left-tigers =
    { $count ->
        [one] { $count } tiger left
       *[other] { $count } tigers left
    }
stroganov-left-landscapes_left =
    { $count ->
        [one] { $count } landscape still to come
       *[other] { $count } landscapes still to come
    }
stroganov-about-banners = Each banner brings its owner a horse more every winter.
stroganov-about-tigers = A tiger stands for any fur, or is worth points at the end.
stroganov-about-landscapes_left = In winter they fill the row from the east.
stroganov-tab-market = Market
stroganov-tab-songs = Songs
stroganov-tab-supply = Supply

## Trays: what a question is about, large

stroganov-tray-start = Cards to start with
stroganov-tray-songs = Songs
stroganov-tray-drawn = Drawn from the bag
stroganov-tray-market = Market
stroganov-tray-trophies = Trophy track
stroganov-you-have = You have { $count }.
stroganov-asked-by = Asked for: { $card }
stroganov-card-asks =
    { $own ->
        [1] Own and pay { $own }× { $fur }
       *[other] Own { $own }× { $fur }, pay { $pay } of them
    }
stroganov-card-brings = Fulfil it later for { $points }. From then on: { $does }.
stroganov-card-fur = Comes with { $fur }

## How to play, in three scenes

stroganov-scene-goal = What wins
stroganov-scene-goal-land = For four years you ride through Siberia and hunt furs. With furs you claim landscapes: points at once, and more for sets at the end.
stroganov-scene-goal-regions = The Tsar’s wishes and outposts bring points, too, and so do trophies, songs and tigers.
stroganov-scene-goal-mat = What you own lies here. After the fourth winter, most points win.
stroganov-scene-turn = A turn
stroganov-scene-turn-land = First you ride east: one or two landscapes are free, horses carry you further.
stroganov-scene-turn-tracker = Then one basic and one main action. A second main action costs a fur.
stroganov-scene-turn-regions = Touch the thing itself: once to see what it costs and gives, again to do it.
stroganov-scene-year = A year
stroganov-scene-year-rail = In spring, summer and autumn everybody has one turn; the Cossack furthest east begins.
stroganov-scene-year-mat = Winter brings horses, and your stories pay for a song.
stroganov-scene-year-land = Then all ride home, the gaps close, and new land with new furs comes from the east.

## Suggestions of the first year

stroganov-tip-start_card = Look in the west of the land: which card’s furs lie there?
stroganov-tip-move = Two landscapes are free; look for furs of your card.
stroganov-tip-basic = A fur of your card under your Cossack? Then hunt; else horses are never wrong.
stroganov-tip-main = A village costs nothing, and you may come again.
stroganov-tip-second = Keep the furs of your card: a second action can wait.
stroganov-tip-hunt = Look at your card: which fur is it after?
stroganov-tip-trade = Horses carry you further next season; stories become songs in winter.
stroganov-tip-keep = Which of them brings your card or a landscape nearer?
stroganov-tip-market = Which of them brings your card or a landscape nearer?
stroganov-tip-income = Banners bring more horses: remember villages that give one.
stroganov-tip-song = Stories that you keep are there next winter; these songs are not.

## Winter, the end, and the log

stroganov-winter = Winter
stroganov-winter-done = done
stroganov-winter-income = Income: horses, and what wishes bring
stroganov-winter-stories = Stories for the deepest in Siberia
stroganov-winter-singing = Songs are sung
stroganov-winter-home = The Cossacks ride home
stroganov-winter-west = The rows move west, old songs leave
stroganov-winter-land = New landscapes come, with furs
stroganov-winter-market = The market gets new furs
stroganov-winter-songs = New songs are laid out
stroganov-winter-yurts = New yurts come
stroganov-winter-wishes = New wishes of the Tsar come
stroganov-final = Final scoring: { $step }
stroganov-final-title = Final scoring
stroganov-final-before = so far
stroganov-final-sum = sum
stroganov-tell-moved = rides to the { $landscape }
stroganov-tell-hunted = hunts { $furs }
stroganov-tell-village = visits the { $village }
stroganov-tell-yurt = uses the { $yurt }
stroganov-tell-card = takes { $card }
stroganov-tell-fulfilled = fulfils { $card }
stroganov-tell-used = uses { $card }
stroganov-tell-outpost = builds an outpost in region { $region }
stroganov-tell-claimed = claims the { $landscape }
stroganov-tell-trophy = steps to trophy { $space }
stroganov-tell-song = sings the { $song }
