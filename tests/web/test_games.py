"""Games by clicks, to the score sheet: their last part, and in the long run whole ones."""

from typing import Final

from soak.server import Server
from tests.long import IS_LONG, long_only, or_long
from tests.web.conftest import QUICK, People
from tests.web.person import Person, play_on
from tests.web.places import finished
from tests.web.saved import forked
from tests.web.tables import BOT, FEW_TILES, HERE, OPEN, SHORT, named, opened

# Some tiles of every box, so that its moves come up.
ALL_BOXES = {
    "boxes": "all",
    "first": 0,
    "draw_rest": False,
    "draw_order": [
        "inns/cathedral", "inns/four-caps", "base/cloister", "base/road-curve", "base/city-cap", "base/road-straight",
        "base/city-three", "base/two-caps-adjacent", "base/junction-three", "base/city-corner", "base/city-through",
    ],
}  # fmt: skip

MORE_TILES: Final = (*FEW_TILES, *FEW_TILES[:3], "base/city-three", "base/two-caps-adjacent", "base/junction-three")
SOME_CURTAINS: Final = 2
SOME_TURNS: Final = 12  # steps, in which both players have several turns
LATE: Final = 200  # of the 269 steps of the finished game of Stroganov
GRAENALAND: Final = {"round_limit": or_long(1, 5)}
SMALL = {"width": 1024, "height": 640}  # drawing without a graphics card takes most of the time of a long game


def sees_the_score_sheet(person: Person) -> None:
    """The sheet is open, it adds up, and its sums are the points on the mats."""
    person.page.locator("dialog tr.sums td").first.wait_for()
    person.page.locator("dialog .proof").first.wait_for()
    sums = person.page.locator("dialog tr.sums td").all_inner_texts()
    mats = person.page.locator("[data-seat-points]:visible").all_inner_texts()
    assert mats
    assert [points.split()[0] for points in mats] == sums[: len(mats)]


def test_two_people_by_link_play_carcassonne(server: Server, people: People) -> None:
    table = opened(server, [HERE, OPEN])
    anna, bob = (
        people("Anna", viewport=SMALL, keeps=QUICK).go(table.link()),
        people("Bob", "cs-CZ", viewport=SMALL, keeps=QUICK),
    )
    bob.go(f"/table/{table.table}").page.get_by_label("Jméno").fill("Bob")
    bob.button("Posadit se").click()
    bob.until(lambda seen: bool(seen["kind"]))
    if not IS_LONG:  # a table with an open seat cannot be prepared: the end is what other tests are about
        play_on(anna, bob, until=lambda: all(int(person.look()["n"] or 0) > SOME_TURNS for person in (anna, bob)))
        return
    assert play_on(anna, bob) > 71
    for person in (anna, bob):
        sees_the_score_sheet(person)


@long_only
def test_two_people_at_their_own_devices_see_the_score_sheet(server: Server, people: People) -> None:
    table = opened(server, named("Anna", "Bob"), options={"draw_order": MORE_TILES, "draw_rest": False})
    anna = people("Anna", viewport=SMALL, keeps=QUICK).sit(table.link(0))
    bob = people("Bob", "cs-CZ", viewport=SMALL, keeps=QUICK).sit(table.link(1))
    assert play_on(anna, bob) > len(MORE_TILES)
    for person in (anna, bob):
        sees_the_score_sheet(person)


def test_two_people_at_one_device(server: Server, people: People) -> None:
    anna = people().sit(opened(server, named("Anna", "Bob"), options=SHORT).link())
    play_on(anna)
    sees_the_score_sheet(anna)


def test_two_people_at_one_device_who_hide_their_cards(server: Server, people: People) -> None:
    table = opened(server, [*named("Anna", "Bob"), BOT], "graenaland", {"round_limit": 2, "first": 0})
    anna = people(keeps={"follow": "fast", **QUICK}).sit(table.link())
    play_on(anna, until=lambda: anna.is_over or (not IS_LONG and anna.curtains >= SOME_CURTAINS))
    assert anna.curtains >= SOME_CURTAINS
    if anna.is_over:
        sees_the_score_sheet(anna)


def test_against_a_bot_with_every_box(server: Server, people: People) -> None:
    anna = people(keeps=QUICK).sit(opened(server, [HERE, BOT], options=ALL_BOXES).link())
    play_on(anna)
    sees_the_score_sheet(anna)


def test_stroganov_alone(server: Server, people: People) -> None:
    late = None if IS_LONG else forked(server, finished(server, "stroganov"), LATE)
    table = late or opened(server, [HERE], "stroganov")
    anna = people(keeps=QUICK).sit(table.link())
    play_on(anna)
    sees_the_score_sheet(anna)


def test_graenaland_with_a_friend_and_a_bot(server: Server, people: People) -> None:
    table = opened(server, [HERE, OPEN, BOT], "graenaland", GRAENALAND)
    anna, bob = (
        people("Anna", viewport=SMALL, keeps=QUICK).go(table.link()),
        people("Bob", "de-DE", viewport=SMALL, keeps=QUICK),
    )
    bob.go(f"/table/{table.table}").page.get_by_label("Name").fill("Bob")
    bob.button("Hinsetzen").click()
    bob.until(lambda seen: bool(seen["kind"]))
    play_on(anna, bob)
    for person in (anna, bob):
        sees_the_score_sheet(person)
