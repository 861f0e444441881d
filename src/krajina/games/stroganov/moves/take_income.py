"""Taking the income of winter: horses, and what cards bring (page 10)."""

from typing import ClassVar, Final

from krajina.core import Action
from krajina.games.stroganov.actions import TakeIncome
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.moves.use_card import WinterCards
from krajina.games.stroganov.pieces import SEASONS, Prompt, Season
from krajina.games.stroganov.rewards import gain_horses
from krajina.games.stroganov.state import State

WINTER: Final = SEASONS.index(Season.WINTER)


class Income(AtAnyTime):
    """A player's income; extra actions may come before it (ruling 43)."""

    prompt: ClassVar[str] = Prompt.INCOME.value
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
            seasons = state.tables.card_seasons
            cards = tuple([card for card in mat.fulfilled if seasons[card] == WINTER])
            state.todo.append(WinterCards(self.player, cards))
        gain_horses(state, self.player, winter.horses + mat.banners * winter.horses_a_banner)
