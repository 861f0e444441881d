"""Building: villages, buildings, the army and public works, alone, and who may do what when (sections 8 to 17)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Final, TypeAlias

from krajina.core import Action, AnyOf, Listed, Refusal, Seat, word_of
from krajina.core.choices import Choices, Offer
from krajina.core.luck import below
from krajina.core.picks import is_for
from krajina.games.graenaland.actions import END_BUILDING, BuildBuilding, BuildVillage, BuildWork, Recruit
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.events import ArmyGrew, BuildingBuilt, VillageBuilt, WorkBuilt
from krajina.games.graenaland.moves.heroes import call_hero
from krajina.games.graenaland.payer import propose
from krajina.games.graenaland.paying import Bill, Payments, paid_by, pay, purse_of, refuse_payment
from krajina.games.graenaland.payment import Payment, Purse
from krajina.games.graenaland.pieces import (
    BUILDINGS,
    IMPROVEMENT,
    PALISADE,
    SPOTS,
    STRONGHOLD,
    UNITS,
    WORKS,
)
from krajina.games.graenaland.state import NOBODY, State
from krajina.games.graenaland.tables import NOWHERE, Price
from krajina.games.graenaland.talk import judge_work

BUILDS: Final[frozenset[type[Action]]] = frozenset({BuildVillage, BuildBuilding, Recruit, BuildWork})
# By tile, and by kind: the builds without their payment.
VILLAGES: Final = tuple(BuildVillage(name, ()) for name in TILE.ids)
SITES: Final = tuple(tuple(BuildBuilding(building, name, ()) for name in TILE.ids) for building in BUILDINGS)
PUBLIC: Final = tuple(tuple(BuildWork(work, name, ()) for name in TILE.ids) for work in WORKS)
UNITS_TO_PAY: Final = tuple(Recruit(unit, ()) for unit in UNITS)
BuildAction: TypeAlias = BuildVillage | BuildBuilding | Recruit | BuildWork

NO_PURSE: Final = Purse(())  # where nothing is to be paid
TRIES: Final = 3  # builds that a random player thinks of
RARELY: Final = 16  # one random build in so many is not paid as proposed
Source: TypeAlias = Callable[[State, Seat], list[Bill]]  # of builds that have their place, whatever they cost


class Payable:
    """The builds that somebody can pay for, each a form, beside other choices; made only when they are asked for."""

    __slots__ = ("known", "markets", "seat", "sources", "state")

    def __init__(
        self,
        state: State,
        seat: Seat,
        sources: Sequence[Source],
        known: frozenset[type[Action]],
        *,
        markets: bool = True,
    ) -> None:
        self.state, self.seat = state, seat
        self.sources, self.known = sources, known
        self.markets = markets

    def others(self) -> Sequence[Action]:
        """What may be done beside building; there is always something, but in a proof."""
        return (END_BUILDING,)

    def bills(self) -> list[tuple[Bill, Payment]]:
        """What can be paid, with the payment that is proposed."""
        return list(self._payable(self._everything()))

    def _everything(self) -> Iterator[Bill]:
        return (bill for source in self.sources for bill in source(self.state, self.seat))

    def _payable(self, bills: Iterable[Bill]) -> Iterator[tuple[Bill, Payment]]:
        purse = purse_of(self.state, self.seat, markets=self.markets)
        known: dict[tuple[Price, int], Payment | None] = {}
        for bill in bills:
            key = (bill.price, bill.keep)
            if key not in known:
                known[key] = propose(bill.price, purse._replace(keep=bill.keep))
            payment = known[key]
            if payment is not None:
                yield bill, payment

    def form(self, bill: Bill, proposed: Payment) -> Payments:
        """All ways to pay for a build."""
        return Payments(self.state, self.seat, bill, proposed, markets=self.markets)

    def __contains__(self, action: object) -> bool:
        if action in self.others():
            return True
        if not isinstance(action, Action) or type(action) not in self.known:
            return False
        wanted = (bill for bill in self._everything() if is_for(action, bill.template, "pay"))
        return any(action in self.form(*bill) for bill in self._payable(wanted))

    def __iter__(self) -> Iterator[Action]:
        found = self.bills()
        for bill, proposed in found:
            yield paid_by(self.state, self.seat, bill, proposed)
        yield from self.others()
        for bill, proposed in found:
            ways = iter(self.form(bill, proposed))
            next(ways)  # as proposed
            yield from ways

    def sample(self, rng: Random) -> Action:
        """Pick something of one sort to build, if it can be paid, mostly as proposed; or something else."""
        sort = below(rng, len(self.sources) + 1)
        found = self.sources[sort](self.state, self.seat) if sort < len(self.sources) else []
        purse = purse_of(self.state, self.seat, markets=self.markets) if found else NO_PURSE
        for _ in range(min(TRIES, len(found))):
            bill = found.pop(below(rng, len(found)))
            proposed = propose(bill.price, purse._replace(keep=bill.keep) if bill.keep else purse)
            if proposed is not None:
                if below(rng, RARELY):
                    return paid_by(self.state, self.seat, bill, proposed)
                return self.form(bill, proposed).sample(rng)
        others = self.others()
        return others[below(rng, len(others))]

    def kinds(self) -> frozenset[type[Action]]:
        """All that such a question may offer."""
        return self.known

    def describe(self) -> Offer:
        """The forms, and the list."""
        parts: list[Choices[Action]] = [self.form(*bill) for bill in self.bills()]
        others = self.others()
        return AnyOf(*parts, *([Listed(others)] if others else [])).describe()


# -- what can be built -----------------------------------------------------------------------------------------------


def villages(state: State, seat: Seat) -> list[Bill]:
    """Where somebody lives, and beside it (section 10)."""
    clan, tables = state.clans[seat], state.tables
    if sum(clan.houses) >= tables.houses:
        return []
    houses, neighbours = clan.houses, tables.shape.neighbours
    found = []
    for at, tile in enumerate(state.tiles):
        if houses[at]:
            found.append(Bill(VILLAGES[tile], tables.tile_prices[tile]))
        elif any(houses[other] for other in neighbours[at]):
            found.append(Bill(VILLAGES[tile], tables.tile_prices[tile], entry_fee(state, seat, at)))
    return found


def buildings(state: State, seat: Seat) -> list[Bill]:
    """Where somebody has a village, and a place is free (section 11)."""
    clan, tables = state.clans[seat], state.tables
    if sum(clan.houses) >= tables.houses:
        return []
    return [
        Bill(SITES[number][tile], tables.building_prices[number])
        for at, tile in enumerate(state.tiles)
        if clan.villages[at]
        for number in range(len(BUILDINGS))
        if tables.tile_spots[tile][number] and state.spots[at * SPOTS + number] == NOBODY
    ]


def army(state: State, seat: Seat) -> list[Bill]:
    """One soldier more, at every price (section 12)."""
    tables = state.tables
    if state.clans[seat].army >= tables.army_most:
        return []
    return [Bill(UNITS_TO_PAY[number], tables.unit_prices[number]) for number in recruits(state, seat)]


def public_works(state: State, seat: Seat) -> list[Bill]:
    """Where somebody lives, and a work is missing (section 13)."""
    return [Bill(PUBLIC[work][state.tiles[at]], work_price(state, work, at)) for work, at in missing_works(state, seat)]


OWN: Final[tuple[Source, ...]] = (villages, buildings, army)
ALL: Final[tuple[Source, ...]] = (*OWN, public_works)


def is_near(state: State, seat: Seat, at: int) -> bool:
    """Tell whether somebody has a settlement in a territory or beside it (section 10)."""
    houses = state.clans[seat].houses
    return bool(houses[at]) or any(houses[other] for other in state.tables.shape.neighbours[at])


def entry_fee(state: State, seat: Seat, at: int) -> int:
    """How many cards the first village behind a palisade costs beside its price (section 17, ruling 29)."""
    if state.clans[seat].houses[at] or not state.works[at * len(WORKS) + PALISADE]:
        return 0
    return len(state.residents(at))


def missing_works(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Which works could stand where somebody has a settlement (section 13, ruling 30)."""
    works, tokens, size = state.works, state.work_tokens, len(WORKS)
    open_works = [work for work in range(IMPROVEMENT) if tokens[work]]
    found = []
    for at, houses in enumerate(state.clans[seat].houses):
        if houses:
            found += [(work, at) for work in open_works if not works[at * size + work]]
            if state.can_stand(IMPROVEMENT, at):
                found.append((IMPROVEMENT, at))
    return found


