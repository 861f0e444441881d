### English: Stroganov.
###
### Places of the row are numbered 1 to 12 and regions 1 to 5, both from the west. Tiles and cards are called by their code.

title = Stroganov
about = Four years in Siberia: ride east, hunt for furs, build outposts, fulfil the wishes of the tsar, and be home for winter with stories and songs.

## Options

option-colours = colours
option-colours-about = The colour of each seat; seats that are not named take the colours that are free.
option-sides = sides
option-sides-about = The side of each seat’s player board: a is the same for all, b has an ability of its own for each colour.
option-region_furs = region furs
option-region_furs-about = How the region furs are laid out: ascending from the west, or at random.
option-claims = claims
option-claims-about = Which landscapes a Cossack may claim: any of its region, or only the one on which it stands. An outpost opens its whole region either way.
option-strategy = strategy
option-strategy-about = For one player: what the opponent is good at; a is outposts and trophies, b outposts and landscapes, c outposts and tsar cards, d trophies and landscapes, e trophies and tsar cards, f landscapes and tsar cards; random takes five cards out unseen.
option-harder = harder rules
option-harder-about = For one player: rules that help the opponent; a coin when an action fails, a coin for trade furs, or Katyusha in place of Ivan.
option-readings = readings
option-readings-about = Other readings of the rules, where the rulebooks differ or leave something open.
option-see_forced = ask even if there is one choice
option-see_forced-about = Seats, counted from 1, that are asked even where only one answer is possible.
option-draw_order = prepared order
option-draw_order-about = What comes first out of the bag and the stacks, in this order; the rest comes by chance.
option-position = prepared position
option-position-about = A table to begin with, for teaching, puzzles and tests; what is left out is as in an ordinary game.
option-data = own tables
option-data-about = Tables of printed things in place of ours; give them as files with --data FOLDER, as docs/data.md tells.
option-row = row of landscapes
option-villages = villages
option-yurts = yurts
option-cards = tsar cards
option-songs = songs

regionfurs-ascending = ascending from the west
regionfurs-random = at random
claims-region = any in the Cossack’s region
claims-tile = only the one on which the Cossack stands
strategy-random = five cards out at random
strategy-a = outposts and trophies
strategy-b = outposts and landscapes
strategy-c = outposts and tsar cards
strategy-d = trophies and landscapes
strategy-e = trophies and tsar cards
strategy-f = landscapes and tsar cards
harder-coin_when_failed = a coin for the opponent when an action fails
harder-coin_for_trade_fur = a coin for the opponent when he gets a trade fur
harder-katyusha = Katyusha in place of Ivan
reading-czech_yellow = shields 1, 5, 9 and 14 on the yellow board, side b
reading-songs_unlimited = a song whenever the story track ends
reading-tiger_always = a tiger on the easternmost landscape every winter
reading-hunt_from_deck = the opponent’s hunt is read from the top of his deck
reading-keep_neither = none of the furs drawn from the bag need be kept

## Questions

ask-draw = What comes?
ask-start_card = Which card do you start with?
ask-move = Where does your Cossack ride?
ask-basic = Which basic action do you take?
ask-main = What is your main action?
ask-second = Do you take a second main action, for a fur?
ask-done = Is there anything more you do in this turn?
ask-free_move = Where does your Cossack go?
ask-hunt = Which fur do you hunt?
ask-hunt_again = Do you hunt once more, for a coin?
ask-trade = What do you trade for?
ask-pay = Which furs do you pay for { $purpose }? Still due: { $count }× { $fur }
ask-show = The card wants to see { $count }× { $fur } more: how many tigers stand in? For the rest a coin each changes another fur.
ask-keep = Which of the furs from the bag do you keep?
ask-market = Which fur do you take from the market?
ask-trophy_step = Do you step down the trophy track? The step takes: { $fur }
ask-trophy_reward = Which reward of the trophy track do you take?
ask-village = Which village do you visit?
ask-yurt = Which yurt do you use?
ask-advanced = Which advanced action do you take?
ask-outpost = Where do you build the outpost?
ask-fulfil = Which tsar card do you fulfil for its paid furs alone?
ask-song_now = Your stories reached the end of the track: do you sing a song at once?
ask-income = Do you take your income of winter, or do something else before it?
ask-winter_card = Which card do you use now?
ask-song = Winter: do you sing a song?

