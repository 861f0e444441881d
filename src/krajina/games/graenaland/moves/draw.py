"""What chance brings: cards from the decks, supply and victory point cards, who begins, an island at random."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar, Final

from krajina.core import CHANCE, Action, Decision, Refusal, Seat, Weighted
from krajina.core.choices import ChanceOffer, Choices, Offer
from krajina.core.luck import below
from krajina.games.graenaland.actions import DrawCard, DrawFirst, DrawSupply, DrawTile, DrawVictoryCard
from krajina.games.graenaland.cards import gain_unseen, has_deck
from krajina.games.graenaland.catalog import SUPPLY, TILE, VICTORY_CARD
from krajina.games.graenaland.events import (
    CardSeen,
    CardTaken,
    FirstDrawn,
    SupplyTurned,
    TilePlaced,
    VictoryCardDealt,
)
from krajina.games.graenaland.pieces import FACE_NUMBER, FACES, RESOURCES, TERRAINS, Prompt
from krajina.games.graenaland.state import State, Task

DRAW: Final = Prompt.DRAW.value
DRAW_CARD: Final = tuple(map(DrawCard, RESOURCES))


class DeckChoices:
    """What may come from a deck, each card as likely; valid until the state advances."""

    __slots__ = ("deck", "first")

    def __init__(self, deck: Sequence[int], terrain: int) -> None:
        self.deck = deck
        self.first = terrain * FACES

    def __contains__(self, action: object) -> bool:
        return isinstance(action, DrawCard) and self.deck[self.first + FACE_NUMBER[action.resource]] > 0

    def __iter__(self) -> Iterator[Action]:
        return (DRAW_CARD[face] for face in range(FACES) if self.deck[self.first + face])

    def sample(self, rng: Random) -> Action:
        """Pick a card by the number of its kind."""
        counts = self.deck[self.first : self.first + FACES]
        ticket = below(rng, sum(counts))
        for face, count in enumerate(counts):
            ticket -= count
            if ticket < 0:
                return DRAW_CARD[face]
        raise AssertionError("the tickets are as many as the cards")

    def kinds(self) -> frozenset[type[Action]]:
        """Cards only."""
        return frozenset({DrawCard})

    def describe(self) -> Offer:
        """The cards with their numbers."""
        counts = self.deck[self.first : self.first + FACES]
        return ChanceOffer(tuple(self), tuple(count for count in counts if count))


class Luck(Task, frozen=True):
    """Something that chance decides."""

    def decisions(self, state: State) -> tuple[Decision[Action], ...]:
        """Chance alone is asked."""
        return (Decision(CHANCE, DRAW, self.choices(state)),)

    def choices(self, state: State) -> Choices[Action]:
        """What may come."""
        raise AssertionError(type(self).__name__)


class CardLuck(Luck, frozen=True):
    """A card comes from a deck."""

    def terrain(self, state: State) -> int:
        """From which deck."""
        raise AssertionError(type(self).__name__)

    def put(self, state: State, terrain: int, face: int) -> None:
        """Put it where it belongs."""
        raise AssertionError(type(self).__name__)

    def enter(self, state: State) -> bool:
        """Ask chance, unless the next card is known or there is none (ruling 17)."""
        terrain = self.terrain(state)
        if not has_deck(state, terrain):
            return False
        order = state.orders.get(TERRAINS[terrain].value, ()) if state.orders else ()
        for face in order:
            if state.deck[terrain * FACES + face]:
                place = order.index(face)
                state.orders[TERRAINS[terrain].value] = order[:place] + order[place + 1 :]
                self._draw(state, terrain, face)
                return False
        return True

    def choices(self, state: State) -> Choices[Action]:
        """Every card of the deck."""
        return DeckChoices(state.deck, self.terrain(state))

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Take it off the deck."""
        assert isinstance(action, DrawCard), "a card"
        self._draw(state, self.terrain(state), FACE_NUMBER[action.resource])

    def _draw(self, state: State, terrain: int, face: int) -> None:
        state.deck[terrain * FACES + face] -= 1
        self.put(state, terrain, face)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """It is not in the deck."""
        return Refusal("not-in-deck", "section 3")


class DealCard(CardLuck, frozen=True):
    """A card of the start for a player, from the deck of a territory with a settlement (section 1)."""

    player: Seat
    at: int

    def terrain(self, state: State) -> int:
        """That of the territory."""
        return state.terrains[self.at]

    def put(self, state: State, terrain: int, face: int) -> None:
        """Into the hand; only the player sees it."""
        gain_unseen(state, self.player, terrain * FACES + face)
        tell_taken(state, self.player, terrain, face)