def work_price(state: State, work: int, at: int) -> Price:
    """What a work costs here; an improvement by the terrain."""
    tables = state.tables
    return tables.improvement_prices[state.terrains[at]] if work == IMPROVEMENT else tables.work_prices[work]


def recruits(state: State, seat: Seat) -> list[int]:
    """At which prices somebody may recruit: the dear one, and one for each terrain with a stronghold (section 12)."""
    terrains = {state.terrains[at] for at in range(len(state.tiles)) if state.spots[at * SPOTS + STRONGHOLD] == seat}
    return [
        number for number, terrain in enumerate(state.tables.unit_terrains) if terrain == NOWHERE or terrain in terrains
    ]


# -- building it -----------------------------------------------------------------------------------------------------


def build(state: State, seat: Seat, action: BuildAction) -> tuple[Seat, ...]:
    """Pay and build; to whom behind a palisade a card is due."""
    clan = state.clans[seat]
    if isinstance(action, Recruit):
        number = UNITS.index(action.unit)
        pay(state, seat, action.pay, state.tables.unit_prices[number])
        clan.army += 1
        state.tell(ArmyGrew(who=seat, unit=action.unit, army=clan.army))
        return ()
    at = state.at(action.at)
    if isinstance(action, BuildVillage):
        receivers = tuple(state.residents(at)) if entry_fee(state, seat, at) else ()
        pay(state, seat, action.pay, state.village_price(at))
        clan.villages[at] += 1
        clan.houses[at] += 1
        state.tell(VillageBuilt(who=seat, at=action.at))
        return receivers
    if isinstance(action, BuildWork):
        work = WORKS.index(action.work)
        pay(state, seat, action.pay, work_price(state, work, at))
        place_work(state, seat, work, at)
        return ()
    building = BUILDINGS.index(action.building)
    pay(state, seat, action.pay, state.tables.building_prices[building])
    state.spots[at * SPOTS + building] = seat
    clan.houses[at] += 1
    state.tell(BuildingBuilt(who=seat, building=action.building, at=action.at))
    if building != STRONGHOLD:
        call_hero(state, seat, building, at)
    return ()


