import asyncio
from random import Random

import msgspec
import pytest
from tests.server.tables import BOT, HERE, Client, House, Told, house, pick, play_on

from krajina.core import CHANCE, Seat
from krajina.core.errors import GameError, IllegalAction
from krajina.core.record import read_record
from krajina.core.registry import find_game
from krajina.core.verify import verify
from krajina.server.table.refused import Refused
from krajina.server.table.replay import record_of


async def _until_alone(here: House, steps: int, game: str = "stroganov", seat: Seat = 0) -> list[Client]:
    """A table at which a seat may take back so many steps alone, in the middle of its turn."""
    _, clients = await here.seated(2, game)
    rng = Random(11)
    while clients[seat].update()["undo"]["alone"] < steps:
        assert await play_on(clients, rng, 1)
    return clients


async def _until_together(here: House, rng: Random) -> tuple[list[Client], Seat]:
    """A table at which a seat may take nothing back alone, and something together, beyond a draw of chance."""
    _, clients = await here.seated(3)
    while True:
        assert await play_on(clients, rng, 1)
        for seat in range(3):
            undo = clients[seat].update()["undo"]
            if undo["alone"] == 0 and undo["together"] and undo["why"]["key"].endswith("undo-chance"):
                return clients, seat


async def _refusal(client: Client, kind: str, **fields: object) -> str:
    entries = (await client.room.host.store.load(client.room.table.id)).entries
    with pytest.raises(GameError) as refused:
        await client.say(kind, **fields)
    assert (await client.room.host.store.load(client.room.table.id)).entries == entries, "nothing is stored"
    return refused.value.code


async def _ask(client: Client, seat: Seat, steps: int) -> Told:
    await client.say("undo", seat=seat, seen=client.update()["n"], steps=steps)
    request: Told = client.update()["request"]
    return request


def test_a_seat_takes_back_its_own_steps_alone_and_all_see_it() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _until_alone(here, 2)
            room, before = clients[0].room, clients[0].update()
            await clients[0].say("undo", seat=0, seen=before["n"], steps=2)
            for seat, client in enumerate(clients):
                update = client.update()
                step = update["steps"][-1]
                assert (step["seat"], step["undo"], update["n"]) == (0, 2, before["n"] + 1)
                assert update["undo"]["redo"] == (2 if seat == 0 else 0)
            assert len(room.course.play.steps) == before["n"] - 2
            assert room.course.play.entries[-1].undo == 2, "it is an entry of the record"

    asyncio.run(story())


def test_steps_are_done_again_one_after_the_other() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _until_alone(here, 3)
            before = clients[0].update()
            await clients[0].say("undo", seat=0, seen=before["n"])
            await clients[0].say("undo", seat=0, seen=clients[0].update()["n"], steps=2)
            assert clients[0].update()["undo"]["redo"] == 3
            for left in (2, 1, 0):
                await clients[0].say("redo", seat=0, seen=clients[0].update()["n"])
                assert clients[0].update()["undo"]["redo"] == left
            assert clients[0].update()["view"] == before["view"]
            assert await _refusal(clients[0], "redo", seat=0, seen=clients[0].update()["n"]) == "nothing-to-redo"

    asyncio.run(story())


def test_whoever_goes_another_way_cannot_go_the_old_one_as_well() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _until_alone(here, 2)
            await clients[0].say("undo", seat=0, seen=clients[0].update()["n"], steps=2)
            course = clients[0].room.course
            taken_back = course._undone[0][-1]
            offer = clients[0].update()["question"]["offer"]
            rng = Random(0)
            while course.read(msgspec.json.encode(action := pick(offer, rng))) == taken_back:
                pass
            await clients[0].say("act", seat=0, seen=clients[0].update()["n"], action=action)
            assert clients[0].update()["undo"]["redo"] == 0

    asyncio.run(story())


def test_a_turn_is_reset_as_far_as_the_seat_may_alone() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _until_alone(here, 3)
            before = clients[0].update()
            await clients[0].say("reset_turn", seat=0, seen=before["n"])
            update = clients[0].update()
            assert update["steps"][-1]["undo"] == before["undo"]["alone"]
            assert update["undo"]["alone"] == 0
            code = await _refusal(clients[0], "reset_turn", seat=0, seen=update["n"])
            assert code.startswith("undo-")

    asyncio.run(story())


