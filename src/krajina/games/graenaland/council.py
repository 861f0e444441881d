"""Votes on a territory, as pure arithmetic (sections 5, 7, 17 and 24); the majority rule exists once, here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from krajina.core import Seat
from krajina.games.graenaland.options import Reading
from krajina.games.graenaland.pieces import PALISADE, PRIEST, WARRIOR, WORKS
from krajina.games.graenaland.state import NOBODY, State, hero_at
from krajina.games.graenaland.tables import NOWHERE


class Presence(NamedTuple):
    """What somebody has on a territory: settlements, a hero (NOBODY: none) and the strength of the army."""

    houses: int
    hero: int
    army: int


class Council(NamedTuple):
    """By which rules votes are counted: the changes for three, and whom the palisade weakens."""

    by_three: bool
    weakens_residents: bool = False


# By hero, from the army (0 where a priest silences it) and the other heroes there (section 5): a warrior has his army,
# a priest nothing, a skald one vote for every other hero.
HERO_VOTES: Final[tuple[Callable[[int, int], int], ...]] = (
    lambda army, _others: army,
    lambda _army, _others: 0,
    lambda _army, others: others,
)


def count_votes(rules: Council, there: Sequence[Presence], *, palisade: bool) -> list[int]:
    """Everybody's votes on a territory, from what everybody has there."""
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


def council_of(state: State) -> Council:
    """The rules of this table."""
    by_three = state.options.by_three
    return Council(by_three, by_three and Reading.PALISADE_RESIDENTS in state.options.readings)


def votes(state: State, at: int, rules: Council | None = None) -> list[int]:
    """Everybody's votes on a territory now."""
    there = [Presence(clan.houses[at], hero_at(clan, at), clan.army) for clan in state.clans]
    return count_votes(rules or council_of(state), there, palisade=bool(state.works[at * len(WORKS) + PALISADE]))


def all_votes(state: State) -> list[tuple[int, ...]]:
    """Everybody's votes on every territory: where no hero stands, settlements alone count."""
    rules = council_of(state)
    found = list(zip(*[clan.houses for clan in state.clans], strict=True))
    for at in {at for clan in state.clans for at in clan.heroes if at != NOWHERE}:
        found[at] = tuple(votes(state, at, rules))
    return found


def passes(votes: Sequence[int], ballots: Mapping[Seat, bool]) -> bool:
    """More than half of all votes agree (section 7); a missing ballot is a no (ruling 21)."""
    return 2 * agreeing(votes, ballots) > sum(votes)


def agreeing(votes: Sequence[int], ballots: Mapping[Seat, bool]) -> int:
    """How many votes agree."""
    return sum(votes[seat] for seat, agree in ballots.items() if agree)
