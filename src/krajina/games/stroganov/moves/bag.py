"""The bag: furs for landscapes, for the market and for players, a fur at a time, by chance or in a prepared order."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, word_of
from krajina.core.choices import Choices, Counted
from krajina.core.tasks import Luck
from krajina.games.stroganov.actions import DECLINE, Decline, DrawFur, KeepFur
from krajina.games.stroganov.catalog import CARD
from krajina.games.stroganov.events import FurDealt, FurOffered, FurOnCard, MarketFilled
from krajina.games.stroganov.options import Reading
from krajina.games.stroganov.pieces import FURS, RANK, VALUES, Prompt, Why
from krajina.games.stroganov.rewards import gain_fur, reward
from krajina.games.stroganov.state import Question, State

DRAW_FUR: Final = tuple(DrawFur(fur) for fur in FURS)  # by rank
KEEP: Final = tuple(KeepFur(fur) for fur in FURS)


class FurLuck(Luck[State], frozen=True):
    """A fur comes out of the bag."""

    def enter(self, state: State) -> bool:
        """Ask chance, unless the next fur is known."""
        if self.is_done(state):
            return False
        bag = state.bag
        order = state.orders.get("furs", ())
        value = next((value for value in order if bag[value]), 0)
        if value:
            place = order.index(value)
            state.orders["furs"] = order[:place] + order[place + 1 :]
            self._draw(state, value)
            return False
        for value in VALUES:
            if bag[value]:
                if bag[value] != sum(bag):
                    return True
                self._draw(state, value)
                return False
        self.without(state)
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
        assert isinstance(action, DrawFur)
        self._draw(state, RANK[action.fur])

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


class DealFurs(FurLuck, frozen=True):
    """Furs for landscapes: one to each in turn from the west until all slots are full (ruling 36)."""

    places: tuple[int, ...]

    def is_done(self, state: State) -> bool:
        """When all slots are full."""
        return not self.places

    def put(self, state: State, value: int) -> None:
        """Onto the landscape, in order of value (page 4)."""
        at = self.places[0]
        state.row_furs[at] = tuple(sorted((*state.row_furs[at], value)))
        if len(self.places) > 1:
            state.todo.append(DealFurs(self.places[1:]))
        if state.events is not None:
            state.tell(FurDealt(fur=FURS[value], at=at))


class FillMarket(FurLuck, frozen=True):
    """Furs for the market, until it is full."""

    def is_done(self, state: State) -> bool:
        """When it is full."""
        return sum(state.market) >= state.tables.board.tracks.market

    def put(self, state: State, value: int) -> None:
        """Onto the market."""
        state.market[value] += 1
        state.todo.append(self)
        if state.events is not None:
            state.tell(MarketFilled(fur=FURS[value]))


class FurOnStartCard(FurLuck, frozen=True):
    """A fur for a card of the start (page 5)."""

    number: int

    def put(self, state: State, value: int) -> None:
        """Onto the card."""
        cards = list(state.start_cards)
        cards[self.number] = (cards[self.number][0], value)
        state.start_cards = tuple(cards)
        if state.events is not None:
            state.tell(FurOnCard(fur=FURS[value], card=CARD.ids[cards[self.number][0]]))


class FurForPlayer(FurLuck, frozen=True):
    """A fur from the bag for a player: of two, one is kept (page 9); the solo opponent draws but one (page 12)."""

    player: int
    first: int = 0  # drawn already

    def without(self, state: State) -> None:
        """One: keep it; none: nothing (ruling 35)."""
        if self.first:
            state.todo.append(KeepOne(self.player, (self.first,)))

    def put(self, state: State, value: int) -> None:
        """In front of the player, who decides when there are two."""
        if state.events is not None:
            state.tell(FurOffered(who=state.who(self.player), fur=FURS[value]))
        if self.player == state.ivan:
            gain_fur(state, self.player, value)
        elif self.first:
            state.todo.append(KeepOne(self.player, tuple(sorted((self.first, value)))))
        else:
            state.todo.append(FurForPlayer(self.player, value))


class KeepOne(Question, frozen=True):
    """Which of the furs from the bag is kept; the others go back."""

    prompt: ClassVar[Prompt] = Prompt.KEEP
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({KeepFur, Decline})

    furs: tuple[int, ...]

    def offers(self, state: State) -> Sequence[Action] | None:
        """Each of them; in one reading none, too (ruling 9)."""
        found: list[Action] = [*dict.fromkeys(KEEP[value] for value in self.furs)]
        return [*found, DECLINE] if state.reads(Reading.KEEP_NEITHER) else found

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Keep one, give the rest back."""
        kept = RANK[action.fur] if isinstance(action, KeepFur) else 0
        for value in self.furs:
            state.bag[value] += 1
        if kept:
            state.bag[kept] -= 1
            gain_fur(state, self.player, kept)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """It was not drawn; or one of them has to be kept."""
        if isinstance(action, Decline):
            return Refusal("keep-one", "page 9")
        assert isinstance(action, KeepFur)
        drawn = tuple(word_of(FURS[value]) for value in self.furs)
        return Refusal("not-drawn", "page 9", {"fur": word_of(action.fur), "drawn": drawn})


@reward("fur_bag")
def furs_from_bag(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """So many times: draw two, keep one (page 9)."""
    for _ in range(count):
        state.todo.append(FurForPlayer(player))
