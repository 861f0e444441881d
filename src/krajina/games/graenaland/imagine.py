"""Imagining: the same table as somebody sees it, with everything that they cannot know drawn anew."""

from random import Random

from krajina.core import Seat, heard
from krajina.core.luck import below
from krajina.games.graenaland.knowledge import certain
from krajina.games.graenaland.pieces import FACES, TERRAINS
from krajina.games.graenaland.state import NO_CARD, State


def imagine(state: State, watcher: Seat | None, rng: Random) -> State:
    """Hands, cards that lie face down, decks, victory point cards, and sealed answers of others."""
    twin = state.copy()
    twin.events = None if state.events is None else heard(state, watcher)
    if state.asked is None:
        return twin
    for terrain in range(len(TERRAINS)):
        _redeal(twin, watcher, terrain, rng)
    if state.options.victory_cards:
        _redeal_victory(twin, watcher, rng)
    if twin.asked is not None:
        twin.asked.imagine(twin, watcher, rng)
    return twin


def _redeal(twin: State, watcher: Seat | None, terrain: int, rng: Random) -> None:
    """All cards of a back that somebody cannot know are mixed and dealt anew, in one of the worlds that may be true."""
    first = terrain * FACES
    worlds = twin.known[twin.known_key(watcher, terrain)]
    world = worlds[below(rng, len(worlds))] if len(worlds) > 1 else worlds[0]
    hands = [clan.hand[first : first + FACES] for clan in twin.clans]
    places = [at for at, one in enumerate(twin.terrains) if one == terrain and twin.down[at]]
    pool = [sum(counts) for counts in zip(twin.deck[first : first + FACES], *hands, strict=True)]
    for at in places:
        for face in twin.down[at]:
            pool[face] += 1
    for holder in range(len(hands)):
        for face in range(FACES):
            pool[face] -= world[holder * FACES + face]
    cards = [face for face, count in enumerate(pool) for _ in range(count)]
    for holder, hand in enumerate(hands):
        sure = list(world[holder * FACES : holder * FACES + FACES])
        for _ in range(sum(hand) - sum(sure)):
            sure[cards.pop(below(rng, len(cards)))] += 1
        twin.clans[holder].hand[first : first + FACES] = sure
    for at in places:
        twin.down[at] = tuple(cards.pop(below(rng, len(cards))) for _ in twin.down[at])
    for face in range(FACES):
        twin.deck[first + face] = cards.count(face)
    _forget(twin, watcher, terrain)


def _forget(twin: State, watcher: Seat | None, terrain: int) -> None:
    """Everybody else knows their own hand, and of the others what all have seen."""
    public = certain(twin.known[twin.known_key(None, terrain)])
    for other in range(twin.options.seats):
        if other != watcher:
            own = twin.clans[other].hand[terrain * FACES : terrain * FACES + FACES]
            world = bytearray(public)
            world[other * FACES : other * FACES + FACES] = bytes(own)
            twin.known[twin.known_key(other, terrain)] = (bytes(world),)


def _redeal_victory(twin: State, watcher: Seat | None, rng: Random) -> None:
    """The victory point cards of others, kept or not, could be any that are not one's own or open."""
    closed = [clan for seat, clan in enumerate(twin.clans) if seat not in (watcher, twin.winner)]
    pool = list(twin.victory_left)
    for clan in closed:
        pool += clan.dealt
        if clan.victory != NO_CARD:
            pool.append(clan.victory)
    pool.sort()
    for clan in closed:
        clan.dealt = tuple(pool.pop(below(rng, len(pool))) for _ in clan.dealt)
        if clan.victory != NO_CARD:
            clan.victory = pool.pop(below(rng, len(pool)))
    twin.victory_left = tuple(pool)
