"""A line that goes dead without a word: the page says since when, and a move waits for it, or says why not."""

import json
import re
from collections.abc import Iterator
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.server.tables import pick
from tests.web.conftest import People
from tests.web.person import Person
from tests.web.tables import SHORT, Table, named, opened
from tests.web.wire import Wire

NOTICED = 5000  # ms; lib/table/connection.test.ts has the exact figure
SINCE = re.compile(r"^Offline since \d\d:\d\d · trying again$")


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    wire = Wire(server)
    yield wire
    wire.close()


def made_offline(person: Person, wire: Wire) -> None:
    """Cut the wire, and try to move all the same."""
    wire.cut()
    person.page.clock.run_for(NOTICED)
    expect(person.page.locator("[data-line=lost]")).to_have_text(SINCE)
    while person.look()["kind"] != "kept":
        assert person.answer()
    assert person.prompt == "Your move is sent when the connection is back."
    expect(person.page.get_by_role("alert")).to_have_count(0)  # one message at a time


def back(person: Person, wire: Wire) -> None:
    """Mend the wire; the page finds that out by itself."""
    wire.mend()
    while person.page.locator("[data-line=open]").count() == 0:
        person.page.clock.run_for(1000)
        person.page.wait_for_timeout(50)


def done_elsewhere(server: Server, table: Table) -> None:
    """Another device with the same link answers."""
    key = table.seats[0].key
    stream = urlopen(f"{server.url}/api/events?keys={key}")
    lines = (line.decode().removeprefix("data: ") for line in stream if line.startswith(b"data: "))
    update = next(told for told in map(json.loads, lines) if told.get("kind") == "update")
    stream.close()
    act = {"kind": "act", "seat": 0, "seen": update["n"], "action": pick(update["question"]["offer"])}
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    with urlopen(Request(f"{server.url}/api/send", json.dumps(act).encode(), headers)) as answer:
        assert json.load(answer)["kind"] == "done"


def test_a_move_without_a_line_waits_and_is_sent_or_says_why_not(server: Server, wire: Wire, people: People) -> None:
    table = opened(server, named("Anna", "Bob"), options=SHORT)
    anna = people()
    anna.root = wire.url
    anna.excuse("WebSocket|net::ERR_")
    anna.page.clock.install()
    anna.sit(table.link(0))
    before = int(anna.until(lambda seen: seen["kind"] == "asked")["n"])
    anna.page.locator(".mat .figure svg").first.wait_for()  # all that the table needs is there

    made_offline(anna, wire)
    anna.page.locator("[data-do=withdraw]").click()
    assert anna.look()["kind"] == "asked", "it can be taken back"
    made_offline(anna, wire)
    assert int(anna.look()["n"]) == before
    back(anna, wire)
    after = int(anna.until(lambda seen: int(seen["n"]) > before)["n"])
    expect(anna.page.get_by_role("alert")).to_have_count(0)

    anna.until(lambda seen: seen["kind"] == "asked")
    made_offline(anna, wire)
    done_elsewhere(server, table)
    back(anna, wire)
    anna.until(lambda seen: int(seen["n"]) > after)
    anna.shows("The game went on meanwhile")
