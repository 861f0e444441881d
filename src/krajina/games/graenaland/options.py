"""How a table is set up: seats, variants, readings of the rules, own tables; checked in one place."""

from enum import StrEnum
from typing import Annotated, ClassVar, Final, TypeAlias

from msgspec import Meta, Struct, field

from krajina.core import BadOptions, Options, Seat, word_of
from krajina.games.graenaland.catalog import TILE, SupplyName, TableName, TileName, VictoryCardName
from krajina.games.graenaland.pieces import Resource, Talk, Terrain
from krajina.games.graenaland.position import Position

MOST_ROUNDS: Final = 200  # a game of people takes about twenty; whoever only passes must come to an end, too
RoundLimit: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


class Reading(StrEnum):
    """Readings of the rulebook other than the ones that our rulings chose."""

    PALISADE_RESIDENTS = "palisade_residents"  # ruling 13: with three, the palisade also weakens heroes of residents


class DrawOrder(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What comes first out of decks, and in which order: known to all. The rest comes by chance."""

    plains: tuple[Resource, ...] = ()
    forest: tuple[Resource, ...] = ()
    hills: tuple[Resource, ...] = ()
    mountains: tuple[Resource, ...] = ()
    supplies: tuple[SupplyName, ...] = ()
    victory_cards: tuple[VictoryCardName, ...] = ()
    tiles: tuple[TileName, ...] = ()

    def of(self, terrain: Terrain) -> tuple[Resource, ...]:
        """What comes first from a deck."""
        found: tuple[Resource, ...] = getattr(self, terrain.value)
        return found


class GraenalandOptions(Options, frozen=True, kw_only=True):
    """Three to five jarls."""

    prepared: ClassVar[tuple[str, ...]] = ("draw_order", "position")

    first: Seat | None = None  # who begins; nobody named: by chance
    three_players: bool = True  # section 24: the changes for three, where three play
    island: tuple[TileName, ...] = ()  # own island: the coast from the west, then the row behind; none: the book's
    random_island: bool = False
    chosen_starts: bool = False  # section 26: everybody chooses their starting places
    victory_cards: bool = False  # section 27: victory point cards and the other end of the game
    grant: bool = False  # section 29: the main player may let somebody else build
    open_votes: bool = False  # ruling 20: votes are given aloud, in turn, the proposer last
    open_claims: bool = False  # ruling 36: claims are made aloud, in turn from the main player, each above those before
    open_hands: bool = False  # a claim lays open the hand, too; the book has only the card uncovered
    talk: Talk = Talk.BOOK
    memory_aid: bool = False  # show what everybody has seen going into a hand
    round_limit: RoundLimit = MOST_ROUNDS
    readings: tuple[Reading, ...] = ()
    draw_order: DrawOrder = DrawOrder()
    position: Position | None = None
    data: dict[TableName, dict[str, object]] = field(default_factory=dict)  # own tables in place of ours

    @property
    def by_three(self) -> bool:
        """Tell whether the changes for three hold."""
        return self.three_players and self.seats == 3

    @property
    def coast(self) -> int:
        """How many territories the coast has; the row behind it has one less."""
        return self.seats

    @property
    def territories(self) -> int:
        """How many there are."""
        return 2 * self.seats - 1


def check(options: GraenalandOptions) -> None:
    """Refuse what cannot be played; raises BadOptions. Which row a tile is for is checked with the tables."""
    if options.first is not None and not 0 <= options.first < options.seats:
        raise BadOptions("no-such-seat", seat=options.first, seats=options.seats)
    if options.grant and options.seats != 5:
        raise BadOptions("grant-five", seats=options.seats)
    if options.island and options.random_island:
        raise BadOptions("two-islands")
    if options.island and len(options.island) != options.territories:
        due = {"due": options.territories, "seats": options.seats}
        raise BadOptions("island-size", found=len(options.island), **due)
    for values in (options.island, options.readings):
        if len(set(values)) < len(values):
            names = tuple(TILE.words.get(value) or word_of(value) for value in values)
            raise BadOptions("named-twice", names=names)
    if options.position is not None and options.chosen_starts:
        raise BadOptions("position-has-starts")
