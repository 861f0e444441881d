"""Votes as pure arithmetic: the book's worked example, and the whole table of ruling 12 by brute force."""

import json
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

from krajina.games.graenaland import Hero, VotesFrom
from krajina.games.graenaland.council import Presence, agreeing, count_votes, passes, votes_from
from krajina.games.graenaland.pieces import HEROES, PRIEST, SKALD, WARRIOR
from krajina.games.graenaland.rules import Council
from krajina.games.graenaland.state import NOBODY

EXAMPLES: Final = json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))["votes"]
FOUR: Final = Council(by_three=False)
THREE: Final = Council(by_three=True)
RESIDENTS: Final = Council(by_three=True, weakens_residents=True)
ANYBODY: Final = (NOBODY, WARRIOR, PRIEST, SKALD)
ONES: Final = [
    Presence(houses, hero, army)
    for houses, hero, army in product((0, 1, 3), ANYBODY, (1, 2, 4))
    if hero >= 0 or army < 2
]
HERO_SETS: Final = [there for size in range(4) for there in product(ANYBODY, repeat=size)]


def hero_part(name: str, army: int, others: int, *, priest: bool) -> int:
    """The table of ruling 12 for four and five players, without a palisade."""
    return {"warrior": 0 if priest else army, "priest": 0, "skald": others}[name]


def expected(rules: Council, one: Presence, rest: tuple[int, ...], *, palisade: bool) -> int:
    """Ruling 12 as it is written, row by row; ruling 13 for the other reading."""
    if one.hero == NOBODY:
        return one.houses
    name = HEROES[one.hero].value
    others = sum(hero != NOBODY for hero in rest)
    priest = PRIEST in (one.hero, *rest)
    part = hero_part(name, one.army, others, priest=priest)
    if rules.by_three:
        part += 1
        loses = palisade and (one.houses == 0 or rules.weakens_residents)
    else:
        loses = palisade and one.houses == 0 and name == "warrior"
    if loses and part > 0:
        part -= 1
    return one.houses + part


@pytest.mark.parametrize("rules", [FOUR, THREE, RESIDENTS], ids=["four", "three", "residents"])
@pytest.mark.parametrize("palisade", [False, True], ids=["open", "palisade"])
def test_table_of_ruling_12(rules: Council, *, palisade: bool) -> None:
    for one, rest in product(ONES, HERO_SETS):
        there = [one, *(Presence(1, hero, 2) for hero in rest)]
        found = count_votes(rules, there, palisade=palisade)
        assert found[0] == expected(rules, one, rest, palisade=palisade), (one, rest)
        assert min(found) >= 0
        assert sum(count for _, count in votes_from(rules, there, 0, palisade=palisade)) == found[0]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_examples_of_the_book(example: dict[str, Any]) -> None:
    rules = THREE if example["mode"] == "3 players" else FOUR
    rows = example["players"].values()
    there = [
        Presence(
            row["settlements"], NOBODY if row["hero"] is None else HEROES.index(Hero(row["hero"])), row["army"] or 1
        )
        for row in rows
    ]
    found = count_votes(rules, there, palisade=example["palisade"])
    assert dict(zip(example["players"], found, strict=True)) == {
        name: row["votes"] for name, row in example["players"].items()
    }


@pytest.mark.parametrize(
    ("rules", "hero", "army", "others", "expected_open", "expected_palisade"),
    [
        # By hand from the table of ruling 12: without settlements; others are (warriors, skalds) of other clans.
        (FOUR, WARRIOR, 3, (WARRIOR,), 3, 2),
        (FOUR, WARRIOR, 1, (WARRIOR,), 1, 0),
        (FOUR, WARRIOR, 3, (PRIEST,), 0, 0),
        (FOUR, PRIEST, 3, (WARRIOR, SKALD), 0, 0),
        (FOUR, SKALD, 3, (), 0, 0),
        (FOUR, SKALD, 3, (PRIEST, WARRIOR), 2, 2),
        (THREE, WARRIOR, 3, (WARRIOR,), 4, 3),
        (THREE, WARRIOR, 3, (PRIEST,), 1, 0),
        (THREE, PRIEST, 3, (WARRIOR,), 1, 0),
        (THREE, SKALD, 3, (), 1, 0),
        (THREE, SKALD, 3, (PRIEST, WARRIOR), 3, 2),
    ],
)
def test_rows_by_hand(
    rules: Council, hero: int, army: int, others: tuple[int, ...], expected_open: int, expected_palisade: int
) -> None:
    there = [Presence(0, hero, army), *(Presence(2, other, 2) for other in others)]
    assert count_votes(rules, there, palisade=False)[0] == expected_open
    assert count_votes(rules, there, palisade=True)[0] == expected_palisade


def test_two_priests_do_nothing_more() -> None:
    there = [Presence(0, PRIEST, 2), Presence(0, PRIEST, 2), Presence(1, WARRIOR, 4)]
    assert count_votes(FOUR, there, palisade=False) == [0, 0, 1]
    assert count_votes(THREE, there, palisade=False) == [1, 1, 2]


def test_palisade_spares_residents_but_by_the_other_reading() -> None:
    there = [Presence(1, WARRIOR, 2), Presence(1, PRIEST, 2), Presence(0, SKALD, 2)]
    assert count_votes(THREE, there, palisade=True) == [2, 2, 2]
    assert count_votes(RESIDENTS, there, palisade=True) == [1, 1, 2]


def test_more_than_half_of_all_votes() -> None:
    """Brute force over small tables: strictly more than half, all votes of a player one way."""
    for counts in product(range(4), repeat=3):
        for ballots in product((False, True), repeat=3):
            agree = sum(count for count, yes in zip(counts, ballots, strict=True) if yes)
            against = sum(counts) - agree
            assert passes(counts, dict(enumerate(ballots))) == (agree > against)
            assert agreeing(counts, dict(enumerate(ballots))) == agree


def test_missing_ballot_is_a_no() -> None:
    """Ruling 21: the votes of the silent count among all votes, and not for it."""
    assert not passes([2, 2, 0], {0: True})
    assert passes([3, 2, 0], {0: True})
    assert not passes([1, 1, 1], {})
    assert agreeing([1, 2, 3], {1: True}) == 2


def test_what_votes_come_from() -> None:
    there = [Presence(2, WARRIOR, 3), Presence(1, PRIEST, 1), Presence(0, WARRIOR, 2), Presence(0, SKALD, 1)]
    by_seat = [votes_from(FOUR, there, seat, palisade=False) for seat in range(4)]
    assert by_seat[0] == [(VotesFrom.SETTLEMENTS, 2), (VotesFrom.SILENCED, 0)]
    assert by_seat[1] == [(VotesFrom.SETTLEMENTS, 1), (VotesFrom.PRIEST, 0)]
    assert by_seat[3] == [(VotesFrom.SKALD, 3)]
    alone = [Presence(0, WARRIOR, 2)]
    assert votes_from(FOUR, alone, 0, palisade=True) == [(VotesFrom.WARRIOR, 2), (VotesFrom.PALISADE, -1)]
    assert votes_from(THREE, alone, 0, palisade=False) == [(VotesFrom.WARRIOR, 2), (VotesFrom.THREE, 1)]
