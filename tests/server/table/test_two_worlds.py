"""Two worlds over the wire: of two tables that differ only in what a watcher cannot know, it gets the same bytes."""

import asyncio
from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any, TypeAlias
from zlib import crc32

import msgspec
import pytest
from httpx import ASGITransport, AsyncClient
from tests.long import or_long
from tests.server.tables import ADDRESS, NOON, House, many

from krajina.core import Seat
from krajina.core.chance import promise, simulated
from krajina.core.decision import Decision
from krajina.core.game import AnyGame, Options, State
from krajina.core.play import AnyPlay, Play
from krajina.core.registry import find_game
from krajina.core.seat import CHANCE
from krajina.core.setup import make_options
from krajina.server.app import create_app
from krajina.server.http.streams import _told, answered
from krajina.server.table.keys import hash_of
from krajina.server.table.model import Clock, ClockKind, Origin, Seating, SeatKind, Table
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

APP: Any = create_app(many())  # each world puts its own hall behind it
SECRET = bytes(range(32))
OWNER_KEY = "o" * 32
FORWARD = 12  # steps that both worlds take together

SETS: list[tuple[str, dict[str, object]]] = [
    ("graenaland", {"seats": 3}),
    ("graenaland", {"seats": 3, "three_players": False, "memory_aid": True}),
    ("graenaland", {"seats": 4, "victory_cards": True, "chosen_starts": True, "open_claims": True}),
    ("graenaland", {"seats": 4, "open_votes": True, "random_island": True}),
    ("graenaland", {"seats": 5, "victory_cards": True, "memory_aid": True, "grant": True}),
    ("stroganov", {"seats": 1, "harder": ["katyusha"]}),
    ("stroganov", {"seats": 1}),
    ("stroganov", {"seats": 2, "region_furs": "random"}),
    ("stroganov", {"seats": 4}),
    ("carcassonne", {"seats": 2}),
    ("carcassonne", {"seats": 4, "boxes": "all"}),
]
NAMES = [f"{game}-{'-'.join(map(str, options.values()))}" for game, options in SETS]
Bytes: TypeAlias = list[bytes]


def key_of(seat: Seat) -> str:
    return f"{seat:032d}"


def at_random(game: AnyGame, options: Options, rng: Random) -> AnyPlay:
    """A game played by chance up to a moment before its end."""
    play: AnyPlay = Play(game, options)
    chance = simulated(rng)
    for _ in range(rng.choice((3, 15, 40, 90, 150))):
        if not (decisions := game.decisions(play.state)):
            break
        decision = rng.choice(decisions)
        play.act(decision.seat, decision.choices.sample(chance(0)))
    while not game.decisions(play.state):
        play.steps.pop()
        play.entries.pop()
        play = Play.resume(game, play.record)
    return play


def table_like(play: AnyPlay, watcher: Seat | None, seed: str) -> Table:
    """A table that stands where the game stands, but for what the watcher cannot know: that is as the seed says."""
    fair = promise(SECRET, "table", [""] * play.options.seats)
    seats = tuple(
        Seating(kind=SeatKind.PERSON, name=f"P{seat}", colour="red", key=hash_of(key_of(seat)), grace=seat % 2 * 3)
        for seat in range(play.options.seats)
    )
    return Table(
        id="table",
        game=play.game.name,
        rules=play.game.rules,
        options=msgspec.Raw(msgspec.json.encode(play.options)),
        seats=seats,
        owner=hash_of(OWNER_KEY),
        secret=SECRET.hex(),
        fair=fair,
        clock=Clock(ClockKind.BANK, 600, 5),
        origin=Origin(record=play.record.to_json().decode(), seat=watcher, seed=seed),
        created=NOON,
        changed=NOON,
    )


