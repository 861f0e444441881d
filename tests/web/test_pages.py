"""Tours of pages, each with all checks that its screen and language allow: coming to a page takes most of the time.

`make test` goes to a page of every kind, and takes the harder fonts for what a tour checks: ours are the narrowest for
fingers, the widest are hardest on long words. `make long` goes to all pages, in all fonts.
"""

from typing import Final

import pytest
from soak.server import Server
from tests.long import or_long
from tests.web.checks import MARK, barriers, names, raw, shown_in, too_small, too_wide, untranslated
from tests.web.chromium import Fonts
from tests.web.conftest import LAPTOP, PHONE, People
from tests.web.person import Person
from tests.web.places import KINDS, PLACES, settle, visited

LANGUAGES: Final = {"cs": "cs-CZ", "de": "de-DE", "fr": "fr-FR"}
SCREENS: Final = {"laptop": LAPTOP, "phone": PHONE["viewport"]}
# Where letters are looked at one by one, which takes long; that the fonts have all others is in `test_fonts`.
MANY_LETTERS: Final = ("cs", "fr")
MANY_TEXTS: Final = ("start", "new carcassonne", "carcassonne", "stroganov", "graenaland", "end of carcassonne")
# Two halves for two of pytest's workers: of the kinds of pages, or of all of them.
WHERE: Final = or_long(KINDS, tuple(PLACES))
HALVES: Final = (WHERE[::2], WHERE[1::2])
in_our_fonts = pytest.mark.parametrize("fonts", or_long([Fonts.SHIPPED], list(Fonts)), indirect=True, scope="module")
in_the_widest = pytest.mark.parametrize("fonts", or_long([Fonts.WIDEST], list(Fonts)), indirect=True, scope="module")
by_halves = pytest.mark.parametrize("places", HALVES, ids=["odd", "even"])


@in_our_fonts
@by_halves
def test_pages_on_a_phone_have_room_for_fingers(server: Server, people: People, places: tuple[str, ...]) -> None:
    person = people(**PHONE)
    found = [
        f"{place}: {fault}"
        for place in visited(server, person, places=places)
        for fault in (*too_small(person), *too_wide(person), *raw(person))
    ]
    assert not found, "\n".join(dict.fromkeys(found))


@in_our_fonts
@pytest.mark.parametrize("language", or_long(["cs"], list(LANGUAGES)))
def test_no_page_shows_a_key_or_overflows_or_lacks_a_letter(
    server: Server, people: People, fonts: Fonts, language: str
) -> None:
    person = people(language=LANGUAGES[language], viewport=PHONE["viewport"])
    found = []
    for place in visited(server, person, places=or_long(MANY_TEXTS, KINDS)):
        assert person.page.locator("html").get_attribute("lang") == language
        found += [f"{place}: {fault}" for fault in (*raw(person), *too_wide(person))]
        if fonts is Fonts.SHIPPED and language in MANY_LETTERS and place in or_long(MANY_TEXTS[2:4], MANY_TEXTS):
            assert_is_shown_in_ours(person, place)
    assert not found, "\n".join(found)


def assert_is_shown_in_ours(person: Person, place: str) -> None:
    """Every text of a page is, as wide as it gets."""
    person.page.set_viewport_size(LAPTOP)
    settle(person)
    person.page.evaluate(MARK)
    shown = list(shown_in(person))
    assert len(names(shown, are_ours=True)) >= 2, place
    assert names(shown, are_ours=False) == set(), place
    person.page.set_viewport_size(PHONE["viewport"])


@in_the_widest
@by_halves
@pytest.mark.parametrize("screen", SCREENS)
def test_every_word_is_in_a_catalogue_and_fits_if_it_is_long_and_axe_finds_no_barrier(
    server: Server, people: People, places: tuple[str, ...], screen: str
) -> None:
    person = people("~", viewport=SCREENS[screen])
    found = []
    for place in visited(server, person, "?lang=pseudo", places):
        faults = too_wide(person)
        if not place.startswith("rules"):  # they are no words of a catalogue
            faults += untranslated(person)
        if screen == "laptop" and place in KINDS:
            faults += barriers(person)
        found += [f"{place}: {fault}" for fault in faults]
    assert not found, "\n".join(found)
