"""Taking the income of winter: horses, and what cards bring (page 10)."""

from typing import ClassVar

from krajina.core import Action
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.moves.use_card import WinterCards
from krajina.games.stroganov.pieces import Prompt
from krajina.games.stroganov.rewards import gain_horses
from krajina.games.stroganov.state import State


class TakeIncome(Action, frozen=True):
    """Take the income of winter."""


class Income(AtAnyTime):
    """A player's income; extra actions may come before it (ruling 43)."""

    prompt: ClassVar[Prompt] = Prompt.INCOME
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({*EXTRA_KINDS, TakeIncome})

    closing: ClassVar[Action] = TakeIncome()

    def own_offers(self, state: State) -> list[Action] | None:
        """Nothing but extra actions before it."""
        if self.player == state.ivan:
            self.answer(state, self.closing)
            return None
        return []

    def answer(self, state: State, action: Action) -> None:
        """Two horses, one for each banner, and what cards bring (page 10)."""
        mat, winter = state.mats[self.player], state.tables.board.winter
        if self.player != state.ivan:  # his cards count at the end only (page 13)
            cards = tuple(card for card in mat.fulfilled if state.tables.cards[card].effect.when == "winter")
            state.todo.append(WinterCards(self.player, cards))
        gain_horses(state, self.player, winter.horses + mat.banners * winter.horses_a_banner)
