### English: Grænaland.
###
### Territories are called by their tile. A resource card is called by its face and its back: “wood (forest)”.

title = Grænaland
about = Jarls in a green land: share out what the land gives by proposals and votes, move your heroes in secret, build villages and halls, and reach your goals first.

## Options

option-first = first player
option-first-about = The seat, counted from 1, that is the main player of the first round; if none is named, chance decides.
option-three_players = changes for three players
option-three_players-about = With three players, play with the changes that the rulebook has for them.
option-island = own island
option-island-about = The territories of an island of your own: the coast from the west, then the row behind it; if none is named, the island of the rulebook is laid out.
option-random_island = island at random
option-random_island-about = The territories of the island are laid out by chance.
option-chosen_starts = chosen starts
option-chosen_starts-about = Everybody chooses where on the coast to begin.
option-victory_cards = victory cards
option-victory_cards-about = Everybody has a secret card with goals of their own; a player who can reach enough points claims the victory.
option-grant = letting others build
option-grant-about = With five players, the main player may let somebody else build one thing in place of a joint work.
option-open_votes = open votes
option-open_votes-about = Votes are given aloud and in turn, the proposer last, and not in secret and all at once.
option-open_claims = open claims
option-open_claims-about = The victory is claimed aloud and in turn from the main player, each time with more points than before, and not in secret and all at once.
option-open_hands = hands revealed
option-open_hands-about = A player who claims the victory also reveals the cards in hand, and not only the victory card.
option-talk = talk
option-talk-about = When people may talk: never, when the rulebook allows it, or always.
option-memory_aid = memory aid
option-memory_aid-about = The table shows which cards you have seen going into the hands of the others.
option-round_limit = round limit
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
        [one] First village and warrior: pick a coast
       *[other] Second village: pick another coast
    }
    .hint = You also take one of the face-down cards that lie there, as long as there are any. Your two villages stand in different territories.
ask-anchor = Crowded { $at-in }: raise anchor to get a card?
    .hint = The last village that came here found no card. Yours may move to a territory where a card still lies, and take it; a warrior beside it comes along.
ask-keep_card = Keep one secret victory card
    .hint = Only you will know its goals. ▲ is easier than usual, ▼ harder.
ask-move = In secret: move one hero, or none
    .hint = Nobody sees it until all have chosen; then all heroes move at once. Two of your own never stand in one territory: they change places.
ask-enter = Which waiting hero enters, and where?
    .hint = There is room for one hero of yours in each territory. The other one keeps waiting.
ask-propose = Propose who gets the cards of one territory
    .hint = Every card goes to somebody with a vote there, perhaps to you. More than half of all votes there must agree. Or propose nothing.
ask-vote =
    { $own ->
        [1] Your proposal { $at-in }: yes or no?
       *[other] { $who }’s proposal { $at-in }: yes or no?
    }
    .hint = { $shares }. You vote with { $votes } of { $all } votes; { $needed } are needed.
ask-claim = Claim victory? Points needed: { $points }
    .hint = What you have counts together with what you can build at once. The highest claim wins and must then be proved by building.
ask-build =
    { $supply ->
        [0] Build, or end
       *[other] Build, and take a supply card before you end
    }
    .hint =
        Build as much as you can pay for, in any order. { $others ->
            [joint] Once in this round you may announce a joint work, which others help to pay.
            [grant] Once in this round you may announce a joint work, which others help to pay, or let somebody else build one thing instead.
           *[nothing] Nothing more can be announced in this round.
        }
ask-final = Build for the last time
    .hint = No supply card and no public works now; everything else as usual.
ask-prove = Build up to your { $points } points (now { $found })
    .hint = Only what still leads to your claim is offered. Once it is proved, you may go on building or end.
ask-fee = Palisade: which card does { $to } get?
    .hint = It is given face down, for your first village behind this palisade. Only a resource card will do.
ask-transfer = Move the { $hero } to the new building { $at-in }?
    .hint = Only now; later he has to walk.
ask-offer =
    { $own ->
        [1] The others choose what to offer for { $work-a }
       *[other] Chip in for { $work-a }: { $price }?
    }
    .hint =
        { $own ->
            [1] It is to stand { $at-in } and costs { $price }. You may ask for cards meanwhile, and take your supply card.
           *[other] It is to stand { $at-in }. Offer cards that help to pay, or nothing; when all offers are seen, you may change yours once. You give only if you agree in the end.
        }
