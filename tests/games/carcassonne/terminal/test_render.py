"""The table as text: nothing printed or placed is hidden, every place can be found, all languages have the words."""

from random import Random

import pytest

from krajina.core import make_options
from krajina.games.carcassonne import GAME, MARKS, TILES, CarcassonneView, Prompt, State, Tile, WheelView
from krajina.games.carcassonne.catalog import BY_ID
from krajina.games.carcassonne.faces import CITY, TERRAINS, edges_of, parts_of
from krajina.games.carcassonne.pieces import SIDES
from krajina.games.carcassonne.terminal.pictures import CITY_SIGN, HIGH, WIDE, Standing, picture
from krajina.games.carcassonne.terminal.render import render
from krajina.text import LANGUAGES, Words

NAMES = ("Anna", "Bob")
ENGLISH = Words("en", GAME.words, strict=True)
FACES = [(tile, turn) for tile in TILES.tiles for turn in range(4)]
MIDDLES = {"N": (0, 3), "E": (1, 6), "S": (2, 3), "W": (1, 0)}
LOOKS = {"C": "▒♦‡WGC^%①②③", "R": "│─", "W": "≈", "F": ".&^%①②③"}


def position(tiles: int, *, seed: int = 1, boxes: object = "all") -> State:
    """A game at random, up to the question where the next tile goes when so many lie there."""
    rng, state = Random(seed), GAME.new(make_options(GAME, {"seats": 2, "boxes": boxes}))
    while len(state.board.faces) < tiles or GAME.decisions(state)[0].prompt != Prompt.PLACE_TILE:
        decision = GAME.decisions(state)[0]
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
    return state


def texts(view: CarcassonneView, width: int = 500, words: Words = ENGLISH) -> list[str]:
    return [line.text for line in render(view, words, NAMES, width)]


def block(lines: list[str], view: CarcassonneView, at: tuple[int, int]) -> list[str]:
    """What is drawn at a place, found as a person does: by the numbers at the borders."""
    middle = next(n for n, line in enumerate(lines) if n % HIGH == 2 and line.split()[0] == str(at[1]))
    margin = max(len(str(row)) for row in (min(y for _, y in places(view)), max(y for _, y in places(view)))) + 1
    start = margin + (at[0] - min(x for x, _ in places(view))) * WIDE
    assert lines[0][start : start + WIDE].strip() == str(at[0])
    return [line.ljust(start + WIDE)[start : start + WIDE] for line in lines[middle - 1 : middle + 2]]


def places(view: CarcassonneView) -> list[tuple[int, int]]:
    board = [(x, y) for x in range(4) for y in range(4) if any(isinstance(box, WheelView) for box in view.boxes)]
    return [*(tile.at for tile in view.tiles), *(cell.at for cell in view.open_cells), *board]


def printed(tile: Tile) -> str:
    """The signs of all that is printed on a tile beside its land."""
    things = [tile.marks, *(part.marks for part in tile.segments)]
    signs = "".join(MARKS[name].signs(count) for marks in things for name, count in marks.items())
    cloister = "†" * any(part.kind == "cloister" for part in tile.segments)
    return signs + cloister


def test_every_side_shows_what_it_is() -> None:
    for tile, turn in FACES:
        drawn = picture(tile, turn)
        assert [len(line) for line in drawn] == [WIDE] * HIGH
        for number, side in enumerate(SIDES):
            split = tile.split_edge is not None and (SIDES.index(tile.split_edge.edge) + turn) % 4 == number
            row, column = MIDDLES[side]
            edge = tile.edges[(number - turn) % 4]
            assert split or drawn[row][column] in LOOKS[edge], (tile.id, turn, side, drawn)


def test_nothing_printed_is_hidden_by_a_figure() -> None:
    for tile, turn in FACES:
        for part in parts_of(tile, turn):
            drawn = "".join(picture(tile, turn, [Standing(TERRAINS[part.terrain], part.point, "1m")]))
            assert drawn.count("1m") == 1, (tile.id, turn, part.point)
            missing = [sign for sign in printed(tile) if drawn.count(sign) != printed(tile).count(sign)]
            assert not missing, (tile.id, turn, part, drawn)


def test_joined_and_separate_parts_look_different() -> None:
    by_id = {tile.id: tile for tile in TILES.tiles}
    assert picture(by_id["base/city-corner"], 0) != picture(by_id["base/two-caps-adjacent"], 0)
    assert picture(by_id["base/city-through"], 0) != picture(by_id["base/two-caps-opposite"], 0)
    assert picture(by_id["traders/bridge-crossing"], 0) != picture(by_id["inns/two-curves"], 0)


