"""Chosen starting places: two rounds of villages, and raising anchor (section 26, rulings 42 to 44)."""

from collections.abc import Sequence
from typing import ClassVar, Final, TypeAlias

from krajina.core import Action, Refusal, Seat
from krajina.core.choices import Choices
from krajina.core.message import Values
from krajina.games.graenaland.actions import KeepAnchor, RaiseAnchor, Settle
from krajina.games.graenaland.cards import discard, gain_unseen
from krajina.games.graenaland.catalog import TILE, TileName
from krajina.games.graenaland.events import AnchorKept, AnchorRaised, Settled, StartCardDiscarded
from krajina.games.graenaland.moves.draw import tell_taken
from krajina.games.graenaland.pieces import FACES, RESOURCES, TERRAINS, WARRIOR, Prompt
from krajina.games.graenaland.state import State, Task
from krajina.games.graenaland.tables import NOWHERE
from krajina.games.graenaland.tasks import Offered, Question

SETTLES: Final[frozenset[type[Action]]] = frozenset({Settle})
ANCHORS: Final[frozenset[type[Action]]] = frozenset({RaiseAnchor, KeepAnchor})
KEEP_ANCHOR: Final = KeepAnchor()
Arrivals: TypeAlias = tuple[tuple[Seat, ...], ...]  # by territory of the coast, who came in which order


def settling_order(state: State) -> list[Seat]:
    """Clockwise from the first player, then back."""
    seats = state.seats_from(state.main)
    return [*seats, *reversed(seats)]


def begin_settling(state: State) -> None:
    """The first player places the first village."""
    turn = Settling(state.main, 0, ((),) * state.tables.shape.coast)
    state.todo.append(turn)


def place_village(state: State, seat: Seat, at: int) -> None:
    """A village of the start."""
    clan = state.clans[seat]
    clan.villages[at] += 1
    clan.houses[at] += 1


def take_card(state: State, seat: Seat, at: int) -> bool:
    """Take one of the cards that lie there: the top one, for both look alike (ruling 42)."""
    if not state.down[at]:
        return False
    face, *rest = state.down[at]
    state.down[at] = tuple(rest)
    terrain = state.terrains[at]
    gain_unseen(state, seat, terrain * FACES + face)
    tell_taken(state, seat, terrain, face)
    return True


def spares_last(state: State, turn: int, taken: int, home: int = NOWHERE) -> bool:
    """Tell whether a card is left for the last village when one is taken here; only the village before must care.

    It must lie elsewhere than the first village of whoever comes last (ruling 44), which may just have moved `home`.
    """
    if turn != 2 * state.options.seats - 2:
        return True
    last = state.clans[state.main]
    first = home if home != NOWHERE else next(at for at, count in enumerate(last.villages) if count)
    return any(
        len(cards) > (at == taken) for at, cards in enumerate(state.down[: state.tables.shape.coast]) if at != first
    )


