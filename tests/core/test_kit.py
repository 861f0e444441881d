from typing import Any

import pytest
from tests.core import sabotage, sabotage_answers, sabotage_changes, sabotage_deep, sabotage_pickles
from tests.core.table import GAME, SHORT, TWO

from krajina.core import AnyGame, Play
from krajina.core.testing import Broken, Report, check_game
from krajina.core.testing.kit import CHECKS
from krajina_harvest.game import Bade, Harvest, HarvestOptions

pytestmark = pytest.mark.slow

WHOLE_GAME = 2 + 2 * (3 + 2 + 1)  # steps of every game of two seats and two rounds

# Each defect, the check that must find it, and the steps that the shortest record which shows it may have.
SABOTAGES: list[tuple[type[Harvest], str, int]] = [
    (sabotage.AsksTwice, "one question a seat", 5),
    (sabotage.AsksChanceAndASeat, "one question a seat", 2),
    (sabotage.AsksAStranger, "one question a seat", 7),
    (sabotage.OrderDependsOnTheCall, "one question a seat", WHOLE_GAME),
    (sabotage.OrderDependsOnTheWalk, "choices can be asked, walked, sampled and done", WHOLE_GAME),
    (sabotage.Duplicates, "choices can be asked, walked, sampled and done", 5),
    (sabotage.Nothing, "choices can be asked, walked, sampled and done", WHOLE_GAME),
    (sabotage.SamplesWhatIsNotThere, "choices can be asked, walked, sampled and done", 5),
    (sabotage.ListsWhatItDoesNotContain, "choices can be asked, walked, sampled and done", 5),
    (sabotage.HidesAKind, "choices can be asked, walked, sampled and done", 5),
    (sabotage.OffersWhatCannotBeSent, "choices can be asked, walked, sampled and done", 5),
    (sabotage.Crashes, "choices can be asked, walked, sampled and done", 5),
    (sabotage.RefusesInSilence, "every refusal says why", 5),
    (sabotage.RefusesWithoutARule, "every refusal says why", 5),
    (sabotage.RefusesByHearsay, "every refusal says why", 5),
    (sabotage.ViewDoesNotTravel, "views travel", 0),
    (sabotage.EventDoesNotTravel, "views travel", 1),
    (sabotage.ViewLeaksEvents, "views travel", 1),
    (sabotage_answers.WaitsForNobody, "answers to hosts", 5),
    (sabotage_answers.WaitsForWhoIsNotAsked, "answers to hosts", 7),
    (sabotage_answers.WaitsTwice, "answers to hosts", 5),
    (sabotage_answers.SilenceIsNoChoice, "answers to hosts", 5),
    (sabotage_answers.TurnOfAStranger, "answers to hosts", 0),
    (sabotage_answers.TurnAfterTheEnd, "answers to hosts", WHOLE_GAME),
    (sabotage_answers.SaysThatAllSeeTheSame, "answers to hosts", 1),
    (sabotage_answers.PointsUnlikeTheView, "answers to hosts", 0),
    (sabotage_answers.PointsForAStranger, "answers to hosts", 0),
    (sabotage_answers.RivalWithoutARow, "answers to hosts", WHOLE_GAME),
    (sabotage_answers.WorthIsNoNumber, "positions have a worth", 0),
    (sabotage_answers.ForesightIsNoNumber, "positions have a worth", 0),
    (sabotage_answers.WorthChangesTheState, "positions have a worth", 0),
    (sabotage_answers.PointsTellASecret, "two worlds, one view", 1),
    (sabotage_answers.WaitsForASecret, "two worlds, one view", 5),
    (sabotage_answers.TalkTellsASecret, "two worlds, one view", 1),
    (sabotage_answers.TurnTellsASecret, "two worlds, one view", 1),
    (sabotage_answers.SilenceTellsASecret, "two worlds, one view", 5),
    (sabotage.ViewLeaksAFavourite, "two worlds, one view", 1),
    (sabotage.ViewLeaksASealedBid, "two worlds, one view", 6),
    (sabotage.ViewLeaksToSpectators, "two worlds, one view", 1),
    (sabotage.QuestionLeaks, "two worlds, one view", 5),
    (sabotage.RefusalLeaks, "two worlds, one view", 5),
    (sabotage.ImaginesWithForeignEvents, "two worlds, one view", 1),
    (sabotage.ImaginesOwnThingsAnew, "two worlds, one view", 1),
    (sabotage.ImaginesTheTruth, "imagination", 5),
    (sabotage_deep.FavouriteIsToldToAll, "imagination", 0),
    (sabotage_deep.FirstBidderGains, "answers in any order", 5),
    (sabotage_changes.OffersAChangeToThoseWhoAreAsked, "answers may be changed", 6),
    (sabotage_changes.OffersAChangeInVain, "answers may be changed", 6),
    (sabotage_changes.ChangeIsSeen, "answers may be changed", 6),
    (sabotage_changes.ChangeAsksAnother, "answers may be changed", 6),
    (sabotage.TermsDoNotSumUp, "the end", WHOLE_GAME),
    (sabotage.StrangePlaces, "the end", WHOLE_GAME),
    (sabotage.RowsOfDifferentLength, "the end", WHOLE_GAME),
    (sabotage.NoOutcome, "the end", WHOLE_GAME),
    (sabotage.OutcomeTooEarly, "the end", 8),
    (sabotage_pickles.CannotBePickled, "states can be pickled", 0),
    (sabotage_pickles.PickleForgetsTheCart, "states can be pickled", 3),
    (sabotage_pickles.PickleSharesTheBarns, "states can be pickled", 4),
    (sabotage_pickles.PickleGoesOnOtherwise, "states can be pickled", 0),
    (sabotage_pickles.CopyOfAPickleGoesOnOtherwise, "states can be pickled", 0),
    (sabotage.Endless, "games end", 51),
    (sabotage.CopySharesAHiddenList, "apply leaves its input untouched", 1),
    (sabotage.OptionsDoNotTravel, "records travel", WHOLE_GAME),
    (sabotage.LuckAtTheStart, "replay equals play", WHOLE_GAME),
    (sabotage.LosesACrop, "pieces are conserved", 8),
]
REST = {
    "games end",
    "states can be pickled",
    "positions have a worth",
    "apply leaves its input untouched",
    "records travel",
    "replay equals play",
    "pieces are conserved",
}
WITHOUT_REPLAY = (sabotage.OptionsDoNotTravel,)


