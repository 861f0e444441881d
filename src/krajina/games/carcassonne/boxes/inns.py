"""Inns & Cathedrals (page 9): a large figure, inns on roads, cathedrals in cities."""

from typing import Final

from krajina.games.carcassonne.expansion import Expansion
from krajina.games.carcassonne.faces import CITY, ROAD, Mark, Tables

INN: Final = Mark("inn", lambda segment: int(segment.inn))
CATHEDRAL: Final = Mark("cathedral", lambda segment: int(segment.cathedral))


class Inns(Expansion):
    """More for what is finished, nothing for what is not. The large figure is one of the figures of the supply."""

    def __init__(self) -> None:
        super().__init__("inns", marks=(INN, CATHEDRAL))

    def rate(self, tables: Tables, terrain: int, marks: int, complete: bool, rate: int) -> int:
        """Two points a tile with an inn, three a tile and shield with a cathedral; however many there are."""
        if terrain == ROAD and tables.mark(marks, INN.name):
            return 2 if complete else 0
        if terrain == CITY and tables.mark(marks, CATHEDRAL.name):
            return 3 if complete else 0
        return rate
