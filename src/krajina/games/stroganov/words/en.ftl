### English: Stroganov.
###
### The landscapes of the row are numbered 1 to 12 and regions 1 to 5, both from the west. Codes stand only behind the names of
### Tsar’s wishes, on which they are printed.

title = Stroganov
about = Four years in Siberia: ride east, hunt for furs, build outposts, fulfil the wishes of the Tsar, and be home for winter with stories and songs.

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
option-strategy-about = For one player: what the opponent is good at.
option-harder = harder rules
option-harder-about = For one player: rules that help the opponent.
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
option-cards = Tsar’s wishes
option-songs = songs

regionfurs-ascending = ascending from the west
regionfurs-random = at random
claims-region = any in the Cossack’s region
claims-tile = only the one on which the Cossack stands
strategy-random = five cards out at random
strategy-a = outposts and trophies
strategy-b = outposts and landscapes
strategy-c = outposts and Tsar’s wishes
strategy-d = trophies and landscapes
strategy-e = trophies and Tsar’s wishes
strategy-f = landscapes and Tsar’s wishes
harder-coin_when_failed = a coin for the opponent when an action fails
harder-coin_for_trade_fur = a coin for the opponent in place of a trade fur
harder-katyusha = Katyusha in place of Ivan
reading-czech_yellow = shields 1, 5, 9 and 14 on the yellow board, side b
reading-songs_unlimited = a song whenever the story track ends
reading-tiger_always = a tiger on the easternmost landscape every winter
reading-hunt_from_deck = the opponent’s hunt is read from the top of the deck
reading-keep_neither = none of the furs drawn from the bag need be kept

## Questions

ask-draw = What comes?
ask-start_card = Choose your start card and its fur
    .hint = The fur is yours at once. The card is a Tsar’s wish: fulfil it when you own the furs that it asks for, and it works from then on.
ask-move = Ride east: 1–{ $steps } landscapes, further for horses
    .hint = Every turn begins with this ride. Gaps do not count.
ask-basic = Free basic action, or skip it
    .hint = Take a coin or horses, move, hunt, or trade.
ask-main = Free main action: basic or advanced
    .hint = An advanced action is done in the region of your Cossack or of one of your outposts; building only where your Cossack is.
ask-second = Pay a fur for a second action, or end your turn
    .hint = A basic action costs any fur, an advanced one the fur of its region.
ask-done = Extra actions, or end your turn
    .hint = Buy or swap furs, or fulfil a wish in your hand, as often as you like.
ask-free_move = Move your Cossack east or west
    .hint = Gaps do not count, and horses do not carry you further here.
ask-hunt =
    { $horses ->
        [0] Hunt a fur: every one is free
       *[other] Hunt a fur: the lowest is free
    }
    .hint = Without a card, each lower fur that you skip costs a horse.
ask-hunt_again =
    { $coins ->
        [0] Hunt again for free?
       *[other] Pay a coin to hunt again?
    }
    .hint = An action has two hunts at most. Skipping lower furs costs horses as before.
ask-trade =
    { $picks ->
        [one] Trade: choose the last reward
        [2] Trade: choose a reward (two in all)
       *[other] Trade: choose a reward ({ $picks } in all)
    }
    .hint = The same reward may be taken more than once.
ask-pay = Pay for { $purpose }: { $count }× { $fur } to go
    .hint = Another fur pays as well if you add a coin; a tiger stands for any fur.
ask-show = { $count }× { $fur } missing: how many tigers? (else coins)
    .hint = The wish wants you to own these furs. A tiger replaces one and is paid; a coin changes one of your other furs for this once.
ask-keep = Keep one of the furs you drew
    .hint = The others go back into the bag.
ask-market = Take a fur from the market
    .hint = Its place is filled from the bag at once.
ask-trophy_step = Trophy: step down? Cost: { $fur }
    .hint = A reward follows either way: that of your space, or of any space above it.
ask-trophy_reward = Trophy: choose a reward
    .hint = Any space from the top of the track down to your marker.
ask-village = Visit any village
    .hint = Your Cossack need not be there, and the village stays.
ask-yurt = Use any yurt without a trophy
    .hint = Your Cossack need not be there; the yurt then leaves the game.
ask-advanced = Take a free advanced action
    .hint = The fur of a second action is not due; what the action itself costs still is.
ask-outpost = Build an outpost for free in any region
    .hint = It comes from the general supply. One outpost of yours in each region.
