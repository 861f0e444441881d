"""What a client may ask of a table: each message, and the function that does it. Each runs alone in its room."""

from collections.abc import Awaitable, Callable
from typing import Final

from krajina.server.table import messages
from krajina.server.table.commands import act, requests, seats, talk, undo

COMMANDS: Final[dict[type[messages.Incoming], Callable[..., Awaitable[messages.Done | messages.Pong]]]] = {
    messages.Act: act.act,
    messages.Why: act.why,
    messages.HandOver: act.hand_over,
    messages.Undo: undo.undo,
    messages.ResetTurn: undo.reset_turn,
    messages.Redo: undo.redo,
    messages.Abandon: requests.abandon,
    messages.Reply: requests.reply,
    messages.Leave: requests.leave,
    messages.Kick: requests.kick,
    messages.Prefer: seats.prefer,
    messages.LetBot: seats.let_bot,
    messages.TakeBack: seats.take_back,
    messages.NewKey: seats.renew_key,
    messages.Say: talk.say,
    messages.React: talk.react,
    messages.Ping: talk.ping,
}
