"""Records: a saved game is its set-up and its entries; everything else is replayed."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final

import msgspec

from krajina.core.action import A, Action
from krajina.core.chance import Fair
from krajina.core.errors import BadAction, BadRecord, place_and_reason
from krajina.core.game import AnyGame, Game, Opt, Options, S
from krajina.core.named import check_names
from krajina.core.seat import Seat
from krajina.core.setup import check_seats
from krajina.core.understood import understood

FORMAT: Final = 1  # a change that an older reader would misread counts up; added fields do not
BOT: Final = "bot:"  # how the players of a record tell a bot from a person


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a record: a seat acted, or took back the last `undo` steps that stood (`agreed` lists who consented).

    Lines are only ever added: a draw that is taken back by consent still counts, and is never drawn again alike.
    """

    seat: Seat
    action: Action | None = None
    undo: int = 0
    agreed: tuple[Seat, ...] = ()


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """Set-up, rules version and entries."""

    game: str
    rules: str
    options: Options
    entries: tuple[Entry, ...] = ()
    fair: Fair | None = None
    players: tuple[str, ...] = ()  # who sat at the seats, if it was written down; the game does not care

    def to_json(self) -> bytes:
        """Write the record, a line an entry, so that people can read it and compare two."""
        lines = map(msgspec.json.encode, self.entries)
        return record_json(self.game, self.rules, self.options, lines, self.fair, self.players)


def record_json(
    game: str,
    rules: str,
    options: Options | msgspec.Raw,
    entries: Iterable[bytes],
    fair: Fair | None = None,
    players: tuple[str, ...] = (),
) -> bytes:
    """Write a record whose entries, and perhaps options, are JSON already; the game is not needed for it."""
    head: dict[str, object] = {"krajina": FORMAT, "game": game, "rules": rules, "options": options}
    if players:
        head["players"] = players
    if fair:
        head["fair"] = fair
    return msgspec.json.encode(head)[:-1] + b',"entries":[\n' + b",\n".join(entries) + b"\n]}\n"


class _RawEntry(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    action: msgspec.Raw = msgspec.Raw()
    undo: int = 0
    agreed: tuple[int, ...] = ()


class _RawRecord(msgspec.Struct):
    """A record before its game is known; fields that a later version may add are passed over."""

    krajina: Annotated[int, msgspec.Meta(ge=1)]
    game: str
    rules: str
    options: msgspec.Raw
    entries: tuple[msgspec.Raw, ...]
    fair: Fair | None = None
    players: tuple[str, ...] = ()


def read_record(data: bytes, find_game: Callable[[str], AnyGame]) -> tuple[AnyGame, Record]:
    """Read a record of any game; raises BadRecord (or what `find_game` raises) with the place and the reason."""
    raw = _read_raw(data)
    game = find_game(raw.game)
    if raw.rules != game.rules:
        raise BadRecord("record-rules", game=raw.game, found=raw.rules, known=game.rules)
    options: Options = check_seats(game, _read_options(game, raw.options))
    return game, Record(raw.game, raw.rules, options, _read_entries(game, raw.entries), raw.fair, raw.players)


def _read_raw(data: bytes) -> _RawRecord:
    try:
        kind = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record-damaged", reason=str(error)) from error
    if not isinstance(kind, dict) or "krajina" not in kind:
        raise BadRecord("record-foreign")
    if isinstance(kind["krajina"], int) and kind["krajina"] > FORMAT:
        raise BadRecord("record-newer", found=kind["krajina"], known=FORMAT)
    try:
        return msgspec.json.decode(data, type=understood(_RawRecord))
    except msgspec.ValidationError as error:
        place, reason = place_and_reason(error)
        raise BadRecord("record-shape", place=place, reason=reason) from error


def _read_entries(game: AnyGame, raw: Sequence[msgspec.Raw]) -> tuple[Entry, ...]:
    return tuple(read_entry(game, line, index) for index, line in enumerate(raw))


def read_entry(game: AnyGame, data: bytes | msgspec.Raw, index: int) -> Entry:
    """Read one line of a record from JSON; raises BadRecord, which names its place."""
    try:
        entry = msgspec.json.decode(data, type=understood(_RawEntry))
        action = read_action(game, entry.action) if bytes(entry.action) else None
    except msgspec.ValidationError as error:
        place, reason = place_and_reason(error)
        raise BadRecord("record-shape", place=_in_entry(index, place), reason=reason) from error
    except BadAction as error:
        place = _in_entry(index, "$.action" + str(error.values["place"])[1:])
        code = "record-shape" if error.code == "bad-action" else error.code
        raise BadRecord(code, **{**error.values, "place": place}) from error
    is_undo = entry.undo != 0
    if (action is None) != is_undo or entry.undo < 0 or (entry.agreed and not is_undo):
        raise BadRecord("record-entry", place=_in_entry(index))
    return Entry(entry.seat, action, entry.undo, entry.agreed)


def _read_options(game: AnyGame, data: msgspec.Raw) -> Options:
    try:
        options: Options = msgspec.json.decode(data, type=understood(game.options))
    except msgspec.ValidationError as error:
        place, reason = place_and_reason(error)
        raise BadRecord("record-shape", place="$.options" + place[1:], reason=reason) from error
    check_names(options, game.options, BadRecord, "$.options")
    return options


def _in_entry(index: int, place: str = "$") -> str:
    return f"$.entries[{index}]{place[1:]}"


def wired(game: Game[Opt, S, A], action: A) -> A:
    """An action as it would come over the wire; raises BadAction if it could not."""
    try:
        data = msgspec.json.encode(action)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadAction("bad-action", place="$", reason=str(error)) from error
    return read_action(game, data)


def read_action(game: Game[Opt, S, A], data: bytes | msgspec.Raw) -> A:
    """Read an action of this game from JSON; raises BadAction with the place and the reason."""
    try:
        action: A = _decoder(game.actions).decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        place, reason = place_and_reason(error)
        raise BadAction("bad-action", place=place, reason=reason) from error
    check_names(action, game.actions, BadAction)
    return action


@cache
def _decoder(actions: type | UnionType) -> msgspec.json.Decoder[Any]:
    """What reads the actions of a game: to make one takes longer than to read an action."""
    return msgspec.json.Decoder(understood(actions))
