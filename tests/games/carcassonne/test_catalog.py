"""The tiles are those of the box: what is printed on them, counted against the book, and what the code can read."""

from collections.abc import Callable

import pytest

from krajina.games.carcassonne import FIGURE_ROWS, MARKS, MOST_COPIES, ROWS, TILES, Segment, Tile
from krajina.games.carcassonne.board import OPEN, STRENGTH
from krajina.games.carcassonne.boxes.wheel.board import CELLS, FACTS
from krajina.games.carcassonne.boxes.wheel.board import TILES as BOARD
from krajina.games.carcassonne.faces import COUNTED, LANE_MASK, PARTS, parts_of


def printed(count: Callable[[Segment], int], *sets: str) -> int:
    tiles = [tile for tile in TILES.tiles if not sets or tile.set in sets]
    return sum(tile.count * sum(map(count, tile.segments)) for tile in tiles)


def with_mark(marked: Callable[[Tile], int], *sets: str) -> int:
    return sum(tile.count * marked(tile) for tile in TILES.tiles if not sets or tile.set in sets)


@pytest.mark.parametrize(
    ("found", "box"),
    [
        (printed(lambda segment: segment.marks.get("inn", 0)), 6),
        (printed(lambda segment: segment.marks.get("cathedral", 0)), 2),
        (printed(lambda segment: segment.marks.get("shields", 0), "base"), 10),
        (printed(lambda segment: segment.marks.get("shields", 0), "inns"), 3),
        (printed(lambda segment: segment.marks.get("shields", 0)), 13),
        (printed(lambda segment: segment.marks.get("wine", 0)), 9),
        (printed(lambda segment: segment.marks.get("grain", 0)), 6),
        (printed(lambda segment: segment.marks.get("cloth", 0)), 5),
        (printed(lambda segment: segment.marks.get("sheep", 0)), 2),
        (printed(lambda segment: segment.kind == "cloister", "base"), 6),
        (with_mark(lambda tile: tile.marks.get("hill", 0)), 8),
        (with_mark(lambda tile: tile.marks.get("vineyard", 0), "hills"), 8),
        (with_mark(lambda tile: tile.marks.get("vineyard", 0), "river"), 2),
        (with_mark(lambda tile: tile.split_edge is not None), 4),
        (with_mark(lambda tile: tile.marks.get("wheel") == 1), 11),
        (with_mark(lambda tile: tile.marks.get("wheel") == 2), 5),
        (with_mark(lambda tile: tile.marks.get("wheel") == 3), 3),
        (with_mark(lambda tile: tile.marks.get("spring", 0)), 1),
        (with_mark(lambda tile: tile.marks.get("lake", 0)), 1),
    ],
)
def test_what_is_printed_is_counted(found: int, box: int) -> None:
    assert found == box


def test_every_mark_of_the_data_has_a_box_that_reads_it() -> None:
    """Whatever the data puts on a part is a mark of the base game or of a box, and every mark is printed somewhere."""
    printed = [tile.marks for tile in TILES.tiles] + [part.marks for tile in TILES.tiles for part in tile.segments]
    assert {mark for marks in printed for mark in marks} == set(MARKS)
    assert COUNTED == ("shields", "inn", "cathedral", "wine", "grain", "cloth", "sheep")


def test_every_player_has_the_figures_of_the_book() -> None:
    counts = {name: (row.count, row.at_hand, row.strength) for name, row in FIGURE_ROWS.items()}
    assert counts.pop("meeple") == (8, 7, 1)  # one marks the points
    assert counts.pop("large") == (1, 1, 2)  # page 9: it counts two
    assert [counts[name] for name in ("builder", "piglet", "shepherd")] == [(1, 1, 0)] * 3


def test_the_sheep_tokens_are_those_of_the_book() -> None:
    tokens = ROWS["hills"].tokens
    assert tokens == {"wolf": 2, "1": 4, "2": 5, "3": 6, "4": 1}
    assert sum(tokens.values()) == 18


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
            assert len(segment.at) > 1 or not segment.marks.keys() & {"shields", "cathedral"}, tile.id


def test_ten_copies_of_everything_fit_the_words_of_a_feature() -> None:
    for mark in COUNTED:
        assert (
            MOST_COPIES * sum(tile.count * part.marks.get(mark, 0) for tile in TILES.tiles for part in tile.segments)
            <= LANE_MASK
        )
    halves = printed(lambda segment: 2 * len(segment.at) if segment.kind in ("city", "road") else 0)
    assert MOST_COPIES * halves <= OPEN
    assert STRENGTH >= 7 + 2  # all ordinary figures and the large one
