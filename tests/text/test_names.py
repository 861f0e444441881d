"""Names that strangers chose."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from krajina.text.names import LONGEST_NAME, clean_name


@pytest.mark.parametrize(
    ("given_name", "clean"),
    [
        ("Anna", "Anna"),
        ("  Anna   Nováková ", "Anna Nováková"),
        ("\x1b[2Jpwn", "[2Jpwn"),
        ("bob\nred: bid 9 coins", "bob red: bid 9 coins"),
        ("a\u202eevil", "a evil"),
        ("\udcff\udcfe", ""),
        ("", ""),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("x" * 10_000, "x" * LONGEST_NAME),
    ],
)
def test_what_a_name_becomes(given_name: str, clean: str) -> None:
    assert clean_name(given_name) == clean


@given(some.text())
def test_a_clean_name_can_be_printed_and_stays_as_it_is(name: str) -> None:
    clean = clean_name(name)
    assert clean == clean_name(clean)
    assert clean.encode() is not None  # no broken characters
    assert len(clean) <= LONGEST_NAME
    assert "\n" not in clean
    assert "\x1b" not in clean
