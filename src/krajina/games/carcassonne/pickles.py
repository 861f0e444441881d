"""Pickling states and games, compiled or not; a game is told by the classes of its boxes.

A compiled array travels as a list, a compiled object as what it holds, to be put into one of a table that is set up
alike: so the rooms that make a pickle and those that take it are to be compiled alike.
"""

import copyreg
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from krajina.core.pickled import Own, own_of
from krajina.games.carcassonne.arrays import Grid
from krajina.games.carcassonne.board import FOLLOWER, Board
from krajina.games.carcassonne.kernel import COMPILED
from krajina.games.carcassonne.options import CarcassonneOptions
from krajina.games.carcassonne.placed import Placed
from krajina.games.carcassonne.state import State

if TYPE_CHECKING:
    from krajina.games.carcassonne.game import Carcassonne

Boxes: TypeAlias = tuple[type, ...]

_ARRAY: Final = type(FOLLOWER)  # a list where Python runs the board
_GAMES: Final[dict[Boxes, "Carcassonne"]] = {}  # the one that was made last of these boxes


def remember(game: "Carcassonne") -> None:
    """Let the states of a game find it again."""
    _GAMES[boxes_of(game.boxes)] = game


def boxes_of(boxes: tuple[object, ...]) -> Boxes:
    """The classes of boxes."""
    return tuple(type(box) for box in boxes)


def game_with(boxes: Boxes) -> "Carcassonne":
    """The game with these boxes, made if need be: a box from outside comes with its module."""
    from krajina.games.carcassonne.game import Carcassonne

    return _GAMES.get(boxes) or Carcassonne([box() for box in boxes])


def pack(state: State) -> tuple[Callable[..., State], tuple[object, ...]]:
    """What `copyreg` asks for: how to make a state again."""
    held = {name: _held(part) for name, part in _parts(state).items()}
    return unpack, (boxes_of(state.rules.known), state.options, held)


def unpack(boxes: Boxes, options: CarcassonneOptions, held: Mapping[str, Own]) -> State:
    """The state again, on a table of the same set-up."""
    state = game_with(boxes).new(options)
    state.own_board()
    for part, thing in _parts(state).items():
        for name, value in held[part].items():
            if isinstance(value, list) and isinstance(getattr(thing, name), _ARRAY):
                setattr(thing, name, _ARRAY(value))
            else:
                setattr(thing, name, value)
    return state


def _parts(state: State) -> dict[str, object]:
    """The objects that change with a state, itself among them."""
    models = {f"model {name}": model for name, model in state.models.items()}
    parts: dict[str, object] = {"state": state, "board": state.board, "placed": state.placed}
    return {**parts, **({"grid": state.board.at} if COMPILED else {}), **models}


def _held(part: object) -> Own:
    """What a part holds and is no part itself."""
    held = {name: value for name, value in own_of(part).items() if name not in ("options", "models")}
    return {
        name: list(value) if isinstance(value, _ARRAY) else value
        for name, value in held.items()
        if not isinstance(value, Board | Grid | Placed)
    }


copyreg.pickle(State, pack)
