import asyncio
from random import Random

import pytest
from tests.server.tables import BOT, HERE, Client, House, house, play_on

from krajina.server.table.create import Founded
from krajina.server.table.messages import Done
from krajina.server.table.model import SeatKind, Status
from krajina.server.table.refused import Refused
from krajina.server.table.store import Holder


async def abandoned(
    here: House, *seats: dict[str, object], game: str = "carcassonne", **more: object
) -> tuple[Founded, list[Client]]:
    """A table that is closed already."""
    founded, _ = await here.open(seats, game, **more)
    clients = [await here.client(one.key) for one in founded.seats]
    await clients[0].say("abandon", seat=clients[0].watcher.seats[0])
    for client in clients[1:]:
        number = client.update()["request"]["number"]
        await client.say("reply", seat=client.watcher.seats[0], request=number, agree=True)
    assert clients[0].room.table.status == Status.ABANDONED
    return founded, clients


async def rematch(client: Client) -> Done:
    answer = await client.say("rematch", seat=client.watcher.seats[0])
    assert isinstance(answer, Done)
    return answer


def test_a_rematch_has_the_same_people_and_options_and_the_next_one_starts() -> None:
    async def story() -> None:
        async with house() as here:
            seats = [{**HERE, "name": name} for name in ("Eva", "Jan", "Petr")]
            clock = {"kind": "decision", "time": 60}
            _, clients = await abandoned(here, *seats, visibility="public", name="Sunday", clock=clock)
            answer = await rematch(clients[0])
            again = await here.services.directory.room(answer.table)
            old = clients[0].room.table
            assert [one.name for one in again.table.seats] == ["Jan", "Petr", "Eva"]
            assert [one.colour for one in again.table.seats] == [old.seats[at].colour for at in (1, 2, 0)]
            same = ("game", "name", "visibility", "clock", "watching")
            assert [getattr(again.table, one) for one in same] == [getattr(old, one) for one in same]
            assert again.table.status == Status.PLAYING
            assert again.table.fair != old.fair
            assert clients[1].table["next"] == answer.table
            assert clients[1].lines()[-1] == "table-rematch"
            assert again.table.origin.rematch_of == old.id

    asyncio.run(story())


def test_everybody_gets_the_own_key_of_the_rematch_and_again_the_same() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await abandoned(here, HERE, HERE)
            first, second = [await rematch(client) for client in clients]
            assert first.table == second.table
            assert await here.services.directory.holder(first.key) == Holder(first.table, 1)
            assert await here.services.directory.holder(second.key) == Holder(first.table, 0)
            assert first.owner
            assert not second.owner, "the owner is who asked first"
            assert (await rematch(clients[0])).key == first.key
            device = await here.client(founded.seats[0].key)
            assert (await rematch(device)).key == first.key
            await play_on([await here.client(first.key), await here.client(second.key)], Random(1), most=4)

    asyncio.run(story())


def test_who_asks_at_once_comes_to_one_table() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await abandoned(here, HERE, HERE, HERE)
            answers = await asyncio.gather(*map(rematch, clients))
            assert len({one.table for one in answers}) == 1
            assert len({one.key for one in answers}) == 3
            assert sum(one.owner != "" for one in answers) == 1

    asyncio.run(story())


def test_bots_stay_and_the_seat_of_who_left_is_open() -> None:
    async def story() -> None:
        async with house() as here:
            here.bots.go.clear()
            founded, _ = await here.open([HERE, {**HERE, "name": "Jan"}, BOT])
            eva, jan = [await here.client(one.key) for one in founded.seats]
            await jan.say("leave", seat=1)
            await eva.room.reveal(Status.ABANDONED)
            answer = await rematch(eva)
            again = await here.services.directory.room(answer.table)
            assert [one.kind for one in again.table.seats] == [SeatKind.OPEN, SeatKind.BOT, SeatKind.PERSON]
            assert (again.table.seats[0].name, again.table.seats[0].bot) == ("", "")
            assert again.table.seats[1].bot == "random"
            assert again.table.status == Status.GATHERING

    asyncio.run(story())


def test_who_let_a_bot_play_sits_there_again() -> None:
    async def story() -> None:
        async with house() as here:
            here.bots.go.clear()
            founded, _ = await here.open([HERE, HERE])
            eva, jan = [await here.client(one.key) for one in founded.seats]
            await jan.say("let_bot", seat=1, bot="random")
            await eva.say("abandon", seat=0)
            await jan.say("reply", seat=1, request=jan.update()["request"]["number"], agree=True)
            answer = await rematch(jan)
            again = await here.services.directory.room(answer.table)
            assert [one.bot for one in again.table.seats] == ["", ""]

    asyncio.run(story())


def test_a_key_that_was_renewed_is_good_for_the_rematch() -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.open([HERE, BOT])
            eva = await here.client(founded.seats[0].key)
            await eva.say("new_key", seat=0)
            await eva.say("abandon", seat=0)
            answer = await rematch(eva)
            assert await here.services.directory.holder(answer.key) == Holder(answer.table, 1)

    asyncio.run(story())


def test_there_is_no_rematch_of_a_running_game_nor_for_strangers() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated()
            with pytest.raises(Refused) as refused:
                await rematch(clients[0])
            assert refused.value.code == "table-open"
            _, closed = await abandoned(here, HERE, HERE)
            spectator = await here.client(table=closed[0].room.table.id)
            with pytest.raises(Refused) as refused:
                await spectator.say("rematch", seat=0)
            assert refused.value.code == "not-your-seat"

    asyncio.run(story())


def test_who_was_kicked_from_the_rematch_does_not_come_back_by_the_old_key() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await abandoned(here, HERE, HERE)
            answer = await rematch(clients[0])
            owner = await here.client(answer.owner)
            await owner.say("kick", seat=0)
            with pytest.raises(Refused) as refused:
                await rematch(clients[1])
            assert refused.value.code == "seat-lost"

    asyncio.run(story())
