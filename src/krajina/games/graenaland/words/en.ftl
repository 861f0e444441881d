### English: Grænaland.
###
### Territories are called by their tile. A resource card is called by its back and its face: “forest wood”.

title = Grænaland
about = Jarls in a green land: share out what the land gives by proposals and votes, move your heroes in secret, build villages and halls, and reach your goals first.

## Options

option-first = first player
option-first-about = The seat, counted from 1, that is the main player of the first round; if none is named, chance decides.
option-three_players = changes for three
option-three_players-about = With three players, play with the changes that the rulebook has for them.
option-island = own island
option-island-about = The territories of an island of your own: the coast from the west, then the row behind it; if none is named, the island of the book is laid out.
option-random_island = island at random
option-random_island-about = The territories of the island are laid out by chance.
option-chosen_starts = chosen starts
option-chosen_starts-about = Everybody chooses where on the coast to begin.
option-victory_cards = victory cards
option-victory_cards-about = Everybody has a secret card with goals of their own, and whoever can reach enough points claims the victory.
option-grant = letting others build
option-grant-about = With five players, the main player may let somebody else build one thing in place of a joint work.
option-open_votes = open votes
option-open_votes-about = Votes are given aloud and in turn, that of the proposer last, and not in secret and all at once.
option-open_claims = open claims
option-open_claims-about = The victory is claimed aloud and in turn from the main player, each time with more points than before, and not in secret and all at once.
option-open_hands = hands laid open
option-open_hands-about = Whoever claims the victory lays open the cards in hand as well, and not only the victory point card.
option-talk = talk
option-talk-about = When people may talk: never, when the rulebook allows it, or always.
option-memory_aid = memory aid
option-memory_aid-about = The table shows what you have seen going into the hands of the others.
option-round_limit = most rounds
option-round_limit-about = The game ends after so many rounds, even if nobody has won.
option-readings = readings
option-readings-about = Other readings of the rules, where the rulebook leaves something open.
option-draw_order = prepared order
option-draw_order-about = What comes first out of the decks, in this order; the rest comes by chance.
option-position = prepared position
option-position-about = A table to begin with, for teaching, puzzles and tests; what is left out is as in an ordinary game.
option-data = own tables
option-data-about = Tables of printed things in place of ours; give them as files with --data FOLDER, as docs/data.md tells.
option-supplies = supply cards

talk-none = never
talk-book = when the rulebook allows it
talk-free = always
reading-palisade_residents = with three players, the palisade also takes a vote from the heroes of those who live behind it

## Questions

ask-draw = What comes?
ask-start =
    { $number ->
        [one] Where on the coast do you place your first village? Your warrior comes along.
       *[other] Where on the coast do you place your second village?
    }
ask-anchor = No card is left for whoever came to { $at } last: does your village raise anchor and go where a card still lies?
ask-keep_card = Which victory card do you keep? Only you will know its goals.
ask-move = Which hero do you move, and where to? You may move one or none, and nobody sees it until all have chosen.
ask-enter = Which waiting hero enters, and where?
ask-propose = Which pile do you share out, and how? Each of its cards goes to somebody with a vote there, you included; or propose nothing.
ask-vote =
    { $own ->
        [1] Your own proposal for the cards on { $at }: do you vote for it, with all your votes there?
       *[other] { $who } proposes how to share out the cards on { $at }: do you agree, with all your votes there?
    }
ask-claim =
    { $points ->
        [one] Do you claim the victory? It takes { $points } point, counted with what you can build at once; the highest claim wins.
       *[other] Do you claim the victory? It takes { $points } points, counted with what you can build at once; the highest claim wins.
    }
ask-build = What do you build? { $supply ->
    [0] You have taken your supply card.
   *[other] Before you end, you must take one supply card.
  }{ $others ->
    [joint] {" "}Once you may also announce a joint work.
    [grant] {" "}Once you may also announce a joint work or, instead, let somebody else build one thing.
   *[nothing] {""}
  }