def test_beyond_a_draw_the_others_are_asked_and_the_draw_is_not_repeated() -> None:
    async def story() -> None:
        async with house() as here:
            clients, asker = await _until_together(here, Random(12))
            room = clients[0].room
            others = [seat for seat in range(3) if seat != asker]
            before, steps = clients[asker].update(), clients[asker].update()["undo"]["together"]
            draws = [entry for entry in room.course.play.entries if entry.seat == CHANCE]
            request = await _ask(clients[asker], asker, steps)
            assert request["seat"] == asker
            assert [client.update()["request"] for client in clients] == [request] * 3
            assert clients[asker].update()["n"] == before["n"], "nothing happens until all agree"
            await clients[others[0]].say("reply", seat=others[0], request=request["number"], agree=True)
            await clients[others[0]].say("reply", seat=others[0], request=request["number"], agree=True)
            assert clients[asker].update()["n"] == before["n"], "who agrees twice agrees once"
            assert clients[asker].update()["request"]["agreed"] == [others[0]]
            await clients[others[1]].say("reply", seat=others[1], request=request["number"], agree=True)
            entry = room.course.play.entries[before["n"]]
            assert (entry.seat, entry.undo, sorted(entry.agreed)) == (asker, steps, others)
            assert clients[asker].update()["request"] is None
            await play_on(clients, Random(13), 4)
            drawn = [entry for entry in room.course.play.entries if entry.seat == CHANCE]
            assert drawn[: len(draws)] == draws, "what was drawn still counts"
            assert len(drawn) > len(draws)

    asyncio.run(story())


def test_one_who_does_not_agree_is_enough_and_whoever_asked_may_withdraw() -> None:
    async def story() -> None:
        async with house() as here:
            clients, asker = await _until_together(here, Random(14))
            n, steps = clients[asker].update()["n"], clients[asker].update()["undo"]["together"]
            other = (asker + 1) % 3
            for refuser, line in ((other, "table-not-agreed"), (asker, "table-withdrawn")):
                request = await _ask(clients[asker], asker, steps)
                await clients[refuser].say("reply", seat=refuser, request=request["number"], agree=False)
                assert [client.update()["request"] for client in clients] == [None] * 3
                assert clients[other].lines()[-1] == line
                code = await _refusal(clients[other], "reply", seat=other, request=request["number"], agree=True)
                assert code == "no-request"
            assert clients[asker].update()["n"] == n

    asyncio.run(story())


def test_who_agrees_too_late_does_not_agree_to_the_next_request() -> None:
    async def story() -> None:
        async with house() as here:
            clients, asker = await _until_together(here, Random(15))
            one, other = (asker + 1) % 3, (asker + 2) % 3
            first = await _ask(clients[asker], asker, clients[asker].update()["undo"]["together"])
            await clients[one].say("reply", seat=one, request=first["number"], agree=False)
            await clients[asker].say("abandon", seat=asker)
            code = await _refusal(clients[other], "reply", seat=other, request=first["number"], agree=True)
            assert code == "no-request"
            assert clients[one].update()["request"]["agreed"] == []

    asyncio.run(story())


def test_a_request_is_over_when_the_game_has_gone_on() -> None:
    async def story() -> None:
        async with house() as here:
            clients, asker = await _until_together(here, Random(16))
            request = await _ask(clients[asker], asker, clients[asker].update()["undo"]["together"])
            asked = clients[0].update()["asked"][0]
            await clients[asked].act()
            assert clients[asker].update()["request"] is None
            one = (asker + 1) % 3
            assert await _refusal(clients[one], "reply", seat=one, request=request["number"], agree=True)

    asyncio.run(story())


def test_a_request_is_over_when_a_turn_passes_on_by_itself() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, grace=5)
            room, rng = clients[0].room, Random(17)
            await play_on(clients[:1], rng, 2)  # a tile and a follower
            first = clients[0].update()
            assert first["hold"]["seat"] == 0
            await here.pass_time(5, room)
            while (update := clients[1].update())["hold"] is None:
                await clients[1].act(rng=rng)
            assert update["undo"]["together"] == update["undo"]["alone"], "there is no earlier step of its own"
            await here.pass_time(5, room)
            while (update := clients[0].update())["hold"] is None:
                await clients[0].act(rng=rng)
            assert update["undo"]["together"] > update["undo"]["alone"]
            await _ask(clients[0], 0, update["undo"]["together"])
            await here.pass_time(5, room)
            assert clients[0].update()["n"] > update["n"]
            assert clients[0].update()["request"] is None, "those steps are not the last ones any more"

    asyncio.run(story())


