"""Matches that are really played, in processes of their own."""

import csv
import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from krajina.arena import Limits, Match, Until, crew, kept_game, new_match, play_match
from krajina.arena.crew import spread
from krajina.core import GameError, Play, find_game, read_record

BOTS = Path(__file__).parent / "bots.py"


def bad(name: str, *others: str) -> Match:
    return new_match("harvest", [f"{BOTS}:{name}", *(others or ("random",))])


def test_a_match_is_played_kept_and_told(tmp_path: Path) -> None:
    report = play_match(new_match("harvest", ["greedy", "random"]), 9, tmp_path, workers=2)
    assert (report.games, report.groups, report.kept, report.new) == (10, 5, 10, 10)
    assert sum(row.share for row in report.rows) == pytest.approx(1)
    assert sum(row.margin for row in report.rows) == pytest.approx(0)
    assert [[seat.games for seat in row.seats] for row in report.rows] == [[5, 5], [5, 5]]
    for number in range(1, 11):
        game, record = read_record(kept_game(tmp_path, number), find_game)
        assert Play.resume(game, record).is_over
        assert record.players == (("bot:greedy", "bot:random"), ("bot:random", "bot:greedy"))[1 - number % 2]
    assert json.loads((tmp_path / "report.json").read_text())["digest"] == report.digest
    assert len(list(csv.DictReader((tmp_path / "games.csv").open()))) == 20
    assert ElementTree.parse(tmp_path / "plot.svg").getroot().tag.endswith("svg")

    again = play_match(new_match("harvest", ["greedy", "random"]), 10, tmp_path)
    assert (again.new, again.digest, again.rows) == (0, report.digest, report.rows)
    more = play_match(new_match("harvest", ["greedy", "random"]), 12, tmp_path, workers=1)
    assert (more.games, more.new) == (12, 2)


def test_a_bot_that_fails_is_named_with_game_and_decision(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="arena-raised") as error:
        play_match(bad("Bad"), 2, tmp_path, workers=1)
    values = error.value.values
    assert (values["name"], values["number"], values["seat"], values["decision"]) == ("bots.py:Bad", 1, 1, 2)
    assert "ouch" in str(values["reason"])
    assert "bots.py" in str(values["reason"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Foreign", "arena-illegal"),
        ("Hungry", "arena-memory"),
        ("Leaving", "arena-raised"),
        ("Falling", "arena-ended"),
        ("Hanging", "arena-slow"),
        ("Unwilling", "bot-failed"),
        ("Nobody", "no-such-class"),
        ("Thing", "no-such-class"),
    ],
)
def test_whatever_a_bot_does_ends_in_a_sentence(tmp_path: Path, name: str, code: str) -> None:
    limits = Limits(2.0 if name == "Hanging" else 60.0, 512 << 20)
    with pytest.raises(GameError, match=code) as error:
        play_match(bad(name), 2, tmp_path, workers=1, limits=limits)
    assert name in str(error.value.values["name"])


@pytest.mark.slow
def test_a_bot_that_is_never_ready_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "BEGINNING", 1.0)
    file = tmp_path / "endless.py"
    file.write_text("while True: pass\n")
    with pytest.raises(GameError, match="arena-slow-early"):
        play_match(new_match("harvest", [f"{file}:Bot", "random"]), 2, tmp_path / "out", limits=Limits(0.5))


@pytest.mark.slow
def test_games_that_were_over_before_a_bot_failed_are_kept(tmp_path: Path) -> None:
    source = BOTS.read_text().replace("self.count = 0", "type(self).made += 1; self.count = -99 * (self.made < 8)")
    file = tmp_path / "late.py"
    file.write_text(
        source.replace("class Bad(RandomBot[Any, Any, Any]):", "class Bad(RandomBot[Any, Any, Any]):\n    made = 0")
    )
    with pytest.raises(GameError, match="arena-raised") as error:
        play_match(new_match("harvest", [f"{file}:Bad", "random"]), 20, tmp_path / "out", workers=1)
    assert error.value.values["number"] == 7
    assert json.loads((tmp_path / "out/report.json").read_text())["kept"] == 6
    assert kept_game(tmp_path / "out", 6)


@pytest.mark.slow
def test_the_same_seeds_give_the_same_games_however_many_play_them(tmp_path: Path) -> None:
    for game, bots in (("carcassonne", ["greedy", "random"]), ("harvest", ["random", "random", "greedy"])):
        match = new_match(game, bots, seed=9)
        reports = [play_match(match, 4, tmp_path / f"{game}{count}", workers=count) for count in (1, 3)]
        assert reports[0].digest == reports[1].digest
        firsts = [kept_game(tmp_path / f"{game}{count}", 1) for count in (1, 3)]
        assert firsts[0] == firsts[1]


@pytest.mark.slow
def test_a_test_that_decides_stops_the_match_at_the_same_group_whoever_is_faster(tmp_path: Path) -> None:
    reports = []
    for count in (1, 3):
        match, until = new_match("harvest", ["greedy", "random"]), Until(0, 2)
        reports.append(play_match(match, 2000, tmp_path / str(count), until=until, workers=count))
    verdicts = [report.until for report in reports]
    assert verdicts[0] == verdicts[1]
    assert verdicts[0] is not None
    assert verdicts[0].decision == "upper"
    assert reports[0].digest == reports[1].digest
    assert all(report.games < report.kept + 1 < 2000 for report in reports)


def test_orders_are_whole_groups_and_small_at_the_end() -> None:
    orders = list(spread(range(1, 1001), 4, 2))
    assert [number for order in orders for number in order] == [*range(1, 1001)]
    assert all(len(order) % 4 == 0 for order in orders)
    assert len(orders[0]) > len(orders[-1]) == 4
