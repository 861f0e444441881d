import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.tables import Client, house, many, play_on

from krajina.core.errors import GameError
from krajina.server.bus import Bus
from krajina.server.store.sql import SqlStore
from krajina.server.table.model import Sign, Status


def _signs(client: Client) -> list[tuple[int, str]]:
    """The signs that somebody was shown."""
    return [(one["seat"], one["sign"]) for one in client.of("reacted")]


async def _code(client: Client, sign: str = "laugh", seat: int = 0) -> str:
    with pytest.raises(GameError) as refused:
        await client.say("react", seat=seat, sign=sign)
    return refused.value.code


def test_a_sign_is_shown_to_all_who_look_now_and_kept_nowhere() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(3)
            both = await here.client(founded.seats[0].key, founded.seats[1].key)
            spectator = await here.client(table=founded.table)
            before = await here.store.load(founded.table)
            for seat, sign in enumerate((Sign.APPLAUSE, Sign.OH_NO)):
                await both.say("react", seat=seat, sign=sign)
            for client in (*clients, both, spectator):
                assert _signs(client) == [(0, "applause"), (1, "oh_no")]
            assert await here.store.load(founded.table) == before
            assert _signs(await here.client(table=founded.table)) == [], "who comes later has missed it"

    asyncio.run(story())


def test_only_who_sits_there_shows_a_sign_and_only_one_of_ours() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2)
            spectator = await here.client(table=founded.table)
            assert await _code(spectator) == "not-your-seat"
            assert await _code(clients[0], seat=1) == "not-your-seat"
            assert await _code(clients[0], seat=7) == "unknown-seat"
            assert await _code(clients[0], "<b>") == "bad-message"
            assert _signs(clients[1]) == []

    asyncio.run(story())


def test_who_is_muted_shows_no_signs_to_that_seat_alone() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(3)
            both = await here.client(founded.seats[0].key, founded.seats[1].key)
            await clients[0].say("prefer", seat=0, muted=[2])
            await clients[2].say("react", seat=2, sign="hurry")
            await clients[1].say("react", seat=1, sign="thanks")
            assert _signs(clients[0]) == [(1, "thanks")]
            assert _signs(clients[1]) == _signs(both) == [(2, "hurry"), (1, "thanks")]

    asyncio.run(story())


def test_signs_and_lines_are_counted_together() -> None:
    async def story() -> None:
        async with house(many(lines_per_address_minute=3)) as here:
            _, clients = await here.seated(2)
            await clients[0].say("say", seat=0, text="Well!")
            for _ in range(2):
                await clients[0].say("react", seat=0, sign="laugh")
            assert await _code(clients[0]) == "too-many"
            assert len(_signs(clients[1])) == 2

    asyncio.run(story())


def test_nobody_shows_a_sign_while_the_book_closes_talk() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(3, "graenaland")
            rng, seen, shown = Random(31), set[bool](), 0
            while seen != {True, False}:
                may_talk = clients[0].update()["may_talk"]
                seen.add(may_talk)
                if may_talk:
                    await clients[0].say("react", seat=0, sign="thinking")
                    shown += 1
                else:
                    assert await _code(clients[0]) == "talk-closed"
                assert len(_signs(clients[1])) == shown
                assert await play_on(clients, rng, 1)

    asyncio.run(story())


def test_late_spectators_are_shown_signs_only_when_the_game_is_over() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, "harvest", watching={"delay": 60})
            late = await here.client(table=founded.table)
            await clients[0].say("react", seat=0, sign="good")
            await play_on(clients, Random(44))
            assert clients[0].room.table.status == Status.FINISHED
            assert _signs(late) == []
            await clients[1].say("react", seat=1, sign="good_game")
            assert _signs(late) == [(1, "good_game")]
            assert _signs(clients[0]) == [(0, "good"), (1, "good_game")]

    asyncio.run(story())


def test_a_sign_is_shown_by_another_process_too_and_nothing_is_read_again_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        bus, url = Bus(), f"sqlite:///{tmp_path / 'krajina.db'}"
        async with (
            house(store=await SqlStore.open(url), bus=bus) as one,
            house(store=await SqlStore.open(url), bus=bus) as other,
        ):
            founded, [anna, _] = await one.seated(2)
            jan = await other.client(founded.seats[1].key)
            jan.listen()
            await anna.say("react", seat=0, sign="thanks")
            assert [told["kind"] for told in jan.listen()] == ["reacted"]
            await jan.say("prefer", seat=1, muted=[0])
            await anna.say("react", seat=0, sign="laugh")
            assert _signs(jan) == [(0, "thanks")]
            assert _signs(anna) == [(0, "thanks"), (0, "laugh")]

    asyncio.run(story())
