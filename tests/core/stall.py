"""Stall: a tiny open game of paying with cards, for the form where some of a pile are picked.

In turn, three times each, a seat gives the other one any of its cards, builds something and pays for it with cards that
fit, or rests.
"""

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, TypeAlias

import msgspec

from krajina.core import (
    Action,
    AnyOf,
    Choices,
    Decision,
    Event,
    Game,
    Listed,
    Named,
    Options,
    Outcome,
    Picks,
    Refusal,
    Seat,
    Term,
    View,
)

CARDS = ("forest-wood", "mountains-gold", "supply-grain-wood")
WOOD, GOLD, MIXED = CARDS
Card: TypeAlias = Annotated[str, Named("card", CARDS)]
Site: TypeAlias = Annotated[str, Named("site", ("hut", "fence"))]
PRICES: dict[str, int] = {"hut": 2, "fence": 1}  # so much wood, and nothing in vain
TURNS = 6

EN = """
card-forest-wood = wood
card-mountains-gold = gold
card-supply-grain-wood = grain or wood
site-hut = hut
site-fence = fence
ask-turn = What do you do?
do-build = build a { $at } for { $pay }
do-give = give away { $cards }
do-rest = rest
"""


class Build(Action, frozen=True):
    at: Site
    pay: tuple[Card, ...] = ()


class Give(Action, frozen=True):
    cards: tuple[Card, ...] = ()


class Rest(Action, frozen=True):
    pass


Move: TypeAlias = Build | Give | Rest


class Wood(Picks[Build]):
    """Exactly so many cards that give wood."""

    def fits(self, picked: tuple[str, ...]) -> bool:
        return len(picked) == PRICES[self.template.at] and GOLD not in picked


class State:
    def __init__(self, options: Options) -> None:
        self.events: list[Event] | None = []
        self.turn = 0
        self.hands = [[WOOD, GOLD, WOOD, MIXED], [MIXED, GOLD]]
        self.built: list[list[str]] = [[], []]

    def copy(self) -> "State":
        twin = State(Options(seats=2))
        twin.events, twin.turn = None if self.events is None else self.events[:], self.turn
        twin.hands, twin.built = [hand[:] for hand in self.hands], [built[:] for built in self.built]
        return twin


class StallView(View, frozen=True, kw_only=True):
    players: tuple[tuple[tuple[Card, ...], tuple[Site, ...]], ...]
    turn: int


class Stall(Game[Options, State, Move]):
    name, rules, seats, words = "stall", "1", range(2, 3), "krajina_test_stall"
    options, actions = Options, Move

    def new(self, options: Options) -> State:
        return State(options)

    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        if state.turn == TURNS:
            return ()
        seat = state.turn % 2
        forms: list[Choices[Move]] = [*self.builds(state, seat), self.gift(state, seat)]
        return (Decision(seat, "turn", AnyOf[Move](Listed([Rest()]), *forms)),)

    def builds(self, state: State, seat: Seat) -> Iterator[Picks[Build]]:
        hand = state.hands[seat]
        woods = [*(card for card in hand if card == WOOD), *(card for card in hand if card == MIXED)]
        for at, price in PRICES.items():
            if len(woods) >= price:
                yield self.form(Build(at), sorted(hand), woods[:price])

    def form(self, template: Build, pile: list[str], proposed: list[str]) -> Picks[Build]:
        return Wood(template, pile, proposed)

    def gift(self, state: State, seat: Seat) -> Picks[Give]:
        return Picks(Give(), sorted(state.hands[seat]), (), field="cards")

    def advance(self, state: State, seat: Seat, action: Move) -> None:
        cards = action.pay if isinstance(action, Build) else action.cards if isinstance(action, Give) else ()
        for card in cards:
            state.hands[seat].remove(card)
        if isinstance(action, Build):
            state.built[seat].append(action.at)
        elif isinstance(action, Give):
            state.hands[1 - seat] += cards
        state.turn += 1

    def refusal(self, state: State, seat: Seat, action: Move) -> Refusal | None:
        forms: list[Picks[Any]] = [*self.builds(state, seat), self.gift(state, seat)]
        reasons = [form.refusal(action, "section 1") for form in forms]
        told = [reason for reason in reasons if reason and reason.code != "picks-other"]
        return next(iter(told), Refusal("picks-other", "section 1"))

    def view(self, state: State, seat: Seat | None) -> StallView:
        rows = zip(state.hands, state.built, strict=True)
        return StallView(players=tuple((tuple(hand), tuple(built)) for hand, built in rows), turn=state.turn)

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        return state.copy()

    def outcome(self, state: State) -> Outcome | None:
        if state.turn < TURNS:
            return None
        return Outcome.of([(Term("built", len(built), len(built)),) for built in state.built], [0, 0])


class ProposesTooLittle(Stall):
    def form(self, template: Build, pile: list[str], proposed: list[str]) -> Picks[Build]:
        return Wood(template, pile, proposed[1:])


class WalksTooLittle(Stall):
    def form(self, template: Build, pile: list[str], proposed: list[str]) -> Picks[Build]:
        return Stingy(template, pile, proposed)


class Stingy(Picks[Build]):
    """Takes anything, but tells of the proposal only."""

    def walk(self) -> Iterator[tuple[str, ...]]:
        yield self.proposed


class TakesAnyOrder(Stall):
    def form(self, template: Build, pile: list[str], proposed: list[str]) -> Picks[Build]:
        return Untidy(template, pile, proposed)


class Untidy(Wood):
    def refusal(self, action: Build, rule: str = "") -> Refusal | None:
        reason = super().refusal(action, rule)
        return None if reason is not None and reason.code == "picks-order" else reason


class DrawsGold(Stall):
    def form(self, template: Build, pile: list[str], proposed: list[str]) -> Picks[Build]:
        return Greedy(template, pile, proposed)


class Greedy(Wood):
    def draw(self, rng: Random) -> tuple[str, ...]:
        return (GOLD,)


class SilentOnOrder(Stall):
    def refusal(self, state: State, seat: Seat, action: Move) -> Refusal | None:
        reason = super().refusal(state, seat, action)
        return None if reason is not None and reason.code == "picks-order" else reason


def proposal(form: Picks[Build]) -> Build:
    """A form filled in as proposed."""
    return msgspec.structs.replace(form.template, pay=form.proposed)
