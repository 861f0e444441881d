"""Chosen starting places: two rounds of villages, and leaving a crowded territory (section 26, rulings 42 to 44)."""

from collections.abc import Sequence
from typing import ClassVar, Final, TypeAlias

from krajina.core import Action, Choices, Refusal, Seat, Values
from krajina.core.tasks import Offered, Question, Task
from krajina.games.graenaland.actions import KEEP_ANCHOR, KeepAnchor, RaiseAnchor, Settle
from krajina.games.graenaland.cards import discard
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.events import AnchorKept, StartCardDiscarded
from krajina.games.graenaland.moves.raise_anchor import havens, sail
from krajina.games.graenaland.moves.settle import places, refuse_place, settle, take_card
from krajina.games.graenaland.pieces import FACES, RESOURCES, TERRAINS, Prompt
from krajina.games.graenaland.state import State

SETTLES: Final[frozenset[type[Action]]] = frozenset({Settle})
ANCHORS: Final[frozenset[type[Action]]] = frozenset({RaiseAnchor, KeepAnchor})
Arrivals: TypeAlias = tuple[tuple[Seat, ...], ...]  # by territory of the coast, which seats came in which order


class BeginSettling(Task[State]):
    """The first player places the first village."""

    def enter(self, state: State) -> bool:
        state.todo.append(Settling(state.main, 0, ((),) * state.tables.shape.coast))
        return False


class Settling(Question[State]):
    """A seat places a village on the coast, the first one with the warrior."""

    prompt: ClassVar[str] = Prompt.START

    def __init__(self, player: Seat, turn: int, arrivals: Arrivals) -> None:
        self.player = player
        self.turn = turn
        self.arrivals = arrivals

    def choices(self, state: State) -> Choices[Action]:
        return Offered([Settle(state.name(at)) for at in places(state, self.player, self.turn)], SETTLES)

    def values(self, state: State) -> Values:
        return {"number": 1 + (self.turn >= state.options.seats)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Place it, take a card; without a card those who were there first may leave."""
        assert isinstance(action, Settle), "a place"
        at = state.at(action.at)
        settle(state, seat, at, is_first=self.turn < state.options.seats)
        crowd = self.arrivals[at]
        arrivals = tuple((*seats, seat) if one == at else seats for one, seats in enumerate(self.arrivals))
        ask_crowd(state, self.turn, at, () if take_card(state, seat, at) else crowd, arrivals)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Not on the coast, there already, or nothing would be left for the last village."""
        assert isinstance(action, Settle), "a place"
        return refuse_place(state, seat, action.at, is_leaving=False)


def ask_crowd(state: State, turn: int, at: int, crowd: Sequence[Seat], arrivals: Arrivals) -> None:
    """Ask those who were there before, in the order in which they came (ruling 43); then comes the next village."""
    for place, seat in enumerate(crowd):
        if havens(state, seat, turn, at):
            state.todo.append(LeaveCrowd(seat, turn, at, tuple(crowd[place + 1 :]), arrivals))
            return
    seats = state.seats_from(state.main)
    order = [*seats, *reversed(seats)]  # clockwise from the first player, then back
    is_last = turn + 1 == len(order)
    state.todo.append(ClearStart() if is_last else Settling(order[turn + 1], turn + 1, arrivals))


class LeaveCrowd(Question[State]):
    """A seat may raise anchor and go where there is still a card."""

    prompt: ClassVar[str] = Prompt.ANCHOR

    def __init__(self, player: Seat, turn: int, at: int, others: tuple[Seat, ...], arrivals: Arrivals) -> None:
        self.player = player
        self.turn = turn
        self.at = at
        self.others = others  # the seats to ask next
        self.arrivals = arrivals

    def choices(self, state: State) -> Choices[Action]:
        going = [RaiseAnchor(state.name(at)) for at in havens(state, self.player, self.turn, self.at)]
        return Offered([KEEP_ANCHOR, *going], ANCHORS)

    def values(self, state: State) -> Values:
        return {"at": TILE.words[state.name(self.at)]}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Go, and take another card; or let the next seat be asked."""
        if not isinstance(action, RaiseAnchor):
            state.tell(AnchorKept(who=seat, at=state.name(self.at)))
            ask_crowd(state, self.turn, self.at, self.others, self.arrivals)
            return
        there = state.at(action.at)
        sail(state, seat, self.at, there)
        left = tuple(one for one in self.arrivals[self.at] if one != seat)
        arrivals = tuple(
            left if at == self.at else (*seats, seat) if at == there else seats
            for at, seats in enumerate(self.arrivals)
        )
        ask_crowd(state, self.turn, there, (), arrivals)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """No card there, or a village of the seat; or nothing would be left for the last village."""
        assert isinstance(action, RaiseAnchor), "one can always stay"
        return refuse_place(state, seat, action.at, is_leaving=True)


class ClearStart(Task[State]):
    """Cards that no seat took are discarded (section 26)."""

    def enter(self, state: State) -> bool:
        for at, cards in enumerate(state.down):
            terrain = state.terrains[at]
            for face in cards:
                discard(state, terrain * FACES + face)
                state.tell(StartCardDiscarded(resource=RESOURCES[face], terrain=TERRAINS[terrain]))
            state.down[at] = ()
        return False
