"""Who is asked what, as hosts and bots see it."""

from krajina.core import Action, Decision, tasks
from krajina.games.stroganov.saying import told
from krajina.games.stroganov.state import State


def decisions(state: State) -> tuple[Decision[Action], ...]:
    """Who is asked what; where somebody may read it, choices say what they are about and cost."""
    asked = tasks.decisions(state)
    return asked if state.events is None else told(state, asked)
