"""Whose eyes: which of several seats at one device is shown, and whether a curtain has to come first."""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from krajina.core.seat import Seat
from krajina.server.table.model import Status
from krajina.server.table.room import Room

LOOK: Final = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,7}))?")


class Look(msgspec.Struct, frozen=True):
    """A seat that looks by its own word, and how many entries there were when it said so."""

    seat: Seat
    since: int = 0

    def __str__(self) -> str:
        return f"{self.seat}-{self.since}" if self.since else str(self.seat)


class Eyes(msgspec.Struct, frozen=True):
    """The seat that is shown; or, if it is hidden, those one of whom shall come to the device."""

    look: Look | None
    called: tuple[Seat, ...] = ()

    @property
    def seat(self) -> Seat | None:
        """The seat that is shown."""
        return None if self.look is None else self.look.seat


def look_in(text: str) -> Look | None:
    """The look that an address tells, if it tells one."""
    found = LOOK.fullmatch(text)
    return None if found is None else Look(int(found[1]), int(found[2] or 0))


def eyes_for(room: Room, seats: Sequence[Seat], look: Look | None) -> Eyes:
    """Whose page it is: of the seat that is asked. `look` is whoever last said that they look."""
    if len(seats) < 2 or room.table.status == Status.GATHERING:
        return Eyes(Look(seats[0]) if seats else None)
    asked = [seat for seat in room.asked() if seat in seats and not room.table.seats[seat].is_played_by_bot]
    is_wanted = look is not None and look.seat in seats and (look.seat in asked or not asked)
    if look is not None and is_wanted and (room.table.status.is_closed or _is_still_there(room, seats, look)):
        return Eyes(look)
    if room.table.status.is_closed or not _has_secrets(room, seats):
        return Eyes(Look(asked[0] if asked else seats[0], room.course.n))
    return Eyes(None, tuple(asked) if asked else tuple(seats))


def _is_still_there(room: Room, seats: Sequence[Seat], look: Look) -> bool:
    """Tell whether nobody else acted at the device since: an old address, as of a step back, lifts no curtain."""
    others = {seat for seat in seats if seat != look.seat and not room.table.seats[seat].is_played_by_bot}
    return not any(entry.seat in others for entry in room.course.play.entries[look.since :])


def _has_secrets(room: Room, seats: Sequence[Seat]) -> bool:
    """Tell whether any of the seats sees what another one does not."""
    return len({_seen(room, seat) for seat in seats}) > 1


def _seen(room: Room, seat: Seat) -> bytes:
    """What a seat sees, apart from who it is."""
    seen: dict[str, object] = msgspec.to_builtins(room.game.view(room.course.play.state, seat))
    seen.pop("seat", None)
    return msgspec.json.encode(seen)
