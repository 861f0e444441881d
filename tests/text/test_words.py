"""Tests of saying messages: every kind of value, lists, fallbacks, strictness and hostile names."""

import math
from timeit import repeat

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from krajina.core.message import Message, Place, SeatName, Value, Word, message_of
from krajina.core.refusal import Refusal
from krajina.core.seat import CHANCE, Seat
from krajina.text import LANGUAGES, BadWords, MissingWords, Words

RYE, WHEAT, BARLEY = Word("crop-rye"), Word("crop-wheat"), Word("crop-barley")
SEATS = (SeatName(0), SeatName(1), SeatName(2))


def cs(package: str, key: str, **values: Value) -> str:
    return Words("cs", package, strict=True).say(Message(key, values), ["Anna", "Petr"])


def test_values_of_all_kinds_in_a_sentence(village_words: str) -> None:
    assert cs(village_words, "sown", seat=SeatName(0), crop=RYE, at=(2, 0)) == "Anna má pole žita na 2,0."
    assert cs(village_words, "sown", seat=SeatName(2), crop=WHEAT, at=(-1,)) == "Hráč 3 má pole pšenice na -1."
    assert cs(village_words, "sown", seat=SeatName(CHANCE), crop=RYE, at="kopci") == "Náhoda má pole žita na kopci."


def test_a_sentence_may_agree_with_the_gender_of_a_word(village_words: str) -> None:
    assert cs(village_words, "ripe", crop=WHEAT) == "Zralá je pšenice."
    assert cs(village_words, "ripe", crop=RYE) == "Zralé je žito."


def test_a_sentence_may_choose_by_the_key_of_a_word(village_words: str) -> None:
    assert cs(village_words, "kept", crop=Word("nothing")) == "Nic nezůstalo."  # which has no genitive: not needed
    assert cs(village_words, "kept", crop=RYE) == "Zbylo trochu žita."


def test_a_form_that_a_word_lacks(village_words: str) -> None:
    with pytest.raises(BadWords, match="crop-genitive"):
        cs(village_words, "kept", crop=BARLEY)
    message = Message("kept", {"crop": BARLEY})
    assert Words("cs", village_words).say(message) == "Zbylo trochu ječmen."


class Party(msgspec.Struct):
    guests: tuple[Seat, ...]
    tables: tuple[tuple[Seat, ...], ...] = ()
    absent: tuple[Seat, ...] | None = ()


@pytest.mark.parametrize(
    ("language", "nobody"), [("cs", "nikdo"), ("en", "nobody"), ("de", "niemand"), ("fr", "personne")]
)
def test_an_empty_list_of_seats_is_nobody(language: str, nobody: str) -> None:
    words = Words(language, strict=True)
    party = message_of("party", Party((), ((), ()))).values
    assert words.value(party["guests"]) == words.value(party["absent"]) == nobody
    assert words.value(party["tables"]) == f"{nobody} · {nobody}"
    mixed = message_of("party", Party((0,), ((), (1,)), None)).values
    assert words.value(mixed["tables"], ["Anna", "Petr"]) == f"{nobody} · Petr"
    assert words.value(mixed["absent"]) == words.word("nothing")
    assert words.value(message_of("party", Party(())).values["tables"]) == words.word("nothing")


def test_nobody_and_nothing_count_for_none(village_words: str) -> None:
    for empty in ((), Word("nobody"), Word("nothing")):
        assert cs(village_words, "basket-size", crops=empty) == "Koš je prázdný."


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("cs", "V koši: 2× žito, pšenice a žito."),
        ("en", "In the basket: 2× rye, wheat and rye."),
        ("de", "Im Korb: 2× Roggen, Weizen und Roggen."),
        ("fr", "Dans le panier : 2\u00a0× seigle, blé et seigle."),
    ],
)
def test_lists(village_words: str, language: str, expected: str) -> None:
    words = Words(language, village_words, strict=True)
    assert words.say(Message("basket", {"crops": (RYE, RYE, WHEAT, RYE)})) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ((), "nic"),
        ((RYE,), "žito"),
        ((RYE, WHEAT), "žito a pšenice"),
        ((RYE, RYE), "2× žito"),
        ((RYE, WHEAT, BARLEY, RYE), "žito, pšenice, ječmen a žito"),
        (("a", "a"), "a a a"),  # only words are counted
        (SEATS, "Anna, Petr a Hráč 3"),
        ((2, 0), "2,0"),
        (Place((2, -1)), "2,-1"),
        ((1234, -5, 0), "1234,-5,0"),
        ((1.5, 2), "1,5 a 2"),
        (((RYE, RYE), (), (WHEAT,)), "2× žito · nic · pšenice"),
        (((0, 1), (2, -1)), "0,1 · 2,-1"),
        (1234567, "1\u00a0234\u00a0567"),
        (0.5, "0,5"),
        (10**40, "1" + 40 * "0"),
        (math.inf, "inf"),
        ("{ $x }", "{ $x }"),
        (RYE, "žito"),
        (Word("sacks", {"count": 3}), "3 pytle"),
    ],
)
def test_a_value_alone(village_words: str, value: Value, expected: str) -> None:
    assert Words("cs", village_words, strict=True).value(value, ["Anna", "Petr"]) == expected


