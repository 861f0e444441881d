"""Stroganov on its drawn board: games by mouse, finger and keys, and everything that a turn needs in one window."""

from collections.abc import Iterator
from functools import cache
from statistics import median
from typing import Final

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.long import IS_LONG, or_long
from tests.web.checks import barriers, cut_off_by_language, hidden, offered, scrolled
from tests.web.conftest import POCKET, QUICK, People
from tests.web.person import Person, on_the_board_only, play_on
from tests.web.places import settle
from tests.web.saved import forked, played, questions_of, uploaded
from tests.web.tables import BOT, HERE, Table, opened
from tests.web.test_everyone import Keyboard
from tests.web.test_games import sees_the_score_sheet

from krajina.core import find_game, read_record
from krajina.games.stroganov import TakeFur

SEATS: Final = (1, 2)
NEARLY: Final = 30  # steps before the end: what is played in `make test` of a game
FOUR: Final = 4  # clicks: ride, basic action, main action, end
MANY: Final = 30  # clicks that no turn takes
SOME_TURNS: Final = 3
WINTER: Final = ("income", "stories", "singing", "home", "west")  # its first steps
FINAL: Final = 9  # steps of the final scoring
TEN: Final = 10  # positions that are looked at
SOME: Final = or_long(10, 400)  # answers by keys
NEEDED: Final = ("#prompt", "[data-part=tracker]", "[data-part=mat]")


@cache
def whole(seats: int) -> bytes:
    """A game that bots played: alone, or two."""
    return played("stroganov", seats, "greedy", 1)


def steps_of(seats: int) -> tuple[tuple[int, str], ...]:
    """Before which steps the first seat is asked something, and by which question."""
    return questions_of(whole(seats))


@cache
def table_of(server: Server, seats: int) -> str:
    return uploaded(server, whole(seats))


def at(server: Server, seats: int, step: int) -> Table:
    """A table that goes on from a step."""
    return forked(server, table_of(server, seats), step)


def asked(seats: int, prompt: str) -> Iterator[int]:
    """The steps before which the first seat is asked this."""
    return (step for step, question in steps_of(seats) if question == prompt)


def a_game(server: Server, seats: int) -> Table:
    """A whole game, or the end of one."""
    if IS_LONG:
        return opened(server, [HERE, *[{**BOT, "bot": "greedy"}] * (seats - 1)], "stroganov")
    return at(server, seats, steps_of(seats)[-1][0] - NEARLY)


@pytest.mark.parametrize("seats", or_long(SEATS[1:], SEATS))  # alone: see test_games
def test_a_game_by_mouse_on_the_board_alone(server: Server, people: People, seats: int) -> None:
    anna = on_the_board_only(people(keeps=QUICK)).sit(a_game(server, seats).link())
    play_on(anna)
    sees_the_score_sheet(anna)


def test_a_game_by_finger_on_a_phone(server: Server, people: People) -> None:
    anna = on_the_board_only(people(keeps=QUICK, **POCKET)).sit(a_game(server, 1).link())
    play_on(anna)
    anna.page.locator("dialog tr.sums td").first.wait_for()


def test_a_game_by_keys(server: Server, people: People) -> None:
    anna = people(keeps=QUICK).sit(a_game(server, 2).link())
    keyboard = Keyboard(anna)
    for _ in range(SOME):
        if anna.is_over:
            break
        keyboard.answer()
    assert anna.is_over or not IS_LONG


def paid_for(seats: int) -> tuple[int, str]:
    """Before which step a fur of the market is chosen that is paid with others, and its place."""
    _, record = read_record(whole(seats), find_game)
    known = dict(steps_of(seats))
    found = (step for step in known if known[step] == "market" and known.get(step + 1) == "pay")
    step = next(found)
    action = record.entries[step].action
    assert isinstance(action, TakeFur)
    return step, f"market:{action.fur}"


def test_a_payment_is_taken_back(server: Server, people: People) -> None:
    step, place = paid_for(2)
    anna = people().sit(at(server, 2, step).link())
    anna.until(lambda seen: seen["kind"] == "asked")
    mat = anna.page.locator("[data-part=mat]")
    question, before = anna.prompt, mat.inner_text()
    anna.page.locator(f"[data-place='{place}'][data-offered]").first.click()
    anna.does("confirm")
    paid = [place for place in offered(anna) if place.startswith("own:")]
    assert paid, "the furs on the mat pay"
    anna.page.locator(f"[data-place='{paid[-1]}']").first.click()
    anna.does("undo")
    expect(anna.page.locator("#prompt")).to_have_text(question)
    expect(mat).to_have_text(before, use_inner_text=True)


def test_a_hunt_goes_on_after_a_reload(server: Server, people: People) -> None:
    anna = people().sit(at(server, 2, next(asked(2, "hunt"))).link())
    anna.until(lambda seen: bool(seen["places"]))
    before = offered(anna)
    assert any(place.startswith("fur:") for place in before)
    anna.page.reload()
    anna.until(lambda seen: bool(seen["places"]))
    assert offered(anna) == before
    anna.answer()


