"""The weights by which bots value positions, learned from games that they played: read once from `bot/weights.json`."""

from importlib.resources import files
from typing import Final

from msgspec import Struct

from krajina.core.errors import BadData
from krajina.core.tables import read_table
from krajina.games.stroganov.bot.features import NAMES

FILE: Final = "weights.json"
FOLDER: Final = files(__package__) / "bot"
GAME: Final = "stroganov"
RULES: Final = "2"
WEIGHED: Final = "$.weights"


class Learned(Struct, frozen=True, forbid_unknown_fields=True):
    """What learning writes."""

    game: str
    rules: str  # of the games that it learned from
    generation: int
    weights: dict[str, float]


def in_order(learned: Learned) -> list[float]:
    """The weights in the order of their names; raises BadData where they are not those, or belong to other rules."""
    for place, found, due in (("$.game", learned.game, GAME), ("$.rules", learned.rules, RULES)):
        if found != due:
            raise BadData("data-due", file=FILE, place=place, found=found, due=due)
    for name in NAMES:
        if name not in learned.weights:
            raise BadData("data-key", file=FILE, place=WEIGHED, key=name)
    for name in learned.weights:
        if name not in NAMES:
            raise BadData("data-among", file=FILE, place=WEIGHED, found=name, known=NAMES)
    return [learned.weights[name] for name in NAMES]


WEIGHTS: Final = in_order(read_table(FOLDER, FILE, Learned))
