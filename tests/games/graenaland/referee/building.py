"""What can be built, what it takes and what it does (sections 8 to 17)."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import partial

from tests.games.graenaland.referee.box import HERO_OF, WORKS, is_supply
from tests.games.graenaland.referee.payment import Due, can_pay, due_of, markets_needed
from tests.games.graenaland.referee.sharing import Council
from tests.games.graenaland.referee.table import Action, Cards, Payment, Steps, ask, listed


@dataclass(frozen=True)
class Bill:
    """Something that has its place, its price, and the resource cards that a palisade takes beside it."""

    template: Action
    due: Due
    keep: int = 0


def kept(hand: Cards, paid: Cards) -> int:
    """How many resource cards a payment leaves."""
    return sum(count for card, count in (hand - paid).items() if not is_supply(card))


def fits(bill: Bill, hand: Cards, markets: int, paid: Cards) -> bool:
    return markets_needed(bill.due, paid) <= markets and kept(hand, paid) >= bill.keep


class Building(Council):
    """Building alone."""

    markets_used = 0  # in this phase

    def bills(self, seat: int, works: bool) -> list[Bill]:
        found = []
        if self.houses(seat) < self.box.houses:
            found += self.village_bills(seat) + self.building_bills(seat)
        if self.clans[seat].army < self.box.last_army:
            found += self.unit_bills(seat)
        if works:
            found += [
                Bill(("build_work", work, at), due_of(self.work_price(work, at))) for work, at in self.work_places(seat)
            ]
        return found

    def village_bills(self, seat: int) -> list[Bill]:
        """Where a settlement stands or next to it (section 10); behind a palisade for a card each (ruling 29)."""
        found = []
        for at, land in self.island.items():
            if any(self.island[near].houses(seat) for near in {at, *self.neighbours(at)}):
                due = due_of(land.tile["settlement_cost"])
                found.append(Bill(("build_village", at), due, len(self.hosts(seat, at))))
        return found

    def hosts(self, seat: int, at: str) -> list[int]:
        """Those who get a card from somebody new."""
        land = self.island[at]
        if "palisade" not in land.works or land.houses(seat):
            return []
        return [other for other in range(self.seats) if land.houses(other)]

    def building_bills(self, seat: int) -> list[Bill]:
        return [
            Bill(("build_building", building, at), due_of(self.box.buildings[building]))
            for at, land in self.island.items()
            if land.villages[seat]
            for building in self.free_spots(at)
        ]

    def unit_bills(self, seat: int) -> list[Bill]:
        terrains = {land.terrain for land in self.island.values() if land.buildings.get("stronghold") == seat}
        return [
            Bill(("recruit", unit), due_of(row["cost"]))
            for unit, row in self.box.units.items()
            if row["stronghold"] is None or row["stronghold"] in terrains
        ]

    def work_places(self, seat: int) -> list[tuple[str, str]]:
        return [
            (work, at)
            for at, land in self.island.items()
            if land.houses(seat)
            for work in WORKS
            if work not in land.works and self.tokens_left(work, at)
        ]

    def work_price(self, work: str, at: str) -> dict[str, int]:
        row = self.box.improvements[self.island[at].terrain] if work == "improvement" else self.box.works[work]
        price: dict[str, int] = row["cost"]
        return price

    def markets(self, seat: int) -> int:
        """Each market where one has a settlement, once a phase (section 16)."""
        count = sum("market" in land.works and land.houses(seat) > 0 for land in self.island.values())
        return count - self.markets_used

    def forms(self, seat: int, works: bool, markets: int) -> list[Payment]:
        hand = self.clans[seat].all_cards
        return [
            Payment(bill.template, hand, partial(fits, bill, hand, markets))
            for bill in self.bills(seat, works)
            if can_pay(bill.due, hand, markets, bill.keep)
        ]

    def build(self, seat: int, action: Action, works: bool) -> Steps:
        """Pay, place it, and see to what follows."""
        *template, pay = action
        bill = next(bill for bill in self.bills(seat, works) if bill.template == tuple(template))
        hosts = self.hosts(seat, action[1]) if action[0] == "build_village" else []
        self.markets_used += markets_needed(bill.due, Counter(pay))
        self.spend(seat, Counter(pay))
        if action[0] == "build_village":
            self.island[action[1]].villages[seat] += 1
        elif action[0] == "build_building":
            self.island[action[2]].buildings[action[1]] = seat
            yield from self.call_hero(seat, action[1], action[2])
        elif action[0] == "recruit":
            self.clans[seat].army += 1
        else:
            self.place_work(action[1], action[2])
        yield from self.pay_hosts(seat, hosts)

    def place_work(self, work: str, at: str) -> None:
        land = self.island[at]
        land.works.add(work)
        if work == "improvement":
            self.improvement_tokens[land.terrain] -= 1
        else:
            self.tokens[work] -= 1

    def pay_hosts(self, seat: int, hosts: list[int]) -> Steps:
        for host in hosts:
            cards = sorted(+self.clans[seat].hand)
            fees = listed("fee", [("give_fee", host, card) for card in cards])
            # In a proof some may be needed for the rest of it: which, is not looked for here.
            _, _, card = yield from ask(seat, replace(fees, is_sure=not self.is_proving))
            self.clans[seat].hand -= Counter([card])
            self.clans[host].hand[card] += 1

    def call_hero(self, seat: int, building: str, at: str) -> Steps:
        """The first church or hall lets its hero enter, to a later one he may go (section 11, rulings 6, 8 and 9)."""
        hero, clan = HERO_OF.get(building), self.clans[seat]
        if hero is None:
            return
        is_free = self.hero_at(seat, at) is None
        is_first = hero not in clan.heroes and hero not in clan.waiting
        if is_free and not is_first:
            action = yield from ask(seat, listed("transfer", [("transfer",), ("leave",)]))
            is_first = action == ("transfer",)
        if is_free and is_first:
            self.enter(seat, hero, at)
        elif hero not in clan.heroes:
            clan.waiting.setdefault(hero, []).append(at)
