"""Measure how strong the bots are, and write docs/strength.md: `python -m strength [--help]`.

Matches are played by the compiled build, each a little further in turn, until all have their games or the time is up.
Every game is kept: whoever asks again goes on where it stopped, as long as the sources of the bots are the same.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from bench.builds import builds, environment

from krajina.arena.crew import cores
from strength.page import write_page
from strength.plan import Meeting, plan
from strength.results import read_results

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "strength"
ROUNDS = (0.05, 0.1, 0.25, 0.5, 1.0)  # of its games to which every match is played before any goes further


def main(arguments: Sequence[str]) -> int:
    """Play on, and tell."""
    parser = argparse.ArgumentParser(prog="python -m strength", description=__doc__)
    parser.add_argument("only", nargs="*", help="parts of the names of the matches that are wanted")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long, at the end of a match's round")
    parser.add_argument("--workers", type=int, default=cores(), help="processes that play")
    parser.add_argument("--page", action="store_true", help="only write the page again")
    wanted = parser.parse_args(arguments)
    if not wanted.page:
        _measure(
            [one for one in plan() if all(part in one.key for part in wanted.only)], wanted.minutes, wanted.workers
        )
    write_page(read_results())
    return 0


def _measure(meetings: Sequence[Meeting], minutes: float, workers: int) -> None:
    end = monotonic() + 60 * minutes
    *_, (name, source) = builds()
    place = {**environment(source), "XDG_DATA_HOME": str(KEPT)}
    print(f"{len(meetings)} matches, by the {name} build", flush=True)
    for part in ROUNDS:
        for meeting in meetings:
            if monotonic() > end:
                return
            games = max(8, round(part * meeting.games))
            print(f"{meeting.key}: to {games} games", flush=True)
            command = [sys.executable, "-m", "strength.play", meeting.key, str(games), str(workers)]
            if subprocess.run(command, env=place | {"PYTHONPATH": _path(source)}, check=False).returncode:
                print(f"{meeting.key} could not be played", flush=True)


def _path(source: Path) -> str:
    return os.pathsep.join((str(source), str(ROOT)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
