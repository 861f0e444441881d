"""Playing a match: takes up what its folder has, lets the rest be played, and writes every game down as it ends."""

from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec

from krajina.arena.crew import Crew, Limits, Numbers, Players, cores, spread
from krajina.arena.files import write_files
from krajina.arena.folder import Store, default_folder, opened
from krajina.arena.match import Match
from krajina.arena.report import Report, Standing
from krajina.arena.until import Until

if TYPE_CHECKING:
    from krajina.arena.cluster import Cluster


class Progress(msgspec.Struct, frozen=True):
    """How far a match has come."""

    folder: Path
    dropped: int  # bytes at the end of the file that were no whole game
    kept: int  # games that were there already
    new: int
    seconds: float  # since the first of the new ones was begun
    standing: Standing


Watch = Callable[[Progress], None]
USUAL: Final = Limits()


def play_match(
    match: Match,
    games: int = 100,
    folder: Path | None = None,
    *,
    until: Until | None = None,
    workers: int = 0,
    ray: str = "",
    limits: Limits = USUAL,
    watch: Watch = lambda _progress: None,
) -> Report:
    """Play so many games of a match, those of the last seed group included, and keep them in a folder.

    What the folder has already is not played again. `workers` are as many as there are cores unless said otherwise;
    with `ray`, `auto` or an address, they are those of a cluster. Raises GameError or OSError; all games that were over
    by then are kept, as they are when this is interrupted.
    """
    standing = Standing(match, games, until)
    if ray:
        from krajina.arena.cluster import look_for

        look_for(ray)
    with Crew(match, 1 if ray else min(workers or cores(), games), limits) as crew:
        codes = crew.begin()
        folder = folder or default_folder(match, codes)
        with opened(folder, match, codes) as store:
            course = _Course(standing, store, watch)
            try:
                if missing := standing.missing:
                    with _cluster(match, ray, workers, limits, codes) if ray else nullcontext(crew) as players:
                        course.go(players, spread(missing, standing.size, players.workers))
            except BaseException:
                with suppress(OSError):  # what went wrong first is what has to be said
                    write_files(course.report, standing, folder)
                raise
            write_files(course.report, standing, folder)
    return course.report


def _cluster(match: Match, address: str, workers: int, limits: Limits, codes: tuple[str, ...]) -> "Cluster":
    from krajina.arena.cluster import Cluster

    return Cluster(match, address, workers, limits, codes)


class _Course:
    """How a match goes on from what its folder has."""

    def __init__(self, standing: Standing, store: Store, watch: Watch) -> None:
        self._standing = standing
        self._store = store
        self._watch = watch
        self._begin = monotonic()
        self._new = 0
        for number in sorted(store.games):
            standing.add(store.games[number])
        self._tell()

    def go(self, players: Players, orders: Iterator[Numbers]) -> None:
        """Let games be played until there are enough, and write each down before it counts."""
        self._begin = monotonic()
        for finished in players.play(orders):
            self._store.add(finished.line)
            self._standing.add(finished.played)
            self._new += 1
            self._tell()
            if self._standing.is_over:
                return

    @property
    def report(self) -> Report:
        """How the match stands."""
        return self._standing.report(self._new, monotonic() - self._begin, str(self._store.folder))

    def _tell(self) -> None:
        store = self._store
        seconds = monotonic() - self._begin
        self._watch(Progress(store.folder, store.dropped, len(store.games), self._new, seconds, self._standing))
