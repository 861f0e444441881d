"""What a player has and may hope for, in points: what is scored, what the end would give, what the rest is good for.

Where no turn is left this is exactly the final score; before that every thing counts by what it usually becomes.
"""

from typing import Final

from krajina.games.stroganov.moves.fulfil_card import own_needed
from krajina.games.stroganov.moves.sing_song import WinterSong
from krajina.games.stroganov.moves.step_trophy import next_fur
from krajina.games.stroganov.moves.take_income import WINTER, Income
from krajina.games.stroganov.pieces import TIGER
from krajina.games.stroganov.scoring import COUNTS, card_worth, final_points, sets_worth, terrains
from krajina.games.stroganov.state import Mat, State, Task
from krajina.games.stroganov.tables import NEVER, Gains
from krajina.games.stroganov.upkeep import YEARS

TURNS: Final = 3  # a year
ALL_TURNS: Final = TURNS * YEARS
LATE: Final = 6  # with fewer turns left things count by what they are at the end
SOON: Final = 3.0  # with so many turns left there is time for whatever furs are collected for

# What a thing is worth at the end, and how much more at the beginning.
HORSE, HORSE_MORE = 0.1, 0.13
COIN, COIN_MORE = 0.5, 0.5
FUR, FUR_MORE = 0.5, 0.3
STORY, STORY_MORE = 0.25, 0.3
TIGER_FUR, TIGER_MORE = 2.0, 0.6
OUTPOST, OUTPOST_MORE = 1.0, 0.4
PRESENCE: Final = 1.5  # an outpost built: a region in which one may act
BUILT: Final = 2.5  # an outpost built early, as part of what five of them score
SPACE: Final = 0.5  # of the trophy track: what it opens
NEXT_SHIELD: Final = 0.5  # of what the next shield adds, by the way made towards it
NEXT_SET: Final = 0.5  # for each kind of landscape that a set begins with
EAST: Final = 0.05  # a place further east: sooner to move, more stories in winter
RULE: Final = 0.3  # a lasting rule, each turn
FREE_ACTION: Final = 2.0
LUCK: Final = 1.1  # a fur that one may choose among some

# Furs of a region's value: by their number, towards a landscape.
FOR_CLAIM: Final = (0.0, 0.4, 1.6, 2.2, 2.6)
FOR_TRADE: Final = 0.3
FOR_TROPHY: Final = 0.8
CARD_HOPE: Final = (0.12, 0.55)  # of what a card in hand brings: without any fur for it, more with all
COUNT_HOPE: Final = 0.25  # how much more of what a card counts at the end is still to come, each turn


def turns_left(state: State, player: int) -> int:
    """How many turns a player has after the present one."""
    return TURNS * (YEARS - state.year) + max(0, TURNS - state.season) - (player in state.moved)


def _winters(state: State, player: int, task: type[Income] | type[WinterSong]) -> int:
    """How often a step of winter is still to come."""
    if state.season < TURNS:
        return YEARS - state.year + 1
    if _awaits(state.asked, player, task):
        return YEARS - state.year + 1
    for one in state.todo:
        if _awaits(one, player, task):
            return YEARS - state.year + 1
    return YEARS - state.year


def _awaits(one: Task | None, player: int, task: type[Income] | type[WinterSong]) -> bool:
    return isinstance(one, task) and one.player == player


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


# -- the whole ------------------------------------------------------------------------------------------------------


def worth(state: State, player: int) -> float:
    """What a player has and may hope for."""
    mat = state.mats[player]
    if state.is_over:
        return float(mat.points)
    turns = turns_left(state, player)
    winters, songs = _winters(state, player, Income), _winters(state, player, WinterSong)
    if not (turns or winters or songs):
        return float(mat.points + final_points(state, player))
    time = turns / ALL_TURNS
    value = mat.points + _things(state, mat, time, winters, songs)
    value += _landscapes(state, player, mat, turns) + _trophy(mat, turns)
    value += _outposts(state, player, turns)
    value += EAST * state.at[player] * (state.season < TURNS)
    if player == state.ivan:
        return value + FUR * mat.fur_count + sum([_effect(state, player, card, 0, 0) for card in mat.fulfilled])
    value += furs_worth(state, player, mat, turns)
    for card in mat.fulfilled:
        value += _effect(state, player, card, turns, winters)
    return value


