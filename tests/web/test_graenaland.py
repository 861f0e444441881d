"""Grænaland on its drawn board: games by mouse, finger and keys, votes over a reload, and all of it in one window."""

from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.long import IS_LONG, or_long
from tests.web.checks import barriers, cut_off_by_language, hidden, offered, raw, scrolled
from tests.web.conftest import POCKET, QUICK, SCREENS, People
from tests.web.person import Person, on_the_board_only, play_on
from tests.web.places import settle
from tests.web.saved import forked, played, questions_of, uploaded
from tests.web.tables import BOT, HERE, Table, named, opened
from tests.web.test_everyone import Keyboard
from tests.web.test_games import sees_the_score_sheet

GREEDY: Final = {**BOT, "bot": "greedy"}
NEEDED: Final = ("#prompt", "[data-part=rail]", "[data-part=hand]", "[data-part=island]")
SOME: Final = or_long(12, 400)  # answers by keys, in text, by finger
ROUNDS: Final = 3  # of the game of five in `make test`
ADVANCED: Final = {
    "island": [
        *("forest_1", "plains_2", "hills_coast", "plains_1", "forest_2"),
        *("mountains_2", "hills_inland_1", "hills_inland_2", "mountains_1"),
    ],
    "chosen_starts": True,
    "victory_cards": True,
}
# Bob builds, then the bot, who has what it takes to declare the victory; the others build once more, and it is ranked.
NEARLY: Final = {
    "round": 9,
    "main": 1,
    "phase": "production",
    "clans": [
        {
            "villages": {"plains_1": 2, "forest_1": 2},
            "churches": ["forest_1"],
            "warrior": "plains_1",
            "priest": "forest_1",
            "army": 2,
            "hand": ["plains-grain", "plains-grain", "forest-wood", "forest-wood", "hills-ore", "mountains-gold"],
        },
        {
            "villages": {"forest_1": 2, "hills_coast": 2},
            "halls": ["hills_coast"],
            "warrior": "forest_1",
            "skald": "hills_coast",
            "hand": ["plains-grain", "plains-livestock", "forest-wood", "forest-wood", "hills-ore", "mountains-ore"],
            "supplies": ["supply-ore-wood"],
        },
        {
            "villages": {"hills_coast": 4, "plains_1": 2, "mountains_1": 2},
            "warrior": "hills_coast",
            "army": 2,
            "hand": ["plains-grain"] * 5 + ["hills-ore"] * 2,
        },
    ],
    "lands": {"plains_1": {"pile": ["grain"]}, "forest_1": {"pile": ["wood"]}, "hills_coast": {"pile": ["ore"]}},
}


@cache
def whole(seats: int, options: str = "{}") -> bytes:
    """A game that bots played."""
    return played("graenaland", seats, "greedy", 1, options)


def steps_of(seats: int, options: str = "{}") -> tuple[tuple[int, str], ...]:
    """Before which steps the first seat is asked something, and by which question."""
    return questions_of(whole(seats, options))


@cache
def table_of(server: Server, seats: int, options: str = "{}") -> str:
    return uploaded(server, whole(seats, options))


def asked(seats: int, prompt: str, nth: int = 0) -> int:
    """A step before which the first seat is asked this."""
    return [step for step, question in steps_of(seats) if question == prompt][nth]


def at(server: Server, seats: int, prompt: str, nth: int = 0) -> Table:
    """A table that goes on from there."""
    return forked(server, table_of(server, seats), asked(seats, prompt, nth))


def round_of(person: Person) -> int:
    """In which round the game is, as the rail tells it."""
    return int(person.page.locator("[data-part=rail]").get_attribute("data-round") or 0)


# -- games -----------------------------------------------------------------------------------------------------------


def test_two_browsers_and_a_bot_come_to_the_ranking(server: Server, people: People) -> None:
    options: dict[str, object] = {} if IS_LONG else {"position": NEARLY}
    table = opened(server, [*named("Anna", "Bob"), GREEDY], "graenaland", options)
    anna = on_the_board_only(people("Anna", keeps=QUICK)).sit(table.link(0))
    bob = on_the_board_only(people("Bob", "cs-CZ", keeps=QUICK)).sit(table.link(1))
    play_on(anna, bob)
    for person in (anna, bob):
        sees_the_score_sheet(person)


