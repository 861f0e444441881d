"""What a player has and may hope for, in points: what is scored, and a row of numbers by their weights.

Where no turn is left this is what the final scoring will give, but for what winter may still bring; when the game is
over it is the score.
"""

from typing import Final

from krajina.games.stroganov.bot.features import FURS, FURS_END, features, fur_features
from krajina.games.stroganov.bot.hopes import FUR, STORY, TIGER_FUR, TIGER_MORE
from krajina.games.stroganov.bot.times import ALL_TURNS, winters_left
from krajina.games.stroganov.bot.weights import learned
from krajina.games.stroganov.moves.sing_song import WinterSong
from krajina.games.stroganov.moves.take_income import Income
from krajina.games.stroganov.pieces import TIGER
from krajina.games.stroganov.scoring import final_points
from krajina.games.stroganov.state import State
from krajina.games.stroganov.tables import Gains

# What the last song brings, in points of the final scoring.
LAST_GAINS: Final = {"vp": 1.0, "tiger": 2.0, "coin": 0.5, "fur_bag": 0.5, "fur_market": 0.5, "horse": 0.1}
LAST_ACTION: Final = 1.5  # an action that a last song brings


def worth(state: State, player: int, weights: list[float], turns: int) -> float:
    """What a player with so many turns left has and may hope for."""
    value = scored(state, player, turns)
    if is_settled(state, player, turns):
        return value
    for number, one in enumerate(features(state, player, turns)):
        value += one * weights[number]
    return value


def is_settled(state: State, player: int, turns: int) -> bool:
    """Tell whether nothing is left to hope for: the game is over or ends without a turn, or it is Ivan."""
    return turns == 0 or state.is_over or player == state.ivan


def scored(state: State, player: int, turns: int) -> float:
    """The points on the sheet; with those of the final scoring where no turn is left to change them."""
    mat = state.mats[player]
    if state.is_over:
        return float(mat.points)
    if player == state.ivan:
        return mat.points + final_points(state, player) + FUR * mat.fur_count
    return float(mat.points) if turns else _last(state, player)


def _last(state: State, player: int) -> float:
    """The score of a player without a turn, once the last winter has come and the best song is sung."""
    mat, tables = state.mats[player], state.tables
    horses, stories = mat.horses, mat.stories
    if winters_left(state, player, Income):
        mat.horses += tables.board.winter.horses + mat.banners * tables.board.winter.horses_a_banner
        place = state.line.index(player)
        if place < len(tables.board.winter.stories):
            mat.stories = min(stories + tables.board.winter.stories[place], tables.last_story)
    value = float(mat.points + final_points(state, player))
    best = 0.0
    if winters_left(state, player, WinterSong):
        a_point = tables.board.scoring.stories_a_point
        for song in state.songs:
            cost = tables.song_costs[song]
            if cost <= mat.stories:
                lost = mat.stories // a_point - (mat.stories - cost) // a_point
                best = max(best, _last_gains(tables.song_gains[song]) - lost)
    mat.horses, mat.stories = horses, stories
    return value + best


def _last_gains(gains: Gains) -> float:
    value = 0.0
    for word, amount in gains:
        value += amount * LAST_GAINS[word] if word in LAST_GAINS else LAST_ACTION
    return value


# -- furs, for quick answers -----------------------------------------------------------------------------------------


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
    before = _furs_worth(state, player, turns)
    mat.add_furs(rank, count)
    after = _furs_worth(state, player, turns)
    mat.add_furs(rank, -count)
    return after - before


def _furs_worth(state: State, player: int, turns: int) -> float:
    row: list[float] = []
    fur_features(state, player, state.mats[player], turns, row)
    assert len(row) == FURS_END - FURS, "they stand together"
    weights, value = learned(), 0.0
    for number, one in enumerate(row, FURS):
        value += one * weights[number]
    return value
