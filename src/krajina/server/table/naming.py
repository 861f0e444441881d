"""Naming: what bots, colours and players are called where people read of them."""

from collections import Counter

from krajina.core.message import Message, Value, Word
from krajina.server.table.model import Seating, Table
from krajina.text import DEFAULT, Words


def bot_title(bot: str) -> Value:
    """What a bot is called."""
    return _called(f"bot-{bot}", bot)


def colour_word(colour: str) -> Value:
    """What the colour of a player is called."""
    return _called(f"seat-colour-{colour}", colour)


def _called(key: str, name: str) -> Value:
    """The words of a key; a thing from an outside package, for which there are none, goes by its own name."""
    return Word(key) if Words(DEFAULT).has(key) else name


def name_on(seating: Seating) -> Value:
    """What whoever sits there is called; nothing if nobody does."""
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
