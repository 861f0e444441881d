"""Harvest with answers of its own to hosts and bots, and with one deliberate defect of them each."""

import msgspec

from krajina.core import Seat, Word
from krajina_harvest.game import Bid, Crop, Harvest, HarvestView, Row, State


class Polite(Harvest):
    """Sound: a seat whose time is up bids nothing, the last seats are waited for, and a cart ends all talk."""

    def silence(self, state: State, seat: Seat) -> Bid | None:
        return Bid(0) if state.reeve == -1 else None

    def needed(self, state: State) -> tuple[Seat, ...]:
        return tuple(decision.seat for decision in self.decisions(state) if decision.seat >= 0)[-1:]

    def may_talk(self, state: State) -> bool:
        return not state.cart


class WaitsForNobody(Polite):
    def needed(self, state: State) -> tuple[Seat, ...]:
        return ()


class WaitsForWhoIsNotAsked(Polite):
    """Goes on waiting for all when there is only one to share out."""

    def needed(self, state: State) -> tuple[Seat, ...]:
        everybody = tuple(range(state.options.seats))
        return everybody if state.reeve != -1 else super().needed(state)


class WaitsTwice(Polite):
    def needed(self, state: State) -> tuple[Seat, ...]:
        return super().needed(state) * 2


class TakesTurns(Polite):
    """Sound: the turns are those of the rounds, also while the cart is loaded."""

    def turn(self, state: State) -> Seat | None:
        return None if self.outcome(state) is not None else state.round % state.options.seats


class TurnOfAStranger(Polite):
    def turn(self, state: State) -> Seat | None:
        return state.options.seats


class TurnAfterTheEnd(Polite):
    def turn(self, state: State) -> Seat | None:
        return 0


class TurnTellsASecret(Polite):
    def turn(self, state: State) -> Seat | None:
        return 0 if state.favourites[0] == Crop.RYE else None


class SaysThatAllSeeTheSame(Polite):
    is_open = True


class SilenceIsNoChoice(Polite):
    """Thinks of more coins than there are."""

    def silence(self, state: State, seat: Seat) -> Bid | None:
        return Bid(99)


class WaitsForASecret(Polite):
    """Waits for those who like rye."""

    def needed(self, state: State) -> tuple[Seat, ...]:
        asked = [decision.seat for decision in self.decisions(state) if decision.seat >= 0]
        return tuple(seat for seat in asked if state.favourites[seat] == Crop.RYE) or tuple(asked)


class TalkTellsASecret(Polite):
    def may_talk(self, state: State) -> bool:
        return state.favourites[0] == Crop.RYE


class SilenceTellsASecret(Polite):
    """Bids more for whoever is silent if somebody else likes rye."""

    def silence(self, state: State, seat: Seat) -> Bid | None:
        return Bid(int(state.favourites[1 - seat] == Crop.RYE and state.coins[seat] > 0)) if state.reeve == -1 else None


class ScoredRow(Row, frozen=True, kw_only=True):
    points: int


class ScoredView(HarvestView, frozen=True, kw_only=True):
    players: tuple[ScoredRow, ...]


class CountsCoins(Polite):
    """Sound: the points so far are the coins, and everybody sees them."""

    def view(self, state: State, seat: Seat | None) -> ScoredView:
        usual = super().view(state, seat)
        rows = tuple(ScoredRow(**msgspec.structs.asdict(row), points=row.coins) for row in usual.players)
        return ScoredView(**{**msgspec.structs.asdict(usual), "players": rows})

    def points(self, state: State, seat: Seat | None) -> tuple[int | None, ...]:
        return tuple(state.coins)


class PointsUnlikeTheView(CountsCoins):
    def points(self, state: State, seat: Seat | None) -> tuple[int | None, ...]:
        return tuple(coins + (other == seat) for other, coins in enumerate(state.coins))


class PointsTellASecret(Polite):
    """Counts the favourites of all before the end."""

    def points(self, state: State, seat: Seat | None) -> tuple[int | None, ...]:
        return tuple(int(favourite == Crop.RYE) for favourite in state.favourites)


class PointsForAStranger(Polite):
    def points(self, state: State, seat: Seat | None) -> tuple[int | None, ...]:
        return (*state.coins, 0)


class RivalWithoutARow(Polite):
    def rivals(self, state: State) -> tuple[Word, ...]:
        return (Word("crop-rye"),)


class WorthIsNoNumber(Polite):
    def evaluate(self, state: State, seat: Seat) -> float:
        return float("nan")


class ForesightIsNoNumber(Polite):
    def foresee(self, state: State, seat: Seat) -> float:
        return float("inf")


class WorthChangesTheState(Polite):
    def evaluate(self, state: State, seat: Seat) -> float:
        state.coins[seat] += 1
        return 0
