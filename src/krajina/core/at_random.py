"""Playing at random; compiled with the hot rooms, so that nothing but the game takes time."""

from random import Random

from krajina.core.action import A
from krajina.core.game import Game, Opt, S


def playout(game: Game[Opt, S, A], state: S, rng: Random) -> int:
    """Play a state of one's own to the end at random, silently; the number of decisions it took."""
    state.events = None
    count, ask, advance = 0, game.decisions, game.advance  # looked up once
    while decisions := ask(state):
        decision = decisions[0]
        advance(state, decision.seat, decision.choices.sample(rng))
        count += 1
    return count
