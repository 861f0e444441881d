"""Shepherds and their flocks (pages 12 and 13): grow, drive home, or lose all to the wolf."""

from typing import Final

from krajina.core import CHANCE, Action, Decision, Refusal, Term
from krajina.core.flat import i64, vec
from krajina.core.luck import Luck
from krajina.games.carcassonne.board import place_of
from krajina.games.carcassonne.boxes.hills.pieces import (
    DrawSheep,
    Flock,
    FlockStabled,
    GrowFlock,
    Prompt,
    RestFlock,
    SheepDrawn,
    StableFlock,
    WolfDrawn,
)
from krajina.games.carcassonne.catalog import ROWS
from krajina.games.carcassonne.choices import Coded, Drawn, pick_of
from krajina.games.carcassonne.expansion import ASK, NEXT, Step
from krajina.games.carcassonne.faces import STEPS
from krajina.games.carcassonne.kernel import total_of
from krajina.games.carcassonne.pieces import Slot
from krajina.games.carcassonne.scoring import award, send_home
from krajina.games.carcassonne.state import FIGURE_CODES, SEATS, Model, State

# Other readings (rulings 8 and 2): a flock may be left alone; one that can no longer grow is driven home by itself;
# the tokens as other editions count them.
RESTING: Final = "flock-may-rest"
AUTOMATIC: Final = "flock-stabled-when-closed"
OTHER_TOKENS: Final = "sheep-of-other-editions"

SHEPHERD: Final = FIGURE_CODES["shepherd"]
WOLF: Final = 0
GROW: Final = 0
STABLE: Final = 1
REST: Final = 2
ACTIONS: Final = (GrowFlock(), StableFlock(), RestFlock())
TOKENS: Final = tuple(DrawSheep(sheep) for sheep in range(5))


class HillsModel(Model):
    """The tokens: in the bag, and beside each shepherd."""

    def __init__(self, pool: vec[i64]) -> None:
        self.pool = pool  # by number of sheep; the wolves are those with none
        self.flocks: dict[int, tuple[int, ...]] = {}  # node of a shepherd -> the tokens beside him
        self.draws = False  # a token is to be drawn for the shepherd of the seat whose turn it is

    def copy(self) -> Model:
        """A copy that shares nothing that changes."""
        twin = HillsModel(self.pool[:])
        twin.flocks = self.flocks.copy()
        twin.draws = self.draws
        return twin


def model_of(state: State) -> HillsModel:
    """What this box keeps on the table."""
    model = state.models["hills"]
    assert isinstance(model, HillsModel)
    return model


def new_pool(variants: frozenset[str]) -> vec[i64]:
    """The tokens as printed (page 12), or as other editions have them: one three less and one four more."""
    counts = list(ROWS["hills"].tokens.values())  # the wolves first, then by number of sheep
    if OTHER_TOKENS in variants:
        counts[3] -= 1
        counts[4] += 1
    return vec[i64](counts)


def own_shepherd(state: State) -> int:
    """The node of the shepherd of the seat whose turn it is; -1 if he is at home."""
    return state.placed.node_of(SHEPHERD * SEATS + state.seat)


def flocks_of(state: State) -> tuple[Flock, ...]:
    """All flocks on the land, for people."""
    board, flocks = state.board, model_of(state).flocks
    return tuple(
        Flock(state.placed[node] % SEATS, tokens, place_of(board.cells[board.tile_of[node]]))
        for node, tokens in flocks.items()
    )


def herd_of(state: State, root: int) -> list[int]:
    """The nodes of all shepherds of a field: their flocks are one (page 13)."""
    roots = state.board.root
    return [node for node in model_of(state).flocks if roots[node] == root]


def disperse(state: State, root: int) -> None:
    """All tokens of a field go back into the bag and all its shepherds go home."""
    model = model_of(state)
    for node in herd_of(state, root):
        for sheep in model.flocks.pop(node):
            model.pool[sheep] += 1
        send_home(state, node)


def stable(state: State, root: int, seat: int) -> None:
    """Every shepherd of a field scores all its sheep, the printed ones too, and goes home (pages 13 and 16)."""
    board, model = state.board, model_of(state)
    herd = herd_of(state, root)
    tokens = sum([sum(model.flocks[node]) for node in herd])
    printed = state.rules.tables.mark(board.extent(root)[1], "sheep")
    cell = board.cells[board.tile_of[herd[0]]]
    if state.events is not None:
        state.tell(FlockStabled(seat=seat, sheep=tokens + printed, at=place_of(cell)))
    terms = [Term("sheep", tokens, tokens)]
    if printed:
        terms.append(Term("printed_sheep", printed, printed))
    for node in herd:
        award(state, state.placed[node] % SEATS, "flock", tuple(terms), cell)
    disperse(state, root)


