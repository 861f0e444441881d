"""Carcassonne as a game of the contract: a table of contents."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from random import Random
from typing import Final

from krajina.core import Action, Game, Outcome, Refusal, Seat, Term
from krajina.core.level import Levels, levels_in
from krajina.core.message import Line
from krajina.core.setup import Openings, check_options
from krajina.core.weights import read_weights
from krajina.games.carcassonne import options as setup
from krajina.games.carcassonne import phases
from krajina.games.carcassonne.actions import DrawTile, Pass, PlaceFigure, PlaceTile
from krajina.games.carcassonne.bot.judge import WEIGHED, CarcassonneJudge
from krajina.games.carcassonne.boxes.known import BOXES, BoxAction
from krajina.games.carcassonne.expansion import Expansion
from krajina.games.carcassonne.opening import open_table, tables_of
from krajina.games.carcassonne.options import CarcassonneOptions
from krajina.games.carcassonne.pickles import boxes_of, game_with, remember
from krajina.games.carcassonne.pieces import Colour
from krajina.games.carcassonne.state import OVER, State
from krajina.games.carcassonne.terminal.render import render
from krajina.games.carcassonne.view import CarcassonneView, view
from krajina.text import Words

OPENINGS: Final = 64  # so many tables, set up and not begun, are kept to be copied


class Carcassonne(Game[CarcassonneOptions, State, Action]):
    """The contract, method by method. Which boxes there are to choose from is said when it is made."""

    name = "carcassonne"
    rules = "2"
    seats = range(2, 9)
    words = "krajina.games.carcassonne"
    options = CarcassonneOptions
    colours = tuple(Colour)
    is_open = True  # what no seat has seen is not in the state
    actions = DrawTile | PlaceTile | PlaceFigure | Pass | BoxAction

    def __init__(self, boxes: Sequence[Expansion]) -> None:
        self.boxes = tuple(boxes)
        self._tables = tables_of(boxes)
        self._openings = Openings(self._set_up, OPENINGS)
        remember(self)

    def new(self, options: CarcassonneOptions) -> State:
        """Set the table up; raises BadOptions."""
        return self._openings.new(options)

    def _set_up(self, options: CarcassonneOptions) -> State:
        setup.check(check_options(self, options))
        return open_table(self._tables, self.boxes, options)

    # Compiled functions as they are: playouts call these two most, and a method around them would take a tenth more.
    decisions = staticmethod(phases.decisions)
    advance = staticmethod(phases.advance)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Why not."""
        return state.rules.steps[state.step].refusal(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> CarcassonneView:
        """What is on the table."""
        return view(state, seat)

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        """Nothing is hidden from any seat: what none has seen is not in the state."""
        return state.copy()

    def outcome(self, state: State) -> Outcome | None:
        """The points, by source."""
        if state.step != OVER:
            return None
        whys = state.rules.whys
        return Outcome.of([_terms(state, seat, whys) for seat in range(state.seats)])

    def turn(self, state: State) -> Seat | None:
        """The seat that lays the tile, also while it is drawn and while other seats are asked."""
        return None if state.step == OVER else state.seat

    def points(self, state: State, seat: Seat | None) -> tuple[int | None, ...]:
        """The points so far, known to all."""
        return tuple(state.points[other] for other in range(state.seats))

    def render(self, view: CarcassonneView, words: Words, names: Sequence[str], width: int) -> list[Line]:
        """The table drawn as text, for terminals."""
        return render(view, words, names, width)

    @property
    def levels(self) -> Levels:
        """As they were measured."""
        return levels_in("krajina.games.carcassonne.bot")

    def judge(self, sight: Mapping[str, float] | None = None) -> CarcassonneJudge:
        """How its bots judge positions."""
        return CarcassonneJudge(self._learned, sight or {})

    def evaluate(self, state: State, seat: Seat) -> float:
        """What a position is worth to a seat, for bots."""
        return self._plain.lead(state, seat)

    def foresee(self, state: State, seat: Seat) -> float:
        """What it is worth once the seat has placed its figure."""
        return self._plain.foresee(state, seat)

    @cached_property
    def _learned(self) -> list[float]:
        return read_weights(files("krajina.games.carcassonne.bot"), self.name, self.rules, WEIGHED)

    @cached_property
    def _plain(self) -> CarcassonneJudge:
        return self.judge()

    def __reduce__(self) -> tuple[object, ...]:
        return game_with, (boxes_of(self.boxes),)


def _terms(state: State, seat: int, whys: Sequence[str]) -> list[Term]:
    at = seat * len(whys)
    return [Term(why, state.times[at + n], state.sheet[at + n]) for n, why in enumerate(whys) if state.times[at + n]]


GAME: Final = Carcassonne(BOXES)
