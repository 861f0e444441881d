"""What a position is worth to a seat, in cards: its way to the victory, its hand, its hopes, minus its best rival.

Much is decided together: a proposal waits for ballots, a plan for the plans of others, a joint work for cards. So what
a seat has said in such a question counts by what will probably come of it. Answers of others that are still sealed are
not looked at. A seat that talks on instead of answering gains nothing by it.
"""

from typing import Final

from krajina.core import Seat
from krajina.games.graenaland.actions import Claim, SayNothing
from krajina.games.graenaland.bot.terms import ARRIVED, VOTES, WORKS, Look, answer_of, features, weighed_sum
from krajina.games.graenaland.bot.voters import vote_of
from krajina.games.graenaland.bot.works import LAID, of_cards, of_collecting, of_confirming, of_offers
from krajina.games.graenaland.building import GiveAdvice, GrantedBuild
from krajina.games.graenaland.claiming import ClaimTogether
from krajina.games.graenaland.joint import CollectOffers, ConfirmTogether
from krajina.games.graenaland.moves.vote import VoteOn
from krajina.games.graenaland.offers import OfferTogether
from krajina.games.graenaland.phases import CheckVictory
from krajina.games.graenaland.scoring import goals_met, points
from krajina.games.graenaland.state import NOBODY, State

WON: Final = 1000.0
POINT: Final = 20.0  # when the winner is known, places depend on them
TALKED: Final = 50.0  # so much worse than an answer
GRANTED: Final = 0.5


def standing(state: State, look: Look) -> float:
    """How a seat stands, whatever is open: its terms, and what the end of the game brings."""
    return weighed_sum(features(state, look), look.weights) + settled(state, look)


def settled(state: State, look: Look) -> float:
    """What is no matter of weights: that the way is at its end, that the game is won, and the place in it."""
    value = 0.0 if look.distance else ARRIVED
    if state.winner != NOBODY:
        seat = look.seat
        won = points(state, seat) if state.options.victory_cards else len(goals_met(state, seat))
        value += POINT * won + (WON if state.winner == seat else 0.0)
    return value


def pending(state: State, look: Look) -> float:
    """What the question that is open will probably change."""
    task, seat = state.asked, look.seat
    if task is None or state.winner != NOBODY:
        return 0.0
    if isinstance(task, VoteOn):
        return look.weights[VOTES] * vote_of(state, look, task) - _talked(state, seat)
    if isinstance(task, OfferTogether):
        return look.weights[WORKS] * of_offers(state, look, task) - _talked(state, seat)
    if isinstance(task, CollectOffers):
        if seat == task.player:
            return look.weights[WORKS] * of_collecting(state, look, task)
        return look.weights[WORKS] * of_cards(state, look, task.work, task.at, task.offers)
    if isinstance(task, ConfirmTogether):
        return look.weights[WORKS] * of_confirming(state, look, task)
    if isinstance(task, ClaimTogether):
        answer = answer_of(state, seat)
        return WON + POINT * answer.points if isinstance(answer, Claim) else 0.0
    if isinstance(task, CheckVictory):
        return ARRIVED if seat == task.player else 0.0
    if isinstance(task, GiveAdvice | GrantedBuild) and seat == state.main:
        return -GRANTED
    return _of_ballot(state, seat)


def _of_ballot(state: State, seat: Seat) -> float:
    """Where the ballots of others decided anyhow, one still votes for what serves one."""
    last = state.last_vote
    if last is None or seat not in last.voters:
        return 0.0
    place = last.voters.index(seat)
    serves = bool(last.shares[place]) or seat == last.proposer
    return LAID if last.ballots[place] == serves else 0.0


def _talked(state: State, seat: Seat) -> float:
    said = 0
    for phrase in state.said[seat]:
        said += not isinstance(phrase, SayNothing)
    return TALKED * said if answer_of(state, seat) is None else 0.0
