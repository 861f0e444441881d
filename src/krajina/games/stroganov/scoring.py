"""The final scoring in the nine steps of the book, and who wins (page 11)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from krajina.core import Outcome, Term
from krajina.games.stroganov.events import FinalScoringBegan, GameEnded, Scored
from krajina.games.stroganov.pieces import TIGER, WHY_NUMBER, WHYS, Terrain, Why
from krajina.games.stroganov.state import State
from krajina.games.stroganov.tables import MANNERED, NEVER, TERRAINS, Gains, Tables

Counter: TypeAlias = Callable[[State, int], int]


def _tigers(state: State, player: int) -> int:
    return state.mats[player].furs[TIGER]


def _outposts(state: State, player: int) -> int:
    return state.outposts_built(player)


def _coins(state: State, player: int) -> int:
    return state.mats[player].coins


def _banners(state: State, player: int) -> int:
    return state.mats[player].banners


def _landscapes(state: State, player: int) -> int:
    return len(state.mats[player].landscapes)


def _terrain(terrain: Terrain) -> Counter:
    number = TERRAINS.index(terrain)
    return lambda state, player: terrains(state, player)[number]


def _fulfilled(state: State, player: int) -> int:
    return len(state.mats[player].fulfilled)


def _quarter(state: State, player: int) -> int:
    """A quarter of the points is those before any final scoring (ruling 40)."""
    mat = state.mats[player]
    return (mat.points - sum(mat.sheet[AT_END:])) // 4


# What cards count at the end (annex, B1 to B14).
COUNTS: Final[dict[str, Counter]] = {
    "tiger": _tigers,
    "outpost_built": _outposts,
    "coin": _coins,
    "banner": _banners,
    "landscape": _landscapes,
    "landscape_taiga": _terrain(Terrain.TAIGA),
    "landscape_tundra": _terrain(Terrain.TUNDRA),
    "landscape_wetland": _terrain(Terrain.WETLAND),
    "landscape_mountains": _terrain(Terrain.MOUNTAINS),
    "tsar_fulfilled": _fulfilled,
    "score_4": _quarter,
}


def terrains(state: State, player: int) -> list[int]:
    """How many landscapes of each terrain a player has."""
    counts = [0] * len(TERRAINS)
    kinds = state.tables.terrains
    for tile in state.mats[player].landscapes:
        counts[kinds[tile]] += 1
    return counts


def card_worth(state: State, player: int, card: int) -> int:
    """What a fulfilled card scores at the end, as things stand; after the end, what it scored."""
    each, per = state.tables.card_each[card], state.tables.card_per[card]
    if each == NEVER:
        return 0
    return each * COUNTS[per](state, player) if per else each


def card_gains(state: State, player: int, card: int) -> Gains:
    """What a fulfilled card brings its owner in its season, as things stand: so much for each outpost or landscape."""
    gains, per = state.tables.card_gains[card], state.tables.card_per[card]
    if not gains or not per:
        return gains
    times = COUNTS[per](state, player)
    found: list[tuple[str, int]] = []
    for word, amount in gains:
        if word in MANNERED:
            found += [(word, amount)] * times
        elif times:
            found.append((word, amount * times))
    return tuple(found)


def sets_worth(counts: list[int], tables: Tables) -> tuple[int, int]:
    """The best partition of landscapes into sets of three or four different ones: sets and points (ruling 39)."""
    key = tuple(sorted(counts, reverse=True))
    known = tables.sets.get(key)
    if known is None:
        known = tables.sets[key] = _sets_worth(list(key), tables)
    return known


def _sets_worth(counts: list[int], tables: Tables) -> tuple[int, int]:
    """Of counts from the highest; of partitions that score the same the one with fewer sets."""
    sets = points = 0
    for size, worth in tables.set_worths.items():
        if counts[size - 1]:
            less = [count - int(number < size) for number, count in enumerate(counts)]
            more, rest = sets_worth(less, tables)
            if rest + worth > points or (rest + worth == points and more + 1 < sets):
                sets, points = more + 1, rest + worth
    return sets, points


def best_sets(counts: list[int], tables: Tables) -> list[tuple[Terrain, ...]]:
    """The sets of that partition, by their terrains."""
    left = counts[:]
    found: list[tuple[Terrain, ...]] = []
    best = sets_worth(left, tables)
    while best != (0, 0):
        ranked = sorted(range(len(left)), key=left.__getitem__, reverse=True)
        for size, worth in tables.set_worths.items():
            less = [count - int(number in ranked[:size]) for number, count in enumerate(left)]
            sets, points = sets_worth(less, tables)
            if left[ranked[size - 1]] and (sets + 1, points + worth) == best:
                left, best = less, (sets, points)
                found.append(tuple([terrain for number, terrain in enumerate(TERRAINS) if number in ranked[:size]]))
                break
    return found


def nine_steps(state: State, player: int) -> list[tuple[int, int, int]]:
    """The nine steps, as things stand: the row of the score sheet, what is counted, and the points.

    A step for which there is nothing is left out.
    """
    mat, rules = state.mats[player], state.tables.board.scoring
    cards = [card for card in mat.fulfilled if state.tables.card_each[card] != NEVER]
    sets, set_points = sets_worth(terrains(state, player), state.tables)
    shield = mat.track.shields[mat.trophy]
    built = state.outposts_built(player)
    furs = mat.fur_count + mat.horses // rules.horses_a_fur
    tigers = mat.furs[TIGER]
    steps = [
        (AT_END, len(cards), sum([card_worth(state, player, card) for card in cards])),
        (AT_END + 1, sets, set_points),
        (AT_END + 2, tigers, tigers * state.tables.catalog.furs.tigers.final_vp),
        (AT_END + 3, int(shield > 0), shield),
        (AT_END + 4, built, rules.outposts_built[built]),
        (AT_END + 5, mat.outposts, mat.outposts * rules.outpost_left),
        (AT_END + 6, mat.coins, mat.coins // rules.coins_a_point),
        (AT_END + 7, furs, furs // rules.furs_a_point),
        (AT_END + 8, mat.stories, mat.stories // rules.stories_a_point),
    ]
    return [step for step in steps if step[1]]


AT_END: Final = WHY_NUMBER[Why.CARDS_AT_END]  # the first row of the final scoring; the others follow in its order


def final_points(state: State, player: int) -> int:
    """What the nine steps would add now."""
    points = 0
    for _, _, more in nine_steps(state, player):
        points += more
    return points


def final_scoring(state: State) -> None:
    """Score the nine steps for each player and end the game."""
    if state.events is not None:
        state.tell(FinalScoringBegan())
    for player, mat in enumerate(state.mats):
        for number, count, points in nine_steps(state, player):
            mat.sheet[number] += points
            mat.times[number] += count
            if state.events is not None and points:
                state.tell(Scored(who=state.who(player), points=points, why=WHYS[number]))
        mat.points = sum(mat.sheet)
    state.is_over = True
    state.tell(GameEnded())


def outcome(state: State) -> Outcome | None:
    """Who came where; of equals the one deeper in Siberia (page 11). Alone, the second row is the opponent's."""
    if not state.is_over:
        return None
    breaks = [-state.line.index(player) for player in range(len(state.mats))]
    return Outcome.of([_terms(state, player) for player in range(len(state.mats))], breaks)


def _terms(state: State, player: int) -> list[Term]:
    mat = state.mats[player]
    return [Term(why.value, mat.times[n], mat.sheet[n]) for n, why in enumerate(WHYS) if mat.times[n] or mat.sheet[n]]
