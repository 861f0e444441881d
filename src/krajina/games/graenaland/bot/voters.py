"""How the others will vote: by what a proposal brings them, what they said, and how they voted before.

A seat that gains agrees, a seat that loses does not. How sure that is was set by hand, for people: bots among
themselves are surer (see `STEEP`).
What somebody has promised counts as much as their promises have counted so far.
"""

from math import exp
from typing import Final

from krajina.core import Seat
from krajina.games.graenaland.actions import Vote
from krajina.games.graenaland.bot.terms import (
    DOWN_CARD,
    PILES,
    PROMISES,
    RIVAL_CARD,
    RIVALS,
    Look,
    answer_of,
    pile_worth,
)
from krajina.games.graenaland.bot.worth import Counts, parts_of, settlements
from krajina.games.graenaland.council import majority
from krajina.games.graenaland.moves.vote import VoteOn
from krajina.games.graenaland.pieces import FACES, GOLD, ITEM_NUMBER
from krajina.games.graenaland.state import State

EASY: Final = 0.0  # the odds of a seat that neither gains nor loses
# How they change with what a seat gains, in cards. Ballots of 240 games of greedy bots ask for 20 to 50, and 0.99 for
# SURE: their own gain tells 99 % of them. Bots that knew that won no more (46 % ± 5 of the pairs), and people are not
# as easy to foresee.
STEEP: Final = 5.0
SURE: Final = 0.97  # nobody is surer of others than this
STUBBORN: Final = 1.5  # a seat that has just refused as much, of the same pile, will hardly agree now
KEPT_BEFORE, PROMISED_BEFORE = 2.0, 3.0  # promises are believed that much before there are any
PROMISED: Final = 0.5  # cards that a promise of a share or a work is worth, if it is kept


def trust(state: State, who: Seat, to: Seat) -> float:
    """How probably a seat keeps a promise to another one: by those of before, its own to that one twice."""
    kept, made = KEPT_BEFORE, PROMISED_BEFORE
    for other in range(len(state.clans) + 1):
        key = state.fate_key(who, other if other < len(state.clans) else None)
        times = 2.0 if other == to else 1.0
        kept += times * state.fates[key]
        made += times * (state.fates[key] + state.fates[key + 1])
    return kept / made


class Stakes:
    """What a seat may win or lose by a proposal for one pile: all that does not depend on how it is shared out."""

    __slots__ = ("hope", "look", "mine", "rivals")

    def __init__(self, state: State, look: Look, at: int) -> None:
        self.look = look
        houses = settlements(state)
        hope = parts_of(state, look.seat, tuple(state.clans[look.seat].heroes), houses)[at]
        self.hope = look.weights[PILES] * hope * pile_worth(state, at)
        self.mine = look.worth(look.counts, look.supplies)
        self.rivals = len(state.clans) - 1

    def gain(self, share: list[int], most: int, others: int) -> float:
        """What the seat gains by a share, by item, if others get so many cards, one of them so many."""
        look = self.look
        gain = -self.hope - look.weights[RIVALS] * RIVAL_CARD * (0.6 * most + 0.5 * others / self.rivals)
        counts = look.counts
        one, two, three, four, gold = counts
        grown: Counts = (one + share[0], two + share[1], three + share[2], four + share[3], gold + share[GOLD])
        if grown != counts:
            gain += look.worth(grown, look.supplies) - self.mine
        return gain + DOWN_CARD * share[FACES]


def gain_of(state: State, look: Look, task: VoteOn) -> float:
    """What a seat would gain if the proposal were accepted, against leaving the pile there; promises to it included."""
    share = [0] * (FACES + 1)
    most = others = 0
    for place, voter in enumerate(task.voters):
        got = task.shares[place]
        if voter == look.seat:
            for item in got:
                share[ITEM_NUMBER[item]] += 1
        else:
            others += len(got)
            most = max(most, len(got))
    return Stakes(state, look, task.at).gain(share, most, others) + _promised(state, look)


def _promised(state: State, look: Look) -> float:
    """What was promised to a seat if it agrees: a share or a work to come, as far as it believes that."""
    found = 0.0
    for promise in state.promises:
        if promise.to == look.seat and promise.at is not None and promise.wanted is None:
            found += PROMISED * trust(state, promise.who, look.seat)
    return found * look.weights[PROMISES]


def agrees(state: State, seat: Seat, voter: Seat, at: int, gain: float, size: int) -> float:
    """How probably a seat agrees, for all another one knows, if it gains so much by so many cards."""
    odds = EASY + STEEP * gain
    last = state.last_vote
    if last is not None and last.at == at and voter in last.voters:
        place = last.voters.index(voter)
        if not last.ballots[place] and len(last.shares[place]) >= size:
            odds -= STUBBORN
    likely = 1.0 - SURE + (2.0 * SURE - 1.0) / (1.0 + exp(-odds)) if odds > -30.0 else 1.0 - SURE
    name = state.name(at)
    for promise in state.promises:
        if promise.who == voter and promise.agree is not None and promise.at == name:
            believed = trust(state, voter, seat)
            likely = believed * float(promise.agree) + (1.0 - believed) * likely
    return likely


def chance(votes: tuple[int, ...], voters: tuple[Seat, ...], agreeing: list[float]) -> float:
    """How probable it is that a proposal passes, by how probably each voter agrees: ways to it, vote by vote."""
    ways = {0: 1.0}  # by the votes that agree
    for place, voter in enumerate(voters):
        likely, count = agreeing[place], votes[voter]
        after: dict[int, float] = {}
        for agreed, part in ways.items():
            if likely > 0.0:
                after[agreed + count] = after.get(agreed + count, 0.0) + part * likely
            if likely < 1.0:
                after[agreed] = after.get(agreed, 0.0) + part * (1.0 - likely)
        ways = after
    needed, found = majority(sum(votes)), 0.0
    for agreed, part in ways.items():
        if agreed >= needed:
            found += part
    return found


def vote_of(state: State, look: Look, task: VoteOn) -> float:
    """What a proposal changes for a seat, times how sure it is; its own ballot is what it gave, or what serves it."""
    seat = look.seat
    gain = gain_of(state, look, task)
    ballot = answer_of(state, seat)
    is_for = ballot.agree if isinstance(ballot, Vote) else gain > 0.0 or seat == task.proposer
    agreeing = [1.0 if voter == seat and is_for else 0.0 for voter in task.voters]
    for place, voter in enumerate(task.voters):
        if voter == seat:
            continue
        answer = answer_of(state, voter)
        if answer is not None and state.rules.votes.knows(seat, voter):
            agreeing[place] = float(isinstance(answer, Vote) and answer.agree)
        else:
            other = Look(state, voter, look.weights)
            its = 1.0 if voter == task.proposer else gain_of(state, other, task)
            agreeing[place] = agrees(state, seat, voter, task.at, its, len(task.shares[place]))
    return gain * (chance(task.votes, task.voters, agreeing) + (0.001 if is_for else 0.0))
