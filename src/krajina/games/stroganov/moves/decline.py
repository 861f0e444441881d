"""Declining: what is offered inside an action need not be taken."""

from typing import Final

from krajina.core import Action
from krajina.games.stroganov.actions import Decline

DECLINE: Final[Action] = Decline()
