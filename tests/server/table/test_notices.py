import asyncio
from random import Random

import msgspec
import pytest
from tests.server.tables import Client, House, house, many

from krajina.core.errors import GameError
from krajina.server.table.create import Founded
from krajina.server.webhooks import Delivery, Notice

HOOK = "https://example.org/hook"


class Post:
    """Keeps what would be sent."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Notice]] = []

    async def send(self, url: str, notice: Notice) -> Delivery:
        self.sent.append((url, notice))
        return Delivery.DELIVERED


async def hooked(here: House, game: str = "carcassonne") -> tuple[Founded, list[Client], Post]:
    """Two people; the second one has a webhook and is not here."""
    post = Post()
    setattr(here.host, "webhooks", post)  # noqa: B010
    founded, clients = await here.seated(game=game)
    await clients[1].say("prefer", seat=1, webhook=HOOK)
    clients[1].leave()
    return founded, clients, post


async def turn(here: House, client: Client) -> None:
    """All that one seat does until another is asked."""
    seat = client.watcher.seats[0]
    while client.update()["asked"] == [seat]:
        await client.act(rng=Random(1))
    await here.settle()


def test_who_is_not_here_is_told_once_that_it_is_their_turn() -> None:
    async def story() -> None:
        async with house(many()) as here:
            founded, clients, post = await hooked(here)
            await turn(here, clients[0])
            assert [url for url, _ in post.sent] == [HOOK]
            again = await here.client(founded.seats[1].key)
            await again.act()
            again.leave()
            await here.settle()
            assert len(post.sent) == 1, "the same turn goes on"
            again = await here.client(founded.seats[1].key)
            await turn(here, again)
            again.leave()
            await turn(here, clients[0])
            assert len(post.sent) == 2

    asyncio.run(story())


def test_a_notice_names_the_game_and_the_link_and_no_key() -> None:
    async def story() -> None:
        async with house(msgspec.structs.replace(many(), public_url="https://play.example.org/k")) as here:
            founded, clients, post = await hooked(here)
            await turn(here, clients[0])
            [(_, notice)] = post.sent
            assert notice == Notice(game="carcassonne", table=f"https://play.example.org/k/table/{founded.table}")

    asyncio.run(story())


def test_who_is_here_or_quiet_or_has_a_bot_is_not_told() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients, post = await hooked(here)
            again = await here.client(founded.seats[1].key)
            await turn(here, clients[0])
            assert post.sent == []
            await turn(here, again)
            await again.say("prefer", seat=1, is_quiet=True)
            again.leave()
            await turn(here, clients[0])
            assert post.sent == []
            again = await here.client(founded.seats[1].key)
            await turn(here, again)
            await again.say("prefer", seat=1, is_quiet=False)
            await again.say("let_bot", seat=1, bot="random")
            again.leave()
            here.bots.go.clear()
            await turn(here, clients[0])
            assert post.sent == []

    asyncio.run(story())


def test_a_webhook_is_taken_away_with_an_empty_one_and_by_leaving() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients, post = await hooked(here)
            again = await here.client(founded.seats[1].key)
            await again.say("prefer", seat=1, webhook="")
            again.leave()
            await turn(here, clients[0])
            assert post.sent == []
            assert clients[0].room.table.seats[1].webhook == ""

    asyncio.run(story())


def test_a_restart_does_not_tell_again() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients, post = await hooked(here)
            await turn(here, clients[0])
            assert len(post.sent) == 1
            store = here.store
        async with house(store=store) as later:
            setattr(later.host, "webhooks", post)  # noqa: B010
            await later.services.directory.room(founded.table)
            await later.settle()
            assert len(post.sent) == 1

    asyncio.run(story())


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1/hook", "http://10.0.0.7:9999/", "ftp://example.org", "http://[::1]/"]
)
def test_a_webhook_to_a_private_address_is_refused_and_not_stored(url: str) -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated()
            with pytest.raises(GameError) as refused:
                await clients[0].say("prefer", seat=0, webhook=url)
            assert refused.value.code == "bad-webhook"
            assert clients[0].room.table.seats[0].webhook == ""

    asyncio.run(story())
