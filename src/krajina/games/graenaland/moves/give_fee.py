"""Give fee: a resource card for every seat behind the palisade, for having settled there (section 17, ruling 29)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Choices, Refusal, Seat, SeatName, Values
from krajina.core.tasks import Offered, Question
from krajina.games.graenaland.actions import GiveFee
from krajina.games.graenaland.cards import hand_over
from krajina.games.graenaland.catalog import CARD, CARD_NUMBER
from krajina.games.graenaland.events import FeeGiven, FeeSeen
from krajina.games.graenaland.pieces import FACES, KINDS, TERRAINS, Prompt
from krajina.games.graenaland.state import State

FEES: Final[frozenset[type[Action]]] = frozenset({GiveFee})


class PayFee(Question[State]):
    """A card of the player's choice, face down, for one receiver after the other."""

    prompt: ClassVar[str] = Prompt.FEE

    def __init__(self, player: Seat, receivers: tuple[Seat, ...]) -> None:
        self.player = player
        self.receivers = receivers

    def cards(self, state: State) -> Sequence[int]:
        """Every resource card of the hand, by kind."""
        return [card for card, count in enumerate(state.clans[self.player].hand) if count]

    def choices(self, state: State) -> Choices[Action]:
        return Offered([GiveFee(self.receivers[0], CARD.ids[card]) for card in self.cards(state)], FEES)

    def values(self, state: State) -> Values:
        return {"to": SeatName(self.receivers[0])}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Hand it over; then the next."""
        assert isinstance(action, GiveFee), "a card"
        card = CARD_NUMBER[action.card]
        hand_over(state, seat, action.to, card)
        state.tell(FeeGiven(who=seat, receiver=action.to, terrain=TERRAINS[card // FACES]))
        is_open = state.clans[seat].is_open or state.clans[action.to].is_open
        state.tell(FeeSeen(card=action.card, to=None if is_open else (seat, action.to)))
        if self.receivers[1:]:
            state.todo.append(self.rest(self.receivers[1:]))

    def rest(self, receivers: tuple[Seat, ...]) -> "PayFee":
        """The same question, for those who have no card yet."""
        return PayFee(self.player, receivers)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Not to that seat, not a resource card, or not in the hand."""
        assert isinstance(action, GiveFee), "a card"
        if action.to != self.receivers[0]:
            return Refusal("fee-other", "section 17", {"to": SeatName(self.receivers[0])})
        values: Values = {"card": CARD.words[action.card]}
        if CARD_NUMBER[action.card] >= KINDS:
            return Refusal("fee-no-supply", "ruling 29", values)
        return Refusal("not-in-hand", "section 17", values)
