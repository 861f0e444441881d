"""The palisade fee: a resource card for everybody who lives behind it (section 17, ruling 29)."""

from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, SeatName
from krajina.core.choices import Choices
from krajina.core.message import Values
from krajina.games.graenaland.actions import GiveFee
from krajina.games.graenaland.cards import hand_over
from krajina.games.graenaland.catalog import CARD
from krajina.games.graenaland.events import FeeGiven, FeeSeen
from krajina.games.graenaland.paying import NUMBERS
from krajina.games.graenaland.pieces import FACES, KINDS, TERRAINS, Prompt
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tasks import Offered, Question

FEES: Final[frozenset[type[Action]]] = frozenset({GiveFee})


class PayFee(Question, frozen=True):
    """A card of one's choice, face down, for one of them after the other."""

    prompt: ClassVar[Prompt] = Prompt.FEE

    receivers: tuple[Seat, ...]

    def choices(self, state: State) -> Choices[Action]:
        """Every resource card of the hand."""
        hand = state.clans[self.player].hand
        to = self.receivers[0]
        return Offered([GiveFee(to, CARD.ids[card]) for card in range(KINDS) if hand[card]], FEES)

    def values(self, state: State) -> Values:
        """For whom."""
        return {"to": SeatName(self.receivers[0])}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Hand it over; then the next."""
        assert isinstance(action, GiveFee), "a card"
        card = NUMBERS[action.card]
        hand_over(state, seat, action.to, card)
        state.tell(FeeGiven(who=seat, receiver=action.to, terrain=TERRAINS[card // FACES]))
        is_open = state.clans[seat].is_open or state.clans[action.to].is_open
        state.tell(FeeSeen(card=action.card, to=None if is_open else (seat, action.to)))
        if self.receivers[1:]:
            state.todo.append(PayFee(seat, self.receivers[1:]))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Not to that one, not a resource card, or not in the hand."""
        assert isinstance(action, GiveFee), "a card"
        if action.to != self.receivers[0]:
            return Refusal("fee-other", "section 17", {"to": SeatName(self.receivers[0])})
        values: Values = {"card": CARD.words[action.card]}
        if NUMBERS[action.card] >= KINDS:
            return Refusal("fee-no-supply", "ruling 29", values)
        return Refusal("not-in-hand", "section 17", values)
