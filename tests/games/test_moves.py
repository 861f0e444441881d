"""A move is one file: each kind of action has the file of its tag's name in `moves/`, and nothing else is there.

The rooms of Carcassonne and Grænaland are compiled, and mypyc drops the keywords of structs (`frozen`, `tag`) that
stand in a compiled module: their actions stay together in `actions.py`, and `moves/` has a file only for what does
something.
"""

import importlib
from keyword import iskeyword
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from krajina.core import Action, find_game

GAMES = ("stroganov",)


def moves_of(name: str) -> ModuleType:
    return importlib.import_module(f"krajina.games.{name}.moves")


def kinds_of(name: str) -> list[type[Action]]:
    return list(get_args(find_game(name).actions))


def file_of(kind: type[Action]) -> str:
    """The name of its file: the tag, where Python leaves it to us."""
    tag = str(kind.__struct_config__.tag)
    return f"{tag}_" if iskeyword(tag) else tag


@pytest.mark.parametrize("name", GAMES)
def test_each_kind_of_action_has_one_file_and_each_file_one_kind(name: str) -> None:
    [folder] = moves_of(name).__path__
    files = sorted(path.name for path in Path(folder).iterdir() if path.name != "__pycache__")
    assert files == sorted(["__init__.py", *(f"{file_of(kind)}.py" for kind in kinds_of(name))])


@pytest.mark.parametrize("name", GAMES)
def test_an_action_stands_in_the_file_of_its_name(name: str) -> None:
    moves = moves_of(name).__name__
    assert [kind for kind in kinds_of(name) if kind.__module__ != f"{moves}.{file_of(kind)}"] == []


@pytest.mark.parametrize("name", ["graenaland"])
def test_compiled_moves_are_files_of_kinds_whose_structs_stand_together(name: str) -> None:
    [folder] = moves_of(name).__path__
    files = {path.stem for path in Path(folder).glob("*.py")} - {"__init__"}
    assert len(files) > 20
    assert files <= set(map(file_of, kinds_of(name)))
    assert {kind.__module__ for kind in kinds_of(name)} == {f"krajina.games.{name}.actions"}
