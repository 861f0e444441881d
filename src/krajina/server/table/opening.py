"""Opening a game for a table: from the set-up, or from a position that was imagined out of another game."""

from random import Random

from krajina.core.chance import Fair
from krajina.core.game import AnyGame, Options
from krajina.core.play import AnyPlay, Play
from krajina.core.record import read_record
from krajina.server.table.model import Origin


def open_play(game: AnyGame, options: Options, fair: Fair | None, origin: Origin) -> AnyPlay:
    """The game before the first entry of its table."""
    if not origin.is_fork:
        return Play(game, options, fair)
    _, record = read_record(origin.record.encode(), lambda _name: game)
    before = open_play(game, record.options, None, origin.parent or Origin())
    for entry in record.entries:
        before.repeat(entry)
    # A position that the seat could not tell from the true one; the same seed gives the same position.
    start = game.imagine(before.state, origin.seat, Random(origin.seed))
    start.events = []  # what led here happened at another table
    return Play(game, options, fair, start=start)