def _things(state: State, mat: Mat, time: float, winters: int, songs: int) -> float:
    """Horses now and of winters to come, coins, stories, outposts, tigers."""
    winter = state.tables.board.winter
    income = winters * (winter.horses + mat.banners * winter.horses_a_banner)
    horse = HORSE + HORSE_MORE * time
    stories = mat.stories * (STORY + (STORY_MORE if songs else 0.0))
    return (
        horse * (mat.horses + income)
        + mat.coins * (COIN + COIN_MORE * time)
        + stories
        + mat.outposts * (OUTPOST + OUTPOST_MORE * time)
        + mat.furs[TIGER] * (TIGER_FUR + TIGER_MORE * time)
    )


def _outposts(state: State, player: int, turns: int) -> float:
    """Those on the board: each one more counts more, so that early ones count by what may follow."""
    built, points = state.outposts_built(player), state.tables.board.scoring.outposts_built
    time = turns / ALL_TURNS
    return (1.0 - time) * points[built] + time * BUILT * built + PRESENCE * built * min(1.0, turns / SOON)


def _landscapes(state: State, player: int, mat: Mat, turns: int) -> float:
    """Sets, and the kinds with which the next one begins."""
    if not mat.landscapes:
        return 0.0
    counts = terrains(state, player)
    sets, points = sets_worth(counts, state.tables)
    begun = 0
    for count in counts:
        if count > sets:
            begun += 1
    return points + NEXT_SET * begun * min(1.0, turns / SOON)


def _trophy(mat: Mat, turns: int) -> float:
    """The shield that is reached, the way to the next one, and the spaces that are open."""
    track, space = mat.track, mat.trophy
    value = float(track.shields[space])
    ahead = behind = 0
    for mark, _ in track.marks:
        if mark <= space:
            behind = max(behind, mark)
        elif not ahead:
            ahead = mark
    if ahead:
        behind = behind or 1
        way = (space - behind) / (ahead - behind)
        value += NEXT_SHIELD * way * (track.shields[ahead] - track.shields[space]) * min(1.0, turns / SOON)
    return value + SPACE * (space - 1) * min(1.0, turns / (2 * SOON))


# -- furs and cards -------------------------------------------------------------------------------------------------


def furs_worth(state: State, player: int, mat: Mat, turns: int) -> float:
    """Furs by what they are collected for: landscapes, cards in hand, trophies, trade."""
    time, soon = turns / ALL_TURNS, min(1.0, turns / SOON)
    furs = mat.furs
    value = mat.fur_count * (FUR + FUR_MORE * time)
    for region_fur in state.region_furs:
        value += soon * FOR_CLAIM[min(furs[region_fur], len(FOR_CLAIM) - 1)]
    if furs[state.trade_fur]:
        value += FOR_TRADE * soon
    if (step := next_fur(state, player)) > 0 and furs[step]:
        value += FOR_TROPHY * soon
    least, most = CARD_HOPE
    for card in mat.hand:
        needed = own_needed(mat, state.tables, card)
        way = min(1.0, (furs[state.tables.card_values[card]] + 0.5 * min(mat.coins + furs[TIGER], 2)) / needed)
        hope = least * soon + (most - least) * way * way * (soon if way < 1.0 else 1.0)
        value += hope * card_value(state, player, card, turns)
    return value


def fur_gain(state: State, player: int, rank: int, turns: int) -> float:
    """What one more fur is worth, with the stories that it brings."""
    stories = 0.0
    for word, amount in state.tables.on_gain[rank]:
        if word == "story":
            stories += STORY * amount
    return fur_change(state, player, rank, 1, turns) + stories


def fur_change(state: State, player: int, rank: int, count: int, turns: int) -> float:
    """What so many furs more, or less, change."""
    if rank == TIGER:
        return count * (TIGER_FUR + TIGER_MORE * turns / ALL_TURNS)
    mat = state.mats[player]
    before = furs_worth(state, player, mat, turns)
    mat.add_furs(rank, count)
    after = furs_worth(state, player, mat, turns)
    mat.add_furs(rank, -count)
    return after - before


def card_value(state: State, player: int, card: int, turns: int) -> float:
    """What fulfilling a card brings, its furs aside."""
    winters = YEARS - state.year + (state.season < TURNS)
    return state.tables.cards[card].vp + _effect(state, player, card, turns, winters)


def _effect(state: State, player: int, card: int, turns: int, winters: int) -> float:
    """What the effect of a card will still bring."""
    tables = state.tables
    each, per = tables.card_each[card], tables.card_per[card]
    if each != NEVER:
        value = float(card_worth(state, player, card))
        return value + (each * COUNT_HOPE * turns if per and player != state.ivan else 0.0)
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
