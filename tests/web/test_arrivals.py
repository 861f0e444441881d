"""Coming to a table: answers that are lost on the way, and seats that all players have to agree to."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.request import Request, urlopen

import msgspec
from playwright.sync_api import Route, expect
from soak.server import Server
from tests.web.conftest import People
from tests.web.person import Person
from tests.web.tables import HERE, OPEN, SHORT, Table, named, opened

LOST = "Failed to load resource|ERR_"


@contextmanager
def answers_lost(person: Person, path: str) -> Iterator[list[str]]:
    """The server does what is asked, but no answer comes back; tells what they were."""
    person.excuse(LOST)
    answers: list[str] = []

    def lose(route: Route) -> None:
        answers.append(route.fetch().text())
        route.abort()

    person.page.route(path, lose)
    yield answers
    person.page.unroute(path)
    assert len(answers) > 1, "it was tried again by itself"
    assert set(answers) == {answers[0]}


def say(server: Server, key: str, **message: object) -> None:
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    with urlopen(Request(f"{server.url}/api/send", msgspec.json.encode(message), headers)) as answer:
        assert answer.status == 200


def names_at(server: Server, table: Table) -> list[str]:
    seats = msgspec.json.decode(server.get(f"/api/tables/{table.table}"))["seats"]
    return [seat["name"] for seat in seats]


# -- answers that are lost ---------------------------------------------------------------------------------------------


def test_who_lost_the_answer_sits_down_by_the_second_click(server: Server, people: People) -> None:
    table = opened(server, [HERE, OPEN, OPEN])
    bob = people("Bob").go(f"/table/{table.table}")
    bob.page.get_by_label("Name", exact=True).fill("Bob")
    with answers_lost(bob, "**/seats/*"):
        bob.button("Sit down").click()
        bob.shows("The server cannot be reached")
    bob.button("Sit down").click()
    bob.shows("Settings of Bob")
    assert names_at(server, table) == ["Anna", "Bob", ""]


def test_who_lost_the_answer_sits_down_when_the_page_is_loaded_again(server: Server, people: People) -> None:
    table = opened(server, [HERE, OPEN])
    bob = people("Bob").go(f"/table/{table.table}")
    bob.page.get_by_label("Name", exact=True).fill("Bob")
    with answers_lost(bob, "**/seats/*") as answers:
        bob.button("Sit down").click()
        while len(answers) < 2:
            bob.page.wait_for_timeout(50)
    bob.page.reload()
    bob.plays()
    expect(bob.page.locator(".mat", has_text="Bob")).to_contain_text("you")
    assert names_at(server, table) == ["Anna", "Bob"]


def test_a_seat_that_was_never_given_is_not_taken_by_itself(server: Server, people: People) -> None:
    table = opened(server, [HERE, OPEN])
    bob = people("Bob").go(f"/table/{table.table}")
    bob.excuse(LOST)
    bob.page.get_by_label("Name", exact=True).fill("Bob")
    bob.page.route("**/seats/*", lambda route: route.abort())
    bob.button("Sit down").click()
    bob.shows("The server cannot be reached")
    bob.page.unroute("**/seats/*")
    bob.page.reload()
    expect(bob.page.get_by_label("Name", exact=True)).to_have_value("Bob")
    assert names_at(server, table) == ["Anna", ""]


def test_who_lost_the_answer_opens_one_table(server: Server, people: People) -> None:
    anna = people("Anna").go("/new/carcassonne")
    with answers_lost(anna, "**/api/tables") as answers:
        anna.button("Open the table").click()
        anna.shows("The server cannot be reached")
    anna.page.reload()
    anna.button("Open the table").click()
    anna.page.wait_for_url(f"**/table/{msgspec.json.decode(answers[0])['table']}")


def test_who_lost_a_new_key_has_it_when_the_page_is_loaded_again(server: Server, people: People) -> None:
    table = opened(server, named("Anna", "Bob"), options=SHORT)
    # The line breaks as soon as the new key is asked for, and nothing goes by another way.
    breaking = """
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        send.call(this, text);
        if (text.includes('new_key')) this.onmessage = null, this.close();
      };
    """
    bob = people("Bob", init=breaking).sit(table.link(1))
    bob.excuse(LOST)
    bob.page.route("**/api/send", lambda route: route.abort())
    bob.page.get_by_role("tab", name="Table").click()
    bob.page.get_by_text("Settings of Bob").click()
    bob.button(re.compile("Make a new link")).click()
    bob.button("Yes, really").click()
    bob.shows("This key does not fit")
    bob.page.unroute("**/api/send")
    bob.page.reload()
    bob.plays()
    expect(bob.page.locator(".mat", has_text="Bob")).to_contain_text("you")


# -- seats that all players have to agree to ---------------------------------------------------------------------------


def asking(server: Server, people: People) -> tuple[Table, list[Person]]:
    """Cyril left, and Eve asks Anna and Bob whether she may play on; the three who are there."""
    table = opened(server, named("Anna", "Bob", "Cyril"), "graenaland")
    anna, bob = (people(name).sit(table.link(seat)) for seat, name in enumerate(("Anna", "Bob")))
    say(server, table.seats[2].key, kind="leave", seat=2)
    eve = people("Eve").sit(f"/table/{table.table}")
    eve.button("Sit down").click()
    eve.page.get_by_label("Name", exact=True).fill("Eve")
    eve.button("Ask to take over a seat").click()
    eve.shows("you sit down as soon as they have")
    eve.shows("You asked to play on; all players have to agree.")
    expect(eve.page.get_by_role("button", name="Sit down")).to_have_count(0)
    for person in (anna, bob):
        person.shows("Eve wants to play on for Cyril.")
        person.shows("Eve would see all that Cyril sees.")
    return table, [anna, bob, eve]


def test_who_asks_for_a_seat_plays_when_all_have_agreed(server: Server, people: People) -> None:
    table, [anna, bob, eve] = asking(server, people)
    anna.button("Anna: I agree").click()
    expect(anna.button("Anna: I agree")).to_have_count(0)
    assert names_at(server, table)[2] == "Cyril"
    eve.page.reload()
    eve.shows("You asked to play on")
    bob.button("Bob: I agree").click()
    expect(eve.page.locator("[data-mat='2']")).to_contain_text("you")
    eve.plays()


def test_who_is_turned_down_reads_it_and_has_to_wait(server: Server, people: People) -> None:
    table, [anna, bob, eve] = asking(server, people)
    anna.button("Anna: I agree").click()
    bob.button("Bob: I do not agree").click()
    eve.excuse("429")
    eve.shows("The players have not agreed.")
    eve.button("Ask to take over a seat").click()
    eve.shows("The players said no a moment ago")
    expect(anna.page.get_by_role("group", name="A request to all")).to_have_count(0)
    assert names_at(server, table)[2] == "Cyril"


def test_the_owner_asks_before_somebody_who_is_there_has_to_get_up(server: Server, people: People) -> None:
    table = opened(server, named("Anna", "Bob", "Cyril"), "graenaland")
    owner = people("Anna").sit(f"/play/{table.owner}.{table.seats[0].key}")
    bob, cyril = (people(name).sit(table.link(seat)) for seat, name in ((1, "Bob"), (2, "Cyril")))
    owner.page.get_by_role("tab", name="Table").click()
    owner.page.get_by_text("Your table").click()
    owner.button("Free the seat of Cyril").click()
    owner.shows("all others have to agree")
    owner.button("Yes, really").click()
    cyril.shows("The host wants a bot to play for Cyril.")
    assert not cyril.button("Cyril: I agree").count()
    bob.button("Bob: I agree").click()
    cyril.shows("This seat is yours no more")
