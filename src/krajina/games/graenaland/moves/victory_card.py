"""Victory point cards: three dealt, one kept, in secret (section 27, ruling 41)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Listed, Refusal, Seat
from krajina.core.choices import Choices
from krajina.games.graenaland.actions import KeepCard
from krajina.games.graenaland.catalog import VICTORY_CARD
from krajina.games.graenaland.events import VictoryCardsKept
from krajina.games.graenaland.pieces import Prompt
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tasks import Together

KEEPS: Final[frozenset[type[Action]]] = frozenset({KeepCard})
KEEP: Final = tuple(map(KeepCard, VICTORY_CARD.ids))


class KeepCards(Together, frozen=True):
    """Everybody keeps one of the cards that they were dealt; the others are out of play, and stay hidden."""

    prompt: ClassVar[Prompt] = Prompt.KEEP_CARD
    known: ClassVar[frozenset[type[Action]]] = KEEPS

    def seats(self, state: State) -> Sequence[Seat]:
        """Everybody."""
        return range(state.options.seats)

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """One of them."""
        return Listed([KEEP[card] for card in state.clans[seat].dealt])

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """All at once."""
        for seat, action in answers.items():
            assert isinstance(action, KeepCard), "a card"
            clan = state.clans[seat]
            clan.victory = VICTORY_CARD.ids.index(action.card)
            clan.dealt = tuple(card for card in clan.dealt if card != clan.victory)
        state.tell(VictoryCardsKept())

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """It was not dealt to them."""
        assert isinstance(action, KeepCard), "a card"
        return Refusal("not-dealt", "section 27", {"card": VICTORY_CARD.words[action.card]})