## What is done

do-draw_fur = draw { $fur }
do-draw_player = { $seat } comes next
do-draw_landscape = draw { $landscape }
do-draw_village = draw { $village }
do-draw_yurt = draw { $yurt }
do-draw_song = draw { $song }
do-draw_card = draw { $card }
do-draw_back = show the back of { $card }
do-turn_ivan_card = turn over { $card }
do-take_start_card = start with { $card }
do-move_cossack = move to place { $at }
do-basic_action = { $basic }
do-skip = no basic action
do-end_turn = nothing more
do-decline = no, thanks
do-visit_village = visit the village of region { $region }
do-use_yurt = use the yurt of region { $region }
do-take_card = take the tsar card of region { $region }
do-build_outpost = build an outpost in region { $region }
do-claim_landscape = claim the landscape at place { $at }
do-extra_action = { $extra }
do-fulfil_card = fulfil { $card }
do-use_card = use { $card }
do-hunt = hunt { $fur } at place { $at }
do-trade = trade for { $reward }
do-pay =
    { $count ->
        [one] pay { $count } fur: { $fur }
       *[other] pay { $count } furs: { $fur }
    }
do-show_tigers =
    { $count ->
        [0] show no tigers
        [one] show { $count } tiger
       *[other] show { $count } tigers
    }
do-keep_fur = keep { $fur }
do-take_fur = take { $fur } from the market
do-step_trophy = step down the trophy track
do-step_for_stories = step down the trophy track for stories
do-take_trophy_reward = take the reward of space { $space }
do-sing_song = sing { $song }
do-take_income = take the income of winter

## What happened

event-season_began = Year { $year }, { $season }.
event-turn_began = It is the turn of { $who }.
event-fur_dealt = Place { $at } gets { $fur }.
event-market_filled = The market gets { $fur }.
event-fur_on_card = On { $card } lies { $fur }.
event-trade_fur_placed = The trade takes { $fur }.
event-region_fur_placed = Region { $region } is priced in { $fur }.
event-fur_offered = { $who } draws from the bag: { $fur }.
event-landscape_added = Place { $at } gets { $landscape }.
event-village_placed = Region { $region } gets { $village }.
event-yurt_placed = Region { $region } gets { $yurt }.
event-card_placed = Region { $region } gets { $card }.
event-start_card_placed = A card to start with: { $card }.
event-song_placed = A song is laid out: { $song }.
event-ivan_card_turned = The opponent turns over { $card }: hunt { $hunts }× { $pick }; then: { $second }.
event-moved = { $who } moves to place { $at }.
event-basic_taken = { $who } chooses to { $basic }.
event-extra_taken = { $who } chooses to { $extra }.
event-gained =
    { $who } gets { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what-many }
    }.
event-spent =
    { $who } gives { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what-many }
    }.
event-fur_gained = { $who } gets a fur: { $fur }.
event-fur_paid =
    { $who } pays { $count ->
        [one] a fur
       *[other] { $count } furs
    }: { $fur }.
event-village_visited = { $who } visits { $village } in region { $region }.
event-yurt_used = { $who } uses { $yurt } in region { $region }.
event-card_taken = { $who } takes { $card }.
event-card_fulfilled = { $who } fulfils { $card }.
event-card_used = { $who } uses { $card }.
event-outpost_built = { $who } builds an outpost in region { $region }.
event-landscape_claimed = { $who } claims { $landscape } at place { $at }.
event-trophy_stepped = { $who } steps down to space { $space } of the trophy track.
event-song_sung = { $who } sings { $song }.
event-second_action_failed = { $who } cannot do what the card says.
event-scored =
    { $who } scores { $points } { $points ->
        [one] point
       *[other] points
    }: { $why }.
event-parts_removed = All songs, yurts and cards of the A stacks leave the game.
event-game_ended = The fourth winter is over; now comes the final scoring.

## Why not

