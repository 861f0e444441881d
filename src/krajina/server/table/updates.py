"""Updates: what each seat and the spectators are told of a game and its table, built from views only."""

from functools import lru_cache
from typing import Final

import msgspec

from krajina.core.errors import GameError, UnknownName
from krajina.core.event import Event
from krajina.core.message import Word
from krajina.core.registry import find_game
from krajina.core.seat import Seat
from krajina.core.understood import understood
from krajina.server.table.course import Course
from krajina.server.table.messages import (
    ClockInfo,
    Hold,
    ListedTable,
    SeatInfo,
    StepInfo,
    TableInfo,
    UndoInfo,
    Update,
    Wishes,
)
from krajina.server.table.model import RequestInfo, Seating, StoredEntry, Table
from krajina.server.table.questions import Question, lines_of
from krajina.server.table.store import ListedSeat, Row, row_of

KEPT: Final = 16  # sets of options, with what own tables in them renamed; of most, nothing


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """What all watchers are told between two steps: which seats the table waits for, and what is still open."""

    asked: tuple[Seat, ...] = ()
    questions: dict[Seat, Question] = {}
    hold: Hold | None = None
    request: RequestInfo | None = None
    clocks: tuple[ClockInfo, ...] = ()
    table: Table | None = None  # while it is played


def update_for(course: Course, seat: Seat | None, since: int, moment: Moment) -> Update:
    """What a seat, or a spectator, sees now, with the steps after `since`."""
    state = course.play.state
    return Update(
        seat=seat,
        n=course.n,
        steps=steps_for(course, seat, since),
        view=course.view(seat),
        question=None if seat is None else moment.questions.get(seat),
        asked=moment.asked,
        hold=moment.hold,
        undo=None if seat is None else _undo_info(course, seat, moment.table),
        request=moment.request,
        clocks=moment.clocks,
        may_talk=course.game.may_talk(state),
        outcome=course.game.outcome(state),
        rivals=course.game.rivals(state),
    )


def steps_for(course: Course, seat: Seat | None, since: int, until: int | None = None) -> tuple[StepInfo, ...]:
    """The steps after `since` as a seat, or a spectator, may know them."""
    stored = course.stored[since:until]
    told = course.told[since:until]
    entries = course.play.entries[since:until]
    return tuple(
        _step_info(line, events, entry.undo, seat) for line, events, entry in zip(stored, told, entries, strict=True)
    )


def _step_info(line: StoredEntry, events: tuple[Event, ...], undo: int, seat: Seat | None) -> StepInfo:
    """One step for a seat or a spectator."""
    log = lines_of([event for event in events if event.is_for(seat)])
    return StepInfo(n=line.seq + 1, seat=line.seat, at=line.at, by=line.by, undo=undo, log=log)


def _undo_info(course: Course, seat: Seat, table: Table | None) -> UndoInfo:
    offer = course.play.undo_offer(seat)
    together = offer.together if table is None or table.may_agree(seat) else offer.alone
    return UndoInfo(
        alone=offer.alone,
        together=together,
        asks=() if table is None else tuple(sorted(table.people - {seat})),
        redo=course.redo_count(seat),
        why=offer.why.message,
    )


def wishes_of(seating: Seating) -> Wishes:
    """What the player at a seat asked for."""
    return msgspec.convert(seating, understood(Wishes), from_attributes=True)


def table_info(table: Table, here: frozenset[Seat] = frozenset()) -> TableInfo:
    """What everybody who has the link may know of a table."""
    row = msgspec.structs.asdict(listed_table(row_of(table), here))
    renamed = _renamed(table.game, bytes(table.options)) if row["is_playable"] else {}
    return TableInfo(**row, options=table.options, renamed=renamed, fair=table.fair)


class _OwnTables(msgspec.Struct, frozen=True):
    """Of options, the tables that an owner of the box brought."""

    data: dict[str, object] = {}


@lru_cache(KEPT)
def _renamed(game: str, options: bytes) -> dict[str, Word]:
    """What own tables renamed; nothing where a later version would not take them any more."""
    own = msgspec.json.decode(options, type=understood(_OwnTables)).data
    try:
        return find_game(game).renamed(own) if own else {}
    except GameError:
        return {}


def listed_table(row: Row, here: frozenset[Seat] = frozenset()) -> ListedTable:
    """What a list shows of a table."""
    seats = tuple(_seat_info(one, is_here=seat in here) for seat, one in enumerate(row.seats))
    return ListedTable(**{**msgspec.structs.asdict(row), "seats": seats}, is_playable=is_playable(row))


def _seat_info(seat: ListedSeat, *, is_here: bool) -> SeatInfo:
    successor = seat.successor.name if seat.successor is not None else ""
    return SeatInfo(**{**msgspec.structs.asdict(seat), "successor": successor}, is_here=is_here)


def is_playable(table: Table | Row) -> bool:
    """Tell whether the game is installed with the rules that the table was opened with."""
    try:
        return find_game(table.game).rules == table.rules
    except UnknownName:
        return False
