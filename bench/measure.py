"""Measure one build of the sources, the one that Python finds, and write what was found as JSON.

python -m bench.measure ROUNDS SECONDS FILE
"""

import os
import sys
from pathlib import Path

import msgspec

from bench.cases import Case, carcassonne, inside, plain
from bench.learning import learning
from bench.parts import parts, turn_times
from bench.report import Report
from bench.rounds import interleaved
from bench.thinking import thinking
from bench.yardstick import yardstick


def measure(cases: list[Case], rounds: int, seconds: float) -> Report:
    """Whole games and what bots need, interleaved with the yardstick; then the parts of games."""
    stick = yardstick()
    sticks = [stick] if stick else []
    whole = [case for case in cases if case.whole]
    rates = interleaved([*sticks, *(case.runner() for case in whole), *inside()], rounds, seconds)
    thoughts = interleaved([*sticks, *thinking(whole), *learning(whole)], rounds, seconds)
    turns = {case.name: turn_times(case.game, case.options, case.turns, 30 if case.whole else 2) for case in cases}
    pieces = {case.name: parts(case.game, case.options, 20 if case.whole else 1) for case in cases}
    return Report(sys.version.split()[0], compiled_modules(), rates, thoughts, turns, pieces)


def compiled_modules() -> list[str]:
    """Our modules that are no .py files."""
    ours = ((name, getattr(module, "__file__", None)) for name, module in sys.modules.items())
    return sorted(name for name, file in ours if name.startswith("krajina.") and file and not file.endswith(".py"))


def main(rounds: str, seconds: str, file: str) -> None:
    """Measure on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    report = measure([*carcassonne(), *plain()], int(rounds), float(seconds))
    Path(file).write_bytes(msgspec.json.format(msgspec.json.encode(report)))


if __name__ == "__main__":
    main(*sys.argv[1:])
