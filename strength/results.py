"""What was measured, kept as a table with the sources: by match the figures, and by seed group what ratings need."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from krajina.arena.figures import Interval, mean_interval, share_interval, time_at
from krajina.arena.played import Played
from krajina.arena.report import Standing
from strength.plan import Meeting

FILE: Final = Path(__file__).with_name("results.json")


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """How long the decisions of a bot took, in milliseconds."""

    decisions: int
    median: float
    p99: float
    seconds: float  # for a game


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it stands; shares, duels and margins are those of the first bot."""

    game: str
    name: str
    bots: tuple[str, ...]
    rules: str
    codes: str  # which sources played it
    date: str
    games: int
    share: float
    share_interval: Interval
    duels: float  # how often it came before a single seat of another bot, ties half
    duels_interval: Interval
    margin: float
    margin_interval: Interval | None
    wins: list[float]  # by seed group, the mean share
    beaten: list[float]  # by seed group, the mean of the duels
    times: dict[str, Times]
    core_hours: float

    @property
    def key(self) -> str:
        """Its name among all."""
        return f"{self.game} {self.name}"


def result_of(meeting: Meeting, standing: Standing, rules: str, codes: str, date: str) -> Result:
    """The figures of a match."""
    groups, bot = standing.groups, meeting.bots[0]
    games = [game for group in groups for game in group]
    wins = [fmean(share_of(game, bot) for game in group) for group in groups]
    beaten = [fmean(duels_of(game, bot) for game in group) for group in groups]
    margins = [fmean(margin_of(game, bot) for game in group) for group in groups]
    return Result(
        game=meeting.game,
        name=meeting.name,
        bots=meeting.bots,
        rules=rules,
        codes=codes,
        date=date,
        games=len(games),
        share=fmean(wins),
        share_interval=share_interval(wins, len(games)),
        duels=fmean(beaten),
        duels_interval=share_interval(beaten, len(games)),
        margin=fmean(margins),
        margin_interval=mean_interval(margins),
        wins=[round(each, 4) for each in wins],
        beaten=[round(each, 4) for each in beaten],
        times={name: _times(name, games) for name in dict.fromkeys(meeting.bots)},
        core_hours=sum(sum(game.seconds) for game in games) / 3600,
    )


def share_of(game: Played, bot: str) -> float:
    """The part of the win that a bot has; the rivals that a game plays itself may have won, too."""
    won = sum(place == 1 for name, place in zip(game.bots, game.places, strict=False) if name == bot)
    return won / game.winners


def duels_of(game: Played, bot: str) -> float:
    """How often a seat of a bot came before a seat of others, a tie for half; rivals that a game plays are others."""
    names = (*game.bots, *[""] * (len(game.places) - len(game.bots)))
    own = [place for name, place in zip(names, game.places, strict=True) if name == bot]
    others = [place for name, place in zip(names, game.places, strict=True) if name != bot]
    return fmean((one < other) + (one == other) / 2 for one in own for other in others)


def margin_of(game: Played, bot: str) -> float:
    """The points of a bot's seats, in the mean, minus those of the best other."""
    names = (*game.bots, *[""] * (len(game.points) - len(game.bots)))
    own = [points for name, points in zip(names, game.points, strict=True) if name == bot]
    return fmean(own) - max(points for name, points in zip(names, game.points, strict=True) if name != bot)


def _times(bot: str, games: Sequence[Played]) -> Times:
    seats = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    times = [game.times[seat] for game, seat in seats]
    return Times(
        decisions=sum(game.decisions[seat] for game, seat in seats),
        median=round(time_at(times, 0.5), 4),
        p99=round(time_at(times, 0.99), 3),
        seconds=round(sum(game.seconds[seat] for game, seat in seats) / len(games), 3),
    )


def read_results() -> dict[str, Result]:
    """What was measured so far, by match."""
    if not FILE.exists():
        return {}
    return {result.key: result for result in msgspec.json.decode(FILE.read_bytes(), type=list[Result])}


def keep(result: Result) -> None:
    """Put a match into the table, in place of what was measured of it before."""
    results = read_results() | {result.key: result}
    lines = b",\n".join(msgspec.json.encode(results[key]) for key in sorted(results))
    FILE.write_bytes(b"[\n" + lines + b"\n]\n")


def of_game(results: dict[str, Result], game: str) -> Iterator[Result]:
    """The matches of a game."""
    return (result for result in results.values() if result.game == game)
