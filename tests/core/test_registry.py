import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from krajina.core import UnknownName, bot_names, find_bot, find_game, game_names, games, registry
from krajina_harvest.game import GAME


class Install(Protocol):
    def __call__(self, name: str, entry: str, code: str, group: str = "krajina.games") -> None: ...


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    def write(name: str, entry: str, code: str, group: str = "krajina.games") -> None:
        info = tmp_path / f"{name}_dist-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-dist\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {entry}\n")
        (tmp_path / f"{name}_module.py").write_text(code)
        forget()

    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield write
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]
    forget()


def forget() -> None:
    registry._entry_points.cache_clear()
    registry._load.cache_clear()


def test_a_registered_game_is_found_by_its_name() -> None:
    assert "harvest" in game_names()
    found: object = find_game("harvest")
    assert found is GAME
    assert dict(games())["harvest"] is find_game("harvest")


def test_a_game_of_an_outside_package_is_found(install: Install) -> None:
    install(
        "pebbles",
        "pebbles_module:GAME",
        "from krajina_harvest.game import Harvest\nGAME = Harvest()\nGAME.name = 'pebbles'\n",
    )
    assert "pebbles" in game_names()
    assert type(find_game("pebbles")).__name__ == "Harvest"
    assert find_game("pebbles") is find_game("pebbles")


@pytest.mark.parametrize(
    "text",
    [
        "GAME = 1",
        "from krajina_harvest.game import GAME",
        "class Pebbles:\n    name = 'pebbles'\nGAME = Pebbles()",  # it does not inherit the contract
    ],
)
def test_what_is_no_game_of_that_name_is_not_found(install: Install, text: str) -> None:
    install("pebbles", "pebbles_module:GAME", text)
    with pytest.raises(UnknownName) as caught:
        find_game("pebbles")
    assert caught.value.code == "misnamed-game"
    assert "pebbles" not in games()


def test_names_come_in_the_order_of_the_alphabet(install: Install) -> None:
    install("zebra", "zebra_module:GAME", "GAME = 1\n")
    install("ant", "ant_module:GAME", "GAME = 1\n")
    names = game_names()
    assert {"ant", "harvest", "zebra"} <= set(names)
    assert list(names) == sorted(names)


def test_names_are_listed_without_importing_anything(install: Install) -> None:
    install("bomb", "bomb_module:GAME", "raise AssertionError('imported')\n")
    assert "bomb" in game_names()


@pytest.mark.parametrize(
    ("entry", "code", "reason"),
    [
        ("broken_module:GAME", "import no_such_module\n", "no_such_module"),
        ("broken_module:GAME", "GAME = 1 / 0\n", "ZeroDivisionError"),
        ("broken_module:GAME", "def\n", "SyntaxError"),
        ("broken_module:GAME", "", "GAME"),
        ("broken_module:GAME", "raise SystemExit(3)\n", "SystemExit"),
        ("nowhere_module:GAME", "", "nowhere_module"),
    ],
    ids=["import", "crash", "syntax", "no attribute", "exit", "no module"],
)
def test_a_broken_package_is_named_and_takes_no_other_with_it(
    install: Install, entry: str, code: str, reason: str
) -> None:
    install("broken", entry, code)
    with pytest.raises(UnknownName) as caught:
        find_game("broken")
    assert caught.value.code == "broken-package"
    assert caught.value.values["name"] == "broken"
    assert caught.value.values["package"] == "broken-dist"
    assert reason in str(caught.value.values["reason"])
    assert "broken" not in games()
    assert "harvest" in games()


def test_an_unknown_game_is_answered_with_the_known_ones(install: Install) -> None:
    with pytest.raises(UnknownName) as caught:
        find_game("chess")
    assert caught.value.code == "unknown-game"
    assert caught.value.values == {"name": "chess", "known": game_names()}


def test_bots_are_found_the_same_way(install: Install) -> None:
    install("lazy", "lazy_module:Lazy", "class Lazy:\n    def __init__(self, game): ...\n", group="krajina.bots")
    assert "lazy" in bot_names()
    assert "lazy" not in game_names()
    maker: object = find_bot("lazy")
    assert isinstance(maker, type)
    with pytest.raises(UnknownName) as caught:
        find_bot("nobody")
    assert caught.value.code == "unknown-bot"
    assert caught.value.values == {"name": "nobody", "known": bot_names()}