def test_every_place_and_figure_is_where_the_borders_say() -> None:
    view = GAME.view(position(70), 0)
    lines = texts(view)
    assert len(view.figures) > 5
    for figure in view.figures:
        sign = f"{figure.seat + 1}{ {'meeple': 'm', 'large': 'L'}.get(figure.figure, figure.figure[0]) }"
        assert sign in "|".join(block(lines, view, figure.at)), figure
    fitting = [cell for cell in view.open_cells if cell.turns]
    assert fitting
    for cell in fitting:
        assert [line.strip() for line in block(lines, view, cell.at)] == [
            "",
            ",".join(map(str, cell.at)),
            " ".join(map(str, cell.turns)),
        ]
    for cell in view.open_cells:
        if not cell.turns:
            assert block(lines, view, cell.at)[1].strip() == ("×" if cell.is_dead else "·")


def test_a_narrow_window_gets_strips_with_all_of_it() -> None:
    view = GAME.view(position(70), 0)
    wide, narrow = texts(view), texts(view, 60)
    land = narrow[: next(n for n, line in enumerate(narrow) if line.startswith("▒ city"))]
    assert max(map(len, land)) <= 60
    for sign in "†♦≈×":
        assert "".join(narrow).count(sign) == "".join(wide).count(sign), sign
    for cell in view.open_cells:
        if cell.turns:
            assert any(",".join(map(str, cell.at)) in line for line in land)


def test_the_wheel_stands_in_the_middle_of_its_board() -> None:
    view = GAME.view(position(20), 0)
    [wheel] = [box for box in view.boxes if isinstance(box, WheelView)]
    lines = texts(view)
    sectors = [block(lines, view, (1, y))[n] + block(lines, view, (2, y))[n] for y in (1, 2) for n in range(HIGH)]
    for drawn, row in zip(sectors, wheel.crowns, strict=True):
        assert drawn[1:].startswith(row.sector.value)
        assert (drawn[0] == "»") == (row.sector == wheel.pig)
        assert drawn.count("__") == row.spaces - len(row.figures)


def test_the_tile_in_hand_is_drawn_in_its_turns() -> None:
    options = make_options(GAME, {"seats": 2, "draw_order": ["base/road-straight", "base/cloister"]})
    state = GAME.new(options)
    GAME.advance(state, -1, next(iter(GAME.decisions(state)[0].choices)))
    lines = texts(GAME.view(state, 0))
    assert [line.split() for line in lines[-4:]] == [
        ["rotation", "0", "rotation", "1"],
        [".......", "...│..."],
        ["───────", "...│..."],
        [".......", "...│..."],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_words(language: str) -> None:
    words = Words(language, GAME.words, strict=True)
    for boxes in ("all", ()):
        assert any("Anna" in text for text in texts(GAME.view(position(60, boxes=boxes), 0), 100, words))


def test_features_are_those_with_figures() -> None:
    view = GAME.view(position(60, boxes=()), 0)
    lines = texts(view)
    start = lines.index("features:")
    shown = [line for line in lines[start + 1 :] if "worth now" in line]
    owned = [feature for feature in view.features if feature.owners]
    assert len(shown) == len(owned) < len(view.features)
    assert lines[0].split() == [str(x) for x in range(int(lines[0].split()[0]), int(lines[0].split()[-1]) + 1)]


def test_no_picture_stands_for_two_kinds_of_edges() -> None:
    """Whoever sees a picture knows what each side shows."""
    seen: dict[tuple[str, ...], list[int]] = {}
    for tile in TILES.tiles:
        for turn in range(4):
            drawn = tuple(picture(tile, turn))
            assert seen.setdefault(drawn, edges_of(tile, turn)) == edges_of(tile, turn), (tile.id, turn)


def test_a_farmer_does_not_stand_in_the_city() -> None:
    tile = BY_ID["base/two-caps-adjacent"]
    for turn in range(4):
        for part in parts_of(tile, turn):
            sign = Standing(TERRAINS[part.terrain], part.point, "1m")
            bare, drawn = "".join(picture(tile, turn)), "".join(picture(tile, turn, [sign]))
            place = drawn.index("1m")
            on_city = CITY_SIGN in bare[place : place + 2]
            assert on_city == (part.terrain == CITY), (turn, part.point)
            assert drawn.count(CITY_SIGN) > 0
