"""What a seat cannot know: what it is sure of in the hands of others, and the same table with the rest drawn anew.

For the cards of one back, a world says how many cards of each face are certainly in each hand; other cards of that back
may be anything. Mostly there is one world. A card that goes face down from hand to hand makes several: it was one of
those that are known, or another one. What is shown later rules worlds out.

A world is one number with a byte for each holder and face, so that it is changed by a sum.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from krajina.core import Seat, below, heard
from krajina.games.graenaland.pieces import FACES, SEATS, TERRAIN_COUNT
from krajina.games.graenaland.state import NO_CARD, State

MOST: Final = 64  # worlds that are kept apart; beyond that only what is certain in all of them
BYTE: Final = 8  # bits
ONE: Final[list[int]] = [256**place for place in range(len(SEATS) * FACES)]  # a card, by holder and face
WIDTH: Final = BYTE * FACES  # of all bytes of one holder
HAND: Final = 256**FACES - 1

World: TypeAlias = int
Worlds: TypeAlias = tuple[World, ...]


def count_of(world: World, place: int) -> int:
    """How many cards of a face, by holder and face, a world says are there."""
    return world >> BYTE * place & 255


def sure_of(world: World, holder: Seat) -> int:
    """What a world says of one hand, a byte a face."""
    return world >> BYTE * FACES * holder & HAND


def unknown(world: World, holder: Seat, size: int) -> int:
    """How many of so many cards of a hand a world says nothing of; the rest by 255 is the sum of the bytes."""
    return size - sure_of(world, holder) % 255


def gained(worlds: Worlds, holder: Seat, face: int) -> Worlds:
    """A card went into a hand, and the watcher saw it."""
    one = ONE[holder * FACES + face]
    return (worlds[0] + one,) if len(worlds) == 1 else tuple([world + one for world in worlds])


def lost(worlds: Worlds, holder: Seat, face: int, size: int) -> Worlds:
    """A card left a hand, and the watcher saw it; so many cards there were before."""
    place = holder * FACES + face
    if len(worlds) == 1:
        world = worlds[0]
        return (world - ONE[place],) if count_of(world, place) else worlds
    found = []
    for world in worlds:
        if count_of(world, place):
            found.append(world - ONE[place])
        elif unknown(world, holder, size):
            found.append(world)
    return merged(found)


def shown(worlds: Worlds, holder: Seat, faces: list[int], size: int) -> Worlds:
    """At least so many cards of each face are in a hand."""
    found = []
    for world in worlds:
        total, grown, hand = 0, world, sure_of(world, holder)
        for face, count in enumerate(faces):
            if count:
                more = count - (hand >> BYTE * face & 255)
                if more > 0:
                    total += more
                    grown += more * ONE[holder * FACES + face]
        if not total:
            found.append(world)
        elif total <= unknown(world, holder, size):
            found.append(grown)
    return merged(found)


def handed_over(worlds: Worlds, giver: Seat, receiver: Seat, size: int) -> Worlds:
    """A card went face down from hand to hand: one that is known, or another one."""
    found = []
    for world in worlds:
        hand = sure_of(world, giver)
        found += [
            world - ONE[giver * FACES + face] + ONE[receiver * FACES + face]
            for face in range(FACES)
            if hand >> BYTE * face & 255
        ]
        if unknown(world, giver, size):
            found.append(world)
    return merged(found)


def settled(worlds: Worlds, hidden: list[int], sizes: list[int]) -> Worlds:
    """The deck is empty, so every seat can count what is hidden in all hands and face down, by face.

    What does not fit is no world any more; and where a hand has more unknown cards than there are others, it is certain
    to have some of a face. `sizes` are those of the hands.
    """
    found = []
    for world in worlds:
        left = hidden[:]
        for holder in range(len(sizes)):
            hand = sure_of(world, holder)
            for face in range(FACES):
                left[face] -= hand >> BYTE * face & 255
        if min(left) < 0:
            continue
        total, grown = sum(left), world
        for holder, size in enumerate(sizes):
            more = unknown(world, holder, size)
            for face, count in enumerate(left):
                if more > total - count:
                    grown += (more - total + count) * ONE[holder * FACES + face]
        found.append(grown)
    return merged(found)


def merged(found: list[World]) -> Worlds:
    """Each world once, in an order that tells nothing; too many become what all of them say."""
    assert found, "the truth is one of the worlds"
    if len(found) == 1:
        return (found[0],)
    worlds = sorted(set(found))
    return tuple(worlds) if len(worlds) <= MOST else (certain(worlds),)


def certain(worlds: Sequence[World]) -> World:
    """What all worlds say."""
    if len(worlds) == 1:
        return worlds[0]
    found = 0
    for place, one in enumerate(ONE):
        found += min([count_of(world, place) for world in worlds]) * one
    return found


# -- imagining ------------------------------------------------------------------------------------------------------


def imagine(state: State, watcher: Seat | None, rng: Random) -> State:
    """Hands, cards that lie face down, decks, victory point cards, and sealed answers of others."""
    twin = state.copy()
    twin.events = None if state.events is None else heard(state, watcher)
    if state.asked is None:
        return twin
    _redeal(twin, watcher, rng)
    if state.options.victory_cards:
        _redeal_victory(twin, watcher, rng)
    if twin.asked is not None:
        twin.asked.imagine(twin, watcher, rng)
    return twin


def packed(counts: list[int]) -> int:
    """Counts of cards as one number, a byte each."""
    return int.from_bytes(bytes(counts), "little")


def _redeal(twin: State, watcher: Seat | None, rng: Random) -> None:
    """Deal anew, back by back, the cards that the watcher cannot know, in a world that may be true."""
    hands, deck = [packed(clan.hand) for clan in twin.clans], packed(twin.deck)
    places: list[list[int]] = [[], [], [], []]
    for at, cards in enumerate(twin.down):
        if cards:
            places[twin.terrains[at]].append(at)
    known, first = twin.known, twin.known_key(watcher, 0)
    for terrain in range(TERRAIN_COUNT):
        worlds = known[first + terrain]
        part = [hand & HAND for hand in hands]
        if len(worlds) > 1:
            worlds = _possible(twin, worlds, part, deck & HAND, places[terrain])
        world = worlds[0] if len(worlds) == 1 else worlds[below(rng, len(worlds))]
        _deal(twin, terrain, world, part, deck & HAND, places[terrain], rng)
        _forget(twin, watcher, terrain, part)
        hands = [hand >> WIDTH for hand in hands]
        deck >>= WIDTH


def _possible(twin: State, worlds: Worlds, hands: list[int], deck: int, places: list[int]) -> Worlds:
    """The worlds that say of no face that more are there than hands, the deck and cards face down have together."""
    hidden = deck + sum(hands)
    for at in places:
        for face in twin.down[at]:
            hidden += ONE[face]
    found = []
    for world in worlds:
        left, rest = list(hidden.to_bytes(FACES, "little")), world
        while rest:
            for face, count in enumerate((rest & HAND).to_bytes(FACES, "little")):
                left[face] -= count
            rest >>= WIDTH
        if min(left) >= 0:
            found.append(world)
    return tuple(found)


def _deal(twin: State, terrain: int, world: World, hands: list[int], deck: int, places: list[int], rng: Random) -> None:
    """Draw what hands have beyond what is certain of them; a hand is its cards of that back, a byte a face."""
    hidden, first, gaps, count = deck, terrain * FACES, [], 0
    for holder, hand in enumerate(hands):
        sure = world & HAND
        world >>= WIDTH
        if hand != sure:
            hidden += hand - sure
            count += hand % 255 - sure % 255
            gaps.append((holder, sure, count))
    if not gaps and not places:
        return
    for at in places:
        count += len(twin.down[at])
        for face in twin.down[at]:
            hidden += ONE[face]
    pool = list(hidden.to_bytes(FACES, "little"))
    drawn, dealt = draw(pool, count, rng), 0
    for holder, sure, end in gaps:
        hands[holder] = sure
        for face in drawn[dealt:end]:
            hands[holder] += ONE[face]
        dealt = end
        twin.clans[holder].hand[first : first + FACES] = list(hands[holder].to_bytes(FACES, "little"))
    for at in places:
        end = dealt + len(twin.down[at])
        twin.down[at], dealt = tuple(drawn[dealt:end]), end
    twin.deck[first : first + FACES] = pool


def draw(pool: list[int], count: int, rng: Random) -> list[int]:
    """Take so many cards out of a pool, each as likely but for a few parts of a thousand million."""
    left, found = sum(pool), []
    for _ in range(count):
        ticket = rng.getrandbits(32) * left >> 32
        left -= 1
        face = 0
        while ticket >= pool[face]:
            ticket -= pool[face]
            face += 1
        pool[face] -= 1
        found.append(face)
    return found


def _forget(twin: State, watcher: Seat | None, terrain: int, hands: list[int]) -> None:
    """Every other seat knows its own hand, and of the others what all have seen."""
    known = twin.known
    public = rest = certain(known[twin.known_key(None, terrain)])
    alike: Worlds = (public,)
    for other, hand in enumerate(hands):
        if other != watcher:
            more = hand - (rest & HAND)
            known[other * TERRAIN_COUNT + terrain] = (public + more * ONE[other * FACES],) if more else alike
        rest >>= WIDTH


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
