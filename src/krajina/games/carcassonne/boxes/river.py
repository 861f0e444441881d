"""The River (page 16): the game begins with a river from spring to lake."""

from typing import Final

from krajina.core import Action, Place, Refusal
from krajina.core.flat import append, i64, vec
from krajina.games.carcassonne.actions import PlaceTile
from krajina.games.carcassonne.board import CENTRE, place_of
from krajina.games.carcassonne.catalog import Tile
from krajina.games.carcassonne.expansion import ASK, NEXT, Expansion, Step
from krajina.games.carcassonne.faces import EDGE_CODES, EDGES, STEPS, WEIGHTS
from krajina.games.carcassonne.moves.place_tile import PlaceTileStep, misfit
from krajina.games.carcassonne.pieces import SIDES, Slot
from krajina.games.carcassonne.state import Model, State

# The other reading (ruling 10): only two bends next to each other may not turn the same way.
LOOSE_BENDS: Final = "river-bends-loosely"

WATER: Final = EDGE_CODES["W"]  # what a side with the river shows
SPRING: Final = "spring"
LAKE: Final = "lake"
OPPOSITE: Final = 2
STRAIGHT: Final = 0


class RiverModel(Model):
    """The tiles of the river that are still to come, and where it flows."""

    def __init__(self, left: vec[i64], count: int, lake: int, spring: int) -> None:
        self.left = left  # by kind, without spring and lake
        self.count = count  # how many that are
        self.lake = lake  # the kind of the lake
        self.lake_left = True
        self.spring = spring  # the kind of the spring
        self.spring_due = False  # it is still to be laid
        self.mouth = -1  # the cell where the river goes on
        self.flow = 0  # the side through which it leaves its last tile
        self.bend = STRAIGHT  # how it turned last

    def copy(self) -> Model:
        """A copy that shares nothing that changes."""
        twin = RiverModel(self.left[:], self.count, self.lake, self.spring)
        twin.lake_left = self.lake_left
        twin.spring_due = self.spring_due
        twin.mouth = self.mouth
        twin.flow = self.flow
        twin.bend = self.bend
        return twin


def model_of(state: State) -> RiverModel:
    """What this box keeps on the table."""
    model = state.models["river"]
    assert isinstance(model, RiverModel)
    return model


class River(Expansion):
    """A pile of its own that comes before the bag: ten tiles in any order, then the lake."""

    def __init__(self) -> None:
        super().__init__("river", variants=(LOOSE_BENDS,))

    def count_in_pile(self, tile: Tile, copies: int) -> int | None:
        """Its tiles are a pile of their own: one spring, which is laid, one lake, and any number of the others."""
        if tile.set != self.name:
            return None
        return tile.marks.get(LAKE, 0) if tile.marks.keys() & {SPRING, LAKE} else tile.count * copies

    def model(self, state: State) -> Model:
        """Spring and lake are put aside, the others are shuffled."""
        kinds, copies = state.rules.tables.kinds, state.options.copies.get(self.name, 1)
        counts = [self.count_in_pile(tile, copies) or 0 for tile in kinds]
        [lake] = [number for number, tile in enumerate(kinds) if LAKE in tile.marks]
        [spring] = [number for number, tile in enumerate(kinds) if SPRING in tile.marks]
        counts[lake] = 0
        return RiverModel(vec[i64](counts), sum(counts), lake, spring)

    def lay_opening(self, state: State) -> bool:
        """The spring lies in the middle, or against what lies there already, where a player puts it."""
        model = model_of(state)
        if len(state.board.faces):
            model.spring_due = True
        else:
            state.board.place(CENTRE, model.spring * 4)
            flow_from(state, CENTRE)
        return True

    def steps(self, variants: frozenset[str]) -> tuple[Step, ...]:
        """The spring comes before everything; after each tile the river has a new end."""
        return (PlaceSpringStep(), FollowRiverStep(LOOSE_BENDS in variants))

    def pile(self, state: State) -> vec[i64] | None:
        """The tiles of the river, as long as there are any; the lake is the last."""
        model = model_of(state)
        if model.count:
            return model.left
        if not model.lake_left:
            return None
        only = model.left[:]
        only[model.lake] = 1
        return only

    def whole_pile(self, state: State) -> vec[i64]:
        """The tiles of the river and the lake."""
        model = model_of(state)
        pile = model.left[:]
        pile[model.lake] = int(model.lake_left)
        return pile

    def may_fill(self, state: State, cell: int) -> bool:
        """Where bends alternate, no open place but the end of the river is ever reached by it."""
        return LOOSE_BENDS in state.rules.variants or cell == model_of(state).mouth

    def take_from_pile(self, state: State, kind: int) -> None:
        """A tile of the river was drawn."""
        model = model_of(state)
        if kind == model.lake:
            model.lake_left = False
        else:
            model.left[kind] -= 1
            model.count -= 1

    def restricts(self, state: State) -> bool:
        """Only a tile of the river has to continue it."""
        return state.rules.tables.kinds[state.tile].set == self.name

    def placements(self, state: State, codes: vec[i64]) -> vec[i64]:
        """A tile of the river continues it, and the river never turns back (page 16)."""
        allowed = vec[i64]()
        mouth = model_of(state).mouth
        for code in codes:
            if code - code % 4 == mouth and self.placement_refusal(state, code) is None:
                allowed = append(allowed, code)
        return allowed

    def placement_refusal(self, state: State, code: int) -> Refusal | None:
        """It would leave the river, or turn it the same way twice."""
        model = model_of(state)
        if code - code % 4 != model.mouth:
            return Refusal("river-goes-on", "page 16", {"place": Place(place_of(model.mouth))})
        bend = bend_of(state, state.tile * 4 + code % 4, model.flow)
        if bend != STRAIGHT and bend == model.bend:
            return Refusal("river-turns-back", "ruling 10")
        return None


