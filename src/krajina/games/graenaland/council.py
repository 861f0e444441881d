"""Votes on a territory, as pure arithmetic (sections 5, 7, 17 and 24); the majority rule stands here, and only here."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from krajina.core import Seat
from krajina.games.graenaland.pieces import PALISADE, PRIEST, WARRIOR, WORK_COUNT, VotesFrom
from krajina.games.graenaland.rules import Council
from krajina.games.graenaland.state import NOBODY, State, hero_at
from krajina.games.graenaland.tables import NOWHERE


@mypyc_attr(acyclic=True)
class Presence:
    """What a seat has on a territory: settlements, a hero (NOBODY: none) and the strength of the army."""

    __slots__ = ("army", "hero", "houses")

    def __init__(self, houses: int, hero: int, army: int) -> None:
        self.houses, self.hero, self.army = houses, hero, army


def hero_votes(hero: int, army: int, others: int) -> int:
    """The votes of a hero (section 5), of whose army a priest leaves nothing.

    A warrior has his army, a priest nothing, a skald one vote for every other hero there.
    """
    return army if hero == WARRIOR else 0 if hero == PRIEST else others


FROM_HERO: Final = (VotesFrom.WARRIOR, VotesFrom.PRIEST, VotesFrom.SKALD)


def count_votes(rules: Council, there: list[Presence], *, palisade: bool) -> list[int]:
    """The votes of every seat on a territory, from what each has there."""
    others, silenced = -1, False
    for one in there:
        if one.hero != NOBODY:
            others += 1
            silenced = silenced or one.hero == PRIEST
    found = []
    for one in there:
        houses, hero, votes = one.houses, one.hero, 0
        if hero != NOBODY:
            votes = hero_votes(hero, 0 if silenced else one.army, others) + rules.by_three  # section 24: one more
            weakened = palisade and (rules.by_three or hero == WARRIOR)
            if weakened and votes and (houses == 0 or rules.weakens_residents):
                votes -= 1  # never less than nothing (ruling 12)
        found.append(houses + votes)
    return found


def votes_from(rules: Council, there: list[Presence], seat: Seat, *, palisade: bool) -> list[tuple[VotesFrom, int]]:
    """What the votes of a seat on a territory come from, for people who ask; their sum is that of `count_votes`."""
    houses, hero, army = there[seat].houses, there[seat].hero, there[seat].army
    found = [(VotesFrom.SETTLEMENTS, houses)] if houses else []
    if hero == NOBODY:
        return found
    others = sum(one.hero != NOBODY for one in there) - 1
    is_silenced = hero == WARRIOR and any(one.hero == PRIEST for one in there)
    part = hero_votes(hero, 0 if is_silenced else army, others)
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
    clans = state.clans
    found = [tuple([clan.houses[at] for clan in clans]) for at in range(len(state.tiles))]
    counted = [False] * len(found)
    for clan in clans:
        for at in clan.heroes:
            if at != NOWHERE and not counted[at]:
                found[at], counted[at] = tuple(votes(state, at)), True
    return found


def majority(total: int) -> int:
    """How many of so many votes are more than half (section 7)."""
    return total // 2 + 1


def passes(votes: Sequence[int], ballots: Mapping[Seat, bool]) -> bool:
    """More than half of all votes agree; a missing ballot is a no (ruling 21)."""
    return agreeing(votes, ballots) >= majority(sum(votes))


def agreeing(votes: Sequence[int], ballots: Mapping[Seat, bool]) -> int:
    """How many votes agree."""
    found = 0
    for seat, agree in ballots.items():
        if agree:
            found += votes[seat]
    return found
