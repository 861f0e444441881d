### The board of Stroganov

## The land

stroganov-region = Region { $region }

stroganov-turn = The turn, step by step
stroganov-moment-start = Choose your start card
stroganov-moment-move = Ride
stroganov-moment-basic = Basic action
stroganov-moment-main = Main action
stroganov-moment-second = Second action
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
stroganov-extra-buy_from_market = Buy, 5 horses
stroganov-extra-buy_from_bag = Bag, 5 horses
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
stroganov-next-card = next ride
stroganov-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