ask-final = What do you build for the last time?
ask-prove = You claimed { $points } points, which you must have when you end; you have { $found }. What do you build?
ask-fee = You settle behind a palisade: which card do you give to { $to } for that?
ask-transfer = Does your { $hero } move to the new building on { $at }?
ask-offer =
    { $own ->
        [1] The others choose what to offer for your joint work: { $work-a } on { $at }, for { $price }. What do you do meanwhile?
       *[other] A joint work is announced: { $work-a } on { $at }, for { $price }. What do you offer, or what do you say?
    }
ask-change_offer =
    { $own ->
        [1] The offers lie open, and the others may still change theirs for your joint work: { $work-a } on { $at }, for { $price }. What do you do meanwhile?
       *[other] All offers for { $work-a } on { $at } lie open; the price is { $price }. You offer { $cards }: do you leave it, or change it now, once?
    }
ask-collect = Which offered cards do you use for { $work-a } on { $at }, and what do you add? Still due: { $price }
ask-confirm = Your cards would be used for { $work-a } on { $at }: { $cards }. Do you give them?
ask-advise = What do you tell { $to }, who may build one thing?
ask-granted = { $who } lets you build one thing: what do you build?
ask-declare = You have reached enough goals: do you declare your victory?

## What is done

do-draw_first = { $seat } begins
do-draw_tile = lay out { $tile }
do-draw_supply = turn up { $card }
do-draw_card = draw { $resource }
do-draw_victory_card = deal { $card }
do-settle = settle on { $at }
do-raise_anchor = raise anchor for { $at }
do-keep_anchor = stay at anchor
do-keep_card = keep { $card }
do-move = move the { $hero } { $direction }
do-move-to = move the { $hero } { $direction }, to { $at }
do-stay = move no hero
do-enter = let the { $hero } enter on { $at }
do-transfer = move there
do-leave = do not move there
do-propose = propose on { $at }: { $shares }
do-propose-to = propose on { $at }: { $shares }
do-pass = propose nothing
do-vote = vote { $agree }
do-claim =
    { $points ->
        [one] claim { $points } point
       *[other] claim { $points } points
    }
do-no_claim = claim nothing
do-take_supply = take { $card }
do-build_village = build a village on { $at } for { $pay }
do-build_building = build a { $building } on { $at } for { $pay }
do-recruit = recruit { $unit } for { $pay }
do-build_work = build { $work-a } on { $at } for { $pay }
do-end_building = build no more
do-give_fee = give { $card } to { $to }
do-declare = declare victory
do-play_on = play on
do-announce_work = announce a joint { $work } on { $at }
do-offer_cards = offer { $pay }
do-keep_offer = leave the offer as it is
do-use_card = use { $card } of { $seat }
do-build_together =
    { $pay-count ->
        [0] build it together and add nothing
       *[other] build it together and add { $pay }
    }
do-drop_work = drop the work
do-confirm =
    { $agree-key ->
        [yes] give the cards
       *[no] keep the cards
    }
do-grant_build = let { $seat } build
do-build_nothing = build nothing
do-promise_vote = promise to vote { $agree }
do-promise_work = promise { $to } { $work-a } here for a yes
do-promise_share = promise { $to } { $resource } from here for a yes
do-promise_give = promise to give { $resource }
do-promise_swap = promise to give { $resource } if { $to } gives { $wanted }
do-ask_vote = ask { $to } to vote { $agree }
do-ask_give = ask { $to } to give { $resource }
do-advise = advise { $build }
do-expect_share = expect { $resource } in return
do-say_nothing = say nothing

## What happened