ask-fulfil = Fulfil a wish: pay only the red-framed furs
    .hint = You need not own the other furs that the card asks for.
ask-song_now = { $stories } stories: sing a song now?
    .hint = You pay the stories of the song, and it stays on the table.
ask-income = Winter: take your income (extra actions first)
    .hint = Horses, more of them for each banner, and what your fulfilled wishes bring in winter.
ask-winter_card = Which winter card acts first?
    .hint = They act one after the other, in the order that you like.
ask-song = Winter: sing a song, or keep your stories
    .hint = One song each winter; it then leaves the game. Stories that you keep still count later.
ask-winter_done = Winter: extra actions, or done
    .hint = No song can be sung now. You may still buy or swap furs, or fulfil a wish.

## What is done

do-draw_fur = draw { $fur }
do-draw_player = { $seat } comes next
do-draw_landscape = draw the { $landscape }
do-draw_village = draw the { $village }
do-draw_yurt = draw the { $yurt }
do-draw_song = draw the { $song }
do-draw_card = draw { $card }
do-draw_back = show the back of { $card }
do-turn_ivan_card = turn over { $card }
do-take_start_card = start with { $card }
do-take_start_card-here =
    { $fur-key ->
        [nothing] start with { $card }: { $card-does }
       *[other] start with { $card } and { $fur }: { $card-does }
    }
do-move_cossack = ride to landscape { $at }
do-move_cossack-here =
    { $cost-count ->
        [0] ride to landscape { $at }
       *[other] ride to landscape { $at }: costs { $cost }
    }
do-basic_action = { $basic }
do-basic_action-here =
    { $cost-count ->
        [0] { $basic }
       *[other] { $basic }: costs { $cost }
    }
do-skip = skip the basic action
do-end_turn = end the turn
do-decline = decline
do-leave =
    { $question-key ->
        [ask-free_move] stay where you are
        [ask-hunt_again] do not hunt again
        [ask-trade] no further reward
        [ask-keep] keep none
        [ask-market] take no fur
        [ask-trophy_step] do not step down
        [ask-trophy_reward] take no reward
        [ask-village] visit no village
        [ask-yurt] use no yurt
        [ask-advanced] no advanced action
        [ask-outpost] build no outpost
        [ask-fulfil] fulfil no wish
        [ask-song_now] do not sing now
        [ask-winter_card] draw no fur
        [ask-song] sing no song
        [ask-winter_done] done for this winter
       *[other] decline
    }
do-visit_village = visit the village in region { $region }
do-visit_village-here =
    { $cost-count ->
        [0] visit the { $village }, region { $region }
       *[other] visit the { $village }, region { $region }: costs { $cost }
    }
do-use_yurt = use the yurt in region { $region }
do-use_yurt-here =
    { $cost-count ->
        [0] use the { $yurt }, region { $region }
       *[other] use the { $yurt }, region { $region }: costs { $cost }
    }
do-take_card = take the Tsar’s wish in region { $region }
do-take_card-here =
    { $cost-count ->
        [0] take { $card }, region { $region }
       *[other] take { $card }, region { $region }: costs { $cost }
    }
do-build_outpost = build an outpost in region { $region }
do-build_outpost-here =
    { $cost-count ->
        [0] build an outpost in region { $region }
       *[other] build an outpost in region { $region }: costs { $cost }
    }
do-claim_landscape = claim landscape { $at }
do-claim_landscape-here =
    { $cost-count ->
        [0] claim landscape { $at }, the { $landscape }
       *[other] claim landscape { $at }, the { $landscape }: costs { $cost }
    }
do-extra_action = { $extra }
do-fulfil_card = fulfil { $card }
do-use_card = use { $card }
do-hunt = hunt { $fur } on landscape { $at }
do-hunt-here =
    { $cost-count ->
        [0] hunt { $fur } on landscape { $at }
       *[other] hunt { $fur } on landscape { $at }: costs { $cost }
    }
do-trade = trade: { $reward }
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
do-step_for_stories = pay stories to step down the trophy track
do-step_for_stories-here = step down the trophy track: costs { $cost }
do-take_trophy_reward = take the reward of space { $space }
do-take_trophy_reward-here = take the reward of space { $space }: { $gains }
do-sing_song = sing the { $song }
do-take_income = take the income of winter

## What happened

event-season_began = Year { $year }, { $season }.
event-turn_began = { $who }’s turn.
event-deepest =
    { $place ->
        [1] { $who } rode deepest into Siberia.
       *[other] { $who } rode next deepest into Siberia.
    }
