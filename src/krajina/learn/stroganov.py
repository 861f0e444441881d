"""Stroganov for learners: every answer is an id of its own."""

from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from krajina.core import Action, AnyGame, Decision, Options, Seat
from krajina.games.stroganov import (
    GAME,
    DrawBack,
    DrawCard,
    DrawFur,
    DrawLandscape,
    DrawPlayer,
    DrawSong,
    DrawVillage,
    DrawYurt,
    TurnIvanCard,
)
from krajina.games.stroganov.bot.observe import Observer
from krajina.games.stroganov.state import State
from krajina.learn.ids import Ids, answers
from krajina.learn.rooms import Room, laid_out
from krajina.learn.walks import Options as Choosing
from krajina.learn.walks import Walk

BY_CHANCE: Final[frozenset[type[Action]]] = frozenset(
    {DrawBack, DrawCard, DrawFur, DrawLandscape, DrawPlayer, DrawSong, DrawVillage, DrawYurt, TurnIvanCard}
)
ANSWERS: Final = answers(GAME.actions, BY_CHANCE)


class StroganovRoom(Room[State]):
    """Ids: all answers."""

    spread: ClassVar[float] = 20.0

    def __init__(self, game: AnyGame, options: Options) -> None:
        super().__init__(game, options)
        self.ids = Ids(ANSWERS, options.seats)
        self.observer = Observer(game.new(options))
        self.layout = laid_out(self.observer.parts)

    def walk(self, state: State, decision: Decision[Action]) -> Walk:
        """One id an answer."""
        numbers = self.ids.numbers
        return Choosing(self.ids, [numbers[action] for action in decision.choices], {})

    def observe(self, state: State, seat: Seat, walk: Walk | None) -> NDArray[np.float32]:
        """What lies on the table."""
        return np.array(self.observer.observe(state, seat), np.float32)