def test_a_list_hands_a_form_on_to_its_items(village_words: str) -> None:
    assert cs(village_words, "basket-of", crops=(RYE, WHEAT)) == "Koš plný žita a pšenice."
    with pytest.raises(BadWords):
        cs(village_words, "basket-of", crops=(RYE, BARLEY))
    message = Message("basket-of", {"crops": (RYE, BARLEY)})
    assert Words("cs", village_words).say(message) == "Koš plný žita a ječmen."


def test_a_sentence_may_agree_with_the_length_of_a_list(village_words: str) -> None:
    assert cs(village_words, "basket-size", crops=()) == "Koš je prázdný."
    assert cs(village_words, "basket-size", crops=(RYE,)) == "V koši je žito."
    assert cs(village_words, "basket-size", crops=(RYE, WHEAT)) == "V koši jsou: žito a pšenice."


PLURALS: dict[str, dict[float, str]] = {
    "cs": {
        0: "0 pytlů",
        1: "1 pytel",
        2: "2 pytle",
        4: "4 pytle",
        5: "5 pytlů",
        22: "22 pytlů",
        1.5: "1,5 pytle (zlomek)",
        0.5: "0,5 pytle (zlomek)",
        3.0: "3 pytle",
    },
    "en": {0: "0 sacks", 1: "1 sack", 2: "2 sacks", 5: "5 sacks", 1.5: "1.5 sacks", 1234: "1,234 sacks"},
    "de": {0: "0 Säcke", 1: "1 Sack", 2: "2 Säcke", 5: "5 Säcke", 1.5: "1,5 Säcke", 1234: "1.234 Säcke"},
    "fr": {0: "0 sac", 1: "1 sac", 2: "2 sacs", 5: "5 sacs", 1.5: "1,5 sac", 1234: "1\u202f234 sacs"},
}


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [(language, count, text) for language, table in PLURALS.items() for count, text in table.items()],
)
def test_plurals(village_words: str, language: str, count: float, expected: str) -> None:
    assert Words(language, village_words, strict=True).say(Message("sacks", {"count": count})) == expected


def test_values_of_messages_that_a_message_refers_to(village_words: str) -> None:
    assert cs(village_words, "nested", count=5) == "Teď: Dobrý den, 5 pytlů."


def test_what_is_missing_is_said_in_english_and_then_by_its_key(village_words: str) -> None:
    message = Message("only-english", {"seat": SeatName(0)})
    words = Words("cs", village_words)
    assert words.say(message) == "Only English has this, Hráč 1."
    assert words.has("only-english")
    assert words.say(Message("nobody-has-this")) == "nobody-has-this"
    assert not words.has("nobody-has-this")


def test_a_strict_one_raises_what_is_missing(village_words: str) -> None:
    words = Words("cs", village_words, strict=True)
    assert not words.has("only-english")
    with pytest.raises(MissingWords) as caught:
        words.word("only-english")
    assert (caught.value.key, caught.value.language) == ("only-english", "cs")
    with pytest.raises(KeyError):
        words.word("nobody-has-this")
    with pytest.raises(BadWords, match="nowhere"):
        words.word("broken")


def test_a_missing_value_costs_nobody_the_sentence(village_words: str) -> None:
    assert Words("cs", village_words).word("broken") == "nowhere chybí."


def test_a_game_that_does_not_speak_a_language_falls_back_to_english() -> None:
    assert Words("cs", "krajina.core").word("yes") == "ano"
    assert Words("xx").word("yes") == "yes"
    assert Words("xx").language == "en"


