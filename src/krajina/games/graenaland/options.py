"""How a table is set up: seats, variants, readings of the rules, prepared positions, own tables; checked here."""

from enum import StrEnum
from typing import Annotated, ClassVar, Final, TypeAlias

from msgspec import Meta, Struct, field

from krajina.core import BadOptions, Options, Seat, SeatName, word_of
from krajina.games.graenaland.catalog import TILE, CardName, SupplyName, TableName, TileName, VictoryCardName
from krajina.games.graenaland.pieces import Building, Hero, Phase, Resource, Talk, Terrain, Work

MOST_ROUNDS: Final = 200  # a game of people takes about twenty; seats that only pass come to an end, too
Some: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
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


# A position to begin with, for teaching, puzzles and scenarios; what is left out is as in an ordinary game.


class Land(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What lies at a territory."""

    pile: tuple[Resource, ...] = ()
    face_down: tuple[Resource, ...] = ()  # the oldest first
    works: tuple[Work, ...] = ()


class ClanSetup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What a player has."""

    villages: dict[TileName, Some] = {}
    strongholds: tuple[TileName, ...] = ()
    churches: tuple[TileName, ...] = ()
    halls: tuple[TileName, ...] = ()
    warrior: TileName | None = None  # nowhere named: where the first village stands
    priest: TileName | None = None
    skald: TileName | None = None
    waiting: tuple[Hero, ...] = ()  # for the territories of all their buildings
    army: Annotated[int, Meta(ge=1, le=99)] = 1
    hand: tuple[CardName, ...] = ()  # resource cards
    supplies: tuple[SupplyName, ...] = ()
    victory_card: VictoryCardName | None = None  # none named: the first that is free

    def sites(self, building: Building) -> tuple[TileName, ...]:
        """Where such a building stands."""
        places = {Building.STRONGHOLD: self.strongholds, Building.CHURCH: self.churches, Building.HALL: self.halls}
        return places[building]


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The table at the beginning of a part of a round."""

    round: Annotated[int, Meta(ge=1, le=200)] = 1
    main: Seat = 0
    phase: Phase = Phase.PRODUCTION
    lands: dict[TileName, Land] = {}
    clans: tuple[ClanSetup, ...] = ()  # by seat; none at all: as the game begins
    supply_row: tuple[SupplyName, ...] = ()  # none at all: the first four


class GraenalandOptions(Options, frozen=True, kw_only=True):
    """Three to five jarls."""

    prepared: ClassVar[tuple[str, ...]] = ("draw_order", "position")

    first: Seat | None = None  # who begins; nobody named: by chance
    three_players: bool = True  # section 24: the changes for three, where three play
    island: tuple[TileName, ...] = ()  # own island: the coast from the west, then the row behind; none: the book's
    random_island: bool = False
    chosen_starts: bool = False  # section 26: everybody chooses their starting places
    victory_cards: bool = False  # section 27: victory point cards and the other end of the game
    grant: bool = False  # section 29: the main player may let another player build
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
        raise BadOptions("no-such-seat", seat=SeatName(options.first), seats=options.seats)
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
