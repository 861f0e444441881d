"""The random bot: any choice will do."""

from random import Random
from typing import Generic

from krajina.core.action import A
from krajina.core.decision import Decision
from krajina.core.game import Game, Opt, S
from krajina.core.player import Clock


class RandomBot(Generic[Opt, S, A]):
    """Takes one of the choices at random."""

    def __init__(self, game: Game[Opt, S, A]) -> None:
        """Nothing to prepare, whatever the game."""

    def choose(self, state: S, decision: Decision[A], rng: Random, clock: Clock) -> A:
        """Pick one."""
        return decision.choices.sample(rng)
