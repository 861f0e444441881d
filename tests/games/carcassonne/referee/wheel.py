"""The wheel of fortune: the pig, its six actions, and the crowns."""

from tests.games.carcassonne.referee.scoring import cities_of, go_home
from tests.games.carcassonne.referee.table import FOLLOWERS, Table
from tests.games.carcassonne.referee.tiles import Cell, board

SECTORS: tuple[str, ...] = tuple(board()["wheel"]["order"])
SPACES: dict[str, int] = {each["id"]: each["crowns"] for each in board()["wheel"]["sectors"]}


def act(table: Table, seat: int, number: int) -> str:
    """Move the pig and do what its sector says; the plague asks the seats and is not done here."""
    table.pig = (table.pig + number) % len(SECTORS)
    sector = SECTORS[table.pig]
    if sector == "fortune":
        table.award(seat, "fortune", 3)
    elif sector == "storm":
        for each in range(table.seats):
            table.award(each, "storm", sum(table.supply(each).get(kind, 0) for kind in table.house.storm_figures))
    elif sector != "plague":
        each_figure(table, sector)
    return sector


def each_figure(table: Table, sector: str) -> None:
    """Taxes for knights, famine for farmers, inquisition for monks, one figure after the other."""
    for figure in table.figures:
        feature = table.feature(figure)
        if figure.kind not in FOLLOWERS:
            continue
        if sector == "taxes" and feature.kind == "city":
            knights = [each for each in table.standing(feature, *FOLLOWERS) if each.seat == figure.seat]
            table.award(figure.seat, "taxes", feature.shields + len(knights))
        elif sector == "famine" and feature.kind == "field":
            table.award(figure.seat, "famine", cities_of(table, feature))
        elif sector == "inquisition" and feature.kind == "cloister":
            table.award(figure.seat, "inquisition", 2)


def score_crowns(table: Table) -> None:
    """Score the crowns where the pig stands, and send their figures home."""
    sector = SECTORS[table.pig]
    there = [each for each in table.crowns if each.sector == sector]
    for each in there:
        table.award(each.seat, "crown", 6 if SPACES[sector] == 2 and len(there) == 1 else 3)
    table.crowns = [each for each in table.crowns if each not in there]


def free_crowns(table: Table) -> list[str]:
    """The sectors with a free crown space."""
    taken = [each.sector for each in table.crowns]
    return [sector for sector in SECTORS if taken.count(sector) < SPACES[sector]]


def stricken(table: Table, seat: int) -> list[Cell]:
    """The tiles from which a seat may take a figure in the plague."""
    return [each.cell for each in table.figures if each.seat == seat and each.kind in table.house.plague_figures]


def take_home(table: Table, seat: int, cell: Cell) -> None:
    """Take a figure home, and with it the builder or piglet that is left without a follower of its owner."""
    go_home(table, [each for each in table.figures if each.seat == seat and each.cell == cell])
    for each in [each for each in table.figures if each.seat == seat and each.kind in ("builder", "piglet")]:
        company = table.standing(table.feature(each), *FOLLOWERS)
        if not any(other.seat == seat for other in company):
            go_home(table, [each])
