"""The printed tiles as frozen structs, read once from `data/` and counted against the box."""

from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from krajina.core import Named, Word
from krajina.core.tables import expect_count, read_table
from krajina.games.carcassonne.pieces import Figure

DATA: Final = files(__package__) / "data"
TILES_FILE: Final = "tiles.json"
COMPONENTS_FILE: Final = "components.json"
BASE: Final = "base"


class Segment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a tile: a stretch of road or water, a part of a city or of a field, a cloister.

    `at` names whole sides (`N`) or, for fields and split cities, halves of sides (`NL`, `NR`: seen from the middle).
    """

    kind: str
    at: tuple[str, ...] = ()
    cities: tuple[int, ...] = ()  # which cities of the tile a field touches
    shields: int = 0
    inn: bool = False
    cathedral: bool = False
    goods: str = ""
    sheep: int = 0


class SplitEdge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side that two parts share (page 12): either all parts across it join, or each half the half across it."""

    edge: Literal["N", "E", "S", "W"]
    kind: Literal["city", "field"]
    join: Literal["all", "halves"]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of tile and how many of it there are."""

    id: str
    set: str
    count: int
    edges: str
    segments: tuple[Segment, ...]
    start: bool = False
    role: str = ""
    hill: bool = False
    vineyard: bool = False
    sheep: int = 0
    wheel: int = 0
    split_edge: SplitEdge | None = None
    provenance: str = ""
    note: str = ""


class TileSet(msgspec.Struct, frozen=True):
    """How many tiles a set has."""

    name: str
    tiles: int
    in_draw_pile: int
    start_tiles: int = 0
    note: str = ""


class TileTable(msgspec.Struct, frozen=True):
    """The file of tiles."""

    conventions: dict[str, str]
    sets: dict[str, TileSet]
    tiles: tuple[Tile, ...]


class FigureCount(msgspec.Struct, frozen=True):
    """How many figures of a kind a player has."""

    count: int
    set: str
    usable: int | None = None  # where one of them marks the points
    note: str = ""


class SheepTokens(msgspec.Struct, frozen=True):
    """How many tokens with so many sheep there are, and how many wolves."""

    sheep: dict[str, int]
    wolf: int
    total: int


class Components(msgspec.Struct, frozen=True):
    """The file of figures and tokens."""

    figures_per_player: dict[Figure, FigureCount]
    sheep_tokens: SheepTokens


def read_tiles() -> TileTable:
    """Read the tiles and count them; raises BadData."""
    table = read_table(DATA, TILES_FILE, TileTable)
    for name, tile_set in table.sets.items():
        found = sum(tile.count for tile in table.tiles if tile.set == name)
        expect_count(TILES_FILE, name, found, tile_set.tiles)
    return table


TILES: Final = read_tiles()
COMPONENTS: Final = read_table(DATA, COMPONENTS_FILE, Components)
TILE_IDS: Final = tuple(tile.id for tile in TILES.tiles)
BY_ID: Final = {tile.id: tile for tile in TILES.tiles}
TILE: Final = Named("tile", TILE_IDS)
TileName: TypeAlias = Annotated[str, TILE]


def tile_word(name: str) -> Word:
    """What people call a tile."""
    return TILE.words[name]


def tile_facts(name: TileName) -> Tile:
    """What is printed on a tile, not turned: its sides, its parts, and how many there are."""
    return BY_ID[name]
