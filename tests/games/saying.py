"""What the tests of words share: everything is said strictly in all four languages, and read back as it was meant."""

from collections.abc import Iterable, Sequence
from functools import cache

from krajina.core import Action, AnyGame, Message
from krajina.core.message import Named
from krajina.scenario.phrases import Phrases
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


def read_back(game: AnyGame, actions: Iterable[Action], names: Sequence[str], language: str) -> None:
    """What is said of each action is read as that action."""
    phrases, words = Phrases(game, names, language), words_of(game.words, language)
    for action in actions:
        assert phrases.action(words.say(action.message, names)) == action


def differ(game: AnyGame, things: Named, language: str) -> None:
    """No two things are called the same."""
    words = {words_of(game.words, language).word(word.key) for word in things.words.values()}
    assert len(words) == len(things.ids)
