### The board of Grænaland

## The island: what a territory says of itself

graenaland-has = { $who } { $count }
graenaland-votes = Votes: { $votes }; more than half: { $needed }
graenaland-no-votes = Nobody has a vote here
graenaland-pile = Pile: { $cards } ({ $count } of { $limit } at most)
graenaland-no-pile = No cards in the pile ({ $limit } at most)
graenaland-villages =
    { $count ->
        [one] { $count } village
       *[other] { $count } villages
    }
graenaland-clan = { $who }: { $things }
graenaland-works = Works: { $works }
graenaland-village-price = A village costs { $price }
graenaland-site-free = free
graenaland-site-of = Belongs to { $who }
graenaland-work-stands = Built
graenaland-work-not-yet = Not built yet
graenaland-work-road = A road brings another card to the pile in every round, face down.
graenaland-work-market = Everyone who lives here may pay one resource with any other card, once in their building phase.
graenaland-work-palisade = Warriors (with three players, all heroes) of those who do not live here have a vote less, and a newcomer gives a card to each who lives here.
graenaland-work-improvement = In every round one more card is drawn; it stays if it shows { $resource }.
graenaland-neighbours = Next to: { $lands }

## The hand, payments, the army, ships and joint works

graenaland-hand = Your cards
graenaland-hand-of = The cards of { $who }
graenaland-times = { $count } of them
graenaland-stands = stands for { $things }
graenaland-at-market = at a market
graenaland-what-where = { $what }, { $at }
graenaland-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
graenaland-fee =
    { $count ->
        [one] then { $count } card for the palisade
       *[other] then { $count } cards for the palisade
    }
graenaland-pay-otherwise = Touch cards to pay otherwise
graenaland-otherwise = Pay otherwise
graenaland-fee-to = For the palisade, a card to
graenaland-missing = Missing: { $things }
graenaland-build = Build
graenaland-together = together
graenaland-army = Armies, and who can be recruited
graenaland-unit-needs = { $costs }, with a stronghold ({ $terrain })
graenaland-supply-due = Take one supply card
graenaland-supply-deck = Supply cards to come: { $left }; used: { $used }
graenaland-grant = Let build:
graenaland-joint = Together: { $what }, { $at }
graenaland-you-lack = You lack
graenaland-still-due = Still to pay
graenaland-your-offer = Your offer
graenaland-offer-touch = Touch the cards that you would give
graenaland-offer =
    { $count ->
        [0] Offer nothing
        [one] Offer { $count } card
       *[other] Offer { $count } cards
    }
graenaland-pay-rest = Build with these cards
graenaland-give-yes = Give the cards
graenaland-give-no = Keep the cards
graenaland-used = used
graenaland-has-answered = has answered ✓
graenaland-thinks = is thinking …
graenaland-offers-nothing = offers nothing
graenaland-surely = surely
graenaland-perhaps = perhaps
graenaland-advice = What would you build in their place?
graenaland-in-return = … or in return you expect:

graenaland-more-than-half = more than half
graenaland-improvement = An improvement here may bring { $resource }
graenaland-pile-limit = As many cards may lie here as there are settlements, and one more: { $limit }.

## Things that are looked at large

graenaland-village = A village is a vote in its territory, and room for one more card in its pile.
graenaland-building-stronghold = A stronghold is a settlement like a village, and lets you recruit the units of its landscape cheaply.
graenaland-building-church = A church is a settlement like a village, and your priest enters the island here.
graenaland-building-hall = A hall is a settlement like a village, and your skald enters the island here.
graenaland-hero-warrior = The warrior has as many votes as your army is strong.
graenaland-hero-priest = The priest cancels the votes of the warriors of others where he stands.
graenaland-hero-skald = The skald has a vote for every other hero where he stands.
graenaland-card = A resource card: it pays for one resource. The others see its back.
graenaland-card-gold = Gold pays for any one resource.
graenaland-card-supply = A supply card pays for one build: for what it shows, as far as that is needed.
graenaland-unit = Each unit makes your army stronger by one.

## Heroes and their orders

graenaland-hero-of = { $hero } of { $who }
graenaland-hero-order = choose where he goes
graenaland-hero-waits = { $hero } waits to enter here
graenaland-order-swaps = Your { $hero } comes back in exchange
graenaland-order-prepare = Prepare for the next round: move the { $hero } { $direction }, to { $at }
graenaland-order-forget = Take away the prepared order of the { $hero }
graenaland-orders-open = Orders are still to come from { $seats }
graenaland-orders-given = All orders are given
graenaland-film-production = The land gives its cards
graenaland-film-moves = All heroes go at once

## The rail: a round, whose turn it is, what wins