ask-change_offer =
    { $own ->
        [1] The others may change their offers for { $work-a } once
       *[other] All offers are seen: change yours for { $work-a }?
    }
    .hint =
        { $own ->
            [1] It is to stand { $at-in } and costs { $price }. You may ask for cards meanwhile, and take your supply card.
           *[other] Your offer: { $cards }. The work is to stand { $at-in } and costs { $price }. You may change your offer now, once.
        }
ask-collect = Use offers and pay the rest: { $price }
    .hint = For { $work-a } { $at-in }. Take offered cards one by one, then pay what is left, or drop the work. All whose cards you use must agree.
ask-confirm =
    { $cards-count ->
        [1] Give { $cards } for the joint work?
       *[other] Give your { $cards-count } cards for the joint work?
    }
    .hint = For { $work-a } { $at-in }: { $cards }. If you refuse, you keep your cards, and the main player may choose anew among the other offers.
ask-advise = { $to } may build: advise, or say nothing
    .hint = Advice binds nobody.
ask-granted = { $who } lets you build one thing, or nothing
    .hint = You pay from your own hand, without markets, supply card or help.
ask-declare = You have enough goals: declare victory?
    .hint = You win; the others build once more for their places. Or play on.

## What is done

do-draw_first = { $seat } begins
do-draw_tile = lay out { $tile }
do-draw_supply = turn up the { $card }
do-draw_card = draw { $resource }
do-draw_victory_card = deal { $card }
do-settle = settle { $at-in }
do-raise_anchor = raise anchor and go { $at-into }
do-keep_anchor = stay at anchor
do-keep_card = keep { $card }
do-move = move the { $hero } { $direction }
do-move-to = move the { $hero } { $direction }, { $at-into }
do-stay = move no hero
do-enter = let the { $hero } enter the game { $at-in }
do-transfer = move the hero to the new building
do-transfer-to = move the { $hero } to the new building { $at-in }
do-leave = do not move the hero to the new building
do-leave-here = do not move the { $hero } to the new building { $at-in }
do-propose = propose { $at-in }: { $shares }
do-propose-to = propose { $at-in }: { $shares }
do-pass = propose nothing
do-vote = vote { $agree }
do-vote-here =
    { $votes ->
        [one] vote { $agree } ({ $votes } vote)
       *[other] vote { $agree } ({ $votes } votes)
    }
do-claim =
    { $points ->
        [one] claim { $points } point
       *[other] claim { $points } points
    }
do-no_claim = claim no victory
do-take_supply = take the { $card }
do-build_village = build a village { $at-in }: pay { $pay }
do-build_building = build a { $building } { $at-in }: pay { $pay }
do-recruit = recruit { $unit }: pay { $pay }
do-build_work = build { $work-a } { $at-in }: pay { $pay }
do-end_building = end building
do-give_fee = give { $to } { $card }
do-declare = declare victory
do-play_on = do not declare, play on
do-announce_work = announce a joint { $work } { $at-in }
do-announce_work-here = announce a joint { $work } { $at-in }: costs { $price }
do-offer_cards = offer { $pay }
do-keep_offer = leave your offer as it is
do-use_card = use { $card } of { $seat }
do-build_together =
    { $pay-count ->
        [0] build it together and add nothing
       *[other] build it together and add { $pay }
    }
do-drop_work = drop the joint work
do-confirm-here =
    { $agree-key ->
        [yes] give { $cards }
       *[no] do not give { $cards }
    }
do-confirm =
    { $agree-key ->
        [yes] give the cards
       *[no] keep the cards
    }
do-grant_build = let { $seat } build one thing
do-build_nothing = build nothing
do-promise_vote = promise to vote { $agree }
do-promise_work = promise { $to } { $work-a } here in return for a yes
do-promise_share = promise { $to } { $resource } from here in return for a yes
do-promise_give = promise to give { $resource }
do-promise_swap = promise to give { $resource } if { $to } gives { $wanted }
do-ask_vote = ask { $to } to vote { $agree }
do-ask_give = ask { $to } to give { $resource }
do-advise = advise { $build }
do-expect_share = expect { $resource } in return
do-say_nothing = say nothing

## What happened

