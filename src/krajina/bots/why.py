"""Why a bot answered as it did: what decided between its answer and the best other one, as somebody there sees it.

Only what the asker may know goes in. In a game with secrets the position is imagined for the asker, and an answer is
explained only if what the asker saw of it tells which one it was.
"""

from collections.abc import Iterator, Sequence
from math import isclose
from random import Random
from typing import Final

import msgspec

from krajina.core.action import Action
from krajina.core.decision import Decision
from krajina.core.game import AnyGame, State
from krajina.core.judge import Judge
from krajina.core.message import Message
from krajina.core.player import Clock
from krajina.core.seat import Seat
from krajina.core.step import apply, decision_of

WORLDS: Final = 8  # imagined, until one fits what the asker saw
MOST_ROWS: Final = 8


class TermRow(msgspec.Struct, frozen=True):
    """A term of the judge: what it is worth after the answer, and how much more than after the best other one."""

    term: str
    is_rival: bool  # the best rival's; then `difference` is what the rival has less
    value: float
    difference: float


class Reasons(msgspec.Struct, frozen=True, kw_only=True):
    """What decided; nothing but the answer where there was no other, or where no judge can tell."""

    chosen: Message
    other: Message | None = None  # the best other answer
    difference: float = 0.0  # by how much the answer is better, as far as the judge foresees; less than 0 if it is not
    rows: tuple[TermRow, ...] = ()  # what differs, the most first


def reasons(
    game: AnyGame,
    judge: Judge[State, Action],
    before: State,
    seat: Seat,
    action: Action,
    asker: Seat | None,
    rng: Random,
    clock: Clock,
) -> Reasons | None:
    """Why a seat answered like that, for another seat or a spectator; None if they may not know what it answered."""
    seen = None if game.is_open else game.view(apply(game, before, seat, action), asker)
    for world in _worlds(game, before, asker, rng):
        decision = decision_of(game, world, seat)
        if decision is None or action not in decision.choices:
            continue
        others = [one for one in judge.candidates(world, decision, rng) if one != action]
        if seen is not None:
            if game.view(apply(game, world, seat, action), asker) != seen:
                continue  # in this world, the asker would have seen something else
            if any(game.view(apply(game, world, seat, one), asker) == seen for one in others):
                return None  # the asker cannot tell it from another answer
        return _compared(game, judge, world, decision, action, others, clock)
    return None


def _worlds(game: AnyGame, before: State, asker: Seat | None, rng: Random) -> Iterator[State]:
    if game.is_open:
        yield before
    else:
        for _ in range(WORLDS):
            yield game.imagine(before, asker, rng)


def _compared(
    game: AnyGame,
    judge: Judge[State, Action],
    world: State,
    decision: Decision[Action],
    action: Action,
    others: Sequence[Action],
    clock: Clock,
) -> Reasons:
    """The answer beside the best other one."""
    seat, best, most = decision.seat, None, float("-inf")
    for one in others:
        value = judge.foresee(_after(game, world, seat, one), seat)
        if value > most:
            best, most = one, value
        if clock.left() <= 0:
            break
    chosen = decision.said(action)
    if best is None:
        return Reasons(chosen=chosen)
    after = _after(game, world, seat, action)
    return Reasons(
        chosen=chosen,
        other=decision.said(best),
        difference=judge.foresee(after, seat) - most,
        rows=_rows(judge, after, _after(game, world, seat, best), seat),
    )


def _rows(judge: Judge[State, Action], after: State, other: State, seat: Seat) -> tuple[TermRow, ...]:
    """The terms that differ between two positions: those of a seat, and of the rival that is best in the first one."""
    values = judge.values(after)
    rival = max((one for one in range(len(values)) if one != seat), key=lambda one: values[one], default=None)
    rows = list(_differing(judge, after, other, seat, is_rival=False))
    if rival is not None:
        rows += _differing(judge, after, other, rival, is_rival=True)
    return tuple(sorted(rows, key=lambda row: -abs(row.difference))[:MOST_ROWS])


def _differing(
    judge: Judge[State, Action], after: State, other: State, seat: Seat, *, is_rival: bool
) -> Iterator[TermRow]:
    ours, theirs = judge.terms(after, seat), judge.terms(other, seat)
    for name in dict.fromkeys((*ours, *theirs)):
        value, instead = ours.get(name, 0.0), theirs.get(name, 0.0)
        if not isclose(value, instead, abs_tol=0.005):
            yield TermRow(name, is_rival, value, instead - value if is_rival else value - instead)


def _after(game: AnyGame, world: State, seat: Seat, action: Action) -> State:
    after = world.copy()
    after.events = None
    game.advance(after, seat, action)
    return after
