"""The checks of what people read, for games of this project and of others.

`check_words` reads sources and catalogues, `check_drawing` plays and draws.
"""

from collections.abc import Iterator, Sequence

from krajina.core import AnyGame
from krajina.text.languages import LANGUAGES
from krajina.text.testing import checks
from krajina.text.testing.collect import NO_FAMILIES, Families, game_keys, structs_said
from krajina.text.testing.drawing import check_drawing

__all__ = ["check_drawing", "check_words", "problems_of_words"]


def check_words(game: AnyGame, *, languages: Sequence[str] = LANGUAGES, families: Families = NO_FAMILIES) -> None:
    """Check the catalogues of a game; raises AssertionError with one line per problem.

    All languages have the same keys and say the same values; every key that the game speaks in has words, no words are
    unused or words of all games, and every message can be said with whatever its values may be. Begin with one of the
    `languages` if you like. Keys that are put together at run time, such as `Word(f"season-{name}")`, are made known
    as `families`: `{"season-": ("spring", "autumn")}`.
    """
    found = list(problems_of_words(game, languages, families))
    assert not found, "\n".join(["", *found])


def problems_of_words(game: AnyGame, languages: Sequence[str], families: Families = NO_FAMILIES) -> Iterator[str]:
    """What is wrong with the words of a game, one line per problem."""
    package, keys, first = game.words, game_keys(game, families), languages[0]
    yield from keys.problems
    yield from checks.malformed(package, languages)
    yield from checks.unequal(package, languages)
    yield from checks.missing(package, keys, first)
    yield from checks.unused(package, keys, first)
    yield from checks.shadowing(package, first)
    yield from checks.unsayable(package, structs_said(game), languages)
