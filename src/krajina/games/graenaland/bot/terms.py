"""The terms that a position is judged by, and the eyes of a seat that weighs them."""

from typing import Final

from krajina.core import Action, Seat
from krajina.games.graenaland.actions import KeepCard, Move
from krajina.games.graenaland.bot.worth import (
    GOLD_CARD,
    PILE_CARD,
    Counts,
    Supplies,
    aim_of,
    distance,
    hand_of,
    hand_parts,
    income,
    outlook_of,
    parts_of,
    rounds_left,
    settlements,
)
from krajina.games.graenaland.catalog import VICTORY_CARD
from krajina.games.graenaland.moves.keep_card import KeepCards
from krajina.games.graenaland.moves.move import HERO_NUMBER, PlanMoves, where_to
from krajina.games.graenaland.pieces import FACES, GOLD
from krajina.games.graenaland.state import State

# The way that is left, cards in the hand, gold, how nearly a build can be paid, cards to come, cards that lie there,
# how near the others are, soldiers, who vote wherever they go, round after round (with three players, whose heroes all
# have one more vote, they proved to be worth no more than their goal), and buildings, which take more than their cards
# on the way: hardly any ore comes of the coast. The rest is not learned, but a bot may be blind to it: what will come
# of votes, of joint works and of promises.
LEARNED: Final = ("way", "cards", "gold", "ready", "income", "piles", "rivals", "army", "buildings")
NAMES: Final = (*LEARNED, "votes", "works", "promises")
WAY, CARDS, GOLDEN, READY, INCOME, PILES, RIVALS, ARMY, BUILT = range(9)
VOTES, WORKS, PROMISES = range(9, 12)

ARRIVED: Final = 15.0  # nothing is left to do but to say it
DOWN_CARD: Final = 0.55
BUILDINGS: Final = 2  # so many are worth more than the way that they shorten
RIVAL_CARD: Final = 0.5
RIVAL_SUPPLY: Final = 1.7


class Look:
    """How a seat looks at a position: what it holds, what it could build, and what the terms weigh to it."""

    __slots__ = ("card", "counts", "distance", "seat", "supplies", "wants", "weights")

    def __init__(self, state: State, seat: Seat, weights: list[float]) -> None:
        self.seat, self.weights = seat, weights
        self.card = card_of(state, seat)
        view = outlook_of(state, seat, self.card)
        self.distance, self.wants = view.distance, view.wants
        self.counts, self.supplies = hand_of(state, state.clans[seat])

    def worth(self, counts: Counts, supplies: Supplies) -> float:
        """What such a hand would be worth."""
        cards, gold, ready = hand_parts(counts, supplies, self.wants)
        weights = self.weights
        return weights[CARDS] * cards + weights[GOLDEN] * gold + weights[READY] * ready

    def gain(self, counts: Counts, supplies: Supplies) -> float:
        """How much better such a hand would be than the seat's own."""
        return self.worth(counts, supplies) - self.worth(self.counts, self.supplies)


def features(state: State, look: Look) -> list[float]:
    """The terms of a seat, in the order of those that are learned."""
    seat = look.seat
    cards, gold, ready = hand_parts(look.counts, look.supplies, look.wants)
    houses = settlements(state)
    hopes = parts_of(state, seat, heroes_of(state, seat), houses)
    piles = 0.0
    for at, hope in enumerate(hopes):
        if hope:
            piles += hope * pile_worth(state, at)
    left = rounds_left(state)
    coming = left * income(state.terrains, tuple(state.works), houses, seat)
    rivals = -best_rival(state, seat, look.card)
    army = 0.0 if state.rules.council.by_three else left * (state.clans[seat].army - state.tables.army_start)
    built = float(min(state.building_count(seat), BUILDINGS))
    return [-look.distance, cards, gold, ready, coming, piles, rivals, army, built]


def weighed_sum(found: list[float], weights: list[float]) -> float:
    """The terms, weighed."""
    value = 0.0
    for number, feature in enumerate(found):
        value += weights[number] * feature
    return value


def pile_worth(state: State, at: int) -> float:
    """What lies at a territory."""
    pile, first = state.pile, at * FACES
    basic = pile[first] + pile[first + 1] + pile[first + 2] + pile[first + 3]
    return PILE_CARD * basic + GOLD_CARD * pile[first + GOLD] + DOWN_CARD * len(state.down[at])


def best_rival(state: State, seat: Seat, card: int) -> float:
    """How near the others are; as their victory point cards are secret, by the seat's own."""
    aim = aim_of(state, card)
    best, total = -1000.0, 0.0
    for other, clan in enumerate(state.clans):
        if other == seat:
            continue
        buildings = state.building_count(other)
        way = distance(aim, tuple(clan.houses), buildings, clan.army, strong=buildings > 0)
        found = RIVAL_CARD * (clan.cards + RIVAL_SUPPLY * len(clan.supplies)) - way
        total += found
        best = max(best, found)
    return best + 0.5 * total / (len(state.clans) - 1)


# -- what was answered and is still sealed -------------------------------------------------------------------------


def answer_of(state: State, seat: Seat) -> Action | None:
    """What a seat has answered to the question that is open."""
    return None if state.answers is None else state.answers.answers.get(seat)


def card_of(state: State, seat: Seat) -> int:
    """The victory point card a seat plays for, chosen or about to be."""
    if isinstance(state.asked, KeepCards):
        answer = answer_of(state, seat)
        if isinstance(answer, KeepCard):
            return VICTORY_CARD.ids.index(answer.card)
    return state.clans[seat].victory


def heroes_of(state: State, seat: Seat) -> tuple[int, ...]:
    """Where a seat's heroes stand, or will by its plan."""
    heroes = tuple(state.clans[seat].heroes)
    if not isinstance(state.asked, PlanMoves):
        return heroes
    answer = answer_of(state, seat)
    return moved(state, seat, answer) if isinstance(answer, Move) else heroes


def moved(state: State, seat: Seat, plan: Move) -> tuple[int, ...]:
    """Where the heroes of a seat will stand."""
    heroes = state.clans[seat].heroes
    mover = HERO_NUMBER[plan.hero]
    here, there = heroes[mover], where_to(state, seat, plan)
    return tuple([there if one == mover else here if at == there else at for one, at in enumerate(heroes)])
