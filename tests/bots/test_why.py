"""Why a bot answered as it did: the best other answer, the terms that differ, and nothing that is kept secret."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import NamedTuple

import pytest

from krajina.bots.why import Reasons, reasons
from krajina.core import CHANCE, Action, AnyGame, Seat, State, apply, find_game, make_options
from krajina.core.judge import PlainJudge
from krajina.core.player import Unhurried


class Named(PlainJudge[State, Action]):
    """Values positions as the game does, and says what the points are."""

    def terms(self, state: State, seat: Seat) -> Mapping[str, float]:
        return {"points": self.game.points(state, seat)[seat] or 0, "always": 1.0}


class Asked(NamedTuple):
    before: State
    seat: Seat
    action: Action


def steps(game: AnyGame, seats: int, most: int, **options: object) -> Iterator[Asked]:
    """What the seats answered in a random game."""
    rng = Random("why")
    state = game.new(make_options(game, {"seats": seats, **options}))
    for _ in range(most):
        decisions = game.decisions(state)
        if not decisions:
            return
        [first, *_] = decisions
        action = first.choices.sample(rng)
        if first.seat != CHANCE:
            yield Asked(state, first.seat, action)
        state = apply(game, state, first.seat, action)


def told(game: AnyGame, asked: Asked, asker: Seat | None) -> Reasons | None:
    return reasons(game, Named(game), asked.before, asked.seat, asked.action, asker, Random(1), Unhurried())


def test_an_answer_is_compared_with_the_best_other_one() -> None:
    game = find_game("carcassonne")
    found = [(asked, told(game, asked, None)) for asked in islice(steps(game, 2, 60), 20)]
    for asked, reason in found:
        assert reason is not None, "nothing is hidden"
        assert reason.other != reason.chosen
        [decision] = game.decisions(asked.before)
        if len(list(decision.choices)) == 1:
            assert reason.other is None
    assert any(reason and reason.difference < 0 for _, reason in found), "random answers are not the best"
    rows = [row for _, reason in found if reason for row in reason.rows]
    assert {row.term for row in rows} <= {"points"}, "what is the same decides nothing"


def test_the_best_answer_is_better_than_any_other_or_as_good() -> None:
    game = find_game("carcassonne")
    judge = Named(game)
    for asked in islice(steps(game, 2, 60), 10):
        [decision] = game.decisions(asked.before)
        best = max(
            decision.choices, key=lambda one: judge.foresee(apply(game, asked.before, asked.seat, one), asked.seat)
        )
        found = told(game, asked._replace(action=best), None)
        assert found is not None
        assert found.difference >= 0


@pytest.mark.slow
def test_what_nobody_else_could_see_is_not_explained() -> None:
    game, counts = find_game("graenaland"), Counter[str]()
    for asked in steps(game, 3, 400):
        [decision, *_] = [one for one in game.decisions(asked.before) if one.seat == asked.seat]
        for asker in (None, *({0, 1, 2} - {asked.seat})):
            seen = game.view(apply(game, asked.before, asked.seat, asked.action), asker)
            others = [one for one in islice(decision.choices, 40) if one != asked.action]
            is_hidden = any(game.view(apply(game, asked.before, asked.seat, one), asker) == seen for one in others)
            found = told(game, asked, asker)
            counts["hidden" if is_hidden else "told" if found else "not told"] += 1
            assert not (is_hidden and found), decision.prompt
    assert counts["hidden"] > 50
    assert counts["told"] > 50 * counts["not told"], "what everybody saw is explained"
