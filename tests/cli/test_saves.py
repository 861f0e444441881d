"""Saved games: nothing is lost, nothing foreign is written over, whatever lies in the way."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from krajina.cli import app
from krajina.core import find_game, read_record

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

GREEDY = "krajina.bots.greedy.GreedyBot.choose"


def run(*arguments: str | Path, lines: str = "") -> Result:
    return CliRunner().invoke(app, [*map(str, arguments), "--lang", "en"], input=lines, env={"COLUMNS": "200"})


def play(file: Path | str, *more: str, lines: str = "q\n") -> Result:
    return run("play", "harvest", *more, "--save", file, lines=lines)


@pytest.mark.parametrize("name", ["game.json.draft", "game.json.tmp", "game.json.0"])
def test_files_beside_the_save_are_left_alone(tmp_path: Path, name: str) -> None:
    neighbour = tmp_path / name
    neighbour.write_text("precious")
    assert play(tmp_path / "game.json", lines="1\n\nq\n").exit_code == 0
    assert neighbour.read_text("utf-8") == "precious"
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(["game.json", "game.json.secret", name])


@pytest.mark.parametrize("target", ["nowhere.json", "game.json"])
def test_a_link_that_leads_nowhere_is_not_replaced(tmp_path: Path, target: str) -> None:
    link = tmp_path / "game.json"
    link.symlink_to(tmp_path / target)
    assert play(link).exit_code == 2
    assert link.is_symlink()


@pytest.mark.parametrize("path", ["", ".", "..", "/"])
def test_a_path_that_is_no_file_is_refused(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for result in (play(path), run("play", "--resume", path)):
        assert result.exit_code == 2
        assert len(result.stderr.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_save_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file where a folder is needed")
    assert play(tmp_path / "folder" / "game.json").exit_code == 2
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


def test_two_who_resume_one_game_do_not_undo_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    play(file)
    theirs = file.read_bytes().replace(b"\n]}", b',\n{"seat":0,"action":{"do":"bid","coins":1}}\n]}')
    result_before = len(read_record(theirs, find_game)[1].entries)

    from krajina.cli import saves

    read = saves.Save.read

    def read_and_let_another_write(self: saves.Save) -> object:
        found = read(self)
        file.write_bytes(theirs)
        return found

    monkeypatch.setattr(saves.Save, "read", read_and_let_another_write)
    result = run("play", "--resume", file, lines="3\n\nq\n")
    assert result.exit_code == 2
    assert "changed by somebody else" in result.stderr
    assert len(read_record(file.read_bytes(), find_game)[1].entries) == result_before


def test_a_link_to_a_save_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    play(file)
    link.symlink_to(file)
    run("play", "--resume", link, lines="3\nq\n")
    assert link.is_symlink()
    assert len(read_record(file.read_bytes(), find_game)[1].entries) == 6


def test_resume_goes_with_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(file)
    assert run("play", "harvest", "--resume", file).exit_code == 2


@pytest.mark.parametrize("answer", ["crash", "nothing", "illegal", "nonsense"])
def test_a_bot_that_fails_ends_the_sitting_and_not_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    from krajina_harvest.game import Bid

    def choose(*_arguments: object) -> object:
        if answer == "crash":
            raise KeyError("boom")
        return {"nothing": None, "illegal": Bid(99), "nonsense": object()}[answer]

    file = tmp_path / "game.json"
    monkeypatch.setattr(GREEDY, choose)
    result = play(file, lines="1\n\n")
    assert result.exit_code == 2
    assert "The bot “Greedy bot” cannot continue" in result.stderr
    assert len(read_record(file.read_bytes(), find_game)[1].entries) == 6


@pytest.mark.parametrize(
    "name", ["\x1b[2Jpwn", "a\u202eb\nc: bid 9 coins", "x" * 10_000, "[bold]B[/bold]", "{ $seat }"]
)
def test_a_hostile_name_prints_as_text(tmp_path: Path, name: str) -> None:
    result = play(tmp_path / "game.json", name, "Bob")
    assert result.exit_code == 0
    assert "\x1b" not in result.output
    assert "\u202e" not in result.output
    assert max(map(len, result.output.splitlines())) < 400


def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    output = play(tmp_path / "game.json", "Bob", "bot:random", "Bob", "bot:random", lines="\nq\n").output
    for name in ("Bob:", "Bob 2:", "Random bot:", "Random bot 2:"):
        assert name in output


@pytest.mark.parametrize("typed", ["9" * 100_000, '{"do":' + "[" * 100_000, "²" * 5_000, "x" * 100_000])
def test_a_long_paste_is_only_not_understood(tmp_path: Path, typed: str) -> None:
    result = play(tmp_path / "game.json", lines=f"{typed}\nq\n")
    assert result.exit_code == 0
    assert "That was not understood" in result.output


def test_what_was_taken_back_is_no_news(tmp_path: Path) -> None:
    lines = [
        "",
        "7",
        "",
        "",
        "1",
        "",
        "u",
        "yes",
        "2",
        "",
        "",
        "q",
    ]  # Anna 6, Bob 0, back, Anna 1, Bob looks
    output = play(tmp_path / "game.json", "Anna", "Bob", lines="".join(f"{line}\n" for line in lines)).output
    seen_by_bob = output.rsplit("Bob to the screen", 1)[1]
    assert "Anna takes back 2 steps" in seen_by_bob
    assert "Anna bids 6 coins" not in seen_by_bob
