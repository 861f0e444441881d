"""What a position is worth to a seat, in cards: its way to the victory, its hand, its hopes, minus its best rival.

Much is decided together: a proposal waits for ballots, a plan for the plans of others, a joint work for cards. So what
a seat has said in such a question counts by what will probably come of it. Answers of others that are still sealed are
not looked at. A seat that talks on instead of answering gains nothing by it.
"""

from collections.abc import Sequence
from typing import Final

from krajina.core import Action, Seat
from krajina.games.graenaland.actions import Claim, Confirm, KeepCard, Move, OfferCards, SayNothing, Vote
from krajina.games.graenaland.bot.worth import (
    GOLD_CARD,
    PILE_CARD,
    Outlook,
    aim_of,
    distance,
    hand_of,
    hand_worth,
    income,
    outlook_of,
    parts_of,
    rounds_left,
    settlements,
)
from krajina.games.graenaland.building import GiveAdvice, GrantedBuild
from krajina.games.graenaland.catalog import CARD_NUMBER, VICTORY_CARD
from krajina.games.graenaland.claiming import ClaimTogether
from krajina.games.graenaland.council import majority
from krajina.games.graenaland.joint import CollectOffers, ConfirmTogether, Offers, rests
from krajina.games.graenaland.moves.build_work import work_price
from krajina.games.graenaland.moves.keep_card import KeepCards
from krajina.games.graenaland.moves.move import HERO_NUMBER, PlanMoves, where_to
from krajina.games.graenaland.moves.vote import VoteOn
from krajina.games.graenaland.offers import ChangeOffers, OfferTogether
from krajina.games.graenaland.paying.form import purse_of
from krajina.games.graenaland.paying.payer import propose
from krajina.games.graenaland.phases import CheckVictory
from krajina.games.graenaland.pieces import FACES, GOLD, ITEM_NUMBER, KINDS, WORK_COUNT
from krajina.games.graenaland.scoring import goals_met, points
from krajina.games.graenaland.state import NOBODY, State

WON: Final = 1000.0
POINT: Final = 20.0  # when the winner is known, places depend on them
ARRIVED: Final = 15.0  # nothing is left to do but to say it
SOON: Final = 0.6  # of what may be hoped for of a pile, if it is not shared out now
DOWN_CARD: Final = 0.55
RIVAL: Final = 0.25
RIVAL_CARD: Final = 0.5
TALKED: Final = 50.0  # so much worse than an answer
GRANTED: Final = 0.5

# How others will vote: nearly never for nothing, nearly always for what is as much as they may hope for.
FOR_NOTHING, FOR_FAIR, FAIR = 0.06, 0.95, 0.75
# How others will help with a work: a little anyhow, more with every part of the price that is there.
WORK_ANYHOW, WORK_WITH, WORK_AGREED = 0.12, 0.78, 0.95
WORK_CALLED, WORTH_A_CARD = 0.5, 1.4
LAID: Final = 0.01  # a card of others that is used


def evaluate(state: State, seat: Seat) -> float:
    """How much better a seat stands than its best rival; the more, the better."""
    card = _card_of(state, seat)
    view = outlook_of(state, seat, card)
    value = _own(state, seat, view) - RIVAL * _best_rival(state, seat, card)
    if state.winner != NOBODY:
        won = points(state, seat) if state.options.victory_cards else len(goals_met(state, seat))
        return value + POINT * won + (WON if state.winner == seat else 0.0)
    return value + _pending(state, seat, view)


def _own(state: State, seat: Seat, view: Outlook) -> float:
    """The way, the hand, the income, and the piles."""
    clan = state.clans[seat]
    value = -view.distance if view.distance else ARRIVED
    value += hand_worth(*hand_of(state, clan), view.wants)
    houses = settlements(state)
    value += rounds_left(state) * income(state.terrains, tuple(state.works), houses, seat)
    hopes = parts_of(state, seat, _heroes_of(state, seat), houses)
    return value + SOON * sum(hope * pile_worth(state, at) for at, hope in enumerate(hopes) if hope)


def pile_worth(state: State, at: int) -> float:
    """What lies at a territory."""
    first = at * FACES
    gold = state.pile[first + GOLD]
    return PILE_CARD * sum(state.pile[first : first + GOLD]) + GOLD_CARD * gold + DOWN_CARD * len(state.down[at])


def _best_rival(state: State, seat: Seat, card: int) -> float:
    """How near the others are; as their victory point cards are secret, by the seat's own."""
    aim = aim_of(state, card)
    found = []
    for other, clan in enumerate(state.clans):
        if other == seat:
            continue
        buildings = state.building_count(other)
        way = distance(aim, tuple(clan.houses), buildings, clan.army, strong=buildings > 0)
        found.append(RIVAL_CARD * (clan.cards + 1.7 * len(clan.supplies)) - way)
    return max(found) + 0.5 * sum(found) / len(found)


# -- what was answered and is still sealed -------------------------------------------------------------------------


