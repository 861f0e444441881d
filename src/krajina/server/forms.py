"""Forms: what a browser sends becomes a message of the protocol."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final, TypeVar

import msgspec

from krajina.server.pages.fields import Typed
from krajina.server.services import AnyRequest
from krajina.server.table.keys import bound
from krajina.server.table.messages import Act, AnyIncoming, Incoming, Number, RequestId, SeatNumber
from krajina.server.table.refused import unreadable

T = TypeVar("T")

LISTS: Final = frozenset({"muted"})  # fields of messages that have several values


async def typed_in(request: AnyRequest) -> Typed:
    """What was typed into the form that came."""
    typed: dict[str, list[str]] = {}
    for name, value in (await request.form()).multi_items():
        if isinstance(value, str):
            typed.setdefault(name, []).append(value)
    return typed


@contextmanager
def _reading() -> Iterator[None]:
    """Turn what msgspec complains about into a refusal with the place and the reason."""
    try:
        yield
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise unreadable(error) from error


def read_as(values: Mapping[str, object], kind: type[T]) -> T:
    """Texts read as what a struct asks for; raises Refused with the place and the reason."""
    with _reading():
        return msgspec.convert(values, kind, strict=False)


class _Repeatable(msgspec.Struct, frozen=True):
    """A form that may be sent again."""

    request_id: RequestId = ""


def request_id_in(typed: Typed) -> str:
    """The id that came with a form; raises Refused."""
    return read_as({name: found[-1] for name, found in typed.items()}, _Repeatable).request_id


def content_id_in(typed: Typed) -> str:
    """The id of a request for what was typed: who goes back in the browser and types something else wants another."""
    content = msgspec.json.encode({name: found for name, found in typed.items() if name != "salt"}, order="sorted")
    return bound(request_id_in(typed), content)


def message_in(typed: Typed) -> Incoming:
    """The message that a form stands for; raises Refused."""
    values: dict[str, object] = {name: found[-1] for name, found in typed.items()}
    values |= {name: [value for value in typed[name] if value] for name in LISTS & typed.keys()}
    if values.get("kind") == "act":
        answer = read_as(values, _Answer)
        action = _filled_in(typed, answer) if answer.template else answer.action.encode("utf-8", "replace")
        return Act(seat=answer.seat, seen=answer.seen, action=msgspec.Raw(action))
    with _reading():
        message: Incoming = msgspec.convert(values, AnyIncoming, strict=False)
    return message


class _Answer(msgspec.Struct, frozen=True):
    """An answer to a question: an action, or a template and the field that the form fills in."""

    seat: SeatNumber
    seen: Number
    action: str = ""
    template: str = ""
    field: str = ""
    receivers: SeatNumber = 0


def _filled_in(typed: Typed, answer: _Answer) -> bytes:
    """An action out of a form: items that are picked, or items and the receiver of each."""
    with _reading():
        action = msgspec.json.decode(answer.template, type=dict[str, object])
    items = typed.get("item", [])
    given = list(zip(typed.get("to", []), items, strict=False))
    shares = [[item for to, item in given if to == str(seat)] for seat in range(answer.receivers)]
    return msgspec.json.encode({**action, answer.field: shares or items})
