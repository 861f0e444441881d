"""Setting up: what is refused and why, and what lies on the table at the beginning."""

from collections.abc import Mapping

import pytest

from krajina.core import CHANCE, BadOptions, IllegalAction, Play, make_options
from krajina.games.carcassonne import GAME, TILES, CarcassonneOptions, Colour, DrawTile, PlaceTile, State
from krajina.games.carcassonne.boxes.known import OURS
from krajina.text import Words

NAMES = tuple(box.name for box in OURS)


def new(**settings: object) -> State:
    return GAME.new(make_options(GAME, settings))


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"seats": 1}, "bad-seats"),
        ({"seats": 9}, "bad-seats"),
        ({"seats": 2, "boxes": ("abbey",)}, "unknown-name"),
        ({"seats": 2, "boxes": "everything"}, "unknown-name"),
        ({"seats": 2, "boxes": ("inns", "inns")}, "box-twice"),
        ({"seats": 2, "tiles_only": ("inns", "inns")}, "box-twice"),
        ({"seats": 2, "boxes": ("inns",), "tiles_only": ("inns",)}, "box-and-tiles-only"),
        ({"seats": 2, "copies": {"inns": 2}}, "copies-of-nothing"),
        ({"seats": 2, "copies": {"base": 11}}, "bad-options"),
        ({"seats": 2, "copies": {"base": 0}}, "bad-options"),
        ({"seats": 2, "copies": {"abbey": 2}}, "unknown-name"),
        ({"seats": 2, "first": 2}, "first-nobody"),
        ({"seats": 2, "first": -1}, "bad-options"),
        ({"seats": 2, "colours": ("red", "blue", "grey")}, "colours-too-many"),
        ({"seats": 2, "colours": ("red", "red")}, "colour-twice"),
        ({"seats": 2, "colours": ("orange",)}, "unknown-name"),
        ({"seats": 2, "variants": ("flock-may-rest",)}, "variant-of-nothing"),
        ({"seats": 2, "boxes": ("inns",), "variants": ("builder-on-closing-tile",)}, "variant-of-nothing"),
        ({"seats": 2, "variants": ("two-tile-cities-score-two",) * 2}, "variant-twice"),
        ({"seats": 2, "boxes": "all", "variants": ("flock-may-rest",) * 2}, "variant-twice"),
        ({"seats": 2, "variants": ("no-luck",)}, "unknown-name"),
        ({"seats": 2, "draw_order": ("base/city-full-shield",) * 2}, "order-too-many"),
        ({"seats": 2, "draw_order": ("inns/cathedral",)}, "order-too-many"),
        ({"seats": 2, "draw_order": ("base/start",)}, "order-too-many"),
        ({"seats": 2, "boxes": ("river",), "draw_order": ("river/spring",)}, "order-too-many"),
        ({"seats": 2, "boxes": ("river",), "draw_order": ("river/lake",) * 2}, "order-too-many"),
        ({"seats": 2, "draw_order": ("base/no-such-tile",)}, "unknown-name"),
        ({"seats": 2, "draw_rest": False}, "order-empty"),
    ],
)
@pytest.mark.parametrize("language", ["en", "cs", "de", "fr"])
def test_what_cannot_be_played_is_refused(settings: Mapping[str, object], code: str, language: str) -> None:
    with pytest.raises(BadOptions) as caught:
        new(**settings)
    assert caught.value.code == code
    assert Words(language, GAME.words, strict=True).say(caught.value.message)


@pytest.mark.parametrize(
    "options",
    [
        CarcassonneOptions(seats=1),
        CarcassonneOptions(seats=9),
        CarcassonneOptions(seats=2, boxes=("abbey",)),
        CarcassonneOptions(seats=2, copies={"base": 30}),
        CarcassonneOptions(seats=2, first=-1),
    ],
)
def test_a_program_is_refused_as_well(options: CarcassonneOptions) -> None:
    with pytest.raises(BadOptions):
        GAME.new(options)


def test_a_box_is_refused_by_name_and_says_which_there_are() -> None:
    with pytest.raises(BadOptions) as caught:
        new(seats=2, boxes=("abbey",))
    said = Words("en", GAME.words).say(caught.value.message)
    assert "abbey" in said
    assert all(name in said for name in NAMES)


