"""Checking fair chance: recompute every draw of a finished game from the revealed key."""

import msgspec

from krajina.core.action import A, Action
from krajina.core.chance import Chance, keeps, keyed
from krajina.core.game import Game, Opt, S
from krajina.core.message import Message, Word
from krajina.core.play import Play
from krajina.core.record import Entry, Record
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
    play = Play.begin(game, record)
    for entry in record.entries:
        if (message := _differs(game, play, entry, stream)) is not None:
            return Verdict(False, play.draws, message)
        play.enter(entry)
    if not play.is_over:
        return Verdict(False, play.draws, Message("verify-cut-short"))
    return Verdict(True, play.draws, Message("verify-fair", {"draws": play.draws}))


def _differs(game: Game[Opt, S, A], play: Play[Opt, S, A], entry: Entry, stream: Chance) -> Message | None:
    """What to say if an entry is a draw other than the one that is due."""
    if entry.seat != CHANCE or entry.action is None:
        return None
    decision = decision_of(game, play.state, CHANCE)
    if decision is None:
        return None  # it was not asked for: the rules refuse the entry
    due = decision.choices.sample(stream(play.draws))
    if due == entry.action:
        return None
    index = len(play.entries)
    return Message("verify-draw", {"index": index, "due": _word(due), "found": _word(entry.action)})


def _secret(key: str) -> bytes | None:
    try:
        return bytes.fromhex(key)
    except ValueError:
        return None


def _word(action: Action) -> Word:
    return Word(action.message.key, action.message.values)
