"""Whole games in the terminal: scripted players read what is offered and answer, to the score sheet."""

import re
import sys
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from tests.long import long_only
from typer.testing import CliRunner

from krajina.cli import app
from krajina.core import AnyPlay, Entry, Message, Play, find_game, read_record
from krajina.core.offers import AnyOffer, Offer, PickOffer
from krajina.core.picks import is_for
from krajina.games.graenaland import (
    AnnounceWork,
    AskVote,
    BuildTogether,
    BuildVillage,
    Claim,
    Confirm,
    Declare,
    OfferCards,
    PromiseShare,
    PromiseVote,
    PromiseWork,
)
from krajina.text import Words

OFFERED = re.compile(r"^ {0,2}(\d+)  (.*)$", re.MULTILINE)
PICKED = re.compile(r"(?:^|  ) {0,2}(\d+)([* ]) (\S.*?)(?=   |$)", re.MULTILINE)
KEYS = re.compile(r"\b(?:about|ask|cli|do|error|event|fate|phase|promise|refusal|table|view|why)-[a-z]+[a-z_-]*\b")
NONSENSE = ("dance", "0", "999", "[bold]", "build a cathedral", "grain grain")
# What is typed in place of a choice, at the first one after so many answers.
COMMANDS = (
    *((4 + 3 * number, text) for number, text in enumerate(NONSENSE)),
    (25, "u"), (30, "t"), (35, "tt"), (60, "u"), (90, "u"), (100, "999"), (120, "t"),
)  # fmt: skip
MOST_CARDS = 40
VICTORY_CARDS = ("--set", "victory_cards=true")
# What a player who wants to come to an end likes best, in English; a phrase is said now and then.
WISHES = (
    "declare", r"claim \d+", "build it together", r"build an? ", "recruit", "use ", "take supply", "give ", "offer ",
    "propose on", "vote yes", "announce",
)  # fmt: skip
PHRASE = re.compile("promise|ask|Anna|Bob|Cyril")


class Person:
    """Somebody at the keyboard: looks at what was printed since the last answer, then types a line."""

    def __init__(self, seed: int, lang: str) -> None:
        self.rng = Random(seed)
        self.words = Words(lang)
        self.yes = self.words.word("yes")
        agree = self.words.say(Message("cli-agree", {"seat": "…", "by": "…"}))
        self.agree = agree.rpartition("…")[2].strip()
        self.pick_ask = self.words.word("cli-pick-ask")
        forms = ((number, Message("cli-form-ask", {"number": number})) for number in range(1, MOST_CARDS))
        self.form_asks = {self.words.say(message): number for number, message in forms}
        self.read_up_to = 0
        self.typed: list[str] = []
        self.due = list(COMMANDS)

    def __call__(self, _question: str = "") -> str:
        """In place of `input`."""
        sys.stdout.flush()
        screen: object = sys.stdout.buffer
        assert isinstance(screen, BytesIO), "the terminal of a test"
        printed = screen.getvalue()[self.read_up_to :]
        self.read_up_to += len(printed)
        line = self.answer(printed.decode())
        self.typed.append(line)
        return line

    def answer(self, printed: str) -> str:
        """A form filled in, or a choice; now and then nonsense or a look at the table, and some steps back."""
        question = " ".join(printed.split())
        if question.endswith(self.pick_ask):
            return self.pick(printed)
        number = next((number for ask, number in self.form_asks.items() if question.endswith(ask)), 0)
        if number:
            return self.share(printed, number)
        offered = OFFERED.findall(printed)
        if not offered:
            return self.yes if question.endswith(self.agree) else ""
        return self.command() or self.choose(offered)

    def command(self) -> str:
        """Something else than a choice, when it is due."""
        return self.due.pop(0)[1] if self.due and self.due[0][0] <= len(self.typed) else ""

    def choose(self, offered: list[tuple[str, str]]) -> str:
        """A phrase, something at random, or what one wants most."""
        phrases = [number for number, text in offered if PHRASE.match(text)]
        if phrases and self.rng.random() < 0.3:
            return self.rng.choice(phrases)
        joint = [number for number, text in offered if text.startswith("announce")]
        if joint and self.rng.random() < 0.3:
            return self.rng.choice(joint)
        for wish in WISHES:
            wanted = [number for number, text in offered if re.match(wish, text)]
            if wanted and self.rng.random() < 0.9:
                return self.rng.choice(wanted)
        return self.rng.choice(offered)[0]

    def pick(self, printed: str) -> str:
        """A pick: all that there is for an offer, else what is proposed with one card for another like it."""
        rows = PICKED.findall(printed)
        marked = [number for number, mark, _ in rows if mark == "*"]
        if not marked:
            return " ".join(number for number, _, _ in rows)
        for number, _, text in (row for row in rows if row[0] in marked):
            face = text.split()[-1]
            twins = [row[0] for row in rows if row[0] not in marked and row[2].split()[-1] == face and row[2] != text]
            if twins:
                return " ".join(twins[0] if one == number else one for one in marked)
        return ""

    def share(self, printed: str, number: int) -> str:
        """Who gets what: one number for each card."""
        receivers = [seat for seat, _ in OFFERED.findall(printed)]
        return " ".join(self.rng.choice(receivers) for _ in range(number))


