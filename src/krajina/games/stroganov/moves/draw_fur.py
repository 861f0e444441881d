"""Drawing furs: out of the bag onto landscapes, the market and cards of the start; and the region furs (page 4)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, word_of
from krajina.core.choices import Counted
from krajina.core.offers import Choices
from krajina.core.tasks import Luck
from krajina.games.stroganov.actions import DrawFur
from krajina.games.stroganov.catalog import CARD
from krajina.games.stroganov.events import FurDealt, FurOnCard, MarketFilled, RegionFurPlaced, TradeFurPlaced
from krajina.games.stroganov.pieces import FURS, LOWEST, RANK, TIGER
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State

DRAW_FUR: Final[list[Action]] = [DrawFur(fur) for fur in FURS]  # by rank


_RANKS: Final[dict[Action, int]] = {action: rank for rank, action in enumerate(DRAW_FUR)}  # the highest of its fur


class FurLuck(Luck[State]):
    """A fur comes out of the bag."""

    def enter(self, state: State) -> bool:
        """Ask chance, unless the next fur is known."""
        if self.is_done(state):
            return False
        bag = state.bag
        if state.orders and self._draw_in_order(state):
            return False
        only = 0
        for value in range(LOWEST, TIGER):
            if bag[value]:
                if only:
                    return True
                only = value
        if only:
            self._draw(state, only)
        else:
            self.without(state)
        return False

    def _draw_in_order(self, state: State) -> bool:
        """Take the next fur of a prepared order, if there is one."""
        order = state.orders.get("furs", ())
        for place, value in enumerate(order):
            if state.bag[value]:
                state.orders["furs"] = order[:place] + order[place + 1 :]
                self._draw(state, value)
                return True
        return False

    def choices(self, state: State) -> Choices[Action]:
        """Every fur in the bag."""
        return Counted(DRAW_FUR, state.bag)

    def is_done(self, state: State) -> bool:
        """Tell whether nothing is to be drawn any more."""
        return False

    def without(self, state: State) -> None:
        """Go on with an empty bag (ruling 35)."""

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Take the fur out of the bag."""
        self._draw(state, _RANKS[action])

    def _draw(self, state: State, value: int) -> None:
        state.bag[value] -= 1
        self.put(state, value)

    def put(self, state: State, value: int) -> None:
        """Put it where it belongs."""
        raise AssertionError(type(self).__name__)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """No such fur is in the bag."""
        assert isinstance(action, DrawFur)
        return Refusal("not-in-bag", "page 4", {"fur": word_of(action.fur)})


class DealFurs(FurLuck):
    """Furs for landscapes: one to each in turn from the west until all slots are full (ruling 36)."""

    def __init__(self, places: tuple[int, ...], done: int = 0) -> None:
        self.places = places
        self.done = done  # so many of them have theirs

    def is_done(self, state: State) -> bool:
        return self.done == len(self.places)

    def put(self, state: State, value: int) -> None:
        """Onto the landscape, in order of value (page 4)."""
        at = self.places[self.done]
        state.row_furs[at] = tuple(sorted([*state.row_furs[at], value]))
        state.todo.append(DealFurs(self.places, self.done + 1))
        if state.events is not None:
            state.tell(FurDealt(fur=FURS[value], at=at))


class FillMarket(FurLuck):
    """Furs for the market, until it is full."""

    def is_done(self, state: State) -> bool:
        return state.in_market >= state.tables.market_size

    def put(self, state: State, value: int) -> None:
        state.add_to_market(value, 1)
        state.todo.append(self)
        if state.events is not None:
            state.tell(MarketFilled(fur=FURS[value]))


class FurOnStartCard(FurLuck):
    """A fur for a card of the start (page 5)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def put(self, state: State, value: int) -> None:
        cards = list(state.start_cards)
        cards[self.number] = (cards[self.number][0], value)
        state.start_cards = tuple(cards)
        if state.events is not None:
            state.tell(FurOnCard(fur=FURS[value], card=CARD.ids[cards[self.number][0]]))


class PlaceRegionFur(StackLuck):
    """A region fur: for the trade first, then for the regions where they come at random (page 4)."""

    stack: ClassVar[str] = "region_furs"
    actions: ClassVar[Sequence[Action]] = DRAW_FUR

    def __init__(self, region: int = -1) -> None:
        self.region = region  # the trade

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """By its rank: not every rank has an action of its own."""
        assert isinstance(action, DrawFur)
        self.put(state, RANK[action.fur])

    def place(self, state: State, piece: int) -> None:
        if self.region < 0:
            state.trade_fur = piece
            if state.events is not None:
                state.tell(TradeFurPlaced(fur=FURS[piece]))
        else:
            state.region_furs[self.region] = piece
            if state.events is not None:
                state.tell(RegionFurPlaced(fur=FURS[piece], region=self.region + 1))
