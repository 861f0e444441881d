"""Run it all, print a table, write build/bench.json: `python -m bench [ROUNDS] [SECONDS]`."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from bench.cases import Case, carcassonne, inside, plain
from bench.parts import Parts, parts, turn_times
from bench.rounds import Rate, interleaved
from bench.yardstick import yardstick

FILE = Path("build/bench.json")


class Report(msgspec.Struct, frozen=True):
    """All that was measured."""

    python: str
    compiled: list[str]  # the modules that ran as machine code
    rates: list[Rate]
    turns_us: dict[str, dict[int, float]]
    parts: dict[str, Parts]


def measure(cases: list[Case], rounds: int, seconds: float) -> Report:
    """Whole games first, interleaved; then the parts of them."""
    stick = yardstick()
    runners = [case.runner() for case in cases if case.whole]
    rates = interleaved([*([stick] if stick else []), *runners, *inside()], rounds, seconds)
    turns = {case.name: turn_times(case.game, case.options, case.turns, 30 if case.whole else 2) for case in cases}
    pieces = {case.name: parts(case.game, case.options, 20 if case.whole else 1) for case in cases}
    return Report(sys.version.split()[0], compiled_modules(), rates, turns, pieces)


def compiled_modules() -> list[str]:
    """Our modules that are no .py files."""
    ours = ((name, getattr(module, "__file__", None)) for name, module in sys.modules.items())
    return sorted(name for name, file in ours if name.startswith("krajina.") and file and not file.endswith(".py"))


def show(report: Report) -> Iterable[str]:
    """The report for people."""
    ran = f"compiled: {', '.join(report.compiled)}" if report.compiled else "interpreted"
    yield f"Python {report.python}, {ran}"
    if not any(rate.name == "yardstick" for rate in report.rates):
        yield "The yardstick was not found (KRAJINA_YARDSTICK names its folder): no ratios to it."
    yield from _whole_games(report.rates)
    yield f"\n{'µs of a turn':<30}"
    for name, times in report.turns_us.items():
        if times:
            yield f"{name:<30}" + "  ".join(f"{turn}: {time:.1f}" for turn, time in times.items())
    for name, piece in report.parts.items():
        yield f"\n{name}: {piece.choices:.1f} choices a decision, draws aside"
        yield f"  copy {piece.copy_us:.2f} µs, {piece.state_bytes:,.0f} bytes a state"
        yield f"  {'µs':<28}{'all choices':>12}{'one choice':>12}{'advance':>12}{'apply':>12}"
        for prompt in piece.choices_us:
            kinds = (piece.choices_us, piece.sample_us, piece.advance_us, piece.apply_us)
            row = (kind[prompt] for kind in kinds)
            yield f"  {prompt:<28}" + "".join(f"{time:>12.2f}" for time in row)


def _whole_games(rates: list[Rate]) -> Iterable[str]:
    """By games and by decisions, for games of other games are longer or shorter than those of the yardstick."""
    yield f"\n{'whole games':<30}{'games/s':>10}{'to yardstick':>14}{'to base':>10}"
    for rate in rates:
        ratios = (f"{rate.ratios[other]:.3f}" if other in rate.ratios else "" for other in ("yardstick", "base"))
        yield "{:<30}{:>10,.0f}{:>14}{:>10}".format(rate.name, rate.games_per_s, *ratios)
    yield f"\n{'decisions':<30}{'a second':>10}{'to yardstick':>14}{'a game':>10}"
    for rate in rates:
        if rate.decisions_per_game:
            ratio = f"{rate.decision_ratios['yardstick']:.3f}" if "yardstick" in rate.decision_ratios else ""
            yield f"{rate.name:<30}{rate.decisions_per_s:>10,.0f}{ratio:>14}{rate.decisions_per_game:>10,.1f}"


def main(arguments: list[str]) -> None:
    """Measure on one core."""
    rounds, seconds = (*arguments, *("7", "0.5")[len(arguments) :])
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    report = measure([*carcassonne(), *plain()], int(rounds), float(seconds))
    print("\n".join(show(report)))
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    print(f"\nWritten to {FILE}")


main(sys.argv[1:])
