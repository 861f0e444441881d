"""What people see of a player: things, furs, the trophy track, landscapes in sets, cards, points now and at the end."""

from typing import Final

from msgspec import Struct

from krajina.core import Word
from krajina.games.stroganov.catalog import CARD, LANDSCAPE, CardName, LandscapeName
from krajina.games.stroganov.kept import Kept
from krajina.games.stroganov.pieces import FURS, RANKS, REGIONS, WHYS, Colour, Fur, Region, Side, Terrain, Why
from krajina.games.stroganov.rewards import gain_words
from krajina.games.stroganov.scoring import best_sets, nine_steps, terrains
from krajina.games.stroganov.shown import card_info
from krajina.games.stroganov.state import State
from krajina.games.stroganov.tables import Track


class TrackSpace(Struct, frozen=True):
    """A space of a trophy track: the fur for stepping onto it, what it opens, and its shield."""

    space: int
    fur: Fur | None
    gains: tuple[Word, ...]
    shield: int


class LandscapeSet(Struct, frozen=True):
    """Landscapes of a player that make a set, or those that make none."""

    landscapes: tuple[LandscapeName, ...]
    terrains: tuple[Terrain, ...]
    worth: int  # at the end, as things stand


class Row(Struct, frozen=True):
    """A player."""

    points: int
    colour: Colour | None
    side: Side | None
    at: int  # the place of the Cossack; 0 is the start tile
    horses: int
    coins: int
    furs: dict[Fur, int]
    stories: int
    banners: int
    outposts: int  # in the personal supply
    outposts_left: int  # in the general supply
    built: tuple[Region, ...]
    trophy: int  # the space of the marker
    landscapes: tuple[LandscapeName, ...]
    sets: tuple[LandscapeSet, ...]  # the same, as the final scoring counts them; those in no set last
    hand: tuple[CardName, ...]
    fulfilled: tuple[CardName, ...]
    sources: dict[Why, int]  # of the points so far
    at_end: dict[Why, int]  # what the final scoring would add now
    track: tuple[TrackSpace, ...]


def fur_counts(counts: list[int]) -> dict[Fur, int]:
    """Furs by what they are, those that are there."""
    return {FURS[rank]: counts[rank] for rank in RANKS if counts[rank]}


class Seen:
    """What people see of a player: the row, and of the cards in hand and fulfilled each with its number."""

    __slots__ = ("cards", "row")

    def __init__(self, state: State, player: int) -> None:
        mat = state.mats[player]
        self.row = _row(state, player)
        self.cards = [(card, card_info(state, card, player)) for card in (*mat.hand, *mat.fulfilled)]


_SEEN: Final = Kept(Seen)


def seen_of(state: State, player: int) -> Seen:
    """All that a player has, and what the end would bring."""
    mat, options = state.mats[player], state.options
    key = (
        *(mat.track.name, player, state.ivan, options.players, options.colours, options.sides),
        *(mat.points, mat.horses, mat.coins, mat.stories, mat.banners, mat.outposts, mat.outposts_left, mat.trophy),
        *(mat.landscapes, mat.hand, mat.fulfilled, tuple(mat.furs), tuple(mat.sheet)),
        *(state.at[player], state.is_over, tuple([player in slots for slots in state.slots])),
    )
    return _SEEN.get(state.tables, key, lambda: Seen(state, player))


def _row(state: State, player: int) -> Row:
    mat, is_ivan = state.mats[player], player == state.ivan
    steps = () if state.is_over else nine_steps(state, player)
    return Row(
        points=mat.points,
        colour=None if is_ivan else state.options.seat_colours[player],
        side=None if is_ivan else state.options.side_of(player),
        at=state.at[player],
        horses=mat.horses,
        coins=mat.coins,
        furs=fur_counts(mat.furs),
        stories=mat.stories,
        banners=mat.banners,
        outposts=mat.outposts,
        outposts_left=mat.outposts_left,
        built=tuple(region + 1 for region in REGIONS if player in state.slots[region]),
        trophy=mat.trophy,
        landscapes=tuple(LANDSCAPE.ids[tile] for tile in mat.landscapes),
        sets=_sets(state, player),
        hand=tuple(CARD.ids[card] for card in mat.hand),
        fulfilled=tuple(CARD.ids[card] for card in mat.fulfilled),
        sources={why: points for why, points in zip(WHYS, mat.sheet, strict=True) if points},
        at_end={WHYS[number]: points for number, _, points in steps if points},
        track=_TRACKS.get(state.tables, mat.track.name, lambda: _track(mat.track)),
    )


def _sets(state: State, player: int) -> tuple[LandscapeSet, ...]:
    """The best partition, and last what is in no set."""
    worths, landscapes = state.tables.set_worths, state.tables.landscapes
    left = list(state.mats[player].landscapes)
    found: list[LandscapeSet] = []
    for kinds in best_sets(terrains(state, player), state.tables):
        tiles = [next(tile for tile in left if landscapes[tile].terrain == terrain) for terrain in kinds]
        left = [tile for tile in left if tile not in tiles]
        found.append(LandscapeSet(tuple(LANDSCAPE.ids[tile] for tile in tiles), kinds, worths[len(kinds)]))
    if left:
        names = tuple(LANDSCAPE.ids[tile] for tile in left)
        found.append(LandscapeSet(names, tuple(landscapes[tile].terrain for tile in left), 0))
    return tuple(found)


_TRACKS: Final[Kept[tuple[TrackSpace, ...]]] = Kept(tuple)


def _track(track: Track) -> tuple[TrackSpace, ...]:
    shields = dict(track.marks)
    return tuple(
        TrackSpace(
            space,
            FURS[track.furs[space]] if track.furs[space] else None,
            gain_words(track.gains[space]),
            shields.get(space, 0),
        )
        for space in range(1, track.last + 1)
    )
