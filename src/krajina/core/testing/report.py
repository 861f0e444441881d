"""Reports: what a run covered, and what is wrong with a game, said so that it can be repeated."""

from traceback import walk_tb
from typing import Final

import msgspec

from krajina.core.game import AnyGame
from krajina.core.record import Record
from krajina.core.testing.moment import Failed

PIECES: Final = "pieces are conserved"


class Report(msgspec.Struct):
    """What a run covered."""

    games: int = 0
    steps: int = 0
    secrets: int = 0  # times a seat could not know what another seat knew


class Broken(AssertionError):
    """A game breaks the contract: which check, what is wrong, and the shortest record found that shows it."""

    def __init__(self, check: str, trouble: str, seed: int, record: Record, *, by_record: bool = True) -> None:
        self.check = check
        self.trouble = trouble
        self.seed = seed
        self.record = record
        counted = ", pieces=pieces" if check == PIECES else ""
        call = f"check_record(game, record, seed={seed}, check={check!r}{counted})"
        super().__init__(
            f"{record.game} breaks '{check}' after {len(record.entries)} entries: {trouble}\n"
            f"options {msgspec.json.encode(record.options).decode()}, seed {seed}\n"
            f"to repeat it: {call if by_record else f'check_game(game, options, games=1, seed={seed})'}\n"
            f"the shortest record found that shows it:\n{record.to_json().decode()}"
        )


def describe(error: Exception, game: AnyGame) -> str:
    """What a check found wrong; or, of a rule that crashed, the error, where it happened and what was being done."""
    notes = dict.fromkeys(getattr(error, "__notes__", []))
    if isinstance(error, Failed):
        return str(error) + "".join(f" (after {note})" for note in notes)
    return ", ".join([f"{type(error).__name__}: {error}", _place(error, game), *notes])


def _place(error: Exception, game: AnyGame) -> str:
    """The innermost line of the game's own package, or of any if the game had no part in it."""
    package = type(game).__module__.partition(".")[0]
    frames = [(frame.f_code, line, frame.f_globals) for frame, line in walk_tb(error.__traceback__)]
    own = [one for one in frames if str(one[2].get("__name__", "")).partition(".")[0] == package]
    code, line, _ = (own or frames)[-1]
    return f"{code.co_filename}:{line} in {code.co_name}"
