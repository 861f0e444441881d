"""Everything that the server says to people has words in every language, and every word is said by somebody."""

import ast
import asyncio
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl
from msgspec.structs import replace
from tests.server.store.memory import MemoryStore
from tests.server.tables import BOT, HERE, OPEN, House, house

import krajina.server.serve  # with it, every error of the server is there
from krajina.core import GameError, IllegalAction, Message, SeatName, Word
from krajina.core.game import COLOURS
from krajina.core.registry import bot_names
from krajina.server.table.model import Seating, SeatKind, Table
from krajina.server.table.names import colour_word, name_on, names_of
from krajina.server.table.refused import STATUS
from krajina.text import LANGUAGES, Words
from krajina.text.bots import bot_title
from krajina.text.catalogue import CORE
from krajina.text.names import LONGEST_NAME, MOST_MARKS
from krajina.text.testing import samples
from krajina.text.testing.checks import messages

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

[SERVER] = map(Path, krajina.server.__path__)
NOTES = "table-"  # how the lines begin that a table writes itself


class Saying(NamedTuple):
    """A call that says something to people: where it stands, the key, and the values that it hands over."""

    where: str
    key: str
    values: frozenset[str]


def sources() -> dict[str, str]:
    return {str(path.relative_to(SERVER)): path.read_text("utf-8") for path in sorted(SERVER.rglob("*.py"))}


def errors(base: type[GameError] = GameError) -> set[str]:
    return {base.__name__}.union(*map(errors, base.__subclasses__()))


def sayings(files: Mapping[str, str]) -> Iterator[Saying]:
    """All calls that make an error or write a line; raises AssertionError where the code cannot be read off."""
    by_code = errors() - {IllegalAction.__name__}  # a rule's refusal has words of its own
    speakers = dict.fromkeys(by_code, "error-") | {"note": ""}
    for name, source in files.items():
        tree = ast.parse(source)
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]:
            for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
                prefix = speakers.get(called(call))
                if prefix is not None:
                    where = f"{name}:{call.lineno}"
                    values = frozenset(word.arg or "**" for word in call.keywords)
                    for code in literals(call.args[0], function, tree, where):
                        yield Saying(where, prefix + code, values)


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


def literals(
    node: ast.expr, function: ast.FunctionDef | ast.AsyncFunctionDef, tree: ast.Module, where: str
) -> Iterator[str]:
    """What an argument can be: a text, one of two, or whatever the callers of the function hand in."""
    names = [argument.arg for argument in function.args.args]
    if isinstance(node, ast.IfExp):
        yield from literals(node.body, function, tree, where)
        yield from literals(node.orelse, function, tree, where)
    elif isinstance(node, ast.Name) and node.id in names:
        calls = [one for one in ast.walk(tree) if isinstance(one, ast.Call) and called(one) == function.name]
        assert calls, f"{where}: nobody in this file calls {function.name}"
        for call in calls:
            yield from literals(call.args[names.index(node.id)], function, tree, where)
    else:
        assert isinstance(node, ast.Constant), f"{where}: write the code out: {ast.unparse(node)}"
        yield str(node.value)


def problems(files: Mapping[str, str], words: Mapping[str, ftl.Message]) -> Iterator[str]:
    for saying in sayings(files):
        if saying.key not in words:
            yield f"{saying.where}: {saying.key} has no words"
        elif missing := samples.uses(words[saying.key].value).keys() - saying.values:
            yield f"{saying.where}: {saying.key} is said without {sorted(missing)}"


def written() -> set[str]:
    return {saying.key for saying in sayings(sources())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_server_says_has_words_and_their_values(language: str) -> None:
    assert not list(problems(sources(), messages(CORE, language)))


def test_every_line_of_a_table_is_written_by_somebody() -> None:
    known = {key for key in messages(CORE, "en") if key.startswith(NOTES)}
    assert known == {key for key in written() if not key.startswith("error-")}


def test_every_status_belongs_to_a_refusal_that_is_made() -> None:
    assert not {f"error-{code}" for code in STATUS} - written()


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def f(): raise Refused('nonsense')", "error-nonsense has no words"),
        ("def f(): raise Refused('unknown-seat')", "error-unknown-seat is said without ['seat']"),
        ("def f(is_so): raise Refused('stale' if is_so else 'stole')", "error-stole has no words"),
        ("async def f(room): await room.note('table-fell', seat=1)", "table-fell has no words"),
        ("def f(code): raise Refused(code)\ndef g(): f('strange')", "error-strange has no words"),
    ],
)
def test_a_code_without_words_or_values_is_found(source: str, found: str) -> None:
    [problem] = problems({"made_up.py": source}, messages(CORE, "en"))
    assert problem.endswith(found)


@pytest.mark.parametrize("source", ["def f(): raise Refused(x.code)", "def f(code): raise Refused(code)"])
def test_a_code_that_cannot_be_read_off_is_found(source: str) -> None:
    with pytest.raises(AssertionError, match=r"made_up\.py:1"):
        list(problems({"made_up.py": source}, {}))


# -- names -------------------------------------------------------------------------------------------------------------


def table_of(*seats: Seating) -> Table:
    async def opened() -> Table:
        async with house() as place:
            _, room = await place.open([HERE, OPEN])
            return room.table

    return replace(asyncio.run(opened()), seats=seats)


