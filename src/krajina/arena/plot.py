"""The picture of a match: the share and the margin of each bot with their intervals, as they were after each game."""

import math
from collections.abc import Sequence
from html import escape
from typing import Final, TypeAlias

from krajina.arena.figures import Interval, mean_interval, share_interval
from krajina.arena.match import called
from krajina.arena.report import Standing, values_of

WIDTH: Final = 760
HEIGHT: Final = 260  # of one panel
LEFT, RIGHT, TOP, BOTTOM = 64, 20, 34, 34
COLOURS: Final = ("#0b62a4", "#c2410c", "#15803d", "#7e22ce", "#a16207", "#be185d", "#0f766e", "#475569")
MOST_POINTS: Final = 120
LEAST_GROUPS: Final = 4  # an interval of fewer would fill the picture
TICKS: Final = (1, 2, 2.5, 5, 10)

Point: TypeAlias = tuple[float, float, Interval]  # after so many games, the value, its interval
Line: TypeAlias = tuple[str, str, list[Point]]  # what it is called, its colour, its points


def drawn(standing: Standing) -> str:
    """The picture, as SVG."""
    names = standing.match.contestants[: len(COLOURS)]
    coloured = list(zip(names, COLOURS, strict=False))
    shares = [(called(name), colour, _points(standing, name, "share")) for name, colour in coloured]
    margins = [(called(name), colour, _points(standing, name, "margin")) for name, colour in coloured]
    games = len(standing.groups) * standing.size
    title = f"{standing.match.game}, {games} games, seed {standing.match.seed}"
    panels = [_panel(0, "share of wins, %", shares, games), _panel(HEIGHT, "margin in points", margins, games)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {2 * HEIGHT + 30}" font-family="sans-serif"'
            ' font-size="13" role="img">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{2 * HEIGHT + 30}" fill="#fff"/>',
            *panels,
            f'<text x="{LEFT}" y="{2 * HEIGHT + 16}" fill="#333">{escape(title)}; bands: 95 %</text>',
            "</svg>\n",
        ]
    )


def _points(standing: Standing, name: str, measure: str) -> list[Point]:
    """A value and its interval after some of the seed groups."""
    values = values_of(standing.groups, name, measure)
    step = max(1, len(values) // MOST_POINTS)
    ends = [*range(LEAST_GROUPS, len(values), step), len(values)] if len(values) >= LEAST_GROUPS else []
    playing = sum(name in lineup for lineup in standing.match.lineups)
    found = []
    for end in ends:
        some = values[:end]
        mean, games = sum(some) / end, end * standing.size
        if measure == "share":
            low, high = share_interval(some, end * playing)
            found.append((games, 100 * mean, (100 * low, 100 * high)))
        elif interval := mean_interval(some):
            found.append((games, mean, interval))
    return found


def _panel(top: int, title: str, lines: Sequence[Line], games: int) -> str:
    """One value of all bots: a band and a line for each."""
    ends = [end for _, _, points in lines for _, _, interval in points for end in interval] or [0.0, 1.0]
    ticks = _ticks(min(ends), max(ends))
    low, high = ticks[0], ticks[-1]

    def x(at: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * at / max(games, 1), 1)

    def y(value: float) -> float:
        return round(top + TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low), 1)

    parts = [f'<text x="{LEFT}" y="{top + 20}" font-weight="bold" fill="#111">{title}</text>']
    for tick in ticks:
        parts.append(f'<path d="M{LEFT} {y(tick)}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(tick) + 4}" text-anchor="end" fill="#333">{tick:g}</text>')
    parts += [
        f'<text x="{x(at)}" y="{top + HEIGHT - 14}" text-anchor="middle" fill="#333">{at:g}</text>'
        for at in _ticks(0, max(games, 1))
        if at <= games
    ]
    for number, (name, colour, points) in enumerate(lines):
        over = [f"{x(at)} {y(interval[1])}" for at, _, interval in points]
        under = [f"{x(at)} {y(interval[0])}" for at, _, interval in reversed(points)]
        middle = [f"{x(at)} {y(value)}" for at, value, _ in points]
        if points:
            parts.append(f'<path d="M{"L".join(over + under)}Z" fill="{colour}" fill-opacity="0.15"/>')
            parts.append(f'<path d="M{"L".join(middle)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        place = WIDTH - RIGHT - 150 * (len(lines) - number) + 150
        parts.append(f'<text x="{place}" y="{top + 20}" text-anchor="end" fill="{colour}">{escape(name)}</text>')
    return "\n".join(parts)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers from below the lowest value to above the highest."""
    rough = max(high - low, 1e-6) / 5
    size = 10 ** math.floor(math.log10(rough))
    step = next(tick * size for tick in TICKS if tick * size >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(number * step, 9) for number in range(first, max(last, first + 1) + 1)]
