"""The page of Stroganov's pieces: everything that its tables hold is drawn there, and what we guessed is marked."""

import json
from importlib.resources import files
from typing import Final

from tests.web.conftest import People
from tests.web.pieces import assert_chosen, assert_shown, printed

LISTS: Final = (
    ("landscapes", "tiles", "id", "landscapes:{}"),
    ("furs", "kinds", "value", "furs:{}"),
    ("furs", "region_furs", "value", "region:{}"),
    ("tsar_cards", "cards", "id", "cards:{}"),
    ("villages", "tiles", "id", "villages:{}"),
    ("yurts", "tiles", "id", "yurts:{}"),
    ("songs", "tiles", "id", "songs:{}"),
    ("automa", "cards", "id", "solo:I{}"),
    ("board", "regions", "region", "regions:{}"),
)
COLOURS: Final = ("blue", "red", "green", "yellow")


def _boards() -> dict[str, bool]:
    """The boards of players, each with the track of its side: all have the same one on the first."""
    tracks = json.loads((files("krajina.games.stroganov") / "data/trophy_tracks.json").read_text())["boards"]
    found: dict[str, bool] = {}
    for row in tracks:
        side, _, colour = row["id"].partition("_")
        boards = [f"a-{colour}" for colour in COLOURS] if side == "a" else [f"{side}-{colour}" if colour else side]
        found |= {f"boards:{board}": row["provenance"] == "reconstructed" for board in boards}
    return found


def test_every_printed_thing_is_shown_and_what_we_guessed_is_marked(people: People) -> None:
    colours = {f"{kind}:{colour}" for kind in ("cossack", "outpost") for colour in COLOURS}
    others = {"start", "furs:tiger", "outpost:neutral", "token:thing-banner", *colours}
    assert_shown(people, "stroganov", printed("stroganov", LISTS) | _boards(), others)


def test_kinds_of_pieces_can_be_chosen_on_a_phone(people: People) -> None:
    assert_chosen(people, "stroganov", "yurts")
