"""Playing in the terminal: whole games, saving and resuming, undo, nonsense, hot-seat."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from krajina.cli import app
from krajina.core import Play, Refusal, Shares, find_game, read_record
from krajina.text import LANGUAGES
from krajina_harvest.game import Harvest, Share

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")

    def runs(*arguments: str | Path, lines: list[str] | None = None, lang: str = "en") -> Result:
        text = "".join(f"{line}\n" for line in lines or [])
        return CliRunner().invoke(app, [*map(str, arguments), "--lang", lang], input=text)

    return runs


def entries(file: Path) -> int:
    return len(read_record(file.read_bytes(), find_game)[1].entries)


# Whatever is asked is answered: a bid or a form by its first line, and the three items of a form go to the first seat.
ANSWERS = ["1", "111"] * 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_to_the_score_sheet(run: Run, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.json"
    result = run("play", "harvest", "--quick", "--save", file, lines=ANSWERS, lang=lang)
    assert result.exit_code == 0, result.output
    assert {"en": "Score sheet", "cs": "Bodování", "de": "Wertung", "fr": "Décompte"}[lang] in result.output
    game, record = read_record(file.read_bytes(), find_game)
    assert Play.resume(game, record).is_over
    assert run("verify", file, lang=lang).exit_code == 0
    assert list(tmp_path.glob("*.secret")) == []


def test_quitting_loses_nothing_and_resuming_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    stopped = run("play", "harvest", "--save", file, lines=["3", "", "q"])
    assert stopped.exit_code == 0
    assert f"krajina play --resume {file}" in stopped.output.replace("\n", "")
    before = entries(file)
    assert before > 5
    assert (tmp_path / "game.json.secret").stat().st_mode & 0o077 == 0
    resumed = run("play", "--resume", file, "--quick", lines=ANSWERS)
    assert "Score sheet" in resumed.output
    assert entries(file) > before
    assert "All is as promised" in run("verify", file).output


def test_the_end_of_input_is_a_quit(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert "The game is saved" in run("play", "harvest", "--save", file).output
    assert entries(file) == 5  # two favourites and three crops


def test_without_its_secret_a_game_goes_on_and_says_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "harvest", "--save", file, lines=["q"])
    (tmp_path / "game.json.secret").unlink()
    result = run("play", "--resume", file, "--quick", lines=ANSWERS)
    assert "cannot be checked" in result.output
    assert "Score sheet" in result.output
    checked = run("verify", file)
    assert checked.exit_code == 1
    assert "key" in checked.output


def test_a_secret_that_is_not_the_promised_one_is_not_used(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "harvest", "--save", file, lines=["q"])
    (tmp_path / "game.json.secret").write_text("00" * 32)
    result = run("play", "--resume", file, "--quick", lines=ANSWERS)
    assert result.exit_code == 0
    assert "cannot be checked" in result.output


def test_a_step_is_taken_back_before_the_turn_passes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", "harvest", "--save", file, lines=["4", "u", "q"])
    assert "Taken back." in result.output
    _, record = read_record(file.read_bytes(), find_game)
    assert [entry.undo for entry in record.entries[-2:]] == [0, 1]


def test_nothing_to_take_back_is_said(run: Run) -> None:
    assert "There is nothing to take back." in run("play", "harvest", lines=["u", "q"]).output


def test_what_was_revealed_is_taken_back_only_by_consent(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    bids = ["7", "", "", "1", "", "u"]  # Anna bids 6, Bob 0; Anna is to share and wants her bid back
    declined = run("play", "harvest", "Anna", "Bob", "--save", file, lines=["", *bids, "no", "q"])
    assert "Bob has acted since then" in declined.output
    assert entries(file) == 7
    agreed = run("play", "--resume", file, lines=["", "u", "yes", "q"])
    assert "Taken back." in agreed.output
    _, record = read_record(file.read_bytes(), find_game)
    assert record.entries[-1].undo == 2
    assert record.entries[-1].agreed == (1,)


@pytest.mark.parametrize(
    ("lang", "typed", "reason"),
    [
        ("en", "bid coins=9", "A bid of 9 is too high: you have 6 coins. (§ 3)"),
        ("cs", "bid coins=9", "Nabídka 9 je příliš vysoká: máš 6 mincí. (§ 3)"),
        ("de", "bid coins=9", "Ein Gebot von 9 ist zu hoch: Du hast 6 Münzen. (§ 3)"),
        ("fr", "bid coins=9", "Une mise de 9 est trop élevée : vous avez 6 pièces. (§ 3)"),
    ],
)
def test_an_impossible_action_is_refused_with_its_reason(run: Run, lang: str, typed: str, reason: str) -> None:
    output = run("play", "harvest", lines=[typed, "q"], lang=lang).output
    assert reason in output.replace("\u00a0", " ")


def test_a_form_that_the_rules_refuse_is_asked_for_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Fair(Shares[Share]):
        def refusal(self, action: Share, rule: str = "") -> Refusal | None:
            return super().refusal(action, rule) or (None if all(action.shares) else Refusal("sack", "section 4"))

    monkeypatch.setattr(Harvest, "_form", lambda _self, state: Fair(Share(()), state.cart, range(2)))
    lines = ["", "7", "", "", "1", "", "1", "111", "1", "112", "", "q"]
    result = run("play", "harvest", "Anna", "Bob", lines=lines)
    assert result.exit_code == 0
    assert "left in the sack. (§ 4)" in result.output
    assert "Anna shares out" in result.output


def test_a_form_with_a_missing_card_is_refused(run: Run, tmp_path: Path) -> None:
    lines = ["", "7", "", "", "1", "", "share shares=(),()", "q"]
    output = run("play", "harvest", "Anna", "Bob", lines=lines).output
    assert "Still to be shared out: " in output


@pytest.mark.parametrize("nonsense", ["0", "99", "-1", "dance", "[bold]", "{", '{"do":"fly"}', "²", "\x00"])
def test_nonsense_is_answered_and_asked_again(run: Run, tmp_path: Path, nonsense: str) -> None:
    file = tmp_path / "game.json"
    result = run("play", "harvest", "--save", file, lines=[nonsense, "q"])
    assert result.exit_code == 0
    assert "That was not understood" in result.output
    assert entries(file) == 5


def test_a_part_of_the_words_narrows_the_list_down(run: Run) -> None:
    output = run("play", "harvest", lines=["5 co", "q"]).output
    assert output.rstrip().splitlines()[-2].endswith("1  bid 5 coins")


def test_people_on_one_keyboard_do_not_see_each_other_s_secrets(run: Run) -> None:
    output = run("play", "harvest", "Anna", "Bob", lines=["", "1", "", "", "q"]).output
    anna, bob = output.split("Bob to the screen")
    assert "Anna to the screen" in anna
    for screen, owner in ((anna, "Anna"), (bob, "Bob")):
        assert screen.count("You love") == 1
        for line in screen.splitlines():
            assert "loves" not in line or line.strip().startswith(f"{owner}:")


def test_bots_alone_play_to_the_end(run: Run) -> None:
    assert "Score sheet" in run("play", "harvest", "bot:random", "bot:greedy", "bot:random").output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game called “chess”. Games that are here: "),
        (["harvest", "bot:hal"], "There is no bot called “hal”. Bots that are here: greedy, plain and random."),
        (["harvest", "a", "b", "c", "d", "e"], "for 2 to 4 players, not for 5"),
        (["harvest", "--set", "seats=2", "a", "b", "c"], "There are 3 players for 2 seats."),
        (["harvest", "--set", "rounds"], "“rounds” is not a setting"),
        (["harvest", "--set", "rounds=77"], "`int` <= 6"),
        (["harvest", "--set", "rounds=many"], "$.rounds"),
        (["harvest", "--set", "colour=red"], "colour"),
        ([], "Name a game to play"),
    ],
)
def test_what_cannot_be_set_up_is_said_in_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_nothing_is_written_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "precious.json"
    file.write_text("precious")
    result = run("play", "harvest", "--save", file, lines=["q"])
    assert result.exit_code == 2
    assert "it is not written over" in result.stderr
    assert file.read_text("utf-8") == "precious"


def test_a_damaged_save_is_not_resumed_and_not_touched(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "harvest", "--save", file, lines=["q"])
    damaged = file.read_bytes()[:-10]
    file.write_bytes(damaged)
    result = run("play", "--resume", file, lines=["1"])
    assert result.exit_code == 2
    assert "damaged" in result.stderr
    assert file.read_bytes() == damaged


def test_a_missing_save_is_said(run: Run, tmp_path: Path) -> None:
    result = run("play", "--resume", tmp_path / "nowhere.json")
    assert result.exit_code == 2
    assert "nowhere.json" in result.stderr