class World:
    """A server with one such table, and all that a watcher is sent there."""

    def __init__(self, table: Table, watcher: Seat | None) -> None:
        self.house = House(many())
        self.seat = watcher
        self._table = table
        self.watcher = Watcher({} if watcher is None else {watcher: key_of(watcher)})

    async def open(self) -> Bytes:
        """Begin, and say hello."""
        services = self.house.services
        await self.house.store.create(self._table)
        self.room: Room = await services.directory.room("table")
        async with self.room.lock:
            if not self.room.is_playing:
                await self.room.go_on()
            await self.room.welcome(self.watcher, None, 0)
        return self.told()

    def told(self) -> Bytes:
        """What was sent since the last time."""
        found: Bytes = []
        while not self.watcher._queue.empty():
            text = self.watcher._queue.get_nowait()
            found.append(b"" if text is None else text.encode())
        return found

    async def say(self, kind: str, seat: Seat, **fields: object) -> bytes:
        """What a seat is answered."""
        message = msgspec.json.encode({"kind": kind, "seat": seat, **fields})
        who = Watcher({seat: key_of(seat)})
        return msgspec.json.encode(await answered(self.house.services, self.room, who, message, ADDRESS))

    async def asked_for(self, wrong: list[bytes]) -> Bytes:
        """What the watcher gets for the asking: refusals, pages of the API, replays, the stream of events."""
        found: Bytes = []
        if self.seat is not None:
            n = self.room.course.n
            for action in map(msgspec.Raw, wrong):
                found.append(await self.say("act", self.seat, seen=n, action=action))
                found.append(await self.say("act", self.seat, seen=0, action=action))
            found.append(await self.say("undo", self.seat, seen=n, steps=9999))
            found.append(await self.say("redo", self.seat, seen=n))
            found.append(await self.say("say", self.seat, text="Hm?"))
            found.append(await self.say("react", self.seat, sign="thinking"))
            found += self.told()
        found += await self._over_http()
        events = _told(self.house.services, self.room, Watcher(dict(self.watcher.keys)), 0, 0)
        found += [(await anext(events)).encode() for _ in range(2)]
        await events.aclose()
        self.told()  # that somebody came and went is for everybody
        return found

    async def _over_http(self) -> Bytes:
        APP.state.services = self.house.services
        own = {} if self.seat is None else {"Authorization": f"Bearer {key_of(self.seat)}"}
        eyes = "" if self.seat is None else f"?seat={self.seat}"
        n = self.room.course.n
        async with AsyncClient(transport=ASGITransport(APP), base_url="http://here", headers=own) as client:
            answers = [
                await client.get("/api/tables/table"),
                await client.get("/api/tables/table/record"),
                await client.get("/api/tables/table/verify"),
                *[await client.get(f"/api/tables/table/steps/{step}{eyes}") for step in {0, n // 2, n, n + 1}],
                await client.get(f"/api/tables/table/history{eyes}"),
                await client.get(f"/api/tables/table/log{eyes}"),
                await client.get("/api/tables/table/steps/0?seat=0"),
                await client.get(f"/api/tables/table/steps/{n}?seat={len(self._table.seats) - 1}"),
                await client.post("/api/tables/table/fork", json={"step": n}),
                await client.post("/api/mine", json={"keys": [key_of(self.seat)] if self.seat is not None else []}),
                await client.post("/api/send", content=b'{"kind":"act","seat":0,"seen":0,"action":{}}'),
            ]
        return [bytes([*str(answer.status_code).encode(), 32]) + answer.content for answer in answers]

    def open_questions(self) -> dict[Seat, Decision[Any]]:
        """What may be answered, also by those who have answered and may change it."""
        game, state = self.room.game, self.room.course.play.state
        return {
            one.seat: one
            for one in (*game.revisions(state), *game.decisions(state))
            if one.seat != CHANCE and self.room.is_open_to(one.seat)
        }

    async def act(self, seat: Seat, action: bytes) -> None:
        """Let a seat act, and look at its turn for a while before it passes on."""
        self.house.time.now += 2.0
        answer = await self.say("act", seat, seen=self.room.course.n, action=msgspec.Raw(action))
        assert b'"done"' in answer, answer

    async def hand_over(self) -> None:
        """Let a turn that waits pass on."""
        if self.room.live.held_by is not None:
            await self.say("hand_over", self.room.live.held_by)


def apart(told: Bytes) -> list[Mapping[str, Any]]:
    """What of the updates is the game's own, and may tell two worlds apart: an action may show what was hidden."""
    updates = [msgspec.json.decode(text) for text in told if text.startswith(b'{"kind":"update"')]
    return [{"view": one["view"], "log": [step["log"] for step in one["steps"]]} for one in updates]


async def both_worlds(play: AnyPlay, watcher: Seat | None, rng: Random) -> int:
    """Compare two worlds from a moment on, as long as the game itself does not show which of them is true."""
    one, two = (World(table_like(play, watcher, f"{rng.random()}"), watcher) for _ in range(2))
    try:
        assert await one.open() == await two.open()
        wrong = [msgspec.json.encode(entry.action) for entry in play.entries[-40:] if entry.action is not None]
        wrong = rng.sample(wrong, min(len(wrong), 4))
        for step in range(FORWARD):
            if step % 4 == 0:
                assert await one.asked_for(wrong) == await two.asked_for(wrong)
            questions, others = one.open_questions(), two.open_questions()
            if not (both := sorted(questions.keys() & others.keys())):
                return step
            seat = rng.choice(both)
            action = questions[seat].choices.sample(rng)
            if action not in others[seat].choices:
                continue
            data = msgspec.json.encode(action)
            for do in (partial(World.act, seat=seat, action=data), World.hand_over):
                await do(one)
                await do(two)
                told = one.told(), two.told()
                if apart(told[0]) != apart(told[1]):
                    return step
                assert told[0] == told[1]
        return FORWARD
    finally:
        await one.house.services.close()
        await two.house.services.close()


def watchers(options: Options, rng: Random) -> list[Seat | None]:
    return [None, *rng.sample(range(options.seats), min(options.seats, 2))]


def compare(name: str, wanted: dict[str, object], seeds: range) -> int:
    game = find_game(name)
    options = make_options(game, wanted)
    steps = 0
    for seed in seeds:
        rng = Random(f"{wanted} {seed}")
        play = at_random(game, options, rng)
        for watcher in watchers(options, rng):
            steps += asyncio.run(both_worlds(play, watcher, rng))
    return steps


@pytest.mark.parametrize(("name", "wanted"), SETS[:1] + SETS[5:6], ids=NAMES[:1] + NAMES[5:6])
def test_what_a_watcher_cannot_know_changes_no_byte_that_it_gets(name: str, wanted: dict[str, object]) -> None:
    compare(name, wanted, range(1))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "wanted"), SETS, ids=NAMES)
def test_what_a_watcher_cannot_know_changes_no_byte_at_many_moments(name: str, wanted: dict[str, object]) -> None:
    assert compare(name, wanted, range(1, or_long(2, 4))) > 0


def test_a_view_of_somebody_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("graenaland")
    view = type(game).view
    monkeypatch.setattr(type(game), "view", lambda self, state, seat: view(self, state, 0 if seat else 1))
    with pytest.raises(AssertionError):
        compare("graenaland", SETS[0][1], range(3))


def test_one_bit_of_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(game: AnyGame, state: State) -> bool:
        return crc32(msgspec.json.encode([game.view(state, seat) for seat in range(3)])) % 2 == 0

    monkeypatch.setattr(type(find_game("graenaland")), "may_talk", leaking)
    with pytest.raises(AssertionError):
        compare("graenaland", SETS[0][1], range(3))
