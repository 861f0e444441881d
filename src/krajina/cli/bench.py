"""Measuring a game's speed: complete games, played at random through the public contract."""

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import msgspec

from krajina.cli.settings import read_settings
from krajina.cli.terminal import Terminal
from krajina.core import AnyGame, find_game, playout


class Figures(msgspec.Struct):
    """What was measured; times are of the processor, on one core."""

    game: str
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    choices_us: float  # asking who decides and sampling one choice
    advance_us: float
    copy_us: float
    compiled: bool


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
    for field in ("games_per_s", "decisions_per_s", "decisions_per_game", "choices_us", "advance_us", "copy_us"):
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
    choices, advance, copy = _parts(game, options, seconds / 2, rng)
    compiled = _is_compiled(game)
    rates = (games / spent, decisions / spent, decisions / games)
    return Figures(game.name, *rates, choices * 1e6, advance * 1e6, copy * 1e6, compiled)


def _parts(game: AnyGame, options: Any, seconds: float, rng: Random) -> tuple[float, float, float]:
    """Seconds of one look at the choices, one advance and one copy, averaged over whole games."""
    times, steps, end = [0.0, 0.0, 0.0], 0, perf_counter() + seconds
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
            state = copy
            times = [times[0] + chosen - begin, times[1] + advanced - copied, times[2] + copied - chosen]
            steps += 1
    return times[0] / steps, times[1] / steps, times[2] / steps


def _is_compiled(game: AnyGame) -> bool:
    """Tell whether rooms of the game run as machine code: such a module is no .py file."""
    package = type(game).__module__.rpartition(".")[0] + "."
    files = [getattr(module, "__file__", None) for name, module in sys.modules.items() if name.startswith(package)]
    return any(file and not file.endswith(".py") for file in files)