refusal-not-in-bag = No such fur is in the bag: { $fur }.
refusal-not-in-stack = This is not in the stack.
refusal-no-such-start-card = This card does not lie there to start with: { $card }.
refusal-no-tile = There is no landscape at place { $at }.
refusal-stands-there = Your Cossack stands at place { $at } already.
refusal-move-east = Place { $at } lies in the west, and at the beginning of a turn a Cossack rides east.
refusal-too-far = Place { $at } is too far away.
refusal-move-chosen = You chose to move, so your Cossack cannot stay.
refusal-nowhere-to-go = There is no other landscape that your Cossack could go to.
refusal-horses-missing =
    { $count ->
        [one] That takes { $count } horse, and you have { $there }.
       *[other] That takes { $count } horses, and you have { $there }.
    }
refusal-nothing-to-hunt = There is no fur where you may hunt.
refusal-hunt-out-of-reach = You cannot hunt at place { $at }: your Cossack is not there.
refusal-no-such-fur = No such fur lies at place { $at }: { $fur }.
refusal-no-trade-fur = A trade takes this fur, and you cannot pay it: { $fur }.
refusal-second-trade-takes-two = A second action takes a fur, and the trade another one: { $fur }. You have only one.
refusal-second-takes-a-fur = A second action takes a fur, and you have none.
refusal-second-takes-this-fur = A second action in this region takes a fur that you cannot pay: { $fur }.
refusal-out-of-reach = You cannot act in region { $region }: neither your Cossack nor an outpost of yours is there.
refusal-build-elsewhere = You build where your Cossack is, and that is not region { $region }.
refusal-claim-elsewhere = You cannot claim the landscape at place { $at }: your Cossack does not stand on it, and in region { $region } you have no outpost.
refusal-no-yurt = There is no yurt in region { $region }.
refusal-no-card = There is no tsar card in region { $region }.
refusal-not-the-trophy = A trophy does not lead to another trophy, and region { $region } would give one.
refusal-no-outpost = You have no outpost in your supply.
refusal-outpost-there = You have an outpost in region { $region } already.
refusal-no-slot = There is no room for another outpost in region { $region }.
refusal-claim-unpayable =
    { $count ->
        [one] For this landscape { $count } fur is due, and you cannot pay it: { $fur }.
       *[other] For this landscape { $count } furs are due, and you cannot pay them: { $fur }.
    }
refusal-furs-missing = Of this fur you have { $there }, not { $count }: { $fur }.
refusal-furs-too-many = Only { $due } are due, not { $count }.
refusal-furs-in-order = Furs are paid kind by kind: those asked for first, then the others from the lowest, tigers last. This one comes too early or too late: { $fur }.
refusal-not-this-winter = This card brings nothing this winter, or did already: { $card }.
refusal-cards-come-first = What cards bring in winter is not declined. Only a fur from the bag may be left, when nothing else is due.
refusal-coins-missing = These { $count } furs take a coin each, and you have { $there }: { $fur }.
refusal-rest-unpayable = With { $count }× { $fur } you could not pay all { $due } and whatever is due after them.
refusal-wrong-tigers = At least { $least } and at most { $most } tigers can stand in, not { $count }.
refusal-not-in-hand = You do not have this card in your hand: { $card }.
refusal-card-unpayable =
    { $count ->
        [one] This card asks for { $count } fur, and you do not have it: { $fur }.
       *[other] This card asks for { $count } furs, and you do not have them: { $fur }.
    }
refusal-not-fulfilled = You have not fulfilled this card: { $card }.
refusal-other-season = This card does nothing in this season: { $card }.
refusal-card-used = You have used this card in this turn already: { $card }.
refusal-nothing-possible = There is no action that this card would make possible now.
refusal-not-drawn = This fur was not drawn: { $fur }. Drawn were: { $drawn }.
refusal-keep-one = One of the furs that were drawn has to be kept.
refusal-fur-chosen = You gave something for a fur, so take one.
refusal-not-in-market = No such fur lies in the market: { $fur }.
refusal-nothing-higher = You have no fur of a higher value to swap for this one: { $fur }.
refusal-nothing-lower = The market has no fur of a lower value than yours.
refusal-bag-empty = The bag is empty.
refusal-market-empty = The market is empty.
refusal-too-few-furs =
    { $count ->
        [one] That takes a fur, and you have none.
       *[other] That takes { $count } furs, and you have { $there }.
    }
