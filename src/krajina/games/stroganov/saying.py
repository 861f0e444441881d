"""What choices are called at a table: by the things that they name, with what they cost and what they bring.

An action holds a region or a place; people want to read which village, yurt or card that is, and at what price.
"""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from krajina.core import Action, Decision, Message, Word, word_of
from krajina.core.tasks import Offered
from krajina.games.stroganov.actions import (
    BasicAction,
    BuildOutpost,
    ClaimLandscape,
    Decline,
    EndTurn,
    Hunt,
    MoveCossack,
    StepForStories,
    TakeCard,
    TakeStartCard,
    TakeTrophyReward,
    Trade,
    UseYurt,
    VisitVillage,
)
from krajina.games.stroganov.catalog import CARD, LANDSCAPE, VILLAGE, YURT
from krajina.games.stroganov.deeds import deed_of, is_deed
from krajina.games.stroganov.phases import Turn
from krajina.games.stroganov.pieces import FURS, Basic
from krajina.games.stroganov.prices import cost_of
from krajina.games.stroganov.state import Question, State

Cost: TypeAlias = tuple[Word, ...]


class Told(Offered):
    """Choices that know what they are called here."""

    __slots__ = ("prompt", "state")

    def __init__(self, offered: Offered, state: State, prompt: str) -> None:
        super().__init__(offered.actions, offered.known)
        self.state, self.prompt = state, prompt

    def said(self, action: Action) -> Message:
        """What an action is called here."""
        return said(self.state, self.prompt, action)


def told(state: State, decisions: Sequence[Decision[Action]]) -> tuple[Decision[Action], ...]:
    """The question of a player, with choices that say more than their actions hold."""
    return tuple(
        replace(one, choices=Told(one.choices, state, one.prompt)) if isinstance(one.choices, Offered) else one
        for one in decisions
    )


def said(state: State, prompt: str, action: Action) -> Message:
    """What an action is called in the question that is asked now."""
    task = state.asked
    assert isinstance(task, Question)
    if isinstance(action, Decline) or (isinstance(action, EndTurn) and not isinstance(task, Turn)):
        return Message("do-leave", {"question": Word(f"ask-{prompt}")})
    if is_deed(action):
        return deed_said(state, task.player, action, cost_of(state, task, action))
    if isinstance(action, TakeStartCard):
        fur = dict(state.start_cards)[CARD.ids.index(action.card)]
        named = word_of(FURS[fur]) if fur else word_of("nothing")
        return Message("do-take_start_card-here", {"card": CARD.words[action.card], "fur": named})
    return action.message


def deed_said(state: State, player: int, action: Action, cost: Cost) -> Message:
    """A deed by what it does here, and for what."""
    match action:
        case MoveCossack(at=at):
            return Message("do-move_cossack-here", {"at": at, "cost": cost})
        case Hunt(fur=fur, at=at):
            return Message("do-hunt-here", {"fur": word_of(fur), "at": at, "cost": cost})
        case BasicAction(basic=basic):
            return Message("do-basic_action-here", {"basic": _basic(state, player, action, basic), "cost": cost})
        case Trade():
            return Message("do-trade", {"reward": deed_of(action).gains(state, player)})
        case TakeTrophyReward(space=space):
            return Message(
                "do-take_trophy_reward-here", {"space": space, "gains": deed_of(action).gains(state, player)}
            )
        case StepForStories():
            return Message("do-step_for_stories-here", {"cost": cost})
    return _advanced(state, action, cost)


def _basic(state: State, player: int, action: Action, basic: Basic) -> Word:
    """A basic action; where it simply gives something, with how much."""
    gains = deed_of(action).gains(state, player)
    return Word("basic-gains", {"gains": gains}) if gains and basic != Basic.TRADE else word_of(basic)


def _advanced(state: State, action: Action, cost: Cost) -> Message:
    """An advanced action with the thing that it is about; any other deed says enough by itself."""
    match action:
        case VisitVillage(region=region):
            village = VILLAGE.words[VILLAGE.ids[state.villages[region - 1]]]
            return Message("do-visit_village-here", {"village": village, "region": region, "cost": cost})
        case UseYurt(region=region):
            yurt = YURT.words[YURT.ids[state.yurts[region - 1]]]
            return Message("do-use_yurt-here", {"yurt": yurt, "region": region, "cost": cost})
        case TakeCard(region=region):
            card = CARD.words[CARD.ids[state.cards[region - 1]]]
            return Message("do-take_card-here", {"card": card, "region": region, "cost": cost})
        case BuildOutpost(region=region):
            return Message("do-build_outpost-here", {"region": region, "cost": cost})
        case ClaimLandscape(at=at):
            landscape = LANDSCAPE.words[LANDSCAPE.ids[state.row[at]]]
            return Message("do-claim_landscape-here", {"landscape": landscape, "at": at, "cost": cost})
    return action.message
