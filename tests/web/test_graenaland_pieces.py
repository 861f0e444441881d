"""The page of Grænaland's pieces: everything that its tables hold is drawn there, and what we guessed is marked."""

from typing import Final

from tests.web.conftest import People
from tests.web.pieces import assert_chosen, assert_shown, printed

LISTS: Final = (
    ("tiles", "tiles", "id", "tiles:{}"),
    ("decks", "resource_decks", "id", "decks:{}"),
    ("decks", "supply.cards", "id", "supply:{}"),
    ("costs", "buildings", "id", "buildings:{}"),
    ("costs", "army", "id", "army:{}"),
    ("costs", "works", "id", "works:{}"),
    ("costs", "improvements", "terrain", "improvements:{}"),
    ("victory", "cards", "id", "victory:{}"),
    ("layouts", "layouts", "players", "islands:{}"),
)
COLOURS: Final = ("red", "blue", "yellow", "green", "black")


def test_every_printed_thing_is_shown_and_what_we_guessed_is_marked(people: People) -> None:
    clans = {f"{kind}:{colour}" for kind in ("houses", "warrior", "priest", "skald") for colour in COLOURS}
    others = {"victory:basic", "army_track", "ship", "supply:back", "cards:mountains-gold", *clans}
    assert_shown(people, "graenaland", printed("graenaland", LISTS), others)


def test_kinds_of_pieces_can_be_chosen_on_a_phone(people: People) -> None:
    assert_chosen(people, "graenaland", "supplies")