event-fur_dealt = Landscape { $at } receives { $fur }.
event-market_filled = The market receives { $fur }.
event-fur_on_card = { $card } comes with { $fur }.
event-trade_fur_placed = The trade fur is { $fur }.
event-region_fur_placed = The region fur of region { $region } is { $fur }.
event-fur_offered = { $who } draws from the bag: { $fur }.
event-landscape_added = New landscape { $at }: { $landscape }.
event-village_placed = Region { $region } receives the { $village }.
event-yurt_placed = Region { $region } receives the { $yurt }.
event-card_placed = Region { $region } receives { $card }.
event-start_card_placed = A start card: { $card }.
event-song_placed = The { $song } is laid out.
event-tiger_placed = A tiger is laid on landscape { $at }.
event-ivan_card_turned =
    { $pick-key ->
        [pick-lowest] { $hunts ->
            [one] { $who } turns over { $card }: hunt the lowest fur, then { $second }.
           *[other] { $who } turns over { $card }: hunt the { $hunts } lowest furs, then { $second }.
        }
       *[other] { $hunts ->
            [one] { $who } turns over { $card }: hunt the highest fur, then { $second }.
           *[other] { $who } turns over { $card }: hunt the { $hunts } highest furs, then { $second }.
        }
    }
event-ivan_hunted =
    { $furs-count ->
        [0] { $who } finds no fur on landscape { $at } and takes coins instead.
       *[other] { $who } hunts on landscape { $at }: { $furs }.
    }
event-moved = { $who } rides to landscape { $at }.
event-basic_taken = { $who } chooses a basic action: { $basic }.
event-extra_taken = { $who } chooses an extra action: { $extra }.
event-gained =
    { $who } receives { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what-many }
    }.
event-spent =
    { $who } pays { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what-many }
    }.
event-fur_gained =
    { $at ->
        [0] { $who } receives a fur: { $fur }.
       *[other] { $who } takes a fur from landscape { $at }: { $fur }.
    }
event-fur_paid =
    { $who } pays { $count ->
        [one] a fur
       *[other] { $count } furs
    }: { $fur }.
event-village_visited = { $who } visits the { $village } in region { $region }.
event-yurt_used = { $who } uses the { $yurt } in region { $region }.
event-card_taken = { $who } takes { $card }.
event-card_fulfilled = { $who } fulfils { $card }.
event-card_used = { $who } uses { $card }.
event-outpost_built = { $who } builds an outpost in region { $region }.
event-landscape_claimed = { $who } claims landscape { $at }, the { $landscape }.
event-trophy_stepped = { $who } steps down to space { $space } of the trophy track.
event-song_sung = { $who } sings the { $song }.
event-second_action_failed =
    { $instead-key ->
        [thing-coin] { $who } cannot { $second } and receives a coin instead.
        [thing-outpost] { $who } cannot { $second } and receives one for the supply instead.
       *[other] { $who } cannot { $second } and receives nothing instead.
    }
event-scored =
    { $who } scores { $points } { $points ->
        [one] point
       *[other] points
    }: { $why }.
event-cossack_went_home = { $who } rides home from landscape { $at }.
event-landscapes_slid =
    { $landscapes-count ->
        [one] The gaps close: { $landscapes-count } landscape slides west.
       *[other] The gaps close: { $landscapes-count } landscapes slide west.
    }
event-yurts_slid =
    { $yurts-count ->
        [one] A yurt slides west: { $yurts }.
       *[other] { $yurts-count } yurts slide west: { $yurts }.
    }
event-cards_slid =
    { $cards-count ->
        [one] A Tsar’s wish slides west: { $cards }.
       *[other] { $cards-count } Tsar’s wishes slide west: { $cards }.
    }
event-songs_left =
    { $songs-count ->
        [one] One song leaves the game unsung: { $songs }.
       *[other] { $songs-count } songs leave the game unsung: { $songs }.
    }
event-market_cleared = The furs of the market go back into the bag.
event-parts_removed = All songs, yurts and wishes of the A stacks leave the game.
event-final_scoring_began = The fourth winter is over: final scoring.
event-game_ended = The game is over.

## Why not