event-first_drawn = { $who } begins.
event-tile_placed = The island gets { $tile }.
event-settled = { $who } settles on { $at }.
event-start_card_discarded = Nobody took this card, so it is discarded: { $resource } ({ $terrain }).
event-anchor_raised = A village of { $who } goes from { $at } to { $to_tile }.
event-anchor_kept = The village of { $who } stays on { $at }.
event-card_taken = { $who } draws a card of the { $terrain }.
event-card_seen = It shows { $resource } ({ $terrain }).
event-victory_card_dealt = A victory card to choose from: { $card }.
event-victory_cards_kept = Everybody has kept a victory card.
event-round_began = Round { $round }. The main player is { $main }.
event-phase_began = Now comes: { $phase }.
event-produced = On { $at } the land gives { $resource }.
event-road_produced = On { $at } the road brings a card, face down.
event-improvement_hit = On { $at } the improvement brings { $resource }.
event-improvement_missed = On { $at } the improvement brings nothing; { $resource } came and is discarded.
event-deck_shuffled = The discarded cards of the { $terrain } are shuffled into a new deck.
event-supply_turned = A ship brings { $card }.
event-moved = The { $hero } of { $who } goes { $direction }, to { $at }.
event-stayed = { $who } moves no hero.
event-swapped = The { $hero } of { $who } changes places with the other hero and stands on { $at } now.
event-entered = The { $hero } of { $who } enters on { $at }.
event-waits = The { $hero } of { $who } waits until there is room on { $at }.
event-transferred = The { $hero } of { $who } goes to the new building on { $at }.
event-proposed = { $who } proposes for the cards on { $at }: { $shares }.
share = { $who } gets { $cards }
event-passed = { $who } proposes nothing.
event-voted =
    { $who } votes { $agree }, with { $votes } { $votes ->
        [one] vote
       *[other] votes
    }.
event-proposal_accepted = The proposal for { $at } is accepted, with { $votes } of { $all } votes.
event-proposal_rejected = The proposal for { $at } is rejected: it has { $votes } of { $all } votes.
event-received = { $who } gets { $cards }.
event-received_face_down =
    { $who } gets { $count ->
        [one] a card
       *[other] { $count } cards
    } of the { $terrain }, face down.
event-uncovered = What lay face down: { $cards }.
event-supply_taken = { $who } takes { $card }.
event-paid = { $who } pays { $cards }.
event-market_used =
    { $times ->
        [one] { $who } uses a market.
       *[other] { $who } uses { $times } markets.
    }
event-village_built = { $who } builds a village on { $at }.
event-building_built = { $who } builds a { $building } on { $at }.
event-army_grew = { $who } recruits { $unit }; the army has strength { $army } now.
event-work_built = { $who } builds { $work-a } on { $at }.
event-fee_given = { $who } gives { $receiver } a card of the { $terrain } for settling behind the palisade.
event-fee_seen = The card is { $card }.
event-work_announced = { $who } wants to build { $work-a } on { $at } together.
event-cards_offered = { $who } offers { $cards }.
event-offer_changed = { $who } now offers { $cards }.
event-offer_kept = { $who } leaves the offer as it is.
event-card_used = Of the cards of { $who }, this one would be used: { $card }.
event-cards_laid = { $who } adds { $cards }.
event-confirmed =
    { $agree-key ->
        [yes] { $who } gives the cards.
       *[no] { $who } keeps the cards.
    }
event-work_dropped = { $who } does not build { $work-a } on { $at }; everybody keeps their cards.
event-granted = { $who } lets { $builder } build one thing.
event-built_nothing = { $who } builds nothing.
event-said_vote = { $who } promises to vote { $agree }.
event-said_work = { $who } promises { $listener }, for a yes: { $work-a } on { $at }.
event-said_share = { $who } promises { $listener }, for a yes: { $resource } of the next pile to share out on { $at }.
event-said_give = { $who } promises to give { $resource }.
event-said_swap = { $who } promises to give { $resource } if { $listener } gives { $wanted }.
event-asked_vote = { $who } asks { $listener } to vote { $agree }.
event-asked_give = { $who } asks { $listener } to give { $resource }.
event-advised = { $who } advises { $listener } to build { $build }.
event-expected = In return { $who } expects { $resource } from { $listener }.
event-promise_kept = { $who } has kept a promise: { $promise }.
event-promise_broken = { $who } has broken a promise: { $promise }.
event-promise_lapsed = A promise of { $who } no longer matters: { $promise }.
event-declared = { $who } declares victory, with these goals: { $goals }.
event-not_claimed = Nobody claims the victory.
event-claim_announced =
    { $points ->
        [one] { $who } announces { $points } point.
       *[other] { $who } announces { $points } points.
    }
event-claimed_nothing = { $who } does not claim the victory.
event-claimed =
    { $points ->
        [one] { $who } claims the victory with { $points } point, and uncovers { $card }.
       *[other] { $who } claims the victory with { $points } points, and uncovers { $card }.
    }
