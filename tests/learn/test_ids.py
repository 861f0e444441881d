"""Ids and the engine's actions, one to one: every action has one way of ids, and every way of ids ends in an action."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from tests.learn.playing import TABLES, played, table

from krajina.core import Action, check
from krajina.learn.environment import Environment
from krajina.learn.walks import Then, Walk

MANY = 300  # choices that are all walked
SAMPLES = 12


def leaves(walk: Walk) -> Iterator[Action]:
    for number in walk.legal:
        then = walk.take(number)
        if isinstance(then, Walk):
            yield from leaves(then)
        else:
            yield then


def one_way_for_each_action(env: Environment, rng: Random) -> int:
    """Compare all ways with all choices where they are few, else some of both; tell how many choices there were."""
    decision = next(one for one in env.game.decisions(env.position) if one.seat == env.seat)
    choices = list(islice(decision.choices, MANY + 1))
    if len(choices) <= MANY:
        ways = list(leaves(env.walk))
        assert len(ways) == len(choices), f"as many ways as choices: {decision.prompt}"
        assert set(ways) == set(choices)
    else:
        choices = [decision.choices.sample(rng) for _ in range(SAMPLES)]
        for _ in range(SAMPLES):
            walk: Then = env.walk
            taken = list[int]()
            while isinstance(walk, Walk):
                taken.append(rng.choice(list(walk.legal)))
                walk = walk.take(taken[-1])
            assert check(env.game, env.position, env.seat, walk) is None
            assert env.ids(walk) == tuple(taken)
    for action in choices[: 4 * SAMPLES]:
        numbers = env.ids(action)
        walk = env.walk
        for number in numbers[:-1]:
            then = walk.take(number)
            assert isinstance(then, Walk)
            walk = then
        assert walk.take(numbers[-1]) == action
        if len(numbers) == 1 and not env.room.ids.form_fields.get(type(action)):
            assert env.action(numbers[0]) == action
    return len(choices)


@pytest.mark.parametrize("name", ["carcassonne", "stroganov-alone", "graenaland"])
def test_ids_and_actions_are_one_to_one_at_the_beginning(name: str) -> None:
    env = table(name)
    counts = [one_way_for_each_action(env, Random(1)) for _ in played(env, 1, 12) if not env.due]
    assert max(counts) > 3


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_ids_and_actions_are_one_to_one(name: str) -> None:
    env, rng = table(name), Random(2)
    seen = 0
    for count, _ in enumerate(played(env, 5, 2500)):
        if count % 7 == 0 and not env.due:
            seen += one_way_for_each_action(env, rng)
    assert seen > 50


@pytest.mark.parametrize("name", TABLES)
def test_every_id_says_what_it_means(name: str) -> None:
    env = table(name)
    env.reset(seed=1)
    said = {env.meaning(number) for number in range(0, env.room.ids.size, 1 + env.room.ids.size // 300)}
    assert len(said) > 60
    assert not any("learn-" in sentence for sentence in said)


def test_a_number_always_means_the_same_action() -> None:
    small, large = table("stroganov"), table("stroganov")
    small.reset(seed=1)
    large.reset(seed=2)
    assert small.room.ids.actions == large.room.ids.actions
    assert len(set(small.room.ids.actions)) == len(small.room.ids.actions)


def test_every_placement_of_a_line_of_tiles_has_an_id() -> None:
    # A land of n tiles has most free neighbours where it is a straight line: 2 n + 2, and the last tile is laid on
    # one of n - 1.
    for name in ("carcassonne", "carcassonne-boxes", "carcassonne-eight"):
        env = table(name)
        room = env.room
        tiles = room.layout["land"].rows
        assert room.layout["open"].rows >= 2 * (tiles - 1) + 2
