"""The ledger of promises: what is open, what was kept or broken, and what came to nothing (sections 6, 7 and 18).

A promise binds nobody (ruling 24). It becomes due when its condition is met, and is marked when it was kept or broken;
it lapses when its condition is not met, or when it can be kept no more.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from krajina.core import Seat
from krajina.games.graenaland.catalog import CARD_NUMBER, Cards, TileName
from krajina.games.graenaland.notes import Promise, Promised
from krajina.games.graenaland.pieces import FACES, KINDS, PAST, RESOURCES, WORK_NUMBER, Fate, Item, Resource, Work
from krajina.games.graenaland.spoken import PromiseBroken, PromiseKept, PromiseLapsed
from krajina.games.graenaland.state import NOBODY, State

LAST: Final = 3  # promises that are over and still known in full; the others are counted
KEPT, BROKEN, LAPSED = PAST  # names of a module are looked up sooner than members of an enum
FATES: Final = {Fate.KEPT: PromiseKept, Fate.BROKEN: PromiseBroken, Fate.LAPSED: PromiseLapsed}


def end(state: State, promise: Promise, fate: Fate) -> None:
    """A promise is over: count it, and keep the last few in full."""
    state.past_promises = (*state.past_promises[1 - LAST :], msgspec.structs.replace(promise, fate=fate))
    state.fates[state.fate_key(promise.who, promise.to) + PAST.index(fate)] += 1
    if state.events is not None:
        state.tell(FATES[fate](who=promise.who, promise=promised(promise).word))


@lru_cache(1024)  # it is shown to all, view after view
def promised(promise: Promise) -> Promised:
    """What was promised, for people."""
    to, at, agree, work, wanted = promise.to, promise.at, promise.agree, promise.work, promise.wanted
    if agree is not None:
        return Promised("vote", None, at, agree, None, None, None)
    if work is not None:
        return Promised("work", to, at, None, work, None, None)
    if at is not None:
        return Promised("share", to, at, None, None, promise.resource, None)
    if wanted is not None:
        return Promised("swap", to, None, None, None, promise.resource, wanted)
    return Promised("give", None, None, None, None, promise.resource, None)


def judge_vote(state: State, at: TileName, ballots: Mapping[Seat, bool]) -> None:
    """A vote is over: what was said of votes is kept or broken, and who agreed may expect what they were promised."""
    waiting, state.promises = state.promises, ()
    for promise in waiting:
        if promise.at != at:
            state.promises = (*state.promises, promise)
        elif promise.agree is not None:
            end(state, promise, KEPT if ballots.get(promise.who) == promise.agree else BROKEN)
        elif promise.to is not None and ballots.get(promise.to):
            state.due = (*state.due, msgspec.structs.replace(promise, due=True))
        else:
            end(state, promise, LAPSED)


def judge_proposal(
    state: State, who: Seat, at: TileName, voters: tuple[Seat, ...], split: tuple[tuple[Item, ...], ...]
) -> None:
    """A seat proposes: a promised share is in it or not, if there is such a card and the other has a vote."""
    due = state.due
    for promise in due:
        if promise.who == who and promise.at == at and promise.resource is not None:
            fate = _fate_of_share(promise.to, promise.resource, voters, split)
            if fate is not None:
                settle(state, promise, fate)


def _fate_of_share(
    to: Seat | None, resource: str, voters: tuple[Seat, ...], split: tuple[tuple[Item, ...], ...]
) -> Fate | None:
    if to is None or to not in voters:
        return LAPSED
    if resource in split[voters.index(to)]:
        return KEPT
    for share in split:
        if resource in share:
            return BROKEN
    return None


def settle(state: State, promise: Promise, fate: Fate) -> None:
    """A promise that was due is over."""
    state.due = tuple([one for one in state.due if one is not promise])
    end(state, promise, fate)


def judge_work(state: State, who: Seat, work: Work, at: TileName) -> None:
    """A work stands: who promised it has kept their word, or cannot keep it any more."""
    due = state.due
    for promise in due:
        if promise.work == work and promise.at is not None:
            if promise.at == at:
                settle(state, promise, KEPT if promise.who == who else LAPSED)
            elif not state.can_stand(WORK_NUMBER[work], state.at(promise.at)):
                settle(state, promise, LAPSED)  # no token is left


def judge_building(state: State, who: Seat) -> None:
    """The phase of building of a seat is over: works that it promised and did not build are broken promises."""
    due = state.due
    for promise in due:
        if promise.who == who and promise.work is not None:
            settle(state, promise, BROKEN)


def judge_offers(state: State, offers: Mapping[Seat, Cards]) -> None:
    """Cards for a joint work are laid open: what was promised is among them or not."""
    waiting, state.promises = state.promises, ()
    for promise in waiting:
        if promise.at is not None or promise.resource is None:
            state.promises = (*state.promises, promise)
            continue
        giver = NOBODY if promise.to is None else promise.to
        if promise.wanted is not None and not _gives(state, offers.get(giver, ()), promise.wanted):
            end(state, promise, LAPSED)
        else:
            end(state, promise, KEPT if _gives(state, offers.get(promise.who, ()), promise.resource) else BROKEN)


def _gives(state: State, cards: Cards, resource: Resource) -> bool:
    """Tell whether a card among these shows a resource."""
    for card in cards:  # noqa: SIM110  # a loop is compiled, a generator is called
        if resource in faces_of(state, card):
            return True
    return False


def faces_of(state: State, card: str) -> tuple[Resource, ...]:
    """What a card shows."""
    number = CARD_NUMBER[card]
    if number < KINDS:
        return (RESOURCES[number % FACES],)
    one, other = state.tables.symbols[number - KINDS]
    return RESOURCES[one], RESOURCES[other]


def lapse_all(state: State) -> None:
    """The game is over: what is still open lapses."""
    left, state.due, state.promises = (*state.due, *state.promises), (), ()
    for promise in left:
        end(state, promise, LAPSED)
