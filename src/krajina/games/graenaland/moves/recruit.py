"""Recruit: make the army stronger by one; it is cheaper with a stronghold on the right terrain (section 12)."""

from krajina.core import Refusal, Seat, word_of
from krajina.games.graenaland.actions import Recruit
from krajina.games.graenaland.events import ArmyGrew
from krajina.games.graenaland.paying.bill import Bill
from krajina.games.graenaland.paying.form import pay, refuse_payment
from krajina.games.graenaland.pieces import UNITS
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import NOWHERE


def recruit(state: State, seat: Seat, action: Recruit) -> None:
    """Pay; the army grows."""
    clan = state.clans[seat]
    pay(state, seat, action.pay, bill(state, UNITS.index(action.unit)).price)
    clan.army += 1
    if state.events is not None:
        state.tell(ArmyGrew(who=seat, unit=action.unit, army=clan.army))


def refuse_recruit(state: State, seat: Seat, action: Recruit, *, markets: bool) -> Refusal | None:
    """The army is at its end, the stronghold is missing, or the payment is wrong."""
    number, army = UNITS.index(action.unit), state.clans[seat].army
    if army >= state.tables.army_most:
        return Refusal("army-at-end", "ruling 30", {"army": army})
    if number not in recruits(state, seat):
        return Refusal("no-stronghold", "section 12", {"unit": word_of(action.unit)})
    return refuse_payment(state, seat, bill(state, number), action.pay, markets=markets)


def bill(state: State, unit: int) -> Bill:
    """What a soldier of a unit costs."""
    return state.tables.unit_bills[unit]


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