event-hand_shown = { $who } lays open these cards: { $hand }.
event-final_building_began = { $who } builds for the last time.
event-victory_card_shown = { $who } shows { $card }.
event-limit_reached =
    { $rounds ->
        [one] The game ends after { $rounds } round, as it was set.
       *[other] The game ends after { $rounds } rounds, as it was set.
    }

## Promises

promise-vote = to vote { $agree } on { $at }
promise-work = { $work-a } on { $at } for a yes of { $to }
promise-share = { $resource } from { $at } for a yes of { $to }
promise-give = to give { $resource }
promise-swap = to give { $resource } if { $to } gives { $wanted }

## Why not

refusal-not-in-deck = No such card is left in this deck.
refusal-not-in-stack = This is not in the stack.
refusal-nobody-there = Nobody sits at seat { $seat }.
refusal-not-on-coast = The start is on the coast of this island, and { $at } is not part of it.
refusal-village-there = You have a village on { $at } already.
refusal-crowds-the-last = No card would be left for the last village if you went to { $at }.
refusal-no-card-there = No card lies on { $at }, so there is nothing to raise anchor for.
refusal-not-dealt = This card was not dealt to you: { $card }.
refusal-hero-not-there = You have no { $hero } on the island.
refusal-leads-nowhere = There is no territory where your { $hero } could go like this: { $direction }.
refusal-does-not-wait = Your { $hero } cannot enter on { $at } now.
refusal-not-on-island = This territory is not part of the island: { $at }.
refusal-no-cards = There is no card to share out on { $at }.
refusal-no-vote =
    { $voters-count ->
        [0] Nobody has a vote on { $at }.
       *[other] You have no vote on { $at }; only these have: { $voters }.
    }
refusal-no-talk = At this table nobody talks.
refusal-offer-first = Name the cards that you offer; nothing is an answer, too.
refusal-offers-later = You offer nothing to yourself: you pay your part when the others have made their offers.
refusal-votes-last = You vote last, for it is your proposal.
refusal-vote-due = Whoever has nothing to say votes.
refusal-nobody-listens = Nobody is left to hear it: all others have voted.
refusal-said-already = You have said that already.
refusal-said-enough =
    { $count ->
        [one] You have said { $count } thing about this, and that is enough.
       *[other] You have said { $count } things about this, and that is enough.
    }
refusal-not-a-listener = This can be said only to others who take part: { $listeners }.
refusal-not-from-here = The land of { $at } never gives this: { $resource }.
refusal-not-for-work = This can be said only of what is due for a joint work.
refusal-claims-too-few =
    { $points ->
        [one] { $points } point is too little: the victory takes { $due }.
       *[other] { $points } points are too few: the victory takes { $due }.
    }
refusal-claims-too-many =
    { $points ->
        [one] You cannot reach { $points } point with your cards.
       *[other] You cannot reach { $points } points with your cards.
    }
refusal-not-proved = You claimed { $points } points and have { $found }, so build on.
refusal-unproves = After that you could no longer reach the { $points } points that you claimed.
refusal-supply-first = Take a supply card before you end your building.
refusal-supply-taken = You have taken a supply card in this round already.
refusal-not-in-row = This supply card does not lie open: { $card }.
refusal-not-near = You can settle only where you have a settlement or next to it, and { $at } is too far away.
refusal-no-village = A building needs a village of yours in its territory, and you have none on { $at }.
refusal-no-spot = On { $at } there is no place for this building: { $building }.
refusal-spot-taken = On { $at } the place for this building is taken: { $building }.
refusal-no-houses = All your { $count } houses stand on the island already.
refusal-no-settlement = You have no settlement on { $at }.
refusal-work-stands = On { $at } this stands already: { $work }.
refusal-no-token = None of these is left in the box: { $work }.
refusal-no-works-now = Public works are not built any more at the end of the game.
refusal-army-at-end = Your army has the greatest strength there is: { $army }.
refusal-no-stronghold = Without a stronghold in the right landscape you cannot recruit { $unit }.
refusal-cannot-pay = You cannot pay the price: { $price }.
refusal-payment-misfit = The price is { $price }; these cards do not pay it exactly: { $cards }.
refusal-no-fee =
    { $count ->
        [one] After paying, you must still have a resource card to give to whoever lives behind the palisade.
       *[other] After paying, you must still have { $count } resource cards to give to those who live behind the palisade.
    }
