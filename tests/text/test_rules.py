"""The rules text of every game of ours: the same in all languages, about all that is asked, with examples that fit."""

import re
from importlib.resources import files

import pytest
from tests.text.rules_text import LINK, Example, beyond, index_of, passages_of
from tests.text.test_catalogues import is_ours
from tests.text.tile_examples import check_tiles

from krajina.core import AnyGame, registry
from krajina.text.drawings import icons_of
from krajina.text.languages import LANGUAGES

MUST = ("ask-", "do-", "option-")  # what people are asked, do and set up
ABOUT = "-about"  # the sentence that explains an option itself
QUICK_START = "quick-start"
QUICK_WORDS = 250
SIGNS = ("→", "+", "=", "/")
ICON = re.compile(r"(?P<key>[a-z][A-Za-z0-9_-]*)(?:×\d+)?")

of_our_games = pytest.mark.parametrize(
    "game", [game for game in registry.games().values() if is_ours(game)], ids=lambda game: game.name
)


def keys_of(game: AnyGame) -> list[str]:
    written = (files(game.words) / "words" / "en.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE)


def explaining(game: AnyGame, key: str) -> list[str]:
    """The sections that explain a key: those that name it, or else those with its longest beginning."""
    found: dict[int, list[str]] = {}
    for section in index_of(game).sections:
        for said in section.explains:
            if said == key or (said.endswith("*") and key.startswith(said[:-1])):
                found.setdefault(len(said) + (said == key), []).append(section.id)
    return found[max(found)] if found else []


@of_our_games
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_sections_of_the_index(game: AnyGame, language: str) -> None:
    sections = [section.id for section in index_of(game).sections]
    assert sections[0] == QUICK_START
    assert len(set(sections)) == len(sections)
    assert [passage.id for passage in passages_of(game, language)] == sections


@of_our_games
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_is_plain(game: AnyGame, language: str) -> None:
    """Paragraphs, lists, bold, italic and links to other sections and to pages; the quick start is quick."""
    passages = passages_of(game, language)
    ids = {passage.id for passage in passages}
    for passage in passages:
        assert passage.lines, passage.id
        for line in (*passage.lines, *passage.captions):
            assert beyond(line) is None, f"{passage.id}: {line}"
            assert line == line.strip(), f"{passage.id}: {line}"
            assert {found["id"] for found in LINK.finditer(line)} <= ids - {passage.id}, f"{passage.id}: {line}"
    assert len(" ".join(passages[0].lines).split()) <= QUICK_WORDS


@of_our_games
def test_what_is_explained_exists(game: AnyGame) -> None:
    keys = keys_of(game)
    for section in index_of(game).sections:
        for said in section.explains:
            assert any(key.startswith(said[:-1]) if said.endswith("*") else key == said for key in keys), said
        assert re.fullmatch(r"(page|section|ruling) \d+", section.rule), section.id


@of_our_games
def test_every_question_action_and_option_is_explained_once(game: AnyGame) -> None:
    asked = [key for key in keys_of(game) if key.startswith(MUST) and not key.endswith(ABOUT)]
    assert not [key for key in asked if not explaining(game, key)]
    assert not [key for key in keys_of(game) if len(explaining(game, key)) > 1]


@of_our_games
def test_examples_are_the_same_everywhere_and_can_be_drawn(game: AnyGame) -> None:
    examples = [[passage.examples for passage in passages_of(game, language)] for language in LANGUAGES]
    assert all(own == examples[0] for own in examples)
    for example in [example for own in examples[0] for example in own]:
        check_example(game, example)


def check_example(game: AnyGame, example: Example) -> None:
    assert example.kind in ("tiles", "icons")
    assert example.lines
    if example.kind == "tiles":
        check_tiles(example.lines)
        return
    icons, keys = icons_of(game), keys_of(game)
    for sign in " ".join(example.lines).split():
        if sign not in SIGNS and not sign.isdecimal():
            found = ICON.fullmatch(sign)
            assert found, sign
            assert found["key"] in keys, sign
            assert found["key"] in icons, sign
