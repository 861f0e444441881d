"""Options checked without a table: whoever brings tables of their own is told all that is wrong with them at once."""

from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Meta, Struct

from krajina.core.errors import BadData, GameError
from krajina.core.registry import find_game
from krajina.core.setup import DATA, make_options
from krajina.server.table.create import MOST_NAMES, written
from krajina.server.table.model import MOST_SEATS

SHAPE: Final = "data-shape"  # such an error is about one table alone, whatever the others are


class WantedOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options that somebody thinks of, and for how many seats."""

    options: Annotated[dict[str, object], Meta(max_length=MOST_NAMES)] = {}
    seats: Annotated[int, Meta(ge=0, le=MOST_SEATS)]


def wrong_with(game: str, wanted: WantedOptions) -> tuple[GameError, ...]:
    """What is wrong with options; nothing if they can be played."""
    return tuple(_wrong_with(game, {**wanted.options, "seats": wanted.seats}))


def _wrong_with(name: str, values: dict[str, object]) -> Iterator[GameError]:
    """Every table that is not as it must be; if they all are, the first thing else that is wrong."""
    game, has_bad_table = find_game(name), False
    while True:
        try:
            options = make_options(game, values)
            written(options)
            game.new(options)
        except GameError as error:
            own = values.get(DATA)
            table = str(error.values.get("file", "")).removesuffix(".json")
            if not isinstance(error, BadData) or error.code != SHAPE or not isinstance(own, dict) or table not in own:
                if not has_bad_table:  # without a table that others rest on, nothing can be said of them
                    yield error
                return
            yield error
            has_bad_table = True
            values = {**values, DATA: {one: rows for one, rows in own.items() if one != table}}
        else:
            return
