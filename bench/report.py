"""What was measured of a build, and the tables that compare builds."""

from collections.abc import Callable, Iterable, Mapping

import msgspec

from bench.parts import Parts
from bench.rounds import Rate

YARDSTICK = "yardstick"


class Report(msgspec.Struct, frozen=True):
    """All that was measured of one build."""

    python: str
    compiled: list[str]  # the modules that ran as machine code
    rates: list[Rate]  # of whole games
    thoughts: list[Rate]  # of what bots need
    turns_us: dict[str, dict[int, float]]
    parts: dict[str, Parts]


Reports = Mapping[str, Report]  # by the name of the build


def show(reports: Reports) -> Iterable[str]:
    """The tables for people."""
    for name, report in reports.items():
        yield f"{name}: Python {report.python}, {len(report.compiled)} compiled modules"
    if not any(rate.name == YARDSTICK for report in reports.values() for rate in report.rates):
        yield "The yardstick was not found (KRAJINA_YARDSTICK names its folder): no ratios to it."
    yield from _compared("whole games a second", reports, lambda report: report.rates, _games)
    yield from _compared("decisions a second", reports, lambda report: report.rates, _decisions)
    yield from _compared("for bots, a second", reports, lambda report: report.thoughts, _games)
    yield from _small(reports)


def _compared(
    title: str,
    reports: Reports,
    rates: Callable[[Report], list[Rate]],
    figures: Callable[[Rate], tuple[float, float | None]],
) -> Iterable[str]:
    """A row for each thing that was measured: by build its rate and the ratio to the yardstick, then their ratio."""
    yield f"\n{title:<30}" + "".join(f"{name:>14}{'to yardstick':>14}" for name in reports) + f"{'times':>9}"
    rows = {name: {rate.name: figures(rate) for rate in rates(report)} for name, report in reports.items()}
    for thing in dict.fromkeys(thing for row in rows.values() for thing in row):
        found = [row[thing] for row in rows.values() if thing in row]
        if found[0][0]:
            cells = "".join(f"{rate:>14,.0f}{'' if ratio is None else f'{ratio:.3f}':>14}" for rate, ratio in found)
            yield f"{thing:<30}{cells}" + (f"{found[-1][0] / found[0][0]:>9.1f}" if len(found) > 1 else "")


def _games(rate: Rate) -> tuple[float, float | None]:
    return rate.games_per_s, rate.ratios.get(YARDSTICK)


def _decisions(rate: Rate) -> tuple[float, float | None]:
    return rate.decisions_per_s, rate.decision_ratios.get(YARDSTICK)


def _small(reports: Reports) -> Iterable[str]:
    """Microseconds of turns as the table fills, and of the parts of a game."""
    for build, report in reports.items():
        yield f"\n{build}, µs of a turn"
        for name, times in report.turns_us.items():
            if times:
                yield f"  {name:<28}" + "  ".join(f"{turn}: {time:.1f}" for turn, time in times.items())
    for build, report in reports.items():
        for name, piece in report.parts.items():
            yield f"\n{name}, {build}: {piece.choices:.1f} choices a decision, draws aside"
            yield f"  copy {piece.copy_us:.2f} µs, {piece.state_bytes:,.0f} bytes a state"
            yield f"  {'µs':<28}{'all choices':>12}{'one choice':>12}{'advance':>12}{'apply':>12}"
            for prompt in piece.choices_us:
                kinds = (piece.choices_us, piece.sample_us, piece.advance_us, piece.apply_us)
                row = (kind[prompt] for kind in kinds)
                yield f"  {prompt:<28}" + "".join(f"{time:>12.2f}" for time in row)
