"""The order of play: the seasons of a year, the stages of a turn, the steps of winter (pages 5, 9 and 10)."""

from collections.abc import Sequence
from typing import Final

from krajina.core import Action, Decision, Refusal, Seat
from krajina.core.message import Values
from krajina.core.tasks import Offered
from krajina.games.stroganov.actions import BasicAction, EndTurn, MoveCossack, Skip, UseCard
from krajina.games.stroganov.advanced import ADVANCED, advanced_actions
from krajina.games.stroganov.anytime import EXTRA_KINDS, offer_any_time
from krajina.games.stroganov.deeds import deed_of
from krajina.games.stroganov.events import Deepest, SeasonBegan, TurnBegan
from krajina.games.stroganov.ivan import IvanTurn
from krajina.games.stroganov.moves.basic_action import basic_actions
from krajina.games.stroganov.moves.end_turn import END, END_TURN
from krajina.games.stroganov.moves.move_cossack import free_steps, mandatory_moves
from krajina.games.stroganov.moves.sing_song import BY_SONG, WinterSong
from krajina.games.stroganov.moves.skip import SKIP
from krajina.games.stroganov.moves.take_income import WINTER, Income
from krajina.games.stroganov.moves.use_card import offer_use
from krajina.games.stroganov.pieces import SEASONS, Moment, Stage
from krajina.games.stroganov.reach import MAIN, SECOND, Terms
from krajina.games.stroganov.rewards import give
from krajina.games.stroganov.state import NOBODY, Question, State, Task
from krajina.games.stroganov.upkeep import Upkeep

# Page 5: the mandatory move, a basic action, a main action, perhaps a second one.
MOVE: Final = int(Stage.MOVE)
BASIC: Final = int(Stage.BASIC)
MAIN_ACTION: Final = int(Stage.MAIN)
SECOND_ACTION: Final = int(Stage.SECOND)
DONE: Final = int(Stage.DONE)

NO_VALUES: Final[Values] = {}  # one for all questions
PROMPTS: Final = [stage.name.lower() for stage in Stage]  # by stage
KINDS: Final[list[frozenset[type[Action]]]] = [
    frozenset({*EXTRA_KINDS, UseCard, *kinds})
    for kinds in (
        (MoveCossack,),
        (BasicAction, Skip),
        (BasicAction, *ADVANCED, EndTurn),
        (BasicAction, *ADVANCED, EndTurn),
        (EndTurn,),
    )
]  # what may be chosen at a stage


def terms_at(stage: int) -> Terms:
    """On what terms actions are done at a stage."""
    return SECOND if stage == SECOND_ACTION else MAIN


def winter(state: State) -> list[Task]:
    """The steps of winter (page 10), each for all players in the order of play."""
    return [
        *[Income(player) for player in state.line],
        *[DeepestStories(place) for place in range(min(len(state.line), len(state.tables.board.winter.stories)))],
        WinterSongs(),
        Upkeep(),
        NextYear(),
    ]


# -- seasons ----------------------------------------------------------------------------------------------------------


def begin_season(state: State) -> None:
    """Turns, or what winter brings (page 9)."""
    if state.events is not None:
        state.tell(SeasonBegan(year=state.year, season=SEASONS[state.season]))
    if state.season != WINTER:
        state.todo.append(NextTurn())
        return
    for mat in state.mats:
        mat.sung = False
    state.todo.extend(reversed(winter(state)))


class NextTurn(Task):
    """The turns of a season: each player has one, the deepest in Siberia first (page 5)."""

    def enter(self, state: State) -> bool:
        """The next one; after the last the next season."""
        player = NOBODY
        for other in state.line:
            if other not in state.moved:
                player = other
                break
        state.player = player
        if player == NOBODY:
            state.moved = ()
            state.season += 1
            begin_season(state)
            return False
        state.todo.append(self)
        state.moved = (*state.moved, player)
        mat = state.mats[player]
        mat.used = ()
        mat.sung = False
        if state.events is not None:
            state.tell(TurnBegan(who=state.who(player)))
        if player == state.ivan:
            state.todo.append(IvanTurn(player))
        else:
            state.todo.append(Turn(player, MOVE))
        return False


