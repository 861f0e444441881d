"""What learning has to know of a game: its ids, how a decision is made of them, and what a seat's numbers mean."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from krajina.core import Action, AnyGame, Decision, Message, Options, Seat
from krajina.core.game import S
from krajina.learn.ids import Ids
from krajina.learn.walks import Walk


class Part(NamedTuple):
    """A part of an observation: so many rows, each as wide, from a slot on."""

    start: int
    rows: int
    width: int


class Room(ABC, Generic[S]):
    """A game with one set-up, as learners meet it."""

    spread: ClassVar[float]  # by how many points games usually end apart: what a margin is divided by
    ids: Ids
    layout: dict[str, Part]

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game = game
        self.options = options

    @abstractmethod
    def walk(self, state: S, decision: Decision[Action]) -> Walk:
        """The beginning of a decision."""

    @abstractmethod
    def observe(self, state: S, seat: Seat, walk: Walk | None) -> NDArray[np.float32]:
        """What a seat knows, as numbers; the one that is asked also knows how far it has come."""

    def meaning(self, state: S, number: int) -> Message:
        """What an id says in a position, for people."""
        return self.ids.meaning(number)

    def action(self, state: S, number: int) -> Action | None:
        """The action that an id of a position stands for, offered or not; None for a step of a form."""
        return self.ids.action(number) if number < self.ids.places else None


# For environments, to which all games are alike: the one place where the type checker looks away.
AnyRoom: TypeAlias = Room[Any]
OfGame: TypeAlias = Any  # a state or a view, which the game knows


def laid_out(parts: Sequence[tuple[str, int, int]]) -> dict[str, Part]:
    """By name, where each part stands, one after the other."""
    layout, start = dict[str, Part](), 0
    for name, rows, width in parts:
        layout[name] = Part(start, rows, width)
        start += rows * width
    return layout


NAMES: Final = ("carcassonne", "graenaland", "stroganov")


def room_of(game: AnyGame, options: Options) -> AnyRoom:
    """The room of a game with one set-up."""
    kind: type[AnyRoom]
    match game.name:
        case "carcassonne":
            from krajina.learn.carcassonne import CarcassonneRoom as kind
        case "graenaland":
            from krajina.learn.graenaland import GraenalandRoom as kind
        case _:
            from krajina.learn.stroganov import StroganovRoom as kind
    return kind(game, options)