refusal-track-ends = Your marker is at the end of the trophy track.
refusal-no-trophy-fur = This step takes a fur that you cannot pay: { $fur }.
refusal-space-not-reached = The reward of space { $space } is not open; those up to space { $last } are.
refusal-two-different = Two different rewards are picked, and you have that of space { $space } already.
refusal-side-a = Stories bring you down the trophy track only with a board of side b.
refusal-no-such-song = This song is not laid out: { $song }.
refusal-too-few-stories =
    { $count ->
        [one] This song takes { $count } story, and you have { $there }.
       *[other] This song takes { $count } stories, and you have { $there }.
    }
refusal-one-song = One song is enough for a winter.

## Errors

error-too-many-colours = More colours than seats: { $found } for { $seats }.
error-too-many-sides = More sides of boards than seats: { $found } for { $seats }.
error-named-twice = Something is named twice here: { $names }.
error-solo-only = Strategies and harder rules are for one player; here the number of seats is { $seats }.
error-no-such-seat = There is no { $seat }: the number of seats is { $seats }.
error-too-many-mats = The position has things for { $found } players, and { $players } play.
error-row-too-long = The row of the position has { $found } places, and there are { $last } at most.
error-furs-in-gap = Furs cannot lie in the gap at place { $at }.
error-not-five = There are five regions, but the position has { $found } here: { $name }.
error-tiger-prices-nothing = A tiger can be neither a region fur nor the trade fur.
error-market-too-full = The market has room for { $last } furs, and tigers do not come there.
error-stories-too-many = The story track ends at { $last }, and { $found } stories are asked for.
error-trophy-too-far = The trophy track ends with space { $last }, so no marker can be on space { $found }.
error-outpost-twice = In region { $region } there is no room for this outpost, or it stands there already.
error-too-many-pieces = The box does not have so many of these: { $what-many }.
error-too-many-furs = The position has { $found } of this fur, more than the box: { $fur }.
error-piece-twice = This is in the position twice ({ $name }): { $piece }.

## Errors: tables of printed things

error-data-reward-none = In the table { $file }, the reward at { $place } is empty; it must have exactly one word.
error-data-reward-many = In the table { $file }, the reward at { $place } has several words ({ $words }); give each of them a reward of its own.
error-data-reward-here = In the table { $file }, “{ $word }” cannot be a reward at { $place }. Possible here: { $known }.
error-data-effect = In the table { $file }, the effect at { $place } is for “{ $when }”, so of rule, vp and rewards it must have just { $due }.
error-data-per = In the table { $file }, the effect at { $place } is for “{ $when }” and cannot be multiplied by “{ $per }”.

## Pieces

fur-2 = sable (2)
fur-3 = hare (3)
fur-4 = fox (4)
fur-5 = wolverine (5)
fur-6 = deer (6)
fur-7 = lynx (7)
fur-8 = bear (8)
fur-tiger = tiger
any-fur = any fur
colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
side-a = a
side-b = b
terrain-taiga = taiga
terrain-tundra = tundra
terrain-wetland = wetland
terrain-mountains = mountains
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
pick-lowest = the lowest
pick-highest = the highest
second-outpost = build an outpost
second-trophy = step down the trophy track
second-yurt = use a yurt
second-tsar = take a tsar card
second-claim = claim a landscape
moment-start = start card
moment-move = ride
moment-basic = basic action
moment-main = main action
moment-second = second action
moment-done = end of turn
moment-income = income
moment-stories = stories
moment-songs = songs
moment-upkeep = upkeep

