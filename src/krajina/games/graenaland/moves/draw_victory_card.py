"""Draw victory card: chance deals a victory point card to a seat (section 27)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action, Refusal, Seat
from krajina.core.tasks import PieceLuck
from krajina.games.graenaland.actions import DrawVictoryCard
from krajina.games.graenaland.catalog import VICTORY_CARD
from krajina.games.graenaland.events import VictoryCardDealt
from krajina.games.graenaland.state import NOT_IN_STACK, State


class DealVictoryCard(PieceLuck[State]):
    """A victory point card for a seat to choose from."""

    stack: ClassVar[str] = "victory_cards"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawVictoryCard, VICTORY_CARD.ids))

    def __init__(self, player: Seat) -> None:
        self.player = player

    def left(self, state: State) -> tuple[int, ...]:
        return state.victory_left

    def put(self, state: State, piece: int) -> None:
        state.victory_left = tuple(card for card in state.victory_left if card != piece)
        clan = state.clans[self.player]
        clan.dealt = (*clan.dealt, piece)
        state.tell(VictoryCardDealt(card=VICTORY_CARD.ids[piece], to=(self.player,)))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return NOT_IN_STACK
