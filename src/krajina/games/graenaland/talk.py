"""Talk: what a phrase is, when it may be said, and the ledger of promises (sections 6, 7 and 18).

The kinds of phrases stand in `moves/`. A promise binds nobody (ruling 24). It becomes due when its condition is met,
and is marked when it was kept or broken; it lapses when its condition is not met, or when it can be kept no more.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

import msgspec

from krajina.core import Action, AnyOf, Choices, Event, Listed, Refusal, Seat, SeatName, Word, below, word_of
from krajina.core.together import Together
from krajina.games.graenaland.catalog import CARD_NUMBER, TILE, Cards, TileName
from krajina.games.graenaland.events import PromiseBroken, PromiseKept, PromiseLapsed
from krajina.games.graenaland.pieces import FACES, KINDS, RESOURCES, WORKS, Fate, Item, Resource, Talk, Work
from krajina.games.graenaland.state import NOBODY, Promise, State

MOST_SAID: Final = 2  # phrases of a seat while one vote or one joint work is talked about


class Phrase(Action, frozen=True):
    """Something that a seat says to all, or to one seat (a field `to`); it is no answer."""

    ends: ClassVar[bool] = False  # the seat says nothing more afterwards

    def was_said(self, said: Sequence[Action]) -> bool:
        """Tell whether it, or what it would take back, is among the phrases that were said."""
        return self in said

    def fits(self, state: State, seat: Seat, at: int) -> bool:
        """Tell whether it makes sense about a territory."""
        return True

    def misfit(self, state: State, seat: Seat, at: int) -> Refusal | None:
        """Why it does not fit."""
        return Refusal("not-for-work", "section 18")

    def promise(self, who: Seat, now: int, at: TileName) -> Promise | None:
        """What goes into the ledger, if it promises something."""
        return None

    def heard(self, who: Seat, at: TileName) -> Event | None:
        """The phrase as all hear it."""
        raise AssertionError(type(self).__name__)


def open_talk(state: State) -> None:
    """Every seat may speak anew."""
    state.said = ((),) * state.options.seats


def may_speak(state: State, seat: Seat) -> bool:
    """Tell whether there are phrases, and a seat has not said enough."""
    said = state.said[seat]
    if state.options.talk == Talk.NONE or len(said) >= MOST_SAID:
        return False
    return not said or not isinstance(last := said[-1], Phrase) or not last.ends


def can_say(state: State, seat: Seat, phrase: Phrase, at: int) -> bool:
    """Tell whether a phrase was not said yet, and fits."""
    said = state.said[seat]
    return phrase.fits(state, seat, at) and not (said and phrase.was_said(said))


def refuse_phrase(state: State, seat: Seat, phrase: Phrase, at: int, listening: Sequence[Seat]) -> Refusal | None:
    """Why a phrase cannot be said to those who listen."""
    if state.options.talk == Talk.NONE:
        return Refusal("no-talk", "section 7")
    if not may_speak(state, seat):
        return Refusal("said-enough", "section 7", {"count": len(state.said[seat])})
    to = getattr(phrase, "to", None)
    if to is not None and to not in listening:
        return Refusal("not-a-listener", "section 7", {"listeners": tuple(map(SeatName, listening))})
    if phrase.was_said(state.said[seat]):
        return Refusal("said-already", "section 7")
    if not listening:
        return Refusal("nobody-listens", "section 7")
    return phrase.misfit(state, seat, at)


def say(state: State, who: Seat, phrase: Phrase, at: int) -> None:
    """Say a phrase; a promise goes into the ledger."""
    state.said = tuple([(*said, phrase) if seat == who else said for seat, said in enumerate(state.said)])
    place = state.name(at)
    promise = phrase.promise(who, state.round, place)
    if promise is not None and promise not in state.promises:
        state.promises = (*state.promises, promise)
    if state.events is not None and (event := phrase.heard(who, place)) is not None:
        state.tell(event)


class TalkedOver(Together[State]):
    """A question that seats may talk about before they answer; what they say is no answer."""

    def answers(self, state: State, seat: Seat) -> Choices[Action]:
        """The answers that a seat may give."""
        raise AssertionError(type(self).__name__)

    def phrases(self, state: State, seat: Seat) -> Sequence[Action]:
        """What a seat may say or do before it answers."""
        raise AssertionError(type(self).__name__)

    def may_say(self, state: State, seat: Seat) -> bool:
        """Tell whether there are any phrases, without making them."""
        raise AssertionError(type(self).__name__)

    def draw_phrase(self, state: State, seat: Seat, rng: Random) -> Action:
        """One of them at random."""
        raise AssertionError(type(self).__name__)

    def is_answer(self, action: Action) -> bool:
        """Tell an answer from what is only said."""
        raise AssertionError(type(self).__name__)

    def say(self, state: State, seat: Seat, action: Action) -> None:
        """A seat says something."""
        raise AssertionError(type(self).__name__)

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """The answers, and the phrases if there are any."""
        answers, phrases = self.answers(state, seat), self.phrases(state, seat)
        return AnyOf(answers, Listed(phrases)) if phrases else answers

    def changes(self, state: State, seat: Seat) -> Choices[Action]:
        """Another answer, or what may still be said to those who have not answered."""
        return Listed(self.phrases(state, seat)) if self.has_changed_enough(state, seat) else self.choices(state, seat)

    def draw(self, state: State, seat: Seat, rng: Random) -> Action:
        """An answer at random."""
        return self.answers(state, seat).sample(rng)

    def sample(self, state: State, seat: Seat, rng: Random) -> Action:
        """Half of the time a phrase, where the seat may speak."""
        if self.may_say(state, seat) and below(rng, 2):
            return self.draw_phrase(state, seat, rng)
        return self.draw(state, seat, rng)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Say it, or keep the answer."""
        if self.is_answer(action):
            super().take(state, seat, action)
        else:
            self.say(state, seat, action)
            state.asked = self


# -- the ledger ------------------------------------------------------------------------------------------------------


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
            state.past_promises = (*state.past_promises, msgspec.structs.replace(promise, fate=verdict))
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


def judge_proposal(state: State, who: Seat, at: TileName, shares: Mapping[Seat, Sequence[Item]]) -> None:
    """A seat proposes: a promised share is in it or not, if there is such a card and the other has a vote."""
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
        return None if state.can_stand(WORKS.index(work), state.at(promise.at)) else Fate.LAPSED  # no token is left

    _judge(state, fate)


def judge_building(state: State, who: Seat) -> None:
    """The phase of building of a seat is over: works that it promised and did not build are broken promises."""

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
    number = CARD_NUMBER[card]
    if number < KINDS:
        return (RESOURCES[number % FACES],)
    return tuple(RESOURCES[symbol] for symbol in state.tables.symbols[number - KINDS])


def lapse_all(state: State) -> None:
    """The game is over: what is still open lapses."""
    _judge(state, lambda _promise: Fate.LAPSED)
