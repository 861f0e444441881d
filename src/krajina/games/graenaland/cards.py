"""Cards on their way: into hands, out of them, and who knows what afterwards.

What a watcher knows of a hand is kept as a count for each kind of card: so many of these are certainly there. A card
that goes openly is taken off what is known of its kind; one that goes face down may be any of its back, so that of
every kind of that back one less is certain, unless there is only one kind that it can have been.
"""

from collections.abc import Iterable, Sequence

from krajina.core import Seat
from krajina.games.graenaland.catalog import CARD, CardName
from krajina.games.graenaland.events import DeckShuffled
from krajina.games.graenaland.pieces import KINDS, RESOURCES, TERRAINS
from krajina.games.graenaland.state import State

FACES = len(RESOURCES)


def names_of(cards: Sequence[int]) -> tuple[CardName, ...]:
    """Resource cards by name."""
    return tuple(CARD.ids[card] for card in cards)


def hand_names(hand: Sequence[int]) -> tuple[CardName, ...]:
    """The cards of a hand, or of what is known of one, by name."""
    return tuple(CARD.ids[card] for card, count in enumerate(hand) for _ in range(count))


def gain(state: State, holder: Seat, card: int, count: int = 1) -> None:
    """A card goes openly into a hand."""
    state.clans[holder].hand[card] += count
    width = state.options.seats + 1
    for counts in state.known[holder * width : holder * width + width]:
        counts[card] += count


def gain_unseen(state: State, holder: Seat, card: int, knowing: Iterable[Seat] = ()) -> None:
    """A card goes into a hand, and nobody else sees it but those who know it."""
    state.clans[holder].hand[card] += 1
    for watcher in (holder, *knowing):
        state.knows(holder, watcher)[card] += 1


def lose(state: State, holder: Seat, card: int) -> None:
    """A card leaves a hand openly."""
    state.clans[holder].hand[card] -= 1
    width = state.options.seats + 1
    for counts in state.known[holder * width : holder * width + width]:
        if counts[card]:
            counts[card] -= 1


def show(state: State, holder: Seat, cards: Sequence[int]) -> None:
    """Cards of a hand are shown to all: at least so many of each kind are there (`cards` counts them by kind)."""
    width = state.options.seats + 1
    for counts in state.known[holder * width : holder * width + width]:
        for card, count in enumerate(cards):
            if counts[card] < count:
                counts[card] = count


def hand_over(state: State, giver: Seat, receiver: Seat, card: int) -> None:
    """A card goes face down from hand to hand: the two know it, the others see its back."""
    first = card - card % FACES
    backs = range(first, first + FACES)
    giving = state.clans[giver].hand
    for watcher in (*range(state.options.seats), None):
        given, got = state.knows(giver, watcher), state.knows(receiver, watcher)
        if watcher in (giver, receiver):
            given[card] -= given[card] > 0
            got[card] += 1
            continue
        certain = [back for back in backs if given[back]]
        is_sure = len(certain) == 1 and given[certain[0]] == sum(giving[back] for back in backs)
        for back in certain:
            given[back] -= 1
        if is_sure:
            got[certain[0]] += 1
    giving[card] -= 1
    state.clans[receiver].hand[card] += 1


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
    for card in range(first, first + FACES):
        deck[card], discards[card] = discards[card], 0
    if state.events is not None:
        state.tell(DeckShuffled(terrain=TERRAINS[terrain]))
    return True


def unknown_of(state: State, holder: Seat, watcher: Seat | None) -> list[int]:
    """By kind, the cards of a hand that a watcher does not know."""
    known = state.knows(holder, watcher)
    return [have - sure for have, sure in zip(state.clans[holder].hand, known, strict=True)]


def no_cards() -> list[int]:
    """No cards of any kind."""
    return [0] * KINDS
