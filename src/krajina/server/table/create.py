"""Creating a table: what is asked for becomes a table, with keys for the players who sit down at once."""

from collections.abc import Sequence
from enum import StrEnum
from secrets import token_bytes
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from krajina.bots.levels import check_known, is_rank, unknown_bot
from krajina.core.chance import promise
from krajina.core.game import COLOURS, AnyGame, Options
from krajina.core.message import Word
from krajina.core.registry import find_game
from krajina.core.seat import Seat
from krajina.core.setup import make_options
from krajina.server.table.keys import Mint, fits, hash_of
from krajina.server.table.messages import RequestId, Short
from krajina.server.table.model import (
    DAY,
    MOST_SEATS,
    Clock,
    ClockKind,
    Salt,
    Seating,
    SeatKind,
    Table,
    Visibility,
    Watching,
)
from krajina.server.table.names import check_colour, check_name
from krajina.server.table.refused import Refused

MOST_NAMES: Final = 200  # of options; no game has as many
MOST_OPTIONS: Final = 60_000  # bytes; own tables of data are the longest, and every watcher is told them


class Wanted(StrEnum):
    """Who shall sit at a seat: a player here (who gets the key), a bot, or the first player who comes."""

    HERE = "here"
    BOT = "bot"
    OPEN = "open"


class SeatWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat as it is wanted: `here` for a person who gets its key at once, on this device or by its link."""

    who: Wanted = Wanted.OPEN
    name: str = ""  # what is too long is refused as such, and not as a bad request
    colour: Short = ""
    bot: Short = ""
    salt: Salt = ""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is asked for to open a table."""

    game: Short
    options: Annotated[dict[str, object], Meta(max_length=MOST_NAMES)] = {}
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=MOST_SEATS)]
    name: str = ""
    visibility: Visibility = Visibility.PRIVATE
    watching: Watching = Watching()
    clock: Clock = Clock()
    request_id: RequestId = ""


class SeatKey(Struct, frozen=True):
    """The key of a seat: who has it acts for the seat."""

    seat: Seat
    key: str
    waits: bool = False  # until all people at the table have agreed that this player plays on there


class Founded(Struct, frozen=True, kw_only=True):
    """A new table: its id, the owner's key and the keys of those who sit already.

    Only a request with the same id is told them again.
    """

    table: str
    owner: str
    seats: tuple[SeatKey, ...]


def found(wanted: NewTable, now: float) -> tuple[Table, Founded]:
    """Make a table of what is asked for; raises BadOptions, UnknownName or Refused."""
    game = find_game(wanted.game)
    options = make_options(game, {**wanted.options, "seats": len(wanted.seats)})
    game.new(options)  # whatever is wrong with the options is said now
    check_clock(wanted.clock)
    check_prepared(game, options, wanted)
    mint = mint_of(wanted.request_id)
    seatings = _seated(mint, game, wanted.seats, _coloured(game, options, wanted.seats))
    table = msgspec.structs.replace(
        new_table(mint, game, options, seatings, now),
        name=check_name(wanted.name) if wanted.name else "",
        visibility=wanted.visibility,
        watching=wanted.watching,
        clock=wanted.clock,
    )
    return table, founded(mint, table)


def mint_of(request_id: str) -> Mint:
    """Where the id and the keys of a new table come from."""
    return Mint(request_id, "table")


def founded(mint: Mint, table: Table) -> Founded:
    """The answer to opening a table, also when it is asked for again: of the seats, those that still have their key."""
    keys = (SeatKey(seat, mint.key(str(seat))) for seat in range(len(table.seats)))
    own = tuple(one for one in keys if fits(one.key, table.seats[one.seat].key))
    return Founded(table=table.id, owner=mint.key("owner"), seats=own)


def new_table(mint: Mint, game: AnyGame, options: Options, seats: tuple[Seating, ...], now: float) -> Table:
    """A private table with a secret and a promise of its own; raises Refused."""
    table_id, secret = mint.table_id(), token_bytes(32)
    return Table(
        id=table_id,
        game=game.name,
        rules=game.rules,
        options=msgspec.Raw(written(options)),
        seats=seats,
        owner=hash_of(mint.key("owner")),
        secret=secret.hex(),
        fair=promise(secret, table_id),
        created=now,
        changed=now,
    )


