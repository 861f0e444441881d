"""The checks of PettingZoo and Gymnasium as they are, for all games and several set-ups."""

import warnings
from functools import partial
from typing import Any

import gymnasium
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test
from tests.learn.playing import TABLES, table

from krajina import learn
from krajina.core import find_game
from krajina.learn import carcassonne_v2, graenaland_v2, stroganov_v2

MODULES = {"carcassonne": carcassonne_v2, "graenaland": graenaland_v2, "stroganov": stroganov_v2}
SOLO: dict[str, dict[str, Any]] = {
    "carcassonne": {},
    "stroganov": {"seats": 1},
    "graenaland": {"seats": 3, "seat": 1, "illegal": "nearest"},
}


def name_of(game: str) -> str:
    return f"krajina/{game}-v{find_game(game).rules}"


@pytest.mark.slow
@pytest.mark.parametrize("reward", ["place", "difference"])
@pytest.mark.parametrize("name", TABLES)
def test_the_tests_of_pettingzoo_pass(name: str, reward: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(table(name, reward=reward), num_cycles=60)
    seed_test(partial(table, name, reward=reward), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", MODULES)
def test_pettingzoo_can_draw_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(MODULES[game].env)
    assert len(capsys.readouterr().out.splitlines()) > 60


@pytest.mark.parametrize("game", MODULES)
def test_modules_and_names_have_the_version_of_the_rules(game: str) -> None:
    env = MODULES[game].env()
    assert env.metadata["name"] == MODULES[game].__name__.rpartition(".")[2]
    known = name_of(game)
    made = pettingzoo.make("aec", known, render_mode="ansi").unwrapped
    assert isinstance(made, learn.Environment)
    assert (str(made), made.render_mode) == (str(env), "ansi")
    assert isinstance(gymnasium.make(known).unwrapped, learn.Solo)


@pytest.mark.parametrize("game", SOLO)
def test_the_checks_of_gymnasium_pass(game: str) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        check_env(gymnasium.make(name_of(game), **SOLO[game]).unwrapped)
    known = ("not one of the choices", "cannot take id", "WARN: Environment ")
    assert [str(one.message) for one in told if not any(part in str(one.message) for part in known)] == []


@pytest.mark.parametrize("game", SOLO)
def test_gymnasium_makes_them_by_name(game: str) -> None:
    env = gymnasium.make(name_of(game), **SOLO[game])
    _, info = env.reset(seed=3)
    for _ in range(20):
        action = env.action_space.sample(info["action_mask"])
        _, _, is_over, _, info = env.step(action)
        assert not is_over
        assert "instead" not in info
