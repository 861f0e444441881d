"""What a position holds for a seat, as a row of numbers: each is worth so much by its weight, and all add up.

Most come in two: how much there is, and the same times the share of turns that are left, as things that are of use
later count more at the beginning. The names stand in the order of the row; each belongs to a term (`TERMS`), for
people who ask why and for bots that do not see everything.
"""

from typing import Final

from krajina.games.stroganov.bot.hopes import card_effect, card_value, gains_worth
from krajina.games.stroganov.bot.times import ALL_TURNS, LATE, SOON, TURNS, winters_left
from krajina.games.stroganov.moves.fulfil_card import own_needed
from krajina.games.stroganov.moves.sing_song import WinterSong
from krajina.games.stroganov.moves.step_trophy import next_fur
from krajina.games.stroganov.moves.take_income import WINTER, Income
from krajina.games.stroganov.pieces import REGIONS, TIGER
from krajina.games.stroganov.scoring import COUNTS, card_worth, sets_worth, terrains
from krajina.games.stroganov.state import NONE, Mat, State
from krajina.games.stroganov.tables import NEVER
from krajina.games.stroganov.upkeep import YEARS

MOST_CLAIM: Final = 4  # furs of a region's value that are told apart: no landscape takes more
WILD: Final = 2  # coins and tigers that may stand for a fur of a card

# By term, the names of its numbers; all together they are the row.
TERMS: Final[dict[str, tuple[str, ...]]] = {
    "horses": ("horse", "horse_early"),
    "coins": ("coin", "coin_early"),
    "stories": ("story", "story_to_sing", "song", "deepest"),
    "tigers": ("tiger", "tiger_early"),
    "banners": ("banner",),
    "outposts": ("outpost", "outpost_early", "built", "built_early", "presence"),
    "landscapes": ("sets", "begun", "landscape_early"),
    "trophies": ("shield", "way", "space"),
    "furs": ("fur", "fur_early", "claim_1", "claim_2", "claim_3", "claim_4", "for_trade", "for_step"),
    "hand": ("card", "card_near", "card_early"),
    "effects": ("at_end", "at_end_more", "rule", "free", "in_winter"),
    "place": ("at_spring", "at_summer", "at_autumn", "yurts_near", "cards_near"),
    "time": ("turns", "turns_squared"),
}
NAMES: Final = tuple(f"{term}.{name}" for term, names in TERMS.items() for name in names)
COUNT: Final = len(NAMES)
FURS: Final = NAMES.index("furs.fur")  # from here on: what furs are collected for, then the cards in hand
FURS_END: Final = NAMES.index("hand.card_early")


def features(state: State, player: int, turns: int) -> list[float]:
    """The row of a seat that still has so many turns in this game."""
    mat = state.mats[player]
    row: list[float] = []
    _things(state, player, mat, turns, row)
    _board(state, player, mat, turns, row)
    fur_features(state, player, mat, turns, row)
    row.append(len(mat.hand) * turns / ALL_TURNS)
    _effects(state, player, mat, turns, row)
    _place(state, player, turns, row)
    row.append(float(turns))
    row.append(turns * turns / ALL_TURNS)
    return row


def _things(state: State, player: int, mat: Mat, turns: int, row: list[float]) -> None:
    """Horses now and of winters to come, coins, stories and what may be sung for them, tigers, banners, outposts."""
    time = turns / ALL_TURNS
    winter = state.tables.board.winter
    winters, songs = winters_left(state, player, Income), winters_left(state, player, WinterSong)
    horses = float(mat.horses + winters * (winter.horses + mat.banners * winter.horses_a_banner))
    row.append(horses)
    row.append(horses * time)
    row.append(float(mat.coins))
    row.append(mat.coins * time)
    row.append(float(mat.stories))
    row.append(float(mat.stories) if songs else 0.0)
    row.append(_song(state, mat) if songs > YEARS - state.year else 0.0)
    row.append(_deepest(state, player) if state.season < TURNS else 0.0)
    row.append(float(mat.furs[TIGER]))
    row.append(mat.furs[TIGER] * time)
    row.append(mat.banners * time)
    row.append(float(mat.outposts))
    row.append(mat.outposts * time)


def _song(state: State, mat: Mat) -> float:
    """The best song of this winter that the stories reach for."""
    tables, best = state.tables, 0.0
    late = state.year == YEARS
    for song in state.songs:
        if tables.song_costs[song] <= mat.stories:
            gain = gains_worth(tables.song_gains[song], late)
            if gain > best:
                best = gain
    return best