event-first_drawn = { $who } begins.
event-tile_placed = The island grows: { $tile }.
event-settled = { $who } settles { $at-in }.
event-start_card_discarded = Nobody took this card, so it is discarded: { $resource } ({ $terrain }).
event-anchor_raised = { $who } raises anchor { $at-in } and goes { $to_tile-into }.
event-anchor_kept = { $who } stays { $at-in }.
event-card_taken = { $who } draws a card of the { $terrain }.
event-card_seen = It shows { $resource } ({ $terrain }).
event-victory_card_dealt = A victory card to choose from: { $card }.
event-victory_cards_kept = Everybody has kept a victory card.
event-round_began = Round { $round }. The main player is { $main }.
event-phase_began = Next: { $phase }.
event-produced = The land { $at-in } gives { $resource }.
event-road_produced = The road { $at-in } brings a card, face down.
event-improvement_hit = The improvement { $at-in } brings { $resource }.
event-improvement_missed = The improvement { $at-in } brings nothing: { $resource } came up and is discarded.
event-deck_shuffled = The discarded cards of the { $terrain } are shuffled into a new deck.
event-supply_turned = A ship brings the { $card }.
event-moved = { $who }: the { $hero } goes { $direction }, { $at-into }.
event-stayed = { $who } moves no hero.
event-swapped = { $who }: the { $hero } changes places with the other hero and now stands { $at-in }.
event-entered = { $who }: the { $hero } enters the game { $at-in }.
event-waits = { $who }: the { $hero } waits until there is room { $at-in }.
event-transferred = { $who }: the { $hero } goes to the new building { $at-in }.
event-proposed = { $who } proposes { $at-in }: { $shares }.
share = { $who }: { $cards }
event-passed = { $who } proposes nothing.
event-voted =
    { $votes ->
        [one] { $who } votes { $agree } ({ $votes } vote).
       *[other] { $who } votes { $agree } ({ $votes } votes).
    }
event-proposal_accepted = The proposal { $at-in } is accepted, with { $votes } of { $all } votes.
event-proposal_rejected = The proposal { $at-in } is rejected, with { $votes } of { $all } votes.
event-received = { $who } receives { $cards }.
event-received_face_down =
    { $who } receives { $count ->
        [one] a card
       *[other] { $count } cards
    } of the { $terrain }, face down.
event-uncovered = What lay face down: { $cards }.
event-supply_taken = { $who } takes the { $card }.
event-paid = { $who } pays { $cards }.
event-market_used =
    { $times ->
        [one] { $who } uses a market.
       *[other] { $who } uses { $times } markets.
    }
event-village_built = { $who } builds a village { $at-in }.
event-building_built = { $who } builds a { $building } { $at-in }.
event-army_grew = { $who } recruits { $unit }; the army now has strength { $army }.
event-work_built = { $who } builds { $work-a } { $at-in }.
event-fee_given = { $who } gives { $receiver } a card of the { $terrain } for settling behind the palisade.
event-fee_seen = The card shows { $card }.
event-work_announced = { $who } wants to build { $work-a } { $at-in } together with the others.
event-cards_offered = { $who } offers { $cards }.
event-offer_changed =
    { $cards-count ->
        [0] { $who } takes the offer back.
       *[other] { $who } now offers { $cards }.
    }
event-offer_kept = { $who } leaves the offer as it is.
event-card_used = Of { $who }’s cards, this one would be used: { $card }.
event-cards_laid = { $who } adds { $cards }.
event-confirmed =
    { $agree-key ->
        [yes] { $who } gives the cards.
       *[no] { $who } keeps the cards.
    }
event-work_dropped = { $who } does not build { $work-a } { $at-in }; everybody keeps their cards.
event-granted = { $who } lets { $builder } build one thing.
event-built_nothing = { $who } builds nothing.
event-said_vote = { $who } promises to vote { $agree }.
event-said_work = { $who } promises { $listener } { $work-a } { $at-in } in return for a yes.
event-said_share = { $who } promises { $listener } { $resource } { $at-from } next time, in return for a yes.
event-said_give = { $who } promises to give { $resource }.
event-said_swap = { $who } promises to give { $resource } if { $listener } gives { $wanted }.
event-asked_vote = { $who } asks { $listener } to vote { $agree }.
event-asked_give = { $who } asks { $listener } to give { $resource }.
event-advised = { $who } advises { $listener } to build { $build }.
event-expected = In return { $who } expects { $resource } from { $listener }.
event-promise_kept = { $who } has kept a promise: { $promise }.
event-promise_broken = { $who } has broken a promise: { $promise }.
event-promise_lapsed = A promise by { $who } has lapsed: { $promise }.
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
        [one] { $who } claims the victory with { $points } point and reveals { $card }.
       *[other] { $who } claims the victory with { $points } points and reveals { $card }.
    }
