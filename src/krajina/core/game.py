"""The contract: what every game, built in or from outside, offers to everyone else."""

from random import Random
from types import UnionType
from typing import Any, ClassVar, Protocol, Self, TypeAlias, TypeVar

import msgspec

from krajina.core.action import A
from krajina.core.decision import Decision
from krajina.core.event import Event
from krajina.core.outcome import Outcome
from krajina.core.refusal import Refusal
from krajina.core.seat import Seat


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up; each game adds its variants and expansions."""

    # The options by which whoever sets the game up fixes what chance, or a secret, would decide.
    prepared: ClassVar[tuple[str, ...]] = ()

    seats: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know; each game adds its fields, with one row a seat in `players`."""


class State(Protocol):
    """A position. Its inside is the game's own business; it is never sent anywhere."""

    events: list[Event] | None  # what the last step caused; None where nobody listens, as in playouts

    def copy(self) -> Self:
        """A copy that shares nothing that changes."""


Opt = TypeVar("Opt", bound=Options)
S = TypeVar("S", bound=State)


class Game(Protocol[Opt, S, A]):
    """A game's rules. Pure: no I/O, clock, logging, globals or hidden randomness."""

    @property
    def name(self) -> str:
        """The name it is registered under, such as `carcassonne`."""

    @property
    def rules(self) -> str:
        """The version of its rules, written into every record; changes whenever a finished game would."""

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def words(self) -> str:
        """The package whose folder `words` holds its catalogues (`cs.ftl`, `de.ftl`, `en.ftl`, `fr.ftl`)."""

    @property
    def options(self) -> type[Opt]:
        """The type of its options."""

    @property
    def actions(self) -> type | UnionType:
        """The type of its actions: the union of its action structs."""

    def new(self, options: Opt) -> S:
        """Set the game up; raises BadOptions."""

    def decisions(self, state: S) -> tuple[Decision[A], ...]:
        """Who is asked what, at most one question a seat; empty when the game is over."""

    def advance(self, state: S, seat: Seat, action: A) -> None:
        """Change the state by one of the offered choices; trusts its caller. Hosts call `core.apply`."""

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Say why an action of a kind that is asked for is not among the choices."""

    def view(self, state: S, seat: Seat | None) -> View:
        """What a seat, or a spectator (None), may know: built up field by field, never the state minus secrets."""

    def imagine(self, state: S, seat: Seat | None, rng: Random) -> S:
        """A state that is the same to this seat, with whatever it cannot know drawn anew."""

    def outcome(self, state: S) -> Outcome | None:
        """The result; None while the game goes on."""


# For hosts, to which all games are alike: the one place where the type checker looks away.
AnyGame: TypeAlias = Game[Any, Any, Any]
