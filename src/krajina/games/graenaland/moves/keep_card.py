"""Keep card: of the victory point cards that were dealt, every seat keeps one in secret (section 27, ruling 41)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Choices, Listed, Refusal, Seat
from krajina.core.together import Together
from krajina.games.graenaland.actions import KeepCard
from krajina.games.graenaland.catalog import VICTORY_CARD
from krajina.games.graenaland.events import VictoryCardsKept
from krajina.games.graenaland.pieces import Prompt
from krajina.games.graenaland.state import State

KEEP: Final = tuple(map(KeepCard, VICTORY_CARD.ids))


class KeepCards(Together[State]):
    """Every seat keeps one of its cards; the others are out of play, and stay hidden."""

    prompt: ClassVar[str] = Prompt.KEEP_CARD
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({KeepCard})

    def seats(self, state: State) -> Sequence[Seat]:
        return range(state.options.seats)

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        return Listed([KEEP[card] for card in state.clans[seat].dealt])

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        for seat, action in answers.items():
            assert isinstance(action, KeepCard), "a card"
            clan = state.clans[seat]
            clan.victory = VICTORY_CARD.ids.index(action.card)
            clan.dealt = tuple(card for card in clan.dealt if card != clan.victory)
        state.tell(VictoryCardsKept())

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, KeepCard), "a card"
        return Refusal("not-dealt", "section 27", {"card": VICTORY_CARD.words[action.card]})
