"""Inns & Cathedrals (page 9): a large figure, inns on roads, cathedrals in cities."""

from krajina.games.carcassonne.expansion import Expansion
from krajina.games.carcassonne.faces import CITY, ROAD, Tables


class Inns(Expansion):
    """More for what is finished, nothing for what is not. The large figure is a row of the catalog."""

    def __init__(self) -> None:
        super().__init__("inns")

    def rate(self, tables: Tables, terrain: int, marks: int, complete: bool, rate: int) -> int:
        """Two points a tile with an inn, three a tile and shield with a cathedral; however many there are."""
        if terrain == ROAD and tables.mark(marks, "inn"):
            return 2 if complete else 0
        if terrain == CITY and tables.mark(marks, "cathedral"):
            return 3 if complete else 0
        return rate
