"""The race as people see it: how far every seat is, whose turn it is in a part of the round, what was claimed aloud."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from krajina.core import Seat
from krajina.core.tasks import Task
from krajina.games.graenaland.actions import Claim
from krajina.games.graenaland.building import BeginFinal
from krajina.games.graenaland.catalog import VICTORY_CARD, VictoryCardName
from krajina.games.graenaland.claiming import ClaimTogether, Proving, ProvingFee
from krajina.games.graenaland.moves.propose import Sharing
from krajina.games.graenaland.pieces import GOALS, Ease, Goal, Phase
from krajina.games.graenaland.scoring import standing
from krajina.games.graenaland.starting import LeaveCrowd, Settling
from krajina.games.graenaland.state import NO_CARD, NOBODY, State


class GoalInfo(Struct, frozen=True, array_like=True):
    """A goal: what a seat has; what is due (a step each on a victory point card) and the points for it, where known."""

    goal: Goal
    found: int
    due: tuple[int, ...]  # none, if a card that the watcher does not know says it
    points: int | None
    ease: Ease | None  # beside other victory point cards


class DealtCard(Struct, frozen=True, array_like=True):
    """A victory point card to choose, or one that was not kept: its goals, and how far one would be with it."""

    card: VictoryCardName
    goals: tuple[GoalInfo, ...]
    points: int


class Turn(Struct, frozen=True, array_like=True):
    """A turn of the part of the round that is played now: the first one that is not over is being taken."""

    seat: Seat
    is_over: bool


class ClaimInfo(Struct, frozen=True, array_like=True):
    """How many points a seat says that it can reach."""

    seat: Seat
    points: int


def shows_card(state: State, seat: Seat, watcher: Seat | None) -> bool:
    """Tell whether the watcher may see the victory point card that a seat plays with."""
    is_shown = seat in (watcher, state.winner) or state.phase == Phase.OVER
    return state.options.victory_cards and state.clans[seat].victory != NO_CARD and is_shown


def goals_of(state: State, seat: Seat, watcher: Seat | None) -> tuple[GoalInfo, ...]:
    """How far a seat is: by the goals of all, or by its card if that may be seen; what stands on the island all see."""
    if shows_card(state, seat, watcher):
        return _by_card(state, seat, state.clans[seat].victory)
    found = zip(GOALS, standing(state, seat), strict=True)
    if state.options.victory_cards:
        return tuple(GoalInfo(goal, count, (), None, None) for goal, count in found)
    due = state.tables.thresholds
    return tuple(
        GoalInfo(goal, count, (one,), int(count >= one), None) for (goal, count), one in zip(found, due, strict=True)
    )


def points_of(goals: Sequence[GoalInfo]) -> int | None:
    """Goals met, or points of the card; None if the watcher does not know the card."""
    return None if any(goal.points is None for goal in goals) else _sum(goals)


def points_seen(state: State, watcher: Seat | None) -> tuple[int | None, ...]:
    """The points of all, as far as the watcher may know them."""
    return tuple(points_of(goals_of(state, seat, watcher)) for seat in range(state.options.seats))


def dealt_to(state: State, seat: Seat) -> tuple[DealtCard, ...]:
    """The victory point cards that a seat may choose from, or did not keep."""
    cards = ((card, _by_card(state, seat, card)) for card in state.clans[seat].dealt)
    return tuple(DealtCard(VICTORY_CARD.ids[card], goals, _sum(goals)) for card, goals in cards)


def _sum(goals: Sequence[GoalInfo]) -> int:
    return sum(goal.points or 0 for goal in goals)


def _by_card(state: State, seat: Seat, card: int) -> tuple[GoalInfo, ...]:
    row = state.tables.catalog.victory.cards[card]
    rows = zip(GOALS, standing(state, seat), state.tables.steps[card], strict=True)
    eases = {**dict.fromkeys(row.light, Ease.EASIER), **dict.fromkeys(row.dark, Ease.HARDER)}
    return tuple(
        GoalInfo(goal, found, steps, sum(found >= step for step in steps), eases.get(goal, Ease.PLAIN))
        for goal, found, steps in rows
    )


# -- turns and claims ------------------------------------------------------------------------------------------------


def turns(state: State) -> tuple[Turn, ...]:
    """Those who place a village, propose, or build for the last time one after the other; else none."""
    task, around = state.asked, state.seats_from(max(state.main, 0))
    if isinstance(task, Settling | LeaveCrowd):
        first_open = task.turn + isinstance(task, LeaveCrowd)
        return tuple(Turn(seat, at < first_open) for at, seat in enumerate((*around, *reversed(around))))
    if state.phase == Phase.SHARING:
        return _turns(around[1:], {task.player for task in state.todo if isinstance(task, Sharing)})
    if state.phase == Phase.FINAL and state.winner != NOBODY:
        around = state.seats_from(state.winner)
        to_come = {task.player for task in state.todo if isinstance(task, BeginFinal)}
        return _turns(around if state.options.victory_cards else around[1:], to_come)
    return ()


def _turns(order: Sequence[Seat], to_come: set[Seat]) -> tuple[Turn, ...]:
    """Of those who do not come later the last one has its turn now."""
    begun = [seat for seat in order if seat not in to_come]
    return tuple(Turn(seat, seat in begun[:-1]) for seat in order)


def claims_heard(state: State) -> tuple[ClaimInfo, ...]:
    """What was claimed aloud so far, or the claim that is being proved."""
    if isinstance(state.asked, ClaimTogether) and state.answers and state.rules.claims.is_aloud:
        answers = state.answers.answers.items()
        return tuple(ClaimInfo(seat, answer.points) for seat, answer in answers if isinstance(answer, Claim))
    return tuple(ClaimInfo(task.player, task.claimed) for task in _proofs(state))[:1]


def _proofs(state: State) -> Iterator[Proving | ProvingFee]:
    tasks: list[Task[State] | None] = [state.asked, *state.todo]
    return (task for task in tasks if isinstance(task, Proving | ProvingFee))
