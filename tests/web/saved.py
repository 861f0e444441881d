"""Games that were played without a server, always the same ones, and are put there to be looked at or played on."""

from functools import cache
from itertools import islice
from random import Random

import msgspec
from soak.server import Server
from tests.web.tables import Table

from krajina.core import Play, find_bot, find_game, play_game, read_record

NAMES = ("Anna", "Bob", "Cyril", "Dana")


@cache
def played(game: str, seats: int, bot: str = "random", seed: int = 1, options: str = "{}") -> bytes:
    """The record of a whole game; options are written as JSON."""
    found = find_game(game)
    wanted = msgspec.convert({"seats": seats, **msgspec.json.decode(options)}, found.options)
    bots = [find_bot(bot)(found) for _ in range(seats)]
    record = play_game(found, wanted, bots, Random(seed)).record
    return msgspec.structs.replace(record, players=NAMES[:seats]).to_json()


@cache
def questions_of(record: bytes) -> tuple[tuple[int, str], ...]:
    """Before which steps the first seat is asked something, and by which question."""
    game, read = read_record(record, find_game)
    play, found = Play.begin(game, read), []
    for step, entry in enumerate(read.entries):
        if entry.seat == 0:
            found += [(step, one.prompt) for one in game.decisions(play.state) if one.seat == 0]
        play.enter(entry)
    return tuple(found)


def first_asked(game: str, seats: int, prompt: str) -> tuple[bytes, int]:
    """The first of the games of bots in which the first seat is asked this, and before which step."""
    records = (played(game, seats, "greedy", seed) for seed in range(1, 20))
    return next((record, step) for record in records for step, asked in questions_of(record) if asked == prompt)


def asked_near(record: bytes, prompt: str, share: float) -> int:
    """Before which step the first seat is asked this, as near as can be to such a share of the game."""
    steps = [step for step, asked in questions_of(record) if asked == prompt]
    assert steps, f"nobody is asked {prompt}"
    last = len(read_record(record, find_game)[1].entries)
    return min(steps, key=lambda step: abs(step - share * last))


@cache
def first_offered(record: bytes, do: str) -> int:
    """Before which step the first seat is first offered an action of this kind."""
    game, read = read_record(record, find_game)
    play = Play.begin(game, read)
    for step, entry in enumerate(read.entries):
        for decision in game.decisions(play.state):
            if decision.seat == 0 and any(msgspec.to_builtins(one)["do"] == do for one in islice(decision.choices, 50)):
                return step
        play.enter(entry)
    raise AssertionError(f"nobody is offered {do}")


def uploaded(server: Server, record: bytes) -> str:
    """The table of a record, at its end."""
    return _answer(server, "/api/records/", msgspec.Raw(record)).table


def forked(server: Server, table: str, step: int, seat: int = 0, bot: str = "greedy") -> Table:
    """A table that goes on from a step of another one; the other seats get a bot."""
    return _answer(server, f"/api/tables/{table}/fork", {"step": step, "seat": seat, "name": "Anna", "bot": bot})


def _answer(server: Server, path: str, content: object) -> Table:
    return msgspec.json.decode(server.post(path, content), type=Table)
