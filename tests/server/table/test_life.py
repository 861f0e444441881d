import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import ADDRESS, BOT, HERE, NOON, OPEN, house, play_on

from krajina.core.errors import GameError
from krajina.server.table.commands.join import Join
from krajina.server.table.create import NewTable
from krajina.server.table.messages import Done
from krajina.server.table.model import SeatKind, Status, Visibility
from krajina.server.table.refused import Refused
from krajina.server.table.replay import record_of
from krajina.server.table.store import Holder

ALL = list(Status)


def test_a_table_is_opened_with_persons_bots_and_open_seats() -> None:
    async def story() -> None:
        async with house() as here:
            founded, room = await here.open([{**HERE, "colour": "green"}, BOT, OPEN, {**HERE, "colour": "green"}])
            assert [one.kind for one in room.table.seats] == ["person", "bot", "open", "person"]
            assert [one.seat for one in founded.seats] == [0, 3]
            assert room.table.seats[0].colour == "green" != room.table.seats[3].colour, "no colour twice"
            assert room.table.status == Status.GATHERING

    asyncio.run(story())


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    async def story() -> None:
        async with house() as here:
            founded, room = await here.open([HERE, OPEN, OPEN])
            client = await here.client(founded.seats[0].key)
            await here.join(founded.table, 2, Join(name="Jan"))
            assert client.table["status"] == "gathering"
            await here.join(founded.table, 1, Join(name="Petr", salt="of Petr"))
            assert client.table["status"] == "playing"
            assert room.table.fair is not None
            assert room.table.fair.salts == ("", "of Petr", "")
            assert client.lines() == ["table-joined", "table-joined", "table-began"]
            assert client.update()["asked"] == [0]

    asyncio.run(story())


def test_a_table_of_persons_and_bots_only_begins_at_once() -> None:
    async def story() -> None:
        async with house() as here:
            _, room = await here.open([HERE, BOT])
            assert room.table.status == Status.PLAYING

    asyncio.run(story())


def test_only_public_tables_are_in_the_lobby() -> None:
    async def story() -> None:
        async with house() as here:
            shown, _ = await here.open([HERE, OPEN], visibility="public")
            hidden, _ = await here.open([HERE, OPEN])
            listed = [one.row.id for one in await here.store.listed(ALL, 50, NOON + 1)]
            assert listed == [shown.table]
            assert (await here.services.directory.summary(hidden.table)).table.visibility == Visibility.PRIVATE

    asyncio.run(story())


def test_of_two_who_want_one_seat_at_once_one_gets_it() -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.open([HERE, OPEN])
            joining = (here.join(founded.table, 1, Join(name=name)) for name in ("Jan", "Petr", "Ivo"))
            answers = await asyncio.gather(*joining, return_exceptions=True)
            keys = [one for one in answers if not isinstance(one, BaseException)]
            refused = [one.code for one in answers if isinstance(one, Refused)]
            assert len(keys) == 1
            assert refused == ["seat-taken", "seat-taken"]
            assert await here.services.directory.holder(keys[0].key) == Holder(founded.table, 1)

    asyncio.run(story())


def test_the_key_of_a_seat_works_on_a_second_device_with_the_same_stream() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated()
            await play_on(clients, Random(1), most=9)
            second = await here.client(founded.seats[0].key)
            assert second.update() == clients[0].update() | {"steps": second.update()["steps"]}
            assert second.steps(0) == clients[0].steps(0)
            acting = [second if client is clients[0] else client for client in clients]
            await play_on(acting, Random(2), most=6)
            assert second.steps(0) == clients[0].steps(0) == list(range(1, second.room.course.n + 1))

    asyncio.run(story())


def test_a_client_that_comes_back_gets_exactly_what_it_missed() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated()
            have = clients[1].update()["n"]
            heard = len(clients[1].lines())
            clients[1].leave()
            assert not clients[0].table["seats"][1]["is_here"]
            await play_on(clients[:1], Random(1), most=1)
            await clients[0].say("say", seat=0, text="Where are you?")
            again = await here.client(founded.seats[1].key, have=have, lines=heard)
            assert again.steps(1) == list(range(have + 1, again.room.course.n + 1))
            assert again.lines() == ["Where are you?"]

    asyncio.run(story())


def test_several_people_share_a_device_and_each_gets_only_the_own_question() -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.open([HERE] * 3, "stroganov")
            device = await here.client(*(one.key for one in founded.seats))
            assert device.watcher.seats == (0, 1, 2)
            updates = [device.update(seat) for seat in (0, 1, 2)]
            asked = updates[0]["asked"]
            assert [one["seat"] for one in updates if one["question"]] == asked
            assert all(one["seats"] == [0, 1, 2] for one in device.of("welcome"))
            await device.act(asked[0])
            alone = await here.client(founded.seats[0].key)
            with pytest.raises(Refused) as refused:
                await alone.say("leave", seat=1)
            assert refused.value.code == "not-your-seat"

    asyncio.run(story())


