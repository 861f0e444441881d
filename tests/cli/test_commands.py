"""The other commands: what they print, and how they fail."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from krajina.cli import app

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "examples/harvest/tests/golden/two.json"
SCENARIOS = ROOT / "examples/harvest/tests/scenarios"
FAIR = ROOT / "tests/core/data/record_v1.json"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, list(map(str, arguments)), env={"COLUMNS": "200", "LANG": "en_GB.UTF-8"})


def test_games_lists_the_teaching_game_with_its_options() -> None:
    output = run("games").output
    assert "Harvest  harvest, 2 to 4 players" in output
    assert "--set rounds=3" in output


def test_names_are_for_scripts() -> None:
    assert "harvest" in run("games", "--names").output.splitlines()


@pytest.mark.slow
def test_the_language_follows_the_system_or_the_option() -> None:
    assert "Sklizeň" in run("games", "--lang", "cs").output
    assert "Ernte" in CliRunner().invoke(app, ["games"], env={"LC_ALL": "de_AT.UTF-8"}).output


def test_an_unknown_language_is_refused() -> None:
    result = run("games", "--lang", "tlh")
    assert result.exit_code == 2
    assert "tlh" in result.stderr


def test_version_and_help() -> None:
    assert re.fullmatch(r"krajina \d+\.\d+\.\d+\n", run("--version").output)
    assert "verify" in run("--help").output


def test_replay_tells_every_entry_and_ends_with_the_score_sheet() -> None:
    output = run("replay", GOLDEN).output
    assert re.search(r"^ +1\. Chance: draw \w+$", output, re.MULTILINE)
    assert "Score sheet" in output


def test_replay_shows_a_step_as_a_seat_saw_it() -> None:
    as_seat = run("replay", GOLDEN, "--step", "5", "--seat", "1").output
    assert as_seat.count("loves") == 1
    assert "loves" not in run("replay", GOLDEN, "--step", "5").output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--step", "999"], "There is no step 999"),
        (["--step", "-1"], "There is no step -1"),
        (["--seat", "3"], "There is no seat 3"),
        (["--seat", "0"], "There is no seat 0"),
    ],
)
def test_replay_refuses_what_is_not_there(arguments: list[str], sentence: str) -> None:
    result = run("replay", GOLDEN, *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_verify_accepts_a_fair_game() -> None:
    result = run("verify", FAIR)
    assert result.exit_code == 0
    assert "All is as promised" in result.output


def test_verify_names_the_draw_that_differs(tmp_path: Path) -> None:
    lines = FAIR.read_text("utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if '"do":"draw"' in line)
    crop = re.findall(r'"crop":"(\w+)"', lines[place])[0]
    lines[place] = lines[place].replace(crop, "rye" if crop != "rye" else "hops")
    file = tmp_path / "forged.json"
    file.write_text("\n".join(lines))
    result = run("verify", file)
    assert result.exit_code == 1
    assert "Entry 0 of the record is not what chance had promised" in result.stderr


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The record is damaged"),
        ("[]", "This is not a record of a game of Krajina."),
        ('{"krajina":99}', "written by a newer Krajina"),
        ('{"krajina":1,"game":"chess","rules":"1","options":{},"entries":[]}', "no game called “chess”"),
        ('{"krajina":1,"game":"harvest","rules":"0","options":{"seats":2},"entries":[]}', "version 0 of the rules"),
        ('{"krajina":1,"game":"harvest","rules":"1","options":{"seats":9},"entries":[]}', "not for 9"),
        (
            '{"krajina":1,"game":"harvest","rules":"1","options":{"seats":2},"entries":[{"seat":-1,"action":{"do":"fly"}}]}',
            "$.entries[0].action",
        ),
        (
            '{"krajina":1,"game":"harvest","rules":"1","options":{"seats":2},"entries":[{"seat":0,"action":{"do":"bid","coins":1}}]}',
            "$.entries[0]",
        ),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_bad_record_gets_one_clear_sentence(tmp_path: Path, command: str, text: str, sentence: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    result = run(command, file)
    if command == "verify" and "entries[0]" in sentence and '"do":"bid"' in text:
        assert result.exit_code == 1  # without a promise nothing is replayed
        return
    assert result.exit_code == 2, result.output
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert file.read_text("utf-8") == text


def test_scenarios_hold_or_fail_with_an_exit_code(tmp_path: Path) -> None:
    good = run("scenario", *SCENARIOS.glob("*.toml"))
    assert good.exit_code == 0
    file = tmp_path / "wrong.toml"
    file.write_text((SCENARIOS / "feast.toml").read_text("utf-8").replace("red has 8 points", "red has 9 points"))
    bad = run("scenario", SCENARIOS / "feast.toml", file, "--show")
    assert bad.exit_code == 1
    assert "wrong.toml, step 1, 'red has 9 points': does not hold: 8" in bad.output
    assert "Score sheet" in bad.output
    assert "1 scenario of 2 fails." in bad.stderr


def test_a_scenario_that_cannot_be_read_is_bad_input(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text("this is no scenario")
    assert run("scenario", file).exit_code == 2
    assert run("scenario", tmp_path / "nowhere.toml").exit_code == 2


def test_bench_prints_json_with_all_figures() -> None:
    result = run("bench", "harvest", "--seconds", "0.2", "--json", "--set", "seats=3")
    figures = json.loads(result.output)
    keys = "games_per_s decisions_per_s decisions_per_game choices choices_us advance_us copy_us compiled"
    assert set(keys.split()) <= figures.keys()
    assert figures["decisions_per_game"] == 27  # three favourites, and three times four crops, three bids and a form
    assert figures["compiled"] is False
    assert all(figures[key] > 0 for key in keys.split()[:-1])


def test_bench_prints_words_for_people() -> None:
    assert "decisions a second" in run("bench", "harvest", "--seconds", "0.2").output


def test_bench_refuses_an_unknown_game() -> None:
    assert run("bench", "chess").exit_code == 2
