"""Skipping the basic action (page 6)."""

from collections.abc import Sequence
from typing import Final

from krajina.core import Action
from krajina.games.stroganov.deeds import Deed
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.state import State


class Skip(Deed, frozen=True):
    """No basic action."""

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """Nothing happens."""


SKIP: Final = Skip()


def skipping(_state: State, _player: int, _terms: Terms) -> Sequence[Action]:
    """It is always possible."""
    return (SKIP,)