def place_work(state: State, seat: Seat, work: int, at: int) -> None:
    """A token on the territory, for everybody there."""
    state.works[at * len(WORKS) + work] = 1
    if work == IMPROVEMENT:
        state.improvement_tokens[state.terrains[at]] -= 1
    else:
        state.work_tokens[work] -= 1
    if state.events is not None:
        state.tell(WorkBuilt(who=seat, work=WORKS[work], at=state.name(at)))
    judge_work(state, seat, WORKS[work], state.name(at))


# -- why not ---------------------------------------------------------------------------------------------------------


def refuse_build(state: State, seat: Seat, action: BuildAction, *, works: bool, markets: bool = True) -> Refusal | None:
    """Why something cannot be built: the place, the houses, the price."""
    clan, tables = state.clans[seat], state.tables
    if isinstance(action, Recruit):
        number = UNITS.index(action.unit)
        if clan.army >= tables.army_most:
            return Refusal("army-at-end", "ruling 30", {"army": clan.army})
        if number not in recruits(state, seat):
            return Refusal("no-stronghold", "section 12", {"unit": word_of(action.unit)})
        bill = Bill(Recruit(action.unit, ()), tables.unit_prices[number])
        return refuse_payment(state, seat, bill, action.pay, markets=markets)
    at = state.at(action.at)
    if at == NOWHERE:
        return Refusal("not-on-island", "section 1", {"at": TILE.words[action.at]})
    if isinstance(action, BuildWork):
        if not works:
            return Refusal("no-works-now", "section 22")
        bill = Bill(BuildWork(action.work, action.at, ()), work_price(state, WORKS.index(action.work), at))
        refusal = refuse_work(state, seat, WORKS.index(action.work), at)
        return refusal or refuse_payment(state, seat, bill, action.pay, markets=markets)
    return _refuse_house(state, seat, action, at, markets=markets)


def _refuse_house(
    state: State, seat: Seat, action: BuildVillage | BuildBuilding, at: int, *, markets: bool
) -> Refusal | None:
    clan, tables = state.clans[seat], state.tables
    if sum(clan.houses) >= tables.houses:
        return Refusal("no-houses", "ruling 30", {"count": tables.houses})
    if isinstance(action, BuildVillage):
        if not is_near(state, seat, at):
            return Refusal("not-near", "section 10", {"at": TILE.words[action.at]})
        bill = Bill(BuildVillage(action.at, ()), state.village_price(at), entry_fee(state, seat, at))
    else:
        number = BUILDINGS.index(action.building)
        if refusal := _refuse_site(state, seat, number, at):
            return refusal
        bill = Bill(BuildBuilding(action.building, action.at, ()), tables.building_prices[number])
    return refuse_payment(state, seat, bill, action.pay, markets=markets)


def _refuse_site(state: State, seat: Seat, building: int, at: int) -> Refusal | None:
    name, what = TILE.words[state.name(at)], word_of(BUILDINGS[building])
    if not state.clans[seat].villages[at]:
        return Refusal("no-village", "section 11", {"at": name})
    if not state.tables.tile_spots[state.tiles[at]][building]:
        return Refusal("no-spot", "section 11", {"building": what, "at": name})
    if state.spots[at * SPOTS + building] != NOBODY:
        return Refusal("spot-taken", "section 11", {"building": what, "at": name})
    return None


def refuse_work(state: State, seat: Seat, work: int, at: int) -> Refusal | None:
    """Why a work cannot stand here."""
    name, what = TILE.words[state.name(at)], word_of(WORKS[work])
    if not state.clans[seat].houses[at]:
        return Refusal("no-settlement", "section 13", {"at": name})
    if state.works[at * len(WORKS) + work]:
        return Refusal("work-stands", "section 13", {"work": what, "at": name})
    if not state.can_stand(work, at):
        return Refusal("no-token", "ruling 30", {"work": what})
    return None
