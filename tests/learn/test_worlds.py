"""Two worlds, one view: what a seat cannot know changes nothing that it is given."""

from random import Random

import numpy as np
import pytest
from tests.learn.playing import TABLES, any_id, played, table


def same_in_another_world(name: str, steps: int, every: int) -> int:
    """Draw anew what the seat that is asked cannot know, and compare; tell in how many worlds something differed."""
    env, hidden = table(name), 0
    for count, _ in enumerate(played(env, 11, steps)):
        if count % every:
            continue
        for agent in (env.agent_selection, env.possible_agents[count % len(env.possible_agents)]):
            other = env.imagined(agent, count)
            here, there = env.observe(agent), other.observe(agent)
            assert here["observation"].tobytes() == there["observation"].tobytes()
            if agent == env.agent_selection:
                assert here["action_mask"].tobytes() == there["action_mask"].tobytes()
            hidden += any(
                env.observe(one)["observation"].tobytes() != other.observe(one)["observation"].tobytes()
                for one in env.possible_agents
            )
    return hidden


@pytest.mark.parametrize("name", ["carcassonne", "stroganov"])
def test_where_nothing_is_hidden_all_worlds_are_the_same(name: str) -> None:
    assert same_in_another_world(name, 60, 3) == 0


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    assert same_in_another_world("graenaland", 240, 8) > 3


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in TABLES if name.startswith("graenaland")])
def test_what_a_seat_cannot_know_changes_nothing_in_whole_games(name: str) -> None:
    assert same_in_another_world(name, 2500, 9) > 20


@pytest.mark.slow
@pytest.mark.parametrize("name", ["graenaland", "graenaland-aloud", "stroganov", "carcassonne-boxes"])
def test_imagined_worlds_can_be_played_on_by_all(name: str) -> None:
    env, rng = table(name), Random(1)
    for count, _ in enumerate(played(env, 13, 500)):
        if count % 11 and not (env.due and count % 3 == 0):
            continue
        for agent in env.possible_agents:
            world = env.imagined(agent, count)
            assert world.agent_selection == env.agent_selection
            for _ in range(12):
                if world.terminations[world.agent_selection]:
                    break
                world.step(any_id(world, rng))


def test_a_sealed_answer_is_not_seen_by_those_who_answer_later() -> None:
    env, seen = table("graenaland", reward="place"), 0
    for _ in played(env, 4, 900):
        answers = env.position.answers
        if answers is None or not answers.answers or env.position.asked.prompt != "vote":
            continue
        first = next(iter(answers.answers))
        twin = env.clone()
        twin.position.answers.answers[first] = type(answers.answers[first])(not answers.answers[first].agree)
        mine, other = env.observe(env.agent_selection), twin.observe(env.agent_selection)
        assert all(np.array_equal(mine[part], other[part]) for part in mine)
        seen += 1
    assert seen > 5
