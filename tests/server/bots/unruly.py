"""Bots that no table would want, for the workers of the tests."""

import os
import sys
import time
from random import Random

import msgspec

from krajina.core import Action, Clock, Decision, State
from krajina.core.game import AnyGame
from krajina.games.graenaland import Propose


class _Unruly:
    def __init__(self, game: AnyGame) -> None:
        pass


class Hanging(_Unruly):
    def choose(self, state: State, decision: Decision[Action], rng: Random, clock: Clock) -> Action:
        while True:
            time.sleep(1)


class Raising(_Unruly):
    def choose(self, state: State, decision: Decision[Action], rng: Random, clock: Clock) -> Action:
        raise ZeroDivisionError("the tile on top of the pile is a monastery")


class Leaving(_Unruly):
    def choose(self, state: State, decision: Decision[Action], rng: Random, clock: Clock) -> Action:
        sys.exit()


class Dying(_Unruly):
    def choose(self, state: State, decision: Decision[Action], rng: Random, clock: Clock) -> Action:
        os._exit(0)


class Stillborn(_Unruly):
    def __init__(self, game: AnyGame) -> None:
        os._exit(0)


class Hungry(_Unruly):
    def choose(self, state: State, decision: Decision[Action], rng: Random, clock: Clock) -> Action:
        held = bytearray(2 << 30)
        assert held
        return decision.choices.sample(rng)


class Noisy(_Unruly):
    def choose(self, state: State, decision: Decision[Action], rng: Random, clock: Clock) -> Action:
        print("thinking " * 1000, flush=True)
        os.write(1, b"loudly")
        assert sys.stdin.readline() == "", "there is nobody to ask"
        return decision.choices.sample(rng)


class Patient(_Unruly):
    def choose(self, state: State, decision: Decision[Action], rng: Random, clock: Clock) -> Action:
        while clock.left() > 0:
            time.sleep(0.01)
        return decision.choices.sample(rng)


class Swindler(_Unruly):
    def choose(self, state: State, decision: Decision[Action], rng: Random, clock: Clock) -> Action:
        return _Ace()


class Rambler(_Unruly):
    """Proposes something that has the form of a proposal, and no end."""

    def choose(self, state: State, decision: Decision[Action], rng: Random, clock: Clock) -> Action:
        return Propose("plains_1", shares=((),) * 500_000)


class _Ace(Action, frozen=True):
    sleeve: int = 1


class Scrawler(_Unruly):
    """Writes JSON of its own, such as it is."""

    def choose(self, state: State, decision: Decision[Action], rng: Random, clock: Clock) -> msgspec.Raw:
        return msgspec.Raw(b"{")


BOTS = {
    kind.__name__.lower(): kind
    for kind in (Hanging, Raising, Leaving, Dying, Stillborn, Hungry, Noisy, Patient, Swindler, Scrawler, Rambler)
}