refusal-not-in-bag = No such fur is in the bag: { $fur }.
refusal-not-in-stack = This is not in the stack.
refusal-no-such-start-card = This is not one of the start cards: { $card }.
refusal-no-tile = There is a gap in place of landscape { $at }.
refusal-stands-there = Your Cossack stands on landscape { $at } already.
refusal-move-east = Landscape { $at } lies in the west, and at the beginning of a turn a Cossack rides east.
refusal-too-far = Landscape { $at } is too far away.
refusal-move-chosen = You chose to move, so your Cossack cannot stay.
refusal-nowhere-to-go = There is no other landscape that your Cossack could go to.
refusal-horses-missing =
    { $count ->
        [one] That costs { $count } horse, and you have { $there }.
       *[other] That costs { $count } horses, and you have { $there }.
    }
refusal-nothing-to-hunt = There is no fur where you may hunt.
refusal-hunt-out-of-reach =
    { $reach ->
        [0] You cannot hunt on landscape { $at }: your Cossack is not there.
       *[other] You cannot hunt on landscape { $at }: your Cossack is neither there nor next to it.
    }
refusal-no-such-fur = No such fur lies on landscape { $at }: { $fur }.
refusal-no-trade-fur = You cannot pay the trade fur: { $fur }.
refusal-second-trade-takes-two = A second action costs a fur, and the trade another one: { $fur }. You have only one.
refusal-second-takes-a-fur = A second action costs a fur, and you have none.
refusal-second-takes-this-fur = A second action in this region costs a fur that you cannot pay: { $fur }.
refusal-out-of-reach = You cannot act in region { $region }: neither your Cossack nor an outpost of yours is there.
refusal-build-elsewhere = You build where your Cossack is, and that is not region { $region }.
refusal-claim-elsewhere = You cannot claim landscape { $at }: your Cossack does not stand on it, and in region { $region } you have no outpost.
refusal-no-yurt = There is no yurt in region { $region }.
refusal-no-card = There is no Tsar’s wish in region { $region }.
refusal-not-the-trophy = A trophy reward cannot give another trophy, and region { $region } would.
refusal-no-outpost = You have no outpost in your supply.
refusal-outpost-there = You have an outpost in region { $region } already.
refusal-no-slot = There is no room for another outpost in region { $region }.
refusal-claim-unpayable =
    { $count ->
        [one] This landscape costs { $count } fur, and you cannot pay it: { $fur }.
       *[other] This landscape costs { $count } furs, and you cannot pay them: { $fur }.
    }
refusal-second-claim-unpayable = As a second action this costs { $first } first, then { $count }× { $fur } for the landscape, and you cannot pay both.
refusal-furs-missing = Of this fur you have { $there }, not { $count }: { $fur }.
refusal-furs-too-many = Only { $due } are still to be paid, not { $count }.
refusal-furs-in-order = Furs are paid kind by kind: those asked for first, then the others from the lowest, tigers last. This one comes too early or too late: { $fur }.
refusal-not-this-winter = This card brings nothing this winter, or did already: { $card }.
refusal-cards-come-first = What wishes bring in winter is not declined. Only a fur from the bag may be left, when nothing else is to come.
refusal-coins-missing = These { $count } furs cost a coin each, and you have { $there }: { $fur }.
refusal-rest-unpayable = With { $count }× { $fur } you could not pay all { $due } and what comes after them.
refusal-wrong-tigers = Use { $least } to { $most } tigers, not { $count }.
refusal-not-in-hand = You do not have this card in your hand: { $card }.
refusal-card-unpayable =
    { $count ->
        [one] This wish asks you to own { $count } fur, and you do not: { $fur }.
       *[other] This wish asks you to own { $count } furs, and you do not: { $fur }.
    }
refusal-not-fulfilled = You have not fulfilled this card: { $card }.
refusal-other-season = This card does nothing in this season: { $card }.
refusal-card-used = You have used this card in this turn already: { $card }.
refusal-nothing-possible = There is no action that this card would make possible now.
refusal-not-drawn = This fur was not drawn: { $fur }. Drawn were: { $drawn }.
refusal-keep-one = One of the furs that were drawn has to be kept.
refusal-fur-chosen = You have paid: choose a fur.
refusal-not-in-market = No such fur lies in the market: { $fur }.
refusal-nothing-higher = You have no fur of a higher value to swap for this one: { $fur }.
refusal-nothing-lower = The market has no fur of a lower value than yours.
refusal-bag-empty = The bag is empty.
refusal-market-empty = The market is empty.
refusal-too-few-furs =
    { $count ->
        [one] That costs a fur, and you have none.
       *[other] That costs { $count } furs, and you have { $there }.
    }
