"""The order of play: the seasons of a year, the stages of a turn, the steps of winter (pages 5, 9 and 10)."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from krajina.core import Action, Decision, Event, Refusal, Seat
from krajina.core.message import Values
from krajina.core.tasks import Offered
from krajina.games.stroganov.advanced import ADVANCED, AdvancedAction, advanced_actions
from krajina.games.stroganov.anytime import EXTRA_KINDS, AnyTime, offer_any_time
from krajina.games.stroganov.deeds import Deed
from krajina.games.stroganov.ivan import IvanTurn
from krajina.games.stroganov.moves.basic_action import BasicAction, basic_actions
from krajina.games.stroganov.moves.decline import Decline
from krajina.games.stroganov.moves.draw_back import DrawBack
from krajina.games.stroganov.moves.draw_card import DrawCard
from krajina.games.stroganov.moves.draw_fur import DrawFur
from krajina.games.stroganov.moves.draw_landscape import DrawLandscape
from krajina.games.stroganov.moves.draw_player import DrawPlayer
from krajina.games.stroganov.moves.draw_song import DrawSong
from krajina.games.stroganov.moves.draw_village import DrawVillage
from krajina.games.stroganov.moves.draw_yurt import DrawYurt
from krajina.games.stroganov.moves.end_turn import END_TURN, EndTurn
from krajina.games.stroganov.moves.hunt import Hunt
from krajina.games.stroganov.moves.keep_fur import KeepFur
from krajina.games.stroganov.moves.move_cossack import MoveCossack, free_steps, mandatory_moves
from krajina.games.stroganov.moves.pay import Pay
from krajina.games.stroganov.moves.show_tigers import ShowTigers
from krajina.games.stroganov.moves.sing_song import SingSong, WinterSong
from krajina.games.stroganov.moves.skip import Skip, skipping
from krajina.games.stroganov.moves.step_for_stories import StepForStories
from krajina.games.stroganov.moves.step_trophy import StepTrophy
from krajina.games.stroganov.moves.take_fur import TakeFur
from krajina.games.stroganov.moves.take_income import Income, TakeIncome
from krajina.games.stroganov.moves.take_start_card import TakeStartCard
from krajina.games.stroganov.moves.take_trophy_reward import TakeTrophyReward
from krajina.games.stroganov.moves.trade import Trade
from krajina.games.stroganov.moves.turn_ivan_card import TurnIvanCard
from krajina.games.stroganov.moves.use_card import UseCard
from krajina.games.stroganov.pieces import SEASONS, Moment, Prompt, Season, Stage, Who, Why
from krajina.games.stroganov.reach import MAIN, SECOND, Terms
from krajina.games.stroganov.rewards import give
from krajina.games.stroganov.state import NOBODY, Question, State, Task
from krajina.games.stroganov.upkeep import Upkeep

# -- the moves, by where they are chosen ------------------------------------------------------------------------------

Chance: TypeAlias = (
    DrawFur | DrawPlayer | DrawLandscape | DrawVillage | DrawYurt | DrawSong | DrawCard | DrawBack | TurnIvanCard
)
AtAStage: TypeAlias = MoveCossack | BasicAction | Skip | EndTurn
InTurn: TypeAlias = AdvancedAction | AnyTime | UseCard
InsideAnAction: TypeAlias = (
    Hunt | Trade | Pay | ShowTigers | KeepFur | TakeFur | StepTrophy | StepForStories | TakeTrophyReward | SingSong
)
StroganovAction: TypeAlias = Chance | TakeStartCard | AtAStage | Decline | InTurn | InsideAnAction | TakeIncome
Offer: TypeAlias = Callable[[State, int, Terms], Sequence[Action]]  # what a player may do, on these terms


class Step(Struct, frozen=True):
    """A stage of a turn: what may be chosen at it, besides what may be done at any time."""

    prompt: str
    kinds: frozenset[type[Action]]
    offers: tuple[Offer, ...]
    terms: Terms = MAIN


def _step(stage: Stage, offers: tuple[Offer, ...], *kinds: type[Action], terms: Terms = MAIN) -> Step:
    return Step(Prompt[stage.name].value, frozenset({*kinds, *EXTRA_KINDS, UseCard}), offers, terms)


# Page 5: the mandatory move, a basic action, a main action, perhaps a second one.
TURN: Final = (
    _step(Stage.MOVE, (mandatory_moves,), MoveCossack),
    _step(Stage.BASIC, (basic_actions, skipping), BasicAction, Skip),
    _step(Stage.MAIN, (basic_actions, advanced_actions), BasicAction, *ADVANCED, EndTurn),
    _step(Stage.SECOND, (basic_actions, advanced_actions), BasicAction, *ADVANCED, EndTurn, terms=SECOND),
    _step(Stage.DONE, (), EndTurn),
)  # by stage


def winter(state: State) -> list[Task]:
    """The steps of winter (page 10), each for all players in the order of play."""
    return [
        *map(Income, state.line),
        *map(DeepestStories, range(min(len(state.line), len(state.tables.board.winter.stories)))),
        WinterSongs(),
        Upkeep(),
        NextYear(),
    ]


# -- seasons ----------------------------------------------------------------------------------------------------------


class SeasonBegan(Event, frozen=True):
    """A season begins."""

    year: int
    season: Season


class TurnBegan(Event, frozen=True):
    """The turn of a player begins."""

    who: Who


def begin_season(state: State) -> None:
    """Turns, or what winter brings (page 9)."""
    state.tell(SeasonBegan(year=state.year, season=SEASONS[state.season]))
    if SEASONS[state.season] != Season.WINTER:
        state.todo.append(NextTurn())
        return
    for mat in state.mats:
        mat.sung = False
    state.todo.extend(reversed(winter(state)))


class NextTurn(Task):
    """The turns of a season: each player has one, the deepest in Siberia first (page 5)."""

    def enter(self, state: State) -> bool:
        """The next one; after the last the next season."""
        player = next((player for player in state.line if player not in state.moved), NOBODY)
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
        state.tell(TurnBegan(who=state.who(player)))
        state.todo.append(IvanTurn(player) if player == state.ivan else Turn(player, Stage.MOVE))
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
        player, step = self.player, TURN[self.stage]
        found: list[Action] = []
        for offer in step.offers:
            found += offer(state, player, step.terms)
        if self.stage == Stage.MOVE and not found:  # page 6: no tile further east
            state.todo.append(Turn(player, Stage.BASIC))
            return None
        offer_any_time(state, player, found)
        if state.mats[player].fulfilled:
            UseCard.offer(state, player, found)
        if EndTurn in step.kinds:
            found.append(END_TURN)
        return found

    def decisions(self, state: State) -> tuple[Decision[Action], ...]:
        step = TURN[self.stage]
        return (Decision(self.player, step.prompt, Offered(state.choices, step.kinds), self.values(state)),)

    def values(self, state: State) -> Values:
        """How many landscapes the mandatory move goes without horses."""
        return {"steps": free_steps(state, self.player)} if self.stage == Stage.MOVE else {}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Do it; then comes the next stage, or after an extra action this one again."""
        assert isinstance(action, Deed)
        if isinstance(action, AnyTime | UseCard):
            state.todo.append(Turn(self.player, self.stage, is_resumed=True))
        elif not isinstance(action, EndTurn):
            state.todo.append(Turn(self.player, self.stage + 1))
        action.take(state, self.player, TURN[self.stage].terms)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, Deed)
        return action.refusal(state, self.player, TURN[self.stage].terms)


# -- winter -----------------------------------------------------------------------------------------------------------


class Deepest(Event, frozen=True):
    """In winter stories are told of the player deepest in Siberia, and of the next."""

    who: Who
    place: int  # 1 is the deepest
    stories: int


class DeepestStories(Task):
    """Stories for the deepest in Siberia, and for the second (page 10)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def enter(self, state: State) -> bool:
        stories = state.tables.board.winter.stories[self.place]
        if stories:
            state.tell(Deepest(who=state.who(state.line[self.place]), place=self.place + 1, stories=stories))
            give(state, state.line[self.place], (("story", stories),), Why.SONG)
        return False


class WinterSongs(Task):
    """Songs for all in the order of play."""

    def enter(self, state: State) -> bool:
        state.todo.extend(WinterSong(player) for player in reversed(state.line))
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
        if isinstance(task, Income) or task == DeepestStories(0):
            return Moment.INCOME
        if isinstance(task, DeepestStories | WinterSongs):
            return Moment.STORIES
        if isinstance(task, Upkeep):
            return Moment.SONGS
    return Moment.UPKEEP