refusal-fee-other = This card is for { $to }.
refusal-fee-no-supply = Only resource cards are given for settling behind a palisade, not { $card }.
refusal-not-in-hand = You do not have this card in your hand: { $card }.
refusal-joined-already = Only once in a round do you announce a joint work or let somebody else build.
refusal-does-not-help = For the price of { $price } these cards are of no use: { $cards }.
refusal-not-offered-card = { $seat } did not offer this card, or it is used already: { $card }.
refusal-not-needed = This card of { $seat } is not needed any more: { $card }.
refusal-no-grants = At this table nobody is let build out of turn.
refusal-grant-other = Name another player who is to build.

## Errors

error-no-such-seat = There is no { $seat }: the number of seats is { $seats }.
error-grant-five = Letting others build is for five players; here the number of seats is { $seats }.
error-two-islands = The island is either your own or laid out at random, not both.
error-island-size = An island for { $seats } players has { $due } territories, not { $found }.
error-named-twice = Something is named twice here: { $names }.
error-wrong-row = This tile is for the other row: { $tile }. It is named at place { $place } of the island.
error-position-has-starts = A prepared position says where everybody starts, so starts cannot be chosen.
error-position-has-island = For a prepared position the island must be known, so it cannot be laid out at random.
error-not-in-round = No round can begin with { $phase }; it can begin with: { $known }.
error-not-on-island = This territory is not part of the island: { $tile }.
error-too-many-clans = The position has things for { $found } players, and { $seats } play.
error-too-many-houses = A player has { $most } houses, and the position has { $found }.
error-army-too-strong = An army has strength { $most } at most, and the position has { $found }.
error-hand-no-supply = This is a supply card and does not belong among the resource cards of a hand: { $card }.
error-no-room = On { $tile } there is no room for this building: { $building }.
error-heroes-together = Two heroes of seat { $seat } stand in one territory, and there is room for one.
error-cannot-wait = This hero cannot wait to enter: { $hero }.
error-too-many-cards = The box does not have so many of this card: { $card }.
error-too-many-works = The box does not have so many of these: { $work }.
error-row-too-long = The position has { $found } open supply cards, and there are { $most } at most.
error-piece-twice = This is in the position twice ({ $name }): { $piece }.

## Pieces

terrain-plains = plains
terrain-forest = forest
terrain-hills = hills
terrain-mountains = mountains
resource-grain = grain
resource-livestock = livestock
resource-wood = wood
resource-ore = ore
resource-gold = gold
item-grain = grain
item-livestock = livestock
item-wood = wood
item-ore = ore
item-gold = gold
item-face_down = face-down card
row-coast = coast
row-inland = inland
hero-warrior = warrior
hero-priest = priest
hero-skald = skald
direction-west = west
direction-east = east
direction-northwest = northwest
direction-northeast = northeast
direction-southwest = southwest
direction-southeast = southeast
direction-west_twice = two territories west
direction-east_twice = two territories east
village = village
building-stronghold = stronghold
building-church = church
building-hall = hall
work-road = road
    .a = a road
work-market = market
    .a = a market
work-palisade = palisade
    .a = a palisade
work-improvement = improvement
    .a = an improvement
improvement-of = improvement ({ $terrain })
unit-soldiers = soldiers
unit-cavalry = cavalry
unit-archers = archers
unit-infantry = infantry
build-village = a village
build-stronghold = a stronghold
build-church = a church
build-hall = a hall
build-army = a stronger army
build-road = a road
build-market = a market
build-palisade = a palisade
build-improvement = an improvement
goal-settlements = settlements
goal-territories = territories with two settlements
goal-largest = settlements in one territory
goal-buildings = buildings
goal-army = army
phase-setup = setting up
phase-production = production
phase-movement = movement of heroes
phase-sharing = sharing out
phase-claim = claims
phase-building = building
phase-final = final building
phase-over = the end
fate-open = open
fate-kept = kept
fate-broken = broken
fate-lapsed = lapsed
about-nothing = not now
about-anything = anything
about-vote = the vote
about-work = the joint work
about-grant = what is to be built
about-claim = the claims