opponent-ivan = Ivan
opponent-katyusha = Katyusha
basic-coin = take a coin
basic-horses = take horses
basic-move = move the Cossack
basic-hunt = hunt
basic-trade = trade
tradereward-coin = a coin
tradereward-stories = stories
tradereward-move = a move
tradereward-horses = horses
extra-buy_from_market = buy a fur from the market for 5 horses
extra-buy_from_bag = buy a fur from the bag for 5 horses
extra-swap_down = swap a fur and a horse for a lower one from the market
extra-swap_two = swap two furs for one from the market
for-second_action = a second action
for-trade = the trade
for-claim = the landscape
for-trophy = the trophy track
for-card = the tsar card
for-swap_down = a lower fur
for-swap_two = a fur from the market
thing-coin = coin
    .many = coins
thing-horse = horse
    .many = horses
thing-banner = banner
    .many = banners
thing-tiger = tiger
    .many = tigers
thing-story = story
    .many = stories
thing-outpost = outpost
    .many = outposts

## Gains and prices

gain-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
gain-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
gain-horse =
    { $count ->
        [one] { $count } horse
       *[other] { $count } horses
    }
gain-banner =
    { $count ->
        [one] { $count } banner
       *[other] { $count } banners
    }
gain-tiger =
    { $count ->
        [one] { $count } tiger
       *[other] { $count } tigers
    }
gain-story =
    { $count ->
        [one] { $count } story
       *[other] { $count } stories
    }
gain-outpost =
    { $count ->
        [one] { $count } outpost
       *[other] { $count } outposts
    }
gain-fur_bag =
    { $count ->
        [one] { $count } fur from the bag
       *[other] { $count } furs from the bag
    }
gain-fur_market =
    { $count ->
        [one] { $count } fur from the market
       *[other] { $count } furs from the market
    }
gain-trophy =
    { $count ->
        [one] { $count } trophy
       *[other] { $count } trophies
    }
gain-trade = { $count } of: { $rewards }
gain-move =
    { $count ->
        [one] a move of { $count } landscape
       *[other] a move of up to { $count } landscapes
    }
gain-hunt =
    { $count ->
        [one] { $count } hunt
       *[other] { $count } hunts
    }
gain-pick_above =
    { $count ->
        [one] { $count } reward from above
       *[other] { $count } different rewards from above
    }
gain-visit_village = any village
gain-visit_other_village = any village but the one with the trophy
gain-use_yurt = any yurt without a trophy
gain-advanced_here = an advanced action
gain-advanced_anywhere = an advanced action anywhere
gain-build_outpost = an outpost anywhere
gain-fulfil_tsar = a tsar card for its paid furs alone
gain-furs = { $count }× { $fur }
cost-furs = { $count }× { $fur }
cost-show = { $count }× { $fur } to show
cost-horses =
    { $count ->
        [one] { $count } horse
       *[other] { $count } horses
    }
cost-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
cost-stories =
    { $count ->
        [one] { $count } story
       *[other] { $count } stories
    }

## The score sheet

why-start_card = start card
why-landscape = landscapes claimed
why-tsar_card = tsar cards
why-village = villages
why-yurt = yurts
why-song = songs
why-trophy = trophies
why-horses = horses
why-extra_action = extra actions
why-other = other
why-cards_at_end = tsar cards at the end
why-landscape_sets = sets of landscapes
why-tigers = tigers
why-trophy_shield = shield of the trophy track
why-outposts_built = outposts built
why-outposts_left = outposts in the supply
why-coins = coins
why-furs = furs
why-stories = stories

## The table

