"""Measuring a game's speed: complete games, played at random through the public contract."""

import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

import msgspec

from krajina.cli.settings import read_settings
from krajina.cli.terminal import Terminal
from krajina.core import CHANCE, AnyGame, Decision, find_game, playout
from krajina.core.action import A

MOST: Final = 10_000  # choices of a decision that are counted; a form has more


class Figures(msgspec.Struct):
    """What was measured; times are of the processor, on one core."""

    game: str
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    choices: float  # of a decision, draws aside
    choices_us: float  # asking who decides and sampling one choice
    advance_us: float
    copy_us: float
    compiled: bool


class Parts(NamedTuple):
    """Averages over whole games, times in microseconds."""

    choices: float
    choices_us: float
    advance_us: float
    copy_us: float


def measure_game(
    terminal: Terminal, name: str, settings: Sequence[str], seconds: float, *, as_json: bool, data: Path | None = None
) -> None:
    """Measure and print."""
    game = find_game(name)
    terminal.use(game)
    figures = measure(game, read_settings(game, settings, data=data), seconds)
    if as_json:
        terminal.print(msgspec.json.encode(figures).decode())
        return
    terminal.say("title", style="bold")
    for field in Figures.__struct_fields__[1:-1]:
        terminal.print(f"{terminal.text(f'cli-bench-{field}'):<36}{getattr(figures, field):>12,.1f}")
    terminal.say("cli-bench-compiled" if figures.compiled else "cli-bench-interpreted")


def measure(game: AnyGame, options: Any, seconds: float) -> Figures:
    """Half of the time for whole games, half for the parts of a step."""
    rng = Random(1)
    playout(game, game.new(options), rng)  # tables and caches are made once
    games, decisions, start = 0, 0, process_time()
    while (spent := process_time() - start) < seconds / 2:
        decisions += playout(game, game.new(options), rng)
        games += 1
    rates = (games / spent, decisions / spent, decisions / games)
    return Figures(game.name, *rates, *_parts(game, options, seconds / 2, rng), _is_compiled(game))


def _parts(game: AnyGame, options: Any, seconds: float, rng: Random) -> Parts:
    """The number of choices, one look at them, one advance and one copy."""
    times, steps, counts, end = [0.0, 0.0, 0.0], 0, list[int](), perf_counter() + seconds
    while not steps or perf_counter() < end:
        state = game.new(options)
        state.events = None
        while True:
            begin = perf_counter()
            decisions = game.decisions(state)
            if not decisions:
                break
            action = decisions[0].choices.sample(rng)
            chosen = perf_counter()
            copy = state.copy()
            copied = perf_counter()
            game.advance(copy, decisions[0].seat, action)
            advanced = perf_counter()
            if decisions[0].seat != CHANCE:
                counts.append(count_choices(decisions[0]))
            times = [times[0] + chosen - begin, times[1] + advanced - copied, times[2] + copied - chosen]
            steps += 1
            state = copy
    return Parts(sum(counts) / len(counts), *(time * 1e6 / steps for time in times))


def count_choices(decision: Decision[A]) -> int:
    """How many there are to choose from."""
    return sum(1 for _ in islice(decision.choices, MOST))


def _is_compiled(game: AnyGame) -> bool:
    """Tell whether rooms of the game run as machine code: such a module is no .py file."""
    package = type(game).__module__.rpartition(".")[0] + "."
    files = [getattr(module, "__file__", None) for name, module in sys.modules.items() if name.startswith(package)]
    return any(file and not file.endswith(".py") for file in files)
