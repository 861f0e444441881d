"""Draw card: chance brings a resource card from the deck of a terrain (section 3)."""

from typing import Final

from krajina.core import Action, Choices, Refusal, Seat
from krajina.core.choices import Counted
from krajina.core.tasks import Luck
from krajina.games.graenaland.actions import DrawCard
from krajina.games.graenaland.cards import gain_unseen, has_deck
from krajina.games.graenaland.events import CardSeen, CardTaken
from krajina.games.graenaland.pieces import FACE_NUMBER, FACES, RESOURCES, TERRAINS
from krajina.games.graenaland.state import State

DRAW_CARD: Final = tuple(map(DrawCard, RESOURCES))


class CardLuck(Luck[State]):
    """A card comes from the deck of a territory's terrain."""

    def __init__(self, at: int) -> None:
        self.at = at

    def put(self, state: State, terrain: int, face: int) -> None:
        """Put it where it belongs."""
        raise AssertionError(type(self).__name__)

    def enter(self, state: State) -> bool:
        """Ask chance, unless the next card is known or there is none (ruling 17)."""
        terrain = state.terrains[self.at]
        if not has_deck(state, terrain):
            return False
        order = state.orders.get(TERRAINS[terrain].value, ()) if state.orders else ()
        for place, face in enumerate(order):
            if state.deck[terrain * FACES + face]:
                state.orders[TERRAINS[terrain].value] = order[:place] + order[place + 1 :]
                self._draw(state, terrain, face)
                return False
        return True

    def choices(self, state: State) -> Choices[Action]:
        first = state.terrains[self.at] * FACES
        return Counted(DRAW_CARD, state.deck[first : first + FACES])

    def take(self, state: State, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawCard), "a card"
        self._draw(state, state.terrains[self.at], FACE_NUMBER[action.resource])

    def _draw(self, state: State, terrain: int, face: int) -> None:
        state.deck[terrain * FACES + face] -= 1
        self.put(state, terrain, face)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """It is not in the deck."""
        return Refusal("not-in-deck", "section 3")


class LayCard(CardLuck):
    """A card face down at a territory of the coast, before starting places are chosen (section 26)."""

    def put(self, state: State, terrain: int, face: int) -> None:
        """No seat sees it."""
        state.down[self.at] = (*state.down[self.at], face)


class DealCard(CardLuck):
    """A card of the start for a seat, from the deck of a territory with a settlement (section 1)."""

    def __init__(self, at: int, player: Seat) -> None:
        self.at = at
        self.player = player

    def put(self, state: State, terrain: int, face: int) -> None:
        """Into the hand; only the player sees it."""
        take_unseen(state, self.player, terrain, face)


def take_unseen(state: State, player: Seat, terrain: int, face: int) -> None:
    """A card goes into a hand: all see its back, the player the card."""
    gain_unseen(state, player, terrain * FACES + face)
    if state.events is not None:
        state.tell(CardTaken(who=player, terrain=TERRAINS[terrain]))
    if state.events is not None:
        state.tell(CardSeen(resource=RESOURCES[face], terrain=TERRAINS[terrain], to=(player,)))
