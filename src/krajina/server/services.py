"""The hall: everything that a running server is made of, in one place for its routes."""

from collections.abc import Sequence
from time import perf_counter
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import Request, WebSocket
from litestar.datastructures import State

from krajina.core.seat import Seat
from krajina.server import metrics
from krajina.server.bots.pool import Bots
from krajina.server.bus import Bus, MemoryBus
from krajina.server.http.limits import Connections, LimitKind, Limits, TooMany, address_of
from krajina.server.settings import Settings
from krajina.server.store import OWNER, Holder, Store
from krajina.server.store.sql import SqlStore
from krajina.server.table.commands import HANDLERS
from krajina.server.table.create import Founded
from krajina.server.table.directory import Directory
from krajina.server.table.host import Host
from krajina.server.table.keys import split_keys
from krajina.server.table.lobby import Lobby
from krajina.server.table.messages import Act, Done, Incoming, Outgoing, Pong, Redo, Rematch, ResetTurn, Say, Undo, Why
from krajina.server.table.refused import Refused
from krajina.server.table.replay import Replays
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher
from krajina.server.work import Work

AnyRequest: TypeAlias = Request[None, None, State]
AnySocket: TypeAlias = WebSocket[None, None, State]

TOO_MANY: Final = "too_many"  # in the state of a request: why it is not answered
# What is counted besides being a message.
COUNTED: Final = {
    Say: LimitKind.TALK,
    Rematch: LimitKind.JOIN,
    **dict.fromkeys((Act, Undo, ResetTurn, Redo), LimitKind.ACT),
}
THOUGHT_ABOUT: Final = (Act, Why, Undo, ResetTurn, Redo)  # for so long as it takes


class Services:
    """The store, the rooms and the lobby, and who may ask how often."""

    def __init__(self, settings: Settings, store: Store, bus: Bus | None = None, address: str = "") -> None:
        bots = Bots(settings.bot_workers, settings.bot_seconds)
        self.settings = settings
        self.limits = Limits(settings)
        work = Work(self.limits)
        where = settings.public_url or address
        self.host = Host(settings, store, bus or MemoryBus(), bots, work, where)
        self.directory = Directory(self.host)
        self.lobby = Lobby(self.host, self.directory)
        self.replays = Replays(work)
        self.figures = metrics.MetricsPage()
        self.connections = Connections(settings.sockets_per_address, settings.sockets)

    @classmethod
    async def open(cls, settings: Settings, address: str = "") -> "Services":
        """Open the database and look after the tables in it."""
        services = cls(settings, await SqlStore.open(settings.database_url), address=address)
        services.host.spawn(services.host.served.beat())
        services.host.spawn(services.directory.look_after())
        return services

    async def close(self) -> None:
        """Let everybody go, and finish what is under way."""
        await self.directory.close()
        await self.host.close()

    async def watcher(self, keys: Sequence[str], table: str, address: str) -> tuple[Room, Watcher]:
        """Who holds these keys; whoever tries too many wrong ones has to wait. Raises Refused."""
        self.limits.check(LimitKind.WRONG_KEY, address)
        try:
            return await self.lobby.watcher(keys, table)
        except Refused as error:
            if error.code in {"wrong-key", "unknown-table"}:
                self.limits.take(LimitKind.WRONG_KEY, address)
            raise

    async def check_owner(self, keys: Sequence[str], table: str, address: str) -> frozenset[Seat]:
        """Check that one of the keys is the owner's, and tell which seats the others are for; raises Refused."""
        self.limits.check(LimitKind.WRONG_KEY, address)
        await self.directory.summary(table)
        try:
            holders = [await self.directory.holder(key) for key in keys]
            if Holder(table, OWNER) not in holders:
                raise Refused("not-owner")
        except Refused:
            self.limits.take(LimitKind.WRONG_KEY, address)
            raise
        return frozenset(holder.seat for holder in holders if holder.table == table and holder.seat != OWNER)

    async def founded(self, request_id: str, address: str) -> Founded | None:
        """What whoever opened a table with this id was told: to ask again costs no more than to look."""
        if not request_id:
            return None
        self.limits.take(LimitKind.PAGE, address)
        return await self.lobby.again(request_id)

    async def is_turn(self, holder: Holder) -> bool:
        """Tell whether a table that is being played waits for the seat of a key."""
        try:
            room = await self.directory.room(holder.table)
        except Refused:
            return False  # its rules have changed
        async with room.lock:
            return holder.seat in room.asked()

    def check_origin(self, connection: AnyRequest | AnySocket) -> None:
        """Refuse what a page of somebody else does in a visitor's browser; programs say nothing of where they are."""
        headers = connection.headers
        site, origin = headers.get("Sec-Fetch-Site"), headers.get("Origin")
        if site is not None:  # the browser has compared: it knows the address that people see, behind any proxy
            is_ours = site in {"same-origin", "none"}
        else:
            public = urlsplit(self.settings.public_url)
            hosts = {headers.get("Host", ""), public.netloc}
            is_ours = origin is None or origin.partition("://")[2] in hosts - {""}
        if not is_ours:
            raise Refused("foreign-page")

    async def receive(self, room: Room, who: Watcher, message: Incoming, address: str) -> Outgoing:
        """Do what a client asks for; raises GameError."""
        if (kind := COUNTED.get(type(message))) is not None:
            self.limits.take(kind, address)
        if isinstance(message, THOUGHT_ABOUT):
            self.limits.check(LimitKind.WORK, address)
        if isinstance(message, Rematch):
            return await self.lobby.rematch(room, who, message)
        start = perf_counter()
        async with room.lock:
            answer: Done | Pong = await HANDLERS[type(message)](room, who, message)
        if isinstance(message, Act):
            metrics.count_told(perf_counter() - start)
        return answer


def services_of(connection: AnyRequest | AnySocket) -> Services:
    """The hall that a request came to."""
    services: Services = connection.app.state.services
    return services


def check_often(connection: AnyRequest | AnySocket) -> None:
    """Raise TooMany if this request was one too many."""
    error: TooMany | None = connection.scope["state"].get(TOO_MANY)
    if error is not None:
        raise error


def address_in(connection: AnyRequest | AnySocket) -> str:
    """Where a request comes from."""
    return address_of(connection.scope, services_of(connection).settings.trusted_proxies)


def keys_in(request: AnyRequest) -> tuple[str, ...]:
    """The keys in the header `Authorization: Bearer key.key`."""
    scheme, _, keys = request.headers.get("Authorization", "").partition(" ")
    return split_keys(keys.strip()) if scheme.lower() == "bearer" else ()
