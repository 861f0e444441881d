"""Whatever clients send to a table, it is answered; what is refused changes nothing, and the table goes on."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.long import or_long
from tests.server.tables import ADDRESS, PATIENCE, Client, House, house, pick

from krajina.server.http.streams import answered
from krajina.server.table.course import Course
from krajina.server.table.messages import AnyIncoming, Done, No, Pong

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

KINDS = sorted(str(one.__struct_config__.tag) for one in AnyIncoming.__args__)
NUMBERS = st.sampled_from([-1, 0, 1, 2, 3, 15, 16, 10**6, 10**6 + 1, 2**64, None, "1", 1.5, True])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "id": st.text(max_size=70) | NUMBERS,
        "seat": NUMBERS,
        "seen": NUMBERS,
        "steps": NUMBERS,
        "request": NUMBERS,
        "agree": st.booleans() | NUMBERS,
        "text": st.text(max_size=600),
        "sign": st.sampled_from(["thanks", "oh_no", "<b>", ""]),
        "name": st.text(max_size=60),
        "colour": st.sampled_from(["red", "blue", "<b>", ""]),
        "grace": NUMBERS,
        "confirms": st.booleans(),
        "muted": st.lists(NUMBERS, max_size=3),
        "webhook": st.sampled_from(["", "http://127.0.0.1/", "https://example.org/", "file:///etc/passwd", "x" * 999]),
        "bot": st.sampled_from(["random", "greedy", "os", "", "__import__('os')"]),
        "action": ANYTHING,
        "keys": st.lists(st.text(max_size=5), max_size=2),
        "unknown": ANYTHING,
    },
)
MORE: dict[str, dict[str, object]] = {
    "say": {"text": "Hm"},
    "react": {"sign": "laugh"},
    "let_bot": {"bot": "random"},
    "reply": {"request": 1, "agree": True},
}
SOUND = {
    "act": 6,
    "undo": 2,
    "redo": 2,
    "reset_turn": 1,
    "hand_over": 3,
    "abandon": 1,
    "say": 1,
    "react": 1,
    "let_bot": 1,
}
SCRIPTS = st.lists(
    st.tuples(
        st.integers(0, 3),  # which client
        st.sampled_from(["sound", "sound", "sound", "half", "half", "junk", "cut"]),
        st.sampled_from([*KINDS, *(kind for kind, times in SOUND.items() for _ in range(times))]),
        FIELDS,
        st.integers(0, 2**32),
    ),
    min_size=10,
    max_size=60,
)


def message(client: Client, how: str, kind: str, fields: dict[str, Any], rng: Random) -> bytes:
    """A message that makes sense for this client at this moment, or nearly, or not at all."""
    seats = client.watcher.seats or (0,)
    seat = rng.choice(seats)
    update = next((one for one in reversed(client.of("update")) if one["seat"] == seat), None)
    sound: dict[str, Any] = {"kind": kind, "seat": seat}
    if kind in {"act", "undo", "redo", "reset_turn"}:
        sound["seen"] = update["n"] if update else 0
    if kind == "act":
        sound["action"] = pick(update["question"]["offer"], rng) if update and update["question"] else {}
    sound.update(MORE.get(kind, {}))
    if how == "half":
        sound.update(rng.sample(sorted(fields.items()), min(len(fields), 1)))
        if rng.random() < 0.3 and isinstance(sound.get("action"), dict):
            sound["action"] = mutated(sound["action"], rng)
    data = msgspec.json.encode(sound)
    if how == "junk":
        return rng.randbytes(rng.randrange(40))
    return data[: rng.randrange(len(data))] if how == "cut" else data


def mutated(action: dict[str, Any], rng: Random) -> dict[str, Any]:
    """An action with something else in one of its places."""
    place = rng.choice(sorted(action) or ["do"])
    return {**action, place: rng.choice([None, -1, 10**12, "", "\u202e", [], [[]] * 1000, {"do": "pass"}, 0.5])}


async def run(game: str, count: int, script: list[tuple[int, str, str, dict[str, Any], int]]) -> None:
    async with house() as place:
        founded, clients = await place.seated(count, game)
        clients = [*clients[:2], await place.client(*(one.key for one in founded.seats[1:]), founded.owner)]
        clients.append(await place.client(table=founded.table))
        for which, how, kind, fields, seed in script:
            client = clients[which % len(clients)]
            place.bots.go.clear()  # while we look, no bot moves
            await place.settle()
            before = await place.store.load(founded.table)
            data = message(client, how, kind, fields, Random(seed))
            answer = await asyncio.wait_for(
                answered(place.services, client.room, client.watcher, data, ADDRESS), PATIENCE
            )
            assert isinstance(answer, Done | Pong | No)
            assert not client.room.lock.locked()
            if isinstance(answer, No):
                assert answer.code != "failure", data
                assert before == await place.store.load(founded.table), (data, answer)
            place.bots.go.set()
            await place.settle()
        await still_works(place, founded.table)


async def still_works(place: House, table: str) -> None:
    """What is stored is what is shown, and the game can go on."""
    room = await place.services.directory.room(table)
    async with room.lock:
        stored = await place.store.load(table)
        again = Course.replayed(room.game, stored.table, stored.entries)
        for seat in (None, *range(len(room.table.seats))):
            assert room.game.view(again.play.state, seat) == room.game.view(room.course.play.state, seat)
        assert again.n == room.course.n
        assert not room.is_playing or room.asked() or room.owes


EXAMPLES = settings(
    max_examples=2, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@EXAMPLES
@given(script=SCRIPTS)
def test_no_message_breaks_a_table(script: list[tuple[int, str, str, dict[str, Any], int]]) -> None:
    asyncio.run(run("stroganov", 2, script))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "count"), [("carcassonne", 2), ("graenaland", 3), ("stroganov", 4)])
@settings(EXAMPLES, max_examples=or_long(12, 60))
@given(script=SCRIPTS)
def test_no_messages_break_a_table_of_any_game(
    game: str, count: int, script: list[tuple[int, str, str, dict[str, Any], int]]
) -> None:
    asyncio.run(run(game, count, script))