def test_five_play_with_advanced_rules(server: Server, people: People) -> None:
    table = opened(server, [*named("Anna", "Bob"), *[GREEDY] * 3], "graenaland", ADVANCED)
    anna = on_the_board_only(people("Anna", keeps=QUICK)).sit(table.link(0))
    bob = on_the_board_only(people("Bob", keeps=QUICK)).sit(table.link(1))
    expect(anna.page.locator("[data-part=island]")).to_be_visible()
    play_on(anna, bob, until=lambda: anna.is_over or (not IS_LONG and round_of(anna) > ROUNDS))
    if anna.is_over:
        sees_the_score_sheet(anna)


def test_a_game_by_finger_on_a_phone(server: Server, people: People) -> None:
    options: dict[str, object] = {} if IS_LONG else {"position": NEARLY | {"main": 2}}
    table = opened(server, [HERE, GREEDY, GREEDY], "graenaland", options)
    anna = on_the_board_only(people(keeps=QUICK, **POCKET)).sit(table.link())
    play_on(anna)
    anna.page.locator("dialog tr.sums td").first.wait_for()


class Touches(Keyboard):
    """Somebody without a mouse who goes to one of the places that may be touched."""

    def wanted(self, seen: dict[str, Any]) -> str:
        places = offered(self.person)
        if "confirm" in seen["buttons"] or not (seen["rests"] or places) or seen["kind"] != "asked":
            return super().wanted(seen)
        if seen["rests"]:
            return "[data-rest]"
        rest = [place for place in places if not place.startswith(("hero:", "say:"))]
        return f"[data-place='{self.person.rng.choice(rest or places)}'][data-offered]"


def test_a_game_by_keys(server: Server, people: People) -> None:
    anna = people(keeps=QUICK).sit(at(server, 3, "move").link())
    keyboard = Touches(anna)
    for _ in range(SOME):
        if anna.is_over:
            break
        keyboard.answer()
    assert anna.is_over or not IS_LONG


def test_a_game_in_words(server: Server, people: People) -> None:
    anna = people(keeps={"textView": True, **QUICK}).sit(at(server, 3, "move").link())
    assert not anna.page.locator("[data-part=island]").count()
    count = 0
    while count < SOME and not anna.is_over:
        count += anna.answer()
    assert not raw(anna)


# -- what is sealed --------------------------------------------------------------------------------------------------


def two_of_them(server: Server, people: People) -> tuple[Person, Person]:
    """Anna and Bob, who are asked together; the bot is the main player."""
    position = {**NEARLY, "phase": "movement", "main": 2}
    table = opened(server, [*named("Anna", "Bob"), BOT], "graenaland", {"position": position})
    anna, bob = people("Anna").sit(table.link(0)), people("Bob").sit(table.link(1))
    for person in (anna, bob):
        person.until(lambda seen: seen["kind"] == "asked")
    return anna, bob


def test_an_order_may_be_changed_until_all_have_chosen(server: Server, people: People) -> None:
    anna, bob = two_of_them(server, people)
    anna.does("stay")
    anna.until(lambda seen: seen["kind"] == "open")
    expect(anna.page.locator("#prompt")).to_contain_text("Bob")
    assert not anna.page.title().startswith("("), "it is not Anna's turn"
    answer_n = anna.look()["n"]
    anna.page.locator("[data-place='hero:warrior']").first.click()
    lands = [place for place in offered(anna) if place.startswith("land:")]
    anna.page.locator(f"[data-place='{lands[0]}'][data-offered]").first.click()
    if "confirm" in anna.look()["buttons"]:
        anna.page.locator("[data-do=confirm]").click()
    anna.until(lambda seen: seen["n"] != answer_n)
    expect(anna.page.locator("[data-kind]").first).to_have_attribute("data-kind", "open")
    bob.does("stay")
    anna.until(lambda seen: seen["kind"] != "open")


def test_a_vote_stays_open_over_a_reload(server: Server, people: People) -> None:
    anna = people().sit(at(server, 3, "vote").link())
    anna.until(lambda seen: seen["kind"] == "asked" and bool(seen["places"]))
    before = offered(anna)
    assert {"vote:yes", "vote:no"} <= set(before)
    anna.page.reload()
    anna.until(lambda seen: seen["kind"] == "asked" and bool(seen["places"]))
    assert offered(anna) == before
    n = anna.look()["n"]
    anna.page.locator("[data-place='vote:no']").first.click()
    anna.does("confirm")
    anna.until(lambda seen: seen["n"] != n)


# -- looks -----------------------------------------------------------------------------------------------------------


