"""The rules of Traders & Builders."""

from enum import StrEnum
from typing import Final

from krajina.core import Refusal, Term, word_of
from krajina.core.flat import append, i64, vec
from krajina.games.carcassonne.board import place_of
from krajina.games.carcassonne.bot.hopes import Hopes
from krajina.games.carcassonne.boxes.traders.pieces import Good, GoodsTaken, SecondTile, TradersView
from krajina.games.carcassonne.catalog import figure_word
from krajina.games.carcassonne.expansion import AGAIN, NEXT, Expansion, Step
from krajina.games.carcassonne.faces import CITY, FIELD, PARTS, ROAD, TERRAINS
from krajina.games.carcassonne.moves.draw_tile import can_draw
from krajina.games.carcassonne.moves.place_figure import ON_LAND
from krajina.games.carcassonne.pieces import Slot
from krajina.games.carcassonne.scoring import award
from krajina.games.carcassonne.state import FIGURE_CODES, FIGURE_KINDS, SEATS, Model, State

GOODS: Final = tuple(Good)
BUILDER: Final = FIGURE_CODES["builder"]
PIGLET: Final = FIGURE_CODES["piglet"]
MOST: Final = 10  # points for the most of a good
PIGLET_POINTS: Final = 1  # a city
TOKEN_HOPE: Final = "goods.token"  # a third of ten points, sometimes
BUILDER_HOPE: Final = "builders.open"
SECOND_TILE_HOPE: Final = "builders.second"
CLOSING: Final = "builder-on-closing-tile"


class TradersModel(Model):
    """The goods that were taken, and whose builder has work."""

    def __init__(self, goods: list[int]) -> None:
        self.goods = goods  # by seat and good
        self.second_due = False  # the last tile went to the builder's road or city
        self.second = False  # this is the second tile of a double turn

    def copy(self) -> Model:
        """A copy that shares nothing that changes."""
        twin = TradersModel(self.goods[:])
        twin.second_due = self.second_due
        twin.second = self.second
        return twin


def model_of(state: State) -> TradersModel:
    """What this box keeps on the table."""
    model = state.models["traders"]
    assert isinstance(model, TradersModel)
    return model


def may_build(state: State, root: int) -> bool:
    """Tell whether a builder may go onto a road or city of the tile just laid: one that it extends and leaves open."""
    return not state.board.is_complete(root) or CLOSING in state.rules.variants