refusal-track-ends = Your marker is at the end of the trophy track.
refusal-no-trophy-fur = This step costs a fur that you cannot pay: { $fur }.
refusal-space-not-reached = The reward of space { $space } is not open; those up to space { $last } are.
refusal-two-different = Choose two different rewards; you have that of space { $space } already.
refusal-side-a = Stories bring you down the trophy track only with a board of side b.
refusal-no-such-song = This song is not laid out: { $song }.
refusal-too-few-stories =
    { $count ->
        [one] This song costs { $count } story, and you have { $there }.
       *[other] This song costs { $count } stories, and you have { $there }.
    }
refusal-one-song = You have sung your song of this winter.

## Errors

error-too-many-colours = More colours than seats: { $found } for { $seats }.
error-too-many-sides = More sides of boards than seats: { $found } for { $seats }.
error-named-twice = Something is named twice here: { $names }.
error-solo-only = Strategies and harder rules are for one player; here the number of seats is { $seats }.
error-no-such-seat = There is no { $seat }: the number of seats is { $seats }.
error-too-many-mats = The position has things for { $found } players, and { $players } play.
error-row-too-long = The row of the position has { $found } landscapes, and there are { $last } at most.
error-furs-in-gap = Furs cannot lie in the gap in place of landscape { $at }.
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
pick-lowest = the lowest fur
pick-highest = the highest fur
second-outpost = build an outpost
second-trophy = step down the trophy track
second-yurt = use a yurt
second-tsar = take a Tsar’s wish
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
basic-gains = take { $gains }
basic-move = move the Cossack
basic-hunt = hunt
basic-trade = trade
tradereward-coin = coin
tradereward-stories = stories
tradereward-move = move
tradereward-horses = horses
extra-buy_from_market = pay 5 horses for a fur from the market
extra-buy_from_bag = pay 5 horses for a fur from the bag
extra-swap_down = swap a fur and a horse for a lower fur from the market
extra-swap_two = swap two furs for one from the market
for-second_action = the second action
for-trade = the trade
for-claim = the landscape
for-trophy = the trophy
for-card = the wish
for-swap_down = the swap
for-swap_two = the swap
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
        [one] move { $count }
       *[other] move 1–{ $count }
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
gain-fulfil_tsar = a Tsar’s wish for its red-framed furs alone
gain-furs = { $count }× { $fur }
cost-furs = { $count }× { $fur }
cost-show = own { $count }× { $fur }
paid-furs = pay { $count } of them
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
why-tsar_card = Tsar’s wishes
why-village = villages
why-yurt = yurts
why-song = songs
why-trophy = trophies
why-horses = horses
why-extra_action = extra actions
why-other = other
why-cards_at_end = Tsar’s wishes at the end
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
view-start_cards = start cards
view-cards = open Tsar’s wishes
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
view-at = landscape
view-horses = horses
view-coins = coins
view-furs = furs
view-outposts = outposts
view-outposts_left = outposts left
view-built = outposts in regions
view-stories = stories
view-trophy = space of the trophy track
view-landscapes = landscapes
view-hand = wishes in hand
view-fulfilled = wishes fulfilled
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
view-slots = slots for outposts
view-owner = of
view-is_neutral = neutral
view-song = song
view-own = to own
view-pay = to pay
view-vp = points at once
view-action = action
view-cost = costs
view-leads_to = leads to
view-say = called
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
table-row = landscape, name, furs from the lowest, price in furs of the region → gains, ← Cossacks
table-region = Region { $region }, { $fur }
table-slots = outposts, horses to pay
table-free = free
table-neutral = neutral
table-gap = gap
table-card = { $card }, { $card-does }: own { $own }× { $fur }, pay { $pay }; { $points }
table-fulfilled = { $card }, { $card-does }
table-at =
    { $at ->
        [0] start tile
       *[other] landscape { $at }
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
own-landscape = { $terrain } no. { $number }
own-village = village no. { $number }
own-yurt = yurt no. { $number }
own-song = song no. { $number }
own-card = card { $code }
    .does = as the table’s own data says

## What bots count, for people who ask one why

term-horses = horses
term-coins = coins
term-stories = stories and songs
term-tigers = tigers
term-banners = banners
term-outposts = outposts
term-landscapes = landscapes
term-time = turns to come
term-trophies = trophies
term-furs = furs
term-hand = wishes in hand
term-effects = lasting effects
term-place = place on the map
