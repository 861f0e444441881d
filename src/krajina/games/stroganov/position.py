"""A position to begin with: for teaching, for puzzles and for scenarios. What is left out is as in an ordinary game."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from krajina.games.stroganov.catalog import CardName, LandscapeName, SongName, VillageName, YurtName
from krajina.games.stroganov.pieces import Fur, Region, Season

Some: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class RowTile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place of the row: a landscape with its furs, or a gap."""

    landscape: LandscapeName | None = None
    furs: tuple[Fur, ...] = ()


class MatSetup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What a player has."""

    at: Annotated[int, Meta(ge=0, le=12)] = 0
    horses: Some = 0
    coins: Some = 0
    banners: Some = 0
    outposts: Some = 0  # in the personal supply
    built: tuple[Region, ...] = ()
    stories: Annotated[int, Meta(ge=0, le=12)] = 0
    trophy: Annotated[int, Meta(ge=1, le=20)] = 1
    points: Annotated[int, Meta(ge=0, le=999)] = 0
    furs: tuple[Fur, ...] = ()
    landscapes: tuple[LandscapeName, ...] = ()
    hand: tuple[CardName, ...] = ()
    fulfilled: tuple[CardName, ...] = ()


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The table in the first turn of a season; players go in the order of their mats where places are equal.

    The solo opponent has the mat after that of the seat.
    """

    year: Annotated[int, Meta(ge=1, le=4)] = 1
    season: Season = Season.SPRING
    row: tuple[RowTile, ...] = ()  # from the west; none at all: the first twelve landscapes, without furs
    region_furs: tuple[Fur, ...] = (Fur.SABLE, Fur.HARE, Fur.FOX, Fur.WOLVERINE, Fur.DEER)
    trade_fur: Fur = Fur.LYNX
    market: tuple[Fur, ...] = (Fur.SABLE, Fur.HARE, Fur.FOX, Fur.WOLVERINE, Fur.DEER, Fur.LYNX)
    villages: tuple[VillageName, ...] = ("V1", "V2", "V3", "V4", "V5")
    yurts: tuple[YurtName | None, ...] = ()  # none at all: the first of the year
    cards: tuple[CardName | None, ...] = ()  # likewise
    songs: tuple[SongName, ...] = ()  # likewise
    mats: tuple[MatSetup, ...] = ()