def _deepest(state: State, player: int) -> float:
    """The stories of winter for the place in the line, the surer the later in the year."""
    stories = state.tables.board.winter.stories
    if player not in state.line:  # before the start
        return 0.0
    place = state.line.index(player)
    return stories[place] * (state.season + 1) / TURNS if place < len(stories) else 0.0


def _board(state: State, player: int, mat: Mat, turns: int, row: list[float]) -> None:
    """Outposts that stand, landscapes in sets and beyond them, the trophy track."""
    time, soon = turns / ALL_TURNS, min(1.0, turns / SOON)
    built = state.outposts_built(player)
    row.append((1.0 - time) * state.tables.board.scoring.outposts_built[built])
    row.append(time * built)
    row.append(soon * built)
    points = begun = 0
    if mat.landscapes:
        counts = terrains(state, player)
        sets, points = sets_worth(counts, state.tables)
        for count in counts:
            if count > sets:
                begun += 1
    row.append(float(points))
    row.append(soon * begun)
    row.append(time * len(mat.landscapes))
    shield = mat.track.shields[mat.trophy]
    row.append(float(shield))
    row.append(soon * _way(mat))
    row.append((mat.trophy - 1) * min(1.0, turns / (2 * SOON)))


def _way(mat: Mat) -> float:
    """Of what the next shield adds, as much as of the way to it is made."""
    track, space = mat.track, mat.trophy
    ahead = behind = 0
    for mark, _ in track.marks:
        if mark <= space:
            behind = max(behind, mark)
        elif not ahead:
            ahead = mark
    if not ahead:
        return 0.0
    behind = behind or 1
    return (space - behind) / (ahead - behind) * (track.shields[ahead] - track.shields[space])


def fur_features(state: State, player: int, mat: Mat, turns: int, row: list[float]) -> None:
    """Furs by what they are collected for: landscapes, trade, trophies, cards in hand."""
    time, soon = turns / ALL_TURNS, min(1.0, turns / SOON)
    furs = mat.furs
    row.append(float(mat.fur_count))
    row.append(mat.fur_count * time)
    claims = [0] * (MOST_CLAIM + 1)
    for region_fur in state.region_furs:
        claims[min(furs[region_fur], MOST_CLAIM)] += 1
    row.extend([soon * claims[count] for count in range(1, MOST_CLAIM + 1)])
    row.append(soon if furs[state.trade_fur] else 0.0)
    step = next_fur(state, player)
    row.append(soon if step > 0 and furs[step] else 0.0)
    hope = near = 0.0
    wild = 0.5 * min(mat.coins + furs[TIGER], WILD)
    tables = state.tables
    for card in mat.hand:
        way = min(1.0, (furs[tables.card_values[card]] + wild) / own_needed(mat, tables, card))
        value = card_value(state, player, card, turns)
        hope += soon * value
        near += way * way * (soon if way < 1.0 else 1.0) * value
    row.append(hope)
    row.append(near)


def _effects(state: State, player: int, mat: Mat, turns: int, row: list[float]) -> None:
    """What fulfilled cards score and bring: at the end, by a lasting rule, as an action of a season, in winter."""
    tables = state.tables
    winters = winters_left(state, player, Income)
    at_end = more = free = in_winter = 0.0
    rules = 0
    for card in mat.fulfilled:
        each, season = tables.card_each[card], tables.card_seasons[card]
        if each != NEVER:
            at_end += card_worth(state, player, card)
            more += each * turns if tables.card_per[card] else 0.0
        elif tables.card_rules[card]:
            rules += turns
        elif season == WINTER:
            per = tables.card_per[card]
            times = COUNTS[per](state, player) + 0.5 if per else 1.0
            in_winter += gains_worth(tables.card_gains[card], turns < LATE) * times * winters
        elif season >= 0:
            free += card_effect(state, player, card, turns, winters)
    row.append(at_end)
    row.append(more)
    row.append(float(rules))
    row.append(free)
    row.append(in_winter)


def _place(state: State, player: int, turns: int, row: list[float]) -> None:
    """How far east the Cossack stands, by season; and what lies in regions with an own outpost."""
    at = float(state.at[player])
    row.extend([at if state.season == season else 0.0 for season in range(TURNS)])
    yurts = cards = 0.0
    if turns:
        for region in REGIONS:
            if player in state.slots[region]:
                if state.yurts[region] != NONE:
                    yurts += gains_worth(state.tables.yurt_gains[state.yurts[region]], turns < LATE)
                if state.cards[region] != NONE:
                    cards += 1.0
    row.append(yurts)
    row.append(cards)
