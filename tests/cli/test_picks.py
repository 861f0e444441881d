"""Forms where some cards of a pile are picked: one line of the list, the pile with its proposal, actions typed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.core.stall import EN, GOLD, MIXED, WOOD, Build, Give, Rest, Stall

from krajina.cli.ask import Command, Question
from krajina.cli.terminal import Terminal
from krajina.core import Action, AnyGame, Options, Play
from krajina.scenario.actions import read
from krajina.scenario.notation import written
from krajina.text import LANGUAGES

NAMES = ["Anna", "Bob"]
ASKED = "Enter takes what is marked *"

Answered = Callable[..., Action | Command]


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The words of the little game, in a package that is there for one test."""
    folder = tmp_path / Stall.words / "words"
    folder.mkdir(parents=True)
    (tmp_path / Stall.words / "__init__.py").write_text("")
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text(EN, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> Answered:
    """Ask Anna and type these lines; before, the cards that were given away."""

    def asks(*lines: str, after: tuple[str, ...] = (), lang: str = "en") -> Action | Command:
        stall: AnyGame = Stall()
        terminal, play, left = Terminal(lang), Play(stall, Options(seats=2)), list(lines)
        terminal.use(stall)

        def ask(question: str) -> str:
            print(question)
            return left.pop(0)

        monkeypatch.setattr(terminal, "ask", ask)
        if after:
            play.act(0, Give(after))
            play.act(1, Rest())
        [decision] = stall.decisions(play.state)
        answer = Question(terminal, play, decision, NAMES).answer()
        assert not left, "more was typed than asked for"
        return answer

    return asks


def test_a_form_is_one_line_that_says_the_proposal(answered: Answered, capsys: pytest.CaptureFixture[str]) -> None:
    assert answered("1") == Rest()
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:6] == [
        "  1  rest",
        "  2  build a hut for 2× wood",
        "  3  build a fence for wood",
        "  4  give away nothing",
        "  5  give away 2× wood, gold and grain or wood …",
    ]


def test_enter_takes_the_proposal(answered: Answered, capsys: pytest.CaptureFixture[str]) -> None:
    assert answered("2", "") == Build("hut", (WOOD, WOOD))
    shown = capsys.readouterr().out.splitlines()
    assert "1* wood 2* wood 3 gold 4 grain or wood" in [" ".join(line.split()) for line in shown]
    assert sum(line.startswith(ASKED) for line in shown) == 1


@pytest.mark.parametrize("typed", ["1 4", "4 1", "4, 1", "2,4"])
def test_numbers_pick_cards_in_any_order(answered: Answered, typed: str) -> None:
    assert answered("2", typed) == Build("hut", (WOOD, MIXED))


def test_nothing_can_be_picked_and_everything(answered: Answered) -> None:
    assert answered("4") == Give()
    assert answered("5", "") == Give()
    assert answered("5", "0") == Give()
    assert answered("5", "3 1 4 2") == Give((WOOD, WOOD, GOLD, MIXED))


@pytest.mark.parametrize("typed", ["5", "1 1", "1 x", "0 1", "-1", "wood"])
def test_numbers_that_make_no_sense_are_refused_and_asked_again(
    answered: Answered, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    assert answered("2", typed, "2", "") == Build("hut", (WOOD, WOOD))
    assert "Type numbers from 1 to 4, each once at most" in capsys.readouterr().out


def test_what_does_not_fit_is_refused_and_asked_again(answered: Answered, capsys: pytest.CaptureFixture[str]) -> None:
    assert answered("2", "1 3", "q") == Command.QUIT
    assert "This cannot be picked: wood and gold. (§ 1)" in capsys.readouterr().out


def test_where_nothing_is_left_to_pick_nothing_is_asked(answered: Answered) -> None:
    assert answered("2", after=(WOOD, WOOD, GOLD)) == Build("fence", (MIXED,))
    assert answered("2", after=(WOOD, WOOD, GOLD, MIXED)) == Give()


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("build at=hut pay=2*forest-wood", Build("hut", (WOOD, WOOD))),
        ("build at=hut pay=supply-grain-wood,forest-wood", Build("hut", (WOOD, MIXED))),
        ("give cards=supply-grain-wood,forest-wood,mountains-gold,forest-wood", Give((WOOD, WOOD, GOLD, MIXED))),
        ("give cards=()", Give()),
        ("give", Give()),
        ("give away nothing", Give()),
    ],
)
def test_what_is_typed_picks_in_any_order(answered: Answered, typed: str, action: Action) -> None:
    assert answered(typed) == action


def test_fields_that_pick_what_is_not_there_are_refused(answered: Answered, capsys: pytest.CaptureFixture[str]) -> None:
    assert answered("build at=hut pay=3*forest-wood", "build a hut", "1", "") == Build("hut", (WOOD, WOOD))
    assert "Not there to be picked, or not so many of it: wood. (§ 1)" in capsys.readouterr().out


def test_what_is_not_understood_shows_tags_and_fields(answered: Answered, capsys: pytest.CaptureFixture[str]) -> None:
    assert answered("build at=castle", "1") == Rest()
    assert "or an action such as: rest; build at=… pay=…; give cards=()" in capsys.readouterr().out


@pytest.mark.parametrize("pay", [(), (WOOD,), (WOOD, WOOD), (WOOD, WOOD, MIXED), (MIXED, WOOD, MIXED, GOLD)])
def test_picks_are_read_as_they_are_written(pay: tuple[str, ...]) -> None:
    for action in (Build("hut", pay), Give(pay)):
        assert read(Stall(), written(action, NAMES), NAMES) == action


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_asks_and_refuses_in_words(
    answered: Answered, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    answered("2", "9", "2", "1 3", "2", "", lang=lang)
    shown = capsys.readouterr().out
    assert "pick-" not in shown
    assert "picks-" not in shown
