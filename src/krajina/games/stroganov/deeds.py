"""Deeds: what actions cost, give and do; one price, asked by the offer, the deed itself, the refusal and the view.

Each action of a player has one deed, made in the file of its name in `moves/` and found by `deed_of`: an action is what
is sent and kept, a deed is what the rules know of it.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from krajina.core import Action, Refusal, Word, word_of
from krajina.games.stroganov.dues import FREE, Dues, Furs, unpaid
from krajina.games.stroganov.moves.pay import ask_for
from krajina.games.stroganov.pieces import ANY, FURS, TIGER, For
from krajina.games.stroganov.reach import MAIN, Reach, Terms, reach_of, whole_board
from krajina.games.stroganov.state import Question, State, Task


class Deed:
    """What an action of a player does, on some terms."""

    keeps_stage = False  # of a turn, for it may be done at any time
    is_extra = False  # an action that may be done also between the parts of others

    def __init__(self, action: Action) -> None:
        self.action = action

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """What it costs, in the order in which it is paid."""
        return FREE

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        """What it gives, for people."""
        return ()

    def opens(self, state: State, player: int) -> Question | None:
        """What is asked as a part of it, once it is paid; None where it is done by itself."""
        return None

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """Why it is not possible; None where it is."""
        return unpaid(state.mats[player], self.dues(state, player, terms))

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """Ask for the furs that are due, then do it."""
        state.todo.append(Do(player, self))
        dues = self.dues(state, player, terms)
        if dues:
            ask_for(state, player, dues)

    def do(self, state: State, player: int) -> None:
        """Do it, when its furs are paid."""
        raise AssertionError(type(self).__name__)

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return deed_of, (self.action,)


D = TypeVar("D", bound=Deed)
DEEDS: Final[dict[Action, Deed]] = {}


def known(deed: D) -> D:
    """Let a deed be found by its action."""
    DEEDS[deed.action] = deed
    return deed


def deed_of(action: Action) -> Deed:
    """What an action does; every action of a player that is no mere answer has a deed."""
    return DEEDS[action]


def is_deed(action: Action) -> bool:
    """Tell whether an action has a deed."""
    return action in DEEDS


def found_deed(action: Action) -> Deed | None:
    """What an action does; None where it is a mere answer, or chance."""
    return DEEDS.get(action)


class Do(Task):
    """Something that is paid for."""

    def __init__(self, player: int, deed: Deed) -> None:
        self.player = player
        self.deed = deed

    def enter(self, state: State) -> bool:
        self.deed.do(state, self.player)
        return False


class RegionDeed(Deed):
    """An advanced action: it is done in a region, and as a second main action it takes the region's fur (page 7)."""

    def region_in(self, state: State) -> int:
        """The region, from 0."""
        raise AssertionError(type(self).__name__)

    def beyond(self, reach: Reach, region: int) -> Refusal | None:
        """Why it is out of reach; None where it is within."""
        return None if region in reach.regions else Refusal("out-of-reach", "page 7", {"region": region + 1})

    def is_there(self, state: State, player: int) -> bool:
        """Tell whether nothing else stands in the way, apart from the fur of a second action."""
        return True

    def hindrance(self, state: State, player: int) -> Refusal | None:
        """What stands in the way; None where nothing does."""
        return None

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """The fur of a second main action."""
        return region_dues(state, player, self.region_in(state)) if terms.is_second else FREE

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """Out of reach, not there, or not payable."""
        return self.refusal_within(
            whole_board(state) if terms.anywhere else reach_of(state, player), state, player, terms
        )

    def refusal_within(self, reach: Reach, state: State, player: int, terms: Terms) -> Refusal | None:
        """The same, where it is known how far a player reaches."""
        return (
            (None if terms.anywhere else self.beyond(reach, self.region_in(state)))
            or self.hindrance(state, player)
            or unpaid(state.mats[player], self.dues(state, player, terms))
        )


class InRegion(RegionDeed):
    """An advanced action that names its region."""

    def __init__(self, action: Action, region: int) -> None:
        self.action = action
        self.region = region  # from 0

    def region_in(self, state: State) -> int:
        return self.region


def region_dues(state: State, player: int, region: int) -> Dues:
    """The fur of a second advanced action in a region."""
    fur = state.region_furs[region]
    return _SECOND_DUES[second_value(state, player, fur)][fur]


def second_value(state: State, player: int, fur: int) -> int:
    """Of what value the fur of a second advanced action has to be: with a card any will do (annex, S9)."""
    return ANY if state.mats[player].standing.second_any_fur else fur


def _second_dues(value: int, fur: int) -> Dues:
    no = Refusal("second-takes-this-fur", "page 7", {"fur": word_of(FURS[fur])})
    return (Furs(value, 1, For.SECOND_ACTION, no),)


_SECOND_DUES: Final = [[_second_dues(value, fur) for fur in range(TIGER)] for value in range(TIGER)]
