"""Shortening: from a game that shows a failure to the shortest record found that still shows it, in bounded time."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgspec

from krajina.core.play import AnyPlay, Play
from krajina.core.record import Entry, Record

Fails = Callable[[AnyPlay], bool]
RandomGame = Callable[[Any, Any, int], Iterator[AnyPlay]]

_OTHER_GAMES: Final = 20
_TRIES: Final = 300
_SECONDS: Final = 10.0  # in all; a check that has begun is not broken off


def shortest(
    play: AnyPlay, seed: int, fails: Fails, random_game: RandomGame, clock: Callable[[], float] = monotonic
) -> Record:
    """Look for an earlier failure in other random games for half of the time, then leave out what is not needed."""
    begun = clock()
    best = play.record
    for other in range(seed + 1, seed + 1 + _OTHER_GAMES):
        with suppress(Exception):  # a game that crashes on the way shows something else
            for shorter in random_game(play.game, play.options, other):
                if len(shorter.entries) >= len(best.entries) or clock() - begun > _SECONDS / 2:
                    break
                if fails(shorter):
                    best = shorter.record
                    break
    needed = _needed(play, best.entries, fails, lambda: clock() - begun > _SECONDS)
    return msgspec.structs.replace(best, entries=needed)


def _needed(play: AnyPlay, entries: tuple[Entry, ...], fails: Fails, is_late: Callable[[], bool]) -> tuple[Entry, ...]:
    """Leave out ever smaller runs of entries as long as the rest is a legal game that still fails."""
    tries, size = 0, max(1, len(entries) // 2)
    while tries < _TRIES and not is_late():
        left_out = False
        for start in range(0, len(entries), size):
            if is_late():
                break
            rest = entries[:start] + entries[start + size :]
            tries += 1
            if (again := replayed(play, rest)) is not None and fails(again):
                entries, left_out = rest, True
                break
        if not left_out:
            if size == 1:
                break
            size //= 2
    return entries


def replayed(play: AnyPlay, entries: Iterable[Entry]) -> AnyPlay | None:
    """The same game with other entries; None if the rules refuse one of them or crash."""
    again = Play(play.game, play.options)
    try:
        for entry in entries:
            again.enter(entry)
    except Exception:  # illegal, or a crash
        return None
    return again
