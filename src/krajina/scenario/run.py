"""Reading and running scenario files."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from krajina.core import GameError, IllegalAction
from krajina.scenario.phrases import NotUnderstood
from krajina.scenario.sentences import expect
from krajina.scenario.stage import Stage


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
    options: dict[str, Any] = {}


class ScenarioFailed(AssertionError):
    """A scenario that cannot be read, or does not go as it says: file, step, sentence, and what is the case instead."""

    def __init__(self, file: Path, place: str, trouble: str, stage: Stage | None = None) -> None:
        super().__init__(f"{file.name}, {place}: {trouble}")
        self.file = file
        self.stage = stage  # as it stands where things went wrong


def read_scenario(file: Path) -> Scenario:
    """Read a scenario file; raises ScenarioFailed."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Scenario)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ScenarioFailed(file, "reading", str(error)) from error


def run_scenario(file: Path) -> Stage:
    """Play a scenario and check every sentence; the stage as it stands at the end. Raises ScenarioFailed."""
    scenario = read_scenario(file)
    try:
        stage = Stage(scenario.game, scenario.seats, scenario.options)
    except GameError as error:
        raise ScenarioFailed(file, "setting up", str(error)) from error
    for number, step in enumerate(scenario.step, 1):
        stage.told.clear()
        for sentence in step.play:
            _play(stage, file, f"step {number}, '{sentence}'", sentence)
        for sentence in step.then:
            _check(stage, file, f"step {number}, '{sentence}'", sentence)
    return stage


def _play(stage: Stage, file: Path, place: str, sentence: str) -> None:
    try:
        stage.act(sentence)
    except IllegalAction as error:
        why = stage.words.refusal(error.refusal, stage.names)
        choices = "; ".join(stage.choices(error.seat)) or "nothing"
        raise ScenarioFailed(file, place, f"{why} Possible: {choices}", stage) from error
    except (NotUnderstood, ValueError) as error:
        raise ScenarioFailed(file, place, str(error), stage) from error


def _check(stage: Stage, file: Path, place: str, sentence: str) -> None:
    try:
        found = expect(stage, sentence)
    except (NotUnderstood, ValueError) as error:
        raise ScenarioFailed(file, place, str(error), stage) from error
    if found:
        raise ScenarioFailed(file, place, f"does not hold: {found}", stage)
