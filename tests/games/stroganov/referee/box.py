"""What is printed: the tables of the game as plain dictionaries, read without the engine's catalogue."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

Words: TypeAlias = list[dict[str, Any]]  # rewards: one word each

DATA = Path(__file__).parents[4] / "src/krajina/games/stroganov/data"
NAMES = ("furs", "landscapes", "villages", "yurts", "songs", "tsar_cards", "trophy_tracks", "board", "automa")
TIGER = 9  # a fur is its value; a tiger ranks above them all
KINDS = range(2, TIGER + 1)
SEASONS = ("spring", "summer", "autumn", "winter")
LAST = 12


def fur_name(fur: int) -> str:
    return "tiger" if fur == TIGER else str(fur)


def fur_value(name: str) -> int:
    return TIGER if name == "tiger" else int(name)


class Box:
    """The printed things by their names."""

    def __init__(self, own: Mapping[str, Any]) -> None:
        tables = {name: own.get(name) or json.loads((DATA / f"{name}.json").read_text("utf-8")) for name in NAMES}
        self.furs: dict[str, Any] = tables["furs"]
        self.board: dict[str, Any] = tables["board"]
        self.solo: dict[str, Any] = tables["automa"]
        self.landscapes = by_id(tables["landscapes"]["tiles"])
        self.villages = by_id(tables["villages"]["tiles"])
        self.yurts = by_id(tables["yurts"]["tiles"])
        self.songs = by_id(tables["songs"]["tiles"])
        self.cards = by_id(tables["tsar_cards"]["cards"])
        self.tracks = by_id(tables["trophy_tracks"]["boards"])
        self.ivan_cards = {f"I{card['id']}": card for card in self.solo["cards"]}
        self.region_at = {at: n for n, region in enumerate(self.board["regions"]) for at in region["positions"]}


def by_id(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows}


def gives_trophy(words: Words) -> bool:
    return any("trophy" in word for word in words)
