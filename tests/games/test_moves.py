"""A move is one file: each kind of action has the file of its tag's name in `moves/`, and nothing else is there.

The rooms of games are compiled, and mypyc drops the keywords of structs (`frozen`, `tag`) that stand in a compiled
module: the structs of actions stay together in `actions.py`. Grænaland has files only for actions that do something.
Carcassonne is no part of this: there a file is a step of a turn.
"""

import importlib
from keyword import iskeyword
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from krajina.core import Action, find_game

GAMES = ("stroganov", "graenaland")


def moves_of(name: str) -> ModuleType:
    return importlib.import_module(f"krajina.games.{name}.moves")


def kinds_of(name: str) -> list[type[Action]]:
    return list(get_args(find_game(name).actions))


def file_of(kind: type[Action]) -> str:
    """The name of its file: the tag, where Python leaves it to us."""
    tag = str(kind.__struct_config__.tag)
    return f"{tag}_" if iskeyword(tag) else tag


@pytest.mark.parametrize("name", GAMES)
def test_each_file_is_that_of_one_kind_of_action(name: str) -> None:
    [folder] = moves_of(name).__path__
    files = {path.stem for path in Path(folder).glob("*.py")} - {"__init__"}
    kinds = set(map(file_of, kinds_of(name)))
    assert files <= kinds if name == "graenaland" else files == kinds
    assert len(files) > 20


@pytest.mark.parametrize("name", GAMES)
def test_the_structs_of_actions_stand_together(name: str) -> None:
    assert {kind.__module__ for kind in kinds_of(name)} == {f"krajina.games.{name}.actions"}
