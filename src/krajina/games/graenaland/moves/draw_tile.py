"""Draw tile: chance lays the next territory of an island at random (section 25)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action, Refusal, Seat
from krajina.core.tasks import PieceLuck
from krajina.games.graenaland.actions import DrawTile
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.events import TilePlaced
from krajina.games.graenaland.state import NOT_IN_STACK, State


class PlaceTile(PieceLuck[State]):
    """The next territory: the coast first."""

    stack: ClassVar[str] = "tiles"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawTile, TILE.ids))

    def left(self, state: State) -> tuple[int, ...]:
        tables = state.tables
        row = tables.shape.rows[len(state.tiles)]
        return tuple(tile for tile, one in enumerate(tables.tile_rows) if one == row and tile not in state.tiles)

    def put(self, state: State, piece: int) -> None:
        state.tiles = (*state.tiles, piece)
        state.terrains = (*state.terrains, state.tables.tile_terrains[piece])
        state.tell(TilePlaced(tile=TILE.ids[piece]))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return NOT_IN_STACK
