"""Reading and running scenario files."""

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from krajina.core import GameError, IllegalAction, find_game
from krajina.core.understood import understood
from krajina.scenario.notation import CHANCE_NAME, NONE, NotUnderstood
from krajina.scenario.sentences import expect
from krajina.scenario.stage import EVERYBODY, Stage
from krajina.text import Words

RESERVED: Final = (CHANCE_NAME, EVERYBODY, NONE)  # words that sentences use for something else

# What a file can cause that was not made for this: nested too deeply, numbers too large, no text at all.
UNREADABLE: Final = (NotUnderstood, OSError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError)


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """Some moves, and what must hold after them."""

    play: list[str] = []
    then: list[str] = []


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A file: which rule it proves, who sits at the table, and the steps."""

    game: str
    rule: str
    seats: list[str]
    step: list[Step]
    about: str = ""
    options: dict[str, object] = {}


class ScenarioFailed(AssertionError):
    """A scenario that cannot be read, or does not go as it says: file, step, sentence, and what is the case instead.

    `readable` is False where the file, or a sentence in it, is not understood; True where it does not hold.
    """

    def __init__(
        self, file: Path, place: str, trouble: str, stage: Stage | None = None, *, readable: bool = True
    ) -> None:
        super().__init__(f"{file.name}, {place}: {trouble}")
        self.file = file
        self.stage = stage  # as it stands where things went wrong
        self.readable = readable


def read_scenario(file: Path) -> Scenario:
    """Read a scenario file; raises ScenarioFailed."""
    with _understanding(file, "reading"):
        scenario = msgspec.convert(tomllib.loads(file.read_text("utf-8")), understood(Scenario))
        if problem := next(_unsound(scenario), ""):
            raise NotUnderstood(problem)
        return scenario


def run_scenario(file: Path) -> Stage:
    """Play a scenario and check every sentence; the stage as it stands at the end. Raises ScenarioFailed."""
    scenario = read_scenario(file)
    with _understanding(file, "setting up"):
        stage = _set_up(scenario)
    for number, step in enumerate(scenario.step, 1):
        stage.told.clear()
        for sentence in step.play:
            _play(stage, file, f"step {number}, '{sentence}'", sentence)
        for sentence in step.then:
            _check(stage, file, f"step {number}, '{sentence}'", sentence)
    return stage


def _unsound(scenario: Scenario) -> Iterator[str]:
    """What a scenario says that cannot mean anything."""
    for name in scenario.seats:
        if not re.fullmatch(r"\w+", name):
            yield f"'{name}' is no name of a seat: it must be one word"
        if name in RESERVED:
            yield f"no seat can be called '{name}': the word means something else"
        if scenario.seats.count(name) > 1:
            yield f"more than one seat is called '{name}'"
    if scenario.options.get("seats", len(scenario.seats)) != len(scenario.seats):
        yield f"the options are for {scenario.options['seats']} seats, and {len(scenario.seats)} have names"
    if not any(step.then for step in scenario.step):
        yield "it proves nothing: there is no sentence under any 'then'"


def _set_up(scenario: Scenario) -> Stage:
    words = Words("en")
    try:
        words = Words("en", find_game(scenario.game).words)
        return Stage(scenario.game, scenario.seats, scenario.options)
    except GameError as error:
        raise NotUnderstood(words.say(error.message, scenario.seats)) from error


@contextmanager
def _understanding(file: Path, place: str, stage: Stage | None = None) -> Iterator[None]:
    """Turn whatever a file can cause into one kind of failure."""
    try:
        yield
    except UNREADABLE as error:
        trouble = "it goes too deep" if isinstance(error, RecursionError) else str(error)
        raise ScenarioFailed(file, place, trouble, stage, readable=False) from error


def _play(stage: Stage, file: Path, place: str, sentence: str) -> None:
    with _understanding(file, place, stage):
        try:
            stage.act(sentence)
        except IllegalAction as error:
            why = stage.words.refusal(error.refusal, stage.names)
            choices = "; ".join(stage.choices(error.seat)) or "nothing"
            raise ScenarioFailed(file, place, f"{why} Possible: {choices}", stage) from error


def _check(stage: Stage, file: Path, place: str, sentence: str) -> None:
    with _understanding(file, place, stage):
        if found := expect(stage, sentence):
            raise ScenarioFailed(file, place, f"does not hold: {found}", stage)
