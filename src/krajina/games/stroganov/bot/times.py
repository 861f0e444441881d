"""How much of the game is left to a player: turns, and steps of winter."""

from typing import Final

from krajina.games.stroganov.moves.sing_song import WinterSong
from krajina.games.stroganov.moves.take_income import Income
from krajina.games.stroganov.phases import MOVE, Turn
from krajina.games.stroganov.state import State, Task
from krajina.games.stroganov.upkeep import YEARS

TURNS: Final = 3  # a year
ALL_TURNS: Final = TURNS * YEARS
LATE: Final = 6  # with fewer turns left things count by what they are at the end
SOON: Final = 3.0  # with so many turns left there is time for whatever furs are collected for


def turns_left(state: State, player: int) -> int:
    """How many turns a player has still before it; a turn is before it until it does something."""
    turns = TURNS * (YEARS - state.year) + max(0, TURNS - state.season) - (player in state.moved)
    return turns + is_fresh(state, player)


def is_fresh(state: State, player: int) -> bool:
    """Tell whether a turn of a player has begun and nothing was done in it."""
    task = state.asked
    return isinstance(task, Turn) and task.player == player and task.stage == MOVE and not task.is_resumed


def winters_left(state: State, player: int, task: type[Income] | type[WinterSong]) -> int:
    """How often a step of winter is still to come."""
    if state.season < TURNS:
        return YEARS - state.year + 1
    if _awaits(state.asked, player, task):
        return YEARS - state.year + 1
    for one in state.todo:
        if _awaits(one, player, task):
            return YEARS - state.year + 1
    return YEARS - state.year


def _awaits(one: Task | None, player: int, task: type[Income] | type[WinterSong]) -> bool:
    return isinstance(one, task) and one.player == player
