"""The report of a match: what each bot won, by how much, how sure that is, and how long it thought."""

from collections.abc import Sequence
from hashlib import sha256
from statistics import fmean

import msgspec

from krajina.arena.figures import Interval, mean_interval, share_interval, time_at
from krajina.arena.match import Match, called
from krajina.arena.played import Played
from krajina.arena.until import Until


class AtSeat(msgspec.Struct, frozen=True):
    """How a bot did on one seat; seats are counted from 1."""

    seat: int
    games: int
    share: float
    points: float


class Row(msgspec.Struct, frozen=True):
    """How a bot did: its part of all wins, and by how much its mean points differ from those of the others."""

    bot: str
    games: int
    wins: int
    draws: int
    share: float
    share_interval: Interval
    margin: float
    margin_interval: Interval | None
    points: float
    decisions: int
    median_ms: float
    p99_ms: float
    seats: tuple[AtSeat, ...]


class Verdict(msgspec.Struct, frozen=True):
    """What the sequential test says of the first bot: the bound that holds, or none yet."""

    measure: str
    lower: float
    upper: float
    groups: int
    llr: float
    decision: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """How a match stands. Counted are whole seed groups in their order, up to the decision of a test, if any."""

    game: str
    options: dict[str, object]
    seed: int
    seats: int
    groups: int
    games: int
    kept: int  # games in the folder, also those that are not counted
    new: int  # games that were played this time
    seconds: float  # that it took this time
    digest: str  # of all games that are counted: the same match has the same one everywhere
    rows: tuple[Row, ...]
    until: Verdict | None
    folder: str


class Standing:
    """The games of a match as they come in, in any order, and the seed groups that are complete, in theirs."""

    def __init__(self, match: Match, games: int, until: Until | None) -> None:
        self.match = match
        self.size = len(match.lineups)
        self.wanted = -(-games // self.size)  # seed groups: as many games, or a few more
        self.until = until
        self.games: dict[int, Played] = {}
        self.groups: list[list[Played]] = []

    @property
    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [] if self.is_over else [n for n in range(1, self.wanted * self.size + 1) if n not in self.games]

    @property
    def is_over(self) -> bool:
        """All groups are complete, or the test has decided."""
        return len(self.groups) == self.wanted or bool(self.until and self.until.decision)

    def add(self, played: Played) -> None:
        """Count a game, as soon as its seed group and all before it are complete."""
        self.games[played.number] = played
        while not self.is_over:
            first = len(self.groups) * self.size + 1
            numbers = range(first, first + self.size)
            if not all(number in self.games for number in numbers):
                return
            group = [self.games[number] for number in numbers]
            self.groups.append(group)
            if self.until:
                self.until.see(values_of([group], self.match.contestants[0], self.until.measure)[0])

    def report(self, new: int, seconds: float, folder: str) -> Report:
        """How the match stands now."""
        counted = [game for group in self.groups for game in group]
        return Report(
            game=self.match.game,
            options=self.match.options,
            seed=self.match.seed,
            seats=len(self.match.lineups[0]),
            groups=len(self.groups),
            games=len(counted),
            kept=len(self.games),
            new=new,
            seconds=round(seconds, 3),
            digest=sha256("".join(game.digest for game in counted).encode()).hexdigest()[:16],
            rows=tuple(row_of(bot, self.groups) for bot in self.match.contestants) if counted else (),
            until=None if self.until is None else verdict_of(self.until),
            folder=folder,
        )


def values_of(groups: Sequence[Sequence[Played]], bot: str, measure: str) -> list[float]:
    """The mean share or margin of a bot in each seed group."""
    played = ([game for game in group if bot in game.bots] for group in groups)
    return [fmean(game.share(bot) if measure == "share" else game.margin(bot) for game in group) for group in played]


def row_of(bot: str, groups: Sequence[Sequence[Played]]) -> Row:
    """How a bot did in these seed groups."""
    games = [game for group in groups for game in group if bot in game.bots]
    shares, margins = values_of(groups, bot, "share"), values_of(groups, bot, "margin")
    won = [game for game in games if game.share(bot)]
    own = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    times = [game.times[seat] for game, seat in own]
    return Row(
        bot=called(bot),
        games=len(games),
        wins=sum(game.share(bot) == 1 for game in won),
        draws=sum(game.share(bot) < 1 for game in won),
        share=fmean(shares),
        share_interval=share_interval(shares, len(games)),
        margin=fmean(margins),
        margin_interval=mean_interval(margins),
        points=fmean(game.points[seat] for game, seat in own),
        decisions=sum(game.decisions[seat] for game, seat in own),
        median_ms=round(time_at(times, 0.5), 4),
        p99_ms=round(time_at(times, 0.99), 4),
        seats=tuple(_at_seat(seat, own) for seat in sorted({seat for _, seat in own})),
    )


def _at_seat(seat: int, own: Sequence[tuple[Played, int]]) -> AtSeat:
    games = [game for game, sat in own if sat == seat]
    share = fmean((game.places[seat] == 1) / game.winners for game in games)
    return AtSeat(seat + 1, len(games), share, fmean(game.points[seat] for game in games))


def verdict_of(until: Until) -> Verdict:
    """What a test says."""
    return Verdict(until.measure, until.lower, until.upper, until.groups, round(until.llr, 4), until.decision)
