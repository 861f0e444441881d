import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tools.describing import pages
from tools.describing.shapes import RECEIVED, SENT, collected, comments, fields_of, tag_of
from tools.describing.typescript import Writer

from krajina.server.table.messages import AnyIncoming, AnyOutgoing
from krajina.server.table.model import Clock, ClockKind
from krajina.server.table.refused import STATUS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/protocol.md").read_text("utf-8")
TYPES = (ROOT / "web/src/protocol.gen.ts").read_text("utf-8")
GAMES = ("web/src/views.gen.ts", "web/src/boards/harvest/types.gen.ts")
# Errors that only those who run a server see.
OPERATING = {"serve.py", "settings.py", "backup.py", "database.py", "work.py", "schema.py"}
CODE = re.compile(r"\b(?:Refused|TooMany|GameError|UnknownName)\(\s*\"([a-z-]+)\"")


@pytest.fixture(scope="module")
def generated() -> dict[str, str]:
    return pages()


def examples() -> Iterator[str]:
    yield from re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def kinds(union: object) -> set[str]:
    return {tag[1] for kind in get_args(union) if (tag := tag_of(kind))}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["docs/protocol.md", "web/src/protocol.gen.ts", *GAMES])
def test_what_is_generated_is_fresh(generated: dict[str, str], name: str) -> None:
    assert generated[name] == (ROOT / name).read_text("utf-8"), "run `make protocol`"


def test_every_kind_of_message_has_a_section_and_an_example_that_is_one() -> None:
    sent, told = [], []
    for example in examples():
        kind = json.loads(example)["kind"]
        assert f"### `{kind}`\n" in PAGE
        if kind in kinds(AnyIncoming):
            msgspec.json.decode(example, type=AnyIncoming)
            sent.append(kind)
        else:
            told.append(kind)
    assert (set(sent), set(told)) == (kinds(AnyIncoming), kinds(AnyOutgoing))


def test_examples_of_what_we_send_have_every_field() -> None:
    shapes = {tag[1]: kind for kind in get_args(AnyOutgoing) if (tag := tag_of(kind))}
    found = {
        kind: set(json.loads(example)) for example in examples() if (kind := json.loads(example)["kind"]) in shapes
    }
    assert found == {kind: {"kind", *(field.name for field in fields_of(shape))} for kind, shape in shapes.items()}


def test_every_shape_and_every_refusal_is_on_the_page() -> None:
    messages = {*get_args(AnyIncoming), *get_args(AnyOutgoing)}
    shapes = {kind.__name__ for kind in collected((*SENT, *RECEIVED)) if kind not in messages}
    assert [name for name in shapes if f"### {name}\n" not in PAGE] == []
    codes = set(STATUS)
    for file in (ROOT / "src/krajina/server").rglob("*.py"):
        if file.name not in OPERATING:
            codes |= set(CODE.findall(file.read_text("utf-8")))
    assert "stale" in codes
    assert "server-stops" in codes
    assert [code for code in sorted(codes) if f"| `{code}` |" not in PAGE] == []


def test_typescript_has_balanced_braces_and_declares_whatever_it_names() -> None:
    for name in ("web/src/protocol.gen.ts", *GAMES):
        text = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"|//.*", "", (ROOT / name).read_text("utf-8"), flags=re.DOTALL)
        assert text.count("{") == text.count("}")
        assert text.count("(") == text.count(")")
        named = set(re.findall(r"\b[A-Z]\w+", text))
        declared = set(re.findall(r"(?:interface|type|namespace) (\w+)", text)) | {"Partial", "View"}
        declared |= set(re.findall(r"\w+", "".join(re.findall(r"import type (.*?) from", text))))
        assert named - declared == set()


def test_unions_are_of_every_message_and_tags_are_literal() -> None:
    for union, name in ((AnyIncoming, "Incoming"), (AnyOutgoing, "Outgoing<View = unknown>")):
        [line] = re.findall(rf"export type {name} = (.*);", TYPES)
        assert {part.removesuffix("<View>") for part in line.split(" | ")} == {
            kind.__name__ for kind in get_args(union)
        }
        for kind in kinds(union):
            assert f'  readonly kind: "{kind}";\n' in TYPES


@pytest.mark.parametrize(("name", "game"), [(GAMES[0], "Carcassonne"), (GAMES[0], "Stroganov"), (GAMES[1], "Harvest")])
def test_a_game_has_its_view_its_actions_and_its_events_told_apart_by_their_tags(name: str, game: str) -> None:
    [space] = re.findall(rf"^export namespace {game} {{\n(.*?)^}}", (ROOT / name).read_text("utf-8"), re.M | re.S)
    assert f"  export type View = {game}View;\n" in space
    for union, tag in (("Action", "do"), ("Event", "event")):
        [line] = re.findall(rf"export type {union} = (.*);", space)
        for member in line.split(" | "):
            assert re.search(rf"export type {member} = {{\n    readonly {tag}: \"[a-z_]+\";\n", space), member
    assert "  export type Game = { readonly view: View; readonly action: Action; readonly event: Event };\n" in space


def test_fields_are_optional_only_where_they_may_be_missing() -> None:
    sent = Writer([Clock]).declaration(Clock)
    told = Writer([Clock], [Clock]).declaration(Clock)
    assert "readonly kind?: ClockKind;" in sent
    assert "readonly kind: ClockKind;" in told
    assert "readonly watching?: Partial<Watching>;" in TYPES


@pytest.mark.parametrize(
    ("hint", "expected"),
    [
        (tuple[int, ...], "readonly number[]"),
        (tuple[int, str], "readonly [number, string]"),
        (tuple[int | None, ...], "readonly (number | null)[]"),
        (dict[str, bool], "{ [key: string]: boolean }"),
        (dict[ClockKind, int], "{ [key in ClockKind]?: number }"),
        (tuple[tuple[int, ...], ...], "readonly (readonly number[])[]"),
        (int | float | None, "number | null"),
        (msgspec.Raw, "unknown"),
    ],
)
def test_types_are_written_as_typescript(hint: object, expected: str) -> None:
    assert Writer().expression(hint) == expected


def test_comments_behind_fields_are_found() -> None:
    assert comments(ClockKind)["DAYS"] == "days for every decision; it runs while the server does not"
