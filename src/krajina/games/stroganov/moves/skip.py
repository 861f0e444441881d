"""Skipping the basic action (page 6)."""

from typing import Final

from krajina.games.stroganov.actions import Skip
from krajina.games.stroganov.deeds import Deed, known
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.state import State


class SkipDeed(Deed):
    """No basic action; it is always possible."""

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """Nothing happens."""


SKIP: Final = known(SkipDeed(Skip()))
