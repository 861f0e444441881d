"""Setting a game up: options from wherever they come, checked in one place."""

import re
from collections.abc import Callable, Mapping
from typing import Final, Generic, Literal, get_args, get_origin

import msgspec

from krajina.core.action import A
from krajina.core.errors import BadOptions, place_and_reason
from krajina.core.game import AnyGame, Game, Opt, Options, S
from krajina.core.message import LISTS, alternatives
from krajina.core.named import check_names, mapping_hints, nearest, strangers, texts_of
from krajina.core.understood import understood

DATA: Final = "data"  # the option of a game whose players may bring tables of their own
SWITCHES: Final = {"yes": True, "on": True, "no": False, "off": False}  # beside true and false


def make_options(game: Game[Opt, S, A], settings: Mapping[str, object]) -> Opt:
    """Make options from settings; words such as those of a command line are read as what the field asks for.

    Several words with commas between them make a list where a list is asked for; lists and tables may be written as
    JSON. Raises BadOptions.
    """
    fields = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    for name in settings:
        if name not in fields:
            raise BadOptions("unknown-name", place="$", name=name, known=nearest(name, tuple(fields)))
    values = {name: _value(name, setting, fields.get(name)) for name, setting in settings.items()}
    try:
        options = msgspec.convert(values, understood(game.options), strict=False)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise _bad(fields, *place_and_reason(error)) from error
    check_names(options, game.options, BadOptions)
    return check_seats(game, options)


def _value(name: str, setting: object, kind: object) -> object:
    """Read words as a list or a table if the field asks for one, unless they are fine as they are, such as `all`."""
    parts = list(alternatives(kind))
    if isinstance(setting, list | tuple) and len(setting) == 1 and any(_is_literal(part, setting[0]) for part in parts):
        return setting[0]  # `["all"]` is as good as `all`
    if isinstance(setting, str) and bool in parts and setting.lower() in SWITCHES:
        return SWITCHES[setting.lower()]
    origins = {get_origin(part) for part in parts}
    has_struct = any(isinstance(part, type) and issubclass(part, msgspec.Struct) for part in parts)
    if not isinstance(setting, str) or (origins.isdisjoint({*LISTS, dict}) and not has_struct):
        return setting
    if any(_takes(part, setting) for part in parts):
        return setting
    if setting.startswith(("[", "{")):
        try:
            return _value(name, msgspec.json.decode(setting), kind)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise BadOptions("bad-options", place=f"$.{name}", reason=str(error)) from error
    return setting if origins.isdisjoint(LISTS) else [word for word in setting.split(",") if word]


def _is_literal(kind: object, word: object) -> bool:
    return get_origin(kind) is Literal and word in get_args(kind)


def _bad(fields: Mapping[str, object], place: str, reason: str) -> BadOptions:
    """Say what is wrong, and which texts there are where a text is unknown."""
    name = re.match(r"\$\.(\w+)", place)
    known = texts_of(fields.get(name[1])) if name else ()
    unknown = re.search(r"'(.*)'$", reason)  # msgspec quotes only members that an enum does not have
    if unknown and known:
        return BadOptions("unknown-name", place=place, name=unknown[1], known=nearest(unknown[1], known))
    return BadOptions("bad-options", place=place, reason=reason)


def _takes(kind: object, setting: str) -> bool:
    try:
        value = msgspec.convert(setting, understood(kind), strict=False)
    except (msgspec.ValidationError, UnicodeEncodeError):
        return False
    return not any(strangers(value, kind))


def key_of(options: Options) -> bytes:
    """What tells options from others, for games that keep tables set up; raises BadOptions for what cannot travel."""
    try:
        return msgspec.json.encode(options)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadOptions("bad-options", place="$", reason=str(error)) from error


class Openings(Generic[Opt, S]):
    """Tables that are set up and not begun, kept to be copied: many games need one set-up of each kind."""

    def __init__(self, set_up: Callable[[Opt], S], most: int) -> None:
        self._set_up = set_up
        self._most = most
        self._kept: dict[bytes, S] = {}

    def new(self, options: Opt) -> S:
        """A table of one's own; raises what setting it up raises, and then nothing is kept."""
        key = key_of(options)
        opening = self._kept.get(key)
        if opening is None:
            opening = self._set_up(options)
            if len(self._kept) >= self._most:
                self._kept.clear()
            self._kept[key] = opening
        return opening.copy()


def check_options(game: Game[Opt, S, A], options: Opt) -> Opt:
    """Check options that a program made: structs check their fields only when they are read. Raises BadOptions."""
    return make_options(game, msgspec.to_builtins(options))


def check_seats(game: Game[Opt, S, A], options: Opt) -> Opt:
    """Check that so many may play; raises BadOptions."""
    if options.seats not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        raise BadOptions("bad-seats", game=game.name, found=options.seats, first=first, last=last)
    return options


def table_names(game: AnyGame) -> tuple[str, ...]:
    """The tables that the players of a game may bring: the keys that its option allows. Raises BadOptions."""
    kinds = [field.type for field in msgspec.structs.fields(game.options) if field.name == DATA]
    names = tuple(name for kind in kinds for name in texts_of(mapping_hints(kind)[0]))
    if not names:
        raise BadOptions("no-own-data", game=game.name)
    return names
