"""Placing a figure on the tile just laid, or none (page 4)."""

from typing import Final

from krajina.core import Action, Decision, Refusal, SeatName, Word, word_of
from krajina.core.flat import append, i64, vec
from krajina.games.carcassonne.actions import Pass, PlaceFigure
from krajina.games.carcassonne.board import CLAIMED, FOLLOWER, place_of
from krajina.games.carcassonne.catalog import FIGURE_ROWS, figure_word
from krajina.games.carcassonne.choices import NO_VALUES, Coded
from krajina.games.carcassonne.events import FigurePlaced
from krajina.games.carcassonne.expansion import ASK, NEXT, Expansion, Step
from krajina.games.carcassonne.faces import PARTS, TERRAINS, Tables
from krajina.games.carcassonne.pieces import Prompt, Slot, Terrain
from krajina.games.carcassonne.scoring import is_follower
from krajina.games.carcassonne.state import FIGURE_KINDS, FIGURES, SEATS, STRENGTHS, State

# A choice: 0 for none; a figure on a part is `(figure + 1) * ON_LAND + face * PARTS + part`; the boxes have the rest.
PASS: Final = 0
ON_LAND: Final = 1 << 20
ELSEWHERE: Final = 1 << 24


class PlaceFigureStep(Step):
    """One figure from the supply, or none; the seat is not asked when nothing is possible."""

    def __init__(self, tables: Tables, boxes: tuple[Expansion, ...]) -> None:
        own = [kind for box in boxes for kind in box.kinds_elsewhere()]
        super().__init__(Slot.PLACE_FIGURE, PlaceFigure, Pass, *own)
        self.prompt = Prompt.PLACE_FIGURE.value
        self.tables = tables
        self.boxes = boxes
        self.actions: dict[int, Action] = {PASS: Pass()}  # made when they are first asked for
        self.last = PASS  # what was named last: most likely it comes back, for the same face

    def enter(self, state: State) -> int:
        """Find every part without a follower, for each kind of follower at hand; then what the boxes add."""
        board = state.board
        tile = len(board.faces) - 1
        face, first = board.faces[tile], board.firsts[tile]
        codes = vec[i64]([PASS])
        row: i64 = face
        for figure in state.rules.followers:
            if state.supply[state.seat * FIGURE_KINDS + figure]:
                code = (figure + 1) * ON_LAND + face * PARTS
                for part in state.rules.claims[row]:
                    if board.tally[board.root[first + part]] < CLAIMED:
                        codes = append(codes, code + part)
            row += len(self.tables.parts)
        for box in state.rules.figure_boxes:
            codes = box.figure_codes(state, codes)
        for box in state.rules.others:
            offset = (self.boxes.index(box) + 1) * ELSEWHERE
            for other in box.elsewhere(state):
                codes = append(codes, offset + other)
        state.codes = codes
        return ASK if len(codes) > 1 else NEXT

    def decision(self, state: State) -> Decision[Action]:
        """Which figure goes where."""
        return Decision(state.seat, self.prompt, Coded(self, state.codes), NO_VALUES)

    def take(self, state: State, code: int) -> int:
        """Place the figure."""
        if code >= ELSEWHERE:
            self.boxes[code // ELSEWHERE - 1].take_elsewhere(state, code % ELSEWHERE)
        elif code != PASS:
            place_figure(state, code // ON_LAND - 1, code % PARTS)
        return NEXT

    def decode(self, code: int) -> Action:
        """The figure and the part by their names."""
        self.last = code
        action = self.actions.get(code)
        if action is None:
            if code >= ELSEWHERE:
                action = self.boxes[code // ELSEWHERE - 1].decode_elsewhere(code % ELSEWHERE)
            else:
                part = self.tables.parts[code % ON_LAND // PARTS][code % PARTS]
                action = PlaceFigure(FIGURES[code // ON_LAND - 1], TERRAINS[part.terrain], part.point)
            self.actions[code] = action
        return action

    def encode(self, state: State, action: Action) -> int:
        """The figure and the part in one."""
        face = state.board.faces[state.last_tile]
        last = self.last
        if action is self.actions.get(last) and last < ELSEWHERE and last % ON_LAND // PARTS == face:
            return last
        if isinstance(action, PlaceFigure):
            part = self.tables.part_called(face, action.on, action.point)
            return (FIGURES.index(action.figure) + 1) * ON_LAND + face * PARTS + part
        for number, box in enumerate(self.boxes):
            code = box.encode_elsewhere(state, action)
            if code >= 0:
                return (number + 1) * ELSEWHERE + code
        return PASS

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """There is no such part or figure, or a follower stands there."""
        if not isinstance(action, PlaceFigure):
            return next(filter(None, (box.refusal_elsewhere(state, seat, action) for box in self.boxes)), None)
        board, tile = state.board, state.last_tile
        part = self.tables.part_called(board.faces[tile], action.on, action.point)
        if part < 0:
            return self._no_such_part(board.faces[tile], action)
        figure = FIGURES.index(action.figure)
        if not state.supply_of(seat, figure):
            return Refusal("no-figure-left", "page 4", {"figure": figure_word(action.figure)})
        root = board.root[board.firsts[tile] + part]
        if not is_follower(figure):
            terrain = self.tables.parts[board.faces[tile]][part].terrain
            reasons = (box.figure_refusal(state, action.figure, root, terrain) for box in self.boxes)
            return next(filter(None, reasons), None)
        if action.on not in FIGURE_ROWS[action.figure].stands:
            return Refusal(
                "stands-elsewhere", "page 4", {"figure": figure_word(action.figure), "on": word_of(action.on)}
            )
        if action.on == Terrain.FIELD and not state.rules.farmers:
            return Refusal("no-farmers", "page 4")
        there = tuple(SeatName(other) for other in range(state.seats) if board.strength(root, other))
        return Refusal("occupied", "page 4", {"on": word_of(action.on), "by": there})

    def _no_such_part(self, face: int, action: PlaceFigure) -> Refusal:
        parts = self.tables.parts[face]
        there = tuple(Word("part", {"on": word_of(TERRAINS[p.terrain]), "at": word_of(p.point)}) for p in parts)
        named = {"on": word_of(action.on), "at": word_of(action.point)}
        return Refusal("no-such-part", "page 4", {**named, "parts": there})


def place_figure(state: State, figure: int, part: int) -> None:
    """Put a figure of the seat whose turn it is onto a part of the tile just laid."""
    board, seat = state.board, state.seat
    tile = len(board.faces) - 1
    node = board.firsts[tile] + part
    state.supply[seat * FIGURE_KINDS + figure] -= 1
    state.placed[node] = figure * SEATS + seat
    board.tally[board.root[node]] += STRENGTHS[figure] * FOLLOWER[seat]
    face = board.faces[tile]
    if part == state.rules.tables.cloister[face]:
        state.monks[board.cells[tile]] = node
    if state.events is not None:
        called = state.rules.tables.parts[face][part]
        on, place = TERRAINS[called.terrain], place_of(board.cells[tile])
        state.tell(FigurePlaced(seat=seat, figure=FIGURES[figure], on=on, point=called.point, at=place))
