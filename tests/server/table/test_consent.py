import asyncio
from random import Random

import pytest
from tests.server.tables import BOT, HERE, Client, House, house, play_on

from krajina.core.errors import GameError
from krajina.server.table.commands.join import Join
from krajina.server.table.commands.requests import PEACE
from krajina.server.table.create import SeatKey
from krajina.server.table.model import SeatKind, Status


async def refusal(client: Client, kind: str, **fields: object) -> str:
    with pytest.raises(GameError) as refused:
        await client.say(kind, **fields)
    return refused.value.code


async def join(here: House, table: str, seat: int, name: str = "Jan") -> SeatKey:
    return await here.join(table, seat, Join(name=name))


async def is_key(here: House, key: str) -> bool:
    try:
        await here.client(key)
    except GameError:
        return False
    return True


async def answer(client: Client, seat: int, agree: bool = True) -> None:
    await client.say("reply", seat=seat, request=client.update(seat)["request"]["number"], agree=agree)


# -- who has to get up -------------------------------------------------------------------------------------------------


def test_in_a_game_of_two_the_owner_does_not_get_rid_of_who_is_there() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2)
            owner = await here.client(founded.owner, founded.seats[0].key)
            assert await refusal(owner, "kick", seat=1) == "still-here"
            assert clients[1].room.table.seats[1].kind == SeatKind.PERSON
            assert await is_key(here, founded.seats[1].key)

    asyncio.run(story())


def test_the_others_decide_whether_somebody_has_to_get_up() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(3, "graenaland")
            room = clients[0].room
            owner = await here.client(founded.owner, founded.seats[0].key)
            await owner.say("kick", seat=2)
            assert owner.update()["request"]["kind"] == "kick"
            assert room.table.seats[2].kind == SeatKind.PERSON, "nobody has agreed yet"
            number = owner.update()["request"]["number"]
            assert await refusal(clients[2], "reply", seat=2, request=number, agree=False) == "not-consulted"
            await answer(clients[1], 1, agree=False)
            assert room.live.request is None
            assert owner.lines()[-2:] == ["table-asks-to-kick", "table-not-agreed"]
            await owner.say("kick", seat=2)
            await answer(clients[1], 1)
            assert room.table.seats[2].is_left
            assert room.table.seats[2].is_played_by_bot
            assert [one["code"] for one in clients[2].of("bye")] == ["seat-lost"]
            assert not await is_key(here, founded.seats[2].key)
            assert owner.lines()[-1] == "table-voted-out"

    asyncio.run(story())


def test_for_who_is_away_a_bot_plays_until_they_are_back() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2)
            owner = await here.client(founded.owner)
            clients[1].leave()
            await owner.say("kick", seat=1)
            assert owner.table["seats"][1]["bot"] == "greedy"
            assert owner.lines()[-1] == "table-bot-plays"
            host = await here.client(founded.seats[1].key)
            await host.say("take_back", seat=1)
            assert owner.table["seats"][1]["kind"] == "person"

    asyncio.run(story())


# -- who plays on ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "is_enough"), [("graenaland", 3, False), ("carcassonne", 3, True)])
def test_where_something_is_hidden_nobody_agrees_alone_that_somebody_sees_another_hand(
    game: str, seats: int, is_enough: bool
) -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(seats, game)
            for seat in (1, 2):
                await clients[seat].say("leave", seat=seat)
            if is_enough:
                assert (await join(here, founded.table, 2)).waits
                return
            with pytest.raises(GameError, match="nobody-to-ask"):  # it could be the one who is left
                await join(here, founded.table, 2)

    asyncio.run(story())


def test_who_plays_on_for_somebody_needs_the_consent_of_all_people() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(3, "graenaland")
            room = clients[0].room
            await clients[2].say("leave", seat=2)
            key = await join(here, founded.table, 2)
            assert key.waits
            assert not await is_key(here, key.key), "it is worth nothing yet"
            assert clients[0].table["seats"][2]["successor"] == "Jan"
            assert clients[0].update()["request"] == {
                "number": 1, "kind": "succeed", "seat": 2, "steps": 0, "name": "Jan", "agreed": [],
            }  # fmt: skip
            await answer(clients[0], 0)
            assert not await is_key(here, key.key)
            await answer(clients[1], 1)
            jan = await here.client(key.key)
            assert (room.table.seats[2].name, room.table.seats[2].successor) == ("Jan", None)
            assert not room.table.seats[2].is_played_by_bot
            assert jan.lines()[-3:] == ["table-got-up", "table-asks-to-succeed", "table-joined"]
            assert await is_key(here, key.key)

    asyncio.run(story())