## The score sheet

why-settlements = settlements
why-territories = territories with two settlements
why-largest = settlements in one territory
why-buildings = buildings
why-army = army

## The table

view-round = round
view-round_limit = most rounds
view-phase = now
view-main = main player
view-winner = winner
view-buildings_not_counted = first buildings that do not count for the goal
view-talk = talk
view-about = about
view-territories = territories
view-at = territory
view-terrain = landscape
view-row = row
view-neighbours = next to
view-price = price
view-improvement = improvement
view-free = room for
view-works = works
view-pile = pile
view-limit = most cards
view-needed = votes for a majority
view-clans = settled by
view-villages = villages
view-buildings = buildings
view-hero = hero
view-votes = votes
view-proposal = proposal
view-who = by
view-shares = shares
view-cards = cards
view-has_voted = has voted
view-agree = agrees
view-last_vote = the last vote
view-joint = joint work
view-work = work
view-due = due
view-offers = offers
view-used = used
view-own = the main player adds
view-answered = have answered
view-answer = your answer
view-buildable = can be built
view-fee = cards for the palisade
view-pay = payment
view-players = players
view-army = army
view-settlements = settlements
view-houses_left = houses left
view-heroes = heroes
view-waits = waits for
view-backs = cards by their backs
view-supplies = number of supply cards
view-hand = hand
view-seen = seen of the hand
view-supply_cards = supply cards
view-victory_card = victory card
view-dealt = victory cards dealt
view-steps = steps
view-to_win = needed to win
view-goals = goals
view-found = has
view-points = points
view-supply_row = open supply cards
view-supply_left = supply cards left
view-supply_used = supply cards used
view-decks = decks
view-left = left
view-discards = discarded
view-prices = prices
view-promises = promises
view-promise = promise
view-fate = what became of it

## The table in the terminal

table-when =
    { $round ->
        [0] { $phase }
       *[other] Round { $round }: { $phase }
    }
table-when-limit =
    { $round ->
        [0] { $phase }
       *[other] Round { $round } of { $limit } at most: { $phase }
    }
table-land = { $name } ({ $terrain })
table-pile = cards { $count }/{ $limit }
table-works = works
table-needed = majority: { $needed }
table-free = free: { $signs }
table-improvable = improvable
table-improved = improved
table-map-pile = cards 2/4: to share out/at most
table-map-free = free: places for buildings
table-map-improves = improvable, improved: what an improvement may add in every round
table-map-votes = votes
table-map-price = price of a village
table-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
table-proposal = { $who } proposes how to share out the cards on { $at }; votes needed: { $needed }
table-voted = has voted
table-not-voted = has not voted yet
table-agrees = votes yes
table-refuses = votes no
table-joint = joint { $work } on { $at }
table-older =
    { $count ->
        [one] … and { $count } older one
       *[other] … and { $count } older ones
    }
table-due = now due
table-in-round = round { $round }
table-army = army { $count }
table-settlements =
    { $count ->
        [one] { $count } settlement, { $left } more to build
       *[other] { $count } settlements, { $left } more to build
    }
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-supplies =
    { $count ->
        [one] { $count } supply card
       *[other] { $count } supply cards
    }
cards-of =
    { $count ->
        [one] { $count } card of the { $terrain }
       *[other] { $count } cards of the { $terrain }
    }
table-goals = goals ({ $count } of them win)
table-buildings-later = buildings, after the first
table-goals-met =
    { $count ->
        [one] { $count } goal reached
       *[other] { $count } goals reached
    }
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-points-win =
    { $count ->
        [one] { $count } point wins
       *[other] { $count } points win
    }
table-waits = { $hero } waits to enter: { $places }
table-left = { $count } left
table-discarded = discarded: { $cards }
table-payable = { $sign } can be paid now

## Tiles and cards

