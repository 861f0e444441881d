"""Tests of lines for a window: items side by side, broken between words, nothing lost."""

import pytest

from krajina.text import Words
from krajina.text.lines import INDENT, Lines

NAMES = ["Anna", "Petr"]
ITEMS = ["one two", "three four", "five six seven eight nine ten"]


class LabelAlone(Lines):
    ends = ",;·"
    is_label_alone = True


def shown(lines: Lines, depth: int, label: str, items: list[str]) -> list[str]:
    """The lines with their indentation, as the terminal prints them."""
    return [" " * INDENT * line.depth + line.text for line in lines.lines(depth, label, items)]


@pytest.fixture
def words(village_words: str) -> Words:
    return Words("en", village_words)


@pytest.mark.parametrize("kind", [Lines, LabelAlone])
def test_items_are_broken_between_words_and_go_on_further_in(words: Words, kind: type[Lines]) -> None:
    found = shown(kind(words, NAMES, 20), 1, "hand", ITEMS)
    assert found == ["  hand: one two ·", "    three four ·", "    five six seven", "      eight nine ten"]


@pytest.mark.parametrize("kind", [Lines, LabelAlone])
def test_a_label_that_fills_the_line(words: Words, kind: type[Lines]) -> None:
    found = shown(kind(words, NAMES, 20), 0, "a very long label", ["one two"])
    assert found == ["a very long label:", "  one two"]


def test_a_first_item_stays_with_its_label_or_has_a_line_of_its_own(words: Words) -> None:
    assert shown(Lines(words, NAMES, 20), 0, "hand", ["one two three four"]) == ["hand: one two three", "  four"]
    assert shown(LabelAlone(words, NAMES, 20), 0, "hand", ["one two six"]) == ["hand: one two six"]
    assert shown(LabelAlone(words, NAMES, 20), 0, "hand", ["one two, three"]) == ["hand:", "  one two, three"]


@pytest.mark.parametrize("width", range(8, 60))
def test_nothing_is_lost_and_no_line_is_wider_than_the_window(words: Words, width: int) -> None:
    for kind in (Lines, LabelAlone):
        found = shown(kind(words, NAMES, width), 1, "hand", ITEMS)
        assert max(map(len, found)) <= width
        assert "".join("".join(found).split()) == "hand:onetwo·threefour·fivesixseveneightnineten"


def test_long_words_are_cut_rather_than_lost(words: Words) -> None:
    assert Lines(words, NAMES, 80).wrapped("abcdefghij klm", 4, 3) == ["abcd", "efg", "hij", "klm"]


def test_a_line_ends_best_after_a_sign(words: Words) -> None:
    text = "2× grain, 3× livestock"
    assert Lines(words, NAMES, 80).wrapped(text, 12, 12) == ["2× grain,", "3× livestock"]
    assert Lines(words, NAMES, 80).wrapped("grain, a lot of it", 9, 12) == ["grain, a", "lot of it"]
    assert LabelAlone(words, NAMES, 80).wrapped("grain, a lot of it", 9, 12) == ["grain,", "a lot of it"]
