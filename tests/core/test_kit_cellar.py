"""The kit on a game whose cards come from one deck: what is told is remembered, what is imagined is possible."""

import pytest
from tests.core import sabotage_cellar
from tests.core.cellar import Cellar, pieces

from krajina.core import Options
from krajina.core.testing import Broken, check_game

pytestmark = pytest.mark.slow

THREE = Options(seats=3)

# Each defect, the check that must find it, and words of the trouble.
DEFECTS: list[tuple[type[Cellar], str, str]] = [
    (sabotage_cellar.TellsEverybody, "imagination", "but imagine forgets it (after chance doing Deal(card="),
    (sabotage_cellar.TellsTheNeighbour, "imagination", "but imagine forgets it"),
    (sabotage_cellar.ForgetsTheColours, "imagination", "but imagine forgets it"),
    (sabotage_cellar.ForgetsThePeek, "imagination", "but imagine forgets it"),
    (sabotage_cellar.ForgetsThePeekLater, "imagination", "but imagine forgets it"),
    (sabotage_cellar.DealsTheSameCardTwice, "pieces are conserved", "in a world imagined for "),
    (sabotage_cellar.NeverThinksOfTheBest, "imagination", "4' for .players["),
    (sabotage_cellar.FirstAnswerGains, "answers in any order", "it matters in which order"),
    (sabotage_cellar.FirstAnswerGainsLater, "answers in any order", "some steps later"),
    (sabotage_cellar.CannotPlayWhatItImagines, "imagined worlds can be played", "in a world imagined for "),
    (sabotage_cellar.PeeksWithoutSaying, "undo teaches nothing", '"events":[{"event":"dealt"'),
]


@pytest.mark.slow
@pytest.mark.parametrize("game", [Cellar(), sabotage_cellar.ColoursAreTold()])
@pytest.mark.parametrize("seats", Cellar.seats)
def test_a_sound_game_of_one_deck_with_a_peek_and_a_race_passes(game: Cellar, seats: int) -> None:
    report = check_game(game, Options(seats=seats), games=8, pieces=pieces)
    assert report.games == 8
    assert report.secrets > 0


@pytest.mark.parametrize(("defect", "name", "trouble"), DEFECTS, ids=[defect.__name__ for defect, _, _ in DEFECTS])
def test_a_defect_is_found_by_its_check_and_named(defect: type[Cellar], name: str, trouble: str) -> None:
    with pytest.raises(Broken) as caught:
        check_game(defect(), THREE, games=20, pieces=pieces)
    assert caught.value.check == name
    assert trouble in caught.value.trouble
