import pytest
from tests.core import sabotage, sabotage_deep

from krajina.core.testing import Broken, check_game
from krajina_harvest.game import Harvest, HarvestOptions

pytestmark = pytest.mark.slow

TWO = HarvestOptions(seats=2, rounds=2)
FOUR = HarvestOptions(seats=4, rounds=1)

DEFECTS: list[tuple[type[Harvest], HarvestOptions]] = [
    (sabotage.ImaginesTrueBids, TWO),
    (sabotage_deep.ImaginesAnewOnlyAtFirst, TWO),
    (sabotage_deep.ImaginesAnythingButTheTruth, TWO),
    (sabotage_deep.ImaginesWithLuckOfItsOwn, TWO),
    (sabotage_deep.ImaginesWithSharedBarns, TWO),
    (sabotage_deep.SamplesWithLuckOfItsOwn, TWO),
    (sabotage_deep.DescribesOtherChoices, TWO),
    (sabotage_deep.NeedsAnAudience, TWO),
    (sabotage_deep.LuckAtTheEnd, TWO),
    (sabotage_deep.OneRowTooFew, TWO),
    (sabotage_deep.QuestionShowsWhatNoEventReveals, TWO),
    (sabotage_deep.CrashesRarely, FOUR),
    (sabotage_deep.CrashesOnTheWay, TWO),
    (sabotage_deep.ContainsMoreThanItLists, TWO),
    (sabotage_deep.TellsNobodyAnything, TWO),
]


@pytest.mark.parametrize(("defect", "options"), DEFECTS, ids=[defect.__name__ for defect, _ in DEFECTS])
def test_a_defect_that_hides_is_found_and_reported_so_that_it_can_be_repeated(
    defect: type[Harvest], options: HarvestOptions
) -> None:
    with pytest.raises(Broken, match=", seed "):
        check_game(defect(), options, games=25, bound=50)


@pytest.mark.parametrize("defect", [sabotage.Crashes, sabotage.SamplesWhatIsNotThere])
def test_a_defect_that_shows_where_nobody_looks_closely_is_reported_too(defect: type[Harvest]) -> None:
    with pytest.raises(Broken, match=", seed "):
        check_game(defect(), TWO, games=60, bound=50, every=1000)
