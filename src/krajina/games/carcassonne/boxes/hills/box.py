"""The rules of Hills & Sheep: hills and vineyards; the shepherds are in `flocks.py`."""

from typing import Final

from krajina.core import Refusal, SeatName, Term
from krajina.core.flat import append, i64, vec
from krajina.games.carcassonne.board import AROUND
from krajina.games.carcassonne.bot.hopes import Hopes
from krajina.games.carcassonne.boxes.hills.flocks import (
    AUTOMATIC,
    OTHER_TOKENS,
    RESTING,
    SHEPHERD,
    DrawSheepStep,
    HillsModel,
    StableClosedStep,
    TendFlockStep,
    flocks_of,
    herd_of,
    model_of,
    new_pool,
)
from krajina.games.carcassonne.boxes.hills.pieces import (
    DrawSheep,
    FlockStabled,
    GrowFlock,
    HillsView,
    RestFlock,
    SheepDrawn,
    StableFlock,
    TileBuried,
    WolfDrawn,
)
from krajina.games.carcassonne.catalog import figure_word
from krajina.games.carcassonne.expansion import NEXT, Expansion, Step
from krajina.games.carcassonne.faces import FIELD, PARTS
from krajina.games.carcassonne.moves.draw_tile import first_in_order
from krajina.games.carcassonne.moves.place_figure import ON_LAND
from krajina.games.carcassonne.pieces import Slot
from krajina.games.carcassonne.scoring import is_follower
from krajina.games.carcassonne.state import SEATS, Model, State

POINTS_A_VINEYARD: Final = 3
LEVEL: Final = "hills-break-no-ties"
FLOCK_HOPE: Final = "sheep.flock"


class Hills(Expansion):
    """Hills decide ties, vineyards make cloisters richer, shepherds keep flocks."""

    def __init__(self) -> None:
        variants = (RESTING, AUTOMATIC, OTHER_TOKENS, LEVEL)
        events = (TileBuried, SheepDrawn, WolfDrawn, FlockStabled)
        super().__init__(
            "hills",
            variants,
            (DrawSheep, GrowFlock, StableFlock, RestFlock),
            events,
            (HillsView,),
            hopes=(FLOCK_HOPE,),
        )

    def model(self, state: State) -> Model:
        """All tokens are in the bag."""
        return HillsModel(new_pool(state.rules.variants))

    def steps(self, variants: frozenset[str]) -> tuple[Step, ...]:
        """A tile goes under a hill when it is drawn; flocks are tended after a figure was placed."""
        own: list[Step] = [BuryTileStep(), TendFlockStep(RESTING in variants), DrawSheepStep()]
        if AUTOMATIC in variants:
            own.append(StableClosedStep())
        return tuple(own)

    # -- shepherds

    def figure_codes(self, state: State, codes: vec[i64]) -> vec[i64]:
        """A shepherd on a field without any shepherd; farmers do not matter (page 12)."""
        if not state.supply_of(state.seat, SHEPHERD):
            return codes
        board, tile = state.board, state.last_tile
        face, first = board.faces[tile], board.firsts[tile]
        taken = [board.root[node] for node in model_of(state).flocks]
        for part in range(state.rules.tables.counts[face]):
            if state.rules.tables.terrain[face * PARTS + part] == FIELD and board.root[first + part] not in taken:
                codes = append(codes, (SHEPHERD + 1) * ON_LAND + face * PARTS + part)
        return codes

    def figure_refusal(self, state: State, figure: str, root: int, terrain: int) -> Refusal | None:
        """A shepherd stands only on a field, and where no other shepherd stands."""
        if figure != "shepherd":
            return None
        if terrain != FIELD:
            return Refusal("shepherd-off-field", "page 12")
        there = tuple(SeatName(state.placed[node] % SEATS) for node in herd_of(state, root))
        return Refusal("shepherd-there", "page 12", {"figure": figure_word(figure), "by": there})

    # -- hills and vineyards

    def break_tie(self, state: State, root: int, tied: list[int]) -> list[int]:
        """Of those with equally many followers, only those with one on a hill own the feature (page 12)."""
        if LEVEL in state.rules.variants:
            return tied
        board = state.board
        kinds = state.rules.tables.kinds
        high = []
        for node in state.figures_in(root):
            code = state.placed[node]
            if is_follower(code // SEATS) and kinds[board.faces[board.tile_of[node]] // 4].marks.get("hill"):
                high.append(code % SEATS)
        return [seat for seat in tied if seat in high] or tied

    def cloister_bonus(self, state: State, cell: int) -> Term | None:
        """Three points for each vineyard around a finished cloister (page 13)."""
        board = state.board
        vineyards = 0
        for step in AROUND:
            tile = board.at.get(cell + step, -1)
            if tile >= 0 and step and state.rules.tables.kinds[board.faces[tile] // 4].marks.get("vineyard"):
                vineyards += 1
        return Term("vineyards", vineyards, vineyards * POINTS_A_VINEYARD) if vineyards else None

    def add_hopes(self, state: State, time: float, hopes: Hopes) -> None:
        """Flocks: the wolf may come before they are driven home."""
        for node, tokens in model_of(state).flocks.items():
            hopes.give(state.placed[node] % SEATS, FLOCK_HOPE, float(sum(tokens)))

    def signals(self, state: State, seat: int) -> list[float]:
        """Tiles under hills, the tokens in the bag from the wolves on, and the sheep of each seat from one's own on."""
        model, seats = model_of(state), state.seats
        sheep = [0.0] * seats
        for node, tokens in model.flocks.items():
            sheep[(state.placed[node] % SEATS - seat) % seats] += sum(tokens)
        return [float(state.buried), *[float(count) for count in model.pool], *sheep]

    def view(self, state: State) -> HillsView:
        """Tiles under hills, flocks and tokens."""
        pool = model_of(state).pool
        tokens = {sheep: count for sheep, count in enumerate(pool) if sheep}
        return HillsView(buried=state.buried, flocks=flocks_of(state), wolves=pool[0], sheep_tokens=tokens)


class BuryTileStep(Step):
    """A player who draws a hill slides the next tile unseen under it (page 12)."""

    def __init__(self) -> None:
        super().__init__(Slot.DRAWN)

    def enter(self, state: State) -> int:
        """No seat sees that tile, so it is only counted; of a prepared order it is the next one."""
        if not state.rules.tables.kinds[state.tile].marks.get("hill") or state.in_bag <= state.buried:
            return NEXT
        kind = first_in_order(state, state.left)
        if kind >= 0:
            state.order.remove(kind)
            state.hidden = [*state.hidden, kind]
        state.bury()
        if state.events is not None:
            state.tell(TileBuried(seat=state.seat))
        return NEXT