# What a plain turn touches, by where it stands: nothing of it asks for more.
PLAIN_TURN: Final = {
    "move": ("tile:",),
    "basic": ("basic:coin",),
    "main": ("card:", "slot:", "basic:horses"),
}


def clicks_of_a_turn(person: Person) -> int:
    """Play a plain turn to its end; says how many clicks it took."""
    moment = person.page.locator("[data-part=tracker]")
    for count in range(1, MANY):
        before = person.look()
        wanted = PLAIN_TURN.get(moment.get_attribute("data-moment") or "", ())
        found = [place for start in wanted for place in offered(person) if place.startswith(start)]
        plain = [name for name in ("confirm", "decline", "end_turn") if name in before["buttons"]]
        if plain and (not found or "end_turn" not in plain):
            person.page.locator(f"[data-kind] [data-do={plain[0]}]").first.click()
        else:
            person.page.locator(f"[data-place='{(found or offered(person))[0]}']").first.click()
        person.changed(before)
        if plain[:1] == ["end_turn"] and not found:
            return count
    raise AssertionError("the turn does not end")


def test_a_plain_turn_takes_four_clicks(server: Server, people: People) -> None:
    anna = people(keeps=QUICK).sit(at(server, 1, next(asked(1, "move"))).link())
    turns = []
    for _ in range(SOME_TURNS):
        anna.until(lambda seen: seen["kind"] == "asked")
        turns.append(clicks_of_a_turn(anna))
        if anna.look()["kind"] == "held":
            anna.does("hand_over")
    assert median(turns) <= FOUR, turns


def positions() -> list[tuple[int, int]]:
    """Ten of both games, spread over all that is asked: how many play, and the step."""
    found: dict[str, tuple[int, int]] = {}
    for seats in SEATS:
        for step, prompt in steps_of(seats):
            found.setdefault(prompt, (seats, step))
    late = [(seats, steps_of(seats)[-30][0]) for seats in SEATS]
    return [*list(found.values())[: TEN - len(late)], *late]


def test_all_that_a_turn_needs_is_in_the_window(server: Server, people: People) -> None:
    anna = people()
    found = []
    for seats, step in positions():
        anna.sit(at(server, seats, step).link()).until(lambda seen: seen["kind"] == "asked")
        settle(anna)
        found += [f"{seats} players, step {step}: {fault}" for fault in (*scrolled(anna), *hidden(anna, NEEDED))]
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_nothing_is_cut_off_in_any_language(server: Server, people: People, screen: str) -> None:
    table = at(server, 2, steps_of(2)[-30][0])
    found = cut_off_by_language(people, table.link(), screen)
    assert not found, "\n".join(dict.fromkeys(found))


def test_axe_finds_no_barrier_in_a_turn_or_in_winter(server: Server, people: People) -> None:
    anna = people()
    found = []
    for step in [*or_long([], [steps_of(1)[40][0]]), next(asked(1, "income"))]:  # a turn: see test_pages
        anna.sit(at(server, 1, step).link()).until(lambda seen: seen["kind"] == "asked")
        settle(anna)
        found += [f"step {step}: {fault}" for fault in barriers(anna)]
    assert not found, "\n".join(found)


def ends_turn(person: Person) -> None:
    """Do nothing more, and hand over."""
    before = person.look()["n"]
    person.page.locator("[data-place='turn:end'][data-offered], [data-kind] [data-do=end_turn]").first.click()
    if "confirm" in person.look()["buttons"]:
        person.does("confirm")
    person.until(lambda seen: seen["n"] != before)


def test_winter_is_told_beside_the_land_and_can_be_skipped(server: Server, people: People) -> None:
    step = next(asked(1, "winter_done"))
    anna = people(keeps={"follow": "slow"}, reduced_motion="no-preference")
    anna.sit(at(server, 1, step).link()).until(lambda seen: seen["kind"] == "asked")
    done = anna.page.locator("[data-part=winter] li.done")
    now = anna.page.locator("[data-part=winter] li.now")
    expect(now).to_have_count(1)
    ends_turn(anna)
    expect(now).to_have_attribute("data-step", "home")
    expect(anna.page.locator("[data-kind]")).to_have_attribute("data-kind", "showing")
    expect(now).to_have_attribute("data-step", "west")
    assert done.count() == WINTER.index("west")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-kind]")).not_to_have_attribute("data-kind", "showing")


def test_the_end_is_counted_up_before_the_score_sheet_comes(server: Server, people: People) -> None:
    anna = people(keeps={"follow": "slow"}, reduced_motion="no-preference")
    anna.sit(at(server, 1, steps_of(1)[-1][0]).link()).until(lambda seen: seen["kind"] == "asked")
    ends_turn(anna)
    if anna.look()["kind"] == "held":
        anna.page.locator("[data-do=hand_over]").click()
    final = anna.page.locator("[data-part=final]")
    expect(final.locator("tbody tr.now")).to_have_count(1)
    assert final.locator("tbody tr").count() == 1 + FINAL
    assert not anna.page.locator("dialog").count()
    anna.does("skip")
    expect(final).to_have_count(0)
    sees_the_score_sheet(anna)
