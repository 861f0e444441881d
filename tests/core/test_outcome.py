import pytest
from hypothesis import given
from hypothesis import strategies as some

from krajina.core import Outcome, Term, rank, total


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ([], ()),
        ([7], (1,)),
        ([3, 9, 5], (3, 1, 2)),
        ([5, 5, 2], (1, 1, 3)),
        ([2, 5, 5, 1], (3, 1, 1, 4)),
        ([4, 4, 4], (1, 1, 1)),
        ([-1, 0, -2], (2, 1, 3)),
    ],
)
def test_the_largest_comes_first_and_equals_share_a_place(points: list[int], places: tuple[int, ...]) -> None:
    assert rank([(number,) for number in points]) == places


def test_a_later_part_of_the_key_only_breaks_ties() -> None:
    assert rank([(5, 1), (5, 2), (4, 9)]) == (2, 1, 3)
    assert rank([(5, 2), (5, 2), (4, 9)]) == (1, 1, 3)


@given(some.lists(some.tuples(some.integers(0, 3), some.integers(0, 2)), min_size=1, max_size=6))
def test_a_place_counts_those_who_are_ahead(keys: list[tuple[int, int]]) -> None:
    places = rank(keys)
    ordered = sorted(keys, reverse=True)
    assert places == tuple(ordered.index(key) + 1 for key in keys)


def test_a_total_is_the_sum_of_the_points_and_not_of_the_counts() -> None:
    assert total([Term("favourite", 2, 6), Term("other", 5, -1)]) == 5
    assert total([]) == 0


def test_an_outcome_sums_and_ranks_its_terms() -> None:
    rows = [[Term("a", 1, 4)], [Term("a", 1, 3), Term("b", 1, 3)], []]
    outcome = Outcome.of(rows)
    assert outcome.points == (4, 6, 0)
    assert outcome.places == (2, 1, 3)
    assert outcome.terms == tuple(tuple(row) for row in rows)
    assert outcome.winners == (1,)


def test_equal_sums_share_the_first_place_where_there_is_no_tie_break() -> None:
    outcome = Outcome.of([[Term("a", 1, 4)], [Term("b", 2, 4)], [Term("c", 1, 1)]])
    assert outcome.places == (1, 1, 3)
    assert outcome.winners == (0, 1)


def test_the_tie_break_decides_between_equal_sums_only() -> None:
    outcome = Outcome.of([[Term("a", 1, 4)], [Term("b", 2, 4)], [Term("c", 1, 1)]], tie_break=[1, 2, 99])
    assert outcome.places == (2, 1, 3)
    assert outcome.points == (4, 4, 1)


def test_a_tie_break_of_another_length_is_a_bug() -> None:
    with pytest.raises(ValueError, match="zip"):
        Outcome.of([[], []], tie_break=[1, 2, 3])
