"""A position as numbers, for learners: what lies on the table as one seat sees it, its own things first.

Nothing is hidden in this game, so every number is open to all; nothing is guessed or valued.
"""

from typing import Final

from krajina.core.flat import vec
from krajina.core.rows import Rows
from krajina.games.stroganov.catalog import CARD, IVAN_CARD, LANDSCAPE, SONG, VILLAGE, YURT
from krajina.games.stroganov.moves.keep_fur import KeepOne
from krajina.games.stroganov.moves.pay import PayFurs
from krajina.games.stroganov.moves.show_tigers import ShowFurs
from krajina.games.stroganov.moves.take_fur import TakeFromMarket
from krajina.games.stroganov.pieces import LAST, LOWEST, RANKS, REGIONS, SEASONS, Extra, Prompt, Terrain
from krajina.games.stroganov.state import NEUTRAL, NOBODY, NONE, Mat, State

PROMPTS: Final = {prompt.value: number for number, prompt in enumerate(Prompt)}
TERRAINS: Final = {terrain: number for number, terrain in enumerate(Terrain)}
EXTRAS: Final = {extra: number for number, extra in enumerate(Extra)}
FURS: Final = len(RANKS)
CARDS: Final = len(CARD.ids)
TILE: Final = len(LANDSCAPE.ids) + FURS  # numbers for a place of the row: which landscape, then its furs
REGION: Final = FURS + len(VILLAGE.ids) + len(YURT.ids) + CARDS  # for a region: its fur, village, yurt and card
THINGS: Final = 9
MAT: Final = FURS + THINGS + len(Terrain) + 3 * CARDS  # for a player
NEUTRAL_OUTPOST: Final = -1.0


