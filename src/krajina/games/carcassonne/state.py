"""The state: what lies on the table and who is asked; plain data and a cheap copy, no rules."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from krajina.core import Event, tell
from krajina.core.flat import i64, vec
from krajina.games.carcassonne.board import Board
from krajina.games.carcassonne.catalog import FIGURE_ROWS
from krajina.games.carcassonne.memo import Memo
from krajina.games.carcassonne.placed import Placed

if TYPE_CHECKING:
    from krajina.games.carcassonne.options import CarcassonneOptions
    from krajina.games.carcassonne.rules import Rules

FIGURES: Final = tuple(FIGURE_ROWS)  # names by code: those of the base game, then those of the boxes
FIGURE_CODES: Final = {figure: code for code, figure in enumerate(FIGURES)}
STRENGTHS: Final = vec[i64]([row.strength for row in FIGURE_ROWS.values()])  # by code
MEEPLE: Final = 0
FIGURE_KINDS: Final = 15  # no more kinds of figures than this
SEATS: Final = 8  # a figure on the land is the int `figure * SEATS + seat`

OVER: Final = -1  # the step of a game that is over
NO_TILE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)  # a box from outside is plain Python
class Model:
    """What a box keeps for itself on the table."""

    def copy(self) -> "Model":
        """A copy that shares nothing that changes."""
        raise AssertionError("every model says how it is copied")


class State:
    """The whole truth. There are no secrets in this game: what no seat has seen is only counted.

    A copy shares the land until one of the two changes it: draws leave it as it is.
    """

    ASIDE: ClassVar[frozenset[str]] = frozenset({"shares_board", "chances", "known"})

    def __init__(self, rules: "Rules", options: "CarcassonneOptions", twin: "State | None" = None) -> None:
        self.rules = rules
        self.options = options
        if twin is not None:
            self._become(twin)
            return
        seats = options.seats
        self.events: list[Event] | None = []
        self.board = Board(rules.tables)
        self.shares_board = False  # with another state: whoever changes the land takes one of their own first
        self.step: i64 = 0  # which step of the turn waits for an answer
        self.seat: i64 = options.first  # whose turn it is
        self.tile: i64 = NO_TILE  # the kind of tile in hand, until it is laid
        self.codes: vec[i64] = vec[i64]()  # the choices of the seat that is asked
        self.left: vec[i64] = vec[i64]()  # how many of each kind of tile are in the bag
        self.in_bag = 0  # how many that are
        self.buried = 0  # how many of those lie unseen under another tile and are never drawn
        self.hidden: list[int] = []  # the kinds of those that a prepared order names; made anew, never changed
        self.discarded: list[int] = []  # the kinds of tiles that fitted nowhere; made anew for each, never changed
        self.order: list[int] = []  # the kinds of a prepared order that are still to be drawn
        self.supply: vec[i64] = vec[i64]([0] * (seats * FIGURE_KINDS))  # by seat and figure
        self.placed = Placed()
        self.monks: dict[int, int] = {}  # cell of a cloister with a monk -> its node
        self.points = [0] * seats
        self.sheet = [0] * (seats * len(rules.whys))  # points by seat and source
        self.times = [0] * (seats * len(rules.whys))  # how often a seat scored so
        self.models: dict[str, Model] = {}
        self.chances: Memo | None = None  # for bots: what the tiles in the bag fit
        self.known: Memo | None = None  # and what features are

    def _become(self, twin: "State") -> None:
        self.events = None if twin.events is None else twin.events[:]
        self.board = twin.board
        self.shares_board = twin.shares_board = True
        self.step = twin.step
        self.seat = twin.seat
        self.tile = twin.tile
        self.codes = twin.codes  # made anew for every question, never changed
        self.left = twin.left[:]
        self.in_bag = twin.in_bag
        self.buried = twin.buried
        self.hidden = twin.hidden
        self.discarded = twin.discarded
        self.order = twin.order[:]
        self.supply = twin.supply[:]
        self.placed = twin.placed.copy()
        self.monks = twin.monks.copy()
        self.points = twin.points[:]
        self.sheet = twin.sheet[:]
        self.times = twin.times[:]
        self.chances, self.known = twin.chances, twin.known
        self.models = {name: model.copy() for name, model in twin.models.items()} if twin.models else {}

    def copy(self) -> "State":
        """A copy that shares nothing that changes."""
        return State(self.rules, self.options, self)

    def own_board(self) -> None:
        """Take a land of one's own, to change it."""
        if self.shares_board:
            self.board = self.board.copy()
            self.shares_board = False

    def draw(self, kind: int) -> None:
        """A tile comes out of the bag."""
        self.left[kind] -= 1
        self.in_bag -= 1
        self.chances = None

    def bury(self) -> None:
        """A tile of the bag comes to lie under another one, unseen."""
        self.buried += 1
        self.chances = None

    # -- small questions ----------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.points)

    @property
    def last_tile(self) -> int:
        """The number of the tile that was laid last."""
        return len(self.board.faces) - 1

    def supply_of(self, seat: int, figure: int) -> int:
        """How many figures of a kind a seat has at hand."""
        return self.supply[seat * FIGURE_KINDS + figure]

    def figures_in(self, root: int) -> list[int]:
        """The nodes of a feature that figures stand on."""
        roots = self.board.root
        return [node for node in self.placed.nodes if roots[node] == root]

    def has_figure_in(self, root: int, figure: int, seat: int) -> bool:
        """Tell whether a certain figure stands in a feature."""
        roots = self.board.root
        nodes, wanted = self.placed.nodes, figure * SEATS + seat
        for number, code in enumerate(self.placed.codes):  # noqa: SIM110 - a loop is compiled, a generator is called
            if code == wanted and roots[nodes[number]] == root:
                return True
        return False

    def tell(self, event: Event) -> None:
        """Let an event happen, if events are kept; a hot place asks that itself before it makes the event."""
        tell(self, event)
