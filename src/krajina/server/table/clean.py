"""Clean texts: what people call themselves and say to each other, refused where it cannot be shown."""

from typing import Final

from krajina.core.errors import GameError
from krajina.server.table.naming import colour_word
from krajina.text.names import LONGEST_NAME, clean_line, is_seen

LONGEST_LINE: Final = 500  # characters of talk
LONGEST_RAW: Final = 1000  # characters; what is longer is refused without a look at it


def clean_text(text: str, longest: int) -> str:
    """What somebody says, in one line; raises GameError if it is too long or nothing of it can be seen."""
    clean = _clean(text)
    if len(clean) > longest:
        raise GameError("long-text", longest=longest)
    if not is_seen(clean):
        raise GameError("empty-text")
    return clean


def check_name(name: str) -> str:
    """What somebody wants to be called, in one line; raises GameError if it is too long or cannot be seen."""
    clean = _clean(name)
    if len(clean) > LONGEST_NAME:
        raise GameError("long-name", longest=LONGEST_NAME)
    if not is_seen(clean):
        raise GameError("empty-name")
    return clean


def check_colour(colour: str, colours: tuple[str, ...]) -> str:
    """The colour that somebody chose; raises GameError if there is none of that name."""
    if colour not in colours:
        raise GameError("bad-colour", known=tuple(map(colour_word, colours)))
    return colour


def _clean(text: str) -> str:
    """In one line; what is much too long stays as it is, and too long."""
    return text if len(text) > LONGEST_RAW else clean_line(text)
