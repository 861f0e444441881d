"""What is printed: the tables of the game as plain dictionaries, read without the engine's catalogue."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[4] / "src/krajina/games/graenaland/data"
NAMES = ("tiles", "layouts", "decks", "costs", "victory", "components")
TERRAINS = ("plains", "forest", "hills", "mountains")
RESOURCES = ("grain", "livestock", "wood", "ore", "gold")
BASIC = RESOURCES[:4]
HEROES = ("warrior", "priest", "skald")
BUILDINGS = ("stronghold", "church", "hall")
WORKS = ("road", "market", "palisade", "improvement")
GOALS = ("settlements", "territories", "largest", "buildings", "army")
HERO_OF = {"church": "priest", "hall": "skald"}


class Box:
    """The printed things by their names."""

    def __init__(self, own: Mapping[str, Any]) -> None:
        tables = {name: own.get(name) or json.loads((DATA / f"{name}.json").read_text("utf-8")) for name in NAMES}
        costs = tables["costs"]
        self.tiles: dict[str, Any] = {row["id"]: row for row in tables["tiles"]["tiles"]}
        self.layouts: dict[int, Any] = {row["players"]: row for row in tables["layouts"]["layouts"]}
        self.start_cards: int = tables["layouts"]["optional"]["cards_per_coastal_tile"]
        self.decks: dict[str, dict[str, int]] = {row["id"]: row["cards"] for row in tables["decks"]["resource_decks"]}
        self.supplies: dict[str, list[str]] = {row["id"]: row["symbols"] for row in tables["decks"]["supply"]["cards"]}
        self.open_supplies: int = tables["decks"]["supply"]["face_up"]
        self.buildings: dict[str, dict[str, int]] = {row["id"]: row["cost"] for row in costs["buildings"]}
        self.units: dict[str, Any] = {row["id"]: row for row in costs["army"]}
        self.works: dict[str, Any] = {row["id"]: row for row in costs["works"]}
        self.improvements: dict[str, Any] = {row["terrain"]: row for row in costs["improvements"]}
        self.victory: dict[str, Any] = tables["victory"]
        self.cards: dict[str, Any] = {row["id"]: row["goals"] for row in tables["victory"]["cards"]}
        self.houses: int = tables["components"]["houses"]["per_player"] - 1
        self.first_army: int = tables["components"]["army_track"]["start"]
        self.last_army: int = tables["components"]["army_track"]["length"]
        backs = [f"{terrain}-{resource}" for terrain in TERRAINS for resource in RESOURCES]
        self.order = {card: place for place, card in enumerate([*backs, *self.supplies])}


def back(card: str) -> str:
    return card.partition("-")[0]


def face(card: str) -> str:
    return card.split("-")[1]


def is_supply(card: str) -> bool:
    return back(card) == "supply"
