"""Whose eyes: which of several seats at one device is shown, and whether a curtain has to come first."""

from collections.abc import Sequence

import msgspec

from krajina.core.seat import Seat
from krajina.server.room import Room
from krajina.server.tables import Status


class Eyes(msgspec.Struct, frozen=True):
    """The seat that is shown; or, if it is hidden, those one of whom shall come to the device."""

    seat: Seat | None
    called: tuple[Seat, ...] = ()


def eyes_for(room: Room, seats: Sequence[Seat], shown: Seat | None) -> Eyes:
    """Whose page it is: of the seat that is asked. `shown` is whoever last said that they look."""
    if len(seats) < 2 or room.table.status == Status.GATHERING:
        return Eyes(seats[0] if seats else None)
    asked = [seat for seat in room.asked() if seat in seats and not room.table.seats[seat].is_played_by_bot]
    if shown in seats and (shown in asked or not asked):
        return Eyes(shown)
    wanted = asked[0] if asked else seats[0]
    if room.table.status.is_closed or not _has_secrets(room, seats):
        return Eyes(wanted)
    return Eyes(None, tuple(asked) if asked else tuple(seats))


def _has_secrets(room: Room, seats: Sequence[Seat]) -> bool:
    """Tell whether any of the seats sees what another one does not."""
    return len({_seen(room, seat) for seat in seats}) > 1


def _seen(room: Room, seat: Seat) -> bytes:
    """What a seat sees, apart from who it is."""
    seen: dict[str, object] = msgspec.to_builtins(room.game.view(room.course.play.state, seat))
    seen.pop("seat", None)
    return msgspec.json.encode(seen)
