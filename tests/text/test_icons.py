"""Icons are small drawings that can be put into any page: shapes, and nothing that loads, runs or dresses them."""

import json
from collections.abc import Iterator
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from krajina.core.registry import find_game
from krajina.text.catalogue import CORE
from krajina.text.drawings import FOLDER, SAME, drawings, icons_of

GAMES = ("carcassonne", "stroganov", "graenaland", "harvest")
SHAPES = {"path", "circle", "rect", "ellipse", "g", "line", "polygon", "polyline"}
FORBIDDEN = {"style", "class", "id", "href"}
MOST_BYTES = 1500


def sources() -> Iterator[tuple[str, str]]:
    for package in (CORE, *(find_game(name).words for name in GAMES)):
        folder = files(package).joinpath(FOLDER)
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name == SAME:
                continue
            yield f"{package}/{file.name}", file.read_text("utf-8")


@pytest.mark.parametrize("package", [CORE, *(find_game(name).words for name in GAMES)])
def test_every_file_is_an_icon(package: str) -> None:
    folder = files(package).joinpath(FOLDER)
    files_there = {file.name for file in folder.iterdir()} - {SAME}
    shared = {word for words in json.loads(folder.joinpath(SAME).read_text("utf-8")).values() for word in words}
    assert {f"{name}.svg" for name in drawings(package) if name not in shared} == files_there
    assert all(drawings(package).values())


def test_icons_are_shapes_and_nothing_else() -> None:
    for name, source in sources():
        drawing = ElementTree.fromstring(source)
        assert drawing.attrib == {"viewBox": "0 0 24 24"}, name
        assert len(source.encode()) <= MOST_BYTES, name
        for node in list(drawing.iter())[1:]:
            assert node.tag.rpartition("}")[2] in SHAPES, f"{name}: {node.tag}"
            bad = [one for one in node.attrib if one.rpartition("}")[2] in FORBIDDEN or one.startswith("on")]
            assert not bad, f"{name}: {bad}"
            assert not any("url(" in value for value in node.attrib.values()), name


def test_a_game_draws_its_own_in_place_of_shared_ones() -> None:
    game = find_game("stroganov")
    assert icons_of(game) == {**drawings(CORE), **drawings(game.words)}


def test_a_game_without_icons_has_the_shared_ones(village_words: str) -> None:
    assert drawings(village_words) == {}
    assert drawings("no.such.package") == {}
