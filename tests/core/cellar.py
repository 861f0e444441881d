"""Cellar: a second game for the kit. Cards from one deck, a peek that must be remembered, a race that may be won.

Two cards a seat are dealt, their backs open; seat 0 peeks at a card of the next seat; all at once bury a card; then
all at once call or wait, and the first call ends the question; if nobody calls, chance names the seat that scores.
"""

from enum import StrEnum
from random import Random
from typing import ClassVar

from msgspec import Struct

from krajina.core import (
    CHANCE,
    Action,
    Collect,
    Decision,
    Event,
    Game,
    Listed,
    Options,
    Outcome,
    Refusal,
    Seat,
    Term,
    View,
    Weighted,
    below,
    heard,
    tell,
)

Card = StrEnum("Card", ["RED1", "RED2", "RED3", "RED4", "BLUE1", "BLUE2", "BLUE3", "BLUE4"])


class Deal(Action, frozen=True):
    card: Card


class Peek(Action, frozen=True):
    slot: int


class Bury(Action, frozen=True):
    slot: int


class Call(Action, frozen=True):
    pass


class Wait(Action, frozen=True):
    pass


class Name(Action, frozen=True):
    seat: Seat


Move = Deal | Peek | Bury | Call | Wait | Name


class Dealt(Event, frozen=True, kw_only=True):
    card: Card


class Coloured(Event, frozen=True, kw_only=True):  # only in variants that do not show the backs
    back: str


class Peeked(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    card: Card


class Buried(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    slots: tuple[int, ...]


class Ended(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True


class State:
    def __init__(self, options: Options) -> None:
        self.events: list[Event] | None = []
        self.options = options
        self.deck = list(Card)
        self.slots: list[list[Card]] = [[] for _ in range(options.seats)]
        self.peeked: int | None = None  # the slot of seat 1 that seat 0 has seen
        self.burials = Collect[int](range(options.seats))
        self.buried: tuple[int, ...] = ()
        self.waits = Collect[bool](range(options.seats))
        self.winner: Seat | None = None

    def copy(self) -> "State":
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        twin.events = None if self.events is None else self.events[:]
        twin.deck, twin.slots = self.deck[:], [slots[:] for slots in self.slots]
        twin.burials, twin.waits = self.burials.copy(), self.waits.copy()
        return twin


class Row(Struct, frozen=True):
    backs: tuple[str, ...]
    cards: tuple[Card, ...] | None
    burial: int | None


class CellarView(View, frozen=True, kw_only=True):
    buried: tuple[int, ...]
    winner: Seat | None
    players: tuple[Row, ...]
    events: tuple[Dealt | Coloured | Peeked | Buried | Ended, ...]


class Cellar(Game[Options, State, Move]):
    name, rules, seats, words = "cellar", "1", range(2, 4), "tests"
    options, actions = Options, Deal | Peek | Bury | Call | Wait | Name

    def new(self, options: Options) -> State:
        return State(options)

    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        if self._receiver(state) is not None:
            deck = [Deal(card) for card in state.deck]
            return (Decision(CHANCE, "deal", Weighted(deck, [1] * len(deck))),)
        if state.peeked is None:
            return (Decision(0, "peek", Listed([Peek(0), Peek(1)])),)
        if not state.buried:
            return tuple(Decision(seat, "bury", Listed([Bury(0), Bury(1)])) for seat in state.burials.waiting)
        if state.winner is not None:
            return ()
        if state.waits.waiting:
            return tuple(Decision(seat, "call", Listed([Call(), Wait()])) for seat in state.waits.waiting)
        names = [Name(seat) for seat in range(state.options.seats)]
        return (Decision(CHANCE, "name", Weighted(names, [1] * len(names))),)

    def _receiver(self, state: State) -> Seat | None:
        short = [seat for seat, slots in enumerate(state.slots) if len(slots) < 2]
        return min(short, key=lambda seat: len(state.slots[seat])) if short else None

    def advance(self, state: State, seat: Seat, action: Move) -> None:
        if isinstance(action, Deal):
            receiver = self._receiver(state)
            assert receiver is not None
            state.deck.remove(action.card)
            state.slots[receiver].append(action.card)
            self.tell_dealt(state, action.card, receiver)
        elif isinstance(action, Peek):
            state.peeked = action.slot
            tell(state, Peeked(card=state.slots[1][action.slot], to=(0,)))
        elif isinstance(action, Bury):
            if state.burials.give(seat, action.slot):
                self.bury(state)
        elif isinstance(action, Wait):
            state.waits.give(seat, True)
        else:
            self._end(state, action.seat if isinstance(action, Name) else seat)

    def tell_dealt(self, state: State, card: Card, receiver: Seat) -> None:
        tell(state, Dealt(card=card, to=(receiver,)))

    def bury(self, state: State) -> None:
        state.buried = state.burials.in_order()
        tell(state, Buried(slots=state.buried))

    def _end(self, state: State, winner: Seat) -> None:
        state.winner = winner
        tell(state, Ended())

    def refusal(self, state: State, seat: Seat, action: Move) -> Refusal | None:
        return Refusal("nothing-there", "section 1")

    def view(self, state: State, seat: Seat | None) -> CellarView:
        rows = []
        for other, slots in enumerate(state.slots):
            burial = state.burials.answers.get(other) if other == seat else None
            cards = tuple(slots) if other == seat or state.winner is not None else None
            rows.append(Row(self.backs(slots), cards, burial))
        events = tuple(heard(state, seat))
        return CellarView(buried=state.buried, winner=state.winner, players=tuple(rows), events=events)  # type: ignore[arg-type]

    def backs(self, slots: list[Card]) -> tuple[str, ...]:
        return tuple(card[:-1] for card in slots)

    def fits(self, card: Card, truth: Card) -> bool:
        return card[:-1] == truth[:-1]

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        twin = state.copy()
        twin.events = heard(state, seat)
        if state.winner is not None:
            return twin
        unknown = [place for place in self.places(state) if not self.knows(state, seat, *place)]
        pool = sorted([*state.deck, *(state.slots[other][slot] for other, slot in unknown)])
        for other, slot in unknown:
            fitting = [card for card in pool if self.fits(card, state.slots[other][slot])]
            twin.slots[other][slot] = fitting[below(rng, len(fitting))]
            pool.remove(twin.slots[other][slot])
        twin.deck = pool
        for other in state.burials.answers:
            if other != seat and not state.buried:
                twin.burials.answers[other] = below(rng, 2)
        return twin

    def places(self, state: State) -> list[tuple[Seat, int]]:
        return [(seat, slot) for seat, slots in enumerate(state.slots) for slot in range(len(slots))]

    def knows(self, state: State, seat: Seat | None, other: Seat, slot: int) -> bool:
        return other == seat or (seat == 0 and (other, slot) == (1, state.peeked))

    def outcome(self, state: State) -> Outcome | None:
        if state.winner is None:
            return None
        kept = [int(slots[1 - gone][-1]) for slots, gone in zip(state.slots, state.buried, strict=True)]
        rows = [[Term("card", 1, points), Term("won", 0, seat == state.winner)] for seat, points in enumerate(kept)]
        return Outcome.of(rows)


def pieces(state: State) -> list[Card]:
    return sorted([*state.deck, *(card for slots in state.slots for card in slots)])
