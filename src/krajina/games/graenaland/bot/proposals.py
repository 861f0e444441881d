"""Proposals that are worth making: for each pile the cheapest coalitions that carry the vote, the rest for oneself.

A coalition is a set of others whose votes make up what the proposer lacks, none of them superfluous. What each of its
members gets must make it agree, as far as one can tell; nobody else gets anything.
"""

from typing import Final, TypeAlias

from krajina.core import Seat
from krajina.games.graenaland.actions import Propose
from krajina.games.graenaland.bot.terms import Look
from krajina.games.graenaland.bot.voters import Stakes, agrees
from krajina.games.graenaland.council import majority
from krajina.games.graenaland.moves.propose import Pile
from krajina.games.graenaland.pieces import FACE_DOWN, FACES, ITEMS, Item
from krajina.games.graenaland.state import State

Rated: TypeAlias = tuple[float, Propose]
Shares: TypeAlias = list[list[int]]  # by voter and item
MOST_WAYS: Final = 96  # to share out a pile among a coalition


def coalitions(votes: tuple[int, ...], voters: tuple[Seat, ...], seat: Seat) -> list[tuple[Seat, ...]]:
    """The sets of others with whom a seat has more than half of the votes, and without any one of whom it has not."""
    lacking = majority(sum(votes)) - votes[seat]
    if lacking <= 0:
        return [()]
    others = [voter for voter in voters if voter != seat]
    found = []
    for number in range(1, 1 << len(others)):
        members = tuple([other for place, other in enumerate(others) if number >> place & 1])
        total = sum([votes[member] for member in members])
        if total >= lacking and total - min([votes[member] for member in members]) < lacking:
            found.append(members)
    return found


def ways_to_share(items: list[int], members: int) -> list[list[list[int]]]:
    """How some cards, by item, may go to so many members, each of whom gets something; each way once."""
    kinds = [item for item, count in enumerate(items) if count]
    found: list[list[list[int]]] = []
    given = [[0] * (FACES + 1) for _ in range(members)]

    def share(place: int, member: int, left: int) -> None:
        if len(found) >= MOST_WAYS:
            return
        if place == len(kinds):
            for got in given:
                if not sum(got):
                    return
            found.append([got[:] for got in given])
            return
        item = kinds[place]
        if member == members:
            share(place + 1, 0, items[kinds[place + 1]] if place + 1 < len(kinds) else 0)
            return
        for count in range(left + 1):
            given[member][item] = count
            share(place, member + 1, left - count)
        given[member][item] = 0

    share(0, 0, items[kinds[0]])
    return found


def proposals(state: State, look: Look, piles: tuple[Pile, ...], most: int) -> list[Rated]:
    """The best proposals, each with what may be expected of it, the best first; none that only loses."""
    found: list[Rated] = []
    for pile in piles:
        found += _for_pile(state, look, pile)
    found.sort(key=lambda rated: -rated[0])
    return found[:most]


def _for_pile(state: State, look: Look, pile: Pile) -> list[Rated]:
    at, votes, voters = pile
    seat = look.seat
    items = [0] * (FACES + 1)
    for item in state.items(at):
        items[item] += 1
    size = sum(items)
    stakes = Stakes(state, look, at)
    others: dict[Seat, Stakes] = {}
    found: list[Rated] = []
    for members in coalitions(votes, voters, seat):
        if len(members) > size:
            continue
        for member in members:
            if member not in others:
                others[member] = Stakes(state, Look(state, member, look.weights), at)
        for given in ways_to_share(items, len(members)) if members else [[]]:
            value = _value(state, stakes, others, at, items, members, given)
            if value > 0.0:
                found.append((value, _said(state, at, voters, seat, members, items, given)))
    return found


def _value(
    state: State,
    stakes: Stakes,
    others: dict[Seat, Stakes],
    at: int,
    items: list[int],
    members: tuple[Seat, ...],
    given: Shares,
) -> float:
    """What a way to share out brings, times how probably all members of the coalition agree."""
    mine, sizes = items[:], []
    for got in given:
        sizes.append(sum(got))
        for item, count in enumerate(got):
            mine[item] -= count
    own, total = sum(mine), sum(sizes)
    value = stakes.gain(mine, max(sizes) if sizes else 0, total)
    if value <= 0.0:
        return value
    for place, member in enumerate(members):
        most = own
        for other, count in enumerate(sizes):
            if other != place and count > most:
                most = count
        its = others[member].gain(given[place], most, own + total - sizes[place])
        value *= agrees(state, stakes.look.seat, member, at, its, sizes[place])
    return value


def _said(
    state: State,
    at: int,
    voters: tuple[Seat, ...],
    seat: Seat,
    members: tuple[Seat, ...],
    items: list[int],
    given: Shares,
) -> Propose:
    """The proposal in words: a share for every voter, its cards in the order of their names."""
    mine = items[:]
    shares: dict[Seat, list[int]] = {}
    for place, member in enumerate(members):
        shares[member] = given[place]
        for item, count in enumerate(given[place]):
            mine[item] -= count
    shares[seat] = mine
    return Propose(state.name(at), tuple([_named(shares[voter]) if voter in shares else () for voter in voters]))


def _named(share: list[int]) -> tuple[Item, ...]:
    return tuple(sorted([ITEMS[item] for item in range(FACE_DOWN + 1) for _ in range(share[item])]))
