"""Boards built by hand for the tests of the referee."""

from tests.games.carcassonne.referee.land import misfit
from tests.games.carcassonne.referee.legal import parts_at
from tests.games.carcassonne.referee.table import Figure, Table
from tests.games.carcassonne.referee.tiles import Cell, tiles

Laid = tuple[Cell, str, int]


def table_of(*laid: Laid, rules: tuple[str, ...] = (), seats: int = 2, wheel: bool = False) -> Table:
    """A table with these tiles, each of which must fit those before it."""
    table = Table(seats=seats, rules=frozenset(rules))
    table.land.wheel = wheel
    for cell, tile, turn in laid:
        if table.land.laid or wheel:
            assert not misfit(table.land, cell, tiles()[tile], turn), misfit(table.land, cell, tiles()[tile], turn)
        table.lay(cell, tile, turn)
    return table


def stand(table: Table, seat: int, kind: str, cell: Cell, on: str, at: str) -> Figure:
    """Put a figure down, whether it may stand there or not."""
    (part,) = [each for each in parts_at(table, cell) if (each.kind, each.name) == (on, at)]
    figure = Figure(seat, kind, cell, part.key)
    table.figures.append(figure)
    return figure