def answer_of(state: State, seat: Seat) -> Action | None:
    """What a seat has answered to the question that is open."""
    return None if state.answers is None else state.answers.answers.get(seat)


def _card_of(state: State, seat: Seat) -> int:
    """The victory point card a seat plays for, chosen or about to be."""
    answer = answer_of(state, seat)
    if isinstance(state.asked, KeepCards) and isinstance(answer, KeepCard):
        return VICTORY_CARD.ids.index(answer.card)
    return state.clans[seat].victory


def _heroes_of(state: State, seat: Seat) -> tuple[int, ...]:
    """Where a seat's heroes stand, or will by its plan."""
    heroes = state.clans[seat].heroes
    answer = answer_of(state, seat)
    if not isinstance(state.asked, PlanMoves) or not isinstance(answer, Move):
        return tuple(heroes)
    mover = HERO_NUMBER[answer.hero]
    here = heroes[mover]
    there = where_to(state, seat, answer)
    return tuple([there if one == mover else here if at == there else at for one, at in enumerate(heroes)])


def _pending(state: State, seat: Seat, view: Outlook) -> float:
    """What the question that is open will probably change."""
    task = state.asked
    if isinstance(task, VoteOn):
        return _of_vote(state, seat, view, task) - _talked(state, seat)
    if isinstance(task, OfferTogether):
        return _of_offers(state, seat, view, task) - _talked(state, seat)
    if isinstance(task, CollectOffers):
        if seat == task.player:
            return _of_collecting(state, seat, task)
        return _of_cards(state, seat, view, task.work, task.at, task.offers)
    if isinstance(task, ConfirmTogether):
        return _of_confirming(state, seat, view, task)
    if isinstance(task, ClaimTogether):
        answer = answer_of(state, seat)
        return WON + POINT * answer.points if isinstance(answer, Claim) else 0.0
    if isinstance(task, CheckVictory):
        return ARRIVED if seat == task.player else 0.0
    if isinstance(task, GiveAdvice | GrantedBuild) and seat == state.main:
        return -GRANTED
    return _of_ballot(state, seat)


def _of_ballot(state: State, seat: Seat) -> float:
    """Where the ballots of others decided anyhow, one still votes for what serves one."""
    last = state.last_vote
    if last is None or seat not in last.voters:
        return 0.0
    place = last.voters.index(seat)
    serves = bool(last.shares[place]) or seat == last.proposer
    return LAID if last.ballots[place] == serves else 0.0


def _talked(state: State, seat: Seat) -> float:
    said = [phrase for phrase in state.said[seat] if not isinstance(phrase, SayNothing)]
    return TALKED * len(said) if answer_of(state, seat) is None else 0.0


# -- votes ---------------------------------------------------------------------------------------------------------


def _of_vote(state: State, seat: Seat, view: Outlook, task: VoteOn) -> float:
    """What a proposal changes, times how sure it is; the seat's own ballot is what it gave, or what serves it."""
    gain = _gain(state, seat, view, task)
    ballot = answer_of(state, seat)
    agrees = ballot.agree if isinstance(ballot, Vote) else gain > 0.0 or seat == task.proposer
    known: dict[Seat, float] = {seat: float(agrees)}
    for other, answer in state.answers.answers.items() if state.answers else ():
        if state.rules.votes.knows(seat, other):
            known[other] = float(isinstance(answer, Vote) and answer.agree)
    return gain * (chance(task, known) + (0.001 if agrees else 0.0))


def _gain(state: State, seat: Seat, view: Outlook, task: VoteOn) -> float:
    """What a seat would gain if the proposal were accepted, against leaving the pile there."""
    counts, supplies = hand_of(state, state.clans[seat])
    heroes = tuple(state.clans[seat].heroes)
    hope = parts_of(state, seat, heroes, settlements(state))[task.at]
    gain = -SOON * hope * pile_worth(state, task.at)
    others = 0
    most = 0
    for voter, share in zip(task.voters, task.shares, strict=True):
        if voter == seat:
            more = list(counts)
            for item in share:
                face = ITEM_NUMBER[item]
                if face < FACES:
                    more[face] += 1
                else:
                    gain += DOWN_CARD
            gain += hand_worth(tuple(more), supplies, view.wants) - hand_worth(counts, supplies, view.wants)
        else:
            others += len(share)
            most = max(most, len(share))
    rivals = len(state.clans) - 1
    return gain - RIVAL * RIVAL_CARD * (0.6 * most + 0.5 * others / rivals)


def chance(task: VoteOn, known: dict[Seat, float]) -> float:
    """How probable it is that a proposal passes: others look at their share."""
    total = sum(task.votes)
    size = sum(map(len, task.shares))
    ways = {0: 1.0}  # by the votes that agree
    for voter, share in zip(task.voters, task.shares, strict=True):
        votes = task.votes[voter]
        due = size if votes >= majority(total) else size * votes / total
        agrees = known[voter] if voter in known else _agrees(len(share), due)
        after: dict[int, float] = {}
        for count, likely in ways.items():
            if agrees:
                after[count + votes] = after.get(count + votes, 0.0) + likely * agrees
            if agrees < 1.0:
                after[count] = after.get(count, 0.0) + likely * (1.0 - agrees)
        ways = after
    return sum(likely for count, likely in ways.items() if count >= majority(total))


