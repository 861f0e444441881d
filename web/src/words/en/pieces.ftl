## All pieces

pieces-title = { $game }: all pieces
pieces-none = The pieces of this game have not been drawn yet. You can play it all the same: everything has its name and its place on the table.
pieces-back = To the start page
pieces-all = All boxes
pieces-boxes = Which box?
pieces-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
pieces-count = { $count }×
pieces-turns = One tile, turned and a little different each time
pieces-figures = Figures
pieces-tokens = Tokens and marks
pieces-board = The board of the Wheel of Fortune
pieces-token-sheep =
    { $count ->
        [one] { $count } sheep
       *[other] { $count } sheep
    }
pieces-token-wolf = wolf
pieces-token-pig = wheel pig
pieces-token-crown = crown space
pieces-token-shield = coat of arms
pieces-token-wheel = wheel number { $count }
pieces-token-back = back of a tile

## Values that we reconstructed

pieces-about = Not everything that is printed in the box has been published. Pieces with this mark carry values that we reconstructed: they fit all counts, texts and examples of the rulebooks and may still differ from yours.
pieces-correct = If you own the box, download our tables where a new game is opened, write in what is printed, and play with them.
pieces-guess = some values are reconstructed
pieces-which = Which pieces?
pieces-every = All

## Stroganov

pieces-stroganov-landscapes = Landscapes
pieces-stroganov-furs = Furs
pieces-stroganov-cards = Tsar’s wishes
pieces-stroganov-villages = Villages
pieces-stroganov-yurts = Yurts
pieces-stroganov-songs = Songs
pieces-stroganov-boards = Player boards
pieces-stroganov-tokens = Figures, tokens and regions
pieces-stroganov-solo = Playing alone
pieces-stroganov-start = start tile
pieces-stroganov-slots =
    { $slots ->
        [one] { $slots } fur
       *[other] { $slots } furs
    }{ $four ->
        [0] { "" }
       *[other] { " " }({ $four } only with four players)
    }
pieces-stroganov-region-fur = region fur: { $fur }
pieces-stroganov-stack = stack { $stack }
pieces-stroganov-side = { $colour }, side { $side }
pieces-stroganov-cossack = Cossack, { $colour }
pieces-stroganov-outpost = outpost, { $colour }
pieces-stroganov-neutral = neutral outpost
pieces-stroganov-coin = coin
pieces-stroganov-horse = horse
pieces-stroganov-banner = banner
pieces-stroganov-story = story
pieces-stroganov-fur_bag = bag
pieces-stroganov-market = market
pieces-stroganov-trophy = trophy
pieces-stroganov-season = year and season
pieces-stroganov-region = region { $region }: landscapes { $first } to { $last }, outposts and their price in horses

## Grænaland

pieces-graenaland-territories = Territories
pieces-graenaland-cards = Resource cards
pieces-graenaland-supplies = Supply cards
pieces-graenaland-prices = Buildings, army and public works
pieces-graenaland-victory = Victory
pieces-graenaland-clans = Clans and the army track
pieces-graenaland-islands = Islands and starting places
pieces-graenaland-tile = village: { $price }; players: { $players }
pieces-graenaland-deck = deck: { $terrain }
pieces-graenaland-ship = back of the supply cards
pieces-graenaland-stronghold = needs a stronghold: { $terrain }
pieces-graenaland-goals = victory conditions: { $count } goals win
pieces-graenaland-house = house
pieces-graenaland-marker = ship of the main player
pieces-graenaland-track = army track, { $length } fields
pieces-graenaland-island = island for { $players } players
