from collections.abc import Callable

import pytest

from krajina.core import BadData
from krajina.core.table_checks import TableCheck
from krajina.text import LANGUAGES, Words

TABLE = TableCheck("deck.json")
Ask = Callable[[], None]

FINE: list[Ask] = [
    lambda: TABLE.counted("$", 2, 2),
    lambda: TABLE.expect("$", None, None),
    lambda: TABLE.at_least("$", 2, 2),
    lambda: TABLE.at_most("$", 2, 2),
    lambda: TABLE.once("$", ["a", "b"]),
    lambda: TABLE.among("$", "a", ["a", "b"]),
    lambda: TABLE.ids("cards", ["a", "b"], ["a", "b"]),
    lambda: TABLE.keys("$", {"a": 1, "b": 2}, ["a"]),
]


@pytest.mark.parametrize("ask", FINE)
def test_what_is_as_it_must_be_passes(ask: Ask) -> None:
    ask()


WRONG: list[tuple[Ask, str, dict[str, object]]] = [
    (lambda: TABLE.counted("$.cards", 3, 2), "count", {"place": "$.cards", "found": 3, "box": 2}),
    (lambda: TABLE.expect("$.fur", 3, None), "due", {"place": "$.fur", "found": 3, "due": "null"}),
    (lambda: TABLE.expect("$.fur", None, "fox"), "due", {"place": "$.fur", "found": "null", "due": "fox"}),
    (lambda: TABLE.at_least("$.vp", 1, 2), "least", {"place": "$.vp", "found": 1, "least": 2}),
    (lambda: TABLE.at_most("$.vp", 3, 2), "most", {"place": "$.vp", "found": 3, "most": 2}),
    (lambda: TABLE.once("$.names", ["a", "b", "a"]), "twice", {"place": "$.names", "found": "a"}),
    (lambda: TABLE.among("$.name", "c", ["a", "b"]), "among", {"place": "$.name", "found": "c", "known": ("a", "b")}),
    (
        lambda: TABLE.ids("cards", ["a", "c"], ["a", "b"]),
        "due",
        {"place": "$.cards[1].id (c)", "found": "c", "due": "b"},
    ),
    (lambda: TABLE.ids("cards", ["a"], ["a", "b"]), "count", {"place": "$.cards", "found": 1, "box": 2}),
    (lambda: TABLE.keys("$.sets", {"3": 1}, ["3", "4"]), "key", {"place": "$.sets", "key": "4"}),
]


@pytest.mark.parametrize(("ask", "code", "values"), WRONG)
def test_what_is_not_is_told_with_file_and_place(ask: Ask, code: str, values: dict[str, object]) -> None:
    with pytest.raises(BadData) as caught:
        ask()
    assert caught.value.code == f"data-{code}"
    assert caught.value.values == {"file": "deck.json", **values}
    for language in LANGUAGES:
        said = Words(language).say(caught.value.message)
        assert "deck.json" in said
        assert str(values["place"]) in said