class Observer(Rows):
    """Writes positions of one set-up as rows of numbers, always as long; `parts` says what stands where."""

    def __init__(self, state: State) -> None:
        players = state.options.players
        parts: list[tuple[str, int, int]] = [
            ("prompt", 1, len(PROMPTS)),
            ("year", 1, 1),
            ("season", 1, len(SEASONS)),
            ("turn", 1, players),
            ("due", 1, 5),
            ("drawn", 1, FURS),
            ("extra", 1, len(EXTRAS)),
            ("places", players, 3),
            ("row", LAST, TILE),
            ("market", 1, FURS),
            ("bag", 1, FURS),
            ("supply", 1, 2),
            ("trade_fur", 1, FURS),
            ("regions", len(REGIONS), REGION),
            ("outposts", len(REGIONS), max(map(len, state.tables.slot_horses))),
            ("songs", 1, len(SONG.ids)),
            ("start_cards", 1, CARDS),
            ("landscapes_left", 1, len(LANDSCAPE.ids)),
            ("yurts_left", 1, len(YURT.ids)),
            ("songs_left", 1, len(SONG.ids)),
            ("cards_left", 1, CARDS),
            ("players", players, MAT),
            ("ivan", 1, len(IVAN_CARD.ids) + 1),
        ]
        super().__init__(parts)

    def observe(self, state: State, seat: int) -> vec[float]:
        """What a seat sees."""
        row, starts = vec[float]([0.0] * self.size), self.starts
        self._question(state, row)
        row[starts[1]] = float(state.year)
        if state.season < len(SEASONS):
            row[starts[2] + state.season] = 1.0
        players = len(state.mats)
        if state.player != NOBODY:
            row[starts[3] + (state.player - seat) % players] = 1.0
        for place, player in enumerate(state.line):
            at = starts[7] + 3 * ((player - seat) % players)
            row[at] = float(state.at[player])
            row[at + 1] = float(place + 1)
            row[at + 2] = 1.0 if player in state.moved else 0.0
        self._row(state, row)
        self._board(state, seat, row)
        for player, mat in enumerate(state.mats):
            put_mat(state, mat, row, starts[21] + MAT * ((player - seat) % players))
        if state.ivan_card != NONE:
            row[starts[22] + state.ivan_card] = 1.0
        if state.ivan_back != NONE:
            row[starts[22] + len(IVAN_CARD.ids)] = float(state.tables.ivan_cards[state.ivan_back].move)
        return row

    def _question(self, state: State, row: vec[float]) -> None:
        """What is asked, and what the mask does not tell of it: what is due in all, and what was drawn."""
        starts, task = self.starts, state.asked
        prompt = getattr(task, "prompt", "")
        if prompt in PROMPTS:
            row[starts[0] + PROMPTS[prompt]] = 1.0
        due = starts[4]
        if isinstance(task, PayFurs):
            row[due], row[due + 1], row[due + 2] = float(task.value), float(task.count), float(task.above)
            row[due + 3], row[due + 4] = float(task.later_value), float(task.later_count)
        elif isinstance(task, ShowFurs):
            row[due], row[due + 1] = float(task.value), float(task.count)
        elif isinstance(task, KeepOne):
            for rank in task.furs:
                row[starts[5] + rank - LOWEST] += 1.0
        elif isinstance(task, TakeFromMarket) and task.by is not None:
            row[starts[6] + EXTRAS[task.by]] = 1.0

    def _row(self, state: State, row: vec[float]) -> None:
        at = self.starts[8]
        for place in range(1, LAST + 1):
            if state.row[place] != NONE:
                row[at + state.row[place]] = 1.0
            for rank in state.row_furs[place]:
                row[at + len(LANDSCAPE.ids) + rank - LOWEST] += 1.0
            at += TILE

    def _board(self, state: State, seat: int, row: vec[float]) -> None:
        starts = self.starts
        for rank in RANKS:
            row[starts[9] + rank - LOWEST] = float(state.market[rank])
            row[starts[10] + rank - LOWEST] = float(state.bag[rank])
        row[starts[11]], row[starts[11] + 1] = float(state.tigers), float(state.banners)
        if state.trade_fur:
            row[starts[12] + state.trade_fur - LOWEST] = 1.0
        for region in REGIONS:
            self._region(state, region, seat, row)
        for song in state.songs:
            row[starts[15] + song] = 1.0
        for card, fur in state.start_cards:
            row[starts[16] + card] = float(1 + fur)
        for start, stack in zip(starts[17:21], ("landscapes", "yurts", "songs", "cards"), strict=True):
            for piece in state.left.get(stack, ()):
                row[start + piece] = 1.0

    def _region(self, state: State, region: int, seat: int, row: vec[float]) -> None:
        at = self.starts[13] + region * REGION
        if state.region_furs[region]:
            row[at + state.region_furs[region] - LOWEST] = 1.0
        at += FURS
        pieces = (state.villages[region], state.yurts[region], state.cards[region])
        for piece, width in zip(pieces, (len(VILLAGE.ids), len(YURT.ids), CARDS), strict=True):
            if piece != NONE:
                row[at + piece] = 1.0
            at += width
        at = self.starts[14] + region * self.parts[14][2]
        for slot, owner in enumerate(state.slots[region] if state.slots else ()):
            if owner == NEUTRAL:
                row[at + slot] = NEUTRAL_OUTPOST
            elif owner != NOBODY:
                row[at + slot] = float(1 + (owner - seat) % len(state.mats))


def put_mat(state: State, mat: Mat, row: vec[float], at: int) -> None:
    """What a player has."""
    for rank in RANKS:
        row[at + rank - LOWEST] = float(mat.furs[rank])
    at += FURS
    row[at], row[at + 1], row[at + 2] = float(mat.points), float(mat.coins), float(mat.horses)
    row[at + 3], row[at + 4], row[at + 5] = float(mat.banners), float(mat.outposts), float(mat.outposts_left)
    row[at + 6], row[at + 7], row[at + 8] = float(mat.stories), float(mat.trophy), 1.0 if mat.sung else 0.0
    at += THINGS
    for tile in mat.landscapes:
        row[at + TERRAINS[state.tables.landscapes[tile].terrain]] += 1.0
    at += len(Terrain)
    for cards in (mat.hand, mat.fulfilled, mat.used):
        for card in cards:
            row[at + card] = 1.0
        at += CARDS
