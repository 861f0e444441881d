"""Names and lines: what players and bots are called, and what players write, refused where it cannot be shown."""

from collections import Counter
from typing import Final

from krajina.core.errors import GameError
from krajina.core.message import Message, Value
from krajina.server.table.model import Seating, Table
from krajina.text import Words
from krajina.text.bots import bot_title, called
from krajina.text.names import LONGEST_NAME, clean_line, is_seen

LONGEST_LINE: Final = 500  # characters of talk
LONGEST_RAW: Final = 1000  # characters; what is longer is refused without a look at it


def colour_word(colour: str) -> Value:
    """What the colour of a player is called."""
    return called(f"seat-colour-{colour}", colour)


def name_on(seating: Seating) -> Value:
    """What the player at a seat is called; nothing if the seat is open."""
    return seating.name or (bot_title(seating.bot) if seating.bot else "")


def names_of(table: Table, words: Words) -> tuple[str, ...]:
    """What the players of a table are called in a language, no two alike; nothing for a seat that is open."""
    seen = Counter[str]()
    names = []
    for seating in table.seats:
        name = words.value(name_on(seating))
        seen[name] += 1
        is_again = name and seen[name] > 1
        names.append(words.say(Message("name-again", {"name": name, "number": seen[name]})) if is_again else name)
    return tuple(names)


def clean_text(text: str, longest: int) -> str:
    """What a player says, in one line; raises GameError if it is too long or nothing of it can be seen."""
    clean = _clean(text)
    if len(clean) > longest:
        raise GameError("long-text", longest=longest)
    if not is_seen(clean):
        raise GameError("empty-text")
    return clean


def check_name(name: str) -> str:
    """What a player wants to be called, in one line; raises GameError if it is too long or cannot be seen."""
    clean = _clean(name)
    if len(clean) > LONGEST_NAME:
        raise GameError("long-name", longest=LONGEST_NAME)
    if not is_seen(clean):
        raise GameError("empty-name")
    return clean


def check_colour(colour: str, colours: tuple[str, ...]) -> str:
    """The colour that a player chose; raises GameError if there is none of that name."""
    if colour not in colours:
        raise GameError("bad-colour", known=tuple(map(colour_word, colours)))
    return colour


def _clean(text: str) -> str:
    """In one line; what is much too long stays as it is, and too long."""
    return text if len(text) > LONGEST_RAW else clean_line(text)
