"""How positions are judged for bots: what each seat has and may hope for, and which answers are worth a look.

A game has a judge of its own in its room `bot/`; the plain one knows what every game says of itself. A judge adds up
named terms. A bot may see some of them only, or like some more than others: that is its sight.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from krajina.core.action import A
from krajina.core.decision import Decision
from krajina.core.seat import Seat
from krajina.core.state import S
from krajina.core.walk import Walk

if TYPE_CHECKING:
    from krajina.core.game import AnyGame

MOST: Final = 300  # choices looked at: all of a list, a sample of a large form


def lead_of(values: list[float], seat: int) -> float:
    """How far a seat is ahead of its best rival; alone, what it has."""
    best, rivals = 0.0, 0
    for other, value in enumerate(values):
        if other != seat and (rivals == 0 or value > best):
            best = value
            rivals += 1
    return values[seat] - best


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S, A]):
    """What the bots of a game think by."""

    names: ClassVar[tuple[str, ...]] = ()  # of the terms that it adds up: those that a sight may name

    def values(self, state: S) -> list[float]:
        """What a position is worth to each seat as it stands: a quick look that tries nothing out."""
        raise AssertionError("every judge says what positions are worth")

    def worth(self, state: S, seat: Seat) -> float:
        """What it is worth to one seat, whatever the others have."""
        return self.values(state)[seat]

    def lead(self, state: S, seat: Seat) -> float:
        """How far a seat is ahead of its best rival."""
        return lead_of(self.values(state), seat)

    def promise(self, state: S, seat: Seat) -> float:
        """What a position amid its turn promises a seat: a quick look, good only to compare positions of one turn."""
        return self.lead(state, seat)

    def begins_turn(self, state: S, seat: Seat) -> bool:
        """Tell whether a turn of this seat begins here, perhaps right after another one of its own."""
        return False

    def foresee(self, state: S, seat: Seat) -> float:
        """How far a seat is ahead once it has played the rest of its turn; may search."""
        return self.lead(state, seat)

    def terms(self, state: S, seat: Seat) -> Mapping[str, float]:
        """What the value of a position to a seat adds up to, by name: for people who ask why."""
        return {}

    def candidates(self, state: S, decision: Decision[A], rng: Random, most: int = MOST) -> Sequence[A]:
        """The answers that are worth a look, no more than so many: all of a list, a sample of a large form."""
        listed = list(islice(decision.choices, most + 1))
        if len(listed) <= most:
            return listed
        return list(dict.fromkeys(decision.choices.sample(rng) for _ in range(most)))

    def expect(self, state: S, seat: Seat) -> float:
        """What a position at the end of a future is worth: bounded, lest one lucky future outweigh all the others."""
        return self.lead(state, seat)

    def horizon(self, state: S, decision: Decision[A]) -> int:
        """How many turns it pays to play on to compare answers; 0 where looking at them is enough."""
        return 1

    def effort(self, state: S, decision: Decision[A]) -> int:
        """How many positions a usual answer takes a look at: what it costs of a budget of nodes."""
        return 1

    def is_exact(self, state: S) -> bool:
        """Tell whether from here on usual answers are the best ones and luck decides nothing: one future says all."""
        return False

    def is_settled(self, state: S, seat: Seat) -> bool:
        """Tell whether a future may end here: what its answer decides for this seat is decided."""
        return False

    def walk(self, state: S) -> Walk[A] | None:
        """A walk for searches, that may change the state; None where the game has no quicker one than all others."""
        return None

    def usual(self, state: S, decision: Decision[A], rng: Random) -> A | None:
        """What a player would answer at a glance; None where one has to look at what comes of each answer."""
        return None


class PlainJudge(Judge[S, A]):
    """The judge of a game that has none of its own: by `Game.evaluate` and `Game.foresee`."""

    def __init__(self, game: "AnyGame") -> None:
        self.game = game

    def values(self, state: S) -> list[float]:
        """By how far each seat is ahead, in the game's own measure."""
        rows = getattr(self.game.view(state, None), "players", ())  # as the contract says of views
        return [self.game.evaluate(state, seat) for seat in range(len(rows))]

    def worth(self, state: S, seat: Seat) -> float:
        """As the game says."""
        return self.game.evaluate(state, seat)

    def lead(self, state: S, seat: Seat) -> float:
        """As the game says."""
        return self.game.evaluate(state, seat)

    def foresee(self, state: S, seat: Seat) -> float:
        """As the game says."""
        return self.game.foresee(state, seat)
