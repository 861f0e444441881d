"""The score sheet and the list of choices, where a game has more to say than its seats."""

from pathlib import Path

import pytest
from tests.games.graenaland.table import changing
from typer.testing import CliRunner

from krajina.cli import app
from krajina.cli.ask import Command, Question
from krajina.cli.show import sources
from krajina.cli.terminal import Terminal
from krajina.core import Outcome, Term, decision_of


def outcome(*rows: str) -> Outcome:
    return Outcome.of([[Term(why, 1, 1) for why in row] for row in rows])


@pytest.mark.parametrize(
    ("rows", "order"),
    [(("abc", "abc"), "abc"), (("ac", "abc"), "abc"), (("c", "ab"), "abc"), (("bd", "abcd"), "abcd"), (("", "a"), "a")],
)
def test_sources_of_points_stand_in_one_order(rows: tuple[str, ...], order: str) -> None:
    assert "".join(sources(outcome(*rows))) == order


@pytest.fixture
def ride(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The arguments of a table at whose beginning a Cossack has to ride."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return ["play", "stroganov", "Anna", "bot:random", "--set", 'position={"mats": [{"horses": 9}]}', "--lang", "en"]


def test_a_part_of_a_choice_wins_over_an_action_of_another_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play, terminal, typed = changing(), Terminal("en"), ["leave", "q"]
    terminal.use(play.game)
    monkeypatch.setattr(terminal, "ask", lambda _: typed.pop(0))
    decision = decision_of(play.game, play.state, 1)
    assert decision is not None
    assert Question(terminal, play, decision, ("Anna", "Bob", "Cyril")).answer() == Command.QUIT
    output = capsys.readouterr().out
    assert "Something else is asked" not in output  # when heroes move, an action is called `leave`
    assert output.count("leave your offer as it is") == 2


def test_an_action_that_is_asked_for_is_refused_with_its_reason(ride: list[str]) -> None:
    output = CliRunner().invoke(app, ride, input="move_cossack at=12\nq\n").output
    assert "too far away. (p. 6)" in output


def test_the_whole_table_in_words_says_actions_as_people_do(ride: list[str]) -> None:
    output = CliRunner().invoke(app, ride, input="tt\nq\n").output
    assert "MoveCossack(" not in output
    assert "ExtraAction(" not in output


def test_a_secret_that_was_left_behind_is_named(ride: list[str], tmp_path: Path) -> None:
    (tmp_path / "game.json.secret").write_text("")
    result = CliRunner().invoke(app, [*ride, "--save", str(tmp_path / "game.json")])
    assert result.exit_code != 0
    assert "game.json.secret" in result.output.replace("\n", "")
