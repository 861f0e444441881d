"""How a table is set up: seats, boards, the solo opponent, readings of the rules, own tables; checked in one place."""

from enum import StrEnum
from typing import Annotated, ClassVar, Final, TypeAlias

from msgspec import Meta, Struct, field

from krajina.core import BadOptions, Options, Seat, SeatName, word_of
from krajina.games.stroganov.catalog import (
    CardName,
    IvanCardName,
    LandscapeName,
    SongName,
    TableName,
    VillageName,
    YurtName,
)
from krajina.games.stroganov.pieces import Colour, Fur, Opponent, Region, Season, Side

COLOURS: Final = tuple(Colour)


class RegionFurs(StrEnum):
    """How the region furs come to the regions (page 4)."""

    ASCENDING = "ascending"
    RANDOM = "random"


class Claims(StrEnum):
    """Which landscapes a Cossack may claim (ruling 21); an outpost opens those of its whole region either way."""

    REGION = "region"  # any of its region
    TILE = "tile"  # only the one on which it stands


class Strategy(StrEnum):
    """Which cards leave the solo deck: five at random, or those of a letter (page 12)."""

    RANDOM = "random"
    A = "a"
    B = "b"
    C = "c"
    D = "d"
    E = "e"
    F = "f"


class Harder(StrEnum):
    """The rules that make the solo game harder (page 13)."""

    COIN_WHEN_FAILED = "coin_when_failed"
    COIN_FOR_TRADE_FUR = "coin_for_trade_fur"
    KATYUSHA = "katyusha"


class Reading(StrEnum):
    """Readings of the rulebooks other than the ones that our rulings chose."""

    CZECH_YELLOW = "czech_yellow"  # ruling 5: shields 1/5/9/14 on yellow b
    SONGS_UNLIMITED = "songs_unlimited"  # ruling 3: a song on every arrival at 12
    TIGER_ALWAYS = "tiger_always"  # ruling 7: a tiger at the right end every winter
    HUNT_FROM_DECK = "hunt_from_deck"  # ruling 15: Ivan's hunt is read from the top of his deck
    KEEP_NEITHER = "keep_neither"  # ruling 9: of the furs from the bag none need be kept


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


class DrawOrder(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What comes first out of bag and stacks, and in which order: known to all. The rest comes by chance."""

    players: tuple[Seat, ...] = ()
    region_furs: tuple[Fur, ...] = ()
    furs: tuple[Fur, ...] = ()
    landscapes: tuple[LandscapeName, ...] = ()
    villages: tuple[VillageName, ...] = ()
    yurts: tuple[YurtName, ...] = ()
    songs: tuple[SongName, ...] = ()
    cards: tuple[CardName, ...] = ()
    ivan: tuple[IvanCardName, ...] = ()  # each of these cards comes to the top of the deck in this order


class StroganovOptions(Options, frozen=True, kw_only=True):
    """Two to four, or one against Ivan."""

    prepared: ClassVar[tuple[str, ...]] = ("draw_order", "position")

    colours: tuple[Colour, ...] = ()  # by seat; none named: in the order of the box
    sides: tuple[Side, ...] = ()  # of the player boards, by seat; none named: all a
    region_furs: RegionFurs = RegionFurs.ASCENDING
    claims: Claims = Claims.REGION
    strategy: Strategy = Strategy.RANDOM
    harder: tuple[Harder, ...] = ()
    readings: tuple[Reading, ...] = ()
    see_forced: tuple[Seat, ...] = ()  # seats that are asked even where only one answer is possible
    draw_order: DrawOrder = DrawOrder()
    position: Position | None = None
    data: dict[TableName, dict[str, object]] = field(default_factory=dict)  # own tables in place of ours

    @property
    def players(self) -> int:
        """Those who play: the seats, and alone the opponent."""
        return max(self.seats, 2)

    @property
    def is_solo(self) -> bool:
        """Tell whether one plays alone."""
        return self.seats == 1

    @property
    def opponent(self) -> Opponent:
        """Whom one plays alone against."""
        return Opponent.KATYUSHA if Harder.KATYUSHA in self.harder else Opponent.IVAN

    @property
    def seat_colours(self) -> tuple[Colour, ...]:
        """A colour for each who plays: those that were named, then the first that are free."""
        free = [colour for colour in COLOURS if colour not in self.colours]
        return (*self.colours, *free)[: self.players]

    def side_of(self, seat: int) -> Side:
        """The side of a seat's board."""
        return self.sides[seat] if seat < len(self.sides) else Side.A


def check(options: StroganovOptions) -> None:
    """Refuse what cannot be played; raises BadOptions."""
    if len(options.colours) > options.seats:
        raise BadOptions("too-many-colours", found=len(options.colours), seats=options.seats)
    if len(options.sides) > options.seats:
        raise BadOptions("too-many-sides", found=len(options.sides), seats=options.seats)
    for values in (options.colours, options.harder, options.readings):
        if len(set(values)) < len(values):
            raise BadOptions("named-twice", names=tuple(map(word_of, values)))
    if not options.is_solo and (options.harder or options.strategy != Strategy.RANDOM):
        raise BadOptions("solo-only", seats=options.seats)
    for seat in (*options.see_forced, *options.draw_order.players):
        if not 0 <= seat < options.seats:
            raise BadOptions("no-such-seat", seat=SeatName(seat), seats=options.seats)
