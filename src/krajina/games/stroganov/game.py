"""Stroganov as a game of the contract: a table of contents."""

import copyreg
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from random import Random
from typing import Final

from krajina.core import Action, Game, Outcome, Refusal, Seat, Word, tasks, word_of
from krajina.core.level import Levels, levels_in
from krajina.core.message import Line
from krajina.core.pickled import packed
from krajina.core.setup import Openings, check_options
from krajina.games.stroganov import options as setup
from krajina.games.stroganov import scoring
from krajina.games.stroganov.actions import StroganovAction
from krajina.games.stroganov.asking import decisions
from krajina.games.stroganov.bot.judge import StroganovJudge
from krajina.games.stroganov.catalog import Catalog, read_catalog
from krajina.games.stroganov.checks import check
from krajina.games.stroganov.naming import renamed
from krajina.games.stroganov.opening import open_table
from krajina.games.stroganov.options import Reading, StroganovOptions
from krajina.games.stroganov.pieces import Colour
from krajina.games.stroganov.position import open_position
from krajina.games.stroganov.state import NOBODY, State
from krajina.games.stroganov.tables import Tables
from krajina.games.stroganov.terminal.render import render
from krajina.games.stroganov.view import StroganovView, view
from krajina.text import Words

OPENINGS: Final = 16  # so many tables, set up and not begun, are kept to be copied


def _checked(own: Mapping[str, object]) -> Catalog:
    catalog = read_catalog(own)
    check(catalog)
    return catalog


@cache
def _our_box(is_czech: bool) -> Tables:
    """The box as it is printed: read, checked and counted once for all tables."""
    return Tables(_checked({}), is_czech)


class Stroganov(Game[StroganovOptions, State, Action]):
    """The contract, method by method."""

    name = "stroganov"
    rules = "2"
    seats = range(1, 5)
    words = "krajina.games.stroganov"
    options = StroganovOptions
    colours = tuple(Colour)
    is_open = True  # what no player has seen is not in the state
    actions = StroganovAction

    def __init__(self) -> None:
        self._openings = Openings(self._set_up, OPENINGS)

    def new(self, options: StroganovOptions) -> State:
        """Set the table up; raises BadOptions, and BadData for own tables."""
        return self._openings.new(options)

    def _set_up(self, options: StroganovOptions) -> State:
        options = check_options(self, options)
        setup.check(options)
        own = {str(name): table for name, table in options.data.items()}
        is_czech = Reading.CZECH_YELLOW in options.readings
        tables = Tables(self.catalog(own), is_czech) if own else _our_box(is_czech)
        return open_table(tables, options) if options.position is None else open_position(tables, options)

    def catalog(self, own: Mapping[str, object]) -> Catalog:
        """The printed things, with own tables in place of ours; raises BadData."""
        return _checked(own)

    def renamed(self, own: Mapping[str, object]) -> dict[str, Word]:
        """Things that own tables changed, by their numbers; raises BadData."""
        return renamed(_checked(own)) if own else {}

    decisions = staticmethod(decisions)  # compiled, and without a call between
    advance = staticmethod(tasks.advance)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Why not."""
        return tasks.refusal(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> StroganovView:
        """What is on the table."""
        return view(state, seat)

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        """Nothing is hidden: what no player has seen is not in the state."""
        return state.copy()

    def outcome(self, state: State) -> Outcome | None:
        """The points, by source."""
        return scoring.outcome(state)

    def turn(self, state: State) -> Seat | None:
        """None in winter and when the game is over; the solo opponent has no seat."""
        return None if state.is_over or state.player in (NOBODY, state.ivan) else state.player

    def points(self, state: State, seat: Seat | None) -> tuple[int | None, ...]:
        """The points before the final scoring; all see them."""
        return tuple(mat.points for mat in state.mats)

    def rivals(self, state: State) -> tuple[Word, ...]:
        """Who has a row of the score sheet and no seat: the opponent of a player who plays alone."""
        return (word_of(state.options.opponent),) if state.options.is_solo else ()

    def render(self, view: StroganovView, words: Words, names: Sequence[str], width: int) -> list[Line]:
        """The table as text, for terminals."""
        return render(view, words, names, width)

    @property
    def levels(self) -> Levels:
        """As they were measured."""
        return levels_in("krajina.games.stroganov.bot")

    def judge(self, sight: Mapping[str, float] | None = None) -> StroganovJudge:
        """Values by learned weights, as far as a sight sees them."""
        return StroganovJudge(sight)

    def evaluate(self, state: State, seat: Seat) -> float:
        """The lead of a seat as things stand, for bots."""
        return self._plain.lead(state, seat)

    def foresee(self, state: State, seat: Seat) -> float:
        """The lead of a seat when it has played the rest of its turn, for bots."""
        return self._plain.foresee(state, seat)

    @cached_property
    def _plain(self) -> StroganovJudge:
        return self.judge()

    def __reduce__(self) -> str:
        return "GAME"  # there is one


GAME: Final = Stroganov()
copyreg.pickle(State, lambda state: packed(GAME, state))
