"""The ledger of promises: what is open, what was kept or broken, and what came to nothing (sections 6, 7 and 18).

A promise binds nobody (ruling 24). It becomes due when its condition is met, and is marked when it was kept or broken;
it lapses when its condition is not met, or when it can be kept no more.
"""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from krajina.core import Seat, SeatName, Word, word_of
from krajina.games.graenaland.catalog import CARD_NUMBER, TILE, Cards, TileName
from krajina.games.graenaland.notes import Promise
from krajina.games.graenaland.pieces import FACES, KINDS, PAST, RESOURCES, WORKS, Fate, Item, Resource, Work
from krajina.games.graenaland.spoken import PromiseBroken, PromiseKept, PromiseLapsed
from krajina.games.graenaland.state import NOBODY, State

LAST: Final = 5  # promises that are over and still known in full; the others are counted
FATES: Final = {Fate.KEPT: PromiseKept, Fate.BROKEN: PromiseBroken, Fate.LAPSED: PromiseLapsed}


def _judge(state: State, fate: Callable[[Promise], Fate | None]) -> None:
    """Give every open promise its fate: None leaves it alone, OPEN makes it due."""
    if not state.promises:
        return
    found = []
    for promise in state.promises:
        verdict = fate(promise)
        if verdict is None:
            found.append(promise)
        elif verdict == Fate.OPEN:
            found.append(msgspec.structs.replace(promise, due=True))
        else:
            over = msgspec.structs.replace(promise, fate=verdict)
            state.past_promises = (*state.past_promises[1 - LAST :], over)
            counts = list(state.fates)
            counts[state.fate_key(promise.who, promise.to) + PAST.index(verdict)] += 1
            state.fates = tuple(counts)
            if state.events is not None:
                state.tell(FATES[verdict](who=promise.who, promise=promise_word(promise)))
    state.promises = tuple(found)


def promise_word(promise: Promise) -> Word:
    """A promise, for people."""
    at = Word("nothing") if promise.at is None else TILE.words[promise.at]
    to = Word("nobody") if promise.to is None else SeatName(promise.to)
    if promise.agree is not None:
        return Word("promise-vote", {"agree": Word("yes" if promise.agree else "no"), "at": at})
    if promise.work is not None:
        return Word("promise-work", {"to": to, "work": word_of(promise.work), "at": at})
    assert promise.resource is not None, "a share, or a card"
    resource = word_of(promise.resource)
    if promise.at is not None:
        return Word("promise-share", {"to": to, "resource": resource, "at": at})
    if promise.wanted is None:
        return Word("promise-give", {"resource": resource})
    return Word("promise-swap", {"to": to, "resource": resource, "wanted": word_of(promise.wanted)})


def judge_vote(state: State, at: TileName, ballots: Mapping[Seat, bool]) -> None:
    """A vote is over: what was said of votes is kept or broken, and who agreed may expect what they were promised."""

    def fate(promise: Promise) -> Fate | None:
        if promise.due or promise.at != at:
            return None
        if promise.agree is not None:
            return Fate.KEPT if ballots.get(promise.who) == promise.agree else Fate.BROKEN
        return Fate.OPEN if promise.to is not None and ballots.get(promise.to) else Fate.LAPSED

    _judge(state, fate)


def judge_proposal(
    state: State, who: Seat, at: TileName, voters: tuple[Seat, ...], split: tuple[tuple[Item, ...], ...]
) -> None:
    """A seat proposes: a promised share is in it or not, if there is such a card and the other has a vote."""
    if not state.promises:
        return
    shares = dict(zip(voters, split, strict=True))
    pile = {item.value for share in split for item in share}

    def fate(promise: Promise) -> Fate | None:
        if not promise.due or promise.who != who or promise.at != at or promise.resource is None:
            return None
        if promise.to is None or promise.to not in shares:
            return Fate.LAPSED
        if promise.resource.value not in pile:
            return None
        given = [item.value for item in shares[promise.to]]
        return Fate.KEPT if promise.resource.value in given else Fate.BROKEN

    _judge(state, fate)


def judge_work(state: State, who: Seat, work: Work, at: TileName) -> None:
    """A work stands: who promised it has kept their word, or cannot keep it any more."""

    def fate(promise: Promise) -> Fate | None:
        if not promise.due or promise.work != work or promise.at is None:
            return None
        if promise.at == at:
            return Fate.KEPT if promise.who == who else Fate.LAPSED
        return None if state.can_stand(WORKS.index(work), state.at(promise.at)) else Fate.LAPSED  # no token is left

    _judge(state, fate)


def judge_building(state: State, who: Seat) -> None:
    """The phase of building of a seat is over: works that it promised and did not build are broken promises."""

    def fate(promise: Promise) -> Fate | None:
        return Fate.BROKEN if promise.due and promise.who == who and promise.work is not None else None

    _judge(state, fate)


def judge_offers(state: State, offers: Mapping[Seat, Cards]) -> None:
    """Cards for a joint work are laid open: what was promised is among them or not."""
    if not state.promises:
        return
    given = {seat: {face for card in cards for face in faces_of(state, card)} for seat, cards in offers.items()}

    def fate(promise: Promise) -> Fate | None:
        if promise.at is not None or promise.resource is None:
            return None
        if promise.wanted is not None and promise.wanted not in given.get(
            NOBODY if promise.to is None else promise.to, ()
        ):
            return Fate.LAPSED
        return Fate.KEPT if promise.resource in given.get(promise.who, ()) else Fate.BROKEN

    _judge(state, fate)


def faces_of(state: State, card: str) -> tuple[Resource, ...]:
    """What a card shows."""
    number = CARD_NUMBER[card]
    if number < KINDS:
        return (RESOURCES[number % FACES],)
    return tuple(RESOURCES[symbol] for symbol in state.tables.symbols[number - KINDS])


def lapse_all(state: State) -> None:
    """The game is over: what is still open lapses."""
    _judge(state, lambda _promise: Fate.LAPSED)
