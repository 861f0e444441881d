"""The registry: games and bots, built in or from outside packages, all found by entry point."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, TypeAlias

from krajina.core.errors import UnknownName
from krajina.core.game import AnyGame, Game
from krajina.core.player import Bot

GAMES: Final = "krajina.games"
BOTS: Final = "krajina.bots"

AnyBot: TypeAlias = Bot[Any, Any]
BotMaker: TypeAlias = Callable[[AnyGame], AnyBot]


@cache
def _entry_points(group: str) -> Mapping[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda point: point.name)}


def game_names() -> tuple[str, ...]:
    """The names of all registered games; nothing is imported for it."""
    return tuple(_entry_points(GAMES))


def bot_names() -> tuple[str, ...]:
    """The names of all registered bots."""
    return tuple(_entry_points(BOTS))


def find_game(name: str) -> AnyGame:
    """The game of that name; raises UnknownName, also when its package cannot be imported."""
    game: AnyGame = _load(GAMES, "game", name)
    return game


def find_bot(name: str) -> BotMaker:
    """The bot of that name, or of `NAME@LEVEL`, to be made with a game; raises UnknownName."""
    bare, _, level = name.partition("@")
    maker: BotMaker = _load(BOTS, "bot", bare)
    return at_level(maker, bare, level)


def at_level(maker: BotMaker, name: str, level: str) -> BotMaker:
    """A bot as strong as wanted: what makes it has `levels`, makers by name, or `at` for whatever is asked for.

    Raises UnknownName.
    """
    if not level:
        return maker
    at: Callable[[str], BotMaker] | None = getattr(maker, "at", None)
    if at is not None:
        return at(level)
    levels: Mapping[str, BotMaker] = getattr(maker, "levels", {})
    if not levels:
        raise UnknownName("no-levels", name=name, level=level)
    if level not in levels:
        raise UnknownName("unknown-level", name=name, level=level, known=tuple(levels))
    return levels[level]


def boxes_of(package: str) -> Mapping[str, EntryPoint]:
    """The boxes that outside packages add to the game of a package: the entry points of the group `PACKAGE.boxes`."""
    return _entry_points(f"{package}.boxes")


def added_packages(package: str) -> dict[str, str]:
    """By the name of a box from outside, the package that has its words, rules, icons and data."""
    return {name: point.module.rpartition(".")[0] or point.module for name, point in boxes_of(package).items()}


def games() -> Mapping[str, AnyGame]:
    """All registered games that can be imported. A broken outside package takes no other game with it."""
    found = {}
    for name in game_names():
        try:
            found[name] = find_game(name)
        except UnknownName:
            continue
    return found


@cache
def _load(group: str, what: str, name: str) -> Any:
    points = _entry_points(group)
    if name not in points:
        raise UnknownName(f"unknown-{what}", name=name, known=tuple(points))
    point = points[name]
    try:
        found = point.load()
    except (Exception, SystemExit) as error:  # whatever an outside package does when imported
        package = point.dist.name if point.dist else point.module
        raise UnknownName("broken-package", name=name, package=package, reason=repr(error)) from error
    if group == GAMES and (not isinstance(found, Game) or getattr(found, "name", "") != name):
        raise UnknownName("misnamed-game", name=name, package=point.value, found=repr(found))
    return found
