"""Declare: after building, the main player says that enough goals are met (section 20, ruling 33)."""

from krajina.core import Seat
from krajina.games.graenaland.events import Declared
from krajina.games.graenaland.pieces import GOALS, Phase
from krajina.games.graenaland.scoring import goals_met
from krajina.games.graenaland.state import NOBODY, State


def declare(state: State, seat: Seat) -> None:
    """The winner is known; what follows is the last building of the others."""
    state.winner = seat
    state.phase = Phase.FINAL
    state.tell(Declared(who=seat, goals=tuple(GOALS[goal] for goal in goals_met(state, seat))))


def may_declare(state: State, seat: Seat) -> bool:
    """Tell whether enough goals are met, where the table plays for goals (section 21)."""
    is_open = state.winner == NOBODY and not state.options.victory_cards
    return is_open and len(goals_met(state, seat)) >= state.tables.goals_needed