class Settling(Question, frozen=True):
    """Somebody places a village on the coast, the first one with the warrior."""

    prompt: ClassVar[Prompt] = Prompt.START

    turn: int
    arrivals: Arrivals

    def places(self, state: State) -> list[int]:
        """Every territory of the coast but that of the own other village."""
        houses = state.clans[self.player].houses
        coast = range(state.tables.shape.coast)
        return [at for at in coast if not houses[at] and (not state.down[at] or spares_last(state, self.turn, at))]

    def choices(self, state: State) -> Choices[Action]:
        """Each of them."""
        return Offered([Settle(state.name(at)) for at in self.places(state)], SETTLES)

    def values(self, state: State) -> Values:
        """The first or the second one."""
        return {"number": 1 + (self.turn >= state.options.seats)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Place it, take a card; without a card those who were there first may leave."""
        assert isinstance(action, Settle), "a place"
        at = state.at(action.at)
        place_village(state, seat, at)
        if self.turn < state.options.seats:
            state.clans[seat].heroes[WARRIOR] = at
        state.tell(Settled(who=seat, at=action.at))
        crowd = self.arrivals[at]
        arrivals = tuple((*seats, seat) if one == at else seats for one, seats in enumerate(self.arrivals))
        if take_card(state, seat, at):
            next_settling(state, self.turn, arrivals)
        else:
            ask_crowd(state, self.turn, at, crowd, arrivals)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Not on the coast, there already, or nothing would be left for the last one."""
        assert isinstance(action, Settle), "a place"
        return _refuse_place(state, seat, action.at, is_leaving=False)


def next_settling(state: State, turn: int, arrivals: Arrivals) -> None:
    """The next village, until everybody has two."""
    order = settling_order(state)
    if turn + 1 < len(order):
        state.todo.append(Settling(order[turn + 1], turn + 1, arrivals))
    else:
        state.todo.append(ClearStart())


def ask_crowd(state: State, turn: int, at: int, crowd: Sequence[Seat], arrivals: Arrivals) -> None:
    """Ask those who were there before, in the order in which they came (ruling 43)."""
    for place, seat in enumerate(crowd):
        question = LeaveCrowd(seat, turn, at, tuple(crowd[place + 1 :]), arrivals)
        if question.places(state):
            state.todo.append(question)
            return
    next_settling(state, turn, arrivals)


class LeaveCrowd(Question, frozen=True):
    """Somebody may raise anchor and go where there is still a card."""

    prompt: ClassVar[Prompt] = Prompt.ANCHOR

    turn: int
    at: int
    others: tuple[Seat, ...]  # who is asked next
    arrivals: Arrivals

    def places(self, state: State) -> list[int]:
        """Where a card lies and no other village of theirs stands."""
        houses = state.clans[self.player].houses
        found = []
        for at in range(state.tables.shape.coast):
            home = at if self._moves_first(state) else NOWHERE
            if at != self.at and not houses[at] and state.down[at] and spares_last(state, self.turn, at, home):
                found.append(at)
        return found

    def _moves_first(self, state: State) -> bool:
        """Tell whether it is the only village of whoever places the last one."""
        return self.player == state.main and sum(state.clans[self.player].houses) == 1

    def choices(self, state: State) -> Choices[Action]:
        """Go to one of them, or stay."""
        going = [RaiseAnchor(state.name(at)) for at in self.places(state)]
        return Offered([KEEP_ANCHOR, *going], ANCHORS)

    def values(self, state: State) -> Values:
        """Where it is crowded."""
        return {"at": TILE.words[state.name(self.at)]}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Go, with a warrior who came along, and take another card; or let the next one be asked."""
        if not isinstance(action, RaiseAnchor):
            state.tell(AnchorKept(who=seat, at=state.name(self.at)))
            ask_crowd(state, self.turn, self.at, self.others, self.arrivals)
            return
        clan, there = state.clans[seat], state.at(action.at)
        for counts in (clan.villages, clan.houses):
            counts[self.at] -= 1
            counts[there] += 1
        if clan.heroes[WARRIOR] == self.at:
            clan.heroes[WARRIOR] = there
        state.tell(AnchorRaised(who=seat, at=state.name(self.at), to_tile=action.at))
        take_card(state, seat, there)
        left = tuple(one for one in self.arrivals[self.at] if one != seat)
        arrivals = tuple(
            left if at == self.at else (*seats, seat) if at == there else seats
            for at, seats in enumerate(self.arrivals)
        )
        next_settling(state, self.turn, arrivals)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """No card there, or a village of theirs; or nothing would be left for the last one."""
        assert isinstance(action, RaiseAnchor), "one can always stay"
        return _refuse_place(state, seat, action.at, is_leaving=True)


def _refuse_place(state: State, seat: Seat, name: TileName, *, is_leaving: bool) -> Refusal:
    """Why no village can be placed in a territory; whoever leaves another one goes to a card (ruling 43)."""
    at, word = state.at(name), TILE.words[name]
    if not 0 <= at < state.tables.shape.coast:
        return Refusal("not-on-coast", "section 26", {"at": word})
    if state.clans[seat].houses[at]:
        return Refusal("village-there", "section 26", {"at": word})
    if is_leaving and not state.down[at]:
        return Refusal("no-card-there", "section 26", {"at": word})
    return Refusal("crowds-the-last", "section 26", {"at": word})


class ClearStart(Task, frozen=True):
    """Cards that nobody took are discarded (section 26)."""

    def enter(self, state: State) -> bool:
        """All of them, openly."""
        for at, cards in enumerate(state.down):
            terrain = state.terrains[at]
            for face in cards:
                discard(state, terrain * FACES + face)
                state.tell(StartCardDiscarded(resource=RESOURCES[face], terrain=TERRAINS[terrain]))
            state.down[at] = ()
        return False
