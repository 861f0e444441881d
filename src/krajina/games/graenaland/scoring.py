"""Victory: the five goals, the points of a victory point card, and the outcome (sections 21, 23, 24, 27 and 28)."""

from collections.abc import Sequence
from typing import Final

from krajina.core import Outcome, Seat, Term, rank
from krajina.games.graenaland.pieces import GOALS, WHYS
from krajina.games.graenaland.state import NO_CARD, State

MANY: Final = 2  # settlements that make a territory count


def standing(state: State, seat: Seat) -> tuple[int, ...]:
    """What a seat has of each goal: settlements, territories with two, the most in one, buildings, army."""
    clan = state.clans[seat]
    houses = clan.houses
    buildings = max(0, state.building_count(seat) - state.rules.uncounted)
    return (sum(houses), sum(count >= MANY for count in houses), max(houses), buildings, clan.army)


def goals_met(state: State, seat: Seat) -> list[int]:
    """Which of the five goals a seat meets."""
    have = standing(state, seat)
    return [goal for goal, due in enumerate(state.tables.thresholds) if have[goal] >= due]


def points_on(steps: Sequence[Sequence[int]], have: Sequence[int]) -> int:
    """The points of a card: one for every step reached."""
    return sum(count >= step for goal, count in enumerate(have) for step in steps[goal])


def points(state: State, seat: Seat) -> int:
    """The points of a seat's own card."""
    card = state.clans[seat].victory
    return 0 if card == NO_CARD else points_on(state.tables.steps[card], standing(state, seat))


def terms(state: State, seat: Seat) -> list[Term]:
    """Where the points come from: a goal each, or the steps of the card."""
    have = standing(state, seat)
    if not state.options.victory_cards:
        met = goals_met(state, seat)
        return [Term(WHYS[goal].value, have[goal], int(goal in met)) for goal in range(len(GOALS))]
    steps = state.tables.steps[state.clans[seat].victory]
    return [
        Term(why.value, have[number], sum(have[number] >= step for step in steps[number]))
        for number, why in enumerate(WHYS)
    ]


def outcome(state: State) -> Outcome | None:
    """Who declared or claimed the victory has won; the others follow by goals or points (rulings 34, 35 and 39)."""
    if state.asked is not None:
        return None
    rows = [terms(state, seat) for seat in range(state.options.seats)]
    totals = [sum(term.points for term in row) for row in rows]
    places = rank([(seat == state.winner, total) for seat, total in enumerate(totals)])
    return Outcome(places, tuple(totals), tuple(map(tuple, rows)))
