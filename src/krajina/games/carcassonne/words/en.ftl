### English: Carcassonne.
###
### Tiles are described as they lie with rotation 0. `[nothing]` in event-scored: there is no place.

title = Carcassonne
about = Lay tiles, send out your figures, and own the roads, cities, monasteries and fields of southern France.

## Sets

set-base = Base game
set-inns = Inns & Cathedrals
set-traders = Traders & Builders
set-hills = Hills & Sheep
set-wheel = Wheel of Fortune
set-river = The River

## Variants

variant-two-tile-cities-score-two = a city of two tiles brings only 2 points
variant-builder-on-closing-tile = a builder may go onto the very tile that completes a road or city
variant-flock-may-rest = a flock may be left alone
variant-flock-stabled-when-closed = a flock goes to the stable at once when its field is closed
variant-sheep-of-other-editions = sheep tokens of other editions (one three less, one four more)
variant-hills-break-no-ties = hills break no ties
variant-wheel-acts-after-placing = the wheel acts only after the tile was laid
variant-crowns-for-ordinary-figures = only ordinary meeples go onto crown spaces
variant-wheel-counts-all-figures = storm and plague also count builders and pigs
variant-famine-counts-piglets = pigs count in a famine
variant-river-bends-loosely = only neighbouring bends of the river must turn different ways

## Options

option-boxes = expansions
option-boxes-about = The expansions that are played with their rules.
option-tiles_only = tiles only
option-tiles_only-about = Expansions whose tiles are mixed in without their rules.
option-copies = copies
option-copies-about = How many copies of the tiles of a set are mixed in.
option-farmers = farmers
option-farmers-about = Meeples may be placed on fields; leave farmers out in your first game.
option-colours = colours
option-colours-about = The colour of each seat.
option-first = first player
option-first-about = The seat that begins, counted from 1.
option-draw_order = prepared order
option-draw_order-about = Tiles that are drawn first, in this order.
option-draw_rest = the rest follows
option-draw_rest-about = After a prepared order the other tiles are drawn at random; otherwise the game ends.
option-variants = variants
option-variants-about = Other readings of the rules, and house rules.

## Questions

ask-draw_tile = Which tile comes?
ask-place_tile = Place your tile
    .hint = Every side that touches another tile must continue it: road to road, city to city, field to field. You may turn the tile.
ask-place_figure = Place a figure on this tile, or pass
    .hint = One figure, on a road, in a city, in a monastery or on a field where no meeple stands yet.
ask-tend_flock = Flock: grow it, or bring it to the stable?
    .hint = To grow it, a token is drawn: more sheep, or a wolf that scatters the whole flock. In the stable every sheep brings 1 point.
ask-draw_sheep = Draw for your flock
ask-plague = Plague: which figure do you take back?
    .hint = Everyone takes one meeple back from the landscape. Figures on crown spaces are safe.

## What is done

do-draw_tile = draw { $tile }
do-place_tile =
    place the tile { $at-exact }{ $at-key ->
        [place] { " " }with rotation { $turn }
       *[other] , { do-place_tile.short }
    }
    .short =
        { $at-key ->
            [place] { $turn }
           *[other] { $turn ->
                [0] not turned
                [1] turned right
                [2] upside down
                [3] turned left
               *[other] …
            }
        }
do-place_figure = place { $figure } on { $on } { $point }
do-pass = place no figure
do-draw_sheep =
    { $sheep ->
        [0] draw the wolf
       *[other] draw { $sheep } sheep
    }
do-grow_flock = let the flock grow
do-stable_flock = bring the flock to the stable
do-rest_flock = leave the flock alone
do-place_on_crown = place { $figure } on a crown space of { $sector }
do-take_home = take back the figure { $at-exact }

## What happened

event-tile_drawn = { $seat } draws a tile: { $tile }.
event-tile_discarded = This tile fits nowhere and leaves the game: { $tile }.
event-tile_placed =
    { $seat } places a tile { $at-there }{ $at-key ->
        [place] { " " }with rotation { $turn }
       *[other] { "" }
    }: { $tile }.
