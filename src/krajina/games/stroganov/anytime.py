"""Extra actions come as often as one likes, at any time of one's turn or in winter (page 9).

They are offered wherever something may have changed since they were offered last: at every stage of a turn, between two
hunts or two rewards of the trade, before a trophy, a song or an action that a player gains, and at one's points of
winter.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, get_args

from krajina.core import Action, Refusal, Seat
from krajina.games.stroganov.actions import AnyTime
from krajina.games.stroganov.deeds import found_deed
from krajina.games.stroganov.moves.decline import DECLINE
from krajina.games.stroganov.moves.extra_action import offer_extras
from krajina.games.stroganov.moves.fulfil_card import offer_cards
from krajina.games.stroganov.reach import MAIN
from krajina.games.stroganov.state import Question, State

EXTRA_KINDS: Final[frozenset[type[Action]]] = frozenset(get_args(AnyTime))


def offer_any_time(state: State, player: int, found: list[Action]) -> None:
    """Add everything that may be done at any time."""
    mat = state.mats[player]
    if mat.all_furs or mat.horses:
        offer_extras(state, player, found)
        offer_cards(state, player, found, MAIN)


class AtAnyTime(Question):
    """A question before whose answer extra actions may come; after each of them it is asked again."""

    closing: ClassVar[Action] = DECLINE  # the answer that leaves it at that

    def own_offers(self, state: State) -> list[Action] | None:
        """What the question itself offers; None where it need not be asked."""
        raise AssertionError(type(self).__name__)

    def answer(self, state: State, action: Action) -> None:
        """Do what was chosen of it."""
        deed = found_deed(action)
        if deed is not None:
            deed.take(state, self.player)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """Why it does not offer something."""
        deed = found_deed(action)
        return None if deed is None else deed.refusal(state, self.player)

    def offers(self, state: State) -> Sequence[Action] | None:
        """What it offers, extra actions, and to leave it at that."""
        found = self.own_offers(state)
        if found is not None:
            offer_any_time(state, self.player, found)
            found.append(self.closing)
        return found

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Answer it; or do an extra action, and ask again."""
        deed = found_deed(action)
        if deed is not None and deed.is_extra:
            state.todo.append(self)
            deed.take(state, self.player)
        else:
            self.answer(state, action)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """By the rules of what was chosen."""
        deed = found_deed(action)
        return deed.refusal(state, self.player) if deed is not None and deed.is_extra else self.why_not(state, action)
