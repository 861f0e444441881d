"""A match: which bots meet in which game, and who sits where in each of its games, with which luck."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import combinations
from random import Random
from typing import TypeAlias

import msgspec

from krajina.bots.anywhere import file_of
from krajina.core.chance import Chance, KeyedRandom
from krajina.core.errors import GameError
from krajina.core.game import AnyGame, Options
from krajina.core.message import Values
from krajina.core.registry import find_game
from krajina.core.seat import Seat
from krajina.core.setup import make_options

Lineup: TypeAlias = tuple[str, ...]  # the bot of each seat


class Match(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that decides how games go: the same match has the same games, wherever and by however many they are played.

    Games are numbered from 1. A seed group is all lineups with the same draws; `Match.group` is the unit of statistics.
    """

    game: str
    rules: str
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int

    @property
    def contestants(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Who sits where in the games of a seed group: every choice of as many bots as seats, in every rotation.

        Where there are fewer bots than seats, the last one fills the rest.
        """
        seats = self.options["seats"]
        assert isinstance(seats, int), "options were checked"
        bots = self.bots + self.bots[-1:] * (seats - len(self.bots))
        tables = combinations(bots, seats)
        rotated = (table[seat:] + table[:seat] for table in tables for seat in range(seats))
        return tuple(dict.fromkeys(rotated))

    def group(self, number: int) -> int:
        """The seed group of a game, from 0 up."""
        return (number - 1) // len(self.lineups)

    def lineup(self, number: int) -> Lineup:
        """Who sits where in a game."""
        lineups = self.lineups
        return lineups[(number - 1) % len(lineups)]

    def chance(self, number: int) -> Chance:
        """What the draws of a game are taken from: the n-th draw of all games of a group has the same luck."""
        key = sha256(f"krajina arena {self.seed} {self.group(number)}".encode()).digest()
        return KeyedRandom(key, 0).go_to

    def luck(self, number: int) -> Random:
        """What the bots of a game take their own luck from: another one in each game."""
        return Random(f"{self.seed} {number}")


def new_match(
    name: str,
    bots: Sequence[str],
    seats: int | None = None,
    settings: Mapping[str, object] | None = None,
    seed: int = 1,
) -> Match:
    """A match of these bots; raises GameError if they cannot meet like that."""
    game = find_game(name)
    settings = {"seats": seats or seats_for(game, bots), **(settings or {})}
    return match_of(game, make_options(game, settings), bots, seed)


def match_of(game: AnyGame, options: Options, bots: Sequence[str], seed: int) -> Match:
    """A match at tables that are set up like this; raises GameError."""
    game.new(options)  # whatever is wrong with the set-up shows here
    named = tuple(placed(bot) for bot in bots)
    return Match(game=game.name, rules=game.rules, options=msgspec.to_builtins(options), bots=named, seed=seed)


def seats_for(game: AnyGame, bots: Sequence[str]) -> int:
    """One for each bot, if as many may play; raises GameError."""
    if not bots:
        raise GameError("arena-no-bots")
    if len(bots) > game.seats[-1]:
        raise GameError("arena-many-bots", game=game.name, bots=len(bots), most=game.seats[-1])
    return max(len(bots), game.seats[0])


def placed(bot: str) -> str:
    """A bot by a name that leads to it from every folder."""
    file = file_of(bot)
    return bot if file is None else f"{file.resolve()}:{bot.rpartition(':')[2]}"


def called(bot: str) -> str:
    """What a bot is called in tables: without the folders of its file."""
    file = file_of(bot)
    return bot if file is None else f"{file.name}:{bot.rpartition(':')[2]}"


def at_fault(match: Match, number: int, seat: Seat, decision: int) -> Values:
    """What an error says of a bot that failed: where, and which of its decisions."""
    return {"name": called(match.lineup(number)[seat]), "number": number, "seat": seat + 1, "decision": decision}
