"""Rows of lists: what the lobby shows of a table, kept beside it, so that no list reads whole tables.

Where spectators see a game later than its players, or not at all, a list must not tell them when there was a move, and
how many there were: then only what happens to the table itself, such as somebody who sits down, counts as a change.
"""

import msgspec

from krajina.server.table.model import Clock, Seating, Status, Table, Visibility, Watching


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a list shows of a table; of a seat, only what everybody may know."""

    id: str
    game: str
    rules: str
    seats: tuple[Seating, ...]
    name: str = ""
    status: Status = Status.GATHERING
    visibility: Visibility = Visibility.PRIVATE
    watching: Watching = Watching()
    clock: Clock = Clock()
    is_fork: bool = False
    next: str = ""
    created: float = 0.0
    changed: float = 0.0  # as far as everybody may know


class Listed(msgspec.Struct, frozen=True):
    """A table in a list, and how many entries it has, where everybody may know that."""

    row: Row
    entries: int | None


def row_of(table: Table) -> Row:
    """What a list shows of a table."""
    return Row(
        id=table.id,
        game=table.game,
        rules=table.rules,
        seats=tuple(map(_seen, table.seats)),
        name=table.name,
        status=table.status,
        visibility=table.visibility,
        watching=table.watching,
        clock=table.clock,
        is_fork=table.origin.is_fork,
        next=table.next,
        created=table.created,
        changed=table.changed,
    )


def hides_moves(table: Table) -> bool:
    """Tell whether strangers may not know when there is a move at a table."""
    return table.status == Status.PLAYING and (table.watching.delay > 0 or not table.watching.allowed)


def _seen(seating: Seating) -> Seating:
    return Seating(
        kind=seating.kind,
        name=seating.name,
        colour=seating.colour,
        bot=seating.bot,
        is_program=seating.is_program,
        successor=seating.successor and Seating(name=seating.successor.name),
    )