def test_keys_of_two_tables_do_not_open_one_socket() -> None:
    async def story() -> None:
        async with house() as here:
            first, _ = await here.open([HERE, OPEN])
            second, _ = await here.open([HERE, OPEN])
            with pytest.raises(Refused) as refused:
                await here.client(first.seats[0].key, second.seats[0].key)
            assert refused.value.code == "which-table"

    asyncio.run(story())


@pytest.mark.parametrize("game", ["carcassonne", "stroganov", "graenaland"])
def test_abandoning_takes_everybody_and_bots_agree_by_themselves(game: str) -> None:
    async def story() -> None:
        async with house() as here:
            here.bots.go.clear()
            founded, room = await here.open([HERE, HERE, BOT], game)
            clients = [await here.client(one.key) for one in founded.seats]
            await clients[0].say("abandon", seat=0)
            request = clients[1].update()["request"]
            assert (request["seat"], request["steps"], request["agreed"]) == (0, 0, [])
            assert clients[0].table["status"] == "playing"
            await clients[1].say("reply", seat=1, request=request["number"], agree=True)
            assert clients[0].table["status"] == "abandoned"
            assert clients[0].lines()[-1] == "table-abandoned"
            assert clients[0].table["fair"]["key"] == room.table.secret, "what is over may be checked"
            assert clients[1].update()["request"] is None
            with pytest.raises(Refused) as refused:
                await clients[0].say("abandon", seat=0)
            assert refused.value.code == "table-closed"

    asyncio.run(story())


@pytest.mark.parametrize(("who", "line"), [(0, "table-withdrawn"), (1, "table-not-agreed")])
def test_one_no_stops_abandoning_and_whoever_asked_may_withdraw(who: int, line: str) -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(3)
            await clients[0].say("abandon", seat=0)
            number = clients[2].update()["request"]["number"]
            await clients[2].say("reply", seat=2, request=number, agree=True)
            await clients[who].say("reply", seat=who, request=number, agree=False)
            assert [client.update()["request"] for client in clients] == [None] * 3
            assert clients[0].lines()[-1] == line
            with pytest.raises(Refused) as refused:
                await clients[1].say("reply", seat=1, request=number, agree=True)
            assert refused.value.code == "no-request"
            assert clients[0].room.is_playing

    asyncio.run(story())


def test_a_request_to_abandon_outlives_moves_and_one_to_take_back_does_not() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated()
            await clients[0].say("abandon", seat=0)
            await clients[0].act()
            assert clients[1].update()["request"]["steps"] == 0
            await clients[1].say("reply", seat=1, request=clients[1].update()["request"]["number"], agree=False)
            while clients[0].update()["asked"] == [0]:
                await clients[0].act()
            steps = clients[0].update()["undo"]["together"]
            await clients[0].say("undo", seat=0, seen=clients[0].update()["n"], steps=steps)
            assert clients[1].update()["request"]["steps"] == steps
            await clients[1].act()
            assert clients[1].update()["request"] is None

    asyncio.run(story())


def test_a_finished_game_shows_its_key_and_takes_no_move() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(game="harvest")
            await play_on(clients, Random(3))
            room = clients[0].room
            assert clients[1].table["status"] == "finished"
            assert clients[1].table["fair"]["key"] == room.table.secret
            assert clients[1].update()["outcome"] is not None
            assert clients[1].lines()[-1] == "table-finished"
            stored = await here.store.load(founded.table)
            assert stored.table.status == Status.FINISHED
            assert msgspec.json.decode(record_of(stored.table, stored.entries))["fair"]["key"] == room.table.secret
            for kind, more in (("act", {"seen": room.course.n, "action": {}}), ("leave", {}), ("abandon", {})):
                with pytest.raises(Refused) as refused:
                    await clients[0].say(kind, seat=0, **more)
                assert refused.value.code == "table-closed"

    asyncio.run(story())


def test_an_owner_deletes_a_table_where_only_own_seats_play() -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.seated()
            await here.services.directory.delete_for(founded.table, {key.seat for key in founded.seats})
            assert await here.store.summary(founded.table) is None

    asyncio.run(story())


def test_only_the_owner_deletes_and_not_while_others_play() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated()
            for keys in ([], [founded.seats[0].key]):
                with pytest.raises(Refused) as refused:
                    await here.services.check_owner(keys, founded.table, ADDRESS)
                assert refused.value.code == "not-owner"
            assert await here.services.check_owner([founded.seats[0].key, founded.owner], founded.table, ADDRESS) == {0}
            with pytest.raises(Refused) as refused:
                await here.services.directory.delete_for(founded.table, {0})
            assert refused.value.code == "others-play"
            here.time.now += 2 * 86400
            await here.services.directory.delete_for(founded.table, {0})
            assert [one["code"] for one in clients[0].of("bye")] == ["unknown-table"]
            assert clients[0].is_closed
            with pytest.raises(Refused) as refused:
                await here.client(founded.seats[0].key)
            assert refused.value.code == "wrong-key"

    asyncio.run(story())