tile-plains_1 = plains 1
tile-forest_1 = forest 1
tile-hills_coast = coastal hills
tile-plains_2 = plains 2
tile-forest_2 = forest 2
tile-hills_inland_1 = inland hills 1
tile-mountains_1 = mountains 1
tile-hills_inland_2 = inland hills 2
tile-mountains_2 = mountains 2
card-plains-grain = plains grain
card-plains-livestock = plains livestock
card-plains-wood = plains wood
card-plains-ore = plains ore
card-plains-gold = plains gold
card-forest-grain = forest grain
card-forest-livestock = forest livestock
card-forest-wood = forest wood
card-forest-ore = forest ore
card-forest-gold = forest gold
card-hills-grain = hills grain
card-hills-livestock = hills livestock
card-hills-wood = hills wood
card-hills-ore = hills ore
card-hills-gold = hills gold
card-mountains-grain = mountains grain
card-mountains-livestock = mountains livestock
card-mountains-wood = mountains wood
card-mountains-ore = mountains ore
card-mountains-gold = mountains gold
card-supply-grain-grain = supply grain+grain
card-supply-grain-livestock = supply grain+livestock
card-supply-grain-wood = supply grain+wood
card-supply-grain-ore = supply grain+ore
card-supply-livestock-grain = supply livestock+grain
card-supply-livestock-livestock = supply livestock+livestock
card-supply-livestock-wood = supply livestock+wood
card-supply-livestock-ore = supply livestock+ore
card-supply-wood-grain = supply wood+grain
card-supply-wood-livestock = supply wood+livestock
card-supply-wood-wood = supply wood+wood
card-supply-wood-ore = supply wood+ore
card-supply-ore-grain = supply ore+grain
card-supply-ore-livestock = supply ore+livestock
card-supply-ore-wood = supply ore+wood
card-supply-ore-ore = supply ore+ore
supply-supply-grain-grain = supply grain+grain
supply-supply-grain-livestock = supply grain+livestock
supply-supply-grain-wood = supply grain+wood
supply-supply-grain-ore = supply grain+ore
supply-supply-livestock-grain = supply livestock+grain
supply-supply-livestock-livestock = supply livestock+livestock
supply-supply-livestock-wood = supply livestock+wood
supply-supply-livestock-ore = supply livestock+ore
supply-supply-wood-grain = supply wood+grain
supply-supply-wood-livestock = supply wood+livestock
supply-supply-wood-wood = supply wood+wood
supply-supply-wood-ore = supply wood+ore
supply-supply-ore-grain = supply ore+grain
supply-supply-ore-livestock = supply ore+livestock
supply-supply-ore-wood = supply ore+wood
supply-supply-ore-ore = supply ore+ore
victory-vp_01 = card 1 (easier: settlements; harder: territories)
victory-vp_02 = card 2 (easier: settlements; harder: most in one territory)
victory-vp_03 = card 3 (easier: settlements; harder: buildings)
victory-vp_04 = card 4 (easier: settlements; harder: army)
victory-vp_05 = card 5 (easier: territories; harder: settlements)
victory-vp_06 = card 6 (easier: territories; harder: most in one territory)
victory-vp_07 = card 7 (easier: territories; harder: buildings)
victory-vp_08 = card 8 (easier: territories; harder: army)
victory-vp_09 = card 9 (easier: most in one territory; harder: settlements)
victory-vp_10 = card 10 (easier: most in one territory; harder: territories)
victory-vp_11 = card 11 (easier: most in one territory; harder: buildings)
victory-vp_12 = card 12 (easier: most in one territory; harder: army)
victory-vp_13 = card 13 (easier: buildings; harder: settlements)
victory-vp_14 = card 14 (easier: buildings; harder: territories)
victory-vp_15 = card 15 (easier: buildings; harder: most in one territory)
victory-vp_16 = card 16 (easier: buildings; harder: army)
victory-vp_17 = card 17 (easier: army; harder: settlements)
victory-vp_18 = card 18 (easier: army; harder: territories)
victory-vp_19 = card 19 (easier: army; harder: most in one territory)
victory-vp_20 = card 20 (easier: army; harder: buildings)
