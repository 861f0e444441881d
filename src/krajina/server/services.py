"""Services: what a running server is made of, in one place for its routes."""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from krajina.core.seat import Seat
from krajina.server import metrics
from krajina.server.bus import Bus
from krajina.server.limits import Connections, LimitKind, Limits
from krajina.server.process import Process
from krajina.server.settings import Settings
from krajina.server.store.sql import SqlStore
from krajina.server.table.commands import COMMANDS
from krajina.server.table.copies import rematch
from krajina.server.table.create import Founded
from krajina.server.table.directory import Directory
from krajina.server.table.messages import (
    Act,
    Done,
    Incoming,
    Outgoing,
    Ping,
    Pong,
    React,
    Redo,
    Rematch,
    ResetTurn,
    Say,
    Undo,
    Why,
)
from krajina.server.table.refused import Refused
from krajina.server.table.replay import Replays
from krajina.server.table.room import Room
from krajina.server.table.store import OWNER, Holder, Store
from krajina.server.table.watcher import Watcher
from krajina.server.table.why import Explanations
from krajina.server.work import Work

# What is counted besides being a message.
COUNTED: Final = {
    Say: LimitKind.TALK,
    React: LimitKind.TALK,
    Rematch: LimitKind.JOIN,
    **dict.fromkeys((Act, Undo, ResetTurn, Redo), LimitKind.ACT),
}
THOUGHT_ABOUT: Final = (Act, Why, Undo, ResetTurn, Redo)  # for so long as it takes
UNTHOUGHT: Final = (Say, React, Ping)  # these need not wait for what their address thinks about elsewhere


class Services:
    """The tables of a server, what they are given by its process, and how often an address may ask for what."""

    def __init__(self, settings: Settings, store: Store, bus: Bus | None = None, address: str = "") -> None:
        self.settings = settings
        self.limits = Limits(settings)
        self.host = Process(settings, store, bus or Bus(), Work(self.limits), settings.public_url or address)
        self.directory = Directory(self.host)
        self.replays = Replays(self.host)
        self.explanations = Explanations(self.host)
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
        """Let all watchers go, and finish what is under way."""
        await self.directory.close()
        await self.host.close()

    async def watcher(self, keys: Sequence[str], table: str, address: str) -> tuple[Room, Watcher]:
        """A watcher with these keys; an address that tries too many wrong ones has to wait. Raises Refused."""
        self.limits.check(LimitKind.WRONG_KEY, address)
        try:
            return await self.directory.watcher(keys, table)
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
        """The answer to a request that has opened a table before: to ask again costs no more than to look."""
        if not request_id:
            return None
        self.limits.take(LimitKind.PAGE, address)
        return await self.directory.told_before(request_id)

    async def is_turn(self, holder: Holder) -> bool:
        """Tell whether a table that is being played waits for the seat of a key."""
        try:
            room = await self.directory.room(holder.table)
        except Refused:
            return False  # its rules have changed
        async with room.lock:  # what is not stored yet has not happened
            return holder.seat in room.asked()

    async def receive(self, room: Room, who: Watcher, message: Incoming, address: str) -> Outgoing:
        """Do what a client asks for; raises GameError."""
        if (kind := COUNTED.get(type(message))) is not None:
            self.limits.take(kind, address)
        if isinstance(message, THOUGHT_ABOUT):
            self.limits.check(LimitKind.WORK, address)
        if isinstance(message, Rematch):
            return await rematch(self.directory, room, who, message)
        start = perf_counter()
        async with room.lock if isinstance(message, UNTHOUGHT) else room.entered():
            answer: Done | Pong = await COMMANDS[type(message)](room, who, message)
        if isinstance(message, Act):
            metrics.count_told(perf_counter() - start)
        return answer
