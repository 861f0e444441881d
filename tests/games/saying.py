"""What the tests of words share: everything is said strictly in all four languages, and no two actions alike."""

from collections.abc import Iterable, Sequence
from functools import cache

from krajina.core import Action, AnyGame, Message
from krajina.core.message import Named
from krajina.scenario.actions import read
from krajina.scenario.notation import written
from krajina.text import LANGUAGES, Words


@cache
def words_of(package: str, language: str) -> Words:
    """Words that raise where something is missing."""
    return Words(language, package, strict=True)


def say_everything(game: AnyGame, messages: Sequence[Message], names: Sequence[str]) -> None:
    """All languages have words for these messages, and no superfluous spaces."""
    for language in LANGUAGES:
        for message in messages:
            text = words_of(game.words, language).say(message, names)
            assert text == text.strip()
            assert "  " not in text


def told_apart(game: AnyGame, actions: Iterable[Action], names: Sequence[str], language: str) -> None:
    """No two actions are said alike, and each is read as scenarios write it."""
    said: dict[str, Action] = {}
    for action in actions:
        text = words_of(game.words, language).say(action.message, names)
        assert said.setdefault(text, action) == action, text
        assert read(game, written(action, names), names) == action


def differ(game: AnyGame, things: Named, language: str) -> None:
    """No two things are called the same."""
    words = {words_of(game.words, language).word(word.key) for word in things.words.values()}
    assert len(words) == len(things.ids)
