"""A public work built together: the main player takes offered cards and pays the rest, and the helpers agree.

Section 18, rulings 27 and 28; how cards come to be offered stands in `offers.py`.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, TypeAlias

from krajina.core import Action, Choices, Decision, Listed, Message, Refusal, Seat, SeatName, Values, Word, word_of
from krajina.core.tasks import Question
from krajina.core.together import Together
from krajina.games.graenaland.actions import CONFIRMS, BuildTogether, Confirm, DropWork, TakeSupply, UseCard
from krajina.games.graenaland.catalog import CARD, CARD_NUMBER, TILE, Cards
from krajina.games.graenaland.events import Paid
from krajina.games.graenaland.moves.build_together import REST, build_together
from krajina.games.graenaland.moves.build_work import place_work, work_price
from krajina.games.graenaland.moves.drop_work import DROP_WORK, drop
from krajina.games.graenaland.moves.take_supply import refuse_take_supply, supply_choices, take_supply
from krajina.games.graenaland.moves.use_card import covers, helps
from krajina.games.graenaland.paying.bill import Bill, Price
from krajina.games.graenaland.paying.form import pay, price_words, purse_of, refuse_payment, spend
from krajina.games.graenaland.paying.payable import Payable, Source
from krajina.games.graenaland.paying.payer import propose
from krajina.games.graenaland.pieces import WORKS, Prompt
from krajina.games.graenaland.spoken import CardUsed, Confirmed
from krajina.games.graenaland.state import State

COLLECTS: Final[frozenset[type[Action]]] = frozenset({UseCard, TakeSupply, BuildTogether, DropWork})
Offers: TypeAlias = tuple[tuple[Seat, str], ...]  # whose, and which card


def without(pairs: Sequence[tuple[Seat, str]], gone: Sequence[tuple[Seat, str]]) -> list[tuple[Seat, str]]:
    """What is left of some cards."""
    left = list(pairs)
    for pair in gone:
        left.remove(pair)
    return left


class Collecting(Payable):
    """The choices of the main player, and what the question is about."""

    __slots__ = ("told",)

    def __init__(
        self,
        state: State,
        seat: Seat,
        sources: Sequence[Source],
        known: frozenset[type[Action]],
        others: Callable[[], Sequence[Action]],
        told: Callable[[State], Values],
    ) -> None:
        super().__init__(state, seat, sources, known, others)
        self.told = told

    def values(self) -> Values:
        """The work, where it is to stand, and what is left to pay."""
        return self.told(self.state)


class CollectOffers(Question[State]):
    """The main player takes offered cards one by one, and pays the rest or drops the work; a supply card any time."""

    ASIDE: ClassVar[frozenset[str]] = frozenset({"left"})
    prompt: ClassVar[str] = Prompt.COLLECT

    def __init__(self, player: Seat, work: int, at: int, offers: Offers, used: Offers = ()) -> None:
        self.player = player
        self.work = work
        self.at = at
        self.offers = offers
        self.used = used
        self.left: tuple[Price, ...] = ()  # the rests, made once

    def price(self, state: State) -> Price:
        """What the whole work costs."""
        return work_price(state, self.work, self.at)

    def rests(self, state: State) -> tuple[Price, ...]:
        """What may be left to pay, for supply cards may cover one thing or another."""
        if not self.left:
            cards = sorted([card for _, card in self.used], key=CARD_NUMBER.__getitem__)
            self.left = rests(state, self.price(state), tuple(cards))
        return self.left

    def choices(self, state: State) -> Choices[Action]:
        """A card that still helps, a supply card, the rest of the price, or nothing."""
        bill = (lambda now, _seat: [self.bill(now)],)
        return Collecting(state, self.player, bill, COLLECTS, lambda: self.others(state), self.values)

    def decisions(self, state: State) -> tuple[Decision[Action], ...]:
        """The one question."""
        return (Decision(self.player, self.prompt, self.choices(state), None),)

    def others(self, state: State) -> Sequence[Action]:
        """Each offered card once."""
        left = self.rests(state)
        cards = dict.fromkeys(without(self.offers, self.used))
        found: list[Action] = [
            UseCard(seat, card) for seat, card in cards if any(helps(state, card, due) for due in left)
        ]
        found += supply_choices(state)
        found.append(DROP_WORK)
        return found

    def bill(self, state: State) -> Bill:
        """The rest of the price: one that can be paid, if any can."""
        dues = self.rests(state)
        if len(dues) == 1:
            return Bill(REST, dues[0])
        purse = purse_of(state, self.player)
        due = next((due for due in dues if propose(due, purse) is not None), dues[0])
        return Bill(REST, due, also=tuple(other for other in dues if other != due))

    def values(self, state: State) -> Values:
        price = price_words(min(self.rests(state), key=sum))
        return {"work": word_of(WORKS[self.work]), "at": TILE.words[state.name(self.at)], "price": price}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Go on, drop it, or ask those whose cards are used."""
        if type(action) is TakeSupply:
            take_supply(state, seat, action)
            state.todo.append(self)
        elif type(action) is UseCard:
            used = (*self.used, (action.seat, action.card))
            if state.events is not None:
                state.tell(CardUsed(who=action.seat, card=action.card))
            state.todo.append(CollectOffers(seat, self.work, self.at, self.offers, used))
        elif type(action) is BuildTogether:
            build_together(state, seat, action)
            confirm = ConfirmTogether(self.work, self.at, self.offers, self.used, action.pay, self.rests(state))
            state.todo.append(confirm)
        else:
            drop(state, self.work, self.at)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """No such card was offered, it is not needed, or the rest is not paid."""
        if isinstance(action, BuildTogether):
            return refuse_payment(state, seat, self.bill(state), action.pay)
        if isinstance(action, TakeSupply):
            return refuse_take_supply(state, action)
        assert isinstance(action, UseCard), "one can always drop it"
        values: Values = {"card": CARD.words[action.card], "seat": SeatName(action.seat)}
        if (action.seat, action.card) not in without(self.offers, self.used):
            return Refusal("not-offered-card", "section 18", values)
        return Refusal("not-needed", "ruling 28", values)


