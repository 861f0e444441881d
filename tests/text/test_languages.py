"""Tests of choosing a language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from krajina.text import DEFAULT, LANGUAGES, best_language


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("cs", "cs"),
        ("cs_CZ.UTF-8", "cs"),
        ("de_AT@euro", "de"),
        ("cs:de", "cs"),
        ("sk:de", "de"),
        ("FR-ca", "fr"),
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("en;q=0.5, de;q=0.8", "de"),
        ("pl, fr;q=0.7, *;q=0.1", "fr"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("de;q=0", "en"),
        ("fr;q=high, cs;q=0.2", "cs"),
        ("fr ; q=0.4 , de ; Q=0.5", "de"),
        ("en, cs", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("*", "en"),
        ("", "en"),
        (";;,,q=1", "en"),
        ("france", "en"),
        ("cs\x00", "en"),
    ],
)
def test_the_best_language_is_found(wanted: str, language: str) -> None:
    assert best_language(wanted) == language


def test_the_default_is_one_of_the_languages() -> None:
    assert DEFAULT in LANGUAGES


@given(st.text())
def test_any_garbage_gives_a_language(wanted: str) -> None:
    assert best_language(wanted) in LANGUAGES
