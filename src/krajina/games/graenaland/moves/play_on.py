"""Play on: the main player could say that the game is won, and does not (ruling 33)."""

from krajina.core import Action


class PlayOn(Action, frozen=True):
    """Not yet."""
