"""`krajina arena`, and the way from one of its games to a record and to the browser."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from soak.server import free_port
from typer.testing import CliRunner, Result

from krajina.arena import new_match, play_match
from krajina.arena.folder import GAMES
from krajina.cli import app
from krajina.core import find_game, read_record

BOTS = Path(__file__).parent.parent / "arena/bots.py"


def run(*arguments: str | Path, lang: str = "en_GB.UTF-8") -> Result:
    return CliRunner().invoke(app, list(map(str, arguments)), env={"COLUMNS": "100", "LANG": lang})


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    play_match(new_match("harvest", ["greedy", "random"]), 4, folder)
    return folder


def test_a_match_ends_in_a_table(played: Path) -> None:
    result = run("arena", "harvest", "greedy", "random", "--games", "4", "--out", played)
    assert result.exit_code == 0, result.output
    assert re.search(r"^ *greedy +\d+\.\d \(\d+\.\d–\d+\.\d\) +[+-]\d+\.\d ± \d+\.\d ", result.stdout, re.MULTILINE)
    assert "Counted: 4 games, groups with the same draws: 2, seed 1." in result.stdout
    assert "4 games are there already." in result.stderr


def test_json_is_one_line_and_nothing_else_whatever_bots_print(tmp_path: Path) -> None:
    result = run("arena", "harvest", f"{BOTS}:Talking", "random", "--games", "4", "--out", tmp_path, "--json")
    report = json.loads(result.stdout)
    assert result.stdout.count("\n") == 1
    assert "Hello" not in result.output
    assert [row["bot"] for row in report["rows"]] == ["bots.py:Talking", "random"]
    assert report["games"] == report["new"] == 4


def test_a_game_that_was_torn_is_played_again_and_that_is_said(tmp_path: Path) -> None:
    play_match(new_match("harvest", ["greedy", "random"]), 2, tmp_path, workers=1)
    file = tmp_path / GAMES
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    result = run("arena", "harvest", "greedy", "random", "--games", "2", "--out", tmp_path)
    assert result.exit_code == 0
    assert re.search(r"The last game there was not whole \(\d+ bytes\), and is played again", result.stderr)
    assert "1 game is there already." in result.stderr
    assert "Played now: 1 game " in result.stdout


def test_a_test_that_is_not_decided_says_what_it_lacks(played: Path) -> None:
    result = run("arena", "harvest", "greedy", "random", "--games", "4", "--until", "0,3", "--out", played)
    assert "Not decided after 2 groups (LLR +0.00, a decision needs 2.94)." in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nobody", "random"], "There is no bot called “nobody”"),
        (["greedy@hard", "random"], "The bot “greedy” has no levels"),
        (["nowhere.py:Bot", "random"], "No such file"),
        (["random"] * 5, "--seats"),
        (["random", "random", "--until", "0,3"], "at least two that differ"),
        (["random", "greedy", "--until", "3"], "“3” is no pair of bounds"),
        (["random", "greedy", "--set", "rounds=many"], "rounds"),
        (["random", "greedy", "--out", str(BOTS.parent)], "no match"),
        (["random", "greedy", "--ray", "somewhere"], "no address of a Ray cluster"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(arguments: list[str], sentence: str) -> None:
    result = run("arena", "harvest", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output


def test_it_speaks_the_language_that_was_asked_for(played: Path) -> None:
    result = run("arena", "harvest", "greedy", "random", "--games", "4", "--out", played, lang="cs_CZ.UTF-8")
    assert "Otisk her:" in result.stdout


def test_a_game_of_a_match_is_told_like_a_saved_one(played: Path) -> None:
    result = run("replay", played, "--game", "3")
    assert result.exit_code == 0, result.output
    assert "Score sheet" in result.stdout
    assert "Greedy bot" in result.stdout
    assert "game 9" in run("replay", played, "--game", "9").stderr
    assert "--game NUMBER" in run("replay", played).stderr
    assert run("replay", BOTS, "--game", "1").exit_code == 2


def test_the_record_of_a_game_is_written_once(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "third.json"
    assert run("replay", played, "--game", "3", "--save", file).exit_code == 0
    _, record = read_record(file.read_bytes(), find_game)
    assert record.players == ("bot:greedy", "bot:random")
    assert "is there already" in run("replay", played, "--game", "3", "--save", file).stderr


@pytest.fixture
def shown(played: Path) -> Iterator[str]:
    """The link at which a game of a match is shown."""
    code = "from krajina.cli import main; main()"
    command = [sys.executable, "-c", code, "replay", str(played), "--game", "2", "--open"]
    environ = {**os.environ, "KRAJINA_PORT": str(free_port()), "LANG": "en_GB.UTF-8", "COLUMNS": "200"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ) as viewer:
        try:
            assert viewer.stdout is not None
            yield viewer.stdout.readline()
        finally:
            viewer.terminate()


@pytest.mark.slow
def test_a_game_of_a_match_is_shown_in_the_browser(shown: str) -> None:
    found = re.search(r"(http://127\.0\.0\.1:\d+)/replay/([\w-]+)/0", shown)
    assert found, shown
    with urllib.request.urlopen(f"{found[1]}/api/tables/{found[2]}/record") as answer:
        _, record = read_record(answer.read(), find_game)
    assert record.players == ("bot:random", "bot:greedy")
    with urllib.request.urlopen(f"{found[1]}/api/tables/{found[2]}/steps/3") as answer:
        assert json.load(answer)["view"]