event-hand_shown = { $who } reveals the hand: { $hand }.
event-final_building_began = { $who } builds for the last time.
event-victory_card_shown = { $who } reveals { $card }.
event-limit_reached =
    { $rounds ->
        [one] The game ends after { $rounds } round, as it was set.
       *[other] The game ends after { $rounds } rounds, as it was set.
    }

## Promises

promise-vote = to vote { $agree } { $at-in }
promise-work = { $work-a } { $at-in } for a yes by { $to }
promise-share = { $resource } { $at-from } for a yes by { $to }
promise-give = to give { $resource } for the joint work
promise-swap = to give { $resource } for the joint work if { $to } gives { $wanted }

## Why not

refusal-not-in-deck = No such card is left in this deck.
refusal-not-in-stack = This is not in the stack.
refusal-nobody-there = Nobody sits at seat { $seat }.
refusal-not-on-coast = The game starts on the coast of this island, and this territory is not part of it: { $at }.
refusal-village-there = You already have a village { $at-in }.
refusal-crowds-the-last = If you went { $at-into }, no card would be left for the last village.
refusal-no-card-there = No card lies { $at-in }, so there is nothing to raise anchor for.
refusal-not-dealt = This card was not dealt to you: { $card }.
refusal-hero-not-there = You have no { $hero } on the island.
refusal-leads-nowhere = There is no territory where your { $hero } could go like this: { $direction }.
refusal-does-not-wait = Your { $hero } cannot enter the game { $at-in } now.
refusal-not-on-island = This territory is not part of the island: { $at }.
refusal-no-cards = There is no card to share out { $at-in }.
refusal-no-vote =
    { $voters-count ->
        [0] Nobody has a vote { $at-in }.
       *[other] You have no vote { $at-in }; only these have: { $voters }.
    }
refusal-no-talk = There is no talk at this table.
refusal-offer-first = Name the cards that you offer; “nothing” is an answer, too.
refusal-offers-later = You offer nothing to yourself: you pay your part when the others have made their offers.
refusal-votes-last = You vote last, for it is your proposal.
refusal-vote-due = Nothing to say? Then vote.
refusal-nobody-listens = Everyone else has voted already.
refusal-said-already = You have said that already.
refusal-said-enough =
    { $count ->
        [one] You have said { $count } thing about this, and that is enough.
       *[other] You have said { $count } things about this, and that is enough.
    }
refusal-not-a-listener = This can be said only to others who take part: { $listeners }.
refusal-not-from-here = The land { $at-in } never gives { $resource }.
refusal-not-for-work = This can be said only of what a joint work costs.
refusal-claims-too-few =
    { $points ->
        [one] { $points } point is too little: { $due } are needed.
       *[other] { $points } points are too few: { $due } are needed.
    }
refusal-claims-too-many =
    { $points ->
        [one] You cannot reach { $points } point with your cards.
       *[other] You cannot reach { $points } points with your cards.
    }
refusal-not-proved = You claimed { $points } points and have { $found }, so keep building.
refusal-unproves = After that you could no longer reach the { $points } points that you claimed.
refusal-supply-first = Take a supply card before you end your building.
refusal-supply-taken = You have already taken a supply card in this round.
refusal-not-in-row = This one is not in the open row: { $card }.
refusal-not-near = You can settle only where you have a settlement or next to it; this territory is too far away: { $at }.
refusal-no-village = A building needs a village of yours in its territory, and you have none { $at-in }.
refusal-no-spot = There is no place { $at-in } for this building: { $building }.
refusal-spot-taken = The place { $at-in } for this building is taken: { $building }.
refusal-no-houses = All your { $count } houses stand on the island already.
refusal-no-settlement = You have no settlement { $at-in }.
refusal-work-stands = This already stands { $at-in }: { $work }.
refusal-no-token = None of these is left in the box: { $work }.
refusal-no-works-now = Public works are not built any more at the end of the game.
refusal-army-at-end = Your army has the greatest strength there is: { $army }.
refusal-no-stronghold = Without a stronghold in the right landscape you cannot recruit { $unit }.
refusal-cannot-pay = You cannot pay the price: { $price }.
refusal-payment-misfit = The price is { $price }; these cards do not pay it exactly: { $cards }.
refusal-no-fee =
    { $count ->
        [one] After paying, you must still have a resource card for the player who lives behind the palisade.
       *[other] After paying, you must still have { $count } resource cards for those who live behind the palisade.
    }
