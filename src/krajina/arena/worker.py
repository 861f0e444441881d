"""A worker: a process of its own that plays games with bots, whatever these do, until the arena is gone."""

import gc
import mmap
import os
import signal
import struct
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import monotonic, perf_counter
from typing import BinaryIO, Final

import krajina
from krajina.arena import wire
from krajina.arena.match import Match, at_fault, called
from krajina.arena.played import Played, counted, line_of
from krajina.bots.anywhere import bot_anywhere, made_bot
from krajina.bots.process import limit_memory, own_pipes, place_of
from krajina.core.action import Action
from krajina.core.decision import Decision
from krajina.core.errors import BadAction, GameError, IllegalAction
from krajina.core.game import AnyGame, Options, State
from krajina.core.message import Values, Word
from krajina.core.player import Clock, play_game
from krajina.core.record import BOT
from krajina.core.registry import AnyBot, BotMaker, find_game
from krajina.core.setup import make_options

PULSE: Final = struct.Struct("dqqq")  # since when a bot thinks, or 0; the game, the seat, the decision
ENGINE: Final = ("core", "bots")  # the rooms of ours that decide with a game how its games go
SOURCES: Final = (".py", ".json")
TOLD: Final = ("strength.json",)  # what was measured of bots does not change them
LONGEST_REASON: Final = 300
DIGEST: Final = 16  # digits that tell one record, or one source, from another


class Pulse:
    """What the arena sees of a worker that says nothing: who thinks since when. It lies in a file that both map."""

    def __init__(self, file: str | Path) -> None:
        with open(file, "r+b") as opened:
            self._map = mmap.mmap(opened.fileno(), PULSE.size)

    def beat(self, game: int, seat: int, decision: int) -> None:
        """From now on this bot thinks."""
        PULSE.pack_into(self._map, 0, monotonic(), game, seat, decision)

    def rest(self) -> None:
        """No bot thinks."""
        self._map[:8] = bytes(8)

    def read(self) -> tuple[float, int, int, int]:
        """Since when who thinks at what."""
        return PULSE.unpack_from(self._map)


class Watched:
    """A bot whose decisions are announced, timed, and to blame for what they raise."""

    def __init__(self, bot: AnyBot, table: "Table", seat: int) -> None:
        self._bot = bot
        self._table = table
        self._seat = seat
        self.times: list[float] = []

    def choose(self, state: State, decision: Decision[Action], rng: Random, clock: Clock) -> Action:
        """What the bot chooses; raises GameError, whatever the bot raises."""
        table = self._table
        table.asked = self._seat
        table.pulse.beat(table.number, self._seat, len(self.times) + 1)
        begin = perf_counter()
        try:
            action: Action = self._bot.choose(state, decision, rng, clock)
        except MemoryError as error:
            raise GameError("arena-memory", limit=table.memory >> 20, **table.who(len(self.times) + 1)) from error
        except BaseException as error:  # sys.exit(), too
            reason = f"{place_of(error)}: {error}"[:LONGEST_REASON]
            raise GameError("arena-raised", reason=reason, **table.who(len(self.times) + 1)) from error
        finally:
            self.times.append(perf_counter() - begin)
            table.pulse.rest()
        table.answer = action
        return action


class Table:
    """One game of a match, as it is played."""

    def __init__(self, match: Match, number: int, pulse: Pulse, memory: int) -> None:
        self.match = match
        self.number = number
        self.pulse = pulse
        self.memory = memory
        self.lineup = match.lineup(number)
        self.asked = 0
        self.answer: object = None
        self.seats: list[Watched] = []

    def play(self, game: AnyGame, options: Options, bots: dict[str, BotMaker]) -> wire.Finished:
        """Play to the end; raises GameError, which names the bot that is to blame."""
        for seat, name in enumerate(self.lineup):
            self.pulse.beat(self.number, seat, 0)
            self.seats.append(Watched(made_bot(bots[name], called(name), game), self, seat))
        self.pulse.rest()
        match, number = self.match, self.number
        try:
            play = play_game(game, options, self.seats, match.luck(number), match.chance(number))
        except (BadAction, IllegalAction) as error:
            answer, why = f"{self.answer!r}"[:LONGEST_REASON], Word(error.message.key, error.message.values)
            raise GameError(
                "arena-illegal", answer=answer, reason=why, **self.who(len(self.seats[self.asked].times))
            ) from error
        play.players = tuple(BOT + called(name) for name in self.lineup)
        outcome = game.outcome(play.state)
        assert outcome is not None, "the game is over"
        record = play.record.to_json()
        times = [seat.times for seat in self.seats]
        played = Played(
            number,
            self.lineup,
            outcome.points,
            outcome.places,
            decisions=tuple(map(len, times)),
            seconds=tuple(round(sum(each), 6) for each in times),
            times=tuple(map(counted, times)),
            digest=sha256(record).hexdigest()[:DIGEST],
        )
        return wire.Finished(played, line_of(played, record))

    def who(self, decision: int) -> Values:
        """Whose decision it was: the bot's that was asked last."""
        return at_fault(self.match, self.number, self.asked, decision)


