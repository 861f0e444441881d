"""The parts of a game: turns as the table fills, a look at the choices, a step, a copy, and the size of a state."""

import tracemalloc
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Any

import msgspec

from krajina.cli.bench import count_choices
from krajina.core import CHANCE, AnyGame, apply

REPEATS = 20
COPIES = 200
LOOKED_AT = 300  # choices: all of a list, the first of a large form


class Parts(msgspec.Struct, frozen=True):
    """Microseconds by the question that is asked, and bytes."""

    choices_us: dict[str, float]  # who decides, and all choices as actions, of a form the first 300
    sample_us: dict[str, float]  # who decides, and one choice: what a playout needs
    advance_us: dict[str, float]
    apply_us: dict[str, float]  # a copy and a step: what a host pays
    copy_us: float
    state_bytes: float
    choices: float  # of a decision, draws aside


def walk(game: AnyGame, options: Any, rng: Random) -> Iterator[tuple[int, Any]]:
    """The states of a random game before each decision; a draw begins a turn, and its number comes along."""
    state, turn = game.new(options), 0
    state.events = None
    while decisions := game.decisions(state):
        turn += decisions[0].seat == CHANCE
        yield turn, state
        game.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))


def turn_times(game: AnyGame, options: Any, turns: Sequence[int], games: int) -> dict[int, float]:
    """Microseconds of these turns, each averaged with the two before it: medians over games."""
    times: dict[int, list[float]] = defaultdict(list)
    for seed in range(games):
        begins: dict[int, float] = {}
        for turn, _ in walk(game, options, Random(seed)):
            begins.setdefault(turn, perf_counter())
        for turn in turns:
            if turn + 1 in begins:
                times[turn].append((begins[turn + 1] - begins[turn - 2]) / 3 * 1e6)
    return {turn: median(taken) for turn, taken in times.items()}


def parts(game: AnyGame, options: Any, games: int) -> Parts:
    """Measured at every tenth decision of some games."""
    choices, sample, advance, applied = (defaultdict[str, list[float]](list) for _ in range(4))
    copies: list[float] = []
    sizes: list[float] = []
    counts: list[int] = []
    for seed in range(games):
        for number, (_, state) in enumerate(walk(game, options, Random(seed))):
            if (number + seed) % 10:
                continue
            [decision, *_] = game.decisions(state)
            rng, prompt = Random(seed), decision.prompt
            action = decision.choices.sample(rng)
            if decision.seat != CHANCE:
                counts.append(count_choices(decision))
            copies.append(_time(state.copy))
            choices[prompt].append(_time(partial(_look, game, state)))
            sample[prompt].append(_time(partial(_sample, game, state, rng)))
            advance[prompt].append(_advance_time(game, state, decision.seat, action))
            applied[prompt].append(_time(partial(apply, game, state, decision.seat, action)))
            if not seed:
                sizes.append(_size(state))
    averages = (mean(copies) * 1e6, mean(sizes), mean(counts))
    return Parts(_means(choices), _means(sample), _means(advance), _means(applied), *averages)


def _look(game: AnyGame, state: Any) -> object:
    return tuple(islice(game.decisions(state)[0].choices, LOOKED_AT))


def _sample(game: AnyGame, state: Any, rng: Random) -> object:
    return game.decisions(state)[0].choices.sample(rng)


def _means(times: dict[str, list[float]]) -> dict[str, float]:
    return {prompt: mean(taken) * 1e6 for prompt, taken in times.items()}


def _time(call: Callable[[], object]) -> float:
    start = perf_counter()
    for _ in range(REPEATS):
        call()
    return (perf_counter() - start) / REPEATS


def _advance_time(game: AnyGame, state: Any, seat: int, action: Any) -> float:
    """One step; every one needs a copy of its own, which is made beforehand."""
    copies = [state.copy() for _ in range(REPEATS)]
    start = perf_counter()
    for copy in copies:
        game.advance(copy, seat, action)
    return (perf_counter() - start) / REPEATS


def _size(state: Any) -> float:
    """What one more copy of a state takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(COPIES)]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(copies)
    tracemalloc.stop()
    return size
