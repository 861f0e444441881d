"""Late spectators: they see a table as it stood some seconds ago, so that nobody can whisper to a player."""

from collections.abc import Sequence

from krajina.core.game import AnyGame
from krajina.server.course import Course
from krajina.server.streams import Moment
from krajina.server.tables import StoredEntry, Table


class Late:
    """A second course of the same game that follows behind."""

    def __init__(self, game: AnyGame, table: Table) -> None:
        self.course = Course(game, table)

    def follow(self, stored: Sequence[StoredEntry], until: float) -> None:
        """Take in what is old enough."""
        for entry in stored[self.course.n :]:
            if entry.at > until:
                break
            self.course.take(entry)

    @property
    def moment(self) -> Moment:
        """What is true for late spectators."""
        return Moment(asked=self.course.needed())