event-figure_placed =
    { $seat } places { $figure-indefinite } { $on-where } { $at-there }{ $at-key ->
        [place] { " " }{ $point-where }
       *[other] { "" }
    }.
event-figure_returned = { $seat } takes back { $figure-indefinite } ({ $at }).
event-scored =
    { $seat } scores { $points } { $points ->
        [one] point
       *[other] points
    }: { $why }{ $at-key ->
        [nothing] { "" }
       *[other] { " " }({ $at })
    }.
event-game_ended = No more tiles; now comes the final scoring.
event-goods_taken = { $seat } completes the city { $at-there } and takes its goods: { $goods }.
event-second_tile = The builder gives { $seat } a second tile.
event-tile_buried = { $seat } slides a tile unseen under the hill.
event-sheep_drawn = The flock of { $seat } { $at-there } grows by { $sheep } sheep.
event-wolf_drawn = { $seat } draws the wolf: all sheep and shepherds leave the field { $at-there }.
event-flock_stabled = { $seat } brings the flock { $at-there } to the stable: { $sheep } sheep.
event-pig_moved =
    The wheel pig moves { $steps } { $steps ->
        [one] sector
       *[other] sectors
    } and stops at { $sector }.
event-crown_taken = { $seat } places { $figure-indefinite } on a crown space of { $sector }.
event-crown_left = { $seat } takes back { $figure-indefinite } from a crown space of { $sector }.

## Why not

refusal-not-in-bag = This tile cannot be drawn now: { $tile }.
refusal-other-tile-due = The prepared order says “{ $due }” now, not “{ $tile }”.
refusal-not-adjacent = No tile lies beside this place ({ $place }): a tile must touch another one with a side, a corner is not enough.
refusal-cell-taken = A tile lies there already ({ $place }).
refusal-side-does-not-continue = That does not fit there ({ $place }): { $side-where } { $here } would meet { $there }.
refusal-same-picture = With rotation { $turn } the tile looks exactly as it does with rotation { $same }; choose rotation { $same }.
refusal-no-such-part = The tile you laid has no { $on } { $at }. It has: { $parts }.
refusal-no-figure-left = You have no { $figure } in your supply.
refusal-no-farmers = This game is played without farmers, so no figure goes onto a field.
refusal-occupied = { $on-subject } is taken already, by { $by }.
refusal-no-own-follower = { $figure-subject } only goes where a meeple of yours stands, and you have none { $on-here }.
refusal-closed-by-this-tile = { $on-subject } is completed by this very tile; a builder only goes where there is more to build.
refusal-stands-elsewhere = { $figure-subject } cannot go { $on-onto }.
refusal-wrong-terrain =
    { $figure-subject } cannot go { $on-onto }, { $figure-key ->
        [figure-piglet] only onto a field
       *[other] only onto a road or into a city
    }.
refusal-shepherd-off-field = A shepherd goes only onto a field.
refusal-shepherd-there = This field has a shepherd already, of { $by }.
refusal-flock-must-be-tended = The flock must grow or go to the stable; leaving it alone is not a choice here.
refusal-no-such-token =
    { $sheep ->
        [0] No wolf is left in the bag.
       *[other] No token with { $sheep } sheep is left in the bag.
    }
refusal-river-goes-on = A tile of the river must continue it, at its end ({ $place }).
refusal-river-turns-back = The river would turn back; its next bend must turn the other way.
refusal-spring-flows-away = The spring must touch the board with the side opposite its water, so that the river flows away from the board.
refusal-not-on-crowns = { $figure-subject } cannot stand on a crown space.
refusal-crowns-taken =
    { $spaces ->
        [one] The only crown space of { $sector } is taken already.
       *[other] All { $spaces } crown spaces of { $sector } are taken already.
    }
refusal-no-figure-there = You have no figure there ({ $place }) that the plague could take.

## Errors

