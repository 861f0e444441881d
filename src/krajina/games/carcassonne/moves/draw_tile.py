"""Drawing a tile: chance draws it for the seat whose turn it is (page 3)."""

from krajina.core import CHANCE, Action, Decision, Refusal
from krajina.core.flat import i64, vec
from krajina.core.luck import Luck
from krajina.games.carcassonne.actions import DrawTile
from krajina.games.carcassonne.catalog import tile_word
from krajina.games.carcassonne.choices import NO_VALUES, Drawn, pick_of, ticket_of
from krajina.games.carcassonne.events import TileDrawn
from krajina.games.carcassonne.expansion import ASK, END, NEXT, Expansion, Step
from krajina.games.carcassonne.faces import Tables
from krajina.games.carcassonne.kernel import total_of
from krajina.games.carcassonne.pieces import Prompt, Slot
from krajina.games.carcassonne.state import State


class DrawTileStep(Step):
    """A tile from the bag, or from the pile of a box that comes before it; without tiles the game is over (page 6)."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(Slot.DRAW_TILE, DrawTile)
        self.prompt = Prompt.DRAW_TILE.value
        self.keeps_land = True
        self.tables = tables
        self.actions = [DrawTile(tile.id) for tile in tables.kinds]
        self.last: i64 = 0  # the tile that was named last: most likely it comes back

    def enter(self, state: State) -> int:
        """Ask chance, if there is anything to draw."""
        return ASK if can_draw(state) else END

    def asked(self, state: State) -> int:
        """Chance."""
        return CHANCE

    def decision(self, state: State) -> Decision[Action]:
        """What may be drawn."""
        counts = drawable(state)
        return Decision(CHANCE, self.prompt, Drawn(self, counts, total_of(counts)), NO_VALUES)

    def pick(self, state: State, luck: Luck) -> int:
        """One of the tiles that may come, each as likely."""
        if state.rules.piles or state.order or state.hidden:
            return pick_of(drawable(state), luck)
        return ticket_of(state.left, luck.below(state.in_bag))

    def take(self, state: State, code: int) -> int:
        """Put the tile into the hand of the seat whose turn it is."""
        box = box_with_pile(state)
        if box is not None:
            box.take_from_pile(state, code)
        else:
            state.draw(code)
        if code in state.order:
            state.order.remove(code)
        state.tile = code
        if state.events is not None:
            state.tell(TileDrawn(seat=state.seat, tile=self.actions[code].tile))
        return NEXT

    def decode(self, code: int) -> Action:
        """The tile by its name."""
        self.last = code
        return self.actions[code]

    def encode(self, state: State, action: Action) -> int:
        """The kind of the tile."""
        last = self.last
        if action is self.actions[last]:
            return last
        assert isinstance(action, DrawTile)
        return self.tables.kind_of[action.tile]

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """It is not in the bag, or not the next of the prepared order."""
        assert isinstance(action, DrawTile)
        tile = tile_word(action.tile)
        due = first_in_order(state, drawable(state))
        if due >= 0:
            name = self.tables.kinds[due].id
            return Refusal("other-tile-due", "page 3", {"tile": tile, "due": tile_word(name)})
        return Refusal("not-in-bag", "page 3", {"tile": tile})


def can_draw(state: State) -> bool:
    """Tell whether there is a tile to draw; those under others are not."""
    return state.in_bag > state.buried or box_with_pile(state) is not None


def box_with_pile(state: State) -> Expansion | None:
    """The box whose pile is drawn from now."""
    for box in state.rules.piles:
        if box.pile(state) is not None:
            return box
    return None


def drawable(state: State) -> vec[i64]:
    """How many of each kind may come now: the counts of the state itself, to look at only."""
    pile = state.left
    box = box_with_pile(state)
    if box is not None:
        own = box.pile(state)
        assert own is not None
        pile = own
    if state.order and (kind := first_in_order(state, pile)) >= 0:
        only = vec[i64]([0 for _ in pile])
        only[kind] = 1
        return only
    if state.hidden and box is None:
        pile = pile[:]
        for kind in state.hidden:
            pile[kind] -= 1
    return pile


def first_in_order(state: State, pile: vec[i64]) -> int:
    """The next kind of the prepared order that is in a pile; -1 if none is."""
    for kind in state.order:
        if kind < len(pile) and pile[kind]:
            return kind
    return -1
