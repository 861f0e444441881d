"""Points of roads, cities, cloisters and fields, and of goods."""

from collections import Counter

from tests.games.carcassonne.referee.land import Feature
from tests.games.carcassonne.referee.table import FOLLOWERS, WEIGHTS, Figure, Table


def owners(table: Table, feature: Feature) -> list[int]:
    """The seats with most followers, of which those on hills win a tie."""
    followers = table.standing(feature, *FOLLOWERS)
    strength: Counter[int] = Counter()
    for each in followers:
        strength[each.seat] += WEIGHTS[each.kind]
    most = [seat for seat in strength if strength[seat] == max(strength.values())]
    if len(most) > 1 and "hills" in table.rules and table.house.hills_break_ties:
        high = {each.seat for each in followers if table.tile(each).hill}
        return sorted(set(most) & high or most)
    return sorted(most)


def road_points(table: Table, road: Feature) -> int:
    """One for each tile; with an inn two, or nothing if unfinished."""
    inn = "inns" in table.rules and any(part.segment.inn for part in road.parts)
    each = (2 if road.complete else 0) if inn else 1
    return each * len(road.cells)


def city_points(table: Table, city: Feature) -> int:
    """Two for each tile and shield, one if unfinished; with a cathedral three, or nothing if unfinished."""
    cathedral = "inns" in table.rules and any(part.segment.cathedral for part in city.parts)
    finished = table.house.small_city_rate if len(city.cells) == 2 else 2
    each = (3 if city.complete else 0) if cathedral else (finished if city.complete else 1)
    return each * (len(city.cells) + city.shields)


def cloister_points(table: Table, cloister: Feature) -> int:
    """One for itself and each tile around it; once finished three more for each vineyard around it."""
    (cell,) = cloister.cells
    near = table.land.around(cell)
    vineyards = [each for each in near if each in table.land.laid and table.land.laid[each][0].vineyard]
    extra = 3 * len(vineyards) if cloister.complete and "hills" in table.rules else 0
    return 1 + len(near) + extra


def cities_of(table: Table, field: Feature) -> int:
    """How many finished cities a field borders."""
    near = {table.features[key].keys for part in field.parts for key in part.cities if table.features[key].complete}
    return len(near)


POINTS = {"road": road_points, "city": city_points, "cloister": cloister_points}


def occupied(table: Table, *kinds: str) -> list[Feature]:
    """The features of these kinds on which followers stand, each once."""
    found = {table.feature(each).keys: table.feature(each) for each in table.figures if each.kind in FOLLOWERS}
    return [feature for feature in found.values() if feature.kind in kinds]


def score_complete(table: Table) -> None:
    """Score every finished road, city and cloister that is occupied, and send all figures on it home."""
    for feature in occupied(table, *POINTS):
        if feature.complete:
            for seat in owners(table, feature):
                table.award(seat, feature.kind, POINTS[feature.kind](table, feature))
            go_home(table, table.standing(feature, *FOLLOWERS, "builder"))


def go_home(table: Table, figures: list[Figure]) -> None:
    """Figures return to their owners."""
    table.figures = [each for each in table.figures if each not in figures]


def hand_out_goods(table: Table, seat: int, cell: tuple[int, int]) -> None:
    """The seat that laid a tile gets the goods of all cities that it finished."""
    if "traders" in table.rules:
        for feature in table.on(cell):
            if feature.kind == "city" and feature.complete:
                table.goods[seat].update(feature.goods)


def final(table: Table) -> None:
    """The final scoring: what is unfinished, then fields, then goods; figures stay where they are."""
    for feature in occupied(table, *POINTS):
        assert not feature.complete, f"a finished {feature.kind} was never scored: {sorted(feature.keys)}"
        for seat in owners(table, feature):
            table.award(seat, f"unfinished_{feature.kind}", POINTS[feature.kind](table, feature))
    for field in occupied(table, "field"):
        piglets = {each.seat for each in table.standing(field, "piglet")}
        for seat in owners(table, field):
            table.award(seat, "field", (4 if seat in piglets else 3) * cities_of(table, field))
    for kind in ("wine", "grain", "cloth"):
        most = max(each[kind] for each in table.goods)
        for seat in range(table.seats):
            if most and table.goods[seat][kind] == most:
                table.award(seat, kind, 10)
