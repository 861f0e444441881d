"""The final scoring in the nine steps of the book, and who wins (page 11)."""

from collections.abc import Callable
from typing import Final

from krajina.core import Event, Outcome, Term
from krajina.games.stroganov.pieces import TIGER, WHY_NUMBER, WHYS, Terrain, Why
from krajina.games.stroganov.rewards import Scored
from krajina.games.stroganov.rows import TsarCard
from krajina.games.stroganov.state import Mat, State
from krajina.games.stroganov.tables import MANNERED, Gains


class FinalScoringBegan(Event, frozen=True):
    """The last winter is over, and the final scoring begins."""


class GameEnded(Event, frozen=True):
    """The game is over."""


Counter = Callable[[State, int], int]


def _terrain(terrain: Terrain) -> Counter:
    return lambda state, player: terrains(state, player)[terrain]


# What cards count at the end (annex, B1 to B14); a quarter of the points is those before any final scoring (ruling 40).
COUNTS: Final[dict[str, Counter]] = {
    "tiger": lambda state, player: state.mats[player].furs[TIGER],
    "outpost_built": lambda state, player: state.outposts_built(player),
    "coin": lambda state, player: state.mats[player].coins,
    "banner": lambda state, player: state.mats[player].banners,
    "landscape": lambda state, player: len(state.mats[player].landscapes),
    "landscape_taiga": _terrain(Terrain.TAIGA),
    "landscape_tundra": _terrain(Terrain.TUNDRA),
    "landscape_wetland": _terrain(Terrain.WETLAND),
    "landscape_mountains": _terrain(Terrain.MOUNTAINS),
    "tsar_fulfilled": lambda state, player: len(state.mats[player].fulfilled),
    "score_4": lambda state, player: _points_of_the_game(state.mats[player]) // 4,
}
SCORED_AT_END: Final = slice(WHY_NUMBER[Why.CARDS_AT_END], None)  # of the score sheet


def _points_of_the_game(mat: Mat) -> int:
    return mat.points - sum(mat.sheet[SCORED_AT_END])


def terrains(state: State, player: int) -> dict[Terrain, int]:
    """How many landscapes of each terrain a player has."""
    own = [state.tables.landscapes[tile].terrain for tile in state.mats[player].landscapes]
    return {terrain: own.count(terrain) for terrain in Terrain}


def card_worth(state: State, player: int, card: TsarCard) -> int:
    """What a fulfilled card scores at the end, as things stand; after the end, what it scored."""
    if card.effect.vp is None:
        return 0
    return card.effect.vp * (COUNTS[card.effect.per](state, player) if card.effect.per else 1)


def card_gains(state: State, player: int, card: int) -> Gains:
    """What a fulfilled card brings its owner in its season, as things stand: so much for each outpost or landscape."""
    gains, per = state.tables.card_gains[card], state.tables.cards[card].effect.per
    if not gains or per is None:
        return gains
    times = COUNTS[per](state, player)
    each = [((word, amount),) * times if word in MANNERED else ((word, amount * times),) for word, amount in gains]
    return tuple(gain for repeated in each for gain in repeated) if times else ()


def sets_worth(counts: list[int], worths: dict[int, int]) -> tuple[int, int]:
    """The best partition of landscapes into sets of three or four different ones: sets and points (ruling 39)."""
    counts = sorted(counts, reverse=True)
    best = (0, 0)
    for size, worth in worths.items():
        if counts[size - 1]:
            less = [count - (number < size) for number, count in enumerate(counts)]
            sets, points = sets_worth(less, worths)
            best = max(best, (sets + 1, points + worth), key=lambda found: (found[1], -found[0]))
    return best


def best_sets(counts: dict[Terrain, int], worths: dict[int, int]) -> list[tuple[Terrain, ...]]:
    """The sets of that partition, by their terrains."""
    left, found = dict(counts), list[tuple[Terrain, ...]]()
    while (best := sets_worth(list(left.values()), worths)) != (0, 0):
        ranked = sorted(left, key=left.__getitem__, reverse=True)
        for size, worth in worths.items():
            less = {terrain: count - (terrain in ranked[:size]) for terrain, count in left.items()}
            sets, points = sets_worth(list(less.values()), worths)
            if left[ranked[size - 1]] and (sets + 1, points + worth) == best:
                left = less
                found.append(tuple(terrain for terrain in Terrain if terrain in ranked[:size]))
                break
    return found


def set_worths(state: State) -> dict[int, int]:
    """What a set of landscapes is worth, by how many different ones it has."""
    return {int(size): worth for size, worth in state.tables.board.scoring.landscape_sets.items()}


def final_terms(state: State, player: int) -> list[Term]:
    """The nine steps, as things stand; a step that gives nothing is left out."""
    mat, rules = state.mats[player], state.tables.board.scoring
    cards = [state.tables.cards[card] for card in mat.fulfilled if state.tables.cards[card].effect.vp is not None]
    sets, set_points = sets_worth(list(terrains(state, player).values()), set_worths(state))
    built = state.outposts_built(player)
    furs = mat.fur_count + mat.horses // rules.horses_a_fur
    terms = [
        (Why.CARDS_AT_END, len(cards), sum(card_worth(state, player, card) for card in cards)),
        (Why.LANDSCAPE_SETS, sets, set_points),
        (Why.TIGERS, mat.furs[TIGER], mat.furs[TIGER] * state.tables.catalog.furs.tigers.final_vp),
        (Why.TROPHY_SHIELD, int(mat.track.shields[mat.trophy] > 0), mat.track.shields[mat.trophy]),
        (Why.OUTPOSTS_BUILT, built, rules.outposts_built[built]),
        (Why.OUTPOSTS_LEFT, mat.outposts, mat.outposts * rules.outpost_left),
        (Why.COINS, mat.coins, mat.coins // rules.coins_a_point),
        (Why.FURS, furs, furs // rules.furs_a_point),
        (Why.STORIES, mat.stories, mat.stories // rules.stories_a_point),
    ]
    return [Term(why.value, count, points) for why, count, points in terms if count]


def final_scoring(state: State) -> None:
    """Score the nine steps for each player and end the game."""
    state.tell(FinalScoringBegan())
    for player, mat in enumerate(state.mats):
        for term in final_terms(state, player):
            number = WHY_NUMBER[Why(term.why)]
            mat.sheet[number] += term.points
            mat.times[number] += term.count
            if state.events is not None and term.points:
                state.tell(Scored(who=state.who(player), points=term.points, why=WHYS[number]))
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
