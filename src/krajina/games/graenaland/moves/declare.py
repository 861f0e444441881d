"""Declare: after building, the main player says that enough goals are met (section 20, ruling 33)."""

from krajina.core import Action, Event, Seat
from krajina.games.graenaland.pieces import GOALS, Goal, Phase
from krajina.games.graenaland.scoring import goals_met
from krajina.games.graenaland.state import NOBODY, State


class Declare(Action, frozen=True):
    """Say that one has won."""

    def do(self, state: State, seat: Seat) -> None:
        """The winner is known; what follows is the last building of the others."""
        state.winner = seat
        state.phase = Phase.FINAL
        state.tell(Declared(who=seat, goals=tuple(GOALS[goal] for goal in goals_met(state, seat))))


class Declared(Event, frozen=True):
    """A seat has won, with these goals."""

    who: Seat
    goals: tuple[Goal, ...]


def may_declare(state: State, seat: Seat) -> bool:
    """Tell whether enough goals are met, where the table plays for goals (section 21)."""
    is_open = state.winner == NOBODY and not state.options.victory_cards
    return is_open and len(goals_met(state, seat)) >= state.tables.goals_needed
