"""The page of the protocol: every message with its fields, an example each, and every shape and refusal."""

import json
import re
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Final, get_args

import msgspec
from msgspec.structs import FieldInfo
from tools.describing.examples import Json
from tools.describing.shapes import (
    RECEIVED,
    SENT,
    collected,
    comments,
    fields_of,
    limits,
    may_be_missing,
    says,
    tag_of,
)
from tools.describing.typescript import Writer

from krajina.core.message import Message
from krajina.server.table.messages import VERSION, AnyIncoming, AnyOutgoing
from krajina.server.table.refused import STATUS
from krajina.text import Words
from krajina.text.catalogue import catalogue

INTRODUCTION: Final = f"""\
<!-- Made by `make protocol` of src/krajina/server/table/messages.py: do not edit. -->

# The protocol

Version {VERSION}. One WebSocket a client, at `/api/socket`; each message is a JSON object whose `kind` says what it is.
[api.md](api.md) tells how it is used and what to do where sockets are blocked. The types below are TypeScript; all
of them are in `web/src/protocol.gen.ts`, and the views, options and actions of our games in `web/src/views.gen.ts`.

What we send is complete: every field is there, unless it is marked with `?`. What a client sends may leave out what has
a default; a field that we do not know is refused. Later versions may add fields to what we send.
"""
RULES: Final = """\
And there are the refusals of the rules, with status 400: `not-asked` where the seat is asked something else or nothing,
and the codes of each game, with the place in its book in `rule`.
"""
# Requests that make no sense, with status 400.
SENSELESS: Final = (
    *("bad-json", "bad-message", "bad-request", "unknown-kind", "hello-first", "hello-once"),
    *("which-table", "which-seat", "unknown-game", "unknown-bot", "prepared-table", "bad-clock", "bad-webhook"),
    *("bad-colour", "empty-name", "long-name", "empty-text", "long-text"),
    *("too-slow", "server-stops", "too-many-forks"),
)
ROW_END: Final = " |\n"
# That nobody changes what was told is for those who write a client in TypeScript.
KEPT: Final = re.compile(r"\(readonly (\w+\[\])\)|readonly (?=[\[(\w])")


def protocol_page(examples: Mapping[str, Json]) -> str:
    """The page, in Markdown."""
    sent, received = collected(SENT), collected(RECEIVED)
    writer = Writer(sent, received)
    said, told = get_args(AnyIncoming), get_args(AnyOutgoing)
    shapes = [kind for kind in dict.fromkeys((*sent, *received)) if kind not in {*said, *told}]
    parts = [INTRODUCTION, "## What a client says\n"]
    parts += [_message(kind, writer, examples, is_sent=True) for kind in said]
    parts.append("## What a table says\n")
    parts += [_message(kind, writer, examples, is_sent=False) for kind in told]
    parts.append("## What they are made of\n")
    parts += [_shape(kind, writer, is_sent=kind in sent and kind not in received) for kind in shapes]
    parts += ["## Refusals\n", _refusals(), RULES]
    return "\n".join(parts)


def _message(kind: type, writer: Writer, examples: Mapping[str, Json], *, is_sent: bool) -> str:
    tag = tag_of(kind)
    assert tag is not None, "a message has a kind"
    example = json.dumps(examples[tag[1]], ensure_ascii=False)
    rows = _table(kind, writer, is_sent=is_sent)
    return f"### `{tag[1]}`\n\n{says(kind)}\n\n{rows}\n```json\n{_folded(example)}\n```\n"


def _shape(kind: type, writer: Writer, *, is_sent: bool) -> str:
    head = f"### {kind.__name__}\n\n{says(kind)}\n\n"
    if issubclass(kind, Enum):
        notes = comments(kind)
        members = [f"- `{json.dumps(member.value)}`" + _note(notes.get(member.name)) for member in kind]
        return head + "\n".join(members) + "\n"
    return head + _table(kind, writer, is_sent=is_sent)


def _note(text: str | None) -> str:
    return f": {text}" if text else ""


def _table(kind: type, writer: Writer, *, is_sent: bool) -> str:
    rows = [
        *_tag_row(kind),
        *(_row(field, kind, writer, is_sent=is_sent) for field in fields_of(kind)),
    ]
    return "| field | type | default | |\n|---|---|---|---|\n" + "".join(rows) if rows else ""


def _tag_row(kind: type) -> Iterator[str]:
    tag = tag_of(kind)
    if tag is not None and tag[0] != "kind":
        yield f"| `{tag[0]}` | `{json.dumps(tag[1])}` | | which of the union it is{ROW_END}"


def _row(field: FieldInfo, kind: type, writer: Writer, *, is_sent: bool) -> str:
    missing = may_be_missing(field, kind, is_sent=is_sent)
    shown = KEPT.sub(r"\1", writer.expression(field.type, in_sent=is_sent)).replace("|", "\\|")
    note = "; ".join(filter(None, (comments(kind).get(field.name, ""), *limits(field.type)))).replace("|", "\\|")
    default = f"`{_default(field)}`" if missing else ""
    return f"| `{field.encode_name}{'?' if missing else ''}` | `{shown}` | {default} | {note}{ROW_END}"


def _default(field: FieldInfo) -> str:
    value = field.default if field.default is not msgspec.NODEFAULT else None
    if field.default_factory is not msgspec.NODEFAULT:
        assert callable(field.default_factory)
        value = field.default_factory()
    return msgspec.json.encode(value).decode()


def _folded(text: str) -> str:
    """A long example over several lines, one a field of the message."""
    if len(text) <= 120:
        return text
    fields = json.loads(text).items()
    lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in fields]
    return "{\n" + ",\n".join(lines) + "\n}"


def _refusals() -> str:
    codes = {**STATUS, **{code: STATUS.get(code, 400) for code in SENSELESS}}
    rows = [f"| `{code}` | {status} | {_words(code)}{ROW_END}" for code, status in codes.items()]
    return "| code | HTTP status | |\n|---|---|---|\n" + "".join(rows)


def _words(code: str) -> str:
    """The words of a refusal, with the names of its values in the place of these."""
    key = f"error-{code}"
    phrase = catalogue("en", None).phrase(key)
    assert phrase is not None, f"{key} has words"
    return Words("en").say(Message(key, {base: f"`{base}`" for _, base, _ in phrase.variables}))
