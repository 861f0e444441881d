"""Games as environments for learners: PettingZoo's for all seats, Gymnasium's for one (`docs/learning.md`)."""

from contextlib import suppress

from krajina.core import Message
from krajina.text import Words

try:
    import gymnasium
    import numpy  # noqa: F401 - to say at once what is missing
    import pettingzoo  # noqa: F401
except ImportError as missing:
    sentence = Words("en").say(Message("error-learn-missing", {"package": missing.name or str(missing)}))
    raise ImportError(sentence, name=missing.name) from None

from krajina.core import find_game
from krajina.learn.environment import Environment
from krajina.learn.errors import BadSave, IllegalStep, LearnError
from krajina.learn.rooms import NAMES
from krajina.learn.solo import Solo

__all__ = ["NAMES", "BadSave", "Environment", "IllegalStep", "LearnError", "Solo", "env", "solo"]

env = Environment
solo = Solo


def _register() -> None:
    """Make the games known by name where PettingZoo and Gymnasium keep such names: `krajina/carcassonne-v2`."""
    for name in NAMES:
        known = f"krajina/{name}-v{find_game(name).rules}"
        settings = {"name": name}
        if known not in gymnasium.registry:
            gymnasium.register(known, "krajina.learn:solo", kwargs=settings)
            with suppress(ImportError):  # an older PettingZoo has none
                from pettingzoo.env_registry.registration import register

                register("aec", known, "krajina.learn:env", kwargs=settings)


_register()