class Worker:
    """A match, its game and its bots."""

    def __init__(self, match: Match, memory: int, pulse: Pulse) -> None:
        self._match = match
        self._memory = memory
        self._pulse = pulse
        self._game = find_game(match.game)
        self._options = make_options(self._game, match.options)
        pulse.beat(0, 0, 0)
        self._bots = {name: bot_anywhere(name) for name in match.contestants}
        for name, maker in self._bots.items():
            if not callable(getattr(made_bot(maker, called(name), self._game), "choose", None)):
                raise GameError("bot-no-choose", name=called(name))
        pulse.rest()

    def codes(self) -> tuple[str, ...]:
        """What tells the sources and tables of the engine, and the sources of each bot, from others."""
        ours, game = Path(krajina.__file__).parent, _file_of(type(self._game).__module__).parent
        rooms = (*(ours / room for room in ENGINE), game)
        engine = [
            file
            for room in rooms
            for file in sorted(room.rglob("*.*"))
            if file.suffix in SOURCES and file.name not in TOLD
        ]
        loaded = {_file_of(name) for name in sys.modules}
        folders = [_file_of(getattr(maker, "__module__", "")).parent for maker in self._bots.values()]
        bots = [
            sorted(file for file in loaded if folder in file.parents and file.suffix in SOURCES) for folder in folders
        ]
        return tuple(_code_of(files) for files in (engine, *bots))

    def play(self, number: int) -> wire.Report:
        """Play a game, whatever the bots do."""
        try:
            return Table(self._match, number, self._pulse, self._memory).play(self._game, self._options, self._bots)
        except GameError as error:
            return wire.Failed.of(error)
        except BaseException as error:
            return wire.Failed.of(GameError("arena-broken", number=number, reason=place_of(error)))
        finally:
            self._pulse.rest()


def _file_of(module: str) -> Path:
    return Path(getattr(sys.modules.get(module), "__file__", None) or "")


def _code_of(files: list[Path]) -> str:
    parts = [file.read_bytes() for file in files if file.is_file()]
    return sha256(b"\0".join(parts)).hexdigest()[:DIGEST]


def _listen(orders: BinaryIO, queue: "SimpleQueue[wire.Order]") -> None:
    """Take orders until the arena is gone, and then end this process, whatever a bot does just then."""
    while content := wire.receive(orders):
        queue.put(wire.order_in(content))
    kill_group(os.getpid())


def kill_group(pid: int) -> None:
    """Kill a worker with all the processes that its bots have started: it began a group of its own."""
    if sys.platform == "win32":
        os.kill(pid, signal.SIGTERM)
    else:
        with suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)


def main() -> None:
    """Begin a match, and play the games that are ordered."""
    orders, reports = own_pipes()
    queue = SimpleQueue[wire.Order]()
    Thread(target=_listen, args=(orders, queue), daemon=True).start()
    begin = queue.get()
    assert isinstance(begin, wire.Begin), "the arena begins so"
    limit_memory(begin.memory)
    try:
        worker = Worker(begin.match, begin.memory, Pulse(sys.argv[1]))
        wire.send(reports, wire.Ready(worker.codes()))
    except GameError as error:
        wire.send(reports, wire.Failed.of(error))
        return
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # looking for rings of garbage as often as usual takes a tenth of the time
    while True:
        order = queue.get()
        assert isinstance(order, wire.Play), "it has begun"
        for number in order.numbers:
            wire.send(reports, worker.play(number))


if __name__ == "__main__":
    main()
