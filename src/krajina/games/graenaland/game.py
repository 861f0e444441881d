"""Grænaland as a game of the contract: a table of contents."""

import copyreg
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Final

from krajina.core import Action, Game, Outcome, Seat, Word, check_options, tasks
from krajina.core.level import Levels, levels_in
from krajina.core.message import Line
from krajina.core.pickled import packed
from krajina.core.setup import Openings
from krajina.games.graenaland import options as setup
from krajina.games.graenaland import phases, scoring
from krajina.games.graenaland.actions import GraenalandAction
from krajina.games.graenaland.bot.judge import GraenalandJudge
from krajina.games.graenaland.bot.weights import weighed
from krajina.games.graenaland.catalog import Catalog, read_catalog
from krajina.games.graenaland.checks import check
from krajina.games.graenaland.naming import renamed
from krajina.games.graenaland.opening import empty_table
from krajina.games.graenaland.options import GraenalandOptions
from krajina.games.graenaland.pieces import Phase
from krajina.games.graenaland.position import open_position
from krajina.games.graenaland.race import points_seen
from krajina.games.graenaland.secrets import imagine
from krajina.games.graenaland.shown import talk_info
from krajina.games.graenaland.silence import silence
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import Tables
from krajina.games.graenaland.terminal.render import render
from krajina.games.graenaland.view import GraenalandView, view
from krajina.text import Words

OPENINGS: Final = 16  # so many tables, set up and not begun, are kept to be copied


def _checked(own: Mapping[str, object]) -> Catalog:
    catalog = read_catalog(own)
    check(catalog)
    return catalog


@cache
def _our_box(seats: int) -> Tables:
    """The box as it is printed: read, checked and counted once for all tables."""
    return Tables(_checked({}), seats)


@cache
def _plain() -> GraenalandJudge:
    """The judge that sees everything as it is."""
    return GraenalandJudge(weighed(Graenaland.rules, None))


class Graenaland(Game[GraenalandOptions, State, Action]):
    """The contract, method by method; what each of them answers is said there."""

    name = "graenaland"
    rules = "2"
    seats = range(3, 6)
    words = "krajina.games.graenaland"
    options = GraenalandOptions
    actions = GraenalandAction

    def __init__(self) -> None:
        self._openings = Openings(self._set_up, OPENINGS)

    def new(self, options: GraenalandOptions) -> State:
        """Set the table up; raises BadOptions, and BadData for own tables."""
        return self._openings.new(options)

    def _set_up(self, options: GraenalandOptions) -> State:
        options = check_options(self, options)
        setup.check(options)
        own = {str(name): table for name, table in options.data.items()}
        tables = Tables(self.catalog(own), options.seats) if own else _our_box(options.seats)
        if options.position is not None:
            return open_position(tables, options)
        state = empty_table(tables, options)
        return phases.begin(state, phases.set_up(state))

    def catalog(self, own: Mapping[str, object]) -> Catalog:
        return _checked(own)

    def renamed(self, own: Mapping[str, object]) -> dict[str, Word]:
        return renamed(_checked(own)) if own else {}

    decisions = staticmethod(tasks.decisions)
    revisions = staticmethod(tasks.revisions)
    advance = staticmethod(tasks.advance)
    refusal = staticmethod(tasks.refusal)

    def view(self, state: State, seat: Seat | None) -> GraenalandView:
        return view(state, seat)

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        return imagine(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def turn(self, state: State) -> Seat | None:
        """The main player of the round; none before the first round and when the game is over."""
        return None if state.phase == Phase.SETUP or state.asked is None else state.main

    def points(self, state: State, seat: Seat | None) -> tuple[int | None, ...]:
        """The goals met, or the points of a victory point card that may be seen."""
        return points_seen(state, seat)

    def silence(self, state: State, seat: Seat) -> Action | None:
        return silence(state, seat)

    def needed(self, state: State) -> tuple[Seat, ...]:
        """The seats that the game waits for: not those that are only asked whether they want to say something."""
        return tuple(tasks.needed(state))

    def may_talk(self, state: State) -> bool:
        return talk_info(state).is_open

    def render(self, view: GraenalandView, words: Words, names: Sequence[str], width: int) -> list[Line]:
        return render(view, words, names, width)

    @property
    def levels(self) -> Levels:
        """As they were measured."""
        return levels_in("krajina.games.graenaland.bot")

    def judge(self, sight: Mapping[str, float] | None = None) -> GraenalandJudge:
        return GraenalandJudge(weighed(self.rules, sight))

    def evaluate(self, state: State, seat: Seat) -> float:
        return _plain().lead(state, seat)

    def __reduce__(self) -> str:
        return "GAME"  # there is one


GAME: Final = Graenaland()
copyreg.pickle(State, lambda state: packed(GAME, state))