def test_a_tile_cannot_be_laid_before_it_is_drawn() -> None:
    play = Play(GAME, CarcassonneOptions(seats=2))
    before = play.state.copy()
    with pytest.raises(IllegalAction) as caught:
        play.act(0, PlaceTile((1, 0), 0))
    assert caught.value.code == "not-asked"
    assert play.state.in_bag == before.in_bag
    assert play.entries == []


def test_a_tile_that_is_not_in_the_bag_cannot_be_drawn() -> None:
    play = Play(GAME, CarcassonneOptions(seats=2))
    with pytest.raises(IllegalAction) as caught:
        play.act(CHANCE, DrawTile("inns/cathedral"))
    assert caught.value.code == "not-in-bag"


def test_a_prepared_order_is_kept() -> None:
    play = Play(GAME, CarcassonneOptions(seats=2, draw_order=("base/cloister", "base/city-cap")))
    with pytest.raises(IllegalAction) as caught:
        play.act(CHANCE, DrawTile("base/city-cap"))
    assert caught.value.code == "other-tile-due"
    play.act(CHANCE, DrawTile("base/cloister"))


@pytest.mark.parametrize(
    ("sets", "tiles"), [((), 72), (("inns",), 90), (("traders",), 96), (("hills",), 90), (("wheel",), 84)]
)
def test_the_bag_holds_the_tiles_of_the_sets(sets: tuple[str, ...], tiles: int) -> None:
    assert new(seats=2, boxes=sets).in_bag == tiles
    assert new(seats=2, tiles_only=sets).in_bag == tiles


def test_the_river_is_no_part_of_the_bag_unless_it_is_tiles_only() -> None:
    assert new(seats=2, boxes=("river",)).in_bag == 72
    assert new(seats=2, tiles_only=("river",)).in_bag == 84
    assert GAME.view(new(seats=2, boxes=("river",)), None).tiles_left == 72 + 11


def test_copies_of_the_river_repeat_its_middle() -> None:
    state = new(seats=2, boxes=("river",), copies={"river": 2})
    assert GAME.view(state, None).tiles_left == 72 + 2 * 10 + 1


def test_copies_multiply_the_tiles_of_a_set() -> None:
    assert new(seats=2, boxes=("inns",), copies={"inns": 3, "base": 2}).in_bag == 2 * 72 + 3 * 18


def test_tiles_only_bring_no_figures_and_no_rules() -> None:
    view = GAME.view(new(seats=2, tiles_only=NAMES), None)
    assert set(view.players[0].figures) == {"meeple"}
    assert view.boxes == ()


@pytest.mark.parametrize("boxes", [["all"], ("all",), '["all"]', "all"])
def test_all_is_taken_alone_and_in_a_list(boxes: object) -> None:
    assert make_options(GAME, {"seats": 2, "boxes": boxes}).boxes == "all"


def test_all_beside_a_box_is_none() -> None:
    with pytest.raises(BadOptions, match="unknown-name"):
        make_options(GAME, {"seats": 2, "boxes": ["all", "river"]})


def test_all_boxes_bring_all_figures() -> None:
    view = GAME.view(new(seats=8, boxes="all"), None)
    for row in view.players:
        assert row.figures == {"meeple": 7, "large": 1, "builder": 1, "piglet": 1, "shepherd": 1}


def test_every_seat_has_its_own_colour() -> None:
    view = GAME.view(new(seats=8, colours=("violet", "grey")), None)
    colours = [row.colour for row in view.players]
    assert colours[:2] == [Colour.VIOLET, Colour.GREY]
    assert sorted(colours) == sorted(Colour)


def test_the_chosen_seat_begins() -> None:
    assert new(seats=4, first=3).seat == 3


def test_the_box_holds_what_the_book_lists() -> None:
    sets = ("base", *NAMES)
    counts = {name: sum(tile.count for tile in TILES.tiles if tile.set == name) for name in sets}
    assert counts == {"base": 73, "inns": 18, "traders": 24, "hills": 18, "wheel": 12, "river": 12}
