"""What a failure says: where, what was being done, the trouble of the record that is shown, and how to repeat it."""

from collections.abc import Iterator

import pytest
from tests.core import sabotage, sabotage_cellar, sabotage_deep
from tests.core.cellar import Cellar
from tests.core.table import GAME, TWO

from krajina.core import AnyGame, AnyPlay, Options, Play
from krajina.core.testing import Broken, check_game, check_record
from krajina.core.testing.kit import CHECKS, LATE, WHOLE
from krajina.core.testing.moment import who
from krajina.core.testing.shorten import shortest


def broken(game: AnyGame, options: Options, *, games: int = 20, seed: int = 0, every: int = 1) -> Broken:
    with pytest.raises(Broken) as caught:
        check_game(game, options, games=games, seed=seed, every=every)
    return caught.value


def test_a_crash_in_a_check_names_the_error_the_line_and_the_action() -> None:
    found = broken(sabotage.Crashes(), TWO)
    assert isinstance(found.__cause__, ZeroDivisionError)
    assert found.trouble.startswith("ZeroDivisionError: all my coins, ")
    assert "sabotage.py:" in found.trouble
    assert " in advance, seat " in found.trouble
    assert found.trouble.endswith(" doing Bid(coins=6)")


def test_a_crash_on_the_way_names_them_too_and_is_repeated_by_its_seed() -> None:
    found = broken(sabotage_cellar.CrashesOnAName(), Options(seats=2), every=1000, seed=2)
    assert found.check == "what is offered can be done"
    assert isinstance(found.__cause__, ZeroDivisionError)
    assert "sabotage_cellar.py:" in found.trouble
    assert ", chance doing Name(seat=" in found.trouble
    assert f"check_game(game, options, games=1, seed={found.seed})" in str(found)
    again = broken(sabotage_cellar.CrashesOnAName(), Options(seats=2), every=1000, games=1, seed=found.seed)
    assert str(again) == str(found)


def test_chance_is_called_by_its_name() -> None:
    assert [who(watcher) for watcher in (-1, 0, 1, None)] == ["chance", "seat 0", "seat 1", "a watcher"]


REPEATED: list[tuple[AnyGame, Options]] = [
    (sabotage.Duplicates(), TWO),
    (sabotage.Crashes(), TWO),
    (sabotage.RefusalLeaks(), TWO),
    (sabotage.ImaginesTheTruth(), TWO),
    (sabotage.TermsDoNotSumUp(), TWO),
    (sabotage.CopySharesAHiddenList(), TWO),
    (sabotage_deep.QuestionShowsWhatNoEventReveals(), TWO),
    (sabotage_cellar.TellsEverybody(), Options(seats=3)),
    (sabotage_cellar.FirstAnswerGains(), Options(seats=3)),
    (sabotage_cellar.CannotPlayWhatItImagines(), Options(seats=3)),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), REPEATED, ids=[type(game).__name__ for game, _ in REPEATED])
def test_the_trouble_is_that_of_the_record_and_is_found_again_from_it(game: AnyGame, options: Options) -> None:
    found = broken(game, options)
    assert f"check_record(game, record, seed={found.seed}, check={found.check!r})" in str(found)
    for record in (found.record, found.record.to_json(), found.record.to_json().decode()):
        with pytest.raises(Broken) as caught:
            check_record(game, record, seed=found.seed, check=found.check)
        assert caught.value.trouble == found.trouble
        assert caught.value.record == found.record


def test_a_record_is_looked_at_with_every_check_or_with_one() -> None:
    play = Play(GAME, TWO)
    report = check_record(GAME, play.record)
    assert (report.games, report.steps) == (1, 1)
    bad = broken(sabotage.TermsDoNotSumUp(), TWO)
    for check in (*CHECKS, *LATE, *WHOLE):
        if check != bad.check:
            check_record(sabotage.TermsDoNotSumUp(), bad.record, check=check)
    with pytest.raises(Broken, match="breaks 'the end'"):
        check_record(sabotage.TermsDoNotSumUp(), bad.record)


def test_pieces_are_counted_in_a_record_too() -> None:
    with pytest.raises(Broken) as caught:
        check_game(sabotage.LosesACrop(), TWO, pieces=sabotage.pieces)
    found = caught.value
    with pytest.raises(Broken, match="pieces came or went"):
        check_record(sabotage.LosesACrop(), found.record, seed=found.seed, check=found.check, pieces=sabotage.pieces)


def test_a_check_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="'the ned' is none of"):
        check_record(GAME, Play(GAME, TWO).record, check="the ned")


def test_a_record_with_something_taken_back_is_looked_at() -> None:
    play = Play(Cellar(), Options(seats=2))
    while not any(decision.prompt == "bury" for decision in play.game.decisions(play.state)):
        [decision] = play.game.decisions(play.state)
        play.act(decision.seat, next(iter(decision.choices)))
    [decision, _] = play.game.decisions(play.state)
    play.act(decision.seat, next(iter(decision.choices)))
    play.undo(decision.seat)
    assert check_record(Cellar(), play.record).steps == len(play.entries) + 1


def _long_game() -> AnyPlay:
    play: AnyPlay = Play(GAME, TWO)
    while decisions := GAME.decisions(play.state):
        play.act(decisions[0].seat, next(iter(decisions[0].choices)))
    return play


def _no_games(game: object, options: object, seed: int) -> Iterator[AnyPlay]:
    return iter(())


@pytest.mark.parametrize(("tick", "most"), [(0.0, 300), (1.0, 11), (100.0, 0)])
def test_shortening_stops_in_time_and_what_was_found_by_then_is_reported(tick: float, most: int) -> None:
    now = [0.0]
    tried = []

    def clock() -> float:
        now[0] += tick
        return now[0]

    def fails(play: AnyPlay) -> bool:
        tried.append(len(play.entries))
        return len(play.entries) > 3

    play = _long_game()
    record = shortest(play, 0, fails, _no_games, clock)
    assert len(tried) <= most
    assert len(record.entries) == 4 if tick == 0.0 else len(record.entries) <= len(play.entries)
    if not tried:
        assert record == play.record