def written(options: Options) -> bytes:
    """The options as they are kept and told; raises Refused if that is too long."""
    found = msgspec.json.encode(options)
    if len(found) > MOST_OPTIONS:
        raise Refused("too-large", limit=MOST_OPTIONS)
    return found


def check_clock(clock: Clock) -> None:
    """Refuse clocks that leave a player no chance."""
    least = {ClockKind.NONE: 0, ClockKind.DECISION: 5, ClockKind.BANK: 30, ClockKind.DAYS: 1}[clock.kind]
    most = {ClockKind.NONE: 0, ClockKind.DECISION: DAY, ClockKind.BANK: 7 * DAY, ClockKind.DAYS: 60}[clock.kind]
    if not least <= clock.time <= most or clock.more > 3600 or (clock.more and clock.kind != ClockKind.BANK):
        unit = Word("unit-days" if clock.kind == ClockKind.DAYS else "unit-seconds")
        raise Refused("bad-clock", least=least, most=most, unit=unit)


def check_bot(name: str, game: AnyGame) -> str:
    """The name of a registered bot or of a level that the game has; raises UnknownName, BadData."""
    if "@" in name and not is_rank(name):  # which levels an outside bot has is only known once it is imported
        raise unknown_bot(name, game)
    check_known(name, game)
    return name


def check_prepared(game: AnyGame, options: Options, wanted: NewTable) -> None:
    """Refuse strangers at a table whose luck or secrets its owner has fixed, for they stand in its options."""
    fixed = [name for name in game.options.prepared if getattr(options, name) != _usual(game, name)]
    is_open = wanted.visibility == Visibility.PUBLIC or any(seat.who == Wanted.OPEN for seat in wanted.seats)
    if fixed and is_open:
        raise Refused("prepared-table", options=tuple(fixed))


def _usual(game: AnyGame, name: str) -> object:
    [field] = [field for field in msgspec.structs.fields(game.options) if field.name == name]
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def dressed(game: AnyGame, options: Options, seats: tuple[Seating, ...]) -> Options:
    """The options with the colours that players chose, if the game knows colours."""
    if "colours" not in game.options.__struct_fields__:
        return options
    colours = tuple(seating.colour for seating in seats)
    found: Options = make_options(game, {**msgspec.to_builtins(options), "colours": colours})
    return found


def free_colour(colours: tuple[str, ...], seats: tuple[Seating, ...], wanted: str, but: Seat | None = None) -> str:
    """The wanted colour if no other seat has it, else the next one."""
    taken = {seating.colour for seat, seating in enumerate(seats) if seat != but and seating.colour}
    if wanted and check_colour(wanted, colours) not in taken:
        return wanted
    return next(colour for colour in (*colours, *COLOURS) if colour not in taken)


def _coloured(game: AnyGame, options: Options, wanted: tuple[SeatWanted, ...]) -> list[str]:
    """The colour of each seat: as it is wished, or as an option of the game says, or one that no seat wishes."""
    given = (*getattr(options, "colours", ()), *[""] * len(wanted))
    colours: list[str] = []
    for seat, one in enumerate(wanted):
        wish = check_colour(one.colour, game.colours) if one.colour else str(given[seat])
        colours.append(wish if wish not in colours else "")
    free = (colour for colour in (*game.colours, *COLOURS) if colour not in colours)
    return [
        colour or ("" if one.who == Wanted.OPEN else next(free)) for colour, one in zip(colours, wanted, strict=True)
    ]


def _seated(mint: Mint, game: AnyGame, wanted: tuple[SeatWanted, ...], colours: Sequence[str]) -> tuple[Seating, ...]:
    seatings: tuple[Seating, ...] = ()
    for seat, (one, colour) in enumerate(zip(wanted, colours, strict=True)):
        if one.who == Wanted.HERE:
            key = hash_of(mint.key(str(seat)))
            seating = Seating(kind=SeatKind.PERSON, name=check_name(one.name), colour=colour, key=key, salt=one.salt)
        elif one.who == Wanted.BOT:
            seating = Seating(kind=SeatKind.BOT, bot=check_bot(one.bot, game), colour=colour)
        else:
            seating = Seating(colour=colour)
        seatings = (*seatings, seating)
    return seatings
