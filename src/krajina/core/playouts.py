"""Random playouts by the contract; compiled with the hot rooms, as loops over millions of decisions are."""

from random import Random

from krajina.core.action import A
from krajina.core.game import Game, Opt, S


def playout(game: Game[Opt, S, A], state: S, rng: Random) -> int:
    """Play a state of one's own to the end at random, silently; the number of decisions it took."""
    state.events = None
    count = 0
    while decisions := game.decisions(state):
        decision = decisions[0]
        game.advance(state, decision.seat, decision.choices.sample(rng))
        count += 1
    return count
