"""A table for the tests: plays on, and knows what to ask a bot."""

from random import Random

import msgspec

from krajina.core import CHANCE, AnyPlay, Entry, Seat, make_options, read_action
from krajina.core.registry import find_game
from krajina.server.table.bots import Task
from krajina.server.table.course import open_play
from krajina.server.table.model import Origin


class Table:
    """A game of as few as may play at a real table, from its set-up or from an origin."""

    def __init__(self, name: str, game: str = "carcassonne", origin: Origin | None = None) -> None:
        self.name = name
        self.origin = origin or Origin()
        self.game = find_game(game)
        self.options = make_options(self.game, {"seats": max(2, self.game.seats[0])})
        self.play: AnyPlay = open_play(self.game, self.options, None, self.origin)
        self.luck = Random(name)
        self.draw()

    @property
    def seat(self) -> Seat:
        return self.game.decisions(self.play.state)[0].seat

    @property
    def entries(self) -> list[bytes]:
        return [msgspec.json.encode(entry) for entry in self.play.entries]

    def task(self, bot: str, seed: str = "luck") -> Task:
        options, opening = msgspec.json.encode(self.options), msgspec.json.encode(self.origin)
        return Task(self.name, self.game.name, options, opening, self.entries, self.seat, bot, seed)

    def draw(self) -> None:
        while (decisions := self.game.decisions(self.play.state)) and decisions[0].seat == CHANCE:
            self.play.act(CHANCE, decisions[0].choices.sample(self.luck))

    def act(self, answer: bytes) -> None:
        """Do what a bot answered; raises where the rules refuse."""
        self.play.act(self.seat, read_action(self.game, answer))
        self.draw()

    def act_and_take_back(self, answer: bytes) -> None:
        seat = self.seat
        self.play.enter(Entry(seat, read_action(self.game, answer)))
        self.play.enter(Entry(seat, undo=1))

    def renamed(self, name: str) -> "Table":
        """The same position at a table that nobody has heard of."""
        table = Table(name, self.game.name, self.origin)
        table.play = self.play
        return table


def some_record(game: str = "carcassonne", seed: str = "before") -> bytes:
    """A game that has just begun, as a record."""
    table = Table(seed, game)
    for _ in range(4):
        [first, *_] = table.game.decisions(table.play.state)
        table.act(msgspec.json.encode(first.choices.sample(table.luck)))
    return table.play.record.to_json()