view-year = year
view-season = season
view-active = turn of
view-order = order of play
view-moved = had their turn
view-players = players
view-ivan = opponent
view-pick = opponent’s hunt
view-hunts = number of furs
view-second = second action
view-row = row of landscapes
view-regions = regions
view-songs = songs
view-start_cards = cards to start with
view-cards = open tsar cards
view-market = market
view-trade_fur = trade fur
view-drawn = drawn
view-bag = in the bag
view-tigers = tigers in the supply
view-banners = banners
view-landscapes_left = landscapes left
view-possible = actions
view-points = points
view-colour = colour
view-side = side
view-at = place
view-horses = horses
view-coins = coins
view-furs = furs
view-outposts = outposts
view-outposts_left = outposts in the general supply
view-built = outposts in regions
view-stories = stories
view-trophy = space of the trophy track
view-landscapes = landscapes
view-hand = cards in hand
view-fulfilled = cards fulfilled
view-sources = points from
view-each = points at the end, each
view-at_end = points at the end
view-track = trophy track
view-space = space
view-fur = fur
view-gains = gives
view-shield = shield
view-opponent = opponent
view-card = open
view-steps = move on the back
view-cards_left = cards in the deck
view-mat = board
view-region = region
view-landscape = landscape
view-terrain = terrain
view-price = price in furs
view-cossacks = Cossacks
view-village = to visit
view-village_gains = village gives
view-yurt = to use
view-yurt_gains = yurt gives
view-slots = places for outposts
view-owner = of
view-is_neutral = neutral
view-song = song
view-own = to show
view-pay = to pay
view-vp = points at once
view-action = action
view-cost = takes
view-leads_to = leads to
view-asks = asked next
view-why_not = not possible
view-rule = rule
view-moment = now
view-sets = sets of landscapes
view-terrains = terrains
view-worth = worth at the end
view-paying = to be paid now
view-payments = ways to pay
view-paid = paid
view-count = how many
view-needed = has to be there
view-there = is there
view-standing_in = tigers and coins stand in for

## The table in the terminal

table-when = Year { $year }, { $season }
table-row = place, landscape, furs from the lowest, price in furs of the region → gains, ← Cossacks
table-region = Region { $region }, { $fur }
table-slots = outposts for horses
table-free = free
table-neutral = neutral
table-gap = gap
table-card = { $card }: show { $own }× { $fur }, pay { $pay }; { $points }
table-at =
    { $at ->
        [0] start tile
       *[other] place { $at }
    }
table-outposts =
    { $here ->
        [one] { $here } outpost, { $left } more in the general supply
       *[other] { $here } outposts, { $left } more in the general supply
    }
table-next = next step: { $fur }

## Tiles and cards

landscape-S-TA1 = near taiga
landscape-S-TA2 = near dense taiga
landscape-S-TU1 = near tundra
landscape-S-WE1 = near wetland
landscape-S-MO1 = near mountains
landscape-TU1 = wild tundra
landscape-TU2 = grassy tundra
landscape-TU3 = wide tundra
landscape-TU4 = rich tundra
landscape-TU5 = silver tundra
landscape-TU6 = famed tundra
landscape-TA1 = grassy taiga
landscape-TA2 = wild taiga
landscape-TA3 = busy taiga
landscape-TA4 = famed taiga
landscape-TA5 = rich taiga
landscape-WE1 = busy wetland
landscape-WE2 = rich wetland
landscape-WE3 = wild wetland
landscape-WE4 = silver wetland
landscape-WE5 = famed wetland
landscape-MO1 = famed mountains
landscape-MO2 = silver mountains
landscape-MO3 = wild mountains
landscape-MO4 = grassy mountains
landscape-MO5 = rich mountains
yurt-YA1 = hunter’s yurt
yurt-YA2 = trader’s yurt
yurt-YA3 = storyteller’s yurt
yurt-YA4 = treasurer’s yurt
yurt-YA5 = herder’s yurt
yurt-YA6 = builder’s yurt
yurt-YA7 = small trophy yurt
yurt-YA8 = tiger hunter’s yurt
yurt-YB1 = old hunter’s yurt
yurt-YB2 = old trader’s yurt
yurt-YB3 = singer’s yurt
yurt-YB4 = rich man’s yurt
yurt-YB5 = great trophy yurt
yurt-YB6 = banner bearer’s yurt
yurt-YB7 = rider’s yurt
yurt-YB8 = tiger skin yurt
song-GA1 = song of the bag
song-GA2 = song of the coin
song-GA3 = song of glory
song-GA4 = song of the market
song-GA5 = song of far lands
song-GA6 = song of the Tsar’s mercy
song-GA7 = song of the outpost
song-GA8 = song of the tiger
song-GA9 = song of the good hunt
song-GA10 = song of the rich market
song-GB1 = song of honour
song-GB2 = song of the long hunt
song-GB3 = song of the Tsar’s favour
song-GB4 = song of the villages
song-GB5 = song of the horizon
song-GB6 = song of the campfire
song-GB7 = song of great glory
song-GB8 = song of the old tiger
song-GB9 = song of the merchant
song-GB10 = song of the Stroganovs
ivan-I1 = automa card 1
ivan-I2 = automa card 2
ivan-I3 = automa card 3
ivan-I4 = automa card 4
ivan-I5 = automa card 5
ivan-I6 = automa card 6
ivan-I7 = automa card 7
ivan-I8 = automa card 8
ivan-I9 = automa card 9
ivan-I10 = automa card 10
ivan-I11 = automa card 11
ivan-I12 = automa card 12
ivan-I13 = automa card 13
ivan-I14 = automa card 14
ivan-I15 = automa card 15
ivan-I16 = automa card 16
ivan-I17 = automa card 17
ivan-I18 = automa card 18
village-V1 = horse village
village-V2 = builders’ village
village-V3 = storytellers’ village
village-V4 = market village
village-V5 = trophy village
card-S1 = “Long Stride” (S1)
    .does = an extra step
