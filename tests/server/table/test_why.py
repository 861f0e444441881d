"""Asking why not: the same answer as to the deed, and nothing is done."""

import asyncio
from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import Client, house, pick

from krajina.core.errors import GameError, IllegalAction
from krajina.server.table.messages import Done, Outgoing

BID = {"do": "bid", "coins": 1}


async def _refused(client: Client, kind: str, **fields: object) -> GameError:
    with pytest.raises(GameError) as refused:
        await client.say(kind, **fields)
    return refused.value


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (0, {"do": "bid", "coins": 99}, "coins"),
        (0, {"do": "share", "shares": [["hops"]]}, "other-question"),
        (0, {"do": "dance"}, "action-kind"),
        (0, {"do": "bid"}, "action-shape"),
        (1, BID, "not-your-seat"),
        (9, BID, "unknown-seat"),
    ],
)
def test_it_is_refused_as_the_deed_would_be(seat: int, action: dict[str, object], code: str) -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, "harvest")
            n = clients[0].update()["n"]
            done = await _refused(clients[0], "act", seat=seat, seen=n, action=action)
            asked = await _refused(clients[0], "why", seat=seat, action=action)
            assert (asked.code, asked.message) == (done.code, done.message)
            if isinstance(done, IllegalAction):
                assert isinstance(asked, IllegalAction)
                assert asked.refusal == done.refusal

    asyncio.run(story())


def test_what_may_be_done_is_not_done_by_asking() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, "harvest")
            room = clients[0].room
            before, state = clients[0].update(), room.course.play.state
            answer: Outgoing = await clients[0].say("why", seat=0, action=BID)
            assert answer == Done(id="2")
            assert clients[0].listen() == []
            assert clients[0].update() == before
            assert room.course.play.state is state
            await clients[0].say("act", seat=0, seen=before["n"], action=BID)
            assert (await _refused(clients[0], "why", seat=0, action=BID)).code == "not-asked"

    asyncio.run(story())


def test_a_turn_that_is_not_handed_over_stays_closed() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, "stroganov", grace=5)
            rng = Random(21)
            while clients[0].update()["hold"] is None:
                asked = clients[0].update()["asked"][0]
                await clients[asked].act(rng=rng)
            room = clients[0].room
            (decision,) = room.game.decisions(room.course.play.state)
            legal = decision.choices.sample(Random(1))
            assert (await _refused(clients[decision.seat], "why", seat=decision.seat, action=legal)).code == "held"

    asyncio.run(story())


def test_every_offered_choice_is_allowed() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2)
            asked = clients[0].update()["asked"][0]
            action = pick(clients[asked].update()["question"]["offer"])
            assert isinstance(await clients[asked].say("why", seat=asked, action=action), Done)

    asyncio.run(story())


def test_over_http_too(client: TestClient[Litestar]) -> None:
    here = {"who": "here", "name": "Eva"}
    founded = client.post("/api/tables", json={"game": "harvest", "seats": [here, here]}).json()
    headers = {"Authorization": f"Bearer {founded['seats'][0]['key']}"}
    asked = {"kind": "why", "id": "7", "seat": 0, "action": {"do": "bid", "coins": 99}}
    answer = client.post("/api/send", json=asked, headers=headers)
    assert (answer.status_code, answer.json()["code"], answer.json()["rule"]) == (400, "coins", "section 3")
    answer = client.post("/api/send", json={**asked, "action": BID}, headers=headers)
    assert (answer.status_code, answer.json()["kind"], answer.json()["id"]) == (200, "done", "7")
