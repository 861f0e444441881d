"""The order of play: seasons and turns, what may be done in a turn, winter, and the next year."""

from collections.abc import Sequence
from typing import Final

from krajina.core import Action, Decision, Refusal, Seat
from krajina.core.tasks import Offered
from krajina.games.stroganov.actions import (
    END_TURN,
    BasicAction,
    EndTurn,
    ExtraAction,
    FulfilCard,
    MoveCossack,
    Skip,
    UseCard,
)
from krajina.games.stroganov.events import SeasonBegan, TurnBegan
from krajina.games.stroganov.ivan import IvanTurn
from krajina.games.stroganov.moves.advanced import ADVANCED, advanced, refuse_advanced, take_advanced
from krajina.games.stroganov.moves.anytime import EXTRA_KINDS, extra_actions, refuse_extra_action, take_extra_action
from krajina.games.stroganov.moves.basic import basics, refuse_basic, second_price, take_basic
from krajina.games.stroganov.moves.granted import refuse_use, seasonal_actions, use_card
from krajina.games.stroganov.moves.move import mandatory_moves, move_mandatorily, refuse_mandatory
from krajina.games.stroganov.moves.places import reach_of
from krajina.games.stroganov.pieces import SEASONS, Basic, Prompt, Stage
from krajina.games.stroganov.state import NOBODY, Question, State, Task
from krajina.games.stroganov.winter import begin_winter

SKIP: Final = Skip()
PROMPTS: Final = tuple(Prompt[stage.name].value for stage in Stage)  # by stage
TURN_KINDS: Final[frozenset[type[Action]]] = frozenset({*EXTRA_KINDS, UseCard, EndTurn})
KINDS: Final[tuple[frozenset[type[Action]], ...]] = (
    TURN_KINDS - {EndTurn} | {MoveCossack},
    TURN_KINDS - {EndTurn} | {BasicAction, Skip},
    TURN_KINDS | {BasicAction, *ADVANCED},
    TURN_KINDS | {BasicAction, *ADVANCED},
    TURN_KINDS,
)  # by stage


class NextTurn(Task, frozen=True):
    """The turns of a season: everybody has one, the deepest in Siberia first (page 5)."""

    def enter(self, state: State) -> bool:
        """The next one; after the last the next season."""
        player = next((player for player in state.line if player not in state.moved), NOBODY)
        if player == NOBODY:
            next_season(state)
            return False
        state.todo.append(self)
        state.player = player
        state.moved = (*state.moved, player)
        mat = state.mats[player]
        mat.used = ()
        mat.sung = False
        state.tell(TurnBegan(who=state.who(player)))
        state.todo.append(IvanTurn(player) if player == state.ivan else Turn(player, Stage.MOVE))
        return False


def next_season(state: State) -> None:
    """Summer after spring, winter after autumn (page 9)."""
    state.player = NOBODY
    state.moved = ()
    state.season += 1
    begin_season(state)


def begin_season(state: State) -> None:
    """Turns, or what winter brings."""
    state.tell(SeasonBegan(year=state.year, season=SEASONS[state.season]))
    if state.season < len(SEASONS) - 1:
        state.todo.append(NextTurn())
    else:
        state.todo.append(NextYear())
        begin_winter(state)


class NextYear(Task, frozen=True):
    """After winter and its upkeep: spring (page 10)."""

    def enter(self, state: State) -> bool:
        """Unless the game is over."""
        if not state.is_over:
            state.year += 1
            state.season = 0
            begin_season(state)
        return False


class Turn(Question, frozen=True):
    """A turn at one of its stages: the mandatory move, a basic action, one or two main actions (page 5)."""

    stage: int

    def offers(self, state: State) -> Sequence[Action] | None:
        """What may be done at this stage, with what may be done at any time."""
        player, stage = self.player, self.stage
        mat = state.mats[player]
        found: list[Action] = []
        if stage == Stage.MOVE:
            found = mandatory_moves(state, player)
            if not found:  # page 6: no tile further east
                state.todo.append(Turn(player, Stage.BASIC))
                return None
        elif stage == Stage.BASIC:
            basics(state, player, mat, found, paid=False)
            found.append(SKIP)
        elif stage == Stage.MAIN or (stage == Stage.SECOND and any(mat.furs)):
            paid = stage == Stage.SECOND
            basics(state, player, mat, found, paid)
            advanced(state, player, found, reach_of(state, player), paid=paid)
        extra_actions(state, player, mat, found)
        if mat.fulfilled:
            seasonal_actions(state, player, mat, found)
        if stage >= Stage.MAIN:
            found.append(END_TURN)
        return found

    def decisions(self, state: State) -> tuple[Decision[Action], ...]:
        """By the stage."""
        return (Decision(self.player, PROMPTS[self.stage], Offered(state.choices, KINDS[self.stage])),)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Go on to the next stage, or after an extra action with this one."""
        player, stage = self.player, self.stage
        if isinstance(action, EndTurn):
            return
        if isinstance(action, ExtraAction | FulfilCard):
            state.todo.append(self)
            take_extra_action(state, player, action)
            return
        if isinstance(action, UseCard):
            state.todo.append(self)
            use_card(state, player, action)
            return
        state.todo.append(Turn(player, stage + 1))
        paid = stage == Stage.SECOND
        if isinstance(action, MoveCossack):
            move_mandatorily(state, player, action.at)
        elif isinstance(action, BasicAction):
            if paid:
                state.todo.append(DoBasic(player, action.basic))
                state.todo.append(second_price(state, player, action.basic))
            else:
                take_basic(state, player, action.basic)
        elif not isinstance(action, Skip):
            take_advanced(state, player, action, paid=paid)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """By the rules of what was chosen."""
        paid = self.stage == Stage.SECOND
        if isinstance(action, MoveCossack):
            return refuse_mandatory(state, self.player, action.at)
        if isinstance(action, BasicAction):
            return refuse_basic(state, self.player, action.basic, paid)
        if isinstance(action, UseCard):
            return refuse_use(state, self.player, action)
        if isinstance(action, ExtraAction | FulfilCard):
            return refuse_extra_action(state, self.player, action)
        if isinstance(action, ADVANCED):
            return refuse_advanced(state, self.player, action, anywhere=False, paid=paid)
        return None


class DoBasic(Task, frozen=True):
    """A basic action as a second main action, when its fur is paid."""

    player: int
    basic: Basic

    def enter(self, state: State) -> bool:
        """Do it."""
        take_basic(state, self.player, self.basic)
        return False
