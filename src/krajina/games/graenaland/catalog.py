"""The printed things, read from `data/` or from a user's own tables; `checks` counts them against the box."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Struct

from krajina.core import Named
from krajina.core.tables import read_own_table
from krajina.games.graenaland.pieces import RESOURCES, TERRAINS
from krajina.games.graenaland.rows import ComponentTable, CostTable, DeckTable, LayoutTable, TileTable, VictoryTable

DATA: Final = files(__package__) / "data"
TableName: TypeAlias = Literal["tiles", "layouts", "decks", "costs", "victory", "components"]


class Catalog(Struct, frozen=True):
    """Everything in the box."""

    tiles: TileTable
    layouts: LayoutTable
    decks: DeckTable
    costs: CostTable
    victory: VictoryTable
    components: ComponentTable


def read_catalog(own: Mapping[str, object]) -> Catalog:
    """Read the tables, a user's own in place of ours where there are any; raises BadData. `checks` counts them."""
    return Catalog(
        tiles=read_own_table(DATA, "tiles", TileTable, own),
        layouts=read_own_table(DATA, "layouts", LayoutTable, own),
        decks=read_own_table(DATA, "decks", DeckTable, own),
        costs=read_own_table(DATA, "costs", CostTable, own),
        victory=read_own_table(DATA, "victory", VictoryTable, own),
        components=read_own_table(DATA, "components", ComponentTable, own),
    )


BOX: Final = read_catalog({})
TILE: Final = Named("tile", tuple(tile.id for tile in BOX.tiles.tiles))
SUPPLY: Final = Named("supply", tuple(card.id for card in BOX.decks.supply.cards))
VICTORY_CARD: Final = Named("victory", tuple(card.id for card in BOX.victory.cards))
# Resource cards by back and face, also those that our decks lack: an owner's may have them.
CARD: Final = Named("card", (*(f"{back}-{face}" for back in TERRAINS for face in RESOURCES), *SUPPLY.ids))
TileName: TypeAlias = Annotated[str, TILE]
SupplyName: TypeAlias = Annotated[str, SUPPLY]
VictoryCardName: TypeAlias = Annotated[str, VICTORY_CARD]
CardName: TypeAlias = Annotated[str, CARD]
Cards: TypeAlias = tuple[CardName, ...]
CARD_NUMBER: Final = {name: number for number, name in enumerate(CARD.ids)}  # supply cards after the resource cards
