"""The page docs/strength.md, and for the games what people are told of their levels: both from the results."""

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from krajina.arena.figures import Interval
from krajina.bots.strength import FILE, Measured, Strength
from krajina.core.level import RANKS
from krajina.core.registry import find_game
from strength.plan import LADDERS, Meeting, plan
from strength.rating import ratings
from strength.results import Result, of_game

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "strength.md"
LEARNED: Final = Path(__file__).with_name("learned.md")
HEAD: Final = Path(__file__).with_name("head.md")
NAMES: Final = {"carcassonne": "Carcassonne", "stroganov": "Stroganov", "graenaland": "Grænaland"}


def write_page(results: Mapping[str, Result]) -> None:
    """Write both anew."""
    lines = [HEAD.read_text("utf-8").rstrip()]
    for game in LADDERS:
        found = list(of_game(dict(results), game))
        rated = ratings(found, RANKS[0]) if found else {}
        lines += ["", f"## {NAMES[game]}", "", *_matches(game, found)]
        if found:
            lines += ["", *_ladder(rated), "", *_times(found)]
        _tell(game, found, rated)
    lines += ["", LEARNED.read_text("utf-8").rstrip(), ""]
    PAGE.write_text("\n".join(lines), "utf-8")


def _matches(game: str, results: Sequence[Result]) -> Iterator[str]:
    known = {result.key: result for result in results}
    yield "| match | must | games | won | before another | margin | core hours |"
    yield "|---|---|---|---|---|---|---|"
    for meeting in plan():
        if meeting.game != game:
            continue
        result = known.get(meeting.key)
        cells = ("–",) * 5 if result is None else _cells(result)
        yield f"| {meeting.name} | {_must(meeting)} | {' | '.join(cells)} |"


def _must(meeting: Meeting) -> str:
    of = "won" if meeting.counts == "share" else "before"
    margin = "" if meeting.margin is None else f", {meeting.margin:+.0f}"
    return f"{of} ≥ {100 * meeting.must:.0f} %{margin}"


def _cells(result: Result) -> tuple[str, ...]:
    reach = (
        ""
        if result.margin_interval is None
        else f" ± {(result.margin_interval[1] - result.margin_interval[0]) / 2:.1f}"
    )
    return (
        str(result.games),
        _share(result.share, result.share_interval),
        _share(result.duels, result.duels_interval),
        f"{result.margin:+.1f}{reach}",
        f"{result.core_hours:.2f}",
    )


def _share(share: float, interval: Interval) -> str:
    return f"{100 * share:.1f} % [{100 * interval[0]:.1f}, {100 * interval[1]:.1f}]"


def _ladder(rated: Mapping[str, tuple[float, float, float]]) -> Iterator[str]:
    yield "| bot | rating above the beginner, 95 % |"
    yield "|---|---|"
    for name, (rating, low, high) in sorted(rated.items(), key=lambda item: item[1][0]):
        yield f"| {name} | {rating:+.0f} [{low:+.0f}, {high:+.0f}] |"


def _times(results: Sequence[Result]) -> Iterator[str]:
    yield "| bot | where | decisions | median ms | p99 ms | s a game |"
    yield "|---|---|---|---|---|---|"
    for result in results:
        for bot, times in result.times.items():
            yield (
                f"| {bot} | {result.name} | {times.decisions} | {times.median:.3g} | {times.p99:.3g} |"
                f" {times.seconds:.2g} |"
            )


def _tell(game: str, results: Sequence[Result], rated: Mapping[str, tuple[float, float, float]]) -> None:
    """What the new-table page says of the levels."""
    played: dict[str, int] = {}
    for result in results:
        for bot in dict.fromkeys(result.bots):
            played[bot] = played.get(bot, 0) + result.games
    levels = {
        name: Strength(elo=round(rating), low=round(low), high=round(high), games=played.get(name, 0))
        for name, (rating, low, high) in rated.items()
        if name.partition("@")[0] in RANKS
    }
    if levels:
        measured = Measured(rules=find_game(game).rules, levels=levels)
        target = Path(str(files(find_game(game).words))) / "bot" / FILE
        target.write_bytes(msgspec.json.format(msgspec.json.encode(measured), indent=1) + b"\n")
