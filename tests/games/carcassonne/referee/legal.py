"""What a seat may do: where a tile may lie, where a figure may stand."""

from tests.games.carcassonne.referee.land import Feature, Part, free_cells, misfit, parts_of
from tests.games.carcassonne.referee.river import river_misfit
from tests.games.carcassonne.referee.table import FOLLOWERS, Table
from tests.games.carcassonne.referee.tiles import Cell, tiles
from tests.games.carcassonne.referee.wheel import free_crowns


def why_not(table: Table, tile: str, cell: Cell, turn: int) -> str:
    """Why a tile may not lie there; empty if it may."""
    printed = tiles()[tile]
    reason = misfit(table.land, cell, printed, turn)
    if not reason and printed.set == "river" and "river" in table.rules:
        reason = river_misfit(table.land, cell, printed, turn, table.house.adjacent_bends_only)
    return reason


def placements(table: Table, tile: str) -> set[tuple[Cell, int]]:
    """Every place and turn at which a tile may lie, with all turns of a picture that looks the same."""
    cells = free_cells(table.land)
    return {(cell, turn) for cell in cells for turn in range(4) if not why_not(table, tile, cell, turn)}


def parts_at(table: Table, cell: Cell) -> list[Part]:
    """The parts of the tile in a cell."""
    tile, turn = table.land.laid[cell]
    return parts_of(cell, tile, turn)


def may_stand(table: Table, seat: int, kind: str, feature: Feature) -> bool:
    """Whether a figure of a seat may go onto a feature."""
    followers = table.standing(feature, *FOLLOWERS)
    own = any(each.seat == seat for each in followers)
    if kind == "builder":
        extended = not feature.complete or table.house.builder_on_closing_tile
        return feature.kind in ("road", "city") and own and extended
    if kind == "piglet":
        return feature.kind == "field" and own
    if kind == "shepherd":
        return feature.kind == "field" and not table.standing(feature, "shepherd")
    return not followers and (feature.kind != "field" or table.farmers)


def figures(table: Table, seat: int, cell: Cell) -> set[tuple[str, str, str]]:
    """Every (figure, on, at) that a seat may place on the tile just laid."""
    kinds = [kind for kind, count in table.supply(seat).items() if count]
    return {
        (kind, part.kind, part.name)
        for part in parts_at(table, cell)
        for kind in kinds
        if may_stand(table, seat, kind, table.features[part.key])
    }


def crowns(table: Table, seat: int) -> set[tuple[str, str]]:
    """Every (figure, sector) that a seat may place on a crown instead."""
    if "wheel" not in table.rules:
        return set()
    supply = table.supply(seat)
    return {(kind, sector) for kind in table.house.crown_figures if supply.get(kind) for sector in free_crowns(table)}
