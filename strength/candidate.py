"""The greedy bot with a set of weights that is on trial: by how much each differs from the one in use, as its sight."""

import json
import os
from pathlib import Path

from krajina.bots.greedy import GreedyBot
from krajina.core.game import AnyGame
from krajina.core.level import Level

PLACE = "KRAJINA_CANDIDATE"  # the file of the factors, in the environment


class Candidate(GreedyBot):  # type: ignore[type-arg]
    """On trial."""

    def __init__(self, game: AnyGame) -> None:
        sight = json.loads(Path(os.environ[PLACE]).read_text("utf-8"))
        super().__init__(game, Level(rank="journeyman", bot="greedy", sight=sight))