def broken(game: AnyGame, **settings: Any) -> Broken:
    chosen: dict[str, Any] = {"games": 20, "bound": 50, "pieces": sabotage.pieces} | settings
    with pytest.raises(Broken) as caught:
        check_game(game, game.options(seats=2, rounds=2), **chosen)
    return caught.value


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", [TWO, SHORT, HarvestOptions(seats=3, rounds=2, feast=True), HarvestOptions(seats=4, rounds=1)]
)
def test_a_sound_game_passes(options: HarvestOptions) -> None:
    report = check_game(GAME, options, games=3, pieces=sabotage.pieces)
    assert report.games == 3
    assert report.steps == 3 * (1 + options.seats + options.rounds * (2 * options.seats + 2))
    assert report.secrets > 0


def test_a_game_in_which_sealed_answers_may_be_changed_passes() -> None:
    assert check_game(sabotage_changes.ChangesBids(), TWO, games=3).games == 3


def test_the_same_seed_covers_the_same() -> None:
    reports: list[Report] = [check_game(GAME, TWO, games=2, seed=seed) for seed in (7, 7)]
    assert reports[0] == reports[1]


@pytest.mark.parametrize(("defect", "name", "most"), SABOTAGES, ids=[defect.__name__ for defect, _, _ in SABOTAGES])
def test_a_defect_is_found_by_its_check_and_shown_by_a_short_record(
    defect: type[Harvest], name: str, most: int
) -> None:
    found = broken(defect())
    assert found.check == name
    assert len(found.record.entries) <= most
    text = str(found)
    assert f"breaks '{name}' after {len(found.record.entries)} entries: {found.trouble}" in text
    assert ", seed " in text
    assert found.record.to_json().decode() in text
    if defect not in WITHOUT_REPLAY:
        again = Play.resume(defect(), found.record)
        assert len(again.entries) == len(found.record.entries)


def test_every_check_is_shown_to_find_something() -> None:
    shown = {name for _, name, _ in SABOTAGES}
    assert shown | {"undo teaches nothing"} == set(CHECKS) | REST


def test_an_event_that_shows_hidden_things_without_saying_so_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bade, "reveals", False)
    found = broken(Harvest())
    assert found.check == "undo teaches nothing"
    assert len(found.record.entries) == 6  # all but one have bid


@pytest.mark.parametrize("defect", [sabotage.HiddenLuck, sabotage.OpenLuck, sabotage.CopySharesTheBarns])
def test_a_defect_that_several_checks_could_find_is_found(defect: type[Harvest]) -> None:
    assert broken(defect()).check in set(CHECKS) | REST


def test_the_seed_that_is_named_finds_the_same_defect_again() -> None:
    first = broken(sabotage.LosesACrop(), seed=3)
    assert f", seed {first.seed}\n" in str(first)
    again = broken(sabotage.LosesACrop(), seed=first.seed, games=1)
    assert (again.check, again.record) == (first.check, first.record)


def test_a_game_may_take_as_many_steps_as_the_bound_says_but_not_one_more() -> None:
    assert check_game(GAME, TWO, games=1, bound=WHOLE_GAME).steps == WHOLE_GAME + 1
    assert broken(GAME, bound=WHOLE_GAME - 1).check == "games end"


def test_positions_in_between_can_be_left_out_but_not_the_end() -> None:
    assert broken(sabotage.TermsDoNotSumUp(), every=1000).check == "the end"


def test_without_a_count_of_pieces_none_are_counted() -> None:
    assert check_game(sabotage.LosesACrop(), TWO, games=1).games == 1
