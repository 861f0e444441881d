"""Made-up printed things, and the teaching game with options that name them."""

from types import SimpleNamespace
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from krajina.core import Action, Named
from krajina_harvest.game import Harvest, HarvestOptions

TILE = Named("tile", ("base/city-cap", "base/road", "inns/lake"))
Tile: TypeAlias = Annotated[str, TILE]
Box: TypeAlias = Annotated[str, Named("box", ("inns", "hills"))]
Card: TypeAlias = Annotated[str, Named("card", tuple(f"card-{number}" for number in range(100)))]


class Stack(msgspec.Struct, frozen=True):
    top: Tile
    below: "Stack | None" = None


class Lay(Action, frozen=True):
    tile: Tile
    maybe: Tile | None = None
    many: tuple[Tile, ...] = ()
    nested: tuple[tuple[Tile, ...], ...] = ()
    pair: tuple[int, Tile] = (0, "base/road")
    group: frozenset[Tile] = frozenset()
    limited: Annotated[tuple[Tile, ...], msgspec.Meta(max_length=3)] | None = None
    either: Tile | Literal["any"] = "any"
    table: dict[Tile, Box] = msgspec.field(default_factory=dict)
    stack: Stack | None = None
    card: Card = "card-0"
    text: str = "base/road"


class Deal(Action, frozen=True):
    shares: tuple[tuple[Tile, ...], ...] = ()


class BoxedOptions(HarvestOptions, frozen=True, kw_only=True):
    boxes: tuple[Box, ...] | Literal["all"] = ("inns", "hills")
    tiles: tuple[Tile, ...] = ()
    counts: dict[Box, int] = msgspec.field(default_factory=dict)
    first: Box | None = None


class Boxed(Harvest):
    options = BoxedOptions


LAYING: Any = SimpleNamespace(actions=Lay | Deal)
