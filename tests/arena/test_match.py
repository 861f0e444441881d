"""Who sits where, with which luck."""

import pytest

from krajina.arena import Match, new_match
from krajina.arena.match import called
from krajina.core import GameError


def match(*bots: str, seats: int | None = None) -> Match:
    return new_match("harvest", bots, seats)


def test_each_bot_sits_on_each_seat() -> None:
    assert match("a", "b").lineups == (("a", "b"), ("b", "a"))
    assert len(match("a", "b", "c").lineups) == 3


def test_the_last_bot_fills_the_rest_of_the_seats() -> None:
    assert match("a", "b", seats=4).lineups[0] == ("a", "b", "b", "b")
    assert len(match("a", "b", seats=4).lineups) == 4


def test_one_alone_needs_no_rotations() -> None:
    assert match("a").lineups == (("a", "a"),)


def test_rotations_that_are_the_same_are_played_once() -> None:
    assert match("a", "b", "a", "b").lineups == (("a", "b", "a", "b"), ("b", "a", "b", "a"))


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    lineups = match("a", "b", "c", seats=2).lineups
    assert set(lineups) == {(one, other) for one in "abc" for other in "abc" if one != other}
    assert len(lineups) == 6


def test_more_bots_than_the_game_has_seats_need_a_word() -> None:
    with pytest.raises(GameError, match="arena-many-bots"):
        match("a", "b", "c", "d", "e")
    assert len(match("a", "b", "c", "d", "e", seats=4).lineups) == 20


def test_a_match_needs_a_bot() -> None:
    with pytest.raises(GameError, match="arena-no-bots"):
        match()


def test_the_games_of_a_group_have_the_same_draws_and_other_luck() -> None:
    two = match("a", "b")
    draws = [[two.chance(number)(index).random() for index in range(5)] for number in (1, 2, 3)]
    assert draws[0] == draws[1] != draws[2]
    assert len(set(draws[0])) == 5
    assert two.luck(1).random() != two.luck(2).random()
    assert two.luck(1).random() == two.luck(1).random()


def test_another_seed_is_another_match() -> None:
    one, other = new_match("harvest", ["a", "b"], seed=1), new_match("harvest", ["a", "b"], seed=2)
    assert one.chance(1)(0).random() != other.chance(1)(0).random()
    assert one.luck(1).random() != other.luck(1).random()


def test_a_bot_in_a_file_is_called_by_the_file_alone() -> None:
    assert match("some/where/mine.py:Bot@easy").bots[0].endswith("/some/where/mine.py:Bot@easy")
    assert called(match("some/where/mine.py:Bot@easy").bots[0]) == "mine.py:Bot@easy"
    assert called("greedy") == "greedy"