def _agrees(cards: int, due: float) -> float:
    """How probably a seat agrees that gets so many cards and might expect so many."""
    if not cards:
        return FOR_NOTHING
    return FOR_NOTHING + (FOR_FAIR - FOR_NOTHING) * min(1.0, cards / (FAIR * due))


# -- works together ------------------------------------------------------------------------------------------------


def _benefit(state: State, seat: Seat, work: int, at: int) -> float:
    """What a work would bring a seat, and not its rivals."""
    place = at * WORK_COUNT + work
    works = tuple(state.works)
    after = (*works[:place], 1, *works[place + 1 :])
    houses = settlements(state)
    gains = [income(state.terrains, after, houses, one) - income(state.terrains, works, houses, one)
             for one in range(len(houses))]  # fmt: skip
    others = [gain for one, gain in enumerate(gains) if one != seat]
    return rounds_left(state) * (gains[seat] - RIVAL * max(others))


def _price_of_cards(state: State, seat: Seat, view: Outlook, cards: Sequence[str]) -> float:
    """What a seat would lose with some of its cards."""
    counts, supplies = hand_of(state, state.clans[seat])
    left, pairs = list(counts), list(supplies)
    for card in cards:
        number = CARD_NUMBER[card]
        if number < KINDS:
            left[number % FACES] -= 1
        else:
            pairs.remove(state.tables.symbols[number - KINDS])
    return hand_worth(counts, supplies, view.wants) - hand_worth(tuple(left), tuple(pairs), view.wants)


def _covered(state: State, work: int, at: int, cards: Sequence[str]) -> float:
    """Which part of the price cards of others cover, those that help nothing any more left out."""
    price = work_price(state, work, at)
    used: tuple[str, ...] = ()
    for card in sorted(cards, key=CARD_NUMBER.__getitem__):
        if rests(state, price, (*used, card)):
            used = (*used, card)
    return 1.0 - sum(rests(state, price, used)[0]) / sum(price)


def _of_offers(state: State, seat: Seat, view: Outlook, task: OfferTogether) -> float:
    if seat == state.main:
        return _of_calling(state, seat, task) - LAID
    answer = answer_of(state, seat)
    cards = answer.pay if isinstance(answer, OfferCards) else task.standing(seat)
    others = _without(task.offers, seat) if isinstance(task, ChangeOffers) else ()
    return _of_cards(state, seat, view, task.work, task.at, (*others, *((seat, card) for card in cards)))


def _without(offers: Offers, seat: Seat) -> Offers:
    """What the others offer."""
    return tuple(pair for pair in offers if pair[0] != seat)


def _of_calling(state: State, seat: Seat, task: OfferTogether) -> float:
    """What may come of asking the others: they give cards as long as the work brings them more."""
    price = sum(work_price(state, task.work, task.at))
    given = 0
    for other in range(len(state.clans)):
        if other != seat:
            given += int(max(0.0, _benefit(state, other, task.work, task.at)) / WORTH_A_CARD)
    gain = _benefit(state, seat, task.work, task.at) - PILE_CARD * max(0, price - given)
    return WORK_CALLED * gain if given else 0.0


def _of_cards(state: State, seat: Seat, view: Outlook, work: int, at: int, offers: Sequence[tuple[Seat, str]]) -> float:
    """What a seat may expect of a work for which these cards are offered."""
    mine = [card for one, card in offers if one == seat]
    likely = WORK_ANYHOW + WORK_WITH * _covered(state, work, at, [card for _, card in offers])
    return likely * (_benefit(state, seat, work, at) - _price_of_cards(state, seat, view, mine))


def _of_collecting(state: State, seat: Seat, task: CollectOffers) -> float:
    """The main player lays others' cards first; whether it comes to a work depends on the rest."""
    rest = min(map(sum, task.rests(state)))
    gain = _benefit(state, seat, task.work, task.at) - PILE_CARD * rest
    if gain <= 0.0:
        return -LAID if task.used else 0.0
    purse = purse_of(state, seat)
    payable = any(propose(due, purse) is not None for due in task.rests(state))
    if payable:
        return 0.9 * gain + LAID * len(task.used)
    return 0.5 * gain if len(task.offers) > len(task.used) else 0.0


def _of_confirming(state: State, seat: Seat, view: Outlook, task: ConfirmTogether) -> float:
    answer = answer_of(state, seat)
    if isinstance(answer, Confirm) and not answer.agree:
        left = _without(task.offers, seat)  # the work goes on with them
        return _of_cards(state, seat, view, task.work, task.at, left) if left else 0.0
    mine = task.own if seat == state.main else [card for one, card in task.used if one == seat]
    gain = _benefit(state, seat, task.work, task.at) - _price_of_cards(state, seat, view, mine)
    return WORK_AGREED * gain
