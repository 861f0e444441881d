"""Harvest: bid in secret for the right to share out the cart; the rules, by section, are in the README.

A game this small fits one file, in the order of the rooms of a large one. docs/adding-a-game.md walks through it.
"""

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

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
    Revealing,
    Seat,
    Shares,
    Term,
    View,
    Weighted,
    below,
    heard,
    tell,
    total,
    word_of,
)


class HarvestOptions(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=6)] = 3
    feast: bool = False  # the expansion


Prompt = StrEnum("Prompt", ["DEAL", "LOAD", "BID", "SHARE"])
Crop = StrEnum("Crop", ["WHEAT", "RYE", "HOPS"])
Crops: TypeAlias = tuple[Crop, ...]


class Draw(Action, frozen=True):  # chance draws a secret favourite (section 1) or a crop for the cart (section 2)
    crop: Crop


class Bid(Action, frozen=True):
    coins: Annotated[int, Meta(ge=0)]


class Share(Action, frozen=True):
    shares: tuple[Crops, ...]


class Dealt(Event, frozen=True, kw_only=True):
    crop: Crop


class Loaded(Event, frozen=True, kw_only=True):
    crop: Crop


class Bade(Revealing, frozen=True, kw_only=True):  # the sealed bids
    seat: Seat
    coins: int


class Shared(Event, frozen=True, kw_only=True):
    seat: Seat
    shares: tuple[Crops, ...]


class Ended(Revealing, frozen=True, kw_only=True):
    """The favourites are shown."""


class Rules:
    """The base game: a quiet hook where an expansion may speak."""

    __slots__ = ()  # all states share it, so nobody may put anything in

    def extra_terms(self, barn: Sequence[Crop]) -> tuple[Term, ...]:
        return ()


class Feast(Rules):
    """The expansion, section 6. The option chooses it once, at set-up; no rule asks again."""

    __slots__ = ()

    def extra_terms(self, barn: Sequence[Crop]) -> tuple[Term, ...]:
        sets = min(barn.count(crop) for crop in Crop)
        return (Term("feast", sets, 2 * sets),)


class State:
    """The whole truth: plain data and a cheap copy, no rules."""

    def __init__(self, options: HarvestOptions) -> None:
        self.events: list[Event] | None = []
        self.options, self.rules = options, Feast() if options.feast else Rules()
        self.favourites, self.cart = list[Crop | None]([None] * options.seats), list[Crop]()
        self.sack = dict.fromkeys(Crop, 2 * (options.seats + 1))
        self.coins, self.barns = [6] * options.seats, [list[Crop]() for _ in range(options.seats)]
        self.bids, self.reeve, self.round = Collect[int](range(options.seats)), CHANCE, 1

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.events = None if self.events is None else self.events[:]
        twin.options, twin.rules, twin.reeve, twin.round = self.options, self.rules, self.reeve, self.round
        twin.favourites, twin.sack, twin.cart = self.favourites[:], self.sack.copy(), self.cart[:]
        twin.coins, twin.barns, twin.bids = self.coins[:], [barn[:] for barn in self.barns], self.bids.copy()
        return twin


class Row(Struct, frozen=True):
    coins: int
    barn: Crops
    bid: int | None  # only one's own, while bids are sealed
    favourite: Crop | None  # only one's own, until the end


class HarvestView(View, frozen=True, kw_only=True):
    round: int
    cart: Crops
    sack: dict[Crop, int]
    waiting: tuple[Seat, ...]
    players: tuple[Row, ...]
    events: tuple[Dealt | Loaded | Bade | Shared | Ended, ...]


