"""Dead links, full tables, seats that others took: a page says what happened and what to do; nothing typed is lost."""

import pytest
from playwright.sync_api import Route, expect
from soak.server import Server
from tests.web.conftest import People
from tests.web.person import Person
from tests.web.tables import HERE, OPEN, SHORT, named, opened

DEAD = {
    "no such table": "/table/AAAAAAAAAAAA",
    "no such key": "/play/AAAAAAAAAAAAAAAAAAAAAAAA",
    "no such game": "/new/chess",
    "no such replay": "/replay/AAAAAAAAAAAA/3",
    "no such page": "/nowhere/at/all",
}


@pytest.mark.parametrize("path", DEAD.values(), ids=DEAD)
def test_a_dead_link_leads_on(people: People, path: str) -> None:
    anna = people()
    anna.excuse("Failed to load resource")
    anna.go(path)
    alert = anna.page.get_by_role("alert").first
    expect(alert).to_contain_text("This did not work")
    anna.page.locator("main").get_by_role("link", name="Start page").first.click()
    anna.page.wait_for_url(anna.root + "/")


def test_a_full_table_is_watched(server: Server, people: People) -> None:
    table = opened(server, named("Anna", "Bob"), options=SHORT)
    people("Anna").sit(table.link())
    eve = people("Eve").sit(f"/table/{table.table}")
    eve.shows("All seats are taken; you are watching.")
    assert not eve.page.get_by_label("Name", exact=True).count()


def want_the_same_seat(server: Server, people: People, seats: list[dict[str, str]]) -> tuple[Person, Person]:
    """Eve clicks first, but Bob is heard first."""
    table = opened(server, seats)
    bob, eve = (people(name).go(f"/table/{table.table}") for name in ("Bob", "Eve"))
    for person in (bob, eve):
        person.excuse("409|Failed to load resource")
        person.page.get_by_label("Name", exact=True).fill(person.name)
    on_its_way: list[Route] = []

    def hold(route: Route) -> None:
        on_its_way.append(route)

    eve.page.route("**/seats/1", hold)
    eve.button("Sit down").click()
    bob.button("Sit down").click()
    bob.page.get_by_text("Bob").first.wait_for()
    eve.page.get_by_text("Bob").first.wait_for()
    while not on_its_way:
        eve.page.wait_for_timeout(20)
    on_its_way[0].continue_()
    return bob, eve


def test_two_want_the_last_seat(server: Server, people: People) -> None:
    bob, eve = want_the_same_seat(server, people, [HERE, OPEN])
    bob.plays()
    eve.shows("you are watching")


def test_two_want_one_of_two_seats(server: Server, people: People) -> None:
    _, eve = want_the_same_seat(server, people, [HERE, OPEN, OPEN])
    eve.shows("Bob sits there already; choose another seat.")
    expect(eve.page.get_by_label("Name", exact=True)).to_have_value("Eve")


def test_a_key_that_is_no_longer_good_opens_the_table_as_a_guest(server: Server, people: People) -> None:
    table = opened(server, named("Anna", "Bob"), options=SHORT)
    eve = people("Eve", init=f"localStorage.setItem('krajina-tables', JSON.stringify({{'{table.table}': 'AAAA'}}))")
    eve.excuse("Failed to load resource")
    eve.go(f"/table/{table.table}")
    eve.button("Open the table without this seat").click()
    eve.until(lambda seen: seen["kind"] == "waiting")


def test_a_server_that_is_away_is_said_and_the_form_stays(server: Server, people: People) -> None:
    table = opened(server, [HERE, OPEN])
    bob = people("Bob").go(f"/table/{table.table}")
    bob.excuse("Failed to load resource|ERR_")
    bob.page.get_by_label("Name", exact=True).fill("Bob")
    bob.page.route("**/seats/*", lambda route: route.abort())
    bob.button("Sit down").click()
    bob.shows("The server cannot be reached")
    bob.page.unroute("**/seats/*")
    bob.page.reload()
    expect(bob.page.get_by_label("Name", exact=True)).to_have_value("Bob")
    bob.button("Sit down").click()
    bob.plays()
