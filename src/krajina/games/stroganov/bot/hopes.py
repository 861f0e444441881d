"""What rewards and cards are worth, roughly, before one has them: constants, as these hopes are not added up."""

from typing import Final

from krajina.games.stroganov.bot.times import LATE, TURNS
from krajina.games.stroganov.moves.take_income import WINTER
from krajina.games.stroganov.scoring import COUNTS, card_worth
from krajina.games.stroganov.state import State
from krajina.games.stroganov.tables import NEVER, Gains
from krajina.games.stroganov.upkeep import YEARS

# What a thing is worth at the end, and how much more at the beginning.
HORSE, HORSE_MORE = 0.1, 0.13
COIN, COIN_MORE = 0.5, 0.5
FUR, FUR_MORE = 0.5, 0.3
STORY, STORY_MORE = 0.25, 0.3
TIGER_FUR, TIGER_MORE = 2.0, 0.6
OUTPOST, OUTPOST_MORE = 1.0, 0.4
RULE: Final = 0.3  # a lasting rule, each turn
FREE_ACTION: Final = 2.0
LUCK: Final = 1.1  # a fur that one may choose among some
COUNT_HOPE: Final = 0.25  # how much more of what a card counts at the end is still to come, each turn


def gains_worth(gains: Gains, late: bool) -> float:
    """What rewards are worth, roughly."""
    known = _LATE if late else _EARLY
    value = known.get(gains)
    if value is None:
        value = known[gains] = _gains_worth(gains, late)
    return value


_EARLY: Final[dict[Gains, float]] = {}  # what was weighed already
_LATE: Final[dict[Gains, float]] = {}


def _gains_worth(gains: Gains, late: bool) -> float:
    more = 0.4 if late else 0.8
    each = {
        "vp": 1.0,
        "coin": COIN + more * COIN_MORE,
        "horse": HORSE + more * HORSE_MORE,
        "banner": 0.2 if late else 0.5,
        "tiger": TIGER_FUR + more * TIGER_MORE,
        "story": STORY + more * STORY_MORE,
        "outpost": OUTPOST + more * OUTPOST_MORE,
        "fur_bag": FUR + more * FUR_MORE + 0.2,
        "fur_market": LUCK,
        "trophy": 2.4,
        "move": 0.1,
        "hunt": LUCK,
        "pick_above": 1.0,
    }
    return sum(amount * each[word] if word in each else FREE_ACTION for word, amount in gains)


def card_value(state: State, player: int, card: int, turns: int) -> float:
    """What fulfilling a card brings, its furs aside."""
    winters = YEARS - state.year + (state.season < TURNS)
    return state.tables.cards[card].vp + card_effect(state, player, card, turns, winters)


def card_effect(state: State, player: int, card: int, turns: int, winters: int) -> float:
    """What the effect of a card will still bring."""
    tables = state.tables
    each, per = tables.card_each[card], tables.card_per[card]
    if each != NEVER:
        value = float(card_worth(state, player, card))
        return value + (each * COUNT_HOPE * turns if per else 0.0)
    if tables.card_rules[card]:
        return RULE * turns
    season = tables.card_seasons[card]
    if season >= 0 and season != WINTER:
        return FREE_ACTION * (YEARS - state.year + int(state.season <= season and card not in state.mats[player].used))
    gains = gains_worth(tables.card_gains[card], turns < LATE)
    if season == WINTER:
        times = COUNTS[per](state, player) + 0.5 if per else 1.0
        return gains * times * winters
    return 0.0 if card in state.mats[player].fulfilled else gains
