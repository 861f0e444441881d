"""Streams: what a room tells each seat and the spectators, built from views only."""

import msgspec

from krajina.core.errors import UnknownName
from krajina.core.event import Event
from krajina.core.registry import find_game
from krajina.core.seat import Seat
from krajina.server.store.rows import Row, row_of
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


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """What is true for everybody at a table between two steps: whom it waits for, and what hangs in the air."""

    asked: tuple[Seat, ...] = ()
    questions: dict[Seat, Question] = {}
    hold: Hold | None = None
    request: RequestInfo | None = None
    clocks: tuple[ClockInfo, ...] = ()


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
        undo=None if seat is None else _undo_info(course, seat),
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
        step_info(line, events, entry.seat, entry.undo, seat)
        for line, events, entry in zip(stored, told, entries, strict=True)
    )


def step_info(line: StoredEntry, events: tuple[Event, ...], actor: Seat, undo: int, seat: Seat | None) -> StepInfo:
    """One step for a seat or a spectator."""
    log = lines_of([event for event in events if event.is_for(seat)])
    return StepInfo(n=line.seq + 1, seat=actor, at=line.at, by=line.by, undo=undo, log=log)


def _undo_info(course: Course, seat: Seat) -> UndoInfo:
    offer = course.undo_offer(seat)
    why = offer.why.message
    return UndoInfo(alone=offer.alone, together=offer.together, redo=course.redo_count(seat), why=why)


def wishes_of(seating: Seating) -> Wishes:
    """What a seat asked for."""
    return Wishes(
        grace=seating.grace,
        confirms=seating.confirms,
        muted=seating.muted,
        webhook=seating.webhook,
        is_quiet=seating.is_quiet,
    )


def table_info(table: Table, here: frozenset[Seat] = frozenset()) -> TableInfo:
    """What everybody who has the link may know."""
    row = msgspec.structs.asdict(listed_table(row_of(table), here))
    return TableInfo(**row, options=table.options, fair=table.fair)


def listed_table(row: Row, here: frozenset[Seat] = frozenset()) -> ListedTable:
    """What a list shows of a table."""
    return ListedTable(
        id=row.id,
        game=row.game,
        rules=row.rules,
        name=row.name,
        status=row.status,
        visibility=row.visibility,
        watching=row.watching,
        clock=row.clock,
        seats=tuple(
            SeatInfo(
                kind=seating.kind,
                name=seating.name,
                colour=seating.colour,
                bot=seating.bot,
                is_program=seating.is_program,
                is_here=seat in here,
                successor=seating.successor.name if seating.successor is not None else "",
            )
            for seat, seating in enumerate(row.seats)
        ),
        is_fork=row.is_fork,
        is_playable=is_playable(row),
        next=row.next,
        created=row.created,
        changed=row.changed,
    )


def is_playable(table: Table | Row) -> bool:
    """Tell whether the game is installed with the rules that the table was opened with."""
    try:
        return find_game(table.game).rules == table.rules
    except UnknownName:
        return False
