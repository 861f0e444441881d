"""What a player would usually answer inside an action: a quick look at what each answer is worth, nothing tried out.

With these answers an action can be followed to its end without a search: to weigh actions one needs their results.
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
from krajina.games.stroganov.advanced import FreeAdvanced
from krajina.games.stroganov.anytime import AtAnyTime
from krajina.games.stroganov.bot.hopes import (
    COIN,
    COIN_MORE,
    HORSE,
    HORSE_MORE,
    STORY,
    STORY_MORE,
    card_value,
    gains_worth,
)
from krajina.games.stroganov.bot.times import ALL_TURNS, LATE, turns_left
from krajina.games.stroganov.bot.worth import fur_change, fur_gain
from krajina.games.stroganov.catalog import CARD, SONG
from krajina.games.stroganov.deeds import deed_of
from krajina.games.stroganov.dues import Things
from krajina.games.stroganov.moves.build_outpost import BuildAnywhere
from krajina.games.stroganov.moves.claim_landscape import claim_price
from krajina.games.stroganov.moves.draw_fur import FillMarket
from krajina.games.stroganov.moves.fulfil_card import FulfilPaidOnly
from krajina.games.stroganov.moves.hunt import HuntAgain, HuntTask
from krajina.games.stroganov.moves.keep_fur import FurForPlayer, KeepOne
from krajina.games.stroganov.moves.move_cossack import FreeMove
from krajina.games.stroganov.moves.pay import PayFurs
from krajina.games.stroganov.moves.show_tigers import ShowFurs
from krajina.games.stroganov.moves.sing_song import SongAtOnce
from krajina.games.stroganov.moves.step_trophy import STEP, Trophy
from krajina.games.stroganov.moves.take_fur import TakeFromMarket
from krajina.games.stroganov.moves.take_trophy_reward import TrophyReward
from krajina.games.stroganov.moves.trade import TradeRewards
from krajina.games.stroganov.moves.use_yurt import UseYurtAnywhere
from krajina.games.stroganov.moves.visit_village import VisitAnywhere
from krajina.games.stroganov.pieces import RANK, TIGER, TradeReward
from krajina.games.stroganov.reach import AGAIN, MAIN
from krajina.games.stroganov.rewards import COIN as A_COIN
from krajina.games.stroganov.state import Question, State, Task
from krajina.games.stroganov.tables import Gains

Weigh: TypeAlias = Callable[[State, Question, Action], float]
TRADE_REWARDS: Final = list(TradeReward)
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
    best: Action | None = None
    most = 0.0
    for action in choices:
        if isinstance(action, (ExtraAction, FulfilCard)) and isinstance(task, AtAnyTime):
            continue  # trade with furs is weighed when it is asked about, never by habit
        value = weigh(state, task, action)
        if best is None or value > most:
            best, most = action, value
    assert best is not None, "there is an answer"
    return best


def likely_answers(state: State, task: Question, choices: Sequence[Action], most: int) -> list[Action]:
    """The answers that look best, no more than so many."""
    weigh = WEIGHS[type(task)]
    values = [weigh(state, task, action) for action in choices]
    ranking = sorted(range(len(choices)), key=lambda number: -values[number])
    return [choices[number] for number in ranking[:most]]


def usual_luck(state: State) -> int:
    """A fur as it usually comes out of the bag: half of those in it are lower."""
    half = sum(state.bag) / 2
    for value, count in enumerate(state.bag):
        half -= count
        if half <= 0 and count:
            return value
    raise AssertionError("chance is asked only where there is a fur")


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
        gains = tables.trade_gains[TRADE_REWARDS.index(action.reward)]
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
    price = deed_of(action).dues(state, task.player)[0].count if isinstance(action, SingSong) else 0
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
    return float(action is STEP.action or action == STEP.action)


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
    price = 0.0
    for due in reversed(deed_of(action).dues(state, player, AGAIN if isinstance(task, HuntAgain) else MAIN)):
        assert isinstance(due, Things)
        each = _coin(turns) if due.thing is A_COIN else HORSE + HORSE_MORE * turns / ALL_TURNS
        price += due.count * each
    return fur_gain(state, player, RANK[action.fur], turns) - price


@habit(KeepOne, TakeFromMarket)
def weigh_fur(state: State, task: Question, action: Action) -> float:
    """What is most useful."""
    player, turns = _who(state, task)
    return fur_gain(state, player, RANK[action.fur], turns) if isinstance(action, (KeepFur, TakeFur)) else 0.0


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
        return 0.5 * card_value(state, player, card, turns) - state.tables.card_pays[card] * 0.8
    if isinstance(action, (VisitVillage, UseYurt)):
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
