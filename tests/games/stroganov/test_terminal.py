"""Whole games in the terminal: a scripted player reads what is offered and answers by number, to the score sheet."""

import re
import sys
from pathlib import Path
from random import Random

import pytest
from tests.long import long_only, or_long
from typer.testing import CliRunner

from krajina.cli import app
from krajina.core import Play, find_game, read_record
from krajina.text import Words

OFFERED = re.compile(r"^ {0,2}(\d+)  ", re.MULTILINE)
KEYS = re.compile(r"\b(?:ask|cli|cost|do|error|event|for|gain|refusal|table|thing|view|why)-[a-z]+[a-z_-]*\b")
NONSENSE = ("dance", "0", "999", "[bold]", "claim the moon")
# After so many lines at the earliest: not every one is the answer to a list.
PLAN = sorted(
    [
        *((10 * number + 7, line) for number, line in enumerate(NONSENSE)),
        *((at, "u") for at in (12, 25, 45)),
        (20, "tt"),
        (30, "t"),
    ]
)


class Person:
    """Somebody at the keyboard: looks at what was printed since the last answer, then types a line."""

    def __init__(self, seed: int, lang: str) -> None:
        self.rng = Random(seed)
        self.yes = Words(lang).word("yes")
        self.plan = PLAN[:]
        self.read_up_to = 0
        self.typed: list[str] = []

    def __call__(self, _question: str = "") -> str:
        """In place of `input`."""
        sys.stdout.flush()
        printed: bytes = sys.stdout.buffer.getvalue()[self.read_up_to :]  # type: ignore[union-attr]
        self.read_up_to += len(printed)
        return self.answer(printed.decode())

    def answer(self, printed: str) -> str:
        """A number from the list; now and then nonsense or a look at the table, and some steps back."""
        numbers = OFFERED.findall(printed)
        if not numbers:
            line = self.yes if self.typed and self.typed[-1] == "u" else ""
        elif self.plan and len(self.typed) >= self.plan[0][0]:
            line = self.plan.pop(0)[1]
        else:
            line = self.rng.choice(numbers)
        self.typed.append(line)
        return line


def play(file: Path, monkeypatch: pytest.MonkeyPatch, seed: int, lang: str, *arguments: str) -> tuple[str, Person]:
    monkeypatch.setenv("COLUMNS", "120")
    person = Person(seed, lang)
    monkeypatch.setattr("builtins.input", person)
    command = ["play", "stroganov", *arguments, "--quick", "--save", str(file), "--lang", lang]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output[-3000:]
    return result.output, person


def columns(output: str, lang: str) -> tuple[list[str], list[list[str]]]:
    """The score sheet as it stands on the screen: names, and the cells of each row."""
    sheet = output[output.rindex(Words(lang).word("cli-score-sheet")) :]
    rows = [[cell.strip() for cell in re.split("[│┃]", line)[1:-1]] for line in sheet.splitlines() if line[:1] in "│┃"]
    return rows[0][1:], rows[1:]


def assert_adds_up(output: str, lang: str, names: list[str]) -> None:
    found, rows = columns(output, lang)
    assert found == names
    *sources, _places, totals = rows
    assert totals[0] == Words(lang).word("cli-points")
    for column in range(1, len(names) + 1):
        points = [int(part) for row in sources for part in row[column].split(" + ") if part]
        assert sum(points) == int(totals[column])


@pytest.mark.slow
@long_only
@pytest.mark.parametrize(("lang", "seed"), [("en", 1), ("cs", 2)])
def test_a_game_of_two_at_one_keyboard(lang: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    output, person = play(file, monkeypatch, seed, lang, "Anna", "Bob", "--set", "sides=b,b")
    game, record = read_record(file.read_bytes(), find_game)
    assert Play.resume(game, record).is_over
    assert any(entry.undo for entry in record.entries)
    assert {"u", "t", "tt", *NONSENSE} <= set(person.typed)
    assert_adds_up(output, lang, ["Anna", "Bob"])
    assert not KEYS.findall(output)


@long_only
@pytest.mark.parametrize(("lang", "seed"), or_long([("de", 4)], [("en", 3), ("de", 4), ("fr", 5)]))
def test_alone_against_ivan(lang: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    output, person = play(file, monkeypatch, seed, lang, "Anna")
    game, record = read_record(file.read_bytes(), find_game)
    assert Play.resume(game, record).is_over
    assert {"u", "t", "tt", *NONSENSE} <= set(person.typed)
    assert_adds_up(output, lang, ["Anna", "Ivan"])
    assert not KEYS.findall(output)


@pytest.mark.slow
def test_katyusha_is_called_by_her_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output, _ = play(tmp_path / "game.json", monkeypatch, 6, "en", "bot:random", "--set", "harder=katyusha")
    assert_adds_up(output, "en", ["Random bot", "Katyusha"])