def test_whom_somebody_does_not_want_never_sees_the_seat() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(3, "graenaland")
            await clients[2].say("leave", seat=2)
            key = await join(here, founded.table, 2)
            await answer(clients[0], 0)
            await answer(clients[1], 1, agree=False)
            assert not await is_key(here, key.key)
            assert clients[0].table["seats"][2]["successor"] == ""
            assert clients[0].table["seats"][2]["kind"] == "open"
            here.time.now += PEACE
            again = await join(here, founded.table, 2, "Eva")
            assert clients[0].update()["request"]["agreed"] == [], "they are asked anew"
            for seat in (0, 1):
                await answer(clients[seat], seat)
            assert await is_key(here, again.key)
            assert not await is_key(here, key.key)

    asyncio.run(story())


def test_who_was_turned_down_does_not_pester_the_table() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(3, "graenaland")
            await clients[2].say("leave", seat=2)
            await join(here, founded.table, 2)
            await answer(clients[0], 0, agree=False)
            here.time.now += PEACE - 0.5
            lines = clients[0].lines()
            with pytest.raises(GameError) as refused:
                await join(here, founded.table, 2, "Eva")
            assert (refused.value.code, refused.value.values) == ("asked-lately", {"wait": 1})
            assert clients[0].lines() == lines
            assert clients[0].update()["request"] is None
            here.time.now += 0.5
            assert (await join(here, founded.table, 2)).waits

    asyncio.run(story())


def test_where_nobody_is_left_to_ask_nobody_plays_on() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2)
            here.bots.go.clear()
            for seat in (0, 1):
                await clients[seat].say("leave", seat=seat)
            with pytest.raises(GameError) as refused:
                await join(here, founded.table, 0)
            assert refused.value.code == "nobody-to-ask"

    asyncio.run(story())


def test_a_person_takes_the_place_of_a_bot_if_all_people_agree() -> None:
    async def story() -> None:
        async with house() as here:
            founded, room = await here.open([HERE, BOT])
            owner = await here.client(founded.owner, founded.seats[0].key)
            await owner.say("kick", seat=1)
            assert room.table.seats[1].is_played_by_bot
            key = await join(here, founded.table, 1)
            assert not await is_key(here, key.key)
            await answer(owner, 0)
            assert await is_key(here, key.key)

    asyncio.run(story())


def test_a_stranger_does_not_push_aside_what_a_player_asks_for() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(3, "graenaland")
            await clients[2].say("leave", seat=2)
            await clients[0].say("abandon", seat=0)
            with pytest.raises(GameError) as refused:
                await join(here, founded.table, 2)
            assert refused.value.code == "request-open"
            assert clients[1].update()["request"]["kind"] == "abandon"

    asyncio.run(story())


def test_what_a_player_asks_for_takes_the_place_of_what_a_stranger_did() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(3, "graenaland")
            await clients[2].say("leave", seat=2)
            key = await join(here, founded.table, 2)
            await clients[0].say("abandon", seat=0)
            assert clients[1].update()["request"]["kind"] == "abandon"
            assert clients[1].table["seats"][2]["successor"] == "", "who waits is told so"
            await answer(clients[1], 1, agree=False)
            assert not await is_key(here, key.key)

    asyncio.run(story())


# -- who agrees --------------------------------------------------------------------------------------------------------


def test_an_empty_seat_agrees_to_nothing() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2)
            await play_on(clients, Random(1), 8)
            room = clients[0].room
            await clients[1].say("leave", seat=1)
            await here.wait(lambda: room.asked() == (0,))
            update = clients[0].update()
            steps = room.course.play.undo_offer(0).together
            assert steps > update["undo"]["together"] == update["undo"]["alone"], "it is not even offered"
            assert await refusal(clients[0], "undo", seat=0, seen=update["n"], steps=steps) == "nobody-to-ask"
            assert await refusal(clients[0], "abandon", seat=0) == "nobody-to-ask"
            assert room.table.status == Status.PLAYING

    asyncio.run(story())


def test_those_who_are_left_agree_among_themselves() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(3, "graenaland")
            room = clients[0].room
            await clients[2].say("leave", seat=2)
            await clients[0].say("abandon", seat=0)
            clients[1].leave()
            assert room.is_playing, "who only looks away is asked as well"
            host = await here.client(room_key(clients[1]))
            await answer(host, 1)
            assert room.table.status == Status.ABANDONED

    asyncio.run(story())


def test_who_gets_up_ends_what_was_asked_for() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(3, "graenaland")
            await clients[0].say("abandon", seat=0)
            await clients[2].say("leave", seat=2)
            assert clients[1].update()["request"] is None
            assert clients[1].room.table.status == Status.PLAYING

    asyncio.run(story())


def room_key(client: Client) -> str:
    [key] = client.watcher.keys.values()
    return key
