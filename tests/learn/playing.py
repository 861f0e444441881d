"""Tables that the tests of learning play at, and random steps at them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from krajina.learn.environment import Environment

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "carcassonne": ("carcassonne", {"seats": 2}),
    "carcassonne-boxes": ("carcassonne", {"seats": 3, "boxes": "all"}),
    "carcassonne-eight": (
        "carcassonne",
        {"seats": 8, "boxes": ("wheel", "hills"), "variants": ("flock-may-rest", "wheel-acts-after-placing")},
    ),
    "carcassonne-small": ("carcassonne", {"seats": 4, "boxes": ("river", "traders"), "farmers": False}),
    "stroganov": ("stroganov", {"seats": 2}),
    "stroganov-alone": ("stroganov", {"seats": 1}),
    "stroganov-four": ("stroganov", {"seats": 4, "sides": ("b", "b", "a", "b"), "see_forced": (0,)}),
    "graenaland": ("graenaland", {"seats": 3}),
    "graenaland-four": ("graenaland", {"seats": 4, "victory_cards": True, "chosen_starts": True}),
    "graenaland-five": ("graenaland", {"seats": 5, "grant": True, "open_votes": True, "talk": "none"}),
    "graenaland-aloud": (
        "graenaland",
        {"seats": 3, "victory_cards": True, "open_claims": True, "open_hands": True, "random_island": True},
    ),
}


def table(name: str, **settings: Any) -> Environment:
    """An environment of that name."""
    game, options = TABLES[name]
    return Environment(game, **options, **settings)


def played(env: Environment, seed: int, steps: int) -> Iterator[Environment]:
    """The environment before each of so many random steps, or until its game is over."""
    rng = Random(seed)
    env.reset(seed=seed)
    for _ in range(steps):
        if env.terminations[env.agent_selection]:
            return
        yield env
        env.step(any_id(env, rng))


def any_id(env: Environment, rng: Random) -> int:
    """An id that may be taken now."""
    return int(rng.choice(env.infos[env.agent_selection]["action_mask"].nonzero()[0]))
