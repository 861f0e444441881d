"""Pickling: a state travels without the tables that all states share; they are found again where it is unpickled.

That keeps pickles small, and a position of another process looks things up in the tables of this one. A pickle is for
one version of the rules, on its way to another process; what is to be kept is the record.
"""

from collections.abc import Callable
from functools import cache
from typing import Protocol, TypeAlias, TypeVar

from krajina.core.action import A
from krajina.core.game import Game, Opt, Options, S, State

Own: TypeAlias = dict[str, object]  # what a thing does not share, by the name of the attribute


class HasOptions(State, Protocol):
    """A state that knows how its game was set up."""

    @property
    def options(self) -> Options:
        """The set-up, by which its tables are found again."""


T = TypeVar("T")
H = TypeVar("H", bound=HasOptions)


def packed(game: Game[Opt, H, A], state: H) -> tuple[Callable[..., H], tuple[object, ...]]:
    """What `copyreg` asks for: how to make the state again, for a game that is pickled by its name."""
    return unpacked, (game, state.options, own_of(state))


def unpacked(game: Game[Opt, S, A], options: Opt, own: Own) -> S:
    """The state again, on a table of the same set-up."""
    state = game.new(options)
    for name, value in own.items():
        setattr(state, name, value)
    return state


def own_of(thing: object) -> Own:
    """What a thing holds, but for what it shares with all others of its kind."""
    return {name: value for name, value in held_by(thing).items() if not is_shared(value)}


def held_by(thing: object) -> Own:
    """All attributes that are set, but for those that a class puts `ASIDE`: what is kept only for speed."""
    kind: type = type(thing)
    aside: frozenset[str] = getattr(kind, "ASIDE", frozenset())
    held: Own = {name: getattr(thing, name) for name in attributes(kind) if hasattr(thing, name)}
    held.update(getattr(thing, "__dict__", {}))
    return {name: value for name, value in held.items() if name not in aside and name != "__orig_class__"}


def remade(kind: Callable[..., T], own: Own) -> T:
    """A thing again that holds each argument it was made with in an attribute of that name."""
    return kind(**own)


def is_shared(value: object) -> bool:
    """Tell whether a game declares something to be one for all states, such as its tables."""
    return getattr(type(value), "IS_SHARED", False)


@cache
def attributes(kind: type) -> tuple[str, ...]:
    """The attributes of a class that keeps no `__dict__`: its slots, or those of a compiled class."""
    names: dict[str, None] = {}
    for part in reversed(kind.__mro__):
        slots = part.__dict__.get("__mypyc_attrs__", part.__dict__.get("__slots__", ()))
        private = f"_{part.__name__.lstrip('_')}"
        for name in [slots] if isinstance(slots, str) else slots:
            names[private + name if name.startswith("__") and not name.endswith("__") else name] = None
    return tuple(name for name in names if name not in ("__dict__", "__weakref__"))
