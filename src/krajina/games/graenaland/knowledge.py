"""What a watcher knows of hands, for the cards of one back: worlds that may be true, as pure arithmetic.

A world says how many cards of each face are certainly in each hand; other cards of that back may be anything. Mostly
there is one world. A card that goes face down from hand to hand makes several: it was one of those that are known, or
another one. What is shown later rules worlds out.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from krajina.core import Seat
from krajina.games.graenaland.pieces import FACES

MOST: Final = 64  # worlds that are kept apart; beyond that only what is certain in all of them

World: TypeAlias = bytes  # by holder and face
Worlds: TypeAlias = tuple[World, ...]
Sizes: TypeAlias = Sequence[int]  # by holder, how many cards of that back there are in the hand: all see that


def nothing(seats: int) -> Worlds:
    """Nobody's cards are known."""
    return (bytes(seats * FACES),)


def changed(world: World, *changes: tuple[int, int]) -> World:
    """A world with some counts more or less."""
    counts = bytearray(world)
    for place, more in changes:
        counts[place] += more
    return bytes(counts)


def gained(worlds: Worlds, holder: Seat, face: int, count: int = 1) -> Worlds:
    """Cards went into a hand, and the watcher saw them."""
    place = holder * FACES + face
    return tuple([changed(world, (place, count)) for world in worlds])


def unknown(world: World, holder: Seat, sizes: Sizes) -> int:
    """How many cards of a hand a world says nothing of."""
    first = holder * FACES
    return sizes[holder] - sum(world[first : first + FACES])


def lost(worlds: Worlds, holder: Seat, face: int, sizes: Sizes) -> Worlds:
    """A card left a hand, and the watcher saw it; `sizes` are those from before."""
    place = holder * FACES + face
    found = [
        changed(world, (place, -1)) if world[place] else world
        for world in worlds
        if world[place] or unknown(world, holder, sizes)
    ]
    return merged(found)


def shown(worlds: Worlds, holder: Seat, faces: Sequence[int], sizes: Sizes) -> Worlds:
    """At least so many cards of each face are in a hand."""
    found = []
    for world in worlds:
        first = holder * FACES
        more = [max(0, count - world[first + face]) for face, count in enumerate(faces)]
        if sum(more) <= unknown(world, holder, sizes):
            found.append(changed(world, *((first + face, count) for face, count in enumerate(more) if count)))
    return merged(found)


def handed_over(worlds: Worlds, giver: Seat, receiver: Seat, sizes: Sizes) -> Worlds:
    """A card went face down from hand to hand: one that is known, or another one."""
    found = []
    for world in worlds:
        found += [
            changed(world, (giver * FACES + face, -1), (receiver * FACES + face, 1))
            for face in range(FACES)
            if world[giver * FACES + face]
        ]
        if unknown(world, giver, sizes):
            found.append(world)
    return merged(found)


def settled(worlds: Worlds, hidden: Sequence[int], sizes: Sizes) -> Worlds:
    """The deck is empty, so everybody can count what is hidden in all hands and face down, by face.

    What does not fit is no world any more; and where a hand has more unknown cards than there are others, it is certain
    to have some of a face.
    """
    found = []
    for world in worlds:
        left = [count - sum(world[face::FACES]) for face, count in enumerate(hidden)]
        if min(left) < 0:
            continue
        counts = bytearray(world)
        for holder in range(len(sizes)):
            more = unknown(world, holder, sizes)
            for face, count in enumerate(left):
                counts[holder * FACES + face] += max(0, more - (sum(left) - count))
        found.append(bytes(counts))
    return merged(found)


def merged(found: Sequence[World]) -> Worlds:
    """Each world once, in an order that tells nothing; too many become what all of them say."""
    assert found, "the truth is one of the worlds"
    if len(found) == 1:
        return (found[0],)
    worlds = sorted(set(found))
    return tuple(worlds) if len(worlds) <= MOST else (certain(worlds),)


def certain(worlds: Sequence[World]) -> World:
    """What all worlds say."""
    return worlds[0] if len(worlds) == 1 else bytes(map(min, zip(*worlds, strict=True)))
