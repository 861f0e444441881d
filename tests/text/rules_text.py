"""Reading our own rules texts: an index of sections, and for each language a small kind of Markdown."""

import re
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from krajina.core import AnyGame

HEADING: Final = re.compile(r"## (?P<title>[^#{}`]+) \{#(?P<id>[a-z][a-z0-9-]*)\}")
LINK: Final = re.compile(r"\[[^\[\]]+\]\(#(?P<id>[a-z][a-z0-9-]*)\)")
PAGE: Final = re.compile(r"\[[^\[\]]+\]\((?P<path>(?:/[a-z]+)+)\)")  # of the client
FENCE: Final = "```"
CAPTION: Final = "^ "
BEYOND: Final = re.compile(r"[`<>#|_\[\]\\]|^\d+\. |^[*+>] |!\[|\*\*\*")  # Markdown that our texts do without


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section as the index has it: the keys it explains (`*` for any ending) and where the rulebook says it."""

    id: str
    explains: tuple[str, ...]
    rule: str


class Index(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `index.json`."""

    sections: tuple[Section, ...]


class Example(NamedTuple):
    """A drawn example: what kind of lines, and the lines."""

    kind: str
    lines: tuple[str, ...]


class Passage(NamedTuple):
    """A section in one language: its paragraphs, lists and captions, and its drawn examples."""

    id: str
    title: str
    lines: tuple[str, ...]
    captions: tuple[str, ...]
    examples: tuple[Example, ...]


def index_of(game: AnyGame) -> Index:
    """The index of the rules text of a game; that of a box from outside is checked in its own package."""
    return msgspec.json.decode((files(game.words) / "rules" / "index.json").read_bytes(), type=Index)


def passages_of(game: AnyGame, language: str) -> list[Passage]:
    """The rules text of a game in a language, section by section."""
    text = (files(game.words) / "rules" / f"{language}.md").read_text("utf-8")
    first, *rest = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    assert re.fullmatch(r"# [^#\n]+\n+", first), "the text begins with its title"
    return [_passage(part) for part in rest]


def _passage(text: str) -> Passage:
    heading, *lines = text.splitlines()
    found = HEADING.fullmatch(heading)
    assert found, heading
    plain, captions, examples = [], [], list[Example]()
    while lines:
        line = lines.pop(0)
        if line.startswith(FENCE):
            end = lines.index(FENCE)
            examples.append(Example(line.removeprefix(FENCE), tuple(lines[:end])))
            lines = lines[end + 1 :]
            while lines and not lines[0]:
                lines.pop(0)
            caption = lines.pop(0)
            assert caption.startswith(CAPTION), f"{found['id']}: an example has a caption"
            captions.append(caption.removeprefix(CAPTION))
        elif line:
            plain.append(line)
    return Passage(found["id"], found["title"], tuple(plain), tuple(captions), tuple(examples))


def beyond(line: str) -> str | None:
    """What a line has of Markdown that our texts do without."""
    found = BEYOND.search(PAGE.sub("", LINK.sub("", line.removeprefix("- "))))
    return found[0] if found else None
