"""Build village: a village where the seat lives, or beside it (section 10; behind a palisade section 17, ruling 29)."""

from krajina.core import Refusal, Seat, Values
from krajina.games.graenaland.actions import BuildVillage
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.events import VillageBuilt
from krajina.games.graenaland.moves.give_fee import PayFee
from krajina.games.graenaland.paying.bill import Bill
from krajina.games.graenaland.paying.form import pay, refuse_payment
from krajina.games.graenaland.pieces import PALISADE, WORK_COUNT
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import NOWHERE


def build_village(state: State, seat: Seat, action: BuildVillage) -> None:
    """Pay and build; the seat then gives what is due behind a palisade."""
    at, clan = state.at(action.at), state.clans[seat]
    receivers = tuple(state.residents(at)) if entry_fee(state, seat, at) else ()
    pay(state, seat, action.pay, bill(state, seat, at).price)
    clan.villages[at] += 1
    clan.houses[at] += 1
    if state.events is not None:
        state.tell(VillageBuilt(who=seat, at=action.at))
    if receivers:
        state.todo.append(PayFee(seat, receivers))


def refuse_build_village(state: State, seat: Seat, action: BuildVillage, *, markets: bool) -> Refusal | None:
    """No house is left, the place is too far, or the payment is wrong."""
    at = state.at(action.at)
    place: Values = {"at": TILE.words[action.at]}
    if at == NOWHERE:
        return Refusal("not-on-island", "section 1", place)
    if not state.has_house(seat):
        return Refusal("no-houses", "ruling 30", {"count": state.tables.houses})
    if not is_near(state, seat, at):
        return Refusal("not-near", "section 10", place)
    return refuse_payment(state, seat, bill(state, seat, at), action.pay, markets=markets)


def is_near(state: State, seat: Seat, at: int) -> bool:
    """Tell whether a seat has a settlement in a territory or beside it."""
    houses = state.clans[seat].houses
    if houses[at]:
        return True
    for other in state.tables.shape.neighbours[at]:  # noqa: SIM110  # a loop is compiled, a generator is called
        if houses[other]:
            return True
    return False


def entry_fee(state: State, seat: Seat, at: int) -> int:
    """How many cards the first village behind a palisade costs beside its price."""
    if state.clans[seat].houses[at] or not state.works[at * WORK_COUNT + PALISADE]:
        return 0
    return len(state.residents(at))


def bill(state: State, seat: Seat, at: int) -> Bill:
    """What a village costs there."""
    plain, fee = state.tables.village_bills[state.tiles[at]], entry_fee(state, seat, at)
    return Bill(plain.template, plain.price, fee) if fee else plain


def villages(state: State, seat: Seat) -> list[Bill]:
    """All that have a place."""
    if not state.has_house(seat):
        return []
    return [bill(state, seat, at) for at in range(len(state.tiles)) if is_near(state, seat, at)]
