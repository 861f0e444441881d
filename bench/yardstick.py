"""The yardstick: a minimal kernel that measures the machine, in a folder of its own outside this repository."""

import os
import sys
from importlib import import_module
from pathlib import Path
from random import Random

from bench.rounds import Played, Runner

HERE = Path(__file__).resolve().parent
DECISIONS = 142  # of a game: 71 times a place for the tile, and a follower or none; its draws are not counted


def yardstick() -> Runner | None:
    """Its games, or nothing where it is not found."""
    folder = Path(os.environ.get("KRAJINA_YARDSTICK") or HERE.parents[1] / "shared/tools/yardstick")
    folder = folder.parent if folder.suffix == ".py" else folder
    if not (folder / "pykern.py").exists():
        return None
    sys.path.insert(0, str(folder))
    kernel = import_module("pykern")
    sys.path.remove(str(folder))
    rng, stats = Random(1), kernel.Stats()

    def run(games: int) -> Played:
        for _ in range(games):
            kernel.playout(kernel.Game(), kernel.DECK[:], rng, stats)
        return Played(games, games * DECISIONS)

    return Runner("yardstick", run)