def positions() -> list[tuple[int, int]]:
    """One for everything that is asked, and late ones: how many play, and the step."""
    found: dict[str, tuple[int, int]] = {}
    for seats in (3, 5):
        for step, prompt in steps_of(seats):
            found.setdefault(prompt, (seats, step))
    return [*found.values(), *[(seats, steps_of(seats)[-5][0]) for seats in or_long((5,), (3, 4, 5))]]


def test_all_that_a_turn_needs_is_in_the_window(server: Server, people: People) -> None:
    anna = people()
    found = []
    for seats, step in positions():
        table = forked(server, table_of(server, seats), step)
        anna.sit(table.link()).until(lambda seen: seen["kind"] == "asked")
        settle(anna)
        found += [f"{seats} players, step {step}: {fault}" for fault in (*scrolled(anna), *hidden(anna, NEEDED))]
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("screen", ["laptop", "phone"])
@pytest.mark.parametrize("prompt", ["propose", "build"])
def test_nothing_is_cut_off_in_any_language(server: Server, people: People, screen: str, prompt: str) -> None:
    table = at(server, 5, prompt, -1)
    found = cut_off_by_language(people, table.link(), screen)
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_axe_finds_no_barrier(server: Server, people: People, screen: str) -> None:
    anna = people(**SCREENS[screen])
    found = []
    for prompt in or_long(("vote", "propose"), ("move", "vote", "propose", "build")):
        anna.sit(at(server, 3, prompt).link()).until(lambda seen: seen["kind"] == "asked")
        settle(anna)
        if prompt == "propose":
            anna.page.locator("[data-place^='pile:'][data-offered]").first.click()
            settle(anna)
        found += [f"{prompt}: {fault}" for fault in barriers(anna)]
    assert not found, "\n".join(found)


# -- what only a table of several shows ------------------------------------------------------------------------------


def proposing(server: Server, person: Person) -> Person:
    """Bob, who may propose what becomes of three piles, in a tray that lies over some of them."""
    clans = [{"villages": {"plains_1": 2}}, {"villages": {"plains_1": 1, "forest_1": 2, "mountains_1": 2}}, {}]
    lands = {"plains_1": {"pile": ["grain", "ore"]}, "forest_1": {"pile": ["wood"]}, "mountains_1": {"pile": ["ore"]}}
    position = {"phase": "sharing", "clans": clans, "lands": lands}
    table = opened(server, named("Anna", "Bob", "Cyril"), "graenaland", {"position": position})
    return person.sit(table.link(1))


def test_a_proposal_that_is_half_made_outlives_a_reload(server: Server, people: People) -> None:
    page = proposing(server, people("Bob")).page
    pile, given = page.locator("[data-place='pile:plains_1']"), page.locator("[data-tray=sharing] .gone")
    pile.click()
    page.keyboard.press("1")
    expect(given).to_have_count(1)
    page.reload()
    pile.click()
    expect(given).to_have_count(1)


def test_another_pile_is_proposed_instead_of_what_was_picked(server: Server, people: People) -> None:
    page = proposing(server, people("Bob")).page
    page.locator("[data-place='pile:forest_1']").click()
    page.locator("[data-rest='1']").click()
    expect(page.locator("[data-do=confirm]")).to_be_visible()
    page.locator("[data-do=next-pile]").click()
    expect(page.locator("[data-tray=sharing]")).not_to_contain_text("forest 1", ignore_case=True)
    expect(page.locator("[data-do=confirm]")).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
def test_advice_on_a_granted_build_is_in_sight(server: Server, people: People, screen: str) -> None:
    position = {
        "phase": "building",
        "clans": [
            {"villages": {"plains_1": 1}},
            {"villages": {"plains_1": 1}, "hand": ["plains-livestock", "forest-wood"]},
            {},
            {},
            {},
        ],
    }
    table = opened(
        server, named("Anna", "Bob", "Cyril", "Dana", "Emil"), "graenaland", {"grant": True, "position": position}
    )
    anna = people("Anna", **SCREENS[screen]).sit(table.link(0))
    bob = people("Bob", **SCREENS[screen]).sit(table.link(1))
    if screen == "phone":
        anna.page.locator("[data-do=build]").tap()
    expect(anna.page.locator("[data-place='grant:4']")).to_be_in_viewport(ratio=1)
    for place in ("grant:1", "say:advise:palisade"):
        anna.page.locator(f"[data-place='{place}']").click()
        anna.does("confirm")
    for person in (anna, bob):
        expect(person.page.locator("[data-part=advice]")).to_be_in_viewport(ratio=1)
