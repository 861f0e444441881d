"""Checking fair chance: recompute every draw of a finished game from the revealed key."""

import msgspec

from krajina.core.action import A, Action
from krajina.core.chance import keeps, keyed
from krajina.core.game import Game, Opt, S
from krajina.core.message import Message, Value, Word
from krajina.core.play import walk
from krajina.core.record import Record
from krajina.core.seat import CHANCE
from krajina.core.step import decision_of


class Verdict(msgspec.Struct, frozen=True):
    """What came of it: whether all is as promised, how many draws were checked, and the words for it."""

    fair: bool
    draws: int
    message: Message


def verify(game: Game[Opt, S, A], record: Record) -> Verdict:
    """Recompute the commitment and every draw, also those that were taken back; name the first that differs."""
    if record.fair is None:
        return Verdict(False, 0, Message("verify-no-promise"))
    if not record.fair.key:
        return Verdict(False, 0, Message("verify-no-key"))
    secret = _secret(record.fair.key)
    if secret is None or not keeps(record.fair, secret):
        return Verdict(False, 0, Message("verify-wrong-key"))
    stream = keyed(secret, record.fair)
    for play, entry in walk(game, record):
        if entry.seat != CHANCE or entry.action is None:
            continue
        decision = decision_of(game, play.state, CHANCE)
        if decision is None:
            continue  # nobody asked for this entry, and the walk says so
        due = decision.choices.sample(stream(play.draws))
        if due != entry.action:
            values: dict[str, Value] = {"index": len(play.entries), "due": _word(due), "found": _word(entry.action)}
            return Verdict(False, play.draws, Message("verify-draw", values))
    draws = sum(entry.seat == CHANCE for entry in record.entries)
    return Verdict(True, draws, Message("verify-fair", {"draws": draws}))


def _secret(key: str) -> bytes | None:
    try:
        return bytes.fromhex(key)
    except ValueError:
        return None


def _word(action: Action) -> Word:
    return Word(action.message.key, action.message.values)