class TendFlockStep(Step):
    """A seat that extends the field of its shepherd lets the flock grow or drives it home (page 12)."""

    def __init__(self, may_rest: bool) -> None:
        super().__init__(Slot.AFTER_FIGURE, GrowFlock, StableFlock, RestFlock)
        self.may_rest = may_rest

    def enter(self, state: State) -> int:
        """A shepherd just placed gets his first token; one whose field grew asks his player."""
        model = model_of(state)
        node = own_shepherd(state)
        model.draws = False
        if node < 0:
            return NEXT
        board, tile = state.board, state.last_tile
        if board.tile_of[node] == tile:
            model.draws = True
            return NEXT
        first = board.firsts[tile]
        for part in range(state.rules.tables.counts[board.faces[tile]]):
            if board.root[first + part] == board.root[node]:
                state.codes = vec[i64]([GROW, STABLE, REST] if self.may_rest else [GROW, STABLE])
                return ASK
        return NEXT

    def decision(self, state: State) -> Decision[Action]:
        """Grow or drive home."""
        return Decision(state.seat, Prompt.TEND_FLOCK.value, Coded(self, state.codes))

    def take(self, state: State, code: int) -> int:
        """A token is drawn next, or the flock is scored."""
        if code == GROW:
            model_of(state).draws = True
        elif code == STABLE:
            stable(state, state.board.root[own_shepherd(state)], state.seat)
        return NEXT

    def decode(self, code: int) -> Action:
        """The action of a choice."""
        return ACTIONS[code]

    def encode(self, state: State, action: Action) -> int:
        """The choice of an action."""
        return ACTIONS.index(action)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Only resting can be refused: the book leaves the choice which of the two, not whether."""
        return Refusal("flock-must-be-tended", "ruling 8")


class DrawSheepStep(Step):
    """A token from the bag: sheep join the flock, the wolf drives everything away (pages 12 and 13)."""

    def __init__(self) -> None:
        super().__init__(Slot.AFTER_FIGURE, DrawSheep)

    def enter(self, state: State) -> int:
        """Draw if the shepherd was just placed or the flock is to grow."""
        return ASK if model_of(state).draws else NEXT

    def asked(self, state: State) -> int:
        """Chance."""
        return CHANCE

    def decision(self, state: State) -> Decision[Action]:
        """What chance may bring."""
        pool = model_of(state).pool
        return Decision(CHANCE, Prompt.DRAW_SHEEP.value, Drawn(self, pool, total_of(pool)))

    def pick(self, state: State, luck: Luck) -> int:
        """One of the tokens in the bag, each as likely."""
        return pick_of(model_of(state).pool, luck)

    def take(self, state: State, code: int) -> int:
        """Sheep stay beside the shepherd; a wolf goes back into the bag at once, with all sheep of the field."""
        board, model = state.board, model_of(state)
        node = own_shepherd(state)
        place = place_of(board.cells[board.tile_of[node]])
        model.draws = False
        if code == WOLF:
            if state.events is not None:
                state.tell(WolfDrawn(seat=state.seat, at=place))
            model.flocks.setdefault(node, ())
            disperse(state, board.root[node])
            return NEXT
        model.pool[code] -= 1
        model.flocks[node] = (*model.flocks.get(node, ()), code)
        if state.events is not None:
            state.tell(SheepDrawn(seat=state.seat, sheep=code, at=place))
        return NEXT

    def decode(self, code: int) -> Action:
        """The token by its sheep."""
        return TOKENS[code]

    def encode(self, state: State, action: Action) -> int:
        """The number of sheep."""
        assert isinstance(action, DrawSheep)
        return action.sheep

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """There is no such token in the bag."""
        assert isinstance(action, DrawSheep)
        return Refusal("no-such-token", "page 12", {"sheep": action.sheep})


class StableClosedStep(Step):
    """The other reading: flocks on fields that can never grow again are driven home at once."""

    def __init__(self) -> None:
        super().__init__(Slot.SCORE)

    def enter(self, state: State) -> int:
        """Look at every field with a flock."""
        roots = state.board.root
        for node in list(model_of(state).flocks):
            if node in model_of(state).flocks and not self._is_open(state, roots[node]):
                stable(state, roots[node], state.placed[node] % SEATS)
        return NEXT

    def _is_open(self, state: State, root: int) -> bool:
        """Tell whether a field reaches the end of the land anywhere."""
        board = state.board
        for node in board.members(root):
            tile = board.tile_of[node]
            part = state.rules.tables.parts[board.faces[tile]][node - board.firsts[tile]]
            for half in part.halves:
                if board.at.get(board.cells[tile] + STEPS[half // 2], -1) < 0:
                    return True
        return False
