"""Draw supply: chance turns a supply card for the row (sections 1 and 19)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action, Refusal, Seat
from krajina.core.tasks import PieceLuck
from krajina.games.graenaland.actions import DrawSupply
from krajina.games.graenaland.catalog import CARD_NUMBER, SUPPLY
from krajina.games.graenaland.events import SupplyTurned
from krajina.games.graenaland.pieces import KINDS
from krajina.games.graenaland.state import NOT_IN_STACK, State


class TurnSupply(PieceLuck[State]):
    """A supply card comes to the row, if there is room."""

    stack: ClassVar[str] = "supplies"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawSupply, SUPPLY.ids))

    def left(self, state: State) -> tuple[int, ...]:
        """The deck; when it is empty, the used cards are shuffled (ruling 18)."""
        if len(state.supply_row) >= state.tables.face_up:
            return ()
        if not state.supply_left:
            state.supply_left, state.supply_used = tuple(sorted(state.supply_used)), ()
        return state.supply_left

    def put(self, state: State, piece: int) -> None:
        state.supply_left = tuple([card for card in state.supply_left if card != piece])
        state.supply_row = (*state.supply_row, piece)
        if state.events is not None:
            state.tell(SupplyTurned(card=SUPPLY.ids[piece]))

    def take(self, state: State, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawSupply), "a supply card"
        self.put(state, CARD_NUMBER[action.card] - KINDS)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return NOT_IN_STACK


def fill_row(state: State) -> list[TurnSupply]:
    """What fills the row of supply cards."""
    return [TurnSupply() for _ in range(state.tables.face_up - len(state.supply_row))]