class Traders(Expansion):
    """Builders and piglets beside one's own followers; goods for the seat that finishes a city."""

    def __init__(self) -> None:
        super().__init__(
            "traders",
            variants=(CLOSING,),
            events=(GoodsTaken, SecondTile),
            shown=(TradersView,),
            tokens=(Good,),
            hopes=(TOKEN_HOPE, BUILDER_HOPE, SECOND_TILE_HOPE),
        )

    def model(self, state: State) -> Model:
        """No goods at the beginning."""
        return TradersModel([0] * (state.seats * len(GOODS)))

    def steps(self, variants: frozenset[str]) -> tuple[Step, ...]:
        """The builder looks at the tile before figures are scored and go home, and acts at the end of the turn."""
        return (WatchBuilderStep(), SecondTileStep())

    def figure_codes(self, state: State, codes: vec[i64]) -> vec[i64]:
        """Builder or piglet where an own follower stands already; a builder where the tile closes nothing (page 10)."""
        board, tile, seat = state.board, state.last_tile, state.seat
        face, first = board.faces[tile], board.firsts[tile]
        for part in range(state.rules.tables.counts[face]):
            root = board.root[first + part]
            if board.strength(root, seat):
                terrain = state.rules.tables.terrain[face * PARTS + part]
                figure = PIGLET if terrain == FIELD else BUILDER
                is_offered = terrain == FIELD or (terrain <= ROAD and may_build(state, root))
                if is_offered and state.supply[seat * FIGURE_KINDS + figure]:
                    codes = append(codes, (figure + 1) * ON_LAND + face * PARTS + part)
        return codes

    def figure_refusal(self, state: State, figure: str, root: int, terrain: int) -> Refusal | None:
        """A builder works on open roads and in open cities, a piglet on fields; both only beside an own follower."""
        if figure not in ("builder", "piglet"):
            return None
        on = word_of(TERRAINS[terrain])
        if figure == "builder" and terrain <= ROAD and state.board.strength(root, state.seat):
            return Refusal("closed-by-this-tile", "page 10", {"on": on})
        if terrain == FIELD if figure == "piglet" else terrain <= ROAD:
            return Refusal("no-own-follower", "page 10", {"figure": figure_word(figure), "on": on})
        return Refusal("wrong-terrain", "page 10", {"figure": figure_word(figure), "on": on})

    def field_bonus(self, state: State, root: int, seat: int, cities: int) -> Term | None:
        """An owner of a field with his own piglet in it gets four points a city in place of three (page 11)."""
        return Term("piglet", cities, cities * PIGLET_POINTS) if state.has_figure_in(root, PIGLET, seat) else None

    def on_completed(self, state: State, root: int, terrain: int) -> None:
        """The seat that finishes a city takes its goods, whether it owns the city or not (page 11)."""
        if terrain != CITY:
            return
        board = state.board
        marks = board.extent(root)[1]
        counts = [state.rules.tables.mark(marks, good.value) for good in GOODS]
        if not any(counts):
            return
        goods = model_of(state).goods
        for number, count in enumerate(counts):
            goods[state.seat * len(GOODS) + number] += count
        if state.events is not None:
            taken = tuple(good for good, count in zip(GOODS, counts, strict=True) for _ in range(count))
            place = place_of(board.cells[board.tile_of[root]])
            state.tell(GoodsTaken(seat=state.seat, goods=taken, at=place))

    def on_end(self, state: State) -> None:
        """Ten points for the most of each good, to every seat that has most; none has most of nothing (page 11)."""
        goods = model_of(state).goods
        for number, good in enumerate(GOODS):
            held = [goods[seat * len(GOODS) + number] for seat in range(state.seats)]
            most = max(held)
            for seat, count in enumerate(held):
                if count and count == most:
                    award(state, seat, good.value, (Term(good.value, 1, MOST),))

    def tokens(self, state: State, seat: int) -> dict[StrEnum, int]:
        """The goods of a seat."""
        goods = model_of(state).goods
        return {good: goods[seat * len(GOODS) + number] for number, good in enumerate(GOODS)}

    def add_hopes(self, state: State, time: float, hopes: Hopes) -> None:
        """Goods may be the most of their kind; a builder works as long as his road or city is open."""
        board, model = state.board, model_of(state)
        for number, count in enumerate(model.goods):
            hopes.give(number // len(GOODS), TOKEN_HOPE, float(count))
        if model.second:
            hopes.give(state.seat, SECOND_TILE_HOPE, time)
        for seat in range(state.seats):
            node = state.placed.node_of(BUILDER * SEATS + seat)
            if node >= 0 and not board.is_complete(board.root[node]):
                hopes.give(seat, BUILDER_HOPE, time)

    def signals(self, state: State, seat: int) -> list[float]:
        """Whether this is a second tile."""
        return [float(model_of(state).second)]

    def view(self, state: State) -> TradersView:
        """Whether this is a second tile."""
        return TradersView(second_tile=model_of(state).second)


class WatchBuilderStep(Step):
    """Remember whether the tile just laid went to a road or city with one's own builder (page 10)."""

    def __init__(self) -> None:
        super().__init__(Slot.PLACED)

    def enter(self, state: State) -> int:
        """A third tile never follows: there is no chain."""
        model = model_of(state)
        model.second_due = not model.second and self._meets_builder(state)
        return NEXT

    def _meets_builder(self, state: State) -> bool:
        board = state.board
        tile = state.last_tile
        face, first = board.faces[tile], board.firsts[tile]
        node = state.placed.node_of(BUILDER * SEATS + state.seat)
        if node >= 0:
            for part in state.rules.tables.finishing[face]:
                if board.root[first + part] == board.root[node]:
                    return True
        return False


class SecondTileStep(Step):
    """The whole turn again, once, with a further tile (page 10)."""

    def __init__(self) -> None:
        super().__init__(Slot.END_OF_TURN)

    def enter(self, state: State) -> int:
        """Begin the second half of a double turn, or end it."""
        model = model_of(state)
        model.second = model.second_due and can_draw(state)
        if not model.second:
            return NEXT
        model.second_due = False
        if state.events is not None:
            state.tell(SecondTile(seat=state.seat))
        return AGAIN
