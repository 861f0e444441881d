"""The teaching game keeps its contract, its rules and its golden games."""

from pathlib import Path

import pytest

from krajina.core.testing import check_game
from krajina.core.testing.golden import difference, plan
from krajina.scenario import run_scenario
from krajina.text.testing import check_words
from krajina_harvest.game import GAME, HarvestOptions, State

HERE = Path(__file__).parent


def pieces(state: State) -> int:
    return sum(state.sack.values()) + len(state.cart) + sum(map(len, state.barns))


@pytest.mark.slow
@pytest.mark.parametrize("feast", [False, True])
@pytest.mark.parametrize("rounds", [1, 6])
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_contract(seats: int, rounds: int, feast: bool) -> None:
    report = check_game(GAME, HarvestOptions(seats=seats, rounds=rounds, feast=feast), games=1, pieces=pieces)
    assert report.secrets > 0  # favourites and sealed bids were there to be kept


def test_its_words_are_complete_in_all_languages() -> None:
    check_words(GAME)


@pytest.mark.parametrize("file", sorted((HERE / "scenarios").glob("*.toml")), ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    run_scenario(file)


@pytest.mark.parametrize("name", [golden.name for golden in plan(HERE / "golden")])
def test_golden_game(name: str) -> None:
    assert difference(HERE / "golden" / f"{name}.json") == ""