class Harvest(Game[HarvestOptions, State, Draw | Bid | Share]):
    """The contract, method by method."""

    name, rules, seats, words = "harvest", "1", range(2, 5), "krajina_harvest"
    options, actions = HarvestOptions, Draw | Bid | Share

    def new(self, options: HarvestOptions) -> State:
        return State(options)

    def decisions(self, state: State) -> tuple[Decision[Draw | Bid | Share], ...]:
        if None in state.favourites:
            return (Decision(CHANCE, Prompt.DEAL, Weighted([Draw(crop) for crop in Crop], [1] * len(Crop))),)
        if state.round > state.options.rounds:
            return ()
        if len(state.cart) <= state.options.seats:
            left = {Draw(crop): count for crop, count in state.sack.items() if count}
            return (Decision(CHANCE, Prompt.LOAD, Weighted(list(left), list(left.values()))),)
        if state.reeve != CHANCE:
            return (Decision(state.reeve, Prompt.SHARE, self._form(state)),)
        offers = [Listed([Bid(bid) for bid in range(coins + 1)]) for coins in state.coins]
        return tuple(Decision(seat, Prompt.BID, offers[seat]) for seat in state.bids.waiting)

    def advance(self, state: State, seat: Seat, action: Draw | Bid | Share) -> None:
        if isinstance(action, Bid):
            if state.bids.give(seat, action.coins):
                self._resolve(state)
        elif isinstance(action, Share):
            self._hand_out(state, action.shares)
        elif None in state.favourites:
            seat = state.favourites.index(None)
            state.favourites[seat] = action.crop
            tell(state, Dealt(crop=action.crop, to=(seat,)))
        else:
            state.sack[action.crop] -= 1
            state.cart.append(action.crop)
            tell(state, Loaded(crop=action.crop))

    def _resolve(self, state: State) -> None:  # section 3: the highest bid wins, ties go round with the rounds
        bids, seats = state.bids.in_order(), state.options.seats
        state.reeve = max(range(seats), key=lambda seat: (bids[seat], -((seat - state.round + 1) % seats)))
        state.coins[state.reeve] -= bids[state.reeve]
        state.bids = Collect(range(seats))
        for seat in range(seats):
            tell(state, Bade(seat=seat, coins=bids[seat]))

    def _hand_out(self, state: State, shares: tuple[Crops, ...]) -> None:  # section 4: a coin a crop given away
        for seat, share in enumerate(shares):
            state.barns[seat] += share
            state.coins[state.reeve] += 0 if seat == state.reeve else len(share)
        tell(state, Shared(seat=state.reeve, shares=shares))
        state.cart, state.reeve, state.round = [], CHANCE, state.round + 1
        if state.round > state.options.rounds:
            tell(state, Ended())

    def refusal(self, state: State, seat: Seat, action: Draw | Bid | Share) -> Refusal | None:
        if isinstance(action, Bid):
            return Refusal("coins", "section 3", {"bid": action.coins, "coins": state.coins[seat]})
        if isinstance(action, Share):
            return self._form(state).refusal(action, "section 4")
        return Refusal("sack", "section 2", {"crop": word_of(action.crop)})

    def view(self, state: State, seat: Seat | None) -> HarvestView:
        over, rows = self.outcome(state) is not None, []
        for other, barn in enumerate(state.barns):
            bid = state.bids.answers.get(other) if other == seat else None
            favourite = state.favourites[other] if over or other == seat else None
            rows.append(Row(state.coins[other], tuple(sorted(barn)), bid, favourite))
        return HarvestView(
            round=min(state.round, state.options.rounds),
            cart=tuple(state.cart),
            sack=state.sack.copy(),
            waiting=tuple(asked.seat for asked in self.decisions(state) if asked.prompt == Prompt.BID),
            players=tuple(rows),
            events=tuple(heard(state, seat)),  # type: ignore[arg-type]  # only those five happen here
        )

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        twin, crops = state.copy(), list(Crop)
        twin.events = heard(state, seat)
        for other, favourite in enumerate(state.favourites):
            if favourite and other != seat and self.outcome(state) is None:
                twin.favourites[other] = crops[below(rng, len(crops))]
        for other in (one for one in state.bids.answers if one != seat):
            twin.bids.answers[other] = below(rng, state.coins[other] + 1)
        return twin

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= state.options.rounds:
            return None
        return Outcome.of([_terms(state, seat) for seat in range(state.options.seats)], state.coins)

    def evaluate(self, state: State, seat: Seat) -> float:
        return total(_terms(state, seat)) + state.coins[seat] / 2

    def _form(self, state: State) -> Shares[Share]:
        return Shares(Share(()), state.cart, range(state.options.seats))


def _terms(state: State, seat: Seat) -> tuple[Term, ...]:  # section 5
    barn = state.barns[seat]
    loved = sum(crop == state.favourites[seat] for crop in barn)
    other = len(barn) - loved
    return Term("favourite", loved, 3 * loved), Term("other", other, other), *state.rules.extra_terms(barn)


GAME = Harvest()
