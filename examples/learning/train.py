"""Learn Carcassonne from its own games: by least squares, how each thing on the table adds to the margin in the end.

python examples/learning/train.py [ROUNDS] [GAMES A ROUND] [GAMES OF A TEST]
"""

import sys

import numpy as np
from numpy.typing import NDArray

from krajina import learn

Row = NDArray[np.float64]
ROUNDS, GAMES, TESTS = (int(word) for word in (*sys.argv[1:], *("4", "15", "200")[len(sys.argv) - 1 :]))
RNG = np.random.default_rng(1)


def look(table: learn.Environment, agent: str) -> Row:
    """What both seats have, once as it is and once the less the fewer tiles are left."""
    row = table.observe(agent)["observation"]
    parts = [table.layout[name] for name in ("points", "figures", "standing")]
    things = np.concatenate([row[part.start : part.start + part.rows * part.width] for part in parts])
    left = row[table.layout["tiles_left"].start] / 72
    return np.concatenate([things, things * left, [1, left]])


def choose(table: learn.Environment, weights: Row, chance: float) -> tuple[Row, int]:
    """The id after which the table looks best to the agent that is asked, or by chance any; and how it looks then."""
    ids, seen = RNG.permutation(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])), []
    for number in ids if RNG.random() >= chance else ids[:1]:
        after = table.clone()
        after.step(number)
        seen.append((look(after, table.agent_selection), int(number)))
    return max(seen, key=lambda one: float(one[0] @ weights))


def play(weights: Row, seed: int) -> list[tuple[Row, float]]:
    """A game against itself: how the table looked after each step, and the margin in the end."""
    table, seen = learn.env("carcassonne", seats=2, reward="margin"), list[tuple[str, Row]]()
    table.reset(seed)
    while not table.terminations[agent := table.agent_selection]:
        looks, number = choose(table, weights, 0.1)
        seen.append((agent, looks))
        table.step(number)
    return [(looks, table.rewards[agent]) for agent, looks in seen]


def test(weights: Row) -> float:
    """The share of games won against the bot `random`, on both seats in turn."""
    wins = 0.0
    for seed in range(TESTS):
        solo, over, reward = learn.solo("carcassonne", seats=2, seat=seed % 2, against="random"), False, 0.0
        solo.reset(seed=seed)
        while not over:
            _, reward, over, _, _ = solo.step(choose(solo.table, weights, 0)[1])
        wins += (1 + reward) / 2
    return wins / TESTS


weights, seen = np.zeros(58), list[tuple[Row, float]]()  # nothing is known: any id is as good as another
for done in range(ROUNDS + 1):
    won = test(weights)
    print(f"after {done * GAMES:3} games: wins {won:.1%} ± {1.96 * (won * (1 - won) / TESTS) ** 0.5:.1%}", flush=True)
    seen += [one for game in range(GAMES * (done < ROUNDS)) for one in play(weights, done * GAMES + game)]
    looks, margins = np.array([one for one, _ in seen]), np.array([margin for _, margin in seen])
    weights = np.linalg.solve(looks.T @ looks + 10 * np.eye(58), looks.T @ margins)
