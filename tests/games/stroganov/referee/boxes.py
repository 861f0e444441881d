"""Boxes that were never printed: tables changed so that what is rare in a usual game happens all the time."""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

from tests.games.stroganov.referee.box import DATA

Tables: TypeAlias = dict[Any, dict[str, object]]


def table(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text("utf-8"))


def easy_cards() -> Tables:
    """Tsar cards for little: one to three furs to have, one or two to pay."""
    cards = table("tsar_cards")
    for number, card in enumerate(cards["cards"]):
        pay = 1 + (number % 4 == 3)
        card["require"] = {"value": card["require"]["value"], "own": max(pay, 1 + number % 3), "pay": pay}
    return {"tsar_cards": cards}


def many_stories() -> Tables:
    """Songs for few stories, and stories wherever one goes."""
    songs, board, villages = table("songs"), table("board"), table("villages")
    for number, song in enumerate(songs["tiles"]):
        song["story_cost"] = 1 + number % 5
    board["winter"]["stories"] = [5, 4]
    board["basic_actions"]["coin"] = [{"coin": 1}, {"story": 2}]
    board["basic_actions"]["trade"][1] = [{"story": 7}]
    for village in villages["tiles"]:
        village["rewards"] = [{"story": 3}, *village["rewards"]]
    return {"songs": songs, "board": board, "villages": villages}


def many_trophies() -> Tables:
    """Trophies from yurts, villages and trade, and steps for nothing or for a low fur."""
    yurts, villages, tracks, board = table("yurts"), table("villages"), table("trophy_tracks"), table("board")
    for yurt in yurts["tiles"][::3]:
        yurt["rewards"] = [{"trophy": 2}, *yurt["rewards"]]
    villages["tiles"][4]["rewards"] = [{"story": 1}, {"trophy": 2}]
    board["basic_actions"]["horses"] = [{"trophy": 1}, {"horse": 4}]
    for track in tracks["boards"]:
        for space in track["spaces"][1:]:
            space["fur"] = 2 + space["space"] % 2 if track["id"] in ("ivan", "katyusha") else None
        track["spaces"][-1]["fur"] = 3
    return {"yurts": yurts, "villages": villages, "trophy_tracks": tracks, "board": board}


def few_things() -> Tables:
    """Most furs lie on the landscapes and few are in the bag; few banners; tigers run out."""
    board, landscapes, villages = table("board"), table("landscapes"), table("villages")
    for tile in landscapes["tiles"]:
        tile |= {"slots": 6 if tile["start"] else 5, "slots_marked_4": 0}
    board["setup"]["banners"] = {"2": 2, "3": 2, "4": 3}
    board["basic_actions"]["horses"] = [{"horse": 4}, {"fur_bag": 1}]
    villages["tiles"][0]["rewards"] = [{"banner": 2}, {"tiger": 4}]
    return {"board": board, "landscapes": landscapes, "villages": villages}


def rich_start() -> Tables:
    """Horses, coins and outposts to begin with; furs and coins for every basic action."""
    board, villages = table("board"), table("villages")
    board["setup"] |= {"horses": [12, 13, 14, 15], "coins": 6, "outposts": 3}
    board["basic_actions"]["horses"] = [{"horse": 4}, {"fur_bag": 2}]
    board["basic_actions"]["coin"] = [{"coin": 3}, {"fur_market": 1}]
    villages["tiles"][0]["rewards"] = [{"banner": 1}, {"tiger": 1}, {"outpost": 1}]
    return {"board": board, "villages": villages}


BOXES: dict[str, Callable[[], Tables]] = {
    "ours": lambda: {},
    "easy_cards": easy_cards,
    "many_stories": many_stories,
    "many_trophies": many_trophies,
    "few_things": few_things,
    "rich_start": rich_start,
    "rich_and_easy": lambda: {**easy_cards(), **rich_start()},
    "songs_and_trophies": lambda: {**easy_cards(), **many_trophies(), "songs": many_stories()["songs"]},
}
