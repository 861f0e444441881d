"""What only concerns our own sources: the keys of the catalogue that all games share, and prose in the code."""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from krajina.core import Options
from krajina.core.game import COLOURS
from krajina.core.level import RANKS
from krajina.core.registry import bot_names, games
from krajina.server.table.model import Status
from krajina.text import DEFAULT
from krajina.text.catalogue import CORE as SHARED
from krajina.text.testing.checks import messages
from krajina.text.testing.collect import (
    DERIVED,
    KEY,
    TITLE,
    Keys,
    enums_in,
    imported,
    mentioned_in,
    module_names,
    option_keys,
    spoken_in,
    words_of,
)

CORE = "krajina"
GAMES = "krajina.games"

# Keys that are put together: the beginning, and all endings.
FAMILIES = {
    "rule-": ("page", "section", "ruling"),
    "error-unknown-": ("game", "bot", "name"),
    "cli-bench-": (
        "games_per_s",
        "decisions_per_s",
        "decisions_per_game",
        "choices",
        "choices_us",
        "advance_us",
        "copy_us",
    ),
    "cli-arena-": ("share", "margin", "points", "won", "times"),
    "bot-": bot_names(),
    "level-": tuple(f"{rank}-about" for rank in RANKS),
    "style-": sorted({level.style for game in games().values() for level in game.levels.values() if level.style}),
    "status-": tuple(Status),
    "seat-colour-": COLOURS,
}

CLIENT = Path(__file__).resolve().parents[2] / "web/src"
IN_CLIENT = re.compile(rf"""["'`]({KEY})["'`]""")
BEGUN_IN_CLIENT = re.compile(r"`([a-z]+-(?:[a-z_]+-)*)\$\{")  # the beginning of a key that is put together

PROSE = re.compile(r"(?<!\S)[^\W\d_]{2,}[,;:]? +[^\W\d_]{2,}(?=[\s.,;:!?…]|$)")
SQL = re.compile(r"\s*[A-Z]{3,} ")  # a statement for the database is read by nobody


@cache
def core_keys() -> Keys:
    """The keys of the catalogue that all games share: everything but the games speaks in them."""
    names = [name for name in module_names(CORE) if not f"{name}.".startswith(f"{GAMES}.")]
    spoken, problems = spoken_in(names, FAMILIES)
    required = (spoken | option_keys(Options)) - TITLE
    allowed = words_of(enums_in(imported(names))) | mentioned_in(names) | mentioned_in_client()
    return Keys(frozenset(required), frozenset(allowed), tuple(problems))


def mentioned_in_client() -> set[str]:
    """The keys that stand in the sources of the client, which reads this catalogue over HTTP."""
    sources = [path.read_text("utf-8") for ext in ("ts", "svelte") for path in sorted(CLIENT.rglob(f"*.{ext}"))]
    begun = tuple({start for source in sources for start in BEGUN_IN_CLIENT.findall(source)} - DERIVED)
    whole = {key for source in sources for key in IN_CLIENT.findall(source)}
    return whole | {key for key in messages(SHARED, DEFAULT) if key.startswith(begun)}


def prose(root: Path, folders: tuple[str, ...], exempt: tuple[str, ...]) -> Iterator[str]:
    """Sentences for people that stand in the sources."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            if not name.startswith(exempt):
                for line, text in _sentences(list(ast.walk(ast.parse(path.read_text("utf-8"))))):
                    yield f"{name}:{line}: {text!r}"


def _sentences(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    for_programmers = {id(node) for part in _for_programmers(nodes) for node in ast.walk(part)}
    for node in nodes:
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in for_programmers:
            continue
        if PROSE.search(node.value) and not SQL.match(node.value):
            yield node.lineno, node.value


def _for_programmers(nodes: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """Docstrings, and what assertions say."""
    for node in nodes:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node
        elif isinstance(node, ast.Assert) and node.msg:
            yield node.msg
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "AssertionError":
            yield node
