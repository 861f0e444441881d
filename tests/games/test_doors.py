"""The public door of each game: whatever a program meets in a view, an action, an event or an option has a name."""

import ast
import importlib
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from krajina.core import find_game
from krajina.games import carcassonne, graenaland, stroganov

DOORS = [carcassonne, graenaland, stroganov]
TESTS = Path(__file__).parent.parent


def name_of(door: ModuleType) -> str:
    return door.__name__.rpartition(".")[2]


def classes(hint: Any, package: str, found: set[type]) -> set[type]:
    """Every class of a game that a value of a type can hold."""
    if not isinstance(hint, type) or get_origin(hint):
        for part in get_args(hint):
            classes(part, package, found)
    elif hint not in found and hint.__module__.startswith(package):
        found.add(hint)
        if issubclass(hint, msgspec.Struct):
            for field in get_type_hints(hint, include_extras=True).values():
                classes(field, package, found)
    return found


@pytest.mark.parametrize("door", DOORS, ids=name_of)
def test_whatever_a_program_meets_has_a_name_at_the_door(door: ModuleType) -> None:
    game = find_game(name_of(door))
    view = get_type_hints(game.view)["return"]
    met = set[type]().union(*(classes(hint, door.__name__, set()) for hint in (game.actions, game.options, view)))
    assert len(met) > 40
    assert sorted(one.__name__ for one in met if getattr(door, one.__name__, None) is not one) == []
    assert sorted(one.__name__ for one in met if one.__name__ not in door.__all__) == []


@pytest.mark.parametrize("door", DOORS, ids=name_of)
def test_what_the_door_names_is_there_and_hides_no_room(door: ModuleType) -> None:
    rooms = {module.name for module in pkgutil.iter_modules(door.__path__)}
    assert [name for name in door.__all__ if not hasattr(door, name)] == []
    assert rooms.isdisjoint(door.__all__)
    assert door.GAME is find_game(name_of(door))


def test_no_game_is_loaded_before_it_is_asked_for() -> None:
    script = """
import sys
from krajina import core, games
assert {"carcassonne", "graenaland", "stroganov"} <= set(core.game_names())
from krajina.games import stroganov
print(*sorted(name for name in sys.modules if name.startswith("krajina.") and name.count(".") == 2 and "games" in name))
print(*sorted(name for name in ("asyncio", "krajina.bots", "krajina.server", "krajina.cli") if name in sys.modules))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["krajina.games.stroganov", ""]


def by_the_back_door(file: Path) -> Iterator[str]:
    """What a file imports from a room of a game although the door has it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.ImportFrom) or not node.module:
            continue
        for door in DOORS:
            if node.module.startswith(f"{door.__name__}."):
                room = importlib.import_module(node.module)
                names = (one.name for one in node.names if one.name in door.__all__)
                same = [name for name in names if getattr(room, name) is getattr(door, name)]
                yield from (f"{file.name}: {name} from {node.module}" for name in same)


@pytest.mark.slow
def test_tests_come_in_by_the_door() -> None:
    files = sorted(TESTS.rglob("*.py"))
    assert len(files) > 200
    assert [line for file in files for line in by_the_back_door(file)] == []


def test_whoever_comes_by_the_back_door_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "test_x.py"
    file.write_text("from krajina.games.stroganov.pieces import TIGER, Fur\n")
    assert list(by_the_back_door(file)) == ["test_x.py: Fur from krajina.games.stroganov.pieces"]


def test_the_facts_of_a_tile_are_at_hand() -> None:
    cap = carcassonne.tile_facts("base/city-cap")
    assert isinstance(cap, carcassonne.Tile)
    assert cap.count == sum(tile.count for tile in carcassonne.TILES.tiles if tile.id == cap.id)
    assert sorted(carcassonne.Terrain(part.kind) for part in cap.segments) == ["city", "field"]
    assert sorted(map(carcassonne.Edge, cap.edges)) == ["C", "F", "F", "F"]