graenaland-phases = Parts of a round
graenaland-about-setup = Before the first round, everybody settles on the coast.
graenaland-about-production = Every settled territory gives a card to its pile, as long as there is room.
graenaland-about-movement = Everybody but the main player moves one hero or none, in secret; then all moves are shown at once.
graenaland-about-sharing = From the main player’s left, everybody else may propose how to share out one pile. More than half of the votes there accept it.
graenaland-about-claim = A player who can reach enough points with the cards in hand may claim the victory before anybody builds.
graenaland-about-building = The main player takes a supply card and builds. Then the ship goes on to the left.
graenaland-about-final = The victory is taken. Everybody else builds one last time; that decides their places.
graenaland-about-over = The game is over.
graenaland-turns-setup = Villages
graenaland-turns-sharing = Proposals
graenaland-turns-final = Last builds
graenaland-turn-over = { $who }: done
graenaland-turn-now = { $who }: now
graenaland-turn-later = { $who }: later
graenaland-waits = Waiting for
graenaland-round = Round { $round }
graenaland-round-of = Round { $round } of { $limit }
graenaland-main = Main player: { $who }
graenaland-main-about = Has the ship: moves no hero and proposes nothing in this round, but takes a supply card and builds.
graenaland-win-goals = { $count } of { $all } goals win
graenaland-win-goals-about = A main player who has reached so many goals after building may declare victory.
graenaland-win-points =
    { $count ->
        [one] { $count } point wins
       *[other] { $count } points win
    }
graenaland-win-points-about = Every step reached on one’s victory card is a point. Before the building of any round, the victory can be claimed.
graenaland-proves = { $found } of { $points } points
graenaland-decks = Decks
graenaland-deck = { $terrain }: { $count } left
graenaland-discarded = Discarded: { $cards }
graenaland-no-discards = Nothing discarded

## The race, victory cards, claims

graenaland-race = Goals
graenaland-goal-of = { $goal }: { $found } of { $due }
graenaland-goal-has = { $goal }: { $found }
graenaland-goal-about-settlements = All your villages and buildings on the island.
graenaland-goal-about-territories = Territories where you have two settlements or more.
graenaland-goal-about-largest = The most settlements that you have in one territory.
graenaland-goal-about-buildings = Your strongholds, churches and halls.
graenaland-goal-about-army = The strength of your army.
graenaland-not-counted = With three players the first one does not count.
graenaland-near = { $who } is one step from winning
graenaland-there = { $who } has enough to win
graenaland-victory-card = Victory card
graenaland-points-of = { $points } of { $due } points
graenaland-keep = Keep one victory card
graenaland-keep-about =
    { $count ->
        [one] Every step that you reach is a point, and { $count } point wins. ▲ is easier than on other cards, ▼ harder.
       *[other] Every step that you reach is a point, and { $count } points win. ▲ is easier than on other cards, ▼ harder.
    }
graenaland-kept = yours
graenaland-claim = Claim the victory?
graenaland-claim-about = You have { $points } points now. What you claim you must have when you have built. The highest claim wins; of equal ones, the nearest from the main player on to the left.
graenaland-claim-none = You have { $points } points, and with your cards you cannot reach the { $count } that win. Nobody else sees that.
graenaland-claim-points =
    { $count ->
        [one] Claim { $count } point
       *[other] Claim { $count } points
    }
graenaland-heard =
    { $count ->
        [one] { $who } claims { $count } point
       *[other] { $who } claims { $count } points
    }
graenaland-declare = You can win
graenaland-declare-about = If you declare it, you have won. The others build one last time for their places.

## Mats of players

graenaland-given = Promised
graenaland-owed = Was promised

## How to play, in three scenes

graenaland-scene-goal = What wins
graenaland-scene-goal-land = Your clan settles a new island. Villages give you votes here, and votes decide who gets what the land gives.
graenaland-scene-goal-race = There are five goals, the same for all. The first to reach { $count } of them may declare victory.
graenaland-scene-goal-card = Your secret victory card has steps for five goals, a point each. With { $count } points you can claim the victory.
graenaland-scene-round = A round
graenaland-scene-round-rail = The land gives cards, heroes move in secret, the cards are shared out, and the main player, who has the ship, builds. Then the ship goes on.
graenaland-scene-round-land = Each of the others may propose how to share out one pile. More than half of the votes of that territory accept it: see the bar on top.
graenaland-scene-round-heroes = Heroes bring votes where they stand: the warrior as many as your army is strong. Touch the hero, then the territory.
graenaland-scene-build = Building
graenaland-scene-build-hand = With the cards of your hand you pay. Gold stands for any other resource.
graenaland-scene-build-land = When you have the ship, what you can pay for glows where it would stand. Touch it once to see the payment, again to build.
graenaland-scene-build-ships = You take one supply card every time: it pays for both of its resources in one build, or for one of them.

