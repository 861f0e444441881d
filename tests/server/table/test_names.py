"""Texts that people enter: cleaned, or refused with a code."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as some

from krajina.core import GameError
from krajina.core.game import COLOURS
from krajina.server.table.names import LONGEST_RAW, check_colour, check_name, clean_text
from krajina.text import LANGUAGES, Words
from krajina.text.names import LONGEST_NAME, MOST_MARKS

ACUTE = "\u0301"
RIGHT_TO_LEFT = "\u200f\u202e\u2067"
FILLER = "\u3164"  # a letter by its category


def refused(text: str, longest: int = 200) -> str:
    with pytest.raises(GameError) as caught:
        clean_text(text, longest)
    return caught.value.code


def refused_name(name: str) -> str:
    with pytest.raises(GameError) as caught:
        check_name(name)
    return caught.value.code


@pytest.mark.parametrize(
    ("said", "clean"),
    [
        ("Gut gemacht!", "Gut gemacht!"),
        ("  one\nline\r\n\tonly ", "one line only"),
        ("a\x00b\x1b[2J", "a b [2J"),
        ("left\u202eright", "left right"),
        ("zero\u200bwidth\ufeff", "zero width"),
        ("<b>&amp;", "<b>&amp;"),  # to escape is for whoever shows it
        ("👩\u200d🌾 šel", "👩\u200d🌾 šel"),
        ("s\u030cel", "s\u030cel"),
        ("?", "?"),
        (f"a{FILLER}b", "a b"),
    ],
)
def test_what_is_said_becomes_one_line_of_harmless_letters(said: str, clean: str) -> None:
    assert clean_text(said, 200) == clean


@pytest.mark.parametrize("text", ["", " \n\t", RIGHT_TO_LEFT, "\u200d\u200d", ACUTE * 3, FILLER, "\u2800 \u115f"])
def test_what_cannot_be_seen_is_refused(text: str) -> None:
    assert refused(text) == "empty-text"
    assert refused_name(text) == "empty-name"


def test_a_flood_of_marks_is_cut_and_letters_after_it_stay() -> None:
    assert clean_text("a" + ACUTE * 50 + "b" + ACUTE, 200) == "a" + ACUTE * MOST_MARKS + "b" + ACUTE


def test_the_longest_text_is_let_in_and_one_letter_more_is_not() -> None:
    assert clean_text("x" * 200, 200) == "x" * 200
    assert refused("x" * 201) == "long-text"
    assert clean_text(" " * 500 + "x", 1) == "x"


def test_the_longest_name_is_let_in_and_one_letter_more_is_not() -> None:
    assert check_name(f"  {'x' * LONGEST_NAME}\n") == "x" * LONGEST_NAME
    assert refused_name("x" * (LONGEST_NAME + 1)) == "long-name"
    assert refused_name("Anna " * 2000) == "long-name"


def test_what_is_much_too_long_is_refused_before_a_look_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[int] = []

    def clean_line(text: str) -> str:
        looked_at.append(len(text))
        return text

    monkeypatch.setattr("krajina.server.table.names.clean_line", clean_line)
    assert refused(" " * (LONGEST_RAW + 1)) == "long-text"
    assert refused_name(RIGHT_TO_LEFT * LONGEST_RAW) == "long-name"
    assert not looked_at
    assert refused(" " * LONGEST_RAW) == "long-text"
    assert looked_at == [LONGEST_RAW]


@pytest.mark.slow
@given(some.text(max_size=300))
def test_whatever_is_let_in_can_be_shown_and_stays_as_it_is(text: str) -> None:
    try:
        clean = clean_text(text, 100)
    except GameError:
        return
    assert clean_text(clean, 100) == clean
    assert 0 < len(clean) <= 100
    categories = {unicodedata.category(letter) for letter in clean if letter not in "\u200c\u200d"}
    assert not categories & {"Cc", "Cf", "Cs", "Zl", "Zp"}


def test_a_colour_is_one_of_ours() -> None:
    assert [check_colour(colour, COLOURS) for colour in COLOURS] == list(COLOURS)
    for colour in ("", "mauve", "Red", "red;background:url(x)"):
        with pytest.raises(GameError) as caught:
            check_colour(colour, COLOURS)
        assert caught.value.code == "bad-colour"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_with_its_limits(language: str) -> None:
    words = Words(language, strict=True)
    for text, longest in (("xx", 1), ("", 1)):
        with pytest.raises(GameError) as caught:
            clean_text(text, longest)
        assert ("1" in words.say(caught.value.message)) == (text != "")
    for name in ("", "x" * 41):
        with pytest.raises(GameError) as caught:
            check_name(name)
        assert ("40" in words.say(caught.value.message)) == (name != "")
    with pytest.raises(GameError) as caught:
        check_colour("mauve", COLOURS)
    assert words.word("seat-colour-violet") in words.say(caught.value.message)
