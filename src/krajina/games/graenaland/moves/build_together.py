"""Build together: the main player pays the rest of the joint work, and asks those whose cards are used (ruling 28)."""

from typing import ClassVar, Final

from krajina.core import Action, Event, Seat
from krajina.games.graenaland.cards import show_named
from krajina.games.graenaland.catalog import Cards
from krajina.games.graenaland.state import State


class BuildTogether(Action, frozen=True):
    """Pay the rest of the price and ask those whose cards are used."""

    pay: Cards

    def do(self, state: State, seat: Seat) -> None:
        """The main player's own part is laid open."""
        if self.pay and state.events is not None:
            state.tell(CardsLaid(who=seat, cards=self.pay))
        show_named(state, seat, self.pay)


class CardsLaid(Event, frozen=True):
    """The main player's own part, laid open."""

    reveals: ClassVar[bool] = True
    who: Seat
    cards: Cards


REST: Final = BuildTogether(())
