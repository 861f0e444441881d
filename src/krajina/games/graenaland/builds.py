"""What a view tells of builds: their prices, how they are paid or what is missing, and who could help with a work."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from krajina.core import Message, Refusal, Seat, Word, word_of
from krajina.games.graenaland.actions import PUBLIC, SITES, TO_PAY, VILLAGES, BuildBuilding, BuildVillage, BuildWork
from krajina.games.graenaland.building import ALL, OWN, BuildAction, Building, FinalBuilding, GrantedBuild, misbuilt
from krajina.games.graenaland.cards import seen
from krajina.games.graenaland.catalog import Cards, TileName
from krajina.games.graenaland.claiming import Proving
from krajina.games.graenaland.joint import CollectOffers
from krajina.games.graenaland.moves.build_village import is_near
from krajina.games.graenaland.offers import OfferTogether
from krajina.games.graenaland.paying.bill import Bill
from krajina.games.graenaland.paying.bill import Price as Counts
from krajina.games.graenaland.paying.form import cards_of, purse_of, refuse_payment
from krajina.games.graenaland.paying.payer import missing, propose
from krajina.games.graenaland.paying.purse import Purse
from krajina.games.graenaland.pieces import (
    FACES,
    KINDS,
    RESOURCES,
    SPOTS,
    TERRAIN_COUNT,
    WORK_COUNT,
    Resource,
)
from krajina.games.graenaland.shown import Price, priced
from krajina.games.graenaland.state import State

BUILDING: Final = Building | FinalBuilding | GrantedBuild | Proving
WITH_WORKS: Final = Building | GrantedBuild


class Buildable(Struct, frozen=True):
    """Something that has its place: its price, what a palisade costs beside it, the proposed payment, or why not."""

    what: Word
    at: TileName | None
    action: BuildAction  # not paid yet
    price: Price
    fee: int
    pay: Cards | None
    missing: Price  # the fewest things that would have to come to pay it
    why_not: Message | None
    rule: str | None


class Unbuildable(Struct, frozen=True):
    """Something that has no place where the seat lives, and why: the place is taken, a village is missing."""

    action: BuildAction
    why_not: Message
    rule: str


class Helper(Struct, frozen=True):
    """What another player might give for a work: cards that are known, and what the backs of the others allow."""

    seat: Seat
    sure: Price  # where the table helps memory, or the hand is open
    perhaps: tuple[Resource, ...]
    supplies: int  # cards, of two resources each


def builds_of(state: State, watcher: Seat | None) -> tuple[tuple[Buildable, ...], tuple[Unbuildable, ...]]:
    """Everything that has its place, payable or not, and what has none; only for the seat that builds now."""
    task = state.asked
    if not isinstance(task, BUILDING) or task.player != watcher:
        return (), ()
    sources = ALL if isinstance(task, WITH_WORKS) else OWN
    bills = [bill for source in sources for bill in source(state, task.player)]
    return _placed(state, task.player, bills), _unplaced(state, task.player, bills)


def _placed(state: State, seat: Seat, bills: Sequence[Bill]) -> tuple[Buildable, ...]:
    """What has its place, each with its payment or what is missing."""
    markets = not isinstance(state.asked, GrantedBuild)
    purse = purse_of(state, seat, markets=markets)
    paid: dict[tuple[Counts, int], Paying] = {}  # much costs the same
    for bill in bills:
        if (due := (bill.price, bill.keep)) not in paid:
            paid[due] = _paying(state, seat, bill, purse, markets=markets)
    return tuple(_buildable(bill, paid[bill.price, bill.keep]) for bill in bills)


def _unplaced(state: State, seat: Seat, bills: Sequence[Bill]) -> tuple[Unbuildable, ...]:
    """What has no place, where its builder might look for it."""
    placed = {bill.template for bill in bills}
    return tuple(
        Unbuildable(action, refusal.message, refusal.rule)
        for action in _sought(state, seat, works=isinstance(state.asked, WITH_WORKS))
        if action not in placed and (refusal := misbuilt(state, seat, action, markets=False)) is not None
    )


def _sought(state: State, seat: Seat, *, works: bool) -> Iterator[BuildAction]:
    """Builds whose places are in sight: where the seat lives, villages beside it as well, and every unit."""
    houses = state.clans[seat].houses
    for at, tile in enumerate(state.tiles):
        if is_near(state, seat, at):
            yield VILLAGES[tile]
        if houses[at]:
            for building, has_spot in enumerate(state.tables.tile_spots[tile]):
                if has_spot and state.spots[at * SPOTS + building] != seat:
                    yield SITES[building][tile]
            for work in range(WORK_COUNT) if works else ():
                if not state.works[at * WORK_COUNT + work]:
                    yield PUBLIC[work][tile]
    yield from TO_PAY


class Paying(NamedTuple):
    """How a price is paid, or why not."""

    pay: Cards | None
    missing: Price
    refusal: Refusal | None


def _paying(state: State, seat: Seat, bill: Bill, purse: Purse, *, markets: bool) -> Paying:
    payment = propose(bill.price, purse.with_keep(bill.keep))
    if payment is not None:
        return Paying(cards_of(state.clans[seat], payment), {}, None)
    refusal = refuse_payment(state, seat, bill, (), markets=markets)
    return Paying(None, priced(missing(bill.price, purse)), refusal)


def _buildable(bill: Bill, paying: Paying) -> Buildable:
    template, refusal = bill.template, paying.refusal
    assert isinstance(template, BuildAction), "a build"
    what, at = _named(template)
    return Buildable(
        action=template,
        what=what,
        at=at,
        price=priced(bill.price),
        fee=bill.keep,
        pay=paying.pay,
        missing=paying.missing,
        why_not=None if refusal is None else refusal.message,
        rule=None if refusal is None else refusal.rule,
    )


def _named(template: BuildAction) -> tuple[Word, TileName | None]:
    if isinstance(template, BuildVillage):
        return Word("village"), template.at
    if isinstance(template, BuildBuilding):
        return word_of(template.building), template.at
    if isinstance(template, BuildWork):
        return word_of(template.work), template.at
    return word_of(template.unit), None


def helpers(state: State, watcher: Seat | None) -> tuple[Helper, ...]:
    """Who could give what for a joint work: for the main player who may announce one, and for all once it is."""
    task = state.asked
    may_announce = isinstance(task, Building) and task.player == watcher and not state.is_joined
    if not may_announce and not isinstance(task, OfferTogether | CollectOffers):
        return ()
    others = (seat for seat in state.seats_from(state.main) if seat not in (state.main, watcher))
    return tuple(_helper(state, seat, watcher) for seat in others)


def _helper(state: State, seat: Seat, watcher: Seat | None) -> Helper:
    clan = state.clans[seat]
    sure: Sequence[int] = [0] * KINDS
    if clan.is_open:
        sure = clan.hand
    elif state.options.memory_aid:
        sure = seen(state, seat, watcher)
    known = {resource: sum(sure[face::FACES]) for face, resource in enumerate(RESOURCES)}
    unknown = [
        sum(clan.hand[first : first + FACES]) - sum(sure[first : first + FACES]) for first in range(0, KINDS, FACES)
    ]
    perhaps = tuple(
        resource
        for face, resource in enumerate(RESOURCES)
        if any(unknown[terrain] and state.tables.deck[terrain * FACES + face] for terrain in range(TERRAIN_COUNT))
    )
    return Helper(seat, {resource: count for resource, count in known.items() if count}, perhaps, len(clan.supplies))
