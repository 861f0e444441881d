"""The tiles are those of the box: what is printed on them, counted against the book, and what the code can read."""

from collections.abc import Callable

import pytest

from krajina.games.carcassonne import COMPONENTS, MOST_COPIES, TILES, Figure, Segment, Tile
from krajina.games.carcassonne.board import OPEN, STRENGTH
from krajina.games.carcassonne.boxes import BOXES
from krajina.games.carcassonne.boxes.wheel.board import CELLS, FACTS
from krajina.games.carcassonne.boxes.wheel.board import TILES as BOARD
from krajina.games.carcassonne.faces import LANE_MASK, PARTS, SHIELDS, parts_of


def printed(count: Callable[[Segment], int], *sets: str) -> int:
    tiles = [tile for tile in TILES.tiles if not sets or tile.set in sets]
    return sum(tile.count * sum(map(count, tile.segments)) for tile in tiles)


def with_mark(marked: Callable[[Tile], int], *sets: str) -> int:
    return sum(tile.count * marked(tile) for tile in TILES.tiles if not sets or tile.set in sets)


@pytest.mark.parametrize(
    ("found", "box"),
    [
        (printed(lambda segment: segment.inn), 6),
        (printed(lambda segment: segment.cathedral), 2),
        (printed(lambda segment: segment.shields, "base"), 10),
        (printed(lambda segment: segment.shields, "inns"), 3),
        (printed(lambda segment: segment.shields), 13),
        (printed(lambda segment: segment.goods == "wine"), 9),
        (printed(lambda segment: segment.goods == "grain"), 6),
        (printed(lambda segment: segment.goods == "cloth"), 5),
        (printed(lambda segment: segment.sheep), 2),
        (printed(lambda segment: segment.kind == "cloister", "base"), 6),
        (with_mark(lambda tile: tile.hill), 8),
        (with_mark(lambda tile: tile.vineyard, "hills"), 8),
        (with_mark(lambda tile: tile.vineyard, "river"), 2),
        (with_mark(lambda tile: tile.split_edge is not None), 4),
        (with_mark(lambda tile: tile.wheel == 1), 11),
        (with_mark(lambda tile: tile.wheel == 2), 5),
        (with_mark(lambda tile: tile.wheel == 3), 3),
        (with_mark(lambda tile: tile.role == "spring"), 1),
        (with_mark(lambda tile: tile.role == "lake"), 1),
    ],
)
def test_what_is_printed_is_counted(found: int, box: int) -> None:
    assert found == box


def test_every_mark_of_the_data_has_a_box_that_reads_it() -> None:
    """Whatever the data puts on a part is a mark of the base game or of a box, and every mark is printed somewhere."""
    marks = [SHIELDS, *(mark for box in BOXES for mark in box.marks)]
    segments = [segment for tile in TILES.tiles for segment in tile.segments]
    for mark in marks:
        assert any(mark.count(segment) for segment in segments), mark.name
    for segment in segments:
        is_marked = segment.shields or segment.inn or segment.cathedral or segment.goods or segment.sheep
        assert bool(is_marked) == any(mark.count(segment) for mark in marks)


def test_every_player_has_the_figures_of_the_book() -> None:
    counts = {figure: (printed.count, printed.usable) for figure, printed in COMPONENTS.figures_per_player.items()}
    assert counts[Figure.MEEPLE] == (8, 7)  # one marks the points
    assert [counts[figure] for figure in Figure if figure != Figure.MEEPLE] == [(1, None)] * 4


def test_the_sheep_tokens_are_those_of_the_book() -> None:
    tokens = COMPONENTS.sheep_tokens
    assert tokens.sheep == {"1": 4, "2": 5, "3": 6, "4": 1}
    assert tokens.wolf == 2
    assert tokens.total == 18 == sum(tokens.sheep.values()) + tokens.wolf


def test_no_tile_has_more_parts_than_there_is_room_for() -> None:
    assert max(len(parts_of(tile, 0)) for tile in (*TILES.tiles, *BOARD)) <= PARTS


def test_the_board_has_sixteen_cells_three_roads_three_cities_and_three_fields() -> None:
    assert len(CELLS) == len(BOARD) == 16
    kinds = [segment.kind for segment in FACTS.segments]
    assert [kinds.count(kind) for kind in ("road", "city", "field")] == [3, 3, 3]
    assert sum(sector.crowns for sector in FACTS.wheel.sectors) == 9
    assert sum(edge != "-" for tile in BOARD for edge in tile.edges) == len(FACTS.perimeter) == 16


def test_no_city_of_two_tiles_can_have_a_shield_or_a_cathedral() -> None:
    """Two tiles touch along one side only, so each part of such a city leaves its tile there and nowhere else."""
    for tile in TILES.tiles:
        for segment in tile.segments:
            assert len(segment.at) > 1 or not (segment.shields or segment.cathedral), tile.id


def test_ten_copies_of_everything_fit_the_words_of_a_feature() -> None:
    for mark in (SHIELDS, *(mark for box in BOXES for mark in box.marks)):
        assert MOST_COPIES * printed(mark.count) <= LANE_MASK, mark.name
    halves = printed(lambda segment: 2 * len(segment.at) if segment.kind in ("city", "road") else 0)
    assert MOST_COPIES * halves <= OPEN
    assert STRENGTH >= 7 + 2  # all ordinary figures and the large one