class NextYear(Task):
    """After winter and its upkeep: spring (page 10)."""

    def enter(self, state: State) -> bool:
        if not state.is_over:
            state.year += 1
            state.season = 0
            begin_season(state)
        return False


class Turn(Question):
    """A turn at one of its stages."""

    def __init__(self, player: Seat, stage: int, is_resumed: bool = False) -> None:
        self.player = player
        self.stage = stage
        self.is_resumed = is_resumed  # after something that may be done at any time, which does not end a stage

    def offers(self, state: State) -> Sequence[Action] | None:
        """What may be done at this stage, then what may be done at any time."""
        player, stage = self.player, self.stage
        found: list[Action] = []
        if stage == MOVE:
            mandatory_moves(state, player, found)
            if not found:  # page 6: no tile further east
                state.todo.append(Turn(player, BASIC))
                return None
        elif stage == BASIC:
            basic_actions(state, player, MAIN, found)
            found.append(SKIP.action)
        elif stage != DONE:
            terms = terms_at(stage)
            basic_actions(state, player, terms, found)
            advanced_actions(state, player, terms, found)
        offer_any_time(state, player, found)
        if state.mats[player].fulfilled:
            offer_use(state, player, found)
        if stage >= MAIN_ACTION:
            found.append(END_TURN)
        return found

    def decisions(self, state: State) -> tuple[Decision[Action], ...]:
        stage = self.stage
        return (Decision(self.player, PROMPTS[stage], Offered(state.choices, KINDS[stage]), self.values(state)),)

    def values(self, state: State) -> Values:
        """How many landscapes the mandatory move goes without horses."""
        return {"steps": free_steps(state, self.player)} if self.stage == MOVE else NO_VALUES

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Do it; then comes the next stage, or after an extra action this one again."""
        deed = deed_of(action)
        if deed.keeps_stage:
            state.todo.append(Turn(self.player, self.stage, is_resumed=True))
        elif deed is not END:
            state.todo.append(Turn(self.player, self.stage + 1))
        deed.take(state, self.player, terms_at(self.stage))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return deed_of(action).refusal(state, self.player, terms_at(self.stage))


# -- winter -----------------------------------------------------------------------------------------------------------


class DeepestStories(Task):
    """Stories for the deepest in Siberia, and for the second (page 10)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def enter(self, state: State) -> bool:
        stories = state.tables.board.winter.stories[self.place]
        if stories:
            if state.events is not None:
                state.tell(Deepest(who=state.who(state.line[self.place]), place=self.place + 1, stories=stories))
            give(state, state.line[self.place], (("story", stories),), BY_SONG)
        return False


class WinterSongs(Task):
    """Songs for all in the order of play."""

    def enter(self, state: State) -> bool:
        state.todo.extend([WinterSong(player) for player in reversed(state.line)])
        return False


# -- how far it has gone ----------------------------------------------------------------------------------------------


def moment(state: State) -> Moment | None:
    """Where the game stands, also inside an action; None in the opponent's turn and at the end."""
    if state.is_over:
        return None
    if any(isinstance(task, NextYear) for task in state.todo):
        return _winter_moment(state)
    turns = [task for task in (*state.todo, state.asked) if isinstance(task, Turn)]
    if turns:
        last = turns[-1]
        is_asked = last is state.asked or last.is_resumed
        return Moment[Stage(last.stage if is_asked else last.stage - 1).name]
    if any(isinstance(task, NextTurn) for task in state.todo):
        return Moment.DONE if state.player != state.ivan else None
    return Moment.START


def _winter_moment(state: State) -> Moment:
    """By the first of the steps of winter that are still to come."""
    for task in reversed(state.todo):
        if isinstance(task, Income) or (isinstance(task, DeepestStories) and task.place == 0):
            return Moment.INCOME
        if isinstance(task, (DeepestStories, WinterSongs)):
            return Moment.STORIES
        if isinstance(task, Upkeep):
            return Moment.SONGS
    return Moment.UPKEEP
