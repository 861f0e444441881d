"""The form of every payment: a build, what it costs, and with which cards it may be paid."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from random import Random
from typing import Final

import msgspec

from krajina.core import Action, Picks, Refusal, Seat, Word, below, word_of
from krajina.games.graenaland.cards import discard, lose, pile_of
from krajina.games.graenaland.catalog import CARD, CARD_NUMBER, Cards
from krajina.games.graenaland.events import MarketUsed, Paid
from krajina.games.graenaland.paying.bill import Bill, Price
from krajina.games.graenaland.paying.exact import markets_needed, walk
from krajina.games.graenaland.paying.payer import propose
from krajina.games.graenaland.paying.purse import Payment, Purse, Symbols, splits
from krajina.games.graenaland.pieces import BASIC, FACES, KINDS, MARKET, WORK_COUNT
from krajina.games.graenaland.state import Clan, State

CARD_NAMES: Final[tuple[str, ...]] = CARD.ids
DRAWN = 6  # ways to pay that a random payment is chosen among


def free_markets(state: State, clan: Clan) -> int:
    """How many markets a clan may still use in this phase (section 16)."""
    if state.work_tokens[MARKET] == state.tables.work_tokens[MARKET]:
        return 0  # none was built
    works, found = state.works, -clan.markets_used
    for at, houses in enumerate(clan.houses):
        if houses and works[at * WORK_COUNT + MARKET]:
            found += 1
    return found


def purse_of(state: State, seat: Seat, keep: int = 0, *, markets: bool = True) -> Purse:
    """What a seat may pay with now."""
    clan = state.clans[seat]
    symbols = state.tables.symbols
    supplies = tuple([symbols[card] for card in clan.supplies])
    return Purse(tuple(clan.resources()), supplies, free_markets(state, clan) if markets else 0, keep)


def cards_of(clan: Clan, payment: Payment) -> Cards:
    """Cards of a hand for a payment: of equal resources those of the back that is there most."""
    left, found = clan.hand[:], [KINDS + clan.supplies[place] for place in payment.supplies]
    for face, count in enumerate(payment.counts):
        for _ in range(count):
            most = face
            for kind in range(face + FACES, KINDS, FACES):
                if left[kind] > left[most]:
                    most = kind
            left[most] -= 1
            found.append(most)
    found.sort()
    return tuple([CARD_NAMES[card] for card in found])


class Payments(Picks[Action]):
    """All ways to pay a bill; the default payer proposes one."""

    __slots__ = ("bill", "clan", "purse")

    def __init__(self, state: State, seat: Seat, bill: Bill, proposed: Payment, *, markets: bool = True) -> None:
        self.clan = state.clans[seat]
        self.bill = bill
        self.purse = purse_of(state, seat, bill.keep, markets=markets)
        super().__init__(bill.template, pile_of(self.clan), cards_of(self.clan, proposed))

    def fits(self, picked: tuple[str, ...]) -> bool:
        """The price is covered, by nothing superfluous, with no more markets than there are."""
        counts, supplies = read_cards(self.clan, picked)
        chosen = [self.purse.supplies[place] for place in supplies]
        needed = fewest_markets((self.bill.price, *self.bill.also), counts, chosen)
        left = sum(self.purse.counts) - sum(counts)
        is_paid = needed is not None and needed <= self.purse.markets and left >= self.bill.keep
        return is_paid and self.accepts(counts, supplies)

    def accepts(self, counts: Sequence[int], supplies: Sequence[int]) -> bool:
        """Tell whether a payment by resources and places of supply cards is fine otherwise."""
        return True

    def walk(self) -> Iterator[tuple[str, ...]]:
        """Every payment, and of each every choice among backs."""
        prices = (self.bill.price, *self.bill.also)
        payments = [walk(price, self.purse) for price in prices]
        seen: set[Payment] = set()
        for way in chain.from_iterable(payments):
            counts, places = way.counts, way.supplies
            if len(prices) > 1:
                if (cards := Payment(counts, places, 0)) in seen:
                    continue
                seen.add(cards)
            if not self.accepts(counts, places):
                continue
            supplies = sorted(KINDS + self.clan.supplies[place] for place in places)
            named = tuple(CARD_NAMES[card] for card in supplies)
            for taken in _backs(self.clan.hand, counts, 0):
                yield (*(CARD_NAMES[kind] for kind in range(KINDS) for _ in range(taken[kind])), *named)

    def draw(self, rng: Random) -> tuple[str, ...]:
        """One of the first few."""
        found = [picked for picked, _ in zip(self.walk(), range(DRAWN), strict=False)]
        return found[below(rng, len(found))]


def _backs(hand: Sequence[int], counts: Sequence[int], face: int) -> Iterator[list[int]]:
    """All ways to lay so many cards of each face out of a hand, by kind."""
    if face == FACES:
        yield [0] * KINDS
        return
    kinds = tuple(kind for kind in range(face, KINDS, FACES) if hand[kind])
    for rest in _backs(hand, counts, face + 1):
        for split in splits([hand[kind] for kind in kinds], counts[face]):
            found = rest[:]
            for kind, count in zip(kinds, split, strict=True):
                found[kind] = count
            yield found


def read_cards(clan: Clan, cards: Sequence[str]) -> tuple[tuple[int, ...], list[int]]:
    """Cards by resource, and the places of supply cards in the purse; they are known to be there."""
    counts = [0] * FACES
    supplies = []
    for name in cards:
        number = CARD_NUMBER[name]
        if number < KINDS:
            counts[number % FACES] += 1
        else:
            supplies.append(clan.supplies.index(number - KINDS))
    return tuple(counts), supplies


def paid_by(state: State, seat: Seat, bill: Bill, proposed: Payment) -> Action:
    """The build, paid as proposed."""
    return msgspec.structs.replace(bill.template, **{"pay": cards_of(state.clans[seat], proposed)})


def fewest_markets(prices: Sequence[Price], counts: Sequence[int], supplies: Sequence[Symbols]) -> int | None:
    """How many markets it takes to pay one of these prices exactly."""
    if len(prices) == 1:
        return markets_needed(prices[0], counts, supplies)
    found = [needed for price in prices if (needed := markets_needed(price, counts, supplies)) is not None]
    return min(found, default=None)


def pay(state: State, seat: Seat, cards: Cards, *prices: Price) -> None:
    """Lay the cards on the discarded ones, and use as many markets as it takes."""
    clan = state.clans[seat]
    markets: int | None = 0
    if free_markets(state, clan):
        counts, supplies = read_cards(clan, cards)
        markets = fewest_markets(prices, counts, [state.tables.symbols[clan.supplies[place]] for place in supplies])
        assert markets is not None, "these cards cover the price"
        clan.markets_used += markets
    spend(state, seat, cards)
    if state.events is not None:
        state.tell(Paid(who=seat, cards=cards))
        if markets:
            state.tell(MarketUsed(who=seat, times=markets))


def spend(state: State, seat: Seat, cards: Cards) -> None:
    """Take cards out of a hand, openly: resource cards to the discarded ones, supply cards to the used ones."""
    clan = state.clans[seat]
    for name in cards:
        number = CARD_NUMBER[name]
        if number < KINDS:
            lose(state, seat, number)
            discard(state, number)
        else:
            clan.supplies = tuple(card for card in clan.supplies if card != number - KINDS)
            state.supply_used = (*state.supply_used, number - KINDS)


@cache
def price_words(price: Price) -> tuple[Word, ...]:
    """A price, for people."""
    return tuple(word_of(BASIC[face]) for face, count in enumerate(price) for _ in range(count))


def refuse_payment(state: State, seat: Seat, bill: Bill, cards: Cards, *, markets: bool = True) -> Refusal | None:
    """What is wrong with a payment."""
    proposed = propose(bill.price, purse_of(state, seat, bill.keep, markets=markets))
    price = price_words(bill.price)
    if proposed is None:
        if bill.keep and propose(bill.price, purse_of(state, seat, markets=markets)) is not None:
            return Refusal("no-fee", "section 17", {"count": bill.keep})
        return Refusal("cannot-pay", "section 8", {"price": price})
    form = Payments(state, seat, bill, proposed, markets=markets)
    action = msgspec.structs.replace(bill.template, **{"pay": cards})
    refusal = form.refusal(action, "section 8")
    if refusal is None or refusal.code != "picks-misfit":
        return refusal
    names = tuple(CARD.words[card] for card in cards)
    return Refusal("payment-misfit", "section 8", {"price": price, "cards": names})
