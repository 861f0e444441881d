"""Declining: what is offered inside an action need not be taken."""

from typing import Final

from krajina.core import Action


class Decline(Action, frozen=True):
    """Leave what is offered."""


DECLINE: Final = Decline()