def test_the_owner_of_another_table_deletes_nothing() -> None:
    async def story() -> None:
        async with house() as here:
            mine, _ = await here.open([HERE, OPEN])
            yours, _ = await here.open([HERE, OPEN])
            with pytest.raises(Refused) as refused:
                await here.services.check_owner([mine.owner], yours.table, ADDRESS)
            assert refused.value.code == "not-owner"
            with pytest.raises(Refused) as refused:
                await here.services.check_owner([mine.owner], "nowhere", ADDRESS)
            assert refused.value.code == "unknown-table"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"seats": [{"who": "here", "name": "\u202e"}, OPEN]}, "empty-name"),
        ({"seats": [{"who": "here", "name": "n" * 999}, OPEN]}, "long-name"),
        ({"seats": [HERE, {"who": "bot", "bot": "genius"}]}, "unknown-bot"),
        ({"seats": [{**HERE, "colour": "mauve"}, OPEN]}, "bad-colour"),
        ({"seats": [HERE, OPEN], "clock": {"kind": "decision", "time": 1}}, "bad-clock"),
        ({"seats": [HERE, OPEN], "game": "chess"}, "unknown-game"),
        ({"seats": [HERE] * 16}, "bad-seats"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wanted: dict[str, object], code: str) -> None:
    async def story() -> None:
        async with house() as here:
            with pytest.raises(GameError) as refused:
                await here.services.directory.create(msgspec.convert({"game": "carcassonne", **wanted}, NewTable))
            assert refused.value.code == code

    asyncio.run(story())


def test_a_message_comes_back_with_its_number() -> None:
    async def story() -> None:
        async with house() as here:
            founded, room = await here.open([HERE, OPEN])
            client = await here.client(founded.seats[0].key)
            assert await client.say("prefer", seat=0, name="Jana", id="seven") == Done(id="seven")
            assert room.table.seats[0].name == "Jana"
            assert room.table.seats[1].kind == SeatKind.OPEN

    asyncio.run(story())


def test_a_device_lists_the_tables_of_its_keys_with_its_turn_first(client: TestClient[Litestar]) -> None:
    def opened(*seats: dict[str, object]) -> dict[str, Any]:
        found: dict[str, Any] = client.post("/api/tables", json={"game": "carcassonne", "seats": seats}).json()
        return found

    waiting, mine = opened(HERE, OPEN), opened(HERE, HERE)
    keys = [waiting["seats"][0]["key"], mine["seats"][1]["key"], mine["seats"][0]["key"], mine["owner"], "x" * 32]
    found = client.post("/api/mine", json={"keys": keys}).json()
    assert (found[0]["table"]["id"], found[0]["seat"]) == (mine["table"], 0)
    assert {(one["table"]["id"], one["seat"], one["is_your_turn"]) for one in found} == {
        (mine["table"], 0, True),
        (mine["table"], 1, False),
        (mine["table"], -2, None),
        (waiting["table"], 0, False),
    }


def test_a_table_is_deleted_over_http_by_its_owner_only(client: TestClient[Litestar]) -> None:
    table = client.post("/api/tables", json={"game": "carcassonne", "seats": [HERE, OPEN]}).json()
    path = f"/api/tables/{table['table']}"
    seat = client.delete(path, headers={"Authorization": f"Bearer {table['seats'][0]['key']}"})
    assert (seat.status_code, seat.json()["code"]) == (403, "not-owner")
    assert client.delete(path).status_code == 403
    assert client.delete(path, headers={"Authorization": f"Bearer {table['owner']}"}).status_code == 204
    assert client.get(path).status_code == 404


def test_people_have_the_colours_that_they_wish_also_on_the_board() -> None:
    async def story() -> None:
        async with house() as here:
            seats = [HERE, {**HERE, "colour": "red"}, OPEN]
            founded, room = await here.open(seats, "carcassonne")
            assert [one.colour for one in room.table.seats] == ["blue", "red", ""], "wishes come first"
            await here.join(founded.table, 2, Join(name="Eva", colour="pink"))
            shown = msgspec.to_builtins(room.course.view(None))
            assert [one["colour"] for one in shown["players"]] == ["blue", "red", "pink"]
            _, other = await here.open([HERE, HERE], "stroganov", options={"colours": ["green", "yellow"]})
            assert [one.colour for one in other.table.seats] == ["green", "yellow"]

    asyncio.run(story())