def test_core_words_need_no_game() -> None:
    assert [Words(language, strict=True).word("nothing") for language in LANGUAGES] == [
        "nic",
        "nothing",
        "nichts",
        "rien",
    ]


HOSTILE = [
    "{ $secret }",
    "{ nothing }",
    "a\nb = c",
    '{""}',
    "\u202eannA",
    "\u2067x\u2069",
    "<b>",
    "%s {0}",
    "-term",
    "*[x]",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_only_a_name(village_words: str, name: str) -> None:
    message = Message("sown", {"seat": SeatName(0), "crop": RYE, "at": (0, 0)})
    assert Words("cs", village_words, strict=True).say(message, [name]) == f"{name} má pole žita na 0,0."


@given(st.text(min_size=1, max_size=50))
def test_any_name_passes_through_a_list(name: str) -> None:
    assert Words("en", strict=True).value((SeatName(0), SeatName(1)), [name, "Petr"]) == f"{name} and Petr"


def test_an_endless_name_costs_nobody_the_sentence(village_words: str) -> None:
    message = Message("sown", {"seat": SeatName(0), "crop": RYE, "at": (0, 0)})
    text = Words("cs", village_words, strict=True).say(message, ["x" * 100_000])
    assert text.endswith("x má pole žita na 0,0.")


@given(st.one_of(st.integers(), st.floats()))
def test_any_number_can_be_said(number: float) -> None:
    for language in LANGUAGES:
        assert Words(language, strict=True).value(number)


@pytest.mark.parametrize(
    ("language", "page", "section", "ruling"),
    [
        ("cs", "s. 6", "§ 2", "výklad 12"),
        ("en", "p. 6", "§ 2", "ruling 12"),
        ("de", "S. 6", "§ 2", "Auslegung 12"),
        ("fr", "p. 6", "§ 2", "décision 12"),
    ],
)
def test_rules_are_cited(language: str, page: str, section: str, ruling: str) -> None:
    words = Words(language, strict=True)
    assert [words.rule("page 6"), words.rule("section 2"), words.rule("ruling 12")] == [page, section, ruling]
    assert words.rule("") == ""
    with pytest.raises(MissingWords):
        words.rule("chapter 3")
    assert Words(language).rule("chapter 3") == "chapter 3"


def test_a_refusal_names_its_rule(village_words: str) -> None:
    words = Words("cs", village_words, strict=True)
    assert words.refusal(Refusal("taken", "page 6", {"at": (2, 0)})) == "Pole 2,0 už je oseté. (s. 6)"
    assert words.refusal(Refusal("taken", "", {"at": (2, 0)})) == "Pole 2,0 už je oseté."


@pytest.mark.parametrize(("language", "there"), [("cs", "na"), ("en", "at"), ("de", "bei"), ("fr", "en")])
def test_text_has_the_numbers_of_a_place(language: str, there: str) -> None:
    words = Words(language, strict=True)
    assert words.value(Place((2, -1)), form="there") == words.value(Place((2, -1)), form="exact") == f"{there} 2,-1"
    assert words.value(Place((2, -1)), form="key") == "place"


def test_a_refusal_may_hold_another_message(village_words: str) -> None:
    refusal = Refusal("grave", "", {"why": Word("refusal-taken", {"at": (1, 1)})})
    assert Words("cs", village_words, strict=True).refusal(refusal) == "Pole 1,1 už je oseté. Dál to nejde."


@pytest.mark.parametrize(
    ("asked", "expected"),
    [((SeatName(0),), "Teď je na řadě Anna."), (SEATS, "Teď jsou na řadě Anna, Petr a Hráč 3.")],
)
def test_who_is_asked(asked: tuple[Value, ...], expected: str) -> None:
    refusal = Refusal("not-asked", values={"asked": asked})
    assert Words("cs", strict=True).refusal(refusal, ["Anna", "Petr"]) == expected


def test_saying_is_quick(village_words: str) -> None:
    words = Words("cs", village_words)
    message = Message("sown", {"seat": SeatName(0), "crop": RYE, "at": (2, 0)})
    seconds = min(repeat(lambda: words.say(message, ["Anna"]), number=200, repeat=5)) / 200
    assert seconds < 500e-6  # some 10 µs; the limit is loose, so that a busy machine is no failure


def test_a_game_whose_words_are_nowhere_is_said_by_bare_keys() -> None:
    words = Words("cs", "no_such_package")
    assert words.word("title") == "title"
    assert words.word("yes") == "ano"
