"""Phrases, kind by kind: where each makes sense, what it promises, and how it is heard (sections 6, 7 and 18)."""

from collections.abc import Sequence

from krajina.core import Action, Event, Refusal, Seat, Values, word_of
from krajina.games.graenaland.actions import (
    AskGive,
    AskVote,
    Phrase,
    PromiseGive,
    PromiseShare,
    PromiseSwap,
    PromiseVote,
    PromiseWork,
)
from krajina.games.graenaland.catalog import TILE, TileName
from krajina.games.graenaland.moves.build_work import refuse_work
from krajina.games.graenaland.notes import Promise
from krajina.games.graenaland.pieces import FACE_NUMBER, FACES, WORK_NUMBER
from krajina.games.graenaland.spoken import AskedGive, AskedVote, SaidGive, SaidShare, SaidSwap, SaidVote, SaidWork
from krajina.games.graenaland.state import State


def was_said(phrase: Phrase, said: Sequence[Action]) -> bool:
    """Tell whether a phrase, or what it would take back, is among those that were said: a vote is promised once."""
    is_vote = type(phrase) is PromiseVote
    for one in said:  # noqa: SIM110  # plain loops are what mypyc makes fast
        if one is phrase or one == phrase or (is_vote and type(one) is PromiseVote):
            return True
    return False


def fits(state: State, seat: Seat, phrase: Phrase, at: int) -> bool:
    """Tell whether a phrase makes sense about a territory."""
    if type(phrase) is PromiseShare:
        return state.tables.deck[state.terrains[at] * FACES + FACE_NUMBER[phrase.resource]] > 0
    if type(phrase) is PromiseWork:
        return state.clans[seat].houses[at] > 0 and state.can_stand(WORK_NUMBER[phrase.work], at)
    return True


def misfit(state: State, seat: Seat, phrase: Phrase, at: int) -> Refusal | None:
    """Why a phrase does not fit."""
    if type(phrase) is PromiseShare:
        values: Values = {"resource": word_of(phrase.resource), "at": TILE.words[state.name(at)]}
        return Refusal("not-from-here", "section 3", values)
    if type(phrase) is PromiseWork:
        return refuse_work(state, seat, WORK_NUMBER[phrase.work], at, state.name(at))
    return Refusal("not-for-work", "section 18")


def promised(phrase: Phrase, who: Seat, now: int, at: TileName) -> Promise | None:
    """What goes into the ledger, if a phrase promises something."""
    if type(phrase) is PromiseVote:
        return Promise(who, None, now, at, agree=phrase.agree)
    if type(phrase) is PromiseShare:
        return Promise(who, phrase.to, now, at, resource=phrase.resource)
    if type(phrase) is PromiseWork:
        return Promise(who, phrase.to, now, at, work=phrase.work)
    if type(phrase) is PromiseGive:
        return Promise(who, None, now, resource=phrase.resource)
    if type(phrase) is PromiseSwap:
        return Promise(who, phrase.to, now, resource=phrase.resource, wanted=phrase.wanted)
    return None


def heard(phrase: Phrase, who: Seat, at: TileName) -> Event | None:
    """A phrase as all hear it; of a seat that says nothing, nothing is heard."""
    if type(phrase) is PromiseVote:
        return SaidVote(who=who, agree=phrase.agree)
    if type(phrase) is PromiseShare:
        return SaidShare(who=who, listener=phrase.to, resource=phrase.resource, at=at)
    if type(phrase) is PromiseWork:
        return SaidWork(who=who, listener=phrase.to, work=phrase.work, at=at)
    if type(phrase) is PromiseGive:
        return SaidGive(who=who, resource=phrase.resource)
    if type(phrase) is PromiseSwap:
        return SaidSwap(who=who, resource=phrase.resource, listener=phrase.to, wanted=phrase.wanted)
    if type(phrase) is AskVote:
        return AskedVote(who=who, listener=phrase.to, agree=phrase.agree)
    if type(phrase) is AskGive:
        return AskedGive(who=who, listener=phrase.to, resource=phrase.resource)
    return None
