"""Errors of learning: each one sentence, which Python prints in English and `message` says in any language."""

from typing import Final

from krajina.core import GameError, Value
from krajina.text import Words

LANGUAGE: Final = "en"


class LearnError(GameError):
    """Something that an environment cannot do; `str` says what, where and why."""

    def __init__(self, code: str, /, package: str | None = None, **values: Value) -> None:
        super().__init__(code, **values)
        self.package = package  # that has the words of the game

    def __str__(self) -> str:
        return Words(LANGUAGE, self.package).say(self.message)


class IllegalStep(LearnError):
    """An id that the mask does not offer; the environment stays as it was."""


class BadSave(LearnError):
    """Bytes that are no saved environment, or not of this one; nothing is taken from them."""
