"""What learners need: steps of environments, each with its observation and its mask."""

from collections.abc import Iterator
from importlib.util import find_spec
from random import Random

import msgspec

from bench.cases import Case
from bench.rounds import Played, Runner

NEEDED = ("numpy", "gymnasium", "pettingzoo")


def learning(cases: list[Case]) -> list[Runner]:
    """For each game how many steps of its environment there are a second; none where its packages are missing."""
    if not all(map(find_spec, NEEDED)):
        return []
    from krajina.learn import NAMES

    # An environment is made by the name of its game, so only games as they are registered count.
    return [runner for case in cases if case.game.name in NAMES and "no boxes" not in case.name for runner in _of(case)]


def _of(case: Case) -> Iterator[Runner]:
    from krajina.learn import Environment

    given = msgspec.structs.asdict(case.options)
    default = msgspec.structs.asdict(case.game.options(seats=case.options.seats))
    settings = {name: value for name, value in given.items() if value != default[name]}
    env = Environment(case.game.name, **{"seats": case.options.seats, **settings})
    rng = Random(1)
    env.reset(seed=1)

    def steps(count: int) -> Played:
        """As a learner does it: look, take an id of the mask, step."""
        for _ in range(count):
            observation, _, is_over, _, _ = env.last()
            if is_over or observation is None:
                env.reset()
            else:
                ids = observation["action_mask"].nonzero()[0]
                env.step(int(ids[int(rng.random() * len(ids))]))
        return Played(count, 0)

    yield Runner(f"{case.name}: environment", steps)