error-box-twice = An expansion is named twice: { $box }.
error-box-and-tiles-only = An expansion is played either with its rules or with its tiles only, not both: { $box }.
error-copies-of-nothing = There cannot be copies of a set that is not in the game: { $box }.
error-first-nobody = { $first } cannot begin: the number of seats is { $seats }.
error-colours-too-many = More colours than seats: { $colours } for { $seats }.
error-colour-twice = Each seat needs a colour of its own; these are not all different: { $colours }.
error-variant-twice = The variant is named twice: { $variant }.
error-variant-of-nothing = This variant belongs to an expansion that is not in the game: { $variant }.
error-order-too-many = The prepared order has this tile { $named } times, but only { $there } can be drawn: { $tile }.
error-order-empty = Without a prepared order the rest of the tiles must follow.

## Pieces

terrain-city = city
    .where = in the city
    .here = in this city
    .onto = into a city
    .subject = This city
terrain-road = road
    .where = on the road
    .here = on this road
    .onto = onto a road
    .subject = This road
terrain-field = field
    .where = on the field
    .here = on this field
    .onto = onto a field
    .subject = This field
terrain-cloister = monastery
    .where = in the monastery
    .here = in this monastery
    .onto = into a monastery
    .subject = This monastery
edge-F = a field
edge-R = a road
edge-C = a city
edge-W = the river
part = { $on } { $at }
point-N = north
    .where = in the north
point-E = east
    .where = in the east
point-S = south
    .where = in the south
point-W = west
    .where = in the west
point-NNW = north-northwest
    .where = in the north-northwest
point-NNE = north-northeast
    .where = in the north-northeast
point-ENE = east-northeast
    .where = in the east-northeast
point-ESE = east-southeast
    .where = in the east-southeast
point-SSE = south-southeast
    .where = in the south-southeast
point-SSW = south-southwest
    .where = in the south-southwest
point-WSW = west-southwest
    .where = in the west-southwest
point-WNW = west-northwest
    .where = in the west-northwest
point-middle = middle
    .where = in the middle
figure-meeple = meeple
    .indefinite = a meeple
    .subject = A meeple
figure-large = large meeple
    .indefinite = a large meeple
    .subject = A large meeple
figure-builder = builder
    .indefinite = a builder
    .subject = A builder
figure-piglet = pig
    .indefinite = a pig
    .subject = A pig
figure-shepherd = shepherd
    .indefinite = a shepherd
    .subject = A shepherd
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-black = black
colour-grey = grey
colour-pink = pink
colour-violet = violet
good-wine = wine
good-grain = grain
good-cloth = cloth
sector-fortune = fortune
sector-taxes = taxes
sector-famine = famine
sector-storm = storm
sector-inquisition = inquisition
sector-plague = plague

## The score sheet

why-road = road
why-city = city
why-cloister = monastery
why-unfinished_road = incomplete road
why-unfinished_city = incomplete city
why-unfinished_cloister = incomplete monastery
why-field = field
why-wine = most wine
why-grain = most grain
why-cloth = most cloth
why-flock = flock
why-fortune = fortune
why-taxes = taxes
why-famine = famine
why-storm = storm
why-inquisition = inquisition
why-crown = crown space

## What points are made of

why-tiles = tiles
why-shields = coats of arms
why-cities = completed cities
why-vineyards = vineyards
why-piglet = pig
why-sheep = sheep
why-printed_sheep = sheep on tiles
why-knights = knights
why-figures = figures in the supply
why-monks = monks
why-crowns = crown spaces

## The table

view-active = turn of
view-tile = tile
view-tiles_left = tiles left
view-players = players
view-points = points
view-colour = colour
view-figures = figures
view-tokens = tokens
view-sources = points from
view-boxes = expansions
view-features = features
view-tiles = tiles
view-open_cells = open places
view-bag = in the bag
view-discarded = discarded
view-at = at
view-turn = rotation
view-on = on
view-point = point
view-figure = figure
view-turns = rotations
view-is_dead = dead
view-open_ends = open ends
view-owners = owners
view-now = worth now
view-finished = worth when completed
view-second_tile = second tile
view-buried = tiles under hills
view-flocks = flocks
view-wolves = wolves in the bag
view-sheep_tokens = sheep in the bag
view-pig = wheel pig on
view-crowns = crown spaces
view-sector = sector
view-spaces = spaces

