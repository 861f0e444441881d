"""Carcassonne for learners: a placement is the number of an open cell, by its place, and a turn."""

from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from krajina.core import Action, AnyGame, Decision, Message, Options, Seat
from krajina.games.carcassonne.actions import DrawTile, Pass, PlaceFigure, PlaceTile
from krajina.games.carcassonne.board import cell_of, place_of
from krajina.games.carcassonne.bot.observe import Observer, numbered, open_places
from krajina.games.carcassonne.boxes.hills.pieces import DrawSheep
from krajina.games.carcassonne.boxes.wheel.pieces import TakeHome
from krajina.games.carcassonne.catalog import FIGURE_ROWS
from krajina.games.carcassonne.faces import PARTS
from krajina.games.carcassonne.moves.place_tile import placements
from krajina.games.carcassonne.state import FIGURES, State
from krajina.learn.ids import Ids
from krajina.learn.rooms import Room, laid_out
from krajina.learn.walks import Options as Choosing
from krajina.learn.walks import Walk

BY_CHANCE: Final = frozenset({DrawTile, DrawSheep})
BY_PLACE: Final = frozenset({PlaceTile, TakeHome})  # numbered by where they lead, not by what they say
TURNS: Final = 4


class CarcassonneRoom(Room[State]):
    """Ids: figures and what else is small, then open cell and turn, then own figures by place."""

    spread: ClassVar[float] = 20.0

    def __init__(self, game: AnyGame, options: Options) -> None:
        super().__init__(game, options)
        state: State = game.new(options)
        rules = state.rules
        kinds = [n for n, tile in enumerate(rules.tables.kinds) if tile.set in state.options.set_names]
        self.most_tiles = len(state.board.faces) + state.in_bag + sum(sum(box.whole_pile(state)) for box in rules.piles)
        self.most_open = 2 * self.most_tiles  # n tiles that hang together have at most 2 n + 2 free neighbours
        self.most_homes = sum(FIGURE_ROWS[FIGURES[code]].at_hand for code in rules.figures)
        faces = [face for kind in kinds for face in range(kind * TURNS, kind * TURNS + TURNS)]
        self.spots = sorted({part for face in faces for part in rules.tables.called[face]})
        by_part = [-1] * (len(rules.tables.parts) * PARTS)
        for face in faces:
            for number, part in enumerate(rules.tables.called[face]):
                by_part[face * PARTS + number] = self.spots.index(part)
        self.observer = Observer(state, kinds, by_part, len(self.spots), self.most_tiles)
        self.layout = laid_out(self.observer.parts)
        self.ids = self._ids(state)
        self.homes = self.ids.places + self.most_open * TURNS

    def _ids(self, state: State) -> Ids:
        asked = {kind for step in state.rules.steps for kind in step.kinds} - BY_CHANCE - BY_PLACE - {PlaceFigure}
        figures = [PlaceFigure(FIGURES[code], on, point) for code in state.rules.figures for on, point in self.spots]
        has_homes = any(TakeHome in step.kinds for step in state.rules.steps)
        room = self.most_open * TURNS + (self.most_homes if has_homes else 0)
        others = sorted(asked - {Pass}, key=lambda kind: kind.__name__)
        return Ids([Pass, *others], state.seats, room=room, more=figures)

    def walk(self, state: State, decision: Decision[Action]) -> Walk:
        """Placements by open cell and turn, figures to take home by place; all else by what it says."""
        kinds = decision.choices.kinds()
        if PlaceTile in kinds:
            return Placing(self, state)
        if TakeHome in kinds:
            return Homing(self, decision)
        ids = self.ids
        return Choosing(ids, [ids.numbers[action] for action in decision.choices], {})

    def observe(self, state: State, seat: Seat, walk: Walk | None) -> NDArray[np.float32]:
        """What lies on the table."""
        cells = walk.cells if isinstance(walk, Placing) else open_places(state)
        return np.array(self.observer.observe(state, seat, cells), np.float32)

    def action(self, state: State, number: int) -> Action | None:
        """The placement on an open cell; there are fewer of those than ids."""
        first = self.ids.places
        if number < first:
            return self.ids.action(number)
        if number >= self.homes:
            return None
        cells = open_places(state)
        cell, turn = divmod(number - first, TURNS)
        return PlaceTile(place_of(cells[cell]), turn) if cell < len(cells) else None

    def meaning(self, state: State, number: int) -> Message:
        """A placement by its place, or the number of a cell or figure that is not there."""
        if number < self.ids.places:
            return self.ids.meaning(number)
        if (action := self.action(state, number)) is not None:
            return action.message
        which = number - self.homes if number >= self.homes else (number - self.ids.places) // TURNS
        return Message("learn-figure" if number >= self.homes else "learn-cell", {"number": which})


class Placing(Walk):
    """Where the tile in hand may lie."""

    def __init__(self, room: CarcassonneRoom, state: State) -> None:
        self.first = room.ids.places
        self.cells = open_places(state)
        self.legal = numbered(self.cells, placements(state), self.first)

    def take(self, number: int) -> Action:
        """The placement."""
        cell, turn = divmod(number - self.first, TURNS)
        return PlaceTile(place_of(self.cells[cell]), turn)

    def toward(self, action: Action) -> int:
        """The number of its open cell, and its turn."""
        assert isinstance(action, PlaceTile), "a placement is asked for"
        return self.first + list(self.cells).index(cell_of(action.at)) * TURNS + action.turn


class Homing(Walk):
    """Which of one's own figures goes home, from north to south, in each row from west to east."""

    def __init__(self, room: CarcassonneRoom, decision: Decision[Action]) -> None:
        self.first = room.homes
        figures = [action for action in decision.choices if isinstance(action, TakeHome)]
        self.actions = sorted(figures, key=lambda action: (action.at[1], action.at[0]))
        self.legal = range(self.first, self.first + len(self.actions))

    def take(self, number: int) -> Action:
        """The figure at that place."""
        return self.actions[number - self.first]

    def toward(self, action: Action) -> int:
        """Its number."""
        assert isinstance(action, TakeHome), "a figure to take home is asked for"
        return self.first + self.actions.index(action)
