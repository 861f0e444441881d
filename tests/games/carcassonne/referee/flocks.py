"""Shepherds and their flocks."""

from tests.games.carcassonne.referee.land import Feature
from tests.games.carcassonne.referee.scoring import go_home
from tests.games.carcassonne.referee.table import Figure, Table
from tests.games.carcassonne.referee.tiles import Cell


def shepherd_of(table: Table, seat: int) -> Figure | None:
    """The shepherd of a seat, if he is on the land."""
    return next((each for each in table.figures if each.seat == seat and each.kind == "shepherd"), None)


def extended(table: Table, seat: int, cell: Cell) -> bool:
    """Whether the tile in a cell made the field of the seat's shepherd larger, who stood there before."""
    shepherd = shepherd_of(table, seat)
    return shepherd is not None and shepherd.cell != cell and cell in table.feature(shepherd).cells


def draw_sheep(table: Table, seat: int, sheep: int) -> None:
    """A token for the seat's shepherd; a wolf scatters the whole flock of his field."""
    shepherd = shepherd_of(table, seat)
    assert shepherd is not None, f"seat {seat} draws a token without a shepherd"
    if sheep:
        shepherd.tokens.append(sheep)
    else:
        go_home(table, table.standing(table.feature(shepherd), "shepherd"))


def flock(table: Table, field: Feature) -> int:
    """The sheep of a field: all tokens there and the printed ones."""
    return sum(sum(each.tokens) for each in table.standing(field, "shepherd")) + field.sheep


def stable(table: Table, seat: int) -> None:
    """Every shepherd in the field scores the whole flock and goes home."""
    shepherd = shepherd_of(table, seat)
    assert shepherd is not None, f"seat {seat} stables a flock without a shepherd"
    field = table.feature(shepherd)
    sheep = flock(table, field)
    for each in table.standing(field, "shepherd"):
        table.award(each.seat, "flock", sheep)
    go_home(table, table.standing(field, "shepherd"))
