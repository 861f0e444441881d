"""Setting a game up: options from wherever they come, checked in one place."""

from collections.abc import Mapping
from typing import Annotated, get_args, get_origin

import msgspec

from krajina.core.action import A
from krajina.core.errors import BadOptions, place_and_reason
from krajina.core.game import Game, Opt, S


def make_options(game: Game[Opt, S, A], settings: Mapping[str, object]) -> Opt:
    """Make options from settings; words such as those of a command line are read as what the field asks for.

    Several words with commas between them make a list where a list is asked for. Raises BadOptions.
    """
    fields = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    values = {name: _value(setting, fields.get(name)) for name, setting in settings.items()}
    try:
        options = msgspec.convert(values, game.options, strict=False)
    except msgspec.ValidationError as error:
        place, reason = place_and_reason(error)
        raise BadOptions("bad-options", place=place, reason=reason) from error
    return check_seats(game, options)


def _value(setting: object, kind: object) -> object:
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if isinstance(setting, str) and get_origin(bare) in (tuple, list, frozenset, set):
        return [word for word in setting.split(",") if word]
    return setting


def check_options(game: Game[Opt, S, A], options: Opt) -> Opt:
    """Check options that a program made: structs check their fields only when they are read. Raises BadOptions."""
    return make_options(game, msgspec.to_builtins(options))


def check_seats(game: Game[Opt, S, A], options: Opt) -> Opt:
    """Check that so many may play; raises BadOptions."""
    if options.seats not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        raise BadOptions("bad-seats", game=game.name, found=options.seats, first=first, last=last)
    return options
