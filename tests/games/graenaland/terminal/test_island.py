"""The map of the island, and the list in its place: all that stands in a territory is to be read there."""

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from tests.games.graenaland.drawn import NAMES, WIDE, WINDOWS, counted, positions, said, texts

from krajina.core import CHANCE, make_options, word_of
from krajina.games.graenaland import GAME, TILE, GraenalandView, Household, Row, Territory
from krajina.games.graenaland.terminal.island import BUILDING_SIGNS, HERO_SIGNS, NARROWEST, VILLAGE_SIGN


def entries(lines: list[str], view: GraenalandView) -> dict[str, str]:
    """Each territory of a list with all that stands below it."""
    titles = {f"{said(TILE.words[land.at])}, {said(word_of(land.row))}": land.at for land in view.territories}
    found: dict[str, str] = {}
    name = ""
    for line in lines:
        if not line.startswith(" "):
            name = titles.get(line, "")
        elif name:
            found[name] = f"{found.get(name, '')}\n{line}"
    return found


def listed(view: GraenalandView) -> dict[str, str]:
    """The territories as a list: what a window that is too narrow for the map shows, with its line breaks undone."""
    lines = texts(view, 38)
    return {name: " ".join(text.split()) for name, text in entries(lines, view).items()}


def settled(clan: Household) -> str:
    villages = "" if not clan.villages else f"{clan.villages if clan.villages > 1 else ''}{VILLAGE_SIGN}"
    signs = "".join(BUILDING_SIGNS[one] for one in clan.buildings) + (HERO_SIGNS[clan.hero] if clan.hero else "")
    return f"{NAMES[clan.seat][0]} {villages}{signs} ({clan.votes})"


def stands_there(land: Territory) -> Iterator[str]:
    """All that is to be read of a territory."""
    if land.pile or land.limit:
        yield f"cards {len(land.pile)}/{land.limit}"
    yield from counted([word_of(item) for item in land.pile])
    yield from map(settled, land.clans)
    if land.clans:
        yield f"majority: {land.needed}"
    yield from (said(word_of(work)) for work in land.works)
    yield from counted([word_of(resource) for resource, count in land.price.items() for _ in range(count)])
    yield from (BUILDING_SIGNS[one] for one in land.free)
    is_improved = "improvement" in land.works
    yield f"{'improved' if is_improved else 'improvable'}: {said(word_of(land.improvement))}"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_that_stands_in_a_territory_is_in_its_entry(seats: int) -> None:
    for state in positions(seats, 7):
        view = GAME.view(state, 0)
        found = listed(view)
        for land in view.territories:
            missing = [text for text in stands_there(land) if text not in found[land.at]]
            assert not missing, (missing, found[land.at])
            assert all(said(TILE.words[other]) in found[land.at] for other in land.neighbours)


def boxes(lines: list[str]) -> list[list[str]]:
    """The boxes of a map, each as its lines."""
    found: list[list[str]] = []
    strip: list[list[str]] = []
    for line in lines:
        if line.lstrip().startswith("│"):
            cells = line.strip()[1:-1].split("│")
            strip = strip or [[] for _ in cells]
            for box, cell in zip(strip, cells, strict=True):
                box.append(cell.strip())
        elif strip:
            found, strip = [*found, *strip], []
    return found


@pytest.mark.slow
@pytest.mark.parametrize("width", [78, 118, WIDE])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_map_shows_the_same(seats: int, width: int) -> None:
    for state in positions(seats, 31):
        view = GAME.view(state, 0)
        rows = [[land for land in view.territories if land.row == row] for row in (Row.INLAND, Row.COAST)]
        drawn = boxes(texts(view, width))
        assert len(drawn) == len(view.territories)
        for land, box in zip((*rows[0], *rows[1]), drawn, strict=True):
            text = " ".join(box)
            assert text.startswith(said(TILE.words[land.at]))
            missing = [one for one in stands_there(land) if one not in text]
            assert not missing, (missing, box)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_row_behind_the_coast_lies_half_a_box_to_the_east(seats: int) -> None:
    lines = texts(GAME.view(next(positions(seats, 1)), 0), 118)
    top, middle, bottom = (line for line in lines if re.match(r" *[┌└]", line))
    walls = [column for column, sign in enumerate(top) if sign in "┌┬┐"]
    coast = [column for column, sign in enumerate(bottom) if sign in "└┴┘"]
    assert (len(walls), len(coast)) == (seats, seats + 1)
    for column, (west, east) in zip(walls, list(pairwise(coast))[: len(walls)], strict=True):
        assert column == west + (east - west) // 2
        assert middle[column] == "┴"
    assert all(middle[column] in "┌┬┐" for column in coast)


def test_a_window_that_is_too_narrow_has_a_list_in_place_of_the_map() -> None:
    view = GAME.view(next(positions(5, 1)), 0)
    assert "│" in "".join(texts(view, NARROWEST * 5 + 1))
    assert "│" not in "".join(texts(view, NARROWEST * 5))


def test_an_island_that_is_still_being_drawn_is_shown_as_far_as_it_goes() -> None:
    state = GAME.new(make_options(GAME, {"seats": 4, "random_island": True}))
    rng, most = Random(1), 0
    while (decision := GAME.decisions(state)[0]).seat == CHANCE:
        view = GAME.view(state, None)
        for width in WINDOWS:
            assert max(map(len, texts(view, width)), default=0) <= width
        assert len(boxes(texts(view))) == len(view.territories)
        most = max(most, len(view.territories))
        GAME.advance(state, CHANCE, decision.choices.sample(rng))
    assert most == 7


def test_the_signs_of_the_map_are_explained() -> None:
    legend = next(line for line in texts(GAME.view(next(positions(3, 1)), 0)) if line.startswith(VILLAGE_SIGN))
    for piece, sign in (*BUILDING_SIGNS.items(), *HERO_SIGNS.items()):
        assert f"{sign} {said(word_of(piece))}" in legend
    assert "votes" in legend
    assert "price of a village" in legend
