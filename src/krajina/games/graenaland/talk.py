"""Talk: ready-made phrases of the kind that the book allows, and the ledger of promises (sections 6, 7 and 18).

A promise binds nobody (ruling 24). It becomes due when its condition is met, and is marked when it was kept or broken;
it lapses when its condition is not met, or when nobody can keep it any more.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

import msgspec

from krajina.core import Action, Event, Seat, SeatName, Word, word_of
from krajina.core.luck import below
from krajina.games.graenaland.actions import (
    SAY_NOTHING,
    AskGive,
    AskVote,
    Cards,
    PromiseGive,
    PromiseShare,
    PromiseSwap,
    PromiseVote,
    PromiseWork,
    SayNothing,
)
from krajina.games.graenaland.catalog import TILE, TileName
from krajina.games.graenaland.events import (
    AskedGive,
    AskedVote,
    PromiseBroken,
    PromiseKept,
    PromiseLapsed,
    SaidGive,
    SaidShare,
    SaidSwap,
    SaidVote,
    SaidWork,
)
from krajina.games.graenaland.paying import NUMBERS
from krajina.games.graenaland.pieces import (
    FACE_NUMBER,
    FACES,
    KINDS,
    MOST_SEATS,
    RESOURCES,
    WORKS,
    Fate,
    Item,
    Resource,
    Talk,
    Work,
)
from krajina.games.graenaland.state import NOBODY, Promise, State
from krajina.games.graenaland.tables import Price

MOST_SAID: Final = 2  # phrases of a seat while one vote or one joint work is talked about
SEATS: Final = range(MOST_SEATS)
PROMISE_VOTE: Final = (PromiseVote(True), PromiseVote(False))
ASK_VOTE: Final = tuple((AskVote(to, True), AskVote(to, False)) for to in SEATS)
PROMISE_WORK: Final = tuple(tuple(PromiseWork(to, work) for work in WORKS) for to in SEATS)
PROMISE_SHARE: Final = tuple(tuple(PromiseShare(to, resource) for resource in RESOURCES) for to in SEATS)
PROMISE_GIVE: Final = tuple(map(PromiseGive, RESOURCES))
ASK_GIVE: Final = tuple(tuple(AskGive(to, resource) for resource in RESOURCES) for to in SEATS)
WORK_NUMBER: Final = {work: number for number, work in enumerate(WORKS)}
PROMISE_SWAP: Final = tuple(
    tuple(tuple(PromiseSwap(mine, to, its) for its in RESOURCES) for mine in RESOURCES) for to in SEATS
)


def open_talk(state: State) -> None:
    """Everybody may speak anew."""
    state.said = ((),) * state.options.seats


def may_speak(state: State, seat: Seat) -> bool:
    """Tell whether there are phrases, and somebody has not said enough."""
    said = state.said[seat]
    return state.options.talk != Talk.NONE and len(said) < MOST_SAID and SAY_NOTHING not in said


def listeners(state: State, seat: Seat, voters: Sequence[Seat]) -> list[Seat]:
    """Who can still be talked to: the others who have not voted."""
    voted = state.answers.answers if state.answers is not None else {}
    return [to for to in voters if to != seat and to not in voted]


def vote_phrases(state: State, seat: Seat, at: int, voters: Sequence[Seat]) -> list[Action]:
    """What may be said about a vote (section 7) to those who have not voted; one's own vote is promised once.

    No phrase shares the pile in another way, and none is said twice.
    """
    hearing = listeners(state, seat, voters)
    if not hearing or not may_speak(state, seat):
        return []
    said = state.said[seat]
    found: list[Action] = [] if has_promised_vote(said) else [*PROMISE_VOTE]
    for to in hearing:
        found += phrases_to(state, seat, at, to)
    return [phrase for phrase in found if phrase not in said] if said else found


def has_promised_vote(said: Sequence[Action]) -> bool:
    """Tell whether somebody has said how they will vote."""
    return any(isinstance(phrase, PromiseVote) for phrase in said)


def draw_vote_phrase(state: State, seat: Seat, at: int, voters: Sequence[Seat], rng: Random) -> Action:
    """One of them at random, mostly without making all the others."""
    to = voters[below(rng, len(voters))]
    phrase: Action = PROMISE_VOTE[below(rng, 2)]
    if to != seat:
        kind = below(rng, 2 + len(WORKS) + FACES)
        if kind < len(WORKS):
            phrase = PROMISE_WORK[to][kind]
        elif kind < len(WORKS) + FACES:
            phrase = PROMISE_SHARE[to][kind - len(WORKS)]
        else:
            phrase = ASK_VOTE[to][kind - len(WORKS) - FACES]
    if can_say(state, seat, phrase, at, voters):
        return phrase
    found = vote_phrases(state, seat, at, voters)
    return found[below(rng, len(found))]


def can_say(state: State, seat: Seat, phrase: Action, at: int, voters: Sequence[Seat]) -> bool:
    """Tell whether a phrase about a vote makes sense, and was not said."""
    if phrase in state.said[seat]:
        return False
    if isinstance(phrase, PromiseVote):
        return not has_promised_vote(state.said[seat])
    assert isinstance(phrase, PromiseWork | PromiseShare | AskVote), "a phrase about a vote"
    if phrase.to not in listeners(state, seat, voters):
        return False
    if isinstance(phrase, PromiseWork):
        return state.clans[seat].houses[at] > 0 and state.can_stand(WORK_NUMBER[phrase.work], at)
    if isinstance(phrase, PromiseShare):
        return state.tables.deck[state.terrains[at] * FACES + FACE_NUMBER[phrase.resource]] > 0
    return True


def phrases_to(state: State, seat: Seat, at: int, to: Seat) -> Sequence[Action]:
    """What may be said to one of those who vote."""
    found: list[Action] = [*ASK_VOTE[to]]
    if state.clans[seat].houses[at]:
        found += [phrase for work, phrase in enumerate(PROMISE_WORK[to]) if state.can_stand(work, at)]
    first = state.terrains[at] * FACES
    deck = state.tables.deck[first : first + FACES]
    return found + [phrase for phrase, count in zip(PROMISE_SHARE[to], deck, strict=True) if count]


def work_phrases(state: State, seat: Seat, price: Price, main: Seat) -> list[Action]:
    """What may be said about a joint work (section 18): the main player asks, the others ask and promise."""
    if not may_speak(state, seat):
        return []
    due = [face for face, count in enumerate(price) if count]
    found: list[Action] = [PROMISE_GIVE[face] for face in due] if seat != main else []
    for to in work_listeners(state, seat):
        found += [ASK_GIVE[to][face] for face in due]
        if main not in (seat, to):
            found += [PROMISE_SWAP[to][mine][its] for mine in due for its in due if mine != its]
    return [phrase for phrase in found if phrase not in state.said[seat]]


def work_listeners(state: State, seat: Seat) -> list[Seat]:
    """Who can still be asked for cards: the others whose offer is waited for, and the main player."""
    assert state.answers is not None, "offers are waited for"
    waiting = state.answers.waiting
    return [to for to in range(state.options.seats) if to != seat and (to == state.main or to in waiting)]


def draw_work_phrase(state: State, seat: Seat, price: Price, main: Seat, rng: Random) -> Action:
    """One of them at random, mostly without making all the others."""
    due = [face for face, count in enumerate(price) if count]
    face, to = due[below(rng, len(due))], below(rng, state.options.seats)
    phrase: Action = ASK_GIVE[to][face]
    if to == seat:
        phrase = PROMISE_GIVE[face]
    elif to != main and below(rng, 2) and (mine := due[below(rng, len(due))]) != face:
        phrase = PROMISE_SWAP[to][mine][face]
    fits = seat != main or isinstance(phrase, AskGive)
    if not fits or phrase in state.said[seat] or (to != seat and to not in work_listeners(state, seat)):
        found = work_phrases(state, seat, price, main)
        return found[below(rng, len(found))]
    return phrase


# -- the ledger ------------------------------------------------------------------------------------------------------


def say(state: State, who: Seat, action: Action, at: int) -> None:
    """Say a phrase; a promise goes into the ledger."""
    state.said = tuple([(*said, action) if seat == who else said for seat, said in enumerate(state.said)])
    place, now = state.name(at), state.round
    if isinstance(action, PromiseVote):
        _promise(state, Promise(who, None, now, place, agree=action.agree))
    elif isinstance(action, PromiseWork):
        _promise(state, Promise(who, action.to, now, place, work=action.work))
    elif isinstance(action, PromiseShare):
        _promise(state, Promise(who, action.to, now, place, resource=action.resource))
    elif isinstance(action, PromiseGive):
        _promise(state, Promise(who, None, now, resource=action.resource))
    elif isinstance(action, PromiseSwap):
        _promise(state, Promise(who, action.to, now, resource=action.resource, wanted=action.wanted))
    if state.events is not None and not isinstance(action, SayNothing):
        state.tell(_said(who, action, place))


def _said(who: Seat, action: Action, place: TileName) -> Event:
    """A phrase, as all hear it."""
    if isinstance(action, PromiseVote):
        return SaidVote(who=who, agree=action.agree)
    if isinstance(action, PromiseWork):
        return SaidWork(who=who, listener=action.to, work=action.work, at=place)
    if isinstance(action, PromiseShare):
        return SaidShare(who=who, listener=action.to, resource=action.resource, at=place)
    if isinstance(action, PromiseGive):
        return SaidGive(who=who, resource=action.resource)
    if isinstance(action, PromiseSwap):
        return SaidSwap(who=who, resource=action.resource, listener=action.to, wanted=action.wanted)
    if isinstance(action, AskVote):
        return AskedVote(who=who, listener=action.to, agree=action.agree)
    assert isinstance(action, AskGive), "a phrase"
    return AskedGive(who=who, listener=action.to, resource=action.resource)


def _promise(state: State, promise: Promise) -> None:
    if promise not in state.promises:
        state.promises = (*state.promises, promise)


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
            state.past_promises = (*state.past_promises, msgspec.structs.replace(promise, fate=verdict))
            _tell_fate(state, promise, verdict)
    state.promises = tuple(found)


def _tell_fate(state: State, promise: Promise, fate: Fate) -> None:
    if state.events is None:
        return
    if fate == Fate.KEPT:
        state.tell(PromiseKept(who=promise.who, promise=promise_word(promise)))
    elif fate == Fate.BROKEN:
        state.tell(PromiseBroken(who=promise.who, promise=promise_word(promise)))
    else:
        state.tell(PromiseLapsed(who=promise.who, promise=promise_word(promise)))


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


def judge_proposal(state: State, who: Seat, at: TileName, shares: Mapping[Seat, Sequence[Item]]) -> None:
    """Somebody proposes: a promised share is in it or not, if there is such a card and the other has a vote."""
    pile = {item.value for share in shares.values() for item in share}

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
        return None if state.can_stand(WORK_NUMBER[work], state.at(promise.at)) else Fate.LAPSED  # no token is left

    _judge(state, fate)


def judge_building(state: State, who: Seat) -> None:
    """Somebody's phase of building is over: works that they promised and did not build are broken promises."""

    def fate(promise: Promise) -> Fate | None:
        return Fate.BROKEN if promise.due and promise.who == who and promise.work is not None else None

    _judge(state, fate)


def judge_offers(state: State, offers: Mapping[Seat, Cards]) -> None:
    """Cards for a joint work are laid open: what was promised is among them or not."""
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
    number = NUMBERS[card]
    if number < KINDS:
        return (RESOURCES[number % FACES],)
    return tuple(RESOURCES[symbol] for symbol in state.tables.symbols[number - KINDS])


def lapse_all(state: State) -> None:
    """The game is over: what is still open lapses."""
    _judge(state, lambda _promise: Fate.LAPSED)