refusal-fee-other = This card is for { $to }.
refusal-fee-no-supply = Only resource cards are given for settling behind a palisade, not { $card }.
refusal-not-in-hand = You do not have this card in your hand: { $card }.
refusal-joined-already = Only once in a round can you announce a joint work or let somebody else build.
refusal-does-not-help = For the price of { $price }, these cards are of no use: { $cards }.
refusal-not-offered-card = { $seat } did not offer this card, or it is used already: { $card }.
refusal-not-needed = This card of { $seat } is not needed any more: { $card }.
refusal-no-grants = This table does not allow building out of turn.
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
error-no-room = There is no room { $tile-in } for this building: { $building }.
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
    .hint = villages and buildings in all
goal-territories = territories
    .hint = territories with at least two of your settlements
goal-largest = largest territory
    .hint = settlements of yours in one territory
goal-buildings = buildings
    .hint = strongholds, churches and halls
goal-army = army
    .hint = strength of the army
ease-easier = easier
ease-plain = usual
ease-harder = harder
phase-setup = preparation
phase-production = production
phase-movement = movement of heroes
phase-sharing = sharing out
phase-claim = claims
phase-building = building
phase-final = final building
phase-over = the end
votesfrom-settlements =
    { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    }
votesfrom-warrior = army of the warrior: { $count }
votesfrom-silenced = warrior, cancelled by a priest: { $count }
votesfrom-priest = priest: { $count }
votesfrom-skald = skald, for the other heroes: { $count }
votesfrom-three = hero, with three players: +{ $count }
votesfrom-palisade = outside the palisade: { $count }
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
why-territories = territories
why-largest = largest territory
why-buildings = buildings
why-army = army

## The table

view-round = round
view-round_limit = round limit
view-phase = now
view-main = main player
view-turns = turns
view-is_over = turn is over
view-winner = winner
view-claims = claimed
view-ease = how hard
view-buildings_not_counted = buildings not counted
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
view-last_shares = shared out last
view-villages = villages
view-buildings = buildings
view-hero = hero
view-votes = votes
view-votes_from = votes from
view-parts = made of
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
view-own = added by the main player
view-answered = have answered
view-answer = your answer
view-buildable = can be built
view-unbuildable = has no place here
view-builds = what
view-what = what
view-past = promises that are over
view-kept = kept
view-broken = broken
view-lapsed = come to nothing
view-fee = cards for the palisade
view-pay = payment
view-build = action
view-missing = missing
view-why_not = not possible
view-rule = rule
view-could_give = who could help
view-sure = surely
view-perhaps = perhaps
view-players = players
view-army = army
view-settlements = settlements
view-houses_left = houses left
view-heroes = heroes
view-waits = waits for
view-called = may go at once to
view-swaps = changes places with
view-ways = ways
view-backs = cards by their backs
view-supplies = number of supply cards
view-hand = hand
view-seen = seen of the hand
view-supply_cards = supply cards
view-victory_card = victory card
view-dealt = victory cards dealt
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
view-army_most = strongest army
view-stronghold = with a stronghold in
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
table-proposal = { $who } proposes how to share out the cards { $at-in }; votes needed: { $needed }
table-voted = has voted
table-not-voted = has not voted yet
table-agrees = votes yes
table-refuses = votes no
table-joint = joint { $work } { $at-in }
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
    .in = in plains 1
    .into = to plains 1
    .from = from plains 1
tile-forest_1 = forest 1
    .in = in forest 1
    .into = to forest 1
    .from = from forest 1
tile-hills_coast = coastal hills
    .in = in the coastal hills
    .into = to the coastal hills
    .from = from the coastal hills
tile-plains_2 = plains 2
    .in = in plains 2
    .into = to plains 2
    .from = from plains 2
tile-forest_2 = forest 2
    .in = in forest 2
    .into = to forest 2
    .from = from forest 2
tile-hills_inland_1 = hills 1
    .in = in hills 1
    .into = to hills 1
    .from = from hills 1
tile-mountains_1 = mountains 1
    .in = in mountains 1
    .into = to mountains 1
    .from = from mountains 1
tile-hills_inland_2 = hills 2
    .in = in hills 2
    .into = to hills 2
    .from = from hills 2
tile-mountains_2 = mountains 2
    .in = in mountains 2
    .into = to mountains 2
    .from = from mountains 2
