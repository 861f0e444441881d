"""Bots that do what no bot should, from their second decision on; and one that only talks."""

import os
import sys
from random import Random
from typing import Any, ClassVar

from krajina.bots.random import RandomBot
from krajina.core import AnyGame, Clock, Decision
from krajina.core.registry import BotMaker


class Bad(RandomBot[Any, Any, Any]):
    def __init__(self, game: AnyGame) -> None:
        self.count = 0

    def choose(self, state: Any, decision: Decision[Any], rng: Random, clock: Clock) -> Any:
        self.count += 1
        return super().choose(state, decision, rng, clock) if self.count < 2 else self.fail()

    def fail(self) -> Any:
        raise ValueError("ouch")


class Foreign(Bad):
    def fail(self) -> Any:
        return "a stone"


class Hanging(Bad):
    def fail(self) -> Any:
        while True:
            pass


class Hungry(Bad):
    def fail(self) -> Any:
        found = []
        while True:
            found.append(bytearray(1 << 24))


class Leaving(Bad):
    def fail(self) -> Any:
        sys.exit(0)


class Falling(Bad):
    def fail(self) -> Any:
        os._exit(7)


class Talking(RandomBot[Any, Any, Any]):
    levels: ClassVar[dict[str, BotMaker]] = {"quiet": RandomBot}

    def choose(self, state: Any, decision: Decision[Any], rng: Random, clock: Clock) -> Any:
        print("Hello!")
        os.write(1, b"Hello!")
        sys.stderr.write("Hello!")
        return super().choose(state, decision, rng, clock)


class Unwilling(RandomBot[Any, Any, Any]):
    def __init__(self, game: AnyGame) -> None:
        raise ValueError("not today")


class Thing:
    """No bot at all."""
