"""The table as a stage: moves that can be followed, one gesture for everything, and nothing that moves by itself."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect
from soak.server import Server
from tests.web.conftest import SCREENS, People
from tests.web.person import PATIENCE, Person
from tests.web.places import finished, settle
from tests.web.saved import forked, played
from tests.web.tables import BOT, named, opened

from krajina.core import Play, find_game, read_record

SECOND = 1000  # ms that a move is shown


def hearing(person: Person) -> list[dict[str, Any]]:
    """The updates that a page hears from now on."""
    heard: list[dict[str, Any]] = []

    def hear(text: str | bytes) -> None:
        if (message := json.loads(text))["kind"] == "update":
            heard.append(message)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    person.page.on("websocket", listen)
    return heard


def hand_over(person: Person, heard: list[dict[str, Any]]) -> list[int]:
    """End one's turn while the clock of the page stands, and wait for the bots; tells after how many steps each was."""
    while person.look()["kind"] != "held":
        person.answer()
    person.page.clock.pause_at(person.page.evaluate("Date.now() / 1000") + 5)  # whatever was shown before is over
    before = len(heard)
    person.does("hand_over")
    for _ in range(PATIENCE // 25):
        if len(heard) > before and heard[-1]["asked"] == [0]:
            break
        person.page.wait_for_timeout(25)
    return list(dict.fromkeys(update["n"] for update in heard[before:]))


def test_moves_of_others_are_shown_one_by_one(server: Server, people: People) -> None:
    anna = people(keeps={"follow": "normal", "quick": True})
    heard = hearing(anna)
    anna.page.clock.install()
    anna.sit(opened(server, [*named("Anna"), BOT, BOT]).link())
    moves = hand_over(anna, heard)
    shown = []
    for _ in moves:
        seen = anna.look()
        shown.append(int(seen["n"]))
        assert (seen["kind"] == "asked") == (shown[-1] == moves[-1]), "the question comes when all is seen"
        anna.page.clock.run_for(SECOND)
    assert shown == moves, "each in its turn, and all of them"
    anna.page.clock.resume()
    moves = hand_over(anna, heard)
    assert int(anna.look()["n"]) < moves[-1]
    anna.page.mouse.click(700, 600)  # a touch of the board
    seen = anna.until(lambda seen: bool(seen["cells"]))
    assert (int(seen["n"]), seen["kind"], "confirm" in seen["buttons"]) == (moves[-1], "asked", False)


def still(person: Person) -> dict[str, Any]:
    """What is seen once the land does not glide any more: a frame later it is the same."""
    before, seen = None, person.look()
    while seen != before:
        settle(person)
        before, seen = seen, person.look()
    return seen


@pytest.mark.parametrize(("screen", "tile"), [("laptop", "base/road-curve"), ("phone", "base/cloister-road")])
def test_the_first_touch_shows_and_the_second_does(server: Server, people: People, screen: str, tile: str) -> None:
    order = [tile, "base/cloister", "base/city-cap"]
    table = opened(server, named("Anna", "Bob"), options={"draw_order": order, "draw_rest": False})
    anna = people(**SCREENS[screen]).sit(table.link())
    place = anna.until(lambda seen: bool(seen["cells"]))["cells"][0]
    anna.touch(place)
    seen = anna.until(lambda seen: "confirm" in seen["buttons"])
    expect(anna.page.locator(".ghost.fixed")).to_have_count(1)
    if tile == "base/road-curve":  # which fits in more than one way
        tile_there = anna.page.locator(".ghost .turning")
        before = tile_there.get_attribute("style") or ""
        anna.page.mouse.click(place["x"], place["y"], button="right")
        expect(tile_there).not_to_have_attribute("style", before)
    anna.touch(place)
    anna.until(lambda now: now["n"] != seen["n"] and bool(now["spots"]))
    seen = still(anna)  # the land makes room for the tile
    anna.touch(seen["spots"][0])
    anna.until(lambda now: "confirm" in now["buttons"])
    expect(anna.page.locator(".spot.picked")).to_have_count(1)
    anna.touch(seen["spots"][0])
    anna.until(lambda now: now["n"] != seen["n"])


def test_pointing_at_a_choice_lights_what_it_means_and_moves_nothing(server: Server, people: People) -> None:
    anna = people().sit(opened(server, named("Anna"), "stroganov").link())
    while anna.answer() and anna.look()["kind"] != "held":
        pass
    anna.does("hand_over")  # the card to start with is chosen; now one rides to a tile of the land
    page, boxes = anna.page, "nodes => nodes.map((node) => JSON.stringify(node.getBoundingClientRect()))"
    before = page.locator("[data-tile]").evaluate_all(boxes)
    page.locator("[data-do=list]").click()
    rides = page.locator("[data-choice][data-do=move_cossack]")
    lit = []
    for number in range(rides.count()):
        rides.nth(number).hover()
        expect(page.locator(".lit")).to_have_count(1)  # the tile that it goes to, and nothing else
        lit.append(page.locator(".lit").get_attribute("data-place"))
    offered = page.locator("[data-place^=tile][data-offered]").evaluate_all(
        "nodes => nodes.map((node) => node.dataset.place)"
    )
    assert lit == offered
    assert page.locator("[data-tile]").evaluate_all(boxes) == before


def a_move() -> int:
    """The step of the finished game of Grænaland after which the first seat moves a hero."""
    game, record = read_record(played("graenaland", 3), find_game)
    play = Play.begin(game, record)
    for step, entry in enumerate(record.entries):
        if any((one.seat, one.prompt) == (0, "move") for one in game.decisions(play.state)):
            return step
        play.enter(entry)
    raise AssertionError("nobody moves")


def test_an_arrow_leads_to_what_was_picked_out_of_sight(server: Server, people: People) -> None:
    anna = people(keeps={"textView": True}).sit(forked(server, finished(server, "graenaland"), a_move()).link())
    page, board = anna.page, anna.page.locator(".board[role=region]")
    board.evaluate("node => { node.scrollTop = node.scrollHeight }")
    before = board.evaluate("node => node.scrollTop")
    moves = page.locator("[data-choice][data-do=move]")
    moves.first.hover()
    expect(page.locator(".lit").first).to_be_attached()
    assert board.evaluate("node => node.scrollTop") == before > 0
    moves.first.click()
    page.keyboard.press("o")  # the list is folded; an arrow shows the way to what was picked, and leads there
    page.locator("[data-edge=north]").click()
    expect(page.locator(".lit").first).to_be_in_viewport()
