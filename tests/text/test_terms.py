"""Tests of the words we chose: one for each thing, as today's boxes have it, and questions that fit into a line."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from krajina.core import Message, SeatName, Value, find_game
from krajina.text import LANGUAGES, Words
from krajina.text.catalogue import CORE, resource
from krajina.text.testing.checks import messages

ROOT: Final = Path(__file__).resolve().parents[2]
CARCASSONNE: Final = find_game("carcassonne").words
STROGANOV: Final = find_game("stroganov").words
GRAENALAND: Final = find_game("graenaland").words
LONGEST: Final = 60  # characters of a question, with a name of so many letters:
NAME: Final = "Maximilienne"

QUESTIONS: Final = ("draw_tile", "place_tile", "place_figure", "tend_flock", "draw_sheep", "plague")
# What the line above the board says when no question of the game stands there, and what is asked of all.
LINES: Final = (
    "play-gathering",
    "play-won",
    "play-lost",
    "play-abandoned",
    "play-bot-plays",
    "play-held",
    "play-held-by",
    "play-waiting",
    "play-chance",
    "play-wants-back",
    "play-wants-end",
    "play-wants-kick",
    "play-wants-seat",
)

# Words of older boxes, of other things, or of a dictionary; as people would read them.
AVOIDED: Final = {
    "en": r"whoever|cloister|shield|piglet|follower|robber|\w*finished (?:road|city|cit)|(?:drive|take|come)\w* home",
    "cs": r"příručk|židle|hltav|\bhovor|prase z|hádank|dokončuje|povolte|zkuste|pošlete",
    "de": r"gefolgs|glücksschwein|\bsektor|getreide|\b(?:un)?fertige|\bspielenden\b|zuschauende|lesart|(?-i:en Sie\b)",
    "fr": r"partisan|voleur|achev|étoffe|\bvignes\b|glouton|pendule|loyal|\bbâtir",
}
# What Stroganov's books, or people, do not call so.
AVOIDED_IN_STROGANOV: Final = {
    "en": r"whoever|tsar cards?|at place|dearest|it is the turn of|start with:|no, thanks|nothing more|Ivan’s card",
    "cs": r"příručk|na místě \d|na začátek|\bjednat|Ivanov\w+ kart|vyhodnocení|hádank|kožešin\w* oblast|děkuji",
    "de": r"Taiga|Tundra|Grundaktion|erweiterte Aktion|erjag|erhand|Ivans Karte|nein, danke|einstehen|Platz \d",
    "fr": r"taïga|toundra|paysage|revendiqu|bâti[rst]\b|exauc|pioch|chevauch|cosaque|carte d’Ivan|Katioucha|non, merci",
}
# What Grænaland's book, or people, do not call so.
AVOIDED_IN_GRAENALAND: Final = {
    "en": r"whoever|silence|supply \w+\+|most rounds|laid open|lays open|\bon (?:the )?(?:plains|forest|hills)",
    "cs": r"příručk|značk\w+ lodi\b|hádank|mluvení|\bhovor|kart\w+ vítězství\b|pro tři\b|volba začátku|umlč",
    "de": r"\bWerke?s?\b|Siegkarte|Erträge|Anleitung|Auftritt|auftret|mit (?-i:ja|nein)\b|höchstens Runden|Burgen",
    "fr": r"coloni|grande salle|\bbâti(?:[rst]|ss\w+)\b|chaque tour\b|nos tables|\b(?:ton|tes|tu)\b| [:;?!]",
}
CODE: Final = re.compile(r"(?<![\w-])[a-z]+_[a-z_]+")
TYPED: Final = (
    "cli-",
    "error-database",
    "error-unknown-variable",
    "error-bad-variable",
    "error-arena-token",
)  # where codes are typed


def _texts(node: object) -> Iterator[str]:
    """What people read of a part of a catalogue."""
    if isinstance(node, ftl.TextElement | ftl.StringLiteral):
        yield node.value
    elif isinstance(node, ftl.SelectExpression):
        for variant in node.variants:
            yield from _texts(variant.value)
    elif isinstance(node, ftl.Placeable):
        yield from _texts(node.expression)
    elif isinstance(node, ftl.Pattern):
        for element in node.elements:
            yield from _texts(element)


def _shown(resource: ftl.Resource) -> Iterator[tuple[str, str]]:
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                yield entry.id.name, " ".join(_texts(pattern))


def _ours(language: str) -> Iterator[tuple[str, str]]:
    """Every text of the shared catalogue, of Carcassonne's, of the client's, and the short rules of Carcassonne."""
    for package in (CORE, CARCASSONNE):
        yield from _shown(resource(package, language))
    for file in sorted((ROOT / "web/src/words" / language).rglob("*.ftl")):
        shown = _shown(FluentParser().parse(file.read_text("utf-8")))
        yield from ((key, text) for key, text in shown if not key.startswith(("stroganov-", "graenaland-")))
    yield from _rules("carcassonne", language)


def _rules(game: str, language: str) -> Iterator[tuple[str, str]]:
    rules = (ROOT / f"src/krajina/games/{game}/rules/{language}.md").read_text("utf-8")
    prose = re.sub(r"```.*?```|\(#[\w-]+\)|\{#[\w-]+\}", "", rules, flags=re.DOTALL)
    yield from (("rules", line) for line in prose.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_stroganov_speaks_as_its_books_do(language: str) -> None:
    avoided = re.compile(AVOIDED_IN_STROGANOV[language], re.IGNORECASE if language != "fr" else 0)
    texts = [*_shown(resource(STROGANOV, language)), *_rules("stroganov", language)]
    assert [(key, text) for key, text in texts if avoided.search(text.replace("\u00a0", " "))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_graenaland_speaks_as_its_book_does(language: str) -> None:
    avoided = re.compile(AVOIDED_IN_GRAENALAND[language], re.IGNORECASE)
    board = ROOT / "web/src/words" / language / "boards/graenaland.ftl"
    texts = [*_shown(resource(GRAENALAND, language)), *_shown(FluentParser().parse(board.read_text("utf-8")))]
    assert [(key, text) for key, text in (*texts, *_rules("graenaland", language)) if avoided.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_one_word_for_each_thing(language: str) -> None:
    avoided = re.compile(AVOIDED[language], re.IGNORECASE)
    found = [(key, text) for key, text in _ours(language) if avoided.search(text)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_codes_where_people_read(language: str) -> None:
    texts = [(key, text) for key, text in _ours(language) if not key.startswith(TYPED)]
    assert [(key, text) for key, text in texts if CODE.search(text)] == []
    about = {key: text for key, text in texts if key.startswith("option-")}
    assert [key for key, text in about.items() if re.search(r"\b(?:ab|from|od|de) 0\b", text)] == []


def _lengths(words: Words, *sentences: Message) -> dict[str, int]:
    said = [words.say(message, [NAME, NAME]) for message in sentences]
    return {text: len(text) for text in said if len(text) > LONGEST}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits_into_a_line(language: str) -> None:
    words = Words(language, CARCASSONNE, strict=True)
    asked = [Message(f"ask-{name}") for name in QUESTIONS]
    assert {message.key for message in asked} == {
        key for key in messages(CARCASSONNE, language) if key.startswith("ask-")
    }
    assert _lengths(words, *asked) == {}
    named = [Message("play-asked", {"seat": SeatName(0), "question": words.say(message)}) for message in asked]
    assert _lengths(words, *named) == {}, "also where it says whom of several people at one device it asks"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_table_says_fits_into_a_line(language: str) -> None:
    values: dict[str, Value] = {
        "seat": SeatName(0),
        "seats": (SeatName(0),),
        "winners": (SeatName(0),),
        "steps": 12,
        "name": NAME,
    }
    assert _lengths(Words(language, strict=True), *(Message(key, values) for key in LINES)) == {}


def test_what_is_explained_besides_is_explained_in_every_language() -> None:
    for package in (CORE, CARCASSONNE, STROGANOV, GRAENALAND):
        hints = {
            language: {
                key
                for key, message in messages(package, language).items()
                if any(attribute.id.name == "hint" for attribute in message.attributes)
            }
            for language in LANGUAGES
        }
        assert len(hints["en"]) > 1
        assert all(found == hints["en"] for found in hints.values()), hints
