"""Extra actions: buy, swap, fulfil a tsar card; as often as one likes, at any time of one's turn or in winter (page 9).

They are offered wherever something may have changed since they were offered last: at every stage of a turn, between two
hunts or two rewards of the trade, before a trophy, a song or an action that somebody gains, and at one's points of
winter.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat
from krajina.games.stroganov.actions import DECLINE, ExtraAction, FulfilCard
from krajina.games.stroganov.catalog import CARD
from krajina.games.stroganov.moves.fulfil import FULFIL, can_fulfil, fulfil, refuse_fulfil
from krajina.games.stroganov.moves.market import extras, refuse_extra, take_extra
from krajina.games.stroganov.state import Mat, Question, State

EXTRA_KINDS: Final[frozenset[type[Action]]] = frozenset({ExtraAction, FulfilCard})


def extra_actions(state: State, player: int, mat: Mat, found: list[Action]) -> None:
    """Add everything that may be done at any time."""
    if any(mat.furs) or mat.horses:
        extras(state, player, mat, found)
        found.extend(FULFIL[card] for card in mat.hand if can_fulfil(state, player, card))


def take_extra_action(state: State, player: int, action: Action) -> None:
    """Do it."""
    if isinstance(action, ExtraAction):
        take_extra(state, player, action.extra)
    else:
        assert isinstance(action, FulfilCard)
        fulfil(state, player, CARD.ids.index(action.card))


def refuse_extra_action(state: State, player: int, action: Action) -> Refusal | None:
    """Why not; None where it is possible."""
    if isinstance(action, ExtraAction):
        return refuse_extra(state, player, action.extra)
    assert isinstance(action, FulfilCard)
    return refuse_fulfil(state, player, action)


class AtAnyTime(Question, frozen=True):
    """A question before whose answer extra actions may come; after each of them it is asked again."""

    closing: ClassVar[Action] = DECLINE  # the answer that leaves it at that

    def own_offers(self, state: State) -> list[Action] | None:
        """What the question itself offers; None where it need not be asked."""
        raise AssertionError(type(self).__name__)

    def answer(self, state: State, action: Action) -> None:
        """Do what was chosen of it."""
        raise AssertionError(type(self).__name__)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """Why it does not offer something."""
        return None

    def offers(self, state: State) -> Sequence[Action] | None:
        """What it offers, extra actions, and to leave it at that."""
        found = self.own_offers(state)
        if found is not None:
            extra_actions(state, self.player, state.mats[self.player], found)
            found.append(self.closing)
        return found

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Answer it; or do an extra action, and ask again."""
        if isinstance(action, ExtraAction | FulfilCard):
            state.todo.append(self)
            take_extra_action(state, self.player, action)
        else:
            self.answer(state, action)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """By the rules of what was chosen."""
        if isinstance(action, ExtraAction | FulfilCard):
            return refuse_extra_action(state, self.player, action)
        return self.why_not(state, action)
