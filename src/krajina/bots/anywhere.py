"""Bots from anywhere: by name, by level, by module or by file. Only for hosts whose user chooses what code runs."""

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from krajina.core.errors import GameError, UnknownName
from krajina.core.game import AnyGame
from krajina.core.registry import AnyBot, BotMaker, at_level, find_bot

SUFFIX: Final = ".py"


def bot_anywhere(wanted: str) -> BotMaker:
    """`NAME`, `package.module:Class` or `path/to/file.py:Class`, each perhaps with `@LEVEL`; raises UnknownName."""
    place, _, name = wanted.rpartition(":")
    name, _, level = name.partition("@")
    if not place and name.endswith(SUFFIX):  # a file alone: which bot is not said
        place, name = name, ""
    if not place:
        return find_bot(wanted)
    try:
        module = _from_file(Path(place)) if place.endswith(SUFFIX) else _from_path(place)
    except OSError as error:
        raise UnknownName("bot-not-loaded", name=wanted, reason=error.strerror or str(error)) from error
    except (Exception, SystemExit) as error:  # whatever a foreign module does when it is imported
        raise UnknownName("bot-not-loaded", name=wanted, reason=f"{type(error).__name__}: {error}") from error
    maker = getattr(module, name, None)
    if not callable(maker) or not hasattr(maker, "choose"):
        known = _bots_in(module)
        if not known:
            raise UnknownName("no-bots-there", name=name or wanted, file=place)
        if not name:
            raise UnknownName("which-bot", file=place, known=known)
        raise UnknownName("no-such-class", name=name, file=place, known=known)
    found: BotMaker = maker
    return at_level(found, wanted.partition("@")[0], level)


def made_bot(maker: BotMaker, name: str, game: AnyGame) -> AnyBot:
    """A bot for a seat; raises GameError, whatever goes wrong while it is made."""
    try:
        return maker(game)
    except GameError:
        raise
    except (Exception, SystemExit) as error:
        raise GameError("bot-failed", name=name, reason=repr(error)) from error


def file_of(wanted: str) -> Path | None:
    """The file that a bot is taken from, if that is how it is named."""
    place = wanted.rpartition(":")[0]
    return Path(place) if place.endswith(SUFFIX) else None


def _from_path(place: str) -> ModuleType:
    """A module as from where one stands; behind everything that is installed, lest a file hides a library."""
    _look_in(Path.cwd())
    return import_module(place)


def _from_file(file: Path) -> ModuleType:
    """The module in a file, which may import its neighbours."""
    _look_in(file.resolve().parent)
    spec = spec_from_file_location(f"krajina bot {file.resolve()}", file)
    assert spec is not None, "it is a Python file by its name"
    assert spec.loader is not None, "a file is loaded"
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # where classes of it look for their module
    spec.loader.exec_module(module)
    return module


def _look_in(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _bots_in(module: ModuleType) -> tuple[str, ...]:
    return tuple(name for name, thing in vars(module).items() if isinstance(thing, type) and hasattr(thing, "choose"))