def tell_taken(state: State, player: Seat, terrain: int, face: int) -> None:
    """All see the back, the player the card."""
    state.tell(CardTaken(who=player, terrain=TERRAINS[terrain]))
    state.tell(CardSeen(resource=RESOURCES[face], terrain=TERRAINS[terrain], to=(player,)))


class LayCard(CardLuck, frozen=True):
    """A card face down at a territory of the coast, before starting places are chosen (section 26)."""

    at: int

    def terrain(self, state: State) -> int:
        """That of the territory."""
        return state.terrains[self.at]

    def put(self, state: State, terrain: int, face: int) -> None:
        """Nobody sees it."""
        state.down[self.at] = (*state.down[self.at], face)


# -- other decks -----------------------------------------------------------------------------------------------------


class PieceLuck(Luck, frozen=True):
    """Something comes from a stack, each that is left as likely."""

    stack: ClassVar[str]
    actions: ClassVar[Sequence[Action]]  # by piece

    def left(self, state: State) -> tuple[int, ...]:
        """What may come."""
        raise AssertionError(type(self).__name__)

    def put(self, state: State, piece: int) -> None:
        """Put it where it belongs."""
        raise AssertionError(type(self).__name__)

    def enter(self, state: State) -> bool:
        """Ask chance, unless the next piece is known or there is none."""
        left = self.left(state)
        if not left:
            return False
        for piece in state.orders.get(self.stack, ()):
            if piece in left:
                state.orders[self.stack] = tuple(one for one in state.orders[self.stack] if one != piece)
                self.put(state, piece)
                return False
        if len(left) == 1:
            self.put(state, left[0])
            return False
        return True

    def choices(self, state: State) -> Choices[Action]:
        """Each that is left."""
        actions = [self.actions[piece] for piece in self.left(state)]
        return Weighted(actions, (1,) * len(actions))

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Take it."""
        self.put(state, self.actions.index(action))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """It is not there."""
        return Refusal("not-in-stack", "section 1")


class TurnSupply(PieceLuck, frozen=True):
    """A supply card for the row (sections 1 and 19)."""

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
        """Into the row."""
        state.supply_left = tuple(card for card in state.supply_left if card != piece)
        state.supply_row = (*state.supply_row, piece)
        state.tell(SupplyTurned(card=SUPPLY.ids[piece]))


class DealVictoryCard(PieceLuck, frozen=True):
    """A victory point card for a player to choose from (section 27)."""

    stack: ClassVar[str] = "victory_cards"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawVictoryCard, VICTORY_CARD.ids))

    player: Seat

    def left(self, state: State) -> tuple[int, ...]:
        """The deck."""
        return state.victory_left

    def put(self, state: State, piece: int) -> None:
        """The player looks at it."""
        state.victory_left = tuple(card for card in state.victory_left if card != piece)
        clan = state.clans[self.player]
        clan.dealt = (*clan.dealt, piece)
        state.tell(VictoryCardDealt(card=VICTORY_CARD.ids[piece], to=(self.player,)))


class PlaceTile(PieceLuck, frozen=True):
    """The next territory of an island at random: the coast first."""

    stack: ClassVar[str] = "tiles"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawTile, TILE.ids))

    def left(self, state: State) -> tuple[int, ...]:
        """The tiles of that row."""
        tables = state.tables
        row = tables.shape.rows[len(state.tiles)]
        return tuple(tile for tile, one in enumerate(tables.tile_rows) if one == row and tile not in state.tiles)

    def put(self, state: State, piece: int) -> None:
        """Beside the others."""
        state.tiles = (*state.tiles, piece)
        state.terrains = (*state.terrains, state.tables.tile_terrains[piece])
        state.tell(TilePlaced(tile=TILE.ids[piece]))


class ChooseFirst(Luck, frozen=True):
    """Who begins (ruling 45)."""

    def enter(self, state: State) -> bool:
        """Ask chance, unless somebody was named."""
        if state.options.first is None:
            return True
        state.main = state.options.first
        return False

    def choices(self, state: State) -> Choices[Action]:
        """Anybody."""
        seats = state.options.seats
        return Weighted(tuple(map(DrawFirst, range(seats))), (1,) * seats)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """The ship goes there."""
        assert isinstance(action, DrawFirst), "a seat"
        state.main = action.seat
        state.tell(FirstDrawn(who=action.seat))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Nobody sits there."""
        assert isinstance(action, DrawFirst), "a seat"
        return Refusal("nobody-there", "section 1", {"seat": action.seat})
