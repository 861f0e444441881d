"""Plays a match of the plan further, in the build that is measured: `python -m strength.play KEY GAMES WORKERS`."""

import os
import sys
from datetime import UTC, datetime

from krajina.arena import Limits, Progress, new_match, play_match
from krajina.arena.report import Standing
from strength.plan import plan
from strength.results import keep, result_of

LIMITS = Limits(120.0, 2 << 30)


def main(key: str, games: int, workers: int) -> None:
    """Up to so many games; those that were played by the same sources are there already."""
    meeting = next(meeting for meeting in plan() if meeting.key == key)
    match = new_match(meeting.game, meeting.bots, meeting.seats, meeting.settings)
    seen: list[Progress] = []

    def watch(progress: Progress) -> None:
        seen[:] = [progress]

    try:
        play_match(match, games, workers=workers, limits=LIMITS, watch=watch)
    finally:
        standing: Standing = seen[-1].standing
        if standing.groups:
            codes = seen[-1].folder.name[-8:]
            keep(result_of(meeting, standing, match.rules, codes, datetime.now(UTC).date().isoformat()))


if __name__ == "__main__":
    os.nice(5)
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