ANNA = Seating(kind=SeatKind.PERSON, name="Anna")
GREEDY = Seating(kind=SeatKind.BOT, bot="greedy")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("Anna", "Greedy bot", "", "Anna (2)", "Greedy bot (2)")),
        ("de", ("Anna", "Gieriger Bot", "", "Anna (2)", "Gieriger Bot (2)")),
    ],
)
def test_players_go_by_their_names_and_bots_by_their_titles(language: str, names: tuple[str, ...]) -> None:
    table = table_of(ANNA, GREEDY, Seating(), ANNA, GREEDY)
    assert names_of(table, Words(language, strict=True)) == names


def test_a_seat_that_is_open_goes_by_its_number() -> None:
    names = names_of(table_of(ANNA, Seating()), Words("en"))
    said = [Words("en").say(Message("table-not-agreed", {"seat": SeatName(seat)}), names) for seat in (0, 1)]
    assert said == ["Anna does not agree.", "Player 2 does not agree."]


def test_a_bot_that_stands_in_does_not_take_the_name() -> None:
    assert name_on(replace(ANNA, bot="greedy")) == "Anna"
    assert name_on(GREEDY) == Word("bot-greedy")


def test_a_bot_or_a_colour_from_elsewhere_goes_by_its_own_name() -> None:
    assert bot_title("deep-thought") == "deep-thought"
    assert colour_word("mauve") == "mauve"


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("cs", "Tovaryš (stavitel)"),
        ("de", "Geselle (Baumeister)"),
        ("en", "Journeyman (builder)"),
        ("fr", "Compagnon (bâtisseur)"),
    ],
)
def test_a_level_in_a_style_is_called_by_both(language: str, title: str) -> None:
    assert Words(language).value(bot_title("journeyman@builder")) == title
    assert Words("en").value(bot_title("adept@sly")) == "Adept (sly)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_bots_and_colours_have_words(language: str) -> None:
    words = Words(language, strict=True)
    titles = [words.value(bot_title(bot)) for bot in bot_names()]
    colours = [words.value(colour_word(colour)) for colour in COLOURS]
    assert not set(titles) & set(bot_names())
    assert len(set(titles)) == len(titles)
    assert len(set(colours)) == len(COLOURS)


def test_lines_of_a_table_name_bots_by_their_titles() -> None:
    async def lines() -> list[str]:
        async with house() as place:
            founded, room = await place.open([HERE, BOT, OPEN])
            owner = await place.client(founded.owner)
            await owner.say("let_bot", seat=2, bot="greedy")
            return [Words("en", strict=True).say(Message(line.key, line.values)) for line in room.lines]

    assert "Greedy bot sits down." in asyncio.run(lines())


# -- what people enter -------------------------------------------------------------------------------------------------

ZALGO = "z" + "\u0301\u0336\u034f" * 30
ENTERED = [
    ("x" * 10_000, None),
    ("x" * 501, None),
    ("", None),
    ("   \n\t ", None),
    ("\u202e\u200f\u2067\u061c", None),
    ("\u3164\u2800", None),
    ("\u202eAnna\u2067", "Anna"),
    ("  Anna \u0000 \n Boleyn ", "Anna Boleyn"),
    ("<b>Anna</b>&amp;", "<b>Anna</b>&amp;"),  # to escape it is for whoever shows it
    ("👩‍🌾 Žofie", "👩‍🌾 Žofie"),
    ("עדי", "עדי"),
    (ZALGO, ZALGO[: 1 + MOST_MARKS]),
]


async def enter(place: House, where: str, text: str) -> object:
    """Enter a text somewhere; gives back what is stored there then."""
    founded, room = await place.open([HERE, OPEN])
    somebody = await place.client(founded.seats[0].key)
    if where == "table":
        other, _ = await place.open([HERE, OPEN], name=text)
        return (await place.store.load(other.table)).table.name
    if where == "here":
        other, _ = await place.open([{**HERE, "name": text}, OPEN])
        return (await place.store.load(other.table)).table.seats[0].name
    if where == "rename":
        await somebody.say("prefer", seat=0, name=text)
        return (await place.store.load(founded.table)).table.seats[0].name
    await somebody.say("say", seat=0, text=text)
    return (await place.store.load(room.table.id)).lines[-1].text


@pytest.mark.parametrize("where", ["table", "here", "rename", "talk"])
@pytest.mark.parametrize(("text", "clean"), ENTERED)
def test_a_text_is_cleaned_or_refused_and_then_nothing_is_stored(where: str, text: str, clean: str | None) -> None:
    if where == "table" and not text:
        return  # a table needs no name

    async def entered() -> None:
        store = MemoryStore()
        async with house(store=store) as place:
            if clean is not None:
                assert await enter(place, where, text) == clean
                return
            with pytest.raises(GameError) as caught:
                await enter(place, where, text)
            kind = "text" if where == "talk" else "name"
            assert caught.value.code == (f"long-{kind}" if len(text) > LONGEST_NAME else f"empty-{kind}")
            [stored] = store._tables.values()
            assert stored.table.seats[0].name == "Eva"
            assert not stored.lines

    asyncio.run(entered())
