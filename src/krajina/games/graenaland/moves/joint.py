"""A public work built together: the main player takes offered cards and pays the rest, and the helpers agree.

Section 18, rulings 27 and 28; how cards come to be offered stands in `offer.py`.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, TypeAlias

from krajina.core import Action, Listed, Refusal, Seat, SeatName, word_of
from krajina.core.choices import Choices
from krajina.core.message import Values
from krajina.games.graenaland.actions import (
    DROP_WORK,
    BuildTogether,
    Cards,
    Confirm,
    DropWork,
    TakeSupply,
    UseCard,
)
from krajina.games.graenaland.cards import show
from krajina.games.graenaland.catalog import CARD, TILE
from krajina.games.graenaland.events import (
    CardsLaid,
    CardUsed,
    Confirmed,
    Paid,
    WorkDropped,
)
from krajina.games.graenaland.moves.build import Payable, place_work, work_price
from krajina.games.graenaland.moves.supply import refuse_supply, supply_choices, take_supply
from krajina.games.graenaland.payer import propose
from krajina.games.graenaland.paying import (
    NUMBERS,
    Bill,
    pay,
    price_words,
    purse_of,
    refuse_payment,
    spend,
)
from krajina.games.graenaland.payment import Symbols, uses
from krajina.games.graenaland.pieces import FACES, GOLD, KINDS, WORKS, Prompt
from krajina.games.graenaland.state import State, counted
from krajina.games.graenaland.tables import Price
from krajina.games.graenaland.tasks import Question, Together

COLLECTS: Final[frozenset[type[Action]]] = frozenset({UseCard, TakeSupply, BuildTogether, DropWork})
REST: Final = BuildTogether(())
Offers: TypeAlias = tuple[tuple[Seat, str], ...]  # whose, and which card
CONFIRMS: Final = (Confirm(True), Confirm(False))


def helps(state: State, card: str, due: Sequence[int]) -> bool:
    """Tell whether a card covers something of what is due; others' cards go to no market (ruling 27)."""
    number = NUMBERS[card]
    if number >= KINDS:
        return any(uses(state.tables.symbols[number - KINDS], due))
    face = number % FACES
    return any(due) if face == GOLD else due[face] > 0


def shown(cards: Sequence[str]) -> list[int]:
    """The resource cards among cards, by kind."""
    return counted([NUMBERS[card] for card in cards if NUMBERS[card] < KINDS])


def without(pairs: Sequence[tuple[Seat, str]], gone: Sequence[tuple[Seat, str]]) -> list[tuple[Seat, str]]:
    """What is left of some cards."""
    left = list(pairs)
    for pair in gone:
        left.remove(pair)
    return left


