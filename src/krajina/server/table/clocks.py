"""Clocks: how long each seat may still think. Pure arithmetic on what is stored; the room brings the time."""

from collections.abc import Collection, Mapping

import msgspec

from krajina.core.seat import Seat
from krajina.server.table.messages import ClockInfo
from krajina.server.table.model import DAY, LONGEST_GRACE, Clock, ClockKind, Live


def wound(clock: Clock, seats: int) -> Live:
    """All clocks before the game."""
    banks = (float(clock.time),) * seats if clock.kind == ClockKind.BANK else ()
    return Live(banks=banks, since=(0.0,) * seats, answers=(0,) * seats)


def running(
    clock: Clock,
    live: Live,
    thinking: Collection[Seat],
    anew: Collection[Seat],
    earned: Mapping[Seat, int],
    now: float,
) -> Live:
    """The clocks after a step: those of `thinking` seats run, from now on where they were asked `anew`.

    A clock that stops, or starts anew, takes the time that ran from its bank. The increment is for the answers that a
    seat `earned` it with; an answer that is taken back gives it back.
    """
    if clock.kind == ClockKind.NONE:
        return live
    banks, since = list(live.banks), list(live.since)
    for seat, start in enumerate(live.since):
        goes_on = seat in thinking and seat not in anew and start
        if start and not goes_on and banks:
            banks[seat] = max(0.0, banks[seat] - max(0.0, now - start))
        if banks:
            banks[seat] = max(0.0, banks[seat] + clock.more * earned.get(seat, 0))
        if not goes_on:
            since[seat] = now if seat in thinking else 0.0
    return _with(live, banks, since)


def rebased(clock: Clock, live: Live, moved: float, wall: float) -> Live:
    """What another process stored, in our time, which is `moved`: no clock ran while no process served.

    Only days are counted all the same, by the calendar. Whatever the clocks of machines did meanwhile, no time runs
    from the future, and no turn is held for longer than a seat may ask for.
    """
    days = clock.kind == ClockKind.DAYS
    base = live.at + moved
    since = [min(start if days else start + moved, wall if days else base) if start else 0.0 for start in live.since]
    held = live.held_until and min(live.held_until + moved, base + LONGEST_GRACE)
    return _with(msgspec.structs.replace(live, at=base, held_until=held), list(live.banks), since)


def deadline(clock: Clock, live: Live, seat: Seat) -> float | None:
    """When the time of a seat is up; None if its clock does not run."""
    since = live.since[seat] if live.since else 0.0
    if clock.kind == ClockKind.NONE or not since:
        return None
    return since + _given(clock, live, seat)


def earliest(clock: Clock, live: Live) -> float | None:
    """When the first time will be up."""
    found = [deadline(clock, live, seat) for seat in range(len(live.since))]
    return min((moment for moment in found if moment is not None), default=None)


def shown(clock: Clock, live: Live, now: float) -> tuple[ClockInfo, ...]:
    """The clocks for people."""
    if clock.kind == ClockKind.NONE:
        return ()
    return tuple(
        ClockInfo(left=max(0.0, _given(clock, live, seat) - max(0.0, now - since if since else 0.0)), runs=since > 0)
        for seat, since in enumerate(live.since)
    )


def _given(clock: Clock, live: Live, seat: Seat) -> float:
    """Seconds that a seat has for what it is asked now."""
    match clock.kind:
        case ClockKind.BANK:
            return live.banks[seat]
        case ClockKind.DAYS:
            return clock.time * DAY
    return float(clock.time)


def _with(live: Live, banks: list[float], since: list[float]) -> Live:
    return msgspec.structs.replace(live, banks=tuple(banks), since=tuple(since))
