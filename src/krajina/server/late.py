"""Late spectators: they see a table as it stood some seconds ago, so that nobody can whisper to a player."""

from collections.abc import Sequence

from krajina.core.game import AnyGame
from krajina.server.course import Course
from krajina.server.protocol import Update
from krajina.server.streams import Moment, update_for
from krajina.server.tables import StoredEntry, Table


class Late:
    """A second course of the same game that follows behind."""

    def __init__(self, game: AnyGame, table: Table) -> None:
        self.course = Course(game, table)
        self.told = 0

    def follow(self, stored: Sequence[StoredEntry], until: float) -> bool:
        """Take in what is old enough; tell whether there was anything."""
        before = self.course.n
        for entry in stored[before:]:
            if entry.at > until:
                break
            self.course.take(entry)
        return self.course.n > before

    def update(self, since: int) -> Update:
        """What a late spectator sees."""
        return update_for(self.course, None, since, Moment(asked=self.course.needed()))
