"""What the tests of the core share: small games of harvest, chance that is scripted, and exact odds."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from krajina.core import CHANCE, Action, Chance, Fair, Play, Record, keyed, promise
from krajina_harvest.game import Bid, Crop, Draw, Harvest, HarvestOptions, Share, State

HarvestPlay = Play[HarvestOptions, State, Draw | Bid | Share]
T = TypeVar("T")

GAME = Harvest()
SECRET = bytes(range(32))
TWO = HarvestOptions(seats=2, rounds=2)
SHORT = HarvestOptions(seats=2, rounds=1)
WHEAT, RYE, HOPS = Crop.WHEAT, Crop.RYE, Crop.HOPS


class Wanted(Exception):
    """A script of bits ran out: so many bits are wanted next."""

    def __init__(self, bits: int) -> None:
        super().__init__(bits)
        self.bits = bits


class Script(Random):
    """Luck that is written down: what `getrandbits` gives, in order."""

    def __init__(self, draws: Sequence[int]) -> None:
        self._draws = iter(draws)
        super().__init__(0)

    def getrandbits(self, k: int, /) -> int:
        draw = next(self._draws, None)
        if draw is None:
            raise Wanted(k)
        assert draw < 1 << k
        return draw

    def random(self) -> float:
        raise AssertionError("draws that must be the same in every Python use getrandbits only")


def odds(sample: Callable[[Random], T], most_bits: int = 14) -> dict[T, Fraction]:
    """The exact chance of each outcome, by trying all bits there are, up to so many; what takes more is left out."""
    found: Counter[T] = Counter()
    total = 1 << most_bits
    todo: list[tuple[tuple[int, ...], int]] = [((), 0)]
    while todo:
        draws, bits = todo.pop()
        try:
            found[sample(Script(draws))] += total >> bits
        except Wanted as wanted:
            if bits + wanted.bits <= most_bits:
                todo += [((*draws, draw), bits + wanted.bits) for draw in range(1 << wanted.bits)]
    return {outcome: Fraction(weight, total) for outcome, weight in found.items()}


def ways(pile: Sequence[str], receivers: int) -> set[tuple[tuple[str, ...], ...]]:
    """All different ways to share out a pile, by brute force."""
    found = set()
    for owners in product(range(receivers), repeat=len(pile)):
        shares = [[item for item, owner in zip(pile, owners, strict=True) if owner == who] for who in range(receivers)]
        found.add(tuple(tuple(sorted(share)) for share in shares))
    return found


def dealt(play: HarvestPlay, *crops: Crop) -> HarvestPlay:
    """Let chance draw these crops."""
    for crop in crops:
        play.act(CHANCE, Draw(crop))
    return play


def at_bids(options: HarvestOptions = TWO) -> HarvestPlay:
    """A game in which all favourites are rye, the cart is full of wheat and hops, and everybody is asked for a bid."""
    play = dealt(Play(GAME, options), *[RYE] * options.seats)
    return dealt(play, *([WHEAT, HOPS] * options.seats)[: options.seats + 1])


def at_share(options: HarvestOptions = TWO) -> HarvestPlay:
    """The same game after seat 0 bid most; it shares out next."""
    play = at_bids(options)
    for seat in range(options.seats):
        play.act(seat, Bid(1 if seat == 0 else 0))
    return play


def short_game() -> HarvestPlay:
    """One round for two with a bid that is taken back: every kind of entry, written by hand."""
    play = at_bids(SHORT)
    play.act(0, Bid(4))
    play.undo(0)
    play.act(0, Bid(1))
    play.act(1, Bid(2))
    play.act(1, Share(((WHEAT,), (HOPS, WHEAT))))
    return play


def steps(play: HarvestPlay, rng: Random, chance: Chance | None = None) -> Iterator[HarvestPlay]:
    """Play on at random to the end, every seat in any order, stopping before each step."""
    while not play.is_over:
        yield play
        decisions = play.game.decisions(play.state)  # whoever was stopped for may have acted
        if decisions:
            decision = rng.choice(decisions)
            source = chance(play.draws) if chance and decision.seat == CHANCE else rng
            play.act(decision.seat, decision.choices.sample(source))


def fair_game(options: HarvestOptions = TWO, seed: int = 0, cheat_at: int | None = None) -> HarvestPlay:
    """A game with promised draws; a cheat draws something else at that entry, and is honest from then on."""
    fair = promise(SECRET, f"table {seed}", ("ann", "bob"))
    play, chance = Play(GAME, options, fair), keyed(SECRET, fair)
    for now in steps(play, Random(seed), chance):
        if len(now.entries) == cheat_at:
            cheat(now, chance)
    play.reveal(SECRET)
    return play


def cheat(play: HarvestPlay, chance: Chance) -> None:
    """Let chance do another legal thing than what was promised."""
    [decision] = play.game.decisions(play.state)
    due = decision.choices.sample(chance(play.draws))
    play.act(CHANCE, next(action for action in decision.choices if action != due))


def draws_of(record: Record) -> list[int]:
    """The places of the draws of chance in a record."""
    return [index for index, entry in enumerate(record.entries) if entry.seat == CHANCE and entry.action]


def with_fair(record: Record, **changes: object) -> Record:
    """The record with something of its promise changed."""
    assert isinstance(record.fair, Fair)
    return replace(record, fair=replace(record.fair, **changes))


def with_action(record: Record, index: int, action: Action) -> Record:
    """The record with another action in one place."""
    entries = list(record.entries)
    entries[index] = replace(entries[index], action=action)
    return replace(record, entries=tuple(entries))
