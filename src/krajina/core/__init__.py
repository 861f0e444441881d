"""The contract that games, bots, hosts and learners share; knows no game, no network, no clock."""

from krajina.core.action import Action
from krajina.core.at_random import playout
from krajina.core.chance import Chance, Fair, KeyedRandom, keeps, keyed, promise, simulated
from krajina.core.choices import AnyOf, Listed, Weighted
from krajina.core.collect import Collect
from krajina.core.decision import Decision
from krajina.core.errors import BadAction, BadData, BadOptions, BadRecord, GameError, IllegalAction, UnknownName
from krajina.core.event import Event, Revealing, heard, tell
from krajina.core.game import AnyGame, Game, Options, State, View
from krajina.core.luck import below
from krajina.core.message import Message, Named, Place, SeatName, Spoken, Value, Values, Word, word_of
from krajina.core.offers import Choices, Offer
from krajina.core.outcome import Outcome, Term, rank, total
from krajina.core.picks import Picks
from krajina.core.play import AnyPlay, Play
from krajina.core.player import Bot, Clock, Seated, Unhurried, play_game
from krajina.core.record import Entry, Record, read_action, read_record
from krajina.core.refusal import Refusal
from krajina.core.registry import bot_names, find_bot, find_game, game_names, games
from krajina.core.seat import CHANCE, Seat
from krajina.core.setup import check_options, make_options
from krajina.core.shares import Shares
from krajina.core.step import advance, apply, check, decision_of, question_to
from krajina.core.tables import expect_count, read_table
from krajina.core.undo import Step, UndoOffer, undo_offer
from krajina.core.verify import Verdict, verify

__all__ = [
    "CHANCE",
    "Action",
    "AnyGame",
    "AnyOf",
    "AnyPlay",
    "BadAction",
    "BadData",
    "BadOptions",
    "BadRecord",
    "Bot",
    "Chance",
    "Choices",
    "Clock",
    "Collect",
    "Decision",
    "Entry",
    "Event",
    "Fair",
    "Game",
    "GameError",
    "IllegalAction",
    "KeyedRandom",
    "Listed",
    "Message",
    "Named",
    "Offer",
    "Options",
    "Outcome",
    "Picks",
    "Place",
    "Play",
    "Record",
    "Refusal",
    "Revealing",
    "Seat",
    "SeatName",
    "Seated",
    "Shares",
    "Spoken",
    "State",
    "Step",
    "Term",
    "UndoOffer",
    "Unhurried",
    "UnknownName",
    "Value",
    "Values",
    "Verdict",
    "View",
    "Weighted",
    "Word",
    "advance",
    "apply",
    "below",
    "bot_names",
    "check",
    "check_options",
    "decision_of",
    "expect_count",
    "find_bot",
    "find_game",
    "game_names",
    "games",
    "heard",
    "keeps",
    "keyed",
    "make_options",
    "play_game",
    "playout",
    "promise",
    "question_to",
    "rank",
    "read_action",
    "read_record",
    "read_table",
    "simulated",
    "tell",
    "total",
    "undo_offer",
    "verify",
    "word_of",
]
