"""A move is one file: each kind of action has the file of its tag's name in `moves/`, and nothing else is there.

Where the moves are compiled their structs stand together in `actions.py`: mypyc drops the keywords of structs
(`frozen`, `tag`). Carcassonne is no part of this: there a file is a step of a turn.
"""

import importlib
from keyword import iskeyword
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from krajina.core import Action, find_game

GAMES = ("stroganov", "graenaland")
COMPILED = ("stroganov",)


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
    files = sorted(path.name for path in Path(folder).iterdir() if path.suffix not in ("", ".so"))  # nothing built
    assert files == sorted(["__init__.py", *(f"{file_of(kind)}.py" for kind in kinds_of(name))])


@pytest.mark.parametrize("name", GAMES)
def test_an_action_stands_in_the_file_of_its_name(name: str) -> None:
    moves = moves_of(name).__name__
    if name in COMPILED:
        assert {kind.__module__ for kind in kinds_of(name)} == {f"krajina.games.{name}.actions"}
    else:
        assert [kind for kind in kinds_of(name) if kind.__module__ != f"{moves}.{file_of(kind)}"] == []