def test_bots_agree_to_everything() -> None:
    async def story() -> None:
        async with house() as here:
            founded, room = await here.open([HERE, BOT])
            client = await here.client(founded.seats[0].key)
            await client.say("prefer", seat=0, grace=0)
            n = client.update()["n"]
            while client.update()["undo"]["together"] <= client.update()["undo"]["alone"]:
                if client.update()["asked"] == [0]:
                    await client.act(rng=Random(n))
                await here.settle()
            await here.wait(lambda: client.update()["asked"] == [0])
            update = client.update()
            assert update["undo"]["asks"] == [], "so nobody is told that somebody would be asked"
            await client.say("undo", seat=0, seen=update["n"], steps=update["undo"]["together"])
            entry = room.course.play.entries[update["n"]]
            assert (entry.undo, entry.agreed) == (update["undo"]["together"], (1,))
            assert client.update()["request"] is None

    asyncio.run(story())


def test_people_are_asked_also_where_a_bot_stands_in_and_nobody_where_all_have_left() -> None:
    async def story() -> None:
        async with house() as here:
            clients, seat = await _until_together(here, Random(3))
            others = [other for other in range(3) if other != seat]
            assert clients[seat].update()["undo"]["asks"] == others
            await clients[others[0]].say("let_bot", seat=others[0], bot="random")
            undo = clients[seat].update()["undo"]
            assert undo["asks"] == others, "a bot plays for somebody, it does not speak for them"
            for other in others:
                await clients[other].say("leave", seat=other)
            undo = clients[seat].update()["undo"]
            assert (undo["asks"], undo["together"]) == ([], undo["alone"]), "what nobody can agree to is not offered"

    asyncio.run(story())


def test_nobody_takes_back_more_than_there_is_or_the_steps_of_others() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _until_alone(here, 1)
            update = clients[0].update()
            beyond = update["undo"]["together"] + 1
            code = await _refusal(clients[0], "undo", seat=0, seen=update["n"], steps=beyond)
            assert code.startswith("undo-")
            assert await _refusal(clients[0], "undo", seat=1, seen=update["n"]) == "not-your-seat"

    asyncio.run(story())


def test_undo_never_shows_more_than_was_seen_before() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2)
            rng, room = Random(18), clients[0].room
            for _ in range(120):
                if not room.is_playing:
                    break
                for seat, client in enumerate(clients):
                    undo = client.update()["undo"]
                    own = room.course.play.steps[len(room.course.play.steps) - undo["alone"] :]
                    assert all(step.seat == seat and not step.reveals for step in own)
                    with pytest.raises(IllegalAction):
                        room.course.play.undo(seat, undo["alone"] + 1)
                await play_on(clients, rng, 1)

    asyncio.run(story())


def test_nothing_comes_back_when_the_game_is_over_and_its_draws_can_be_checked() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, "harvest")
            rng = Random(19)
            await play_on(clients, rng, 3)
            asker = next((seat for seat in (0, 1) if clients[seat].update()["undo"]["together"]), None)
            assert asker is not None
            request = await _ask(clients[asker], asker, clients[asker].update()["undo"]["together"])
            if request is not None:
                await clients[1 - asker].say("reply", seat=1 - asker, request=request["number"], agree=True)
            await play_on(clients, rng)
            code = await _refusal(clients[0], "undo", seat=0, seen=clients[0].update()["n"])
            assert code == "table-closed"
            stored = await here.store.load(founded.table)
            game, record = read_record(record_of(stored.table, stored.entries), find_game)
            assert any(entry.undo for entry in record.entries)
            verdict = verify(game, record)
            assert verdict.fair, verdict.message

    asyncio.run(story())


def test_whoever_watches_takes_nothing_back() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _until_alone(here, 1)
            spectator = await here.client(table=clients[0].room.table.id)
            assert spectator.update()["undo"] is None
            for kind in ("undo", "redo", "reset_turn"):
                with pytest.raises(Refused) as refused:
                    await spectator.say(kind, seat=0, seen=spectator.update()["n"])
                assert refused.value.code == "not-your-seat"

    asyncio.run(story())


def test_an_owner_cannot_consent_for_somebody_by_a_bot() -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.open([HERE, HERE])
            owner = await here.client(founded.owner, founded.seats[0].key)
            other = await here.client(founded.seats[1].key)
            assert await _refusal(owner, "let_bot", seat=1, bot="random") == "still-here"
            other.leave()
            await owner.say("let_bot", seat=1, bot="random")
            await owner.say("abandon", seat=0)
            assert owner.update()["request"]["agreed"] == [], "the bot plays for somebody, it does not speak for them"
            host = await here.client(founded.seats[1].key)
            await host.say("reply", seat=1, request=host.update()["request"]["number"], agree=True)
            assert host.table["status"] == "abandoned"

    asyncio.run(story())
