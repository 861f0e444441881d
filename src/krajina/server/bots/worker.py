"""A worker: a process of its own in which bots think. It reads questions and writes replies until its pool is gone."""

import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from time import monotonic
from typing import Final

import msgspec

from krajina.bots.process import limit_memory, own_pipes, place_of
from krajina.core.errors import BadAction, BadData, UnknownName
from krajina.core.play import AnyPlay
from krajina.core.player import Seated
from krajina.core.record import read_action, read_entry, wired
from krajina.core.registry import AnyBot, BotMaker, find_bot, find_game
from krajina.core.understood import understood
from krajina.server.bots import wire
from krajina.server.table.bots import Reason, Task
from krajina.server.table.course import open_play
from krajina.server.table.model import Origin

NICE: Final = 10  # the tables come first
MEMORY: Final = 1 << 30


class Countdown:
    """The clock of a bot."""

    def __init__(self, seconds: float) -> None:
        self._end = monotonic() + seconds

    def left(self) -> float:
        """Seconds left, down to none."""
        return max(0.0, self._end - monotonic())


class _Unfit(Exception):
    """A bot could not be made, for a reason that stays."""


class Worker:
    """The tables that were asked about lately, and the bots that were asked."""

    def __init__(self, extra: Mapping[str, BotMaker]) -> None:
        self._extra = extra
        self._bots: dict[tuple[str, str], AnyBot] = {}
        self._plays: dict[str, AnyPlay] = {}

    def reply(self, question: wire.Question, send: Callable[[wire.Reply], None]) -> None:
        """Answer a question, whatever the bot does; only a worker without memory ends, to start afresh."""
        task = question.task
        try:
            _end_after(wire.PREPARING)
            play = self._take(task, question.skipped)
            bot = None if task.answered else self._bot(task.game, task.bot)
            wire.keep(self._plays, task.table, play)
            send(wire.Begun())
            _end_after(question.seconds + 2 * wire.GRACE)
            rng, clock = Random(task.seed), Countdown(question.seconds)
            if bot is None:
                send(_explained(play, task, rng, clock))
            else:
                send(_answer(play, Seated(play.game, bot, rng, clock).answer(play.state, task.seat)))
        except MemoryError:
            send(wire.Failed(Reason.MEMORY))
            raise
        except _Unfit as error:
            send(wire.Failed(Reason.UNFIT, str(error)))
        except BaseException as error:  # sys.exit() in a bot, too, is only an answer that is missing
            send(wire.Failed(Reason.CRASHED, place_of(error)))
        finally:
            _end_after(0)

    def _bot(self, game: str, name: str) -> AnyBot:
        if (game, name) not in self._bots:
            try:
                maker = self._extra.get(name) or find_bot(name)
                self._bots[game, name] = maker(find_game(game))
            except (BadData, UnknownName) as error:
                raise _Unfit(str(error)) from error
        return self._bots[game, name]

    def _take(self, task: Task, skipped: int) -> AnyPlay:
        """Bring a table up to date, off the shelf: the pool expects it there again only once we have begun."""
        kept = self._plays.pop(task.table, None)
        play = kept if kept is not None and skipped else _opened(task)
        assert len(play.entries) == skipped, "the entries follow on those that are here"
        for index, entry in enumerate(task.entries, skipped):
            play.repeat(read_entry(play.game, entry, index))
        return play


def _opened(task: Task) -> AnyPlay:
    game = find_game(task.game)
    options = msgspec.json.decode(task.options, type=understood(game.options))
    return open_play(game, options, None, msgspec.json.decode(task.origin, type=understood(Origin)))


def _explained(play: AnyPlay, task: Task, rng: Random, clock: Countdown) -> wire.Reply:
    """Why a bot answered as it did, as JSON; null if the asker may not know what it answered."""
    from krajina.bots.levels import levels_known  # few ask why, and a worker is to start fast
    from krajina.bots.why import reasons

    assert task.answered is not None, "it is asked why"
    game, level = play.game, levels_known(play.game).get(task.bot)
    action = read_action(game, task.answered.action)
    judge = game.judge(level.sight if level else None)
    found = reasons(game, judge, play.state, task.seat, action, task.answered.asker, rng, clock)
    return wire.Answer(msgspec.json.encode(found))


def _answer(play: AnyPlay, action: object) -> wire.Reply:
    try:
        data = msgspec.json.encode(wired(play.game, action))
    except BadAction as error:
        return wire.Failed(Reason.ILLEGAL, type(error).__name__)
    return wire.Answer(data) if len(data) <= wire.LONGEST_ACTION else wire.Failed(Reason.ILLEGAL, f"{len(data)} bytes")


def _end_after(seconds: float) -> None:
    """Let the system end this process in so many seconds: the pool does it sooner, unless it was killed itself."""
    if sys.platform != "win32":
        import signal

        signal.setitimer(signal.ITIMER_REAL, seconds)


def _be_modest() -> None:
    """Leave memory and time to others, whatever a bot does."""
    if sys.platform != "win32":
        os.nice(NICE)
    limit_memory(MEMORY)


def main() -> None:
    """Answer until the pool is gone."""
    questions, replies = own_pipes()
    _be_modest()
    worker = Worker(import_module(sys.argv[1]).BOTS if len(sys.argv) > 1 else {})

    def send(reply: wire.Reply) -> None:
        replies.write(wire.framed(reply))
        replies.flush()

    while length := questions.read(wire.LENGTH):
        content = questions.read(int.from_bytes(length, "big"))
        worker.reply(msgspec.msgpack.decode(content, type=understood(wire.Question)), send)


if __name__ == "__main__":
    main()