def play(file: Path, monkeypatch: pytest.MonkeyPatch, seed: int, lang: str, *arguments: str) -> tuple[str, Person]:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr("secrets.token_bytes", lambda size: bytes([seed]) * size)  # the same draws every time
    person = Person(seed, lang)
    monkeypatch.setattr("builtins.input", person)
    command = ["play", "graenaland", "Anna", "Bob", "Cyril", *arguments, "--quick", "--save", str(file), "--lang", lang]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output[-3000:]
    return result.output, person


def saved(file: Path) -> tuple[AnyPlay, tuple[Entry, ...]]:
    """The saved game, played to its end."""
    game, record = read_record(file.read_bytes(), find_game)
    end: AnyPlay = Play.resume(game, record)
    assert end.is_over
    return end, record.entries


def forms(offer: Offer) -> list[PickOffer]:
    if isinstance(offer, AnyOffer):
        return [form for part in offer.parts for form in forms(part)]
    return [offer] if isinstance(offer, PickOffer) else []


def payments_by_hand(file: Path) -> int:
    """How many things were paid for in another way than the proposed one."""
    game, record = read_record(file.read_bytes(), find_game)
    now: AnyPlay = Play.begin(game, record)
    found = 0
    for entry in record.entries:
        if isinstance(entry.action, BuildVillage):
            [choices] = [one.choices for one in game.decisions(now.state) if one.seat == entry.seat]
            asked = [form for form in forms(choices.describe()) if is_for(entry.action, form.template, form.field)]
            found += any(sorted(form.proposed) != sorted(entry.action.pay) for form in asked)
        now.enter(entry)
    return found


def kinds(entries: tuple[Entry, ...]) -> set[type]:
    return {type(entry.action) for entry in entries}


def columns(output: str, lang: str) -> tuple[list[str], list[list[str]]]:
    """The score sheet as it stands on the screen: names, and the cells of each row."""
    sheet = output[output.rindex(Words(lang).word("cli-score-sheet")) :]
    rows = [[cell.strip() for cell in re.split("[│┃]", line)[1:-1]] for line in sheet.splitlines() if line[:1] in "│┃"]
    return rows[0][1:], rows[1:]


@long_only
@pytest.mark.parametrize("settings", [VICTORY_CARDS, ()])
def test_a_whole_game_of_three_at_one_keyboard(
    settings: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    output, person = play(file, monkeypatch, 1, "en", *settings)
    end, entries = saved(file)
    assert any(entry.undo for entry in entries)
    assert {"u", "t", "tt", *NONSENSE} <= set(person.typed)
    assert {AnnounceWork, OfferCards, BuildTogether, Confirm} <= kinds(entries)
    assert {PromiseVote, PromiseWork, PromiseShare, AskVote} <= kinds(entries)
    assert (Claim if settings else Declare) in kinds(entries)
    assert payments_by_hand(file)
    assert not KEYS.findall(output)
    outcome = end.game.outcome(end.state)
    assert outcome is not None
    names, rows = columns(output, "en")
    assert names == ["Anna", "Bob", "Cyril"]
    assert rows[-2][1:] == [str(place) for place in outcome.places]
    assert rows[-1][1:] == [str(points) for points in outcome.points]


@pytest.mark.slow
@long_only
@pytest.mark.parametrize(("lang", "seed"), [("cs", 2), ("de", 3), ("fr", 4)])
def test_some_rounds_in_other_languages(lang: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    settings = ("--set", "round_limit=6", "--set", "chosen_starts=true", "--set", "victory_cards=true")
    output, _ = play(file, monkeypatch, seed, lang, *settings)
    saved(file)
    assert not KEYS.findall(output)
    assert columns(output, lang)[0] == ["Anna", "Bob", "Cyril"]
