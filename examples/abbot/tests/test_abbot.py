"""The box keeps the contract alone and with every other box, its words are complete, and its scenarios hold."""

from pathlib import Path

import pytest

from krajina.core.testing import check_game
from krajina.games.carcassonne import BOX_NAMES, GAME, CarcassonneOptions
from krajina.scenario import run_scenario
from krajina.text.testing import check_words

HERE = Path(__file__).parent


def test_it_is_found_by_its_entry_point_and_off_unless_it_is_asked_for() -> None:
    assert BOX_NAMES[-1] == "abbot"
    for options in (CarcassonneOptions(seats=2), CarcassonneOptions(seats=2, boxes="all")):
        assert "abbot" not in GAME.view(GAME.new(options), None).players[0].figures
    view = GAME.view(GAME.new(CarcassonneOptions(seats=2, boxes=("abbot",))), None)
    assert view.players[0].figures == {"meeple": 7, "abbot": 1}


@pytest.mark.slow
@pytest.mark.parametrize("boxes", [("abbot",), BOX_NAMES])
def test_it_keeps_the_contract(boxes: tuple[str, ...]) -> None:
    check_game(GAME, CarcassonneOptions(seats=2, boxes=boxes), games=1, every=300)


def test_its_words_are_complete_in_all_languages() -> None:
    check_words(GAME)


@pytest.mark.parametrize("file", sorted((HERE / "scenarios").glob("*.toml")), ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    run_scenario(file)
