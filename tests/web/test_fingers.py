"""Whatever a game asks on a phone: all that may be touched then has room for a finger, and nothing is too wide."""

from collections import defaultdict
from typing import Final

import pytest
from soak.server import Server
from tests.long import or_long
from tests.web.checks import too_small, too_wide
from tests.web.conftest import PHONE, People
from tests.web.places import settle
from tests.web.saved import forked, played, questions_of, uploaded

ADVANCED: Final = '{"chosen_starts": true, "victory_cards": true, "grant": true}'
# Games with many questions: what it is, how many play, who, by which seed and options.
GAMES: Final = or_long(
    (
        ("graenaland", 4, "random", 1, "{}"),
        ("graenaland", 5, "random", 1, ADVANCED),
        ("stroganov", 1, "greedy", 1, "{}"),
    ),
    (
        ("graenaland", 3, "random", 2, "{}"),
        ("graenaland", 4, "random", 1, "{}"),
        ("graenaland", 5, "random", 1, ADVANCED),
        ("stroganov", 1, "greedy", 1, "{}"),
        ("stroganov", 4, "random", 1, "{}"),
    ),
)
PARTS: Final = or_long((1.0,), (0.0, 0.5, 1.0))  # where among the steps that ask the same: a late one has most to show


def positions(record: bytes) -> list[tuple[int, str]]:
    """Steps before which the first seat is asked something, some for each question."""
    found = defaultdict(list)
    for step, question in questions_of(record):
        found[question].append(step)
    at = ((steps[round(part * (len(steps) - 1))], question) for question, steps in found.items() for part in PARTS)
    return list(dict.fromkeys(at))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[1]}")
def test_every_question_has_room_for_fingers(
    server: Server, people: People, game: tuple[str, int, str, int, str]
) -> None:
    record = played(*game)
    table = uploaded(server, record)
    anna = people(**PHONE)
    found = []
    for step, question in positions(record):
        anna.sit(forked(server, table, step).link()).until(lambda seen: seen["kind"] == "asked")
        settle(anna)
        found += [f"{question}, step {step}: {fault}" for fault in (*too_wide(anna), *too_small(anna))]
    assert not found, "\n".join(dict.fromkeys(found))
