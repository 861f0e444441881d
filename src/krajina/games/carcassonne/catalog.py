"""Printed things, read once from `data/` and counted against the box: the tiles, and a row of pieces for each box.

A box from outside has the same two files in the folder `data` of its package (`registry.boxes_of`).
"""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal, TypeAlias
from warnings import warn

import msgspec

from krajina.core import BadData, Named, Word
from krajina.core.registry import added_packages
from krajina.core.tables import expect_count, read_table
from krajina.core.understood import understood
from krajina.games.carcassonne.pieces import Terrain

PACKAGE: Final = "krajina.games.carcassonne"
DATA: Final = files(PACKAGE) / "data"
TILES_FILE: Final = "tiles.json"
ROWS_FILE: Final = "components.json"
BASE: Final = "base"
MOST_ADDED: Final = 7  # marks that add up: a feature counts all of them in one word of a machine (`faces.py`)


class BoxLeftOut(UserWarning):
    """A box of an outside package cannot be used: its name, where it comes from, and what is wrong with it."""


class FigureRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of figure: how many a player has, its letter on the map, and what it counts for in a feature.

    One with a strength may claim features without figures of any strength, on the terrains where it stands; for one
    without, its box says where it goes.
    """

    count: int
    sign: str
    strength: int = 0
    stands: tuple[Terrain, ...] = ()
    usable: int | None = None  # where one of them marks the points
    note: str = ""

    @property
    def at_hand(self) -> int:
        """How many a player begins with."""
        return self.count if self.usable is None else self.usable


class MarkRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something printed on tiles or on parts of them: its sign on the map, and the key of the word that explains it.

    A sign of several characters has one for each number that may be printed.
    """

    sign: str = ""
    word: str = ""
    adds_up: bool = False  # whether it is counted over all parts of a feature

    @property
    def is_number(self) -> bool:
        """Tell whether it is a number, which means nothing without its box (page 3)."""
        return len(self.sign) > 1

    def signs(self, count: int) -> str:
        """The signs of so many, or of this number."""
        return self.sign[count - 1 : count] if self.is_number else self.sign * count


class BoxRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a box, or the base game, has beside its tiles."""

    figures: dict[str, FigureRow] = {}
    marks: dict[str, MarkRow] = {}
    whys: tuple[str, ...] = ()  # sources of points, in the order of the score sheet
    tokens: dict[str, int] = {}  # how many of each there are
    signs: dict[str, str] = {}  # further signs on the map, and the keys of their words
    note: str = ""


class Segment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a tile: a stretch of road or water, a part of a city or of a field, a cloister.

    `at` names whole sides (`N`) or, for fields and split cities, halves of sides (`NL`, `NR`: seen from the middle).
    """

    kind: str
    at: tuple[str, ...] = ()
    cities: tuple[int, ...] = ()  # which cities of the tile a field touches
    marks: dict[str, int] = {}  # what else is printed on it, and how often


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
    marks: dict[str, int] = {}  # what is printed on the tile itself, and how often or which number
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
    """A file of tiles, with all marks of tiles and segments in their mappings."""

    sets: dict[str, TileSet]
    tiles: tuple[Tile, ...]


class _RawTable(msgspec.Struct, frozen=True):
    sets: dict[str, TileSet]
    tiles: tuple[dict[str, object], ...]


def read_tiles(folder: Traversable, marks: Mapping[str, MarkRow]) -> TileTable:
    """Read the tiles and count them; raises BadData."""
    raw = read_table(folder, TILES_FILE, _RawTable)
    tiles = msgspec.convert([_with_marks(tile, Tile, marks) for tile in raw.tiles], understood(tuple[Tile, ...]))
    for name, tile_set in raw.sets.items():
        found = sum(tile.count for tile in tiles if tile.set == name)
        expect_count(TILES_FILE, name, found, tile_set.tiles)
    return TileTable(raw.sets, tiles)