def bend_of(state: State, face: int, flow: int) -> int:
    """How the river turns on a tile that it enters flowing so; the lake turns it nowhere."""
    edges = state.rules.tables.edges[face]
    out = [side for side in range(4) if edges[side] == WATER and side != (flow + OPPOSITE) % 4]
    return (out[0] - flow) % 4 if out else STRAIGHT


def flow_from(state: State, code: int) -> None:
    """The river begins at the spring, which lies so."""
    model = model_of(state)
    model.flow = (SIDES.index("S") + code % 4) % 4
    model.mouth = code - code % 4 + STEPS[model.flow]
    model.spring_due = False


class PlaceSpringStep(PlaceTileStep):
    """With another beginning on the table, the first player lays the spring against it, flowing away (page 16)."""

    def __init__(self) -> None:
        super().__init__(Slot.START)

    def enter(self, state: State) -> int:
        """Only once."""
        model = model_of(state)
        if not model.spring_due:
            return NEXT
        state.tile = model.spring
        state.codes = vec[i64]([code for code in state.board.legal(model.spring) if self._flows_away(state, code)])
        return ASK

    def _flows_away(self, state: State, code: int) -> bool:
        """The side opposite to the water touches what lies there."""
        board, turn = state.board, code % 4
        sign = board.open_signs[-1 - board.at[code - turn]]
        return sign // WEIGHTS[(SIDES.index("N") + turn) % 4] % EDGES != 0

    def take(self, state: State, code: int) -> int:
        """Lay it; no figure goes onto it, and the same player begins."""
        flow_from(state, code)
        return super().take(state, code)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """The place is not open, or the spring does not lie against a field with the water away from it."""
        assert isinstance(action, PlaceTile)
        return misfit(state, action) or Refusal("spring-flows-away", "page 16")


class FollowRiverStep(Step):
    """Remember where the river goes on, and how it turned."""

    def __init__(self, loosely: bool) -> None:
        super().__init__(Slot.PLACED)
        self.loosely = loosely

    def enter(self, state: State) -> int:
        """Only after a tile of the river."""
        model, board, tile = model_of(state), state.board, state.last_tile
        if board.cells[tile] != model.mouth:
            return NEXT
        bend = bend_of(state, board.faces[tile], model.flow)
        if bend != STRAIGHT or self.loosely:
            model.bend = bend
        model.flow = (model.flow + bend) % 4
        model.mouth = model.mouth + STEPS[model.flow] if board.faces[tile] // 4 != model.lake else -1
        return NEXT
