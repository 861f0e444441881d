"""Tables that tests open by program, where opening one by clicks is not what they are about."""

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.error import HTTPError

import msgspec
from soak.server import Server

from krajina.server.table.create import SeatKey

HERE: Final = {"who": "here", "name": "Anna"}
OPEN: Final = {"who": "open"}
BOT: Final = {"who": "bot", "bot": "random"}
# A few tiles with something of everything, and then the end.
FEW_TILES: Final = (
    "base/road-curve",
    "base/city-cap",
    "base/cloister",
    "base/road-straight",
    "base/city-corner",
    "base/junction-three",
)
SHORT: Final = {"draw_order": FEW_TILES, "draw_rest": False}


class Table(msgspec.Struct, frozen=True):
    """A table as its founder knows it."""

    table: str
    owner: str
    seats: list[SeatKey]

    def link(self, *seats: int) -> str:
        """The secret link of seats, of all that its founder has if none is named."""
        keys = [one.key for one in self.seats if not seats or one.seat in seats]
        return "/play/" + ".".join(keys if seats else [self.owner, *keys])


def named(*names: str) -> list[dict[str, str]]:
    """Seats for people with names."""
    return [{**HERE, "name": name} for name in names]


def opened(
    server: Server,
    seats: Sequence[Mapping[str, str]],
    game: str = "carcassonne",
    options: Mapping[str, object] | None = None,
    **more: object,
) -> Table:
    """Open a table over HTTP."""
    wanted = {"game": game, "seats": list(seats), "options": dict(options or {}), **more}
    try:
        answer = server.post("/api/tables", wanted)
    except HTTPError as error:
        raise AssertionError(error.read().decode()) from error
    return msgspec.json.decode(answer, type=Table)
