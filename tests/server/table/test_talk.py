import asyncio
from random import Random

import pytest
from tests.server.tables import Client, house, many, play_on

from krajina.core.errors import GameError
from krajina.server.table import room as directory
from krajina.server.table.names import LONGEST_LINE


async def _code(client: Client, text: str, seat: int = 0) -> str:
    before = len((await client.room.host.store.load(client.room.table.id)).lines)
    with pytest.raises(GameError) as refused:
        await client.say("say", seat=seat, text=text)
    assert len((await client.room.host.store.load(client.room.table.id)).lines) == before, "nothing is stored"
    return refused.value.code


def test_what_is_said_is_heard_by_all_and_by_those_who_come_later() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2)
            spectator = await here.client(table=founded.table)
            await clients[1].say("say", seat=1, text="  <b>Hello</b>\n you ")
            for client in (*clients, spectator, await here.client(table=founded.table)):
                line = client.of("said")[-1]["lines"][-1]
                assert (line["seat"], line["text"]) == (1, "<b>Hello</b> you")
            assert await _code(spectator, "Me too") == "not-your-seat"

    asyncio.run(story())


def test_a_line_has_a_limit_and_something_to_read() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2)
            assert await _code(clients[0], "x" * (LONGEST_LINE + 1)) == "long-text"
            assert await _code(clients[0], "x" * 1001) == "long-text"
            assert await _code(clients[0], " \u200f\u202e ") == "empty-text"
            await clients[0].say("say", seat=0, text="x" * LONGEST_LINE)

    asyncio.run(story())


def test_an_address_does_not_talk_all_the_time() -> None:
    async def story() -> None:
        async with house(many(lines_per_address_minute=3)) as here:
            _, clients = await here.seated(2)
            for _ in range(3):
                await clients[0].say("say", seat=0, text="Well!")
            assert await _code(clients[0], "Well!") == "too-many"

    asyncio.run(story())


def test_a_table_remembers_so_many_lines_and_what_happens_is_written_down_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2)
            monkeypatch.setattr(directory, "MOST_LINES", len(clients[0].room.lines) + 1)
            await clients[0].say("say", seat=0, text="Well!")
            assert await _code(clients[0], "Well!") == "talk-full"
            await clients[0].say("let_bot", seat=0, bot="random")
            assert clients[1].lines()[-1] == "table-bot-plays"

    asyncio.run(story())


def test_who_is_muted_is_not_heard_by_that_seat_alone() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(3)
            await clients[0].say("prefer", seat=0, muted=[2])
            await clients[2].say("say", seat=2, text="Hurry!")
            await clients[1].say("say", seat=1, text="Peace.")
            assert clients[0].lines()[-1] == "Peace."
            assert "Hurry!" not in clients[0].lines()
            assert clients[1].lines()[-2:] == ["Hurry!", "Peace."]
            again = await here.client(founded.seats[0].key)
            assert "Hurry!" not in again.lines()
            both = await here.client(founded.seats[0].key, founded.seats[1].key)
            assert "Hurry!" in both.lines(), "the other seat at this device wants to hear it"
            await clients[0].say("prefer", seat=0, muted=[])
            assert "Hurry!" in (await here.client(founded.seats[0].key)).lines()

    asyncio.run(story())


def test_nobody_talks_while_the_book_closes_talk() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(3, "graenaland")
            rng, seen = Random(31), list[bool]()
            while len(seen) < 40 or not {True, False} <= set(seen):
                update = clients[0].update()
                seen.append(update["may_talk"])
                assert {client.update()["may_talk"] for client in clients} == {update["may_talk"]}
                if update["may_talk"]:
                    await clients[0].say("say", seat=0, text="I would give two sheep.")
                else:
                    assert await _code(clients[0], "Pst!") == "talk-closed"
                assert await play_on(clients, rng, 1)

    asyncio.run(story())


def test_lines_of_the_table_are_keys_and_values() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2)
            await clients[1].say("leave", seat=1)
            line = clients[0].of("said")[-1]["lines"][-1]
            assert line["key"] == "table-got-up"
            assert "text" not in line
            assert line["values"]["name"] == "Eva"

    asyncio.run(story())