def rests(state: State, price: Price, cards: Cards) -> tuple[Price, ...]:
    """What may be left of a price when some cards have covered what they can, each of them something."""
    if not cards:
        return (price,)
    found: set[Price] = {price}
    for card in cards:
        found = {
            tuple([count - way.count(one) for one, count in enumerate(due)])
            for due in found
            for way in covers(state, card, due)
        }
    return tuple(sorted(found, key=lambda due: (sum(due), due)) if len(found) > 1 else found)


class ConfirmTogether(Together[State]):
    """Every seat whose cards are used agrees; a no takes an offer back, and leaves the others (ruling 28)."""

    prompt: ClassVar[str] = Prompt.CONFIRM
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Confirm})

    def __init__(self, work: int, at: int, offers: Offers, used: Offers, own: Cards, dues: tuple[Price, ...]) -> None:
        self.work = work
        self.at = at
        self.offers = offers
        self.used = used
        self.own = own  # of the main player
        self.dues = dues  # what the main player's own part may cover

    def seats(self, state: State) -> Sequence[Seat]:
        return [seat for seat in range(state.options.seats) if any(one == seat for one, _ in self.used)]

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        return Listed(CONFIRMS)

    def values(self, state: State) -> Values:
        return {"work": word_of(WORKS[self.work]), "at": TILE.words[state.name(self.at)]}

    def own_values(self, state: State, seat: Seat, values: Values) -> Values:
        return {**values, "cards": self.cards(seat)}

    def cards(self, seat: Seat) -> tuple[Word, ...]:
        """What a seat would give."""
        return tuple(CARD.words[card] for one, card in self.used if one == seat)

    def said(self, state: State, seat: Seat, action: Action) -> Message:
        """With the cards."""
        return Message("do-confirm-here", {**action.message.values, "cards": self.cards(seat)})

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """Build it with the cards of all; or go on with what the others offer, if there is anything."""
        refusing = []
        for seat, action in answers.items():
            assert isinstance(action, Confirm), "yes or no"
            if not action.agree:
                refusing.append(seat)
            if state.events is not None:
                state.tell(Confirmed(who=seat, agree=action.agree))
        if refusing:
            self.go_on_without(state, refusing)
            return
        for seat in answers:
            cards = tuple(card for one, card in self.used if one == seat)
            spend(state, seat, cards)
            if state.events is not None:
                state.tell(Paid(who=seat, cards=cards))
        if self.own:
            pay(state, state.main, self.own, *self.dues)
        place_work(state, state.main, self.work, self.at)

    def go_on_without(self, state: State, refusing: Sequence[Seat]) -> None:
        """The others' cards still lie there; whether they suffice is for the main player, whose hand is secret."""
        left = tuple((seat, card) for seat, card in self.offers if seat not in refusing)
        if left:
            state.todo.append(CollectOffers(state.main, self.work, self.at, left))
        else:
            drop(state, self.work, self.at)
