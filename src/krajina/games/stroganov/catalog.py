"""The printed things, read from `data/` or from a user's own tables; `checks` counts them against the box."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Struct

from krajina.core import Named
from krajina.core.tables import read_own_table
from krajina.games.stroganov.rows import (
    AutomaTable,
    BoardTable,
    FurTable,
    LandscapeTable,
    SongTable,
    TrophyTable,
    TsarTable,
    VillageTable,
    YurtTable,
)

DATA: Final = files(__package__) / "data"
TableName: TypeAlias = Literal[
    "furs", "landscapes", "villages", "yurts", "songs", "tsar_cards", "trophy_tracks", "board", "automa"
]


class Catalog(Struct, frozen=True):
    """Everything in the box."""

    furs: FurTable
    landscapes: LandscapeTable
    villages: VillageTable
    yurts: YurtTable
    songs: SongTable
    tsar_cards: TsarTable
    trophy_tracks: TrophyTable
    board: BoardTable
    automa: AutomaTable


def read_catalog(own: Mapping[str, object]) -> Catalog:
    """Read the tables, a user's own in place of ours where there are any; raises BadData. `checks` counts them."""
    return Catalog(
        furs=read_own_table(DATA, "furs", FurTable, own),
        landscapes=read_own_table(DATA, "landscapes", LandscapeTable, own),
        villages=read_own_table(DATA, "villages", VillageTable, own),
        yurts=read_own_table(DATA, "yurts", YurtTable, own),
        songs=read_own_table(DATA, "songs", SongTable, own),
        tsar_cards=read_own_table(DATA, "tsar_cards", TsarTable, own),
        trophy_tracks=read_own_table(DATA, "trophy_tracks", TrophyTable, own),
        board=read_own_table(DATA, "board", BoardTable, own),
        automa=read_own_table(DATA, "automa", AutomaTable, own),
    )


BOX: Final = read_catalog({})
LANDSCAPE: Final = Named("landscape", tuple(tile.id for tile in BOX.landscapes.tiles))
VILLAGE: Final = Named("village", tuple(tile.id for tile in BOX.villages.tiles))
YURT: Final = Named("yurt", tuple(tile.id for tile in BOX.yurts.tiles))
SONG: Final = Named("song", tuple(tile.id for tile in BOX.songs.tiles))
CARD: Final = Named("card", tuple(card.id for card in BOX.tsar_cards.cards))
IVAN_CARD: Final = Named("ivan", tuple(f"I{card.id}" for card in BOX.automa.cards))
LandscapeName: TypeAlias = Annotated[str, LANDSCAPE]
VillageName: TypeAlias = Annotated[str, VILLAGE]
YurtName: TypeAlias = Annotated[str, YURT]
SongName: TypeAlias = Annotated[str, SONG]
CardName: TypeAlias = Annotated[str, CARD]
IvanCardName: TypeAlias = Annotated[str, IVAN_CARD]
