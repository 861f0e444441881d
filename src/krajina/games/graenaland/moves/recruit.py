"""Recruit: make the army stronger by one; it is cheaper with a stronghold on the right terrain (section 12)."""

from typing import Final

from krajina.core import Action, Event, Refusal, Seat, word_of
from krajina.games.graenaland.catalog import Cards
from krajina.games.graenaland.paying.form import Bill, pay, refuse_payment
from krajina.games.graenaland.pieces import UNITS, Unit
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import NOWHERE


class Recruit(Action, frozen=True):
    """Make the army stronger by one; the unit says at which price."""

    unit: Unit
    pay: Cards

    def do(self, state: State, seat: Seat) -> None:
        """Pay; the army grows."""
        clan = state.clans[seat]
        pay(state, seat, self.pay, bill(state, UNITS.index(self.unit)).price)
        clan.army += 1
        state.tell(ArmyGrew(who=seat, unit=self.unit, army=clan.army))

    def refusal(self, state: State, seat: Seat, *, markets: bool) -> Refusal | None:
        """The army is at its end, the stronghold is missing, or the payment is wrong."""
        number, army = UNITS.index(self.unit), state.clans[seat].army
        if army >= state.tables.army_most:
            return Refusal("army-at-end", "ruling 30", {"army": army})
        if number not in recruits(state, seat):
            return Refusal("no-stronghold", "section 12", {"unit": word_of(self.unit)})
        return refuse_payment(state, seat, bill(state, number), self.pay, markets=markets)


class ArmyGrew(Event, frozen=True):
    """An army is stronger."""

    who: Seat
    unit: Unit
    army: int


TO_PAY: Final = tuple(Recruit(unit, ()) for unit in UNITS)


def bill(state: State, unit: int) -> Bill:
    """What a soldier of a unit costs."""
    return Bill(TO_PAY[unit], state.tables.unit_prices[unit])


def recruits(state: State, seat: Seat) -> list[int]:
    """At which prices a seat may recruit: the dear one, and one for each terrain with a stronghold."""
    terrains = state.stronghold_terrains(seat)
    units = enumerate(state.tables.unit_terrains)
    return [number for number, terrain in units if terrain == NOWHERE or terrain in terrains]


def soldiers(state: State, seat: Seat) -> list[Bill]:
    """One soldier more, at every price."""
    if state.clans[seat].army >= state.tables.army_most:
        return []
    return [bill(state, unit) for unit in recruits(state, seat)]
