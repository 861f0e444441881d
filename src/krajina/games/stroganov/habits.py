"""What a player would usually answer inside an action: a quick look at what each answer is worth, nothing tried out.

With these answers an action can be followed to its end without a search: whoever weighs actions needs its result.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from krajina.core import Action
from krajina.games.stroganov.actions import (
    BuildOutpost,
    ClaimLandscape,
    ExtraAction,
    FulfilCard,
    Hunt,
    KeepFur,
    MoveCossack,
    Pay,
    ShowTigers,
    SingSong,
    TakeCard,
    TakeFur,
    TakeTrophyReward,
    Trade,
    UseYurt,
    VisitVillage,
)
from krajina.games.stroganov.catalog import CARD, SONG
from krajina.games.stroganov.moves.advanced import UseYurtAnywhere, VisitAnywhere
from krajina.games.stroganov.moves.anytime import AtAnyTime
from krajina.games.stroganov.moves.bag import FillMarket, FurForPlayer, KeepOne
from krajina.games.stroganov.moves.basic import TRADE_NUMBER, TradeRewards
from krajina.games.stroganov.moves.claim import claim_price
from krajina.games.stroganov.moves.fulfil import ShowFurs
from krajina.games.stroganov.moves.granted import FreeAdvanced, FulfilPaidOnly
from krajina.games.stroganov.moves.hunt import HuntAgain, HuntTask
from krajina.games.stroganov.moves.market import TakeFromMarket
from krajina.games.stroganov.moves.move import FreeMove
from krajina.games.stroganov.moves.outpost import BuildAnywhere
from krajina.games.stroganov.moves.pay import PayFurs
from krajina.games.stroganov.moves.song import SongAtOnce
from krajina.games.stroganov.moves.trophy import STEP, Trophy, TrophyReward
from krajina.games.stroganov.pieces import RANK, TIGER
from krajina.games.stroganov.state import Question, State, Task
from krajina.games.stroganov.tables import Gains
from krajina.games.stroganov.worth import (
    ALL_TURNS,
    COIN,
    COIN_MORE,
    HORSE,
    HORSE_MORE,
    LATE,
    STORY,
    STORY_MORE,
    card_value,
    fur_change,
    fur_gain,
    gains_worth,
    turns_left,
)

Weigh: TypeAlias = Callable[[State, Question, Action], float]
STAY: Final = 0.01  # a move is worth something only where one does not stand well already
BUY_FIRST: Final = -1.0  # trade with furs before the action: never by habit
WEIGHS: Final[dict[type[Question], Weigh]] = {}


def habit(*kinds: type[Question]) -> Callable[[Weigh], Weigh]:
    """Mark the function that weighs the answers to a question."""

    def register(weigh: Weigh) -> Weigh:
        for kind in kinds:
            WEIGHS[kind] = weigh
        return weigh

    return register


def usual_answer(state: State, task: Question, choices: Sequence[Action]) -> Action:
    """The answer that looks best; of equal ones the first."""
    weigh = WEIGHS[type(task)]
    if isinstance(task, AtAnyTime):  # trade with furs is weighed when it is asked about, never by habit
        choices = [action for action in choices if not isinstance(action, ExtraAction | FulfilCard)]
    return max(choices, key=lambda action: weigh(state, task, action))


def usual_luck(state: State) -> int:
    """A fur as it usually comes out of the bag: half of those in it are lower."""
    half = sum(state.bag) / 2
    for value, count in enumerate(state.bag):
        half -= count
        if half <= 0 and count:
            return value
    return next(value for value, count in enumerate(state.bag) if count)


def is_own_luck(task: Task, player: int) -> bool:
    """Tell whether chance is asked inside an action of a player, not at the end of a turn."""
    return isinstance(task, FillMarket) or (isinstance(task, FurForPlayer) and task.player == player)


def _who(state: State, task: Question) -> tuple[int, int]:
    player = task.player
    return player, turns_left(state, player)


def _coin(turns: int) -> float:
    return COIN + COIN_MORE * turns / ALL_TURNS


def _gains(state: State, action: Action, turns: int) -> float:
    """What a village, a yurt, a song or a space of the trophy track gives."""
    tables = state.tables
    gains: Gains = ()
    if isinstance(action, VisitVillage):
        gains = tables.village_gains[state.villages[action.region - 1]]
    elif isinstance(action, UseYurt):
        gains = tables.yurt_gains[state.yurts[action.region - 1]]
    elif isinstance(action, Trade):
        gains = tables.trade_gains[TRADE_NUMBER[action.reward]]
    elif isinstance(action, SingSong):
        gains = tables.song_gains[SONG.ids.index(action.song)]
    return gains_worth(gains, turns < LATE)


@habit(VisitAnywhere, UseYurtAnywhere, TradeRewards)
def weigh_gains(state: State, task: Question, action: Action) -> float:
    """By what it gives."""
    return _gains(state, action, _who(state, task)[1])


@habit(SongAtOnce)
def weigh_song(state: State, task: Question, action: Action) -> float:
    """By what it gives and takes."""
    price = state.tables.song_costs[SONG.ids.index(action.song)] if isinstance(action, SingSong) else 0
    return _gains(state, action, _who(state, task)[1]) - price * (STORY + STORY_MORE)


@habit(TrophyReward)
def weigh_trophy(state: State, task: Question, action: Action) -> float:
    """By what the space gives."""
    player, turns = _who(state, task)
    if not isinstance(action, TakeTrophyReward):
        return 0.0
    return gains_worth(state.mats[player].track.gains[action.space], turns < LATE)


@habit(Trophy)
def weigh_step(_state: State, _task: Question, action: Action) -> float:
    """Onwards."""
    return float(action == STEP)


@habit(PayFurs)
def weigh_payment(state: State, task: Question, action: Action) -> float:
    """With what is missed least, for each fur that is paid."""
    assert isinstance(task, PayFurs)
    assert isinstance(action, Pay)
    player, turns = _who(state, task)
    rank = RANK[action.fur]
    change = fur_change(state, player, rank, -action.count, turns) / action.count
    return change - _coin(turns) * task.takes_coin(rank) + 0.001 * action.count


@habit(ShowFurs)
def weigh_tigers(_state: State, _task: Question, action: Action) -> float:
    """A tiger is dearer than a coin."""
    assert isinstance(action, ShowTigers)
    return -action.count


@habit(HuntTask, HuntAgain)
def weigh_hunt(state: State, task: Question, action: Action) -> float:
    """The fur for its price."""
    if not isinstance(action, Hunt):
        return 0.0
    player, turns = _who(state, task)
    rank, standing = RANK[action.fur], state.mats[player].standing
    skipped = 0 if standing.skip_free else state.row_furs[action.at].index(rank)
    again = isinstance(task, HuntAgain) and not standing.second_hunt_free
    price = skipped * (HORSE + HORSE_MORE * turns / ALL_TURNS) + (_coin(turns) if again else 0.0)
    return fur_gain(state, player, rank, turns) - price


@habit(KeepOne, TakeFromMarket)
def weigh_fur(state: State, task: Question, action: Action) -> float:
    """What is most useful."""
    player, turns = _who(state, task)
    return fur_gain(state, player, RANK[action.fur], turns) if isinstance(action, KeepFur | TakeFur) else 0.0


@habit(FreeMove)
def weigh_move(state: State, task: Question, action: Action) -> float:
    """To the furs, and to the east."""
    if not isinstance(action, MoveCossack):
        return STAY
    player, _ = _who(state, task)
    return STAY * (action.at - state.at[player]) + STAY * len(state.row_furs[action.at])


@habit(BuildAnywhere)
def weigh_place(_state: State, _task: Question, action: Action) -> float:
    """Where new tiles come from."""
    return float(action.region) if isinstance(action, BuildOutpost) else 0.0


@habit(FulfilPaidOnly, FreeAdvanced)
def weigh_action(state: State, task: Question, action: Action) -> float:
    """What it gives for what it takes, roughly."""
    player, turns = _who(state, task)
    if isinstance(action, FulfilCard):
        card = CARD.ids.index(action.card)
        require = state.tables.cards[card].require
        return 0.5 * card_value(state, player, card, turns) - require.pay * 0.8
    if isinstance(action, VisitVillage | UseYurt):
        return _gains(state, action, turns)
    if isinstance(action, TakeCard):
        return 0.25 * card_value(state, player, state.cards[action.region - 1], turns)
    if isinstance(action, BuildOutpost):
        return 1.0 + state.outposts_built(player)
    if isinstance(action, ClaimLandscape):
        furs = state.row_furs[action.at]
        price = claim_price(state, action.at)
        tigers = furs.count(TIGER)
        gains = gains_worth(state.tables.landscape_gains[state.row[action.at]], turns < LATE)
        return gains + 1.5 + 0.8 * (len(furs) - tigers) + 2.2 * tigers - 1.1 * price
    return BUY_FIRST if isinstance(action, ExtraAction) else 0.0
