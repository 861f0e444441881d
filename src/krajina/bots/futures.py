"""Short futures: a position is played on for some turns as players usually would, with luck that others may share.

Every seat answers at a glance. Two positions that are played on with luck of the same number draw alike as long as
their games go alike: what differs then is what was chosen, not what was drawn.
"""

from random import Random
from typing import Final

from krajina.core.action import A
from krajina.core.decision import Decision
from krajina.core.game import Game, Opt, S
from krajina.core.judge import Judge
from krajina.core.seat import CHANCE, Seat

GLANCE: Final = 40  # answers that are looked at where the judge has no usual one


def glance(game: Game[Opt, S, A], judge: Judge[S, A], state: S, decision: Decision[A], rng: Random) -> A:
    """What a player would answer without much thought: the usual, or the best of a few as it stands then."""
    usual = judge.usual(state, decision, rng)
    if usual is not None:
        return usual
    best, most = None, 0.0
    for action in judge.candidates(state, decision, rng, GLANCE):
        after = state.copy()
        after.events = None
        game.advance(after, decision.seat, action)
        value = judge.lead(after, decision.seat)
        if best is None or value > most:
            best, most = action, value
    assert best is not None, "there is an answer"
    return best


def play_on(
    game: Game[Opt, S, A], judge: Judge[S, A], state: S, turns: int, luck: Random, seat: Seat | None = None
) -> int:
    """Play a state of one's own on until so many turns have passed on, or to the end; what it cost.

    For a seat that compares its answers, only until nothing that they decide is open any more, as far as its judge
    can tell.
    """
    state.events = None
    draws, players = Random(luck.getrandbits(64)), Random(luck.getrandbits(64))
    now = game.turn(state)
    count = 0
    while turns > 0 and (decisions := game.decisions(state)):
        decision = decisions[0]
        if decision.seat == CHANCE:
            action = decision.choices.sample(draws)
        else:
            count += judge.effort(state, decision)
            action = glance(game, judge, state, decision, players)
        game.advance(state, decision.seat, action)
        after = game.turn(state)
        if after != now and after is not None:
            turns -= 1
            now = after
        if seat is not None and judge.is_settled(state, seat):
            break
    return count
