"""What the options choose once, at set-up: how votes are counted, and whether answers are sealed or given aloud."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Collect, Seat
from krajina.games.graenaland.options import GraenalandOptions, Reading
from krajina.games.graenaland.pieces import Talk
from krajina.games.graenaland.tables import Tables


class Council:
    """How votes are counted: with the changes for three players (section 24) or not, and whom the palisade weakens."""

    __slots__ = ("by_three", "weakens_residents")

    def __init__(self, by_three: bool, weakens_residents: bool = False) -> None:
        self.by_three, self.weakens_residents = by_three, weakens_residents

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Council) and hash(self) == hash(other)

    def __hash__(self) -> int:
        return self.by_three + 2 * self.weakens_residents


class Sealed:
    """Answers are given at once; each stays hidden from the other seats until all are given."""

    IS_SHARED: ClassVar[bool] = True
    is_aloud: ClassVar[bool] = False

    def order(self, seats: Sequence[Seat], around: Sequence[Seat]) -> Sequence[Seat]:
        """In which order seats are asked; `around` is the order in which they would speak."""
        return seats

    def turn(self, waiting: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Of the seats that have not answered, those that may answer now."""
        return waiting

    def is_later(self, seat: Seat, answers: Collect[Action] | None) -> bool:
        """Tell whether a seat has not answered, and its turn comes after that of another."""
        return False

    def knows(self, watcher: Seat | None, seat: Seat) -> bool:
        """Tell whether a watcher knows the answer of a seat while others are still asked."""
        return seat == watcher


class Aloud(Sealed):
    """Answers are given aloud, one seat after the other."""

    is_aloud: ClassVar[bool] = True

    def order(self, seats: Sequence[Seat], around: Sequence[Seat]) -> Sequence[Seat]:
        return [seat for seat in around if seat in seats]

    def turn(self, waiting: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return waiting[:1]

    def is_later(self, seat: Seat, answers: Collect[Action] | None) -> bool:
        return answers is not None and seat in answers.waiting[1:]

    def knows(self, watcher: Seat | None, seat: Seat) -> bool:
        return True


SEALED: Final = Sealed()
ALOUD: Final = Aloud()


class Rules:
    """The choices of one table."""

    IS_SHARED: ClassVar[bool] = True

    def __init__(self, tables: Tables, options: GraenalandOptions) -> None:
        by_three = options.by_three
        self.council = Council(by_three, by_three and Reading.PALISADE_RESIDENTS in options.readings)
        self.uncounted = tables.uncounted if by_three else 0  # buildings that no goal counts (section 24, ruling 40)
        self.has_talk = options.talk != Talk.NONE
        self.votes: Sealed = ALOUD if options.open_votes else SEALED  # ruling 20
        self.claims: Sealed = ALOUD if options.open_claims else SEALED  # ruling 36
