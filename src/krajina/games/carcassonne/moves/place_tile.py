"""Laying the drawn tile: every side must continue what lies there (page 3)."""

from random import Random
from typing import Final

from krajina.core import Action, Decision, Place, Refusal, Word, below, word_of
from krajina.core.flat import i64, vec
from krajina.core.luck import Luck
from krajina.games.carcassonne.actions import PlaceTile
from krajina.games.carcassonne.board import NOWHERE, WORD, WORDS, cell_of, place_of
from krajina.games.carcassonne.choices import NO_VALUES, Coded
from krajina.games.carcassonne.events import TileDiscarded, TilePlaced
from krajina.games.carcassonne.expansion import AGAIN, ASK, NEXT, Expansion, Step
from krajina.games.carcassonne.faces import EDGE_CODES, EDGES, SIDE_POINTS, WEIGHTS
from krajina.games.carcassonne.pieces import Edge, Prompt, Slot
from krajina.games.carcassonne.state import NO_TILE, State

TRIES: Final = 60  # before all placements are listed after all; a tile fits one try in six or so
ACTIONS: Final = 4096  # that are kept
EDGE_LETTERS = {code: letter for letter, code in EDGE_CODES.items()}


class PlaceTileStep(Step):
    """The tile in hand goes onto the table; one that fits nowhere leaves the game, and another is drawn."""

    def __init__(self, slot: Slot = Slot.PLACE_TILE) -> None:
        super().__init__(slot, PlaceTile)
        self.prompt = Prompt.PLACE_TILE.value
        self.actions: dict[int, PlaceTile] = {}

    def enter(self, state: State) -> int:
        """Ask, if there is any place. The placements are listed only where a box restricts them."""
        state.codes = vec[i64]()
        if state.rules.filters and restricting(state):
            state.codes = placements(state)
            if len(state.codes):
                return ASK
        elif state.board.fits(state.tile):
            return ASK
        if state.events is not None:
            state.tell(TileDiscarded(tile=state.rules.tables.kinds[state.tile].id))
        state.discarded = [*state.discarded, state.tile]
        state.tile = NO_TILE
        return AGAIN

    def decision(self, state: State) -> Decision[Action]:
        """Where the tile may lie."""
        return Decision(state.seat, self.prompt, Placements(self, state), NO_VALUES)

    def listed(self, state: State) -> vec[i64]:
        """Every placement."""
        return placements(state)

    def pick(self, state: State, luck: Luck) -> int:
        """A placement at random."""
        if not len(state.codes):
            found = state.board.pick(state.tile, luck, TRIES)
            if found >= 0:
                return found
        codes = placements(state)
        return codes[luck.below(len(codes))]

    def take(self, state: State, code: int) -> int:
        """Lay the tile; its features grow together with those around it."""
        turn = code & 3
        state.board.place(code - turn, state.tile * 4 + turn)
        if state.events is not None:
            tile = state.rules.tables.kinds[state.tile].id
            state.tell(TilePlaced(seat=state.seat, tile=tile, at=place_of(code - turn), turn=turn))
        state.tile = NO_TILE
        return NEXT

    def decode(self, code: int) -> Action:
        """The place and the turn; the same places are asked for again and again."""
        action = self.actions.get(code)
        if action is None:
            if len(self.actions) >= ACTIONS:
                self.actions.clear()
            action = self.actions[code] = PlaceTile(place_of(code - (code & 3)), code & 3)
        return action

    def encode(self, state: State, action: Action) -> int:
        """The cell and the turn in one."""
        assert isinstance(action, PlaceTile)
        return cell_of(action.at) + action.turn

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """The place is taken, or not beside a tile, or a side does not continue, or a box forbids it."""
        assert isinstance(action, PlaceTile)
        if refusal := misfit(state, action):
            return refusal
        for box in restricting(state):
            if refusal := box.placement_refusal(state, self.encode(state, action)):
                return refusal
        return self._same_picture(state, action)

    def _same_picture(self, state: State, action: PlaceTile) -> Refusal | None:
        """The tile fits, and looks the same as in another turn that is offered."""
        cell = cell_of(action.at)
        turn = next((code - cell for code in placements(state) if code - code % 4 == cell), None)
        return None if turn is None else Refusal("same-picture", "page 3", {"turn": action.turn, "same": turn})


def misfit(state: State, action: PlaceTile) -> Refusal | None:
    """The place is beside no tile, or taken, or a side does not continue."""
    place = Place(action.at)
    number = state.board.at.get(cell_of(action.at), NOWHERE)
    if number == NOWHERE:
        return Refusal("not-adjacent", "page 3", {"place": place})
    if number >= 0:
        return Refusal("cell-taken", "page 3", {"place": place})
    sign = state.board.open_signs[-1 - number]
    edges = state.rules.tables.edges[state.tile * 4 + action.turn]
    for side in range(4):
        there = sign // WEIGHTS[side] % EDGES
        if there and there != edges[side]:
            values = {"side": word_of(SIDE_POINTS[side]), "here": _edge(edges[side]), "there": _edge(there)}
            return Refusal("side-does-not-continue", "page 3", {"place": place, **values})
    return None


class Placements(Coded):
    """Where the tile in hand may lie: listed only when they are looked at.

    A choice at random tries random turns on random open cells until one fits, which makes every placement as likely as
    any other, at a cost that does not grow with the land.
    """

    def __init__(self, step: Step, state: State) -> None:
        super().__init__(step, state.codes)
        self.state = state
        self.laid = len(state.board.faces)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, PlaceTile) and cell_of(action.at) + action.turn in self.listed()

    def listed(self) -> vec[i64]:
        """All placements."""
        assert self.laid == len(self.state.board.faces), "choices hold until the state advances"
        return placements(self.state)

    def sample(self, rng: Random) -> Action:
        """Pick one, each as likely as the others."""
        state = self.state
        assert self.laid == len(state.board.faces), "choices hold until the state advances"
        if not len(state.codes):
            found = self._tried(state, rng)
            if found >= 0:
                return self.step.decode(found)
        codes = placements(state)
        return self.step.decode(codes[below(rng, len(codes))])

    def _tried(self, state: State, rng: Random) -> int:
        """A placement at random, or -1 after too many tries. A word of random bits serves several tries."""
        board = state.board
        tickets: int = 4 * len(board.open_cells)
        bits = (tickets - 1).bit_length()
        for _ in range(TRIES * bits // WORD + 1):
            found = board.tried(state.tile, i64(rng.random() * WORDS), bits)
            if found >= 0:
                return found
        return -1


def restricting(state: State) -> list[Expansion]:
    """The boxes that have a say where the tile in hand may lie."""
    return [box for box in state.rules.filters if box.restricts(state)]


def placements(state: State) -> vec[i64]:
    """Every placement of the tile in hand, as `cell + turn`."""
    if len(state.codes):
        return state.codes
    codes = state.board.legal(state.tile)
    for box in restricting(state):
        codes = box.placements(state, codes)
    return codes


def _edge(code: int) -> Word:
    return word_of(Edge(EDGE_LETTERS[code]))
