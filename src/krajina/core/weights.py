"""What the terms of a position weigh to bots: a table that was learned, `weights.json` in the room `bot/` of a game."""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from krajina.core.errors import BadData
from krajina.core.named import nearest
from krajina.core.tables import read_table

FILE: Final = "weights.json"


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `make learn` writes."""

    game: str
    rules: str  # of the games that it learned from
    generation: int
    weights: dict[str, float]


def read_weights(folder: Traversable, game: str, rules: str, names: Sequence[str]) -> list[float]:
    """The weights of a folder in the order of their names; raises BadData if they are damaged, or of other rules."""
    found = read_table(folder, FILE, Weights)
    if (found.game, found.rules) != (game, rules):
        raise BadData("weights-rules", file=FILE, found=f"{found.game} {found.rules}", due=f"{game} {rules}")
    for name in names:
        if name not in found.weights:
            raise BadData("weights-missing", file=FILE, name=name)
    for name in found.weights:
        if name not in names:
            raise BadData("weights-unknown", file=FILE, name=name, known=nearest(name, tuple(names)))
    return [found.weights[name] for name in names]
