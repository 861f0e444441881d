"""Works that are built together: what they bring a seat, and what will probably come of asking and offering."""

from collections.abc import Sequence
from typing import Final

from krajina.core import Seat
from krajina.games.graenaland.actions import Confirm, OfferCards
from krajina.games.graenaland.bot.terms import INCOME, RIVALS, Look, answer_of
from krajina.games.graenaland.bot.worth import PILE_CARD, income, rounds_left, settlements
from krajina.games.graenaland.catalog import CARD_NUMBER
from krajina.games.graenaland.joint import CollectOffers, ConfirmTogether, Offers, rests
from krajina.games.graenaland.moves.build_work import work_price
from krajina.games.graenaland.offers import ChangeOffers, OfferTogether
from krajina.games.graenaland.paying.form import purse_of
from krajina.games.graenaland.paying.payer import propose
from krajina.games.graenaland.pieces import FACES, KINDS, WORK_COUNT
from krajina.games.graenaland.state import State

# How others will help with a work: a little anyhow, more with every part of the price that is there.
WORK_ANYHOW, WORK_WITH, WORK_AGREED = 0.12, 0.78, 0.95
WORK_CALLED, WORTH_A_CARD = 0.5, 1.4
PAYABLE, WAITING = 0.9, 0.5  # of what a work brings, as long as it is not built
LAID: Final = 0.01  # a card of others that is used


def benefit(state: State, look: Look, seat: Seat, work: int, at: int) -> float:
    """What a work would bring a seat, and not its rivals."""
    place = at * WORK_COUNT + work
    works = tuple(state.works)
    after = (*works[:place], 1, *works[place + 1 :])
    houses = settlements(state)
    gains = [income(state.terrains, after, houses, one) - income(state.terrains, works, houses, one)
             for one in range(len(houses))]  # fmt: skip
    others = [gain for one, gain in enumerate(gains) if one != seat]
    return look.weights[INCOME] * rounds_left(state) * (gains[seat] - look.weights[RIVALS] * max(others))


def _priceof_cards(state: State, look: Look, cards: Sequence[str]) -> float:
    """What a seat would lose with some of its cards."""
    left, pairs = list(look.counts), list(look.supplies)
    for card in cards:
        number = CARD_NUMBER[card]
        if number < KINDS:
            left[number % FACES] -= 1
        else:
            pairs.remove(state.tables.symbols[number - KINDS])
    return -look.gain(tuple(left), tuple(pairs))


def _covered(state: State, work: int, at: int, cards: Sequence[str]) -> float:
    """Which part of the price cards of others cover, those that help nothing any more left out."""
    price = work_price(state, work, at)
    used: tuple[str, ...] = ()
    for card in sorted(cards, key=CARD_NUMBER.__getitem__):
        if rests(state, price, (*used, card)):
            used = (*used, card)
    return 1.0 - sum(rests(state, price, used)[0]) / sum(price)


def of_offers(state: State, look: Look, task: OfferTogether) -> float:
    """What may come of the cards that a seat offers; the main player asks for them."""
    seat = look.seat
    if seat == state.main:
        return _of_calling(state, look, task) - LAID
    answer = answer_of(state, seat)
    cards = answer.pay if isinstance(answer, OfferCards) else task.standing(seat)
    others = _without(task.offers, seat) if isinstance(task, ChangeOffers) else ()
    return of_cards(state, look, task.work, task.at, (*others, *((seat, card) for card in cards)))


def _without(offers: Offers, seat: Seat) -> Offers:
    """What the others offer."""
    return tuple(pair for pair in offers if pair[0] != seat)


def _of_calling(state: State, look: Look, task: OfferTogether) -> float:
    """What may come of asking the others: they give cards as long as the work brings them more."""
    price = sum(work_price(state, task.work, task.at))
    given = 0
    for other in range(len(state.clans)):
        if other != look.seat:
            given += int(max(0.0, benefit(state, look, other, task.work, task.at)) / WORTH_A_CARD)
    gain = benefit(state, look, look.seat, task.work, task.at) - PILE_CARD * max(0, price - given)
    return WORK_CALLED * gain if given else 0.0


def of_cards(state: State, look: Look, work: int, at: int, offers: Sequence[tuple[Seat, str]]) -> float:
    """What a seat may expect of a work for which these cards are offered."""
    mine = [card for one, card in offers if one == look.seat]
    likely = WORK_ANYHOW + WORK_WITH * _covered(state, work, at, [card for _, card in offers])
    return likely * (benefit(state, look, look.seat, work, at) - _priceof_cards(state, look, mine))


def of_collecting(state: State, look: Look, task: CollectOffers) -> float:
    """The main player lays others' cards first; whether it comes to a work depends on the rest."""
    rest = min(map(sum, task.rests(state)))
    gain = benefit(state, look, look.seat, task.work, task.at) - PILE_CARD * rest
    if gain <= 0.0:
        return -LAID if task.used else 0.0
    purse = purse_of(state, look.seat)
    payable = any(propose(due, purse) is not None for due in task.rests(state))
    if payable:
        return PAYABLE * gain + LAID * len(task.used)
    return WAITING * gain if len(task.offers) > len(task.used) else 0.0


def of_confirming(state: State, look: Look, task: ConfirmTogether) -> float:
    """A work for the cards that would be taken, or what may come of it without them."""
    seat = look.seat
    answer = answer_of(state, seat)
    if isinstance(answer, Confirm) and not answer.agree:
        left = _without(task.offers, seat)  # the work goes on with them
        return of_cards(state, look, task.work, task.at, left) if left else 0.0
    mine = task.own if seat == state.main else [card for one, card in task.used if one == seat]
    gain = benefit(state, look, look.seat, task.work, task.at) - _priceof_cards(state, look, mine)
    return WORK_AGREED * gain
