"""Wrong actions: legal ones with one thing changed, and those of other seats."""

from collections.abc import Iterator
from enum import Enum
from typing import Any

import msgspec

from krajina.core.action import Action
from krajina.core.testing.moment import Moment


def mutations(action: Action) -> Iterator[Action]:
    """Change one field of an action at a time."""
    for name in action.__struct_fields__:
        for value in _other(getattr(action, name)):
            yield msgspec.structs.replace(action, **{name: value})


def _other(value: Any) -> Iterator[Any]:
    """Values of the same kind as the given one; whether they make sense is for the rules to say."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, Enum):
        yield from (member for member in type(value) if member is not value)
    elif isinstance(value, int):
        yield from (value + 1, value - 1, value + 1000)
    elif isinstance(value, str):
        yield value + "x"
    elif isinstance(value, tuple):
        yield from _other_tuples(value)


def _other_tuples(value: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    if value:
        yield value[:-1]
        yield (*value, value[-1])
    for place, item in enumerate(value):
        for other in _other(item):
            yield (*value[:place], other, *value[place + 1 :])


def wrong_actions(moment: Moment, most: int = 60) -> list[Action]:
    """Actions that may well be wrong here: mutated choices, other seats' choices, what was done before.

    Only what can be read from the wire at all: anything else is refused by the type, with its place.
    """
    pool: list[Action] = [entry.action for entry in moment.play.entries[-20:] if entry.action is not None]
    for decision in moment.game.decisions(moment.state):
        for action in moment.few(decision.seat):
            pool += [action, *mutations(action)]
    moment.rng.shuffle(pool)
    return [action for action in dict.fromkeys(pool) if _can_be_sent(moment, action)][:most]


def _can_be_sent(moment: Moment, action: Action) -> bool:
    try:
        sent: Action = msgspec.json.decode(msgspec.json.encode(action), type=moment.game.actions)
    except msgspec.ValidationError:
        return False
    return sent == action
