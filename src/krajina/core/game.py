"""The contract: all that a host, a bot or a learner may ask a game.

A game is one object of a class that inherits `Game`. It must have the attributes and the rules; every other method has
an answer already, and a game overrides those for which it has a better one. `krajina.core.testing.check_game` looks at
all of them, in every position of random games.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from types import UnionType
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

import msgspec

from krajina.core.action import A
from krajina.core.decision import Decision
from krajina.core.judge import Judge, PlainJudge
from krajina.core.level import Levels
from krajina.core.message import Line, Word
from krajina.core.outcome import Outcome
from krajina.core.refusal import Refusal
from krajina.core.seat import CHANCE, Seat
from krajina.core.state import S, State

__all__ = ["COLOURS", "AnyGame", "Game", "Opt", "Options", "S", "State", "View"]

# The colours of seats, in the order in which they are given out, for games that have none of their own.
COLOURS: Final = ("red", "blue", "yellow", "green", "black", "grey", "pink", "violet")


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up; each game adds its variants and expansions.

    Two names mean the same in all games that have them: `colours` are those of the seats, which a host fills in, and
    `data` are tables that replace those of `Game.catalog`, by name.
    """

    # The options that fix what chance or a secret would decide: no player who did not set them should meet them.
    prepared: ClassVar[tuple[str, ...]] = ()

    seats: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a watcher, may know; each game adds its fields.

    Two of them are known to hosts: `players` has one row for each seat, which the terminal, scenarios and the mats of
    the web client show, and `events` are those of the last step.
    """


Opt = TypeVar("Opt", bound=Options)


class Game(ABC, Generic[Opt, S, A]):
    """A game. Pure: no I/O, clock, logging, globals or hidden randomness."""

    # What it is. The package `words` has a folder of that name with the catalogues (`cs.ftl`, `de.ftl`, `en.ftl`,
    # `fr.ftl`) and, if there are any, the folders `rules` (pages of rules), `icons` and `data` (printed tables).
    name: str  # under which it is registered, such as `carcassonne`
    rules: str  # the version of its rules, written into every record; changes whenever a finished game would
    seats: range  # how many may play
    words: str  # the package that has its words
    options: type[Opt]  # the type of its options
    actions: type | UnionType  # the type of its actions: the union of its action structs
    is_open: bool = False  # whether nothing is hidden, so that all seats and watchers have the same view
    colours: tuple[str, ...] = COLOURS  # which a seat may have; those of the option `colours`, if there is one

    # The rules: every game says these itself.

    @abstractmethod
    def new(self, options: Opt) -> S:
        """Set the game up; raises BadOptions."""

    @abstractmethod
    def decisions(self, state: S) -> tuple[Decision[A], ...]:
        """Which seats are asked what, at most one question a seat; empty when the game is over."""

    @abstractmethod
    def advance(self, state: S, seat: Seat, action: A) -> None:
        """Change the state by one of the offered choices; trusts its caller. Hosts call `core.apply`."""

    @abstractmethod
    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Say why an action of a kind that is asked for is not among the choices."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View:
        """What a seat, or a watcher (None), may know: built up field by field, never the state minus secrets."""

    @abstractmethod
    def imagine(self, state: S, seat: Seat | None, rng: Random) -> S:
        """A state that is the same to this seat, with everything that it cannot know drawn anew."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result; None while the game goes on."""

    # For hosts: a game overrides what it has to say.

    def needed(self, state: S) -> tuple[Seat, ...]:
        """The seats that the game waits for: all that are asked, unless some may answer and need not."""
        return tuple(decision.seat for decision in self.decisions(state) if decision.seat != CHANCE)

    def revisions(self, state: S) -> tuple[Decision[A], ...]:
        """For each seat whose answer is still sealed, while others are asked: the question again, to answer anew.

        Nobody waits for that, so it is none of the decisions. Whoever has changed it often enough is offered nothing.
        """
        return ()

    def silence(self, state: S, seat: Seat) -> A | None:
        """The choice that a seat is taken to have made when its time is up; None where a bot has to answer."""
        return None

    def turn(self, state: S) -> Seat | None:
        """The seat whose turn it is, also while chance or others are asked; by default the only one that is asked."""
        asked = [decision.seat for decision in self.decisions(state)]
        return asked[0] if len(asked) == 1 and asked[0] != CHANCE else None

    def may_talk(self, state: S) -> bool:
        """Tell whether players may talk now."""
        return True

    def points(self, state: S, seat: Seat | None) -> tuple[int | None, ...]:
        """The points so far in the rows of the outcome, None where this seat may not know; no rows if none are kept."""
        return ()

    def rivals(self, state: S) -> tuple[Word, ...]:
        """What the rows of the outcome after those of the seats are called: opponents that the game itself plays."""
        return ()

    def render(self, view: Any, words: Any, names: Sequence[str], width: int) -> list[Line] | None:
        """A view of this game drawn as text, said with `krajina.text.Words`, no wider than this; None: as a sheet."""
        return None

    def catalog(self, own: Mapping[str, object]) -> msgspec.Struct | None:
        """The printed things, a field for each table, with own tables in place of ours; None if it lists none.

        Raises BadData. The tables themselves lie in the folder `data`, each as `NAME.json`.
        """
        return None

    def renamed(self, own: Mapping[str, object]) -> dict[str, Word]:
        """By key, what printed things are called that own tables changed, where their usual names would mislead."""
        return {}

    # For bots.

    @property
    def levels(self) -> Levels:
        """The bots that play this game, by level, the weakest first; none where nobody has measured any."""
        return {}

    def judge(self, sight: Mapping[str, float] | None = None) -> Judge[S, A]:
        """How bots judge positions, with the terms counted as their sight says; by default by the two that follow."""
        return PlainJudge(self)

    def evaluate(self, state: S, seat: Seat) -> float:
        """What a position is worth to a seat as it stands, the more the better; by default the points that it has.

        A quick look that tries nothing out: searches ask it thousands of times a second.
        """
        points = self.points(state, seat)
        return (points[seat] or 0) if points else 0

    def foresee(self, state: S, seat: Seat) -> float:
        """What a position is worth to a seat once it has played the rest of its turn; by default as it stands.

        May search: bots that look only one step ahead ask it of each choice.
        """
        return self.evaluate(state, seat)


# For hosts, to which all games are alike: the one place where the type checker looks away.
AnyGame: TypeAlias = Game[Any, Any, Any]