## Signs of the map

map-road_end = end of a road
map-river = river
map-shield = coat of arms
map-inn = inn
map-cathedral = cathedral
map-hill = hill
map-vineyard = vineyard
map-sheep = sheep
map-wheel_number = wheel symbol
map-open = place for a tile
map-dead = place where no tile fits any more
map-pig = wheel pig
map-crown = free crown space

## Tiles

tile-base-city-full-shield = city on all sides with coat of arms
tile-base-city-three = city on all sides but south
tile-base-city-three-shield = city on all sides but south with coat of arms
tile-base-city-three-road = city on all sides but south with road south
tile-base-city-three-road-shield = city on all sides but south with coat of arms and road south
tile-base-city-corner = city northeast
tile-base-city-corner-w1 = city northeast with wheel symbol 1
tile-base-city-corner-shield = city northeast with coat of arms
tile-base-city-corner-road-curve = city northeast with curve southwest
tile-base-city-corner-road-curve-shield = city northeast with coat of arms and curve southwest
tile-base-city-through = city north-south
tile-base-city-through-shield = city north-south with coat of arms
tile-base-two-caps-opposite = cities north and south
tile-base-two-caps-adjacent = cities north and east
tile-base-city-cap = city north
tile-base-city-cap-road-straight = city north with road east-west
tile-base-start = city north with road east-west (start tile)
tile-base-city-cap-road-curve-right = city north with curve southeast
tile-base-city-cap-road-curve-left = city north with curve southwest
tile-base-city-cap-junction = city north with junction of roads east, south and west
tile-base-cloister = monastery
tile-base-cloister-road = monastery with road south
tile-base-road-straight = road east-west
tile-base-road-straight-w1 = road east-west with wheel symbol 1
tile-base-road-straight-w2 = road east-west with wheel symbol 2
tile-base-road-straight-w3 = road east-west with wheel symbol 3
tile-base-road-curve = curve southwest
tile-base-road-curve-w1 = curve southwest with wheel symbol 1
tile-base-road-curve-w2 = curve southwest with wheel symbol 2
tile-base-junction-three = junction of roads east, south and west
tile-base-junction-four-w1 = junction of roads on all sides with wheel symbol 1
tile-inns-cathedral = city on all sides with cathedral
tile-inns-four-caps = four separate cities, one on each side
tile-inns-three-caps = cities north, east and south (Inns)
tile-inns-cap-and-corner-shield = city southeast with coat of arms and city north
tile-inns-corner-road-end-w-inn = city northeast with road west and inn
tile-inns-corner-road-end-s = city northeast with road south (Inns)
tile-inns-corner-curve-inn-shield = city northeast with coat of arms, curve southwest and inn
tile-inns-city-spike = city north with tip in the southeast corner
tile-inns-cap-road-end = city north with road south (Inns)
tile-inns-cap-curve-inn = city north with curve southwest and inn
tile-inns-through-two-road-ends-shield = city north-south with coat of arms and roads east and west
tile-inns-curve-inn = curve southwest with inn
tile-inns-cloister-two-roads = monastery with roads east and west (Inns)
tile-inns-straight-inn = road east-west with inn
tile-inns-junction-three-inn = junction of roads east, south and west with inn in the east
tile-inns-two-curves = curves northwest and southeast
tile-inns-two-caps-junction = cities north and south with junction of roads east and west
tile-traders-corner-two-caps-cloth = city northwest with cloth and cities east and south
tile-traders-two-corners-wine = city northwest with wine and city southeast
tile-traders-through-and-cap-wine = city north-south with wine and city east
tile-traders-through-and-cap-cloth = city north-south with cloth and city east
tile-traders-three-grain = city on all sides but west with grain
tile-traders-cap-and-corner-road-grain = city southeast with grain, city north and road west
tile-traders-cap-and-corner-road-cloth = city southeast with cloth, city north and road west
tile-traders-three-road-wine = city on all sides but west with wine and road west
tile-traders-corner-wine = city northeast with wine
tile-traders-corner-grain = city northeast with grain
tile-traders-wide-corner-road-w-grain = city northeast as far as the southwest corner with grain and road west
tile-traders-corner-road-w-grain = city northeast with grain and road west
tile-traders-corner-road-s-cloth = city northeast with cloth and road south
tile-traders-wide-corner-road-s-wine = city northeast as far as the southwest corner with wine and road south
tile-traders-corner-two-roads-wine = city northeast with wine and roads south and west
tile-traders-wide-corner-two-roads-cloth = city northeast as far as the southwest corner with cloth and roads south and west
tile-traders-through-wine = city north-south with wine
tile-traders-through-road-grain = city north-south with grain and road west
tile-traders-through-road-wine = city north-south with wine and road west
tile-traders-cap-bridge-hut = city north with road south under a bridge and road west over it to a hut
tile-traders-through-two-roads-wine = city north-south with wine and roads east and west
tile-traders-cap-road-e = city north with road east (Traders)
tile-traders-cloister-three-roads = monastery with roads east, south and west
tile-traders-bridge-crossing = road east-west on a bridge over road north-south
tile-hills-split-edge-city = cities west and east that share the north side with vineyard
tile-hills-caps-opposite = cities north and south with hill
tile-hills-road-house-straight = house between roads north and south with hill
tile-hills-corner-vineyard = city northeast with vineyard
tile-hills-straight-and-stub = road east-west with road south to a house and vineyard
tile-hills-two-caps-road = cities north and west with road south and vineyard
tile-hills-cap-curve-right = city north with curve southeast and hill
tile-hills-caps-adjacent = cities north and east with hill
tile-hills-cap-curve-cloister = city north with monastery and curve southeast
tile-hills-split-edge-field = city north with tip on the south side and vineyard
tile-hills-corner-hill = city northeast with hill
tile-hills-curve-house = house between roads south and west with hill
tile-hills-caps-touching = touching cities east and west with vineyard
tile-hills-curve-cloister-road = monastery with road south and curve northeast
tile-hills-cap-road-end = city north with road south and hill
tile-hills-cap-curve-left = city north with curve southwest and hill
tile-wheel-three-caps = cities north, east and south (Wheel)
tile-wheel-corner-road-w = city northeast with road west
tile-wheel-corner-road-s = city northeast with road south (Wheel)
tile-wheel-cap-road-w = city north with road west
tile-wheel-cap-road-end = city north with road south (Wheel)
tile-wheel-cap-road-e = city north with road east (Wheel)
tile-wheel-cap-road-straight = city north with road east-west (Wheel)
tile-wheel-cap-road-and-curve = city north with road west and curve southeast
tile-wheel-cloister-two-roads = monastery with roads east and west (Wheel)
tile-wheel-road-straight-w1 = road east-west with wheel symbol 1 (Wheel)
tile-wheel-road-curve-w3 = curve southwest with wheel symbol 3
tile-wheel-two-curves-w1 = curves northwest and southeast with wheel symbol 1
tile-river-spring = spring with the river flowing south
tile-river-lake = lake with the river coming from the north
tile-river-corner-bend = river bend southwest with city northeast
tile-river-cap-road-bridge = river east-west with city north and road south over a bridge
tile-river-two-caps = river east-west with cities north and south
tile-river-bend-vineyard = river bend southwest with vineyard
tile-river-cloister-road-bridge = river east-west with monastery north and road south over a bridge
tile-river-bend-road-curve = river bend southwest with road curve northeast
tile-river-road-bridge = river north-south with road east-west over a bridge
tile-river-straight-sheep = river east-west with sheep on the south bank

## What bots count, for people who ask one why

term-roads = roads
term-cities = cities
term-cloisters = monasteries
term-fields = fields
term-figures = meeples at hand
term-goods = goods
term-builders = builders at work
term-sheep = flocks
term-crowns = places on the wheel
