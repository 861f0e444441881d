"""What a seat can do with its abbot."""

from krajina.core import Action


class RecallAbbot(Action, frozen=True):
    """Take one's abbot home, and score his cloister as it stands."""