card-plains-grain = grain (plains)
card-plains-livestock = livestock (plains)
card-plains-wood = wood (plains)
card-plains-ore = ore (plains)
card-plains-gold = gold (plains)
card-forest-grain = grain (forest)
card-forest-livestock = livestock (forest)
card-forest-wood = wood (forest)
card-forest-ore = ore (forest)
card-forest-gold = gold (forest)
card-hills-grain = grain (hills)
card-hills-livestock = livestock (hills)
card-hills-wood = wood (hills)
card-hills-ore = ore (hills)
card-hills-gold = gold (hills)
card-mountains-grain = grain (mountains)
card-mountains-livestock = livestock (mountains)
card-mountains-wood = wood (mountains)
card-mountains-ore = ore (mountains)
card-mountains-gold = gold (mountains)
card-supply-grain-grain = supply card grain + grain
card-supply-grain-livestock = supply card grain + livestock
card-supply-grain-wood = supply card grain + wood
card-supply-grain-ore = supply card grain + ore
card-supply-livestock-grain = supply card livestock + grain
card-supply-livestock-livestock = supply card livestock + livestock
card-supply-livestock-wood = supply card livestock + wood
card-supply-livestock-ore = supply card livestock + ore
card-supply-wood-grain = supply card wood + grain
card-supply-wood-livestock = supply card wood + livestock
card-supply-wood-wood = supply card wood + wood
card-supply-wood-ore = supply card wood + ore
card-supply-ore-grain = supply card ore + grain
card-supply-ore-livestock = supply card ore + livestock
card-supply-ore-wood = supply card ore + wood
card-supply-ore-ore = supply card ore + ore
supply-supply-grain-grain = supply card grain + grain
supply-supply-grain-livestock = supply card grain + livestock
supply-supply-grain-wood = supply card grain + wood
supply-supply-grain-ore = supply card grain + ore
supply-supply-livestock-grain = supply card livestock + grain
supply-supply-livestock-livestock = supply card livestock + livestock
supply-supply-livestock-wood = supply card livestock + wood
supply-supply-livestock-ore = supply card livestock + ore
supply-supply-wood-grain = supply card wood + grain
supply-supply-wood-livestock = supply card wood + livestock
supply-supply-wood-wood = supply card wood + wood
supply-supply-wood-ore = supply card wood + ore
supply-supply-ore-grain = supply card ore + grain
supply-supply-ore-livestock = supply card ore + livestock
supply-supply-ore-wood = supply card ore + wood
supply-supply-ore-ore = supply card ore + ore
victory-vp_01 = card 1 (▲ settlements, ▼ territories)
victory-vp_02 = card 2 (▲ settlements, ▼ largest territory)
victory-vp_03 = card 3 (▲ settlements, ▼ buildings)
victory-vp_04 = card 4 (▲ settlements, ▼ army)
victory-vp_05 = card 5 (▲ territories, ▼ settlements)
victory-vp_06 = card 6 (▲ territories, ▼ largest territory)
victory-vp_07 = card 7 (▲ territories, ▼ buildings)
victory-vp_08 = card 8 (▲ territories, ▼ army)
victory-vp_09 = card 9 (▲ largest territory, ▼ settlements)
victory-vp_10 = card 10 (▲ largest territory, ▼ territories)
victory-vp_11 = card 11 (▲ largest territory, ▼ buildings)
victory-vp_12 = card 12 (▲ largest territory, ▼ army)
victory-vp_13 = card 13 (▲ buildings, ▼ settlements)
victory-vp_14 = card 14 (▲ buildings, ▼ territories)
victory-vp_15 = card 15 (▲ buildings, ▼ largest territory)
victory-vp_16 = card 16 (▲ buildings, ▼ army)
victory-vp_17 = card 17 (▲ army, ▼ settlements)
victory-vp_18 = card 18 (▲ army, ▼ territories)
victory-vp_19 = card 19 (▲ army, ▼ largest territory)
victory-vp_20 = card 20 (▲ army, ▼ buildings)

## Things that own tables changed

own-tile = territory { $number } ({ $terrain })
    .in = in territory { $number } ({ $terrain })
    .into = to territory { $number } ({ $terrain })
    .from = from territory { $number } ({ $terrain })
own-supply = supply card { $number } ({ $first } + { $second })
own-victory = card { $number }

## What bots count, for people who ask one why

term-way = the way to the goal
term-cards = cards in hand
term-gold = gold
term-ready = builds that can soon be paid
term-income = cards to come
term-army = soldiers
term-buildings = buildings
term-piles = cards that lie there
term-rivals = how near the others are
term-votes = votes
term-works = joint works
term-promises = promises
