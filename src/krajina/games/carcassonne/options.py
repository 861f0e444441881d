"""How a table is set up: which boxes and variants, whose colours, which tiles; checked in one place."""

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta, field

from krajina.core import BadOptions, Named, Options, Seat, SeatName, word_of
from krajina.games.carcassonne.boxes.known import BOXES, OURS
from krajina.games.carcassonne.catalog import BASE, BY_ID, TILES, TileName, tile_word
from krajina.games.carcassonne.pieces import Colour
from krajina.games.carcassonne.rules import BASE_VARIANTS

MOST_COPIES: Final = 10  # marks are counted in lanes that hold so many copies of every set
BOX_NAMES: Final = tuple(box.name for box in BOXES)

SET: Final = Named("set", tuple(TILES.sets))
VARIANT: Final = Named("variant", (*BASE_VARIANTS, *(name for box in BOXES for name in box.variants)))
SetName: TypeAlias = Annotated[str, SET]
Copies: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_COPIES)]
BoxName: TypeAlias = Annotated[str, Named("set", BOX_NAMES)]
VariantName: TypeAlias = Annotated[str, VARIANT]


class CarcassonneOptions(Options, frozen=True, kw_only=True):
    """Base game and boxes for two to eight."""

    prepared: ClassVar[tuple[str, ...]] = ("draw_order", "draw_rest")

    boxes: tuple[BoxName, ...] | Literal["all"] = ()
    tiles_only: tuple[BoxName, ...] = ()  # sets whose tiles are mixed in without their rules
    copies: dict[SetName, Copies] = field(default_factory=dict)  # of the tiles of a set, if more than one
    farmers: bool = True  # page 4: the first game is better played without
    colours: tuple[Colour, ...] = ()  # by seat; none named: in the order of the box
    first: Annotated[Seat, Meta(ge=0, le=7)] = 0  # the seat that begins
    draw_order: tuple[TileName, ...] = ()  # tiles that are drawn first, in this order
    draw_rest: bool = True  # whether the rest of the bag follows them
    variants: tuple[VariantName, ...] = ()

    @property
    def box_names(self) -> tuple[str, ...]:
        """The boxes that are played with their rules, in the order of the list; `all` are those of the game itself."""
        wanted = [box.name for box in OURS] if self.boxes == "all" else self.boxes
        return tuple(name for name in BOX_NAMES if name in wanted)

    @property
    def set_names(self) -> tuple[str, ...]:
        """The sets whose tiles are in the game."""
        return (BASE, *(name for name in BOX_NAMES if name in self.tiles_only or name in self.box_names))

    @property
    def seat_colours(self) -> tuple[Colour, ...]:
        """A colour for each seat: those that were named, then the first that are free."""
        free = [colour for colour in Colour if colour not in self.colours]
        return (*self.colours, *free)[: self.seats]


def check(options: CarcassonneOptions) -> None:
    """Refuse what cannot be played; raises BadOptions."""
    boxes = options.box_names if options.boxes == "all" else options.boxes
    _check_sets(boxes, options)
    if options.first >= options.seats:
        raise BadOptions("first-nobody", first=SeatName(options.first), seats=options.seats)
    if len(options.colours) > options.seats:
        raise BadOptions("colours-too-many", colours=len(options.colours), seats=options.seats)
    if len(set(options.colours)) < len(options.colours):
        raise BadOptions("colour-twice", colours=tuple(map(word_of, options.colours)))
    known = (*BASE_VARIANTS, *(name for box in BOXES if box.name in boxes for name in box.variants))
    for name in options.variants:
        if options.variants.count(name) > 1:
            raise BadOptions("variant-twice", variant=VARIANT.words[name])
        if name not in known:
            raise BadOptions("variant-of-nothing", variant=VARIANT.words[name])
    _check_order(options)


def _check_sets(boxes: tuple[str, ...], options: CarcassonneOptions) -> None:
    """Every set is in the game once, with its rules or without them."""
    for name in (*boxes, *options.tiles_only):
        if boxes.count(name) > 1 or options.tiles_only.count(name) > 1:
            raise BadOptions("box-twice", box=SET.words[name])
        if name in boxes and name in options.tiles_only:
            raise BadOptions("box-and-tiles-only", box=SET.words[name])
    for name in options.copies:
        if name not in options.set_names:
            raise BadOptions("copies-of-nothing", box=SET.words[name])


def _check_order(options: CarcassonneOptions) -> None:
    """A prepared order names only tiles that are there, and none more often than it is there."""
    for name in dict.fromkeys(options.draw_order):
        tile = BY_ID[name]
        named, copies = options.draw_order.count(name), options.copies.get(tile.set, 1)
        in_piles = [box.count_in_pile(tile, copies) for box in BOXES if box.name in options.box_names]
        is_in = tile.set in options.set_names and not tile.start
        there = next((count for count in in_piles if count is not None), tile.count * copies) if is_in else 0
        if named > there:
            raise BadOptions("order-too-many", tile=tile_word(name), named=named, there=there)
    if not options.draw_rest and not options.draw_order:
        raise BadOptions("order-empty")
