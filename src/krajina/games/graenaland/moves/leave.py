"""Leave: the priest or the skald stays where he is, although a later building calls him (ruling 9)."""

from typing import Final

from krajina.core import Action


class Leave(Action, frozen=True):
    """Leave him where he is."""


LEAVE: Final = Leave()
