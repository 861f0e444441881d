import asyncio
from random import Random

import pytest
from tests.server.tables import HERE, OPEN, house, play_on

from krajina.server.table.commands.join import Join
from krajina.server.table.messages import Done
from krajina.server.table.model import SeatKind, Status
from krajina.server.table.refused import Refused


def test_a_new_key_shuts_out_the_old_one_and_its_devices() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated()
            stolen = await here.client(founded.seats[0].key)
            answer = await clients[0].say("new_key", seat=0)
            assert isinstance(answer, Done)
            assert [one["code"] for one in stolen.of("bye")] == ["seat-lost"]
            assert clients[0].of("bye") == []
            with pytest.raises(Refused) as refused:
                await here.client(founded.seats[0].key)
            assert refused.value.code == "wrong-key"
            with pytest.raises(Refused) as refused:
                await stolen.say("leave", seat=0)
            assert refused.value.code == "not-your-seat"
            again = await here.client(answer.key)
            await again.act()
            assert clients[0].update()["n"] == again.update()["n"], "whoever renewed the key goes on"

    asyncio.run(story())


def test_before_the_game_who_leaves_opens_the_seat_again() -> None:
    async def story() -> None:
        async with house() as here:
            founded, room = await here.open([HERE, HERE, OPEN])
            jan = await here.client(founded.seats[1].key)
            await jan.say("leave", seat=1)
            assert jan.is_closed is False
            assert [one["code"] for one in jan.of("bye")] == ["seat-lost"]
            assert room.table.seats[1].kind == SeatKind.OPEN
            assert (room.table.seats[1].name, room.table.seats[1].bot) == ("", "")
            with pytest.raises(Refused) as refused:
                await here.client(founded.seats[1].key)
            assert refused.value.code == "wrong-key"

    asyncio.run(story())


def test_in_the_game_a_bot_plays_for_who_left_until_somebody_takes_the_seat() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated()
            room = clients[0].room
            await clients[0].say("leave", seat=0)
            await here.wait(lambda: room.asked() == (1,))
            await here.settle()  # a step is done in a thread, and not stored yet
            assert [one.by for one in room.course.stored if one.seat == 0][-1] == "bot:greedy"
            assert room.table.seats[0].kind == SeatKind.OPEN
            here.bots.go.clear()
            await play_on(clients[1:], Random(1), most=2)
            key = await here.join(founded.table, 0, Join(name="Jan"))
            await clients[1].say("reply", seat=1, request=1, agree=True)
            here.bots.go.set()
            jan = await here.client(key.key)
            assert room.table.seats[0].name == "Jan"
            assert not room.table.seats[0].is_played_by_bot
            await here.settle()
            assert jan.update()["asked"] == [0], "the bot that still thought does not answer any more"
            await jan.act()
            assert room.course.stored[-1].by == ""
            assert jan.lines()[-3:] == ["table-got-up", "table-asks-to-succeed", "table-joined"]

    asyncio.run(story())


def test_only_the_owner_kicks() -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.open([HERE, HERE, OPEN])
            clients = [await here.client(one.key) for one in founded.seats]
            with pytest.raises(Refused) as refused:
                await clients[0].say("kick", seat=1)
            assert refused.value.code == "not-owner"
            owner = await here.client(founded.owner, founded.seats[0].key)
            await owner.say("kick", seat=1)
            assert [one["code"] for one in clients[1].of("bye")] == ["seat-lost"]
            assert owner.lines()[-1] == "table-kicked"
            assert owner.table["seats"][1]["kind"] == "open"
            with pytest.raises(Refused) as refused:
                await owner.say("kick", seat=1)
            assert refused.value.code == "seat-empty"
            with pytest.raises(Refused) as refused:
                await owner.say("kick", seat=7)
            assert refused.value.code == "unknown-seat"

    asyncio.run(story())


def test_who_loses_one_seat_of_a_shared_device_keeps_the_others() -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.open([HERE, HERE, OPEN])
            device = await here.client(*(one.key for one in founded.seats))
            owner = await here.client(founded.owner)
            await owner.say("kick", seat=1)
            assert device.of("bye") == []
            assert device.watcher.seats == (0,)
            await device.say("say", seat=0, text="still here")
            with pytest.raises(Refused) as refused:
                await device.say("say", seat=1, text="not here")
            assert refused.value.code == "not-your-seat"

    asyncio.run(story())


