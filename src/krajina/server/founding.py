"""Founding a table: what somebody asks for becomes a table, with keys for those who sit down at once."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from krajina.core.chance import Fair, promise
from krajina.core.errors import UnknownName
from krajina.core.game import AnyGame, Options
from krajina.core.registry import bot_names, find_game
from krajina.core.seat import Seat
from krajina.core.setup import make_options
from krajina.server.clean import check_colour, check_name
from krajina.server.keys import hash_of, new_key, new_secret, new_table_id
from krajina.server.refused import Refused
from krajina.server.tables import (
    COLOURS,
    Clock,
    ClockKind,
    Origin,
    Seating,
    SeatKind,
    Status,
    Table,
    Visibility,
    Watching,
)

MOST_SEATS = 16
Short = Annotated[str, Meta(max_length=1000)]


class Wanted(StrEnum):
    """Who shall sit somewhere: somebody here (who gets the key), a bot, or whoever comes."""

    HERE = "here"
    BOT = "bot"
    OPEN = "open"


class SeatWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat as somebody wants it: `here` for a person who gets its key at once, on this device or by its link."""

    who: Wanted = Wanted.OPEN
    name: Short = ""
    colour: Short = ""
    bot: Short = ""
    salt: Annotated[str, Meta(max_length=128)] = ""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody asks for who opens a table."""

    game: Short
    options: dict[str, object] = {}
    seats: Annotated[tuple[SeatWanted, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    name: Short = ""
    visibility: Visibility = Visibility.PRIVATE
    watching: Watching = Watching()
    clock: Clock = Clock()


class SeatKey(Struct, frozen=True):
    """The key of a seat: whoever has it acts for the seat."""

    seat: Seat
    key: str


class Founded(Struct, frozen=True, kw_only=True):
    """A new table: its id, the owner's key and the keys of those who sit already. Nobody is told them again."""

    table: str
    owner: str
    seats: tuple[SeatKey, ...]


def found(wanted: NewTable, now: float) -> tuple[Table, Founded]:
    """Make a table; raises BadOptions, UnknownName or Refused."""
    game = find_game(wanted.game)
    options = make_options(game, {**wanted.options, "seats": len(wanted.seats)})
    game.new(options)  # whatever is wrong with the options is said now
    check_clock(wanted.clock)
    seatings, keys = _seated(wanted.seats)
    owner = new_key()
    table = new_table(
        game,
        options,
        seatings,
        hash_of(owner),
        now,
        name=check_name(wanted.name) if wanted.name else "",
        visibility=wanted.visibility,
        watching=wanted.watching,
        clock=wanted.clock,
    )
    return table, Founded(table=table.id, owner=owner, seats=keys)


def new_table(
    game: AnyGame,
    options: Options,
    seats: tuple[Seating, ...],
    owner: str,
    now: float,
    *,
    name: str = "",
    visibility: Visibility = Visibility.PRIVATE,
    watching: Watching | None = None,
    clock: Clock | None = None,
    origin: Origin | None = None,
    status: Status = Status.GATHERING,
    fair: Fair | None = None,
) -> Table:
    """A table with a secret and a promise of its own."""
    name_, secret = new_table_id(), new_secret()
    return Table(
        id=name_,
        game=game.name,
        rules=game.rules,
        options=msgspec.Raw(msgspec.json.encode(options)),
        seats=seats,
        owner=owner,
        secret=secret.hex(),
        fair=fair or promise(secret, name_),
        name=name,
        status=status,
        visibility=visibility,
        watching=watching or Watching(),
        clock=clock or Clock(),
        origin=origin or Origin(),
        created=now,
        changed=now,
    )


def check_clock(clock: Clock) -> None:
    """Refuse clocks that leave nobody a chance."""
    least = {ClockKind.NONE: 0, ClockKind.DECISION: 5, ClockKind.BANK: 30, ClockKind.DAYS: 1}[clock.kind]
    most = {ClockKind.NONE: 0, ClockKind.DECISION: 86_400, ClockKind.BANK: 604_800, ClockKind.DAYS: 60}[clock.kind]
    if not least <= clock.time <= most or clock.more > 3600 or (clock.more and clock.kind != ClockKind.BANK):
        raise Refused("bad-clock", least=least, most=most)


def check_bot(name: str) -> str:
    """The name of a registered bot; raises UnknownName."""
    if name not in bot_names():
        raise UnknownName("unknown-bot", name=name[:100], known=bot_names())
    return name


def free_colour(seats: tuple[Seating, ...], wanted: str, but: Seat | None = None) -> str:
    """The wanted colour if nobody has it, else the next one."""
    taken = {seating.colour for seat, seating in enumerate(seats) if seat != but and seating.colour}
    if wanted and check_colour(wanted) not in taken:
        return wanted
    return next((colour for colour in COLOURS if colour not in taken), wanted or COLOURS[0])


def _seated(wanted: tuple[SeatWanted, ...]) -> tuple[tuple[Seating, ...], tuple[SeatKey, ...]]:
    seatings: tuple[Seating, ...] = ()
    keys = []
    for seat, one in enumerate(wanted):
        colour = "" if one.who == Wanted.OPEN else free_colour(seatings, one.colour)
        if one.who == Wanted.HERE:
            keys.append(SeatKey(seat, new_key()))
            hashed = hash_of(keys[-1].key)
            seating = Seating(kind=SeatKind.PERSON, name=check_name(one.name), colour=colour, key=hashed, salt=one.salt)
        elif one.who == Wanted.BOT:
            seating = Seating(kind=SeatKind.BOT, bot=check_bot(one.bot), colour=colour)
        else:
            seating = Seating()
        seatings = (*seatings, seating)
    return seatings, tuple(keys)
