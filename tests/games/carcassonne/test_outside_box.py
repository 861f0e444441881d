"""A box from outside is plain Python: its hooks are asked like those of the boxes that come with the game."""

from random import Random

from krajina.core import Term, playout
from krajina.games.carcassonne import Carcassonne, CarcassonneOptions, State
from krajina.games.carcassonne.expansion import NEXT, Expansion, Step
from krajina.games.carcassonne.faces import Tables
from krajina.games.carcassonne.pieces import Slot
from krajina.games.carcassonne.scoring import award
from krajina.games.carcassonne.state import Model


class Count(Model):
    def __init__(self, tiles: int = 0) -> None:
        self.tiles = tiles

    def copy(self) -> Model:
        return Count(self.tiles)


class CountTiles(Step):
    """Counts the tiles that are laid."""

    def __init__(self) -> None:
        super().__init__(Slot.PLACED)

    def enter(self, state: State) -> int:
        model = state.models["inns"]
        assert isinstance(model, Count)
        model.tiles += 1
        return NEXT


class Festival(Expansion):
    """In the place of a box of the game: ten times the points, and at the end a point a tile for the first seat."""

    def __init__(self) -> None:
        super().__init__("inns", whys=("festival",))

    def model(self, state: State) -> Model:
        return Count()

    def steps(self, variants: frozenset[str]) -> tuple[Step, ...]:
        return (CountTiles(),)

    def rate(self, tables: Tables, terrain: int, marks: int, complete: bool, rate: int) -> int:
        return 10 * rate

    def on_end(self, state: State) -> None:
        model = state.models["inns"]
        assert isinstance(model, Count)
        award(state, 0, "festival", (Term("festival", model.tiles, model.tiles),))


def test_a_box_from_outside_is_asked() -> None:
    game = Carcassonne((Festival(),))
    state = game.new(CarcassonneOptions(seats=2, boxes=("inns",)))
    playout(game, state, Random(1))
    outcome = game.outcome(state)
    assert outcome is not None
    terms = {term.why: term.points for term in outcome.terms[0]}
    assert terms["festival"] == 72 + 18 - len(state.discarded)
    assert all(points % 10 == 0 for why, points in terms.items() if why in ("road", "city", "unfinished_city"))
