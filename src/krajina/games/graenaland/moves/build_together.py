"""Build together: the main player pays the rest of the joint work, and asks those whose cards are used (ruling 28)."""

from typing import Final

from krajina.core import Seat
from krajina.games.graenaland.actions import BuildTogether
from krajina.games.graenaland.cards import show_named
from krajina.games.graenaland.spoken import CardsLaid
from krajina.games.graenaland.state import State


def build_together(state: State, seat: Seat, action: BuildTogether) -> None:
    """The main player's own part is laid open."""
    if action.pay and state.events is not None:
        state.tell(CardsLaid(who=seat, cards=action.pay))
    show_named(state, seat, action.pay)


REST: Final = BuildTogether(())
