"""Imagining: the same table as somebody sees it, with everything that they cannot know drawn anew."""

from random import Random

from krajina.core import Seat, heard
from krajina.core.luck import below
from krajina.games.graenaland.cards import FACES, unknown_of
from krajina.games.graenaland.pieces import TERRAINS
from krajina.games.graenaland.state import NO_CARD, State


def imagine(state: State, watcher: Seat | None, rng: Random) -> State:
    """Hands, cards that lie face down, decks, victory point cards, and sealed answers of others."""
    twin = state.copy()
    twin.events = None if state.events is None else heard(state, watcher)
    if state.asked is None:
        return twin
    for terrain in range(len(TERRAINS)):
        _redeal(twin, watcher, terrain, rng)
    _forget(twin, watcher)
    if state.options.victory_cards:
        _redeal_victory(twin, watcher, rng)
    if twin.asked is not None:
        twin.asked.imagine(twin, watcher, rng)
    return twin


def _redeal(twin: State, watcher: Seat | None, terrain: int, rng: Random) -> None:
    """All cards of a back that somebody cannot know are mixed and dealt anew."""
    first = terrain * FACES
    others = [seat for seat in range(twin.options.seats) if seat != watcher]
    unknown = {seat: unknown_of(twin, seat, watcher)[first : first + FACES] for seat in others}
    places = [at for at, one in enumerate(twin.terrains) if one == terrain and twin.down[at]]
    needed = sum(map(sum, unknown.values())) + sum(len(twin.down[at]) for at in places)
    if not needed:
        return
    pool = twin.deck[first : first + FACES]
    for counts in unknown.values():
        pool = [one + more for one, more in zip(pool, counts, strict=True)]
    for at in places:
        for face in twin.down[at]:
            pool[face] += 1
    cards = [face for face, count in enumerate(pool) for _ in range(count)]
    dealt = [cards.pop(below(rng, len(cards))) for _ in range(needed)]
    for seat, counts in unknown.items():
        hand = twin.clans[seat].hand
        for face, count in enumerate(counts):
            hand[first + face] -= count
        for _ in range(sum(counts)):
            hand[first + dealt.pop()] += 1
    for at in places:
        twin.down[at] = tuple(dealt.pop() for _ in twin.down[at])
    for face in range(FACES):
        twin.deck[first + face] = cards.count(face)


def _forget(twin: State, watcher: Seat | None) -> None:
    """Of the hands of others everybody knows their own, and the others what all have seen."""
    seats = range(twin.options.seats)
    for holder in seats:
        for other in seats:
            if watcher not in (holder, other):
                twin.knows(holder, other)[:] = twin.clans[holder].hand if holder == other else twin.knows(holder, None)


def _redeal_victory(twin: State, watcher: Seat | None, rng: Random) -> None:
    """The victory point cards of others, kept or not, could be any that are not one's own or open."""
    closed = [clan for seat, clan in enumerate(twin.clans) if seat != watcher]
    pool = list(twin.victory_left)
    for clan in closed:
        pool += clan.dealt
        if clan.victory != NO_CARD and not clan.is_open:
            pool.append(clan.victory)
    pool.sort()
    for clan in closed:
        clan.dealt = tuple(pool.pop(below(rng, len(pool))) for _ in clan.dealt)
        if clan.victory != NO_CARD and not clan.is_open:
            clan.victory = pool.pop(below(rng, len(pool)))
    twin.victory_left = tuple(pool)
