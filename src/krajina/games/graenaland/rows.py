"""The rows of the data tables as frozen structs.

Every row says in `provenance` where it comes from: `rulebook`, `source:…` or `reconstructed`; a mixed row carries the
weakest of them and lists its parts in `provenance_fields`. Places of a layout count half tiles from the west, so that a
territory behind the coast lies between two of the coast.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from krajina.games.graenaland import pieces
from krajina.games.graenaland.pieces import Building, Goal, Resource, Terrain, Unit

Count: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Provenance: TypeAlias = Annotated[str, Meta(pattern=r"^(rulebook|reconstructed|source:.+)$")]
# What something takes; `checks` sees to it that gold, which stands for anything, is in no price.
Price: TypeAlias = Annotated[dict[Resource, Count], Meta(min_length=1)]
Mark: TypeAlias = Literal["5", "3,5", "4,5"]
Steps: TypeAlias = tuple[Count, Count, Count]


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a table: where its facts come from."""

    provenance: Provenance
    provenance_fields: dict[str, Provenance] = {}
    confidence: Literal["", "certain", "high"] = ""
    note: str = ""


class Tile(Row, frozen=True):
    """A part of the land: what a settlement takes there, what its improvement yields, and its places for buildings.

    The mark in the corner names the numbers of players it is for; without one it is always there.
    """

    id: str
    terrain: Terrain
    row: pieces.Row
    corner_mark: Mark | None
    settlement_cost: Price
    improvement: Resource
    building_spots: tuple[Building, ...]


class TileTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of the land."""

    schema: Literal["graenaland/tiles/1"]
    tiles: tuple[Tile, ...]


class Slot(Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the board and the tile that lies there."""

    x: Place
    y: Annotated[int, Meta(ge=0, le=1)]
    tile: str


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a clan begins."""

    settlements: tuple[str, str]
    warrior: str


class Layout(Row, frozen=True):
    """The board for so many players: the coast from the west, then the row behind it, and the starts in their order."""

    players: Literal[3, 4, 5]
    slots: tuple[Slot, ...]
    starts: tuple[Start, ...]


class OptionalStart(Row, frozen=True):
    """The start that players choose: how many cards lie at each territory of the coast."""

    cards_per_coastal_tile: Count


class LayoutTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The boards."""

    schema: Literal["graenaland/layouts/1"]
    layouts: tuple[Layout, ...]
    optional: OptionalStart


class Deck(Row, frozen=True):
    """The resource cards of a terrain."""

    id: Terrain
    cards: dict[Resource, Count]


class SupplyCard(Row, frozen=True):
    """A card that a ship brings."""

    id: str
    symbols: tuple[Resource, Resource]


class SupplyDeck(Row, frozen=True):
    """The supply cards, and how many of them lie open."""

    face_up: Count
    cards: tuple[SupplyCard, ...]


class DeckTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards."""

    schema: Literal["graenaland/decks/1"]
    resource_decks: tuple[Deck, ...]
    supply: SupplyDeck


class BuildingCost(Row, frozen=True):
    """What a building takes."""

    id: Building
    cost: Price


class ArmyCost(Row, frozen=True):
    """What a step of the army takes; cheaper with a stronghold on its terrain."""

    id: Unit
    stronghold: Terrain | None
    cost: Price


class WorkCost(Row, frozen=True):
    """What a public work takes, and how many there are."""

    id: Literal["road", "market", "palisade"]
    tokens: Count
    cost: Price


class ImprovementCost(Row, frozen=True):
    """What the improvement of a terrain takes, and how many there are."""

    terrain: Terrain
    tokens: Count
    cost: Price


class CostTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The prices of the overview card."""

    schema: Literal["graenaland/costs/1"]
    buildings: tuple[BuildingCost, ...]
    army: tuple[ArmyCost, ...]
    works: tuple[WorkCost, ...]
    improvements: tuple[ImprovementCost, ...]


class Basic(Row, frozen=True):
    """The victory of the first games: so many goals of five."""

    goals_needed: Count
    thresholds: dict[Goal, Count]


class Advanced(Row, frozen=True):
    """The victory by points of a card that one keeps secret."""

    points_needed: Count
    cards_dealt: Count


class ThreePlayers(Row, frozen=True):
    """What three players do not count."""

    buildings_not_counted: Place


class VictoryCard(Row, frozen=True):
    """A card with three steps of each goal, a point for each; its easier goals are `light`, its harder ones `dark`."""

    id: str
    goals: dict[Goal, Steps]
    light: tuple[Goal, ...]
    dark: tuple[Goal, ...]


class VictoryTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a victory."""

    schema: Literal["graenaland/victory/1"]
    basic: Basic
    advanced: Advanced
    three_players: ThreePlayers
    cards: tuple[VictoryCard, ...]


class Houses(Row, frozen=True):
    """The houses of a clan; one of them marks its army."""

    per_player: Count


class ArmyTrack(Row, frozen=True):
    """The track of the armies: where they begin, and its last field."""

    start: Count
    length: Count


class ComponentTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The other pieces."""

    schema: Literal["graenaland/components/1"]
    houses: Houses
    army_track: ArmyTrack