def _with_marks(raw: object, kind: type[msgspec.Struct], marks: Mapping[str, MarkRow]) -> dict[str, object]:
    """Move what is no field of a struct into its marks: `"inn": true` is one inn, `"goods": "wine"` is one wine."""
    assert isinstance(raw, dict)
    own = {key: value for key, value in raw.items() if key in kind.__struct_fields__}
    others = {key: value for key, value in raw.items() if key not in own}
    own["marks"] = {
        value if isinstance(value, str) else key: 1 if isinstance(value, str) else int(value)
        for key, value in others.items()
    }
    if strange := own["marks"].keys() - marks.keys():
        raise BadData("data-shape", file=TILES_FILE, place=str(raw.get("id", "$")), reason=repr(strange))
    if "segments" in own:
        own["segments"] = [_with_marks(segment, Segment, marks) for segment in own["segments"]]
    return own


def _outside() -> Iterator[tuple[str, BoxRow, TileTable]]:
    """Row and tiles of each box from outside; one that cannot be read is left out, with all that it brings."""
    added = sum(mark.adds_up for mark in MARKS.values())
    for name, package in added_packages(PACKAGE).items():
        try:
            folder = files(package) / "data"
            row = read_table(folder, ROWS_FILE, dict[str, BoxRow])[name]
            found = added + sum(mark.adds_up for mark in row.marks.values())
            if found > MOST_ADDED:
                raise BadData("data-most", file=ROWS_FILE, place=f"{name}.marks.adds_up", found=found, most=MOST_ADDED)
            added = found
            has_tiles = folder.joinpath(TILES_FILE).is_file()
            none = TileTable({name: TileSet(name, 0, 0)}, ())
            yield name, row, read_tiles(folder, {**MARKS, **row.marks}) if has_tiles else none
        except (BadData, KeyError, ImportError, OSError, msgspec.ValidationError) as error:
            warn(BoxLeftOut(name, package, error), stacklevel=2)


_OURS: Final = read_table(DATA, ROWS_FILE, dict[str, BoxRow])
MARKS: Final = {name: mark for row in _OURS.values() for name, mark in row.marks.items()}
_TILES: Final = read_tiles(DATA, MARKS)
_OUTSIDE: Final = tuple(_outside())
MARKS.update({name: mark for _, row, _ in _OUTSIDE for name, mark in row.marks.items()})

# By box, the base game first: its figures, marks, sources of points, tokens and signs.
ROWS: Final = {**_OURS, **{name: row for name, row, _ in _OUTSIDE}}
FIGURE_ROWS: Final = {name: figure for row in ROWS.values() for name, figure in row.figures.items()}
WHYS: Final = tuple(why for row in ROWS.values() for why in row.whys)
TILES: Final = TileTable(
    {**_TILES.sets, **{name: one for _, _, table in _OUTSIDE for name, one in table.sets.items()}},
    (*_TILES.tiles, *(tile for _, _, table in _OUTSIDE for tile in table.tiles)),
)
TILE_IDS: Final = tuple(tile.id for tile in TILES.tiles)
BY_ID: Final = {tile.id: tile for tile in TILES.tiles}
# The signs of the map by the keys of their words, for the legend.
LEGEND: Final = {mark.word: mark.sign for mark in MARKS.values() if mark.sign} | {
    word: sign for row in ROWS.values() for sign, word in row.signs.items()
}
SignName: TypeAlias = Annotated[str, Named("map", tuple(word[4:] for word in LEGEND if word.startswith("map-")))]
FIGURE: Final = Named("figure", tuple(FIGURE_ROWS))
FigureName: TypeAlias = Annotated[str, FIGURE]
# The one name of a source of points, in events, outcomes and views.
WhyName: TypeAlias = Annotated[str, Named("why", WHYS)]
TILE: Final = Named("tile", TILE_IDS)
TileName: TypeAlias = Annotated[str, TILE]


def tile_word(name: str) -> Word:
    """What people call a tile."""
    return TILE.words[name]


def figure_word(name: str) -> Word:
    """What people call a figure."""
    return FIGURE.words[name]


def tile_facts(name: TileName) -> Tile:
    """What is printed on a tile, not turned: its sides, its parts, and how many there are."""
    return BY_ID[name]
