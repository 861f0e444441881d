"""Build together: the main player pays the rest of the joint work, and asks those whose cards are used (ruling 28)."""

from typing import Final

from krajina.core import Action, Revealing, Seat
from krajina.games.graenaland.cards import show_named
from krajina.games.graenaland.catalog import Cards
from krajina.games.graenaland.state import State


class BuildTogether(Action, frozen=True):
    """Pay the rest of the price and ask those whose cards are used."""

    pay: Cards

    def do(self, state: State, seat: Seat) -> None:
        """The main player's own part is laid open."""
        if self.pay:
            state.tell(CardsLaid(who=seat, cards=self.pay))
        show_named(state, seat, self.pay)


class CardsLaid(Revealing, frozen=True):
    """The main player's own part, laid open."""

    who: Seat
    cards: Cards


REST: Final = BuildTogether(())
