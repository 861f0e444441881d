"""How a table is set up: seats, boards, the solo opponent, readings of the rules, own tables; checked in one place."""

from enum import StrEnum
from typing import ClassVar, Final

from msgspec import Struct, field

from krajina.core import BadOptions, Options, Seat, word_of
from krajina.games.stroganov.catalog import (
    CardName,
    IvanCardName,
    LandscapeName,
    SongName,
    TableName,
    VillageName,
    YurtName,
)
from krajina.games.stroganov.pieces import Colour, Fur, Opponent, Side
from krajina.games.stroganov.position import Position

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
            raise BadOptions("no-such-seat", seat=seat, seats=options.seats)
