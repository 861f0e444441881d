"""Clones and saved environments go on exactly as the original would, with all luck that is still to come."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.learn.playing import TABLES, any_id, played, table

from krajina.core import find_game, read_record
from krajina.learn import BadSave, Environment, LearnError

GOING_ON = 40  # steps that are compared


def trace(env: Environment, seed: int, steps: int = GOING_ON) -> list[Any]:
    """All that agents are given in so many random steps."""
    rng, found = Random(seed), list[Any]()
    for _ in range(steps):
        if not env.agents:
            break
        observation, reward, is_over, _, _ = env.last()
        assert observation is not None
        rows = [observation[part].tobytes() for part in ("observation", "action_mask")]
        found.append((env.agent_selection, rows, reward, is_over, dict(env.rewards), env.agents[:]))
        env.step(None if is_over else any_id(env, rng))
    return found


def copies_of(env: Environment, name: str, reward: str) -> list[Environment]:
    restored = table(name, reward=reward)
    restored.restore(env.save())
    return [env.clone(), restored]


def compare(name: str, reward: str, steps: int, every: int) -> int:
    env, forms = table(name, reward=reward), 0
    for count, _ in enumerate(played(env, 21, steps)):
        if count % every and not (env.due and count % 3 == 0):
            continue
        forms += bool(env.due)
        before, copies = env.save(), copies_of(env, name, reward)
        traces = [trace(one, count) for one in copies]
        assert env.save() == before, "copies leave the original alone"
        assert traces[0] == traces[1] == trace(env.clone(), count)
        if count % (4 * every) == 0:
            assert env.clone().save() == before
    return forms


@pytest.mark.parametrize("name", ["carcassonne", "stroganov"])
def test_copies_go_on_alike(name: str) -> None:
    compare(name, "difference", 30, 10)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_copies_go_on_alike_in_whole_games(name: str) -> None:
    forms = compare(name, "margin", 500, 83)
    assert forms or not name.startswith("graenaland")


@pytest.mark.parametrize("name", ["carcassonne", "stroganov-alone"])
def test_the_end_of_a_game_can_be_copied(name: str) -> None:
    env = table(name, reward="margin")
    for _ in played(env, 3, 5000):
        pass
    assert all(env.terminations.values())
    for _ in env.possible_agents:
        ends = [trace(copy, 1, 9) for copy in copies_of(env, name, "margin")]
        assert ends[0] == ends[1]
        assert len(ends[0]) == len(env.agents)
        env.step(None)
    assert env.agents == []
    assert [copy.agents for copy in copies_of(env, name, "margin")] == [[], []]


def test_a_deep_copy_is_a_clone() -> None:
    env = table("graenaland")
    for _ in played(env, 2, 60):
        pass
    twin = deepcopy(env)
    assert twin.room is env.room
    assert trace(twin, 3) == trace(env.clone(), 3)


def test_the_same_seed_brings_the_same_luck_and_no_seed_goes_on() -> None:
    one, other = table("carcassonne"), table("carcassonne")
    draws = []
    for env in (one, other):
        env.reset(seed=5)
        first = env.position.tile
        env.reset()
        draws.append((first, env.position.tile, env.luck.word))
    assert draws[0] == draws[1]
    one.reset(seed=6)
    assert one.luck.word != draws[0][2]


def test_a_record_of_the_game_can_be_kept() -> None:
    env = table("stroganov")
    for _ in played(env, 1, 20):
        pass
    game, record = read_record(env.record.to_json(), find_game)
    assert game is env.game
    assert [(entry.seat, entry.action) for entry in record.entries] == env.entries


def test_what_is_imagined_has_no_record() -> None:
    env = table("graenaland")
    env.reset(seed=1)
    twin = env.imagined("player_0", 1)
    with pytest.raises(LearnError, match="cannot be saved"):
        twin.save()
    env.save()


def changed(data: bytes, change: Callable[[Any], object]) -> bytes:
    found = json.loads(data)
    change(found)
    return json.dumps(found).encode()


BAD: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "nothing": (lambda _: b"", "damaged"),
    "half": (lambda data: data[: len(data) // 2], "damaged"),
    "pickle": (lambda _: b"\x80\x04\x95", "damaged"),
    "other": (lambda _: b"[1,2]", "not a saved environment"),
    "newer": (lambda data: changed(data, lambda s: s.update(krajina_env=9)), "newer Krajina"),
    "luck": (lambda data: changed(data, lambda s: s.update(luck="zz")), r"at \$.luck"),
    "large luck": (lambda data: changed(data, lambda s: s.update(luck="f" * 99)), r"at \$.luck"),
    "a field": (lambda data: changed(data, lambda s: s.update(more=1)), "more"),
    "agents": (lambda data: changed(data, lambda s: s.update(agents=["player_1"])), r"at \$.agents"),
    "rewards": (lambda data: changed(data, lambda s: s.update(rewards={})), r"at \$.rewards"),
    "infinite": (
        lambda data: data.replace(b'"collected":{"player_0":0.0', b'"collected":{"player_0":1e999'),
        "damaged",
    ),
    "reward": (lambda data: changed(data, lambda s: s.update(reward="margin")), "has margin as reward"),
    "game": (lambda data: changed(data, lambda s: s.update(env="stroganov_v2")), "has stroganov_v2 as env"),
    "due": (lambda data: changed(data, lambda s: s.update(due=[3])), r"at \$.due\[0\]"),
    "rules": (lambda data: changed(data, lambda s: s["record"].update(rules="1")), "version 1 of the rules"),
    "options": (lambda data: changed(data, lambda s: s["record"]["options"].update(farmers=False)), "another way"),
    "illegal": (
        lambda data: changed(data, lambda s: s["record"]["entries"][1]["action"].update(at=[9, 9])),
        r"breaks the rules at \$.record.entries\[1\]. No tile",
    ),
    "short": (lambda data: changed(data, lambda s: s["record"]["entries"].pop()), r"at \$.record.entries"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_bytes_are_refused_with_the_place_and_nothing_changes(name: str) -> None:
    spoil, said = BAD[name]
    env = table("carcassonne")
    env.reset(seed=2)
    while env.due or env.position.step != 1 or len(env.entries) < 4:
        env.step(any_id(env, Random(1)))
    good = env.save()
    with pytest.raises(BadSave, match=said):
        env.restore(spoil(good))
    assert env.save() == good
    env.restore(good)
    assert env.save() == good
    assert np.array_equal(env.observe("player_0")["observation"], env.clone().observe("player_0")["observation"])