def test_a_seat_is_handed_to_a_bot_and_taken_back_and_both_are_marked() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated()
            room = clients[0].room
            await clients[0].say("let_bot", seat=0, bot="random")
            with pytest.raises(Refused) as refused:
                await clients[0].act()
            assert refused.value.code == "bot-plays"
            await here.wait(lambda: room.asked() == (1,))
            marks = [one.by for one in room.course.stored if one.by]
            assert marks
            assert set(marks) == {"bot:random"}
            assert clients[1].update()["steps"][0]["by"] == "bot:random"
            await clients[0].say("take_back", seat=0)
            await play_on(clients, Random(1), most=4)
            assert clients[1].lines()[-2:] == ["table-bot-plays", "table-taken-back"]
            assert room.course.stored[-1].by == ""
            with pytest.raises(Refused) as refused:
                await clients[0].say("take_back", seat=0)
            assert refused.value.code == "no-bot-plays"

    asyncio.run(story())


def test_a_bot_that_thinks_while_the_seat_is_taken_back_does_not_answer() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated()
            room = clients[0].room
            here.bots.go.clear()
            await clients[0].say("let_bot", seat=0, bot="random")
            await here.wait(lambda: len(here.bots.asked) == 1)
            await clients[0].say("take_back", seat=0)
            before = room.course.n
            here.bots.go.set()
            await here.settle()
            assert room.course.n == before
            await clients[0].act()
            await clients[0].say("let_bot", seat=0, bot="random")
            await here.wait(lambda: room.asked() == (1,))

    asyncio.run(story())


def test_the_owner_lets_bots_sit_and_stand_in_and_others_do_not() -> None:
    async def story() -> None:
        async with house() as here:
            founded, room = await here.open([HERE, HERE, OPEN])
            eva, jan = [await here.client(one.key) for one in founded.seats]
            with pytest.raises(Refused) as refused:
                await jan.say("let_bot", seat=2, bot="random")
            assert refused.value.code == "not-your-seat"
            owner = await here.client(founded.owner)
            await owner.say("let_bot", seat=2, bot="random")
            assert room.table.seats[2].kind == SeatKind.BOT
            assert room.table.status == Status.PLAYING
            with pytest.raises(Refused) as refused:
                await owner.say("let_bot", seat=1, bot="random")
            assert refused.value.code == "still-here"
            jan.leave()
            await owner.say("let_bot", seat=1, bot="random")
            assert room.table.seats[1].kind == SeatKind.PERSON
            jan = await here.client(founded.seats[1].key)
            await jan.say("take_back", seat=1)
            assert eva.table["seats"][1]["bot"] == ""

    asyncio.run(story())


def test_a_turn_that_waits_for_confirmation_passes_when_its_player_goes() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated()
            room = clients[0].room
            await clients[0].say("prefer", seat=0, confirms=True)
            while room.live.held_by is None:
                await clients[0].act()
            assert clients[1].update()["hold"] == {"seat": 0, "left": None}
            await clients[0].say("leave", seat=0)
            assert room.live.held_by is None
            assert clients[1].update()["asked"] == [1]

    asyncio.run(story())


def test_what_a_seat_wants_is_kept_and_checked() -> None:
    async def story() -> None:
        async with house() as here:
            founded, room = await here.open([HERE, HERE, OPEN])
            client = await here.client(founded.seats[0].key)
            await client.say("prefer", seat=0, name="  Jana ", colour="green", grace=10, is_quiet=True, muted=[1])
            seating = (await here.store.load(founded.table)).table.seats[0]
            assert (seating.name, seating.colour, seating.grace) == ("Jana", "green", 10)
            assert (seating.is_quiet, seating.muted) == (True, (1,))
            again = await here.client(founded.seats[0].key)
            [wishes] = again.of("welcome")[0]["wishes"]
            assert wishes == {"grace": 10, "confirms": False, "muted": [1], "webhook": "", "is_quiet": True}
            other = await here.client(founded.seats[1].key)
            assert other.of("welcome")[0]["wishes"][0]["grace"] != 10, "only whoever holds the key is told"
            revision = room.table.revision
            await client.say("prefer", seat=0, name="Jana")
            assert room.table.revision == revision, "what is as it was is not stored again"
            with pytest.raises(Refused) as refused:
                await client.say("prefer", seat=0, colour=room.table.seats[1].colour)
            assert refused.value.code == "colour-taken"

    asyncio.run(story())
