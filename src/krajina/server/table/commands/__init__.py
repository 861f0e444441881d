"""What a client may ask of a table: each message, and the function that does it. Each runs alone in its room."""

from collections.abc import Awaitable, Callable
from typing import Final

from krajina.server.table.commands import act, requests, seats, talk, undo
from krajina.server.table.messages import (
    Abandon,
    Act,
    Done,
    HandOver,
    Incoming,
    Kick,
    Leave,
    LetBot,
    NewKey,
    Ping,
    Pong,
    Prefer,
    Redo,
    Reply,
    ResetTurn,
    Say,
    TakeBack,
    Undo,
    Why,
)

COMMANDS: Final[dict[type[Incoming], Callable[..., Awaitable[Done | Pong]]]] = {
    Act: act.act,
    Why: act.why,
    HandOver: act.hand_over,
    Undo: undo.undo,
    ResetTurn: undo.reset_turn,
    Redo: undo.redo,
    Abandon: requests.abandon,
    Reply: requests.reply,
    Leave: requests.leave,
    Kick: requests.kick,
    Prefer: seats.prefer,
    LetBot: seats.let_bot,
    TakeBack: seats.take_back,
    NewKey: seats.renew_key,
    Say: talk.say,
    Ping: talk.ping,
}
