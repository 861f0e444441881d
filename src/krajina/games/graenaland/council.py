"""Votes on a territory, as pure arithmetic (sections 5, 7, 17 and 24); the majority rule stands here, and only here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from krajina.core import Seat
from krajina.games.graenaland.pieces import PALISADE, PRIEST, WARRIOR, WORK_COUNT, VotesFrom
from krajina.games.graenaland.rules import Council
from krajina.games.graenaland.state import NOBODY, State, hero_at
from krajina.games.graenaland.tables import NOWHERE


class Presence(NamedTuple):
    """What a seat has on a territory: settlements, a hero (NOBODY: none) and the strength of the army."""

    houses: int
    hero: int
    army: int


# By hero, from the army (0 where a priest silences it) and the other heroes there (section 5): a warrior has his army,
# a priest nothing, a skald one vote for every other hero.
HERO_VOTES: Final[tuple[Callable[[int, int], int], ...]] = (
    lambda army, _others: army,
    lambda _army, _others: 0,
    lambda _army, others: others,
)
FROM_HERO: Final = (VotesFrom.WARRIOR, VotesFrom.PRIEST, VotesFrom.SKALD)


def count_votes(rules: Council, there: Sequence[Presence], *, palisade: bool) -> list[int]:
    """The votes of every seat on a territory, from what each has there."""
    others, silenced = -1, False
    for one in there:
        if one.hero != NOBODY:
            others += 1
            silenced = silenced or one.hero == PRIEST
    found = []
    for houses, hero, army in there:
        votes = 0
        if hero != NOBODY:
            votes = HERO_VOTES[hero](0 if silenced else army, others) + rules.by_three  # section 24: one more for three
            weakened = palisade and (rules.by_three or hero == WARRIOR)
            if weakened and votes and (houses == 0 or rules.weakens_residents):
                votes -= 1  # never less than nothing (ruling 12)
        found.append(houses + votes)
    return found


def votes_from(rules: Council, there: Sequence[Presence], seat: Seat, *, palisade: bool) -> list[tuple[VotesFrom, int]]:
    """What the votes of a seat on a territory come from, for people who ask; their sum is that of `count_votes`."""
    houses, hero, army = there[seat]
    found = [(VotesFrom.SETTLEMENTS, houses)] if houses else []
    if hero == NOBODY:
        return found
    others = sum(one.hero != NOBODY for one in there) - 1
    is_silenced = hero == WARRIOR and any(one.hero == PRIEST for one in there)
    part = HERO_VOTES[hero](0 if is_silenced else army, others)
    found.append((VotesFrom.SILENCED if is_silenced else FROM_HERO[hero], part))
    if rules.by_three:
        found.append((VotesFrom.THREE, 1))
    if not palisade:
        return found
    lost = sum(count for _, count in found) - count_votes(rules, there, palisade=True)[seat]
    return [*found, (VotesFrom.PALISADE, -lost)] if lost else found


def presences(state: State, at: int) -> list[Presence]:
    """What every seat has on a territory now."""
    return [Presence(clan.houses[at], hero_at(clan, at), clan.army) for clan in state.clans]


def has_palisade(state: State, at: int) -> bool:
    """Tell whether a palisade stands around a territory (section 17)."""
    return bool(state.works[at * WORK_COUNT + PALISADE])


def votes(state: State, at: int) -> list[int]:
    """The votes of every seat on a territory now."""
    return count_votes(state.rules.council, presences(state, at), palisade=has_palisade(state, at))


def all_votes(state: State) -> list[tuple[int, ...]]:
    """The votes of every seat on every territory: where no hero stands, settlements alone count."""
    found = list(zip(*[clan.houses for clan in state.clans], strict=True))
    for at in {at for clan in state.clans for at in clan.heroes if at != NOWHERE}:
        found[at] = tuple(votes(state, at))
    return found


def majority(total: int) -> int:
    """How many of so many votes are more than half (section 7)."""
    return total // 2 + 1


def passes(votes: Sequence[int], ballots: Mapping[Seat, bool]) -> bool:
    """More than half of all votes agree; a missing ballot is a no (ruling 21)."""
    return agreeing(votes, ballots) >= majority(sum(votes))


def agreeing(votes: Sequence[int], ballots: Mapping[Seat, bool]) -> int:
    """How many votes agree."""
    return sum(votes[seat] for seat, agree in ballots.items() if agree)