card-S2 = “Winter Herd” (S2)
    .does = 3 horses every winter
card-S3 = “Winter Coin” (S3)
    .does = a coin every winter
card-S4 = “Winter Tales” (S4)
    .does = 2 stories every winter
card-S5 = “Stables” (S5)
    .does = 2 horses per outpost built, every winter
card-S6 = “Pastures” (S6)
    .does = 2 horses per landscape claimed, every winter
card-S7 = “One Below” (S7)
    .does = trophy rewards from one space lower
card-S8 = “Next Hunting Ground” (S8)
    .does = also hunt on neighbouring landscapes
card-S9 = “Any Fur Will Do” (S9)
    .does = any fur for a second action
card-A1 = “Long Stride” (A1)
    .does = an extra step
card-A2 = “Winter Herd” (A2)
    .does = 3 horses every winter
card-A3 = “One Fur Less” (A3)
    .does = own one fur fewer for Tsar’s wishes
card-A4 = “One Below” (A4)
    .does = trophy rewards from one space lower
card-A5 = “Winter Catch” (A5)
    .does = a fur from the bag every winter
card-A6 = “A Look Back” (A6)
    .does = advanced actions up to 2 landscapes further west
card-A7 = “Winter Tales” (A7)
    .does = 2 stories every winter
card-A8 = “Hunter’s Choice” (A8)
    .does = skip furs for free in a hunt
card-A9 = “Winter Journey” (A9)
    .does = an advanced action anywhere every winter
card-A10 = “Gift of the Tiger” (A10)
    .does = a tiger at once
card-A11 = “Spring Errand” (A11)
    .does = an advanced action every spring
card-A12 = “Summer Errand” (A12)
    .does = an advanced action every summer
card-A13 = “Autumn Errand” (A13)
    .does = an advanced action every autumn
card-A14 = “Second Shot” (A14)
    .does = the second hunt is free
card-B1 = “Small Medal” (B1)
    .does = 2 points at the end
card-B2 = “Fine Medal” (B2)
    .does = 3 points at the end
card-B3 = “Great Medal” (B3)
    .does = 4 points at the end
card-B4 = “Fame of Tigers” (B4)
    .does = 1 point per tiger
card-B5 = “Fame of Outposts” (B5)
    .does = 1 point per outpost built
card-B6 = “A Quarter More” (B6)
    .does = 1 point per 4 points
card-B7 = “Fame of Coins” (B7)
    .does = 1 point per coin
card-B8 = “Lord of Mountains” (B8)
    .does = 3 points per mountains
card-B9 = “Lord of Wetlands” (B9)
    .does = 3 points per wetland
card-B10 = “Lord of Tundra” (B10)
    .does = 3 points per tundra
card-B11 = “Lord of Taiga” (B11)
    .does = 3 points per taiga
card-B12 = “Lord of Lands” (B12)
    .does = 1 point per landscape claimed
card-B13 = “Loyal Service” (B13)
    .does = 1 point per wish fulfilled
card-B14 = “Fame of Banners” (B14)
    .does = 1 point per banner
