"""What a view tells of builds: their prices, how they are paid or what is missing, and who could help with a work."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import ClassVar, Final, NamedTuple

import msgspec
from msgspec import Struct

from krajina.core import Action, Message, Refusal, Seat, Spoken, word_of
from krajina.games.graenaland.actions import (
    PUBLIC,
    SITES,
    TO_PAY,
    VILLAGES,
    BuildBuilding,
    BuildVillage,
    BuildWork,
)
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
    Terrain,
    Unit,
    Work,
)
from krajina.games.graenaland.pieces import Building as Site
from krajina.games.graenaland.shown import Price, priced
from krajina.games.graenaland.state import State

BUILDING: Final = Building | FinalBuilding | GrantedBuild | Proving
WITH_WORKS: Final = Building | GrantedBuild


class Ware(Spoken, frozen=True, array_like=True):
    """Something that has a price: a village, a building, a unit, a work or the improvement of a landscape."""

    KEY: ClassVar[str] = "{key}"

    key: str
    terrain: Terrain | None = None  # of an improvement


class Project(Struct, frozen=True, array_like=True):
    """Something to build, and where; units have no place."""

    what: Ware
    at: TileName | None

    @property
    def action(self) -> BuildAction:
        """To build it; it is not paid yet."""
        return ACTIONS[self]


class Reason(Spoken, frozen=True, array_like=True):
    """Why something has no place, as the refusal says it."""

    KEY: ClassVar[str] = "{key}"

    key: str
    at: TileName | None = None
    building: Site | None = None
    work: Work | None = None
    unit: Unit | None = None
    count: int | None = None
    army: int | None = None


class Buildable(Struct, frozen=True, array_like=True):
    """Things of a kind that have their places and cost the same: the price, a palisade fee, the proposed payment."""

    builds: tuple[Project, ...]
    price: Price
    fee: int
    pay: Cards | None
    missing: Price  # the fewest things that would have to come to pay it
    rule: str | None  # by which it cannot be paid

    @property
    def why_not(self) -> Message | None:
        """Why it cannot be paid: something is missing for the price, or else for the fee."""
        if self.pay is not None:
            return None
        if self.missing:
            return Message(
                "refusal-cannot-pay",
                {"price": tuple(word_of(one) for one, count in self.price.items() for _ in range(count))},
            )
        return Message("refusal-no-fee", {"count": self.fee})


class Unbuildable(Struct, frozen=True, array_like=True):
    """Something that has no place where the seat lives, and why: the place is taken, a village is missing."""

    build: Project
    why_not: Reason
    rule: str


class Helper(Struct, frozen=True, array_like=True):
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
    alike: dict[tuple[type[Action], Counts, int], list[BuildAction]] = {}
    for bill in bills:
        assert isinstance(bill.template, BuildAction), "a build"
        alike.setdefault((type(bill.template), bill.price, bill.keep), []).append(bill.template)
    return tuple(_buildable(builds, price, fee, paid[price, fee]) for (_, price, fee), builds in alike.items())


def _unplaced(state: State, seat: Seat, bills: Sequence[Bill]) -> tuple[Unbuildable, ...]:
    """What has no place, where its builder might look for it."""
    placed = {bill.template for bill in bills}
    return tuple(
        Unbuildable(PROJECTS[action], _reason(action, refusal), refusal.rule)
        for action in _sought(state, seat, works=isinstance(state.asked, WITH_WORKS))
        if action not in placed and (refusal := misbuilt(state, seat, action, markets=False)) is not None
    )


def _reason(action: BuildAction, refusal: Refusal) -> Reason:
    """The refusal with what it speaks of: what would be built, where, and numbers."""
    return msgspec.structs.replace(
        Reason(refusal.message.key),
        **{name: getattr(action, name, value) for name, value in refusal.values.items()},
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


def _buildable(builds: Sequence[BuildAction], price: Counts, fee: int, paying: Paying) -> Buildable:
    rule = None if paying.refusal is None else paying.refusal.rule
    return Buildable(tuple([PROJECTS[one] for one in builds]), priced(price), fee, paying.pay, paying.missing, rule)


def _project(build: BuildAction) -> Project:
    if isinstance(build, BuildVillage):
        return Project(Ware("village"), build.at)
    if isinstance(build, BuildBuilding):
        return Project(Ware(word_of(build.building).key), build.at)
    if isinstance(build, BuildWork):
        return Project(Ware(word_of(build.work).key), build.at)
    return Project(Ware(word_of(build.unit).key), None)


EVERYTHING: Final[tuple[BuildAction, ...]] = (*VILLAGES, *chain(*SITES), *chain(*PUBLIC), *TO_PAY)
PROJECTS: Final = {action: _project(action) for action in EVERYTHING}
ACTIONS: Final = {project: action for action, project in PROJECTS.items()}


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
