"""Actions that cost or give something: one price, asked by the offer, the deed, the refusal and the view."""

from functools import cache

from krajina.core import Action, Refusal, Word, word_of
from krajina.games.stroganov.dues import Dues, Furs, unpaid
from krajina.games.stroganov.moves.pay import ask_for
from krajina.games.stroganov.pieces import ANY, FURS, For, Region
from krajina.games.stroganov.reach import MAIN, Reach, Terms, reach_of
from krajina.games.stroganov.state import Question, State, Task


class Deed(Action, frozen=True):
    """An action of a player, on some terms."""

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """What it costs, in the order in which it is paid."""
        return ()

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
        if dues := self.dues(state, player, terms):
            ask_for(state, player, dues)

    def do(self, state: State, player: int) -> None:
        """Do it, when its furs are paid."""
        raise AssertionError(type(self).__name__)


class Do(Task):
    """Something that is paid for."""

    def __init__(self, player: int, deed: Deed) -> None:
        self.player = player
        self.deed = deed

    def enter(self, state: State) -> bool:
        self.deed.do(state, self.player)
        return False


class RegionDeed(Deed, frozen=True):
    """An advanced action: it is done in a region, and as a second main action it takes the region's fur (page 7)."""

    def region_in(self, state: State) -> int:
        """The region, from 0."""
        raise AssertionError(type(self).__name__)

    def beyond(self, reach: Reach, region: int) -> Refusal | None:
        """Why it is out of reach; None where it is within."""
        return None if region in reach.regions else Refusal("out-of-reach", "page 7", {"region": region + 1})

    def hindrance(self, state: State, player: int) -> Refusal | None:
        """What else stands in the way, apart from the fur of a second action."""
        return None

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """The fur of a second main action."""
        if not terms.is_second:
            return ()
        fur = state.region_furs[self.region_in(state)]
        return second_dues(second_value(state, player, fur), fur)

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """Out of reach, not there, or not payable."""
        region = self.region_in(state)
        return (
            (None if terms.anywhere else self.beyond(reach_of(state, player), region))
            or self.hindrance(state, player)
            or unpaid(state.mats[player], self.dues(state, player, terms))
        )


class InRegion(RegionDeed, frozen=True):
    """An advanced action that names its region."""

    region: Region

    def region_in(self, state: State) -> int:
        return self.region - 1


def second_value(state: State, player: int, fur: int) -> int:
    """Of what value the fur of a second advanced action has to be: with a card any will do (annex, S9)."""
    return ANY if state.mats[player].standing.second_any_fur else fur


@cache
def second_dues(value: int, fur: int) -> Dues:
    """The fur of a second advanced action in the region of a fur."""
    no = Refusal("second-takes-this-fur", "page 7", {"fur": word_of(FURS[fur])})
    return (Furs(value, 1, For.SECOND_ACTION, no),)