class CollectOffers(Question, frozen=True):
    """The main player takes offered cards one by one, and pays the rest or drops the work; a supply card any time."""

    prompt: ClassVar[Prompt] = Prompt.COLLECT

    work: int
    at: int
    offers: Offers
    used: Offers = ()

    def price(self, state: State) -> Price:
        """What the whole work costs."""
        return work_price(state, self.work, self.at)

    def rests(self, state: State) -> tuple[Price, ...]:
        """What may be left to pay, for supply cards may cover one thing or another."""
        cards = sorted((card for _, card in self.used), key=NUMBERS.__getitem__)
        return rests(state.tables.symbols, self.price(state), tuple(cards))

    def choices(self, state: State) -> Choices[Action]:
        """A card that still helps, a supply card, the rest of the price, or nothing."""
        return CollectChoices(state, self)

    def bill(self, state: State) -> Bill:
        """The rest of the price: one that can be paid, if any can."""
        dues, purse = self.rests(state), purse_of(state, self.player)
        due = next((due for due in dues if propose(due, purse) is not None), dues[0])
        return Bill(REST, due, also=tuple(other for other in dues if other != due))

    def values(self, state: State) -> Values:
        """What is still due."""
        due = min(self.rests(state), key=sum)
        return {"work": word_of(WORKS[self.work]), "at": TILE.words[state.name(self.at)], "price": price_words(due)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Go on, drop it, or ask those whose cards are used."""
        if isinstance(action, TakeSupply):
            take_supply(state, seat, action)
            state.todo.append(self)
            return
        if isinstance(action, UseCard):
            used = (*self.used, (action.seat, action.card))
            state.tell(CardUsed(who=action.seat, card=action.card))
            state.todo.append(CollectOffers(seat, self.work, self.at, self.offers, used))
        elif isinstance(action, BuildTogether):
            if action.pay and state.events is not None:
                state.tell(CardsLaid(who=seat, cards=action.pay))
            show(state, seat, shown(action.pay))
            confirm = ConfirmTogether(self.work, self.at, self.offers, self.used, action.pay, self.rests(state))
            state.todo.append(confirm)
        else:
            drop(state, seat, self.work, self.at)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """No such card was offered, it is not needed, or the rest is not paid."""
        if isinstance(action, BuildTogether):
            return refuse_payment(state, seat, self.bill(state), action.pay)
        if isinstance(action, TakeSupply):
            return refuse_supply(state, action)
        assert isinstance(action, UseCard), "one can always drop it"
        values: Values = {"card": CARD.words[action.card], "seat": SeatName(action.seat)}
        if (action.seat, action.card) not in without(self.offers, self.used):
            return Refusal("not-offered-card", "section 18", values)
        return Refusal("not-needed", "ruling 28", values)


class CollectChoices(Payable):
    """The rest of the price, a card that still helps, a supply card, or dropping the work."""

    __slots__ = ("task",)

    def __init__(self, state: State, task: CollectOffers) -> None:
        self.task = task
        super().__init__(state, task.player, (lambda now, _seat: [task.bill(now)],), COLLECTS)

    def others(self) -> Sequence[Action]:
        """Each card once."""
        left = self.task.rests(self.state)
        cards = dict.fromkeys(without(self.task.offers, self.task.used))
        helping = [UseCard(seat, card) for seat, card in cards if any(helps(self.state, card, due) for due in left)]
        return (*helping, *supply_choices(self.state), DROP_WORK)


def rests(symbols: tuple[Symbols, ...], price: Price, cards: Cards) -> tuple[Price, ...]:
    """What may be left of a price when some cards have covered what they can, each of them something."""
    found: set[Price] = {price}
    for number in map(NUMBERS.__getitem__, cards):
        face = number % FACES
        after: set[Price] = set()
        for due in found:
            if number >= KINDS:
                ways = list(uses(symbols[number - KINDS], due))
            elif face == GOLD:
                ways = [(one,) for one, count in enumerate(due) if count]
            else:
                ways = [(face,)] if due[face] else []
            after.update(tuple(count - way.count(one) for one, count in enumerate(due)) for way in ways)
        found = after
    return tuple(sorted(found, key=lambda due: (sum(due), due)))


class ConfirmTogether(Together, frozen=True):
    """Everybody whose cards are used agrees; a no takes an offer back, and leaves the others (ruling 28)."""

    prompt: ClassVar[Prompt] = Prompt.CONFIRM
    known: ClassVar[frozenset[type[Action]]] = frozenset({Confirm})
    has_own_values: ClassVar[bool] = True

    work: int
    at: int
    offers: Offers
    used: Offers
    own: Cards  # of the main player
    dues: tuple[Price, ...]  # what the main player's own part may cover

    def seats(self, state: State) -> Sequence[Seat]:
        """The helpers."""
        return [seat for seat in range(state.options.seats) if any(one == seat for one, _ in self.used)]

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """Yes or no."""
        return Listed(CONFIRMS)

    def values(self, state: State) -> Values:
        """What is to be built where."""
        return {"work": word_of(WORKS[self.work]), "at": TILE.words[state.name(self.at)]}

    def own_values(self, state: State, seat: Seat, values: Values) -> Values:
        """Which of their cards are wanted."""
        return {**values, "cards": tuple(CARD.words[card] for one, card in self.used if one == seat)}

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """Build it with everybody's cards; or go on with what the others offer, if there is anything."""
        refusing = []
        for seat, action in answers.items():
            assert isinstance(action, Confirm), "yes or no"
            if not action.agree:
                refusing.append(seat)
            state.tell(Confirmed(who=seat, agree=action.agree))
        if refusing:
            self.go_on_without(state, refusing)
            return
        for seat in answers:
            cards = tuple(card for one, card in self.used if one == seat)
            spend(state, seat, cards)
            state.tell(Paid(who=seat, cards=cards))
        if self.own:
            pay(state, state.main, self.own, *self.dues)
        place_work(state, state.main, self.work, self.at)

    def go_on_without(self, state: State, refusing: Sequence[Seat]) -> None:
        """The others' cards still lie there; whether they suffice is for the main player, whose hand nobody knows."""
        left = tuple((seat, card) for seat, card in self.offers if seat not in refusing)
        if left:
            state.todo.append(CollectOffers(state.main, self.work, self.at, left))
        else:
            drop(state, state.main, self.work, self.at)


def drop(state: State, main: Seat, work: int, at: int) -> None:
    """It is not built, and everybody keeps their cards."""
    if state.events is not None:
        state.tell(WorkDropped(who=main, work=WORKS[work], at=state.name(at)))
