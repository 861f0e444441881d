"""Cards on their way: into hands, out of them, onto the discarded ones; and what every seat knows afterwards."""

from collections.abc import Sequence

from krajina.core import Seat
from krajina.games.graenaland.catalog import CARD, CARD_NUMBER, Cards
from krajina.games.graenaland.events import DeckShuffled
from krajina.games.graenaland.pieces import FACES, KINDS, TERRAIN_COUNT, TERRAINS
from krajina.games.graenaland.secrets import certain, gained, handed_over, lost, settled, shown, sure_of
from krajina.games.graenaland.state import Clan, State


def names_of(cards: Sequence[int]) -> Cards:
    """Resource cards by name."""
    return tuple(CARD.ids[card] for card in cards)


def hand_names(hand: Sequence[int]) -> Cards:
    """The cards of a hand, or of what is known of one, by name."""
    return tuple(CARD.ids[card] for card, count in enumerate(hand) for _ in range(count))


def pile_of(clan: Clan) -> Cards:
    """All that a clan holds, by name: resource cards, then supply cards."""
    return (*hand_names(clan.hand), *(CARD.ids[KINDS + card] for card in sorted(clan.supplies)))


def size_of(clan: Clan, terrain: int) -> int:
    """How many cards of a back there are in a hand."""
    size = 0
    for card in range(terrain * FACES, terrain * FACES + FACES):
        size += clan.hand[card]
    return size


def gain(state: State, holder: Seat, card: int) -> None:
    """A card goes openly into a hand."""
    state.clans[holder].hand[card] += 1
    terrain, face = card // FACES, card % FACES
    known = state.known
    for key in range(terrain, len(known), TERRAIN_COUNT):
        known[key] = gained(known[key], holder, face)


def gain_unseen(state: State, holder: Seat, card: int) -> None:
    """A card goes into a hand, and no other seat sees it."""
    state.clans[holder].hand[card] += 1
    terrain, face = card // FACES, card % FACES
    key = state.known_key(holder, terrain)
    state.known[key] = gained(state.known[key], holder, face)


def lose(state: State, holder: Seat, card: int) -> None:
    """A card leaves a hand openly."""
    terrain, face = card // FACES, card % FACES
    clan, known = state.clans[holder], state.known
    size = size_of(clan, terrain)
    for key in range(terrain, len(known), TERRAIN_COUNT):
        known[key] = lost(known[key], holder, face, size)
    clan.hand[card] -= 1


def show(state: State, holder: Seat, cards: list[int]) -> None:
    """Cards of a hand are shown to all: at least so many of each kind are there (`cards` counts them by kind)."""
    known = state.known
    for terrain in range(TERRAIN_COUNT):
        first, count = terrain * FACES, 0
        for card in range(first, first + FACES):
            count += cards[card]
        if count:
            faces, size = cards[first : first + FACES], size_of(state.clans[holder], terrain)
            for key in range(terrain, len(known), TERRAIN_COUNT):
                known[key] = shown(known[key], holder, faces, size)


def show_named(state: State, holder: Seat, cards: Cards) -> None:
    """The resource cards among these are shown to all."""
    if not cards:
        return
    counts = [0] * KINDS
    for card in cards:
        number = CARD_NUMBER[card]
        if number < KINDS:
            counts[number] += 1
    show(state, holder, counts)


def hand_over(state: State, giver: Seat, receiver: Seat, card: int) -> None:
    """A card goes face down from hand to hand: the two know it, the others see its back.

    Where one of the hands lies open after a claim, all see what goes.
    """
    if state.clans[giver].is_open or state.clans[receiver].is_open:
        lose(state, giver, card)
        gain(state, receiver, card)
        return
    terrain, face = card // FACES, card % FACES
    size, known = size_of(state.clans[giver], terrain), state.known
    for watcher in (*range(state.options.seats), None):
        key = state.known_key(watcher, terrain)
        if watcher in (giver, receiver):
            known[key] = gained(lost(known[key], giver, face, size), receiver, face)
        else:
            known[key] = handed_over(known[key], giver, receiver, size)
    state.clans[giver].hand[card] -= 1
    state.clans[receiver].hand[card] += 1


def seen(state: State, holder: Seat, watcher: Seat | None) -> list[int]:
    """By kind, the cards of a hand that a watcher is sure of."""
    found: list[int] = []
    first = state.known_key(watcher, 0)
    for terrain in range(TERRAIN_COUNT):
        hand = sure_of(certain(state.known[first + terrain]), holder)
        found += hand.to_bytes(FACES, "little")
    return found


def _count_hidden(state: State, terrain: int) -> None:
    """Before a deck is made anew every seat knows, by elimination, all that is hidden of that back."""
    first = terrain * FACES
    hidden = [sum(clan.hand[first + face] for clan in state.clans) for face in range(FACES)]
    for at, one in enumerate(state.terrains):
        for face in state.down[at] if one == terrain else ():
            hidden[face] += 1
    sizes, known = [size_of(clan, terrain) for clan in state.clans], state.known
    for key in range(terrain, len(known), TERRAIN_COUNT):
        known[key] = settled(known[key], hidden, sizes)


def discard(state: State, card: int) -> None:
    """A resource card goes to the discarded ones of its back (section 8)."""
    state.discards[card] += 1


def has_deck(state: State, terrain: int) -> bool:
    """Tell whether a card can be drawn; an empty deck is made anew of what was discarded (section 8, ruling 17)."""
    first = terrain * FACES
    deck, discards = state.deck, state.discards
    for card in range(first, first + FACES):
        if deck[card]:
            return True
    if not any(discards[first : first + FACES]):
        return False
    _count_hidden(state, terrain)
    for card in range(first, first + FACES):
        deck[card], discards[card] = discards[card], 0
    state.tell(DeckShuffled(terrain=TERRAINS[terrain]))
    return True
