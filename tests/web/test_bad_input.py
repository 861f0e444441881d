"""Dead links, full tables, seats that others took: a page says what happened and what to do; nothing typed is lost."""

import pytest
from playwright.sync_api import Route, expect
from soak.server import Server
from tests.web.conftest import People
from tests.web.tables import HERE, OPEN, SHORT, named, opened

pytestmark = pytest.mark.slow

SITS_THERE = "Somebody sits there already."
TAKEN = {"code": "seat-taken", "message": SITS_THERE, "values": {}}
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


def test_two_want_one_seat(server: Server, people: People) -> None:
    table = opened(server, [HERE, OPEN])
    both = [people(name).go(f"/table/{table.table}") for name in ("Bob", "Eve")]
    for person in both:
        person.excuse("409|Failed to load resource")
        person.page.get_by_label("Name", exact=True).fill(person.name)
    bob, eve = both
    on_its_way: list[Route] = []

    def hold(route: Route) -> None:
        on_its_way.append(route)

    eve.page.route("**/seats/1", hold)  # she clicks first, but he is heard first
    eve.button("Sit down").click()
    bob.button("Sit down").click()
    bob.until(lambda seen: seen["kind"] in {"asked", "waiting"})
    on_its_way[0].continue_()
    eve.shows("you are watching")


def test_a_seat_that_somebody_took_before_the_page_heard_of_it(server: Server, people: People) -> None:
    table = opened(server, [HERE, OPEN, OPEN])
    eve = people("Eve").go(f"/table/{table.table}")
    eve.excuse("409|Failed to load resource")
    eve.page.get_by_label("Name", exact=True).fill("Eve")
    eve.page.route("**/seats/1", lambda route: route.fulfill(status=409, json=TAKEN))
    eve.button("Sit down").click()
    eve.shows(SITS_THERE)
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
    bob.until(lambda seen: seen["kind"] in {"asked", "waiting"})