## Suggestions of the first rounds

graenaland-tip-start = Two different lands give you different resources.
graenaland-tip-anchor = Fewer neighbours mean more of every pile.
graenaland-tip-keep_card = A card with ▲ at what you like to build is a good one.
graenaland-tip-move = Where are you just a vote short, and is the pile worth it?
graenaland-tip-propose = Give somebody just enough for a yes: the bar shows whose votes you need.
graenaland-tip-vote = What would a later proposal give you? Cards that stay lie there again.
graenaland-tip-build = A village brings a vote and a bigger pile. Take a supply card, too.
graenaland-tip-offer = A work in your land serves you, too: offer what you can spare.
graenaland-tip-fee = Give what you have most of.
graenaland-tip-claim = Only what you can really build is offered: claim the most.
graenaland-tip-declare = Enough goals: declare it and win.

## The log, a line a move

graenaland-tell-settled = settles { $at-in }
graenaland-tell-anchor = raises anchor and goes { $to_tile-into }
graenaland-tell-moved = moves the { $hero } { $direction }, { $at-into }
graenaland-tell-stayed = moves no hero
graenaland-tell-swapped = the { $hero } comes back in exchange
graenaland-tell-entered = the { $hero } enters the game { $at-in }
graenaland-tell-transferred = the { $hero } goes to the new building { $at-in }
graenaland-tell-proposed = proposes { $at-in }: { $shares }
graenaland-tell-passed = proposes nothing
graenaland-tell-accepted = accepted, { $votes } of { $all } votes
graenaland-tell-rejected = rejected, { $votes } of { $all } votes
graenaland-tell-supply = takes the { $card }
graenaland-tell-village = builds a village { $at-in }
graenaland-tell-building = builds a { $building } { $at-in }
graenaland-tell-army = recruits { $unit }, strength { $army }
graenaland-tell-announced = wants to build { $work-a } { $at-in } together
graenaland-tell-work = builds { $work-a } { $at-in }
graenaland-tell-dropped = drops the joint work
graenaland-tell-granted = lets { $builder } build one thing
graenaland-tell-nothing = builds nothing

graenaland-key-arrows = to the next place where you may do something
graenaland-key-look = show large what lies there

## The council: proposals, votes, talk

graenaland-sharing = { $at }: who gets what?
graenaland-sharing-how = Give every card to somebody: touch a card and a shield, or drag it there. Digits give the card in hand.
graenaland-share = { $who }: { $cards }
graenaland-propose = propose { $at-in }: { $shares }
graenaland-in-hand = In hand: { $card }
graenaland-all-given = All cards are given
graenaland-give = Give { $card } to { $who }
graenaland-take-back = Take back { $card }
graenaland-shield =
    { $who }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, gets { $count ->
        [0] nothing yet
        [one] { $count } card
       *[other] { $count } cards
    }
graenaland-votes-here =
    { $votes ->
        [one] { $votes } vote here
       *[other] { $votes } votes here
    }
graenaland-rest = the rest
graenaland-rest-to = The rest to { $who }
graenaland-as-last = as last time
graenaland-anew = begin anew
graenaland-next-pile = another pile
graenaland-guess = A guess: everybody votes for what they get.
graenaland-own-yes = I vote for it myself
graenaland-for = yes
graenaland-against = no
graenaland-needed = needed: { $needed }
graenaland-balance = Votes for: { $yes }, against: { $no }, needed: { $needed }
graenaland-vote = { $at }: { $who } proposes
graenaland-vote-own = { $at }: your proposal
graenaland-has-voted = has voted, sealed
graenaland-not-voted = has not voted yet
graenaland-accepted = Accepted, { $votes } of { $all } votes
graenaland-rejected = Rejected, { $votes } of { $all } votes
graenaland-own-yes-in = Your yes is in; you may still oppose it.
graenaland-ballot-in = You have voted; you may still change it.
graenaland-waits-for = Waiting for { $who }.
graenaland-talk = Say something about it
graenaland-talk-back = Say something else
graenaland-say-promise_vote = promise my vote
graenaland-say-ask_vote = ask for a vote
graenaland-say-promise_share = promise a share
graenaland-say-promise_work = promise a work
graenaland-say-promise_give = promise a card
graenaland-say-promise_swap = promise a card for a card
graenaland-say-ask_give = ask for a card
graenaland-say-advise = advise
graenaland-say-expect_share = expect in return
graenaland-promises = Promises:
graenaland-promise-due = { $promise } (now)
graenaland-promises-past = kept: { $kept }, broken: { $broken }
graenaland-key-give = give the card in hand to the player of that number
