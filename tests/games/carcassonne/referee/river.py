"""The river: the way it runs, and where its next tile may lie."""

from tests.games.carcassonne.referee.land import BOARD_CELLS, Land
from tests.games.carcassonne.referee.tiles import SIDES, Cell, Tile, opposite, step

SPRING = "river/spring"
LAKE = "river/lake"


def waters(tile: Tile, turn: int) -> list[int]:
    """The sides of a laid tile through which water runs."""
    return [side for side in range(4) if tile.edges[(side - turn) % 4] == "W"]


def walk(land: Land) -> tuple[Cell, int, list[int]] | None:
    """Down from the spring: the cell before the mouth, the way the water runs there, and the bend on each tile so far.

    A bend is 1 to the right, 3 to the left, 0 straight on; a river that reached its lake has no mouth.
    """
    cell, (tile, turn) = next((c, t) for c, t in land.laid.items() if t[0].id == SPRING)
    flow = waters(tile, turn)[0]
    bends = []
    cell = step(cell, flow)
    while cell in land.laid:
        tile, turn = land.laid[cell]
        out = [side for side in waters(tile, turn) if side != opposite(flow)]
        if not out:
            return None
        bends.append((out[0] - flow) % 4)
        flow = out[0]
        cell = step(cell, flow)
    return cell, flow, bends


def river_misfit(land: Land, cell: Cell, tile: Tile, turn: int, adjacent_only: bool) -> str:
    """Why a river tile that fits by its edges may still not lie there; empty if it may."""
    if tile.id == SPRING:
        away = opposite(waters(tile, turn)[0])
        return "" if step(cell, away) in BOARD_CELLS else f"the spring at {cell} does not run away from the board"
    found = walk(land)
    assert found is not None, "the river has ended"
    mouth, flow, bends = found
    if cell != mouth:
        return f"{cell} does not continue the river, which goes on at {mouth}"
    if opposite(flow) not in waters(tile, turn):
        return f"no water of {tile.id} meets the river on side {SIDES[opposite(flow)]}"
    out = [side for side in waters(tile, turn) if side != opposite(flow)]
    before = bends[-1:] if adjacent_only else [bend for bend in bends if bend][-1:]
    if out and out[0] != flow and (out[0] - flow) % 4 in before:
        return f"the river bends the same way again at {cell}"
    return ""
