"""Late spectators: they see a table as it stood some seconds ago, so that nobody can whisper to a player."""

from collections.abc import Callable, Sequence

from krajina.core.game import AnyGame
from krajina.server.table.course import Course
from krajina.server.table.model import StoredEntry, Table
from krajina.server.table.updates import Moment


class Late:
    """A second course of the same game that follows behind."""

    def __init__(self, game: AnyGame, table: Table) -> None:
        self.course = Course(game, table)

    def follow(self, stored: Sequence[StoredEntry], is_old: Callable[[int], bool]) -> None:
        """Take in what is old enough."""
        while self.course.n < len(stored) and is_old(self.course.n):
            self.course.take(stored[self.course.n])

    @property
    def moment(self) -> Moment:
        """What is true for late spectators."""
        return Moment(asked=self.course.needed())
