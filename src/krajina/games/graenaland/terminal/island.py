"""The island as text: a map of two rows of boxes like bricks, the coast below; where it is too narrow, a list."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from krajina.core import word_of
from krajina.core.message import Line
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.lands import Household, Territory
from krajina.games.graenaland.pieces import BUILDINGS, HEROES, Building, Hero, Row, Work
from krajina.games.graenaland.terminal.wording import NOTHING, Wording

VILLAGE_SIGN: Final = "⌂"
BUILDING_SIGNS: Final = {Building.STRONGHOLD: "♜", Building.CHURCH: "†", Building.HALL: "∩"}
HERO_SIGNS: Final = {Hero.WARRIOR: "♞", Hero.PRIEST: "♝", Hero.SKALD: "♪"}
SEA: Final = "~"
NARROWEST: Final = 14  # columns of a box with one of its borders; where there are less, the territories are listed
WIDEST: Final = 36
ROOMY: Final = 20  # from here on a box has a margin

Box: TypeAlias = list[str]


def island(territories: Sequence[Territory], say: Wording) -> Iterator[Line]:
    """The map and what its signs mean."""
    coast = [land for land in territories if land.row == Row.COAST]
    inland = [land for land in territories if land.row == Row.INLAND]
    if not coast:
        return
    wide = min(WIDEST, (say.width - 1) // len(coast))
    if wide >= NARROWEST:
        yield from (Line(0, text) for text in _map(coast, inland, wide, say))
    else:
        for land in (*inland, *coast):
            yield from _entry(land, say)
    yield from say.lines(0, "", _legend(say))


def _title(land: Territory, say: Wording) -> str:
    """The name, and the terrain where the name does not say it."""
    name, terrain = say.word(TILE.words[land.at]), say.piece(land.terrain)
    if terrain.casefold() in name.casefold():
        return name
    return say.say("table-land", name=name, terrain=word_of(land.terrain))


def _facts(land: Territory, say: Wording) -> Iterator[str]:
    """What lies there, whose settlements and heroes stand there, the works, and what can be had there."""
    count = len(land.pile)
    # Before a seat has settled there, the cards of the beginning lie there without a limit.
    pile = say.say("table-pile", count=count, limit=land.limit) if land.limit else say.say("table-cards", count=count)
    if land.pile:
        yield say.titled(pile, say.pieces(land.pile))
    elif land.limit:
        yield pile
    for clan in land.clans:
        yield _household(clan, say)
    if land.clans:
        yield say.say("table-needed", needed=land.needed)
    if land.works:
        yield say.titled(say.say("table-works"), say.pieces(land.works))
    yield f"+{VILLAGE_SIGN} {say.price(land.price)}"
    yield say.say("table-free", signs="".join(BUILDING_SIGNS[one] for one in land.free) or NOTHING)
    is_improved = Work.IMPROVEMENT in land.works
    yield say.titled(say.say("table-improved" if is_improved else "table-improvable"), say.piece(land.improvement))


def _household(clan: Household, say: Wording) -> str:
    """A clan as on the map: its sign, villages, buildings and hero as signs, its votes."""
    villages = f"{clan.villages if clan.villages > 1 else ''}{VILLAGE_SIGN}" if clan.villages else ""
    buildings = "".join(BUILDING_SIGNS[one] for one in clan.buildings)
    hero = "" if clan.hero is None else HERO_SIGNS[clan.hero]
    return say.of(clan.seat, f"{villages}{buildings}{hero} ({clan.votes})")


def _legend(say: Wording) -> Iterator[str]:
    """What the signs mean."""
    yield f"{VILLAGE_SIGN} {say.say('village')}"
    for building in BUILDINGS:
        yield f"{BUILDING_SIGNS[building]} {say.piece(building)}"
    for hero in HEROES:
        yield f"{HERO_SIGNS[hero]} {say.piece(hero)}"
    yield f"(3) {say.say('table-map-votes')}"
    yield f"+{VILLAGE_SIGN} {say.say('table-map-price')}"
    for key in ("table-map-pile", "table-map-free", "table-map-improves"):
        yield say.say(key)


def _entry(land: Territory, say: Wording) -> Iterator[Line]:
    """A territory in lines, with its neighbours, which no map shows."""
    yield from say.broken(0, f"{_title(land, say)}, {say.piece(land.row)}")
    yield from say.lines(1, "", _facts(land, say))
    yield from say.lines(1, say.label("neighbours"), [say.word(TILE.words[at]) for at in land.neighbours])


def _map(coast: Sequence[Territory], inland: Sequence[Territory], wide: int, say: Wording) -> Iterator[str]:
    """The row behind the coast first, half a box to the east, as it lies in the north."""
    shift = wide // 2
    north = [shift + wide * number for number in range(len(inland) + 1)] if inland else []
    south = [wide * number for number in range(len(coast) + 1)]
    if north:
        yield _border((), north)
        yield from _strip(inland, shift, wide, say)
    yield _border(north, south)
    yield from _strip(coast, 0, wide, say)
    yield _border(south, ())
    yield SEA * (south[-1] + 1)


def _border(above: Sequence[int], below: Sequence[int]) -> str:
    """The line between two rows of boxes, whose walls stand in these columns."""
    ends = [columns for columns in (above, below) if columns]
    line = [" "] * (max(columns[-1] for columns in ends) + 1)
    for columns in ends:
        line[columns[0] : columns[-1] + 1] = "─" * (columns[-1] - columns[0] + 1)
    for columns, corners in ((above, "└┴┘"), (below, "┌┬┐")):
        for column in columns:
            is_edge = (column == min(one[0] for one in ends), column == max(one[-1] for one in ends))
            line[column] = corners[0] if is_edge[0] else corners[2] if is_edge[1] else corners[1]
    return "".join(line)


def _strip(lands: Sequence[Territory], shift: int, wide: int, say: Wording) -> Iterator[str]:
    """A row of boxes, all as high as the fullest one."""
    boxes = [_box(land, wide - 1, say) for land in lands]
    for number in range(max(map(len, boxes))):
        cells = [box[number] if number < len(box) else "" for box in boxes]
        yield " " * shift + "│" + "│".join(f"{cell:<{wide - 1}}" for cell in cells) + "│"


def _box(land: Territory, inner: int, say: Wording) -> Box:
    """The lines of a box; what does not fit in one goes on a column further in."""
    margin = " " if inner >= ROOMY else ""
    room = inner - 2 * len(margin)
    found: Box = []
    for text in (_title(land, say), *_facts(land, say)):
        first, *rest = say.wrapped(text, room, room - 1)
        found += [margin + first, *(f"{margin} {line}" for line in rest)]
    return found
