"""Harvest in which a sealed bid may be changed until all have bid, and the same with one deliberate defect each."""

from tests.core.sabotage import Decisions, Move

from krajina.core import Decision, Listed
from krajina_harvest.game import Bid, Harvest, State


class ChangesBids(Harvest):
    """A sound one."""

    def revisions(self, state: State) -> Decisions:
        given = state.bids.answers if len(state.cart) > state.options.seats and state.reeve < 0 else ()
        return tuple(Decision(seat, "bid", Listed(self.offer(state, seat))) for seat in given)

    def offer(self, state: State, seat: int) -> list[Bid]:
        return [Bid(coins) for coins in range(state.coins[seat] + 1)]

    def advance(self, state: State, seat: int, action: Move) -> None:
        if isinstance(action, Bid) and seat in state.bids.answers:
            state.bids.change(seat, action.coins)
            self.changed(state, action)
        else:
            super().advance(state, seat, action)

    def changed(self, state: State, bid: Bid) -> None:
        """What else comes of it."""


class OffersAChangeToThoseWhoAreAsked(ChangesBids):
    def revisions(self, state: State) -> Decisions:
        waiting = state.bids.waiting if super().revisions(state) else ()
        return tuple(Decision(seat, "bid", Listed(self.offer(state, seat))) for seat in waiting)


class OffersAChangeInVain(ChangesBids):
    def revisions(self, state: State) -> Decisions:
        return tuple(Decision(one.seat, "bid", Vain(list(one.choices))) for one in super().revisions(state))


class Vain(Listed[Bid]):
    """Lists what it does not take."""

    def __contains__(self, action: object) -> bool:
        return False


class ChangeIsSeen(ChangesBids):
    def changed(self, state: State, bid: Bid) -> None:
        state.coins[-1] += 1


class ChangeAsksAnother(ChangesBids):
    def changed(self, state: State, bid: Bid) -> None:
        state.bids.answers.clear()
