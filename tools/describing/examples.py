"""Examples: a real message of every kind, kept from two short tables of the teaching game."""

import asyncio
import json
from typing import Final, TypeAlias

import msgspec
from tests.server.store.memory import MemoryStore

from krajina.core.chance import promise
from krajina.core.seat import Seat
from krajina.server.http.streams import answered
from krajina.server.services import Services
from krajina.server.settings import Settings
from krajina.server.table.create import NewTable, SeatWanted, Wanted, found
from krajina.server.table.keys import hash_of
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher, encoded

Json: TypeAlias = dict[str, object]
Said: TypeAlias = tuple[str, Seat, Json]

GAME: Final = "harvest"  # its views are short
HERE: Final = "127.0.0.1"
PEOPLE: Final = ("anna", "bob")
# Moments differ from one run to the next, and so does what is drawn for a seat.
MOMENTS: Final = {"at", "time", "created", "changed"}
MOMENT: Final = 1790000000.5
DRAWN: Final = {"key": "N" * 32, "owner": "O" * 32, "table": "winter"}

IN_PLAY: Final[tuple[Said, ...]] = (
    ("ping", 0, {}),
    ("say", 0, {"text": "Good luck!"}),
    ("why", 0, {"action": {"do": "bid", "coins": 7}}),
    ("act", 0, {"action": {"do": "bid", "coins": 7}}),
    ("act", 0, {"action": {"do": "bid", "coins": 2}}),
    ("undo", 0, {"steps": 1}),
    ("redo", 0, {}),
    ("reset_turn", 0, {}),
    ("prefer", 1, {"confirms": True}),
    ("act", 0, {"action": {"do": "bid", "coins": 1}}),
    ("act", 1, {"action": {"do": "bid", "coins": 3}}),
    ("act", 1, {"action": {"do": "share", "shares": [["hops"], ["hops", "wheat"]]}}),
    ("hand_over", 1, {}),
    ("abandon", 0, {}),
    ("reply", 1, {"agree": True}),
    ("react", 1, {"sign": "good_game"}),
    ("rematch", 0, {}),
)
BEFORE_PLAY: Final[tuple[Said, ...]] = (
    ("new_key", 0, {}),
    ("let_bot", 0, {"bot": "greedy"}),
    ("take_back", 0, {}),
    ("kick", 0, {"seat": 1}),
    ("leave", 0, {}),
)


def example_messages() -> dict[str, Json]:
    """A message of each kind, as it went over the wire."""
    return asyncio.run(_examples())


async def _examples() -> dict[str, Json]:
    kept: dict[str, Json] = {}
    services = Services(Settings(database_url="sqlite:///:memory:"), MemoryStore())
    try:
        for name, open_seats, lines in (("autumn", 0, IN_PLAY), ("spring", 1, BEFORE_PLAY)):
            scene = await Scene.open(services, name, open_seats)
            for kind, seat, fields in lines:
                await scene.send(kind, seat, fields)
            for message in scene.heard:
                _keep(kept, message)
    finally:
        await services.close()
    return kept


class Scene:
    """A table, and everything that is said there."""

    def __init__(self, services: Services, room: Room, players: tuple[Watcher, ...]) -> None:
        self._services = services
        self._room = room
        self._players = players
        self._sent = 1  # the hello
        self.heard: list[Json] = []

    @classmethod
    async def open(cls, services: Services, name: str, open_seats: int) -> "Scene":
        """Two people sit down, the owner first; if no seat stays open, their game begins."""
        wanted = [SeatWanted(who=Wanted.HERE, name=person.capitalize()) for person in PEOPLE]
        table, _ = found(NewTable(game=GAME, seats=(*wanted, *[SeatWanted()] * open_seats)), services.host.time().wall)
        keys = [_key(name, person) for person in (*PEOPLE, "owner")]
        *hashed, owner = map(hash_of, keys)
        people = [msgspec.structs.replace(table.seats[seat], key=key) for seat, key in enumerate(hashed)]
        seats = (*people, *table.seats[len(people) :])
        secret = name.encode().ljust(32)
        fair = promise(secret, name)
        table = msgspec.structs.replace(table, id=name, secret=secret.hex(), fair=fair, owner=owner, seats=seats)
        await services.host.store.create(table)
        room = await services.directory.room(table.id)
        shown_by = ((keys[0], keys[-1]), (keys[1],))
        scene = cls(services, room, tuple([(await services.watcher(shown, "", HERE))[1] for shown in shown_by]))
        for shown, player in zip(shown_by, scene._players, strict=True):
            scene.heard.append({"kind": "hello", "id": "1", "keys": list(shown)})
            async with room.lock:
                await room.welcome(player, None, 0)
        if not open_seats:
            async with room.lock:
                await room.go_on()
        await scene._listen()
        return scene

    async def send(self, kind: str, seat: Seat, fields: Json) -> None:
        """Send a message, with what only the moment knows filled in."""
        self._sent += 1
        message: Json = {"kind": kind, "id": str(self._sent)}
        if kind != "ping":
            message["seat"] = seat
        if kind in {"act", "undo", "redo", "reset_turn"}:
            message["seen"] = self._room.course.n
        if kind == "reply" and self._room.live.request is not None:
            message["request"] = self._room.live.request.number
        message |= fields
        answer = await answered(self._services, self._room, self._players[seat], json.dumps(message), HERE)
        self.heard += [message, json.loads(encoded(answer))]
        await self._listen()

    async def _listen(self) -> None:
        for player in self._players:
            while (text := await _next(player)) is not None:
                self.heard.append(json.loads(text))


def _key(table: str, who: str) -> str:
    return f"{table}-{who}-".ljust(32, "0")


async def _next(player: Watcher) -> str | None:
    try:
        return await asyncio.wait_for(player.next(), 0.005)
    except TimeoutError:
        return None


def _keep(kept: dict[str, Json], message: Json) -> None:
    """Keep the first message of its kind, but rather an update with a question and an answer with a key."""
    kind = str(message["kind"])
    before = kept.get(kind)
    if before is None or any(message.get(name) and not before.get(name) for name in ("question", "key")):
        drawn = {name: value for name, value in DRAWN.items() if message.get(name)} if kind == "done" else {}
        kept[kind] = {name: _timeless(name, value) for name, value in {**message, **drawn}.items()}


def _timeless(name: str, value: object) -> object:
    if isinstance(value, dict):
        return {inner: _timeless(inner, item) for inner, item in value.items()}
    if isinstance(value, list):
        return [_timeless(name, item) for item in value]
    return MOMENT if name in MOMENTS and isinstance(value, float) else value
