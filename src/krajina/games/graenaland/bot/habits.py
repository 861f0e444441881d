"""What a player answers at a glance: for futures, in which thousands of answers are needed a second.

Nothing is tried out but builds; a vote is cast by what it brings, a proposal made by what may be expected of it.
"""

from random import Random
from typing import Final

from krajina.core import Action, Seat
from krajina.games.graenaland.actions import END_BUILDING, PASS, SAY_NOTHING, STAY, Declare, KeepOffer, TakeSupply
from krajina.games.graenaland.bot.evaluate import standing
from krajina.games.graenaland.bot.proposals import proposals
from krajina.games.graenaland.bot.terms import Look, moved, pile_worth
from krajina.games.graenaland.bot.voters import gain_of
from krajina.games.graenaland.bot.worth import parts_of, settlements
from krajina.games.graenaland.building import OWN, Building, FinalBuilding, build
from krajina.games.graenaland.catalog import SUPPLY
from krajina.games.graenaland.moves.move import MOVES, PlanMoves
from krajina.games.graenaland.moves.offer_cards import OFFER_NOTHING
from krajina.games.graenaland.moves.propose import Proposing
from krajina.games.graenaland.moves.vote import NO, YES, VoteOn
from krajina.games.graenaland.offers import ChangeOffers, OfferTogether
from krajina.games.graenaland.paying.form import paid_by, purse_of
from krajina.games.graenaland.paying.payer import propose
from krajina.games.graenaland.phases import CheckVictory
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import NOWHERE

KEEP: Final = KeepOffer()
DECLARE: Final = Declare()


def habit(state: State, seat: Seat, rng: Random, weights: list[float]) -> Action | None:
    """The usual answer to what is asked; None where there is none, and the answers must be looked at."""
    task = state.asked
    if isinstance(task, VoteOn):
        if task.is_early(state, seat):
            return SAY_NOTHING
        return YES if seat == task.proposer or gain_of(state, Look(state, seat, weights), task) > 0.0 else NO
    if isinstance(task, Proposing):
        found = proposals(state, Look(state, seat, weights), task.piles, 1)
        return found[0][1] if found else PASS
    if isinstance(task, PlanMoves):
        return _move(state, seat, rng)
    if isinstance(task, Building | FinalBuilding):
        return _build(state, seat, weights, may_take=isinstance(task, Building))
    if isinstance(task, CheckVictory):
        return DECLARE
    if isinstance(task, OfferTogether):
        if seat == state.main:
            return SAY_NOTHING if state.rules.has_talk else None
        return KEEP if isinstance(task, ChangeOffers) else OFFER_NOTHING
    return None


def _move(state: State, seat: Seat, rng: Random) -> Action:
    """Where the heroes may hope for most of what lies there now."""
    houses = settlements(state)
    lying = [pile_worth(state, at) for at in range(len(state.tiles))]
    heroes = tuple(state.clans[seat].heroes)
    most, ties = _hoped(state, seat, heroes, houses, lying), 1
    open_ways = state.tables.shape.open_ways
    action: Action = STAY
    for hero, at in enumerate(heroes):
        if at == NOWHERE:
            continue
        for way in open_ways[at]:
            plan = MOVES[hero][way]
            hope = _hoped(state, seat, moved(state, seat, plan), houses, lying)
            if hope > most:
                action, most, ties = plan, hope, 1
            elif hope == most:
                ties += 1
                if rng.random() * ties < 1.0:
                    action = plan
    return action


def _hoped(
    state: State, seat: Seat, heroes: tuple[int, ...], houses: tuple[tuple[int, ...], ...], lying: list[float]
) -> float:
    hope = 0.0
    for at, part in enumerate(parts_of(state, seat, heroes, houses)):
        hope += part * lying[at]
    return hope


def _build(state: State, seat: Seat, weights: list[float], *, may_take: bool) -> Action:
    """The supply card that helps most, then whatever makes the position better, paid as usual, then the end."""
    look = Look(state, seat, weights)
    if may_take and not state.took_supply:
        return _take(state, look)
    purse = purse_of(state, seat)
    most = standing(state, look)
    chosen: Action = END_BUILDING
    for source in OWN:
        for bill in source(state, seat):
            payment = propose(bill.price, purse.with_keep(bill.keep))
            if payment is None:
                continue
            action = paid_by(state, seat, bill, payment)
            after = state.copy()
            after.events = None
            build(after, seat, action)
            value = standing(after, Look(after, seat, weights))
            if value > most:
                chosen, most = action, value
    return chosen


def _take(state: State, look: Look) -> Action:
    symbols = state.tables.symbols
    best, most = -1, 0.0
    for card in state.supply_row:
        value = look.gain(look.counts, tuple(sorted([*look.supplies, symbols[card]])))
        if best < 0 or value > most:
            best, most = card, value
    return TakeSupply(SUPPLY.ids[best])
