"""Build building: a stronghold, a church or a hall beside a village, where its place is free (section 11)."""

from krajina.core import Refusal, Seat, Values, word_of
from krajina.games.graenaland.actions import BuildBuilding
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.events import BuildingBuilt
from krajina.games.graenaland.moves.transfer import call_hero
from krajina.games.graenaland.paying.bill import Bill
from krajina.games.graenaland.paying.form import pay, refuse_payment
from krajina.games.graenaland.pieces import BUILDINGS, SPOTS, STRONGHOLD
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import NOWHERE


def build_building(state: State, seat: Seat, action: BuildBuilding) -> None:
    """Pay and build; a church or a hall calls its hero."""
    at, building = state.at(action.at), BUILDINGS.index(action.building)
    pay(state, seat, action.pay, bill(state, building, at).price)
    state.spots[at * SPOTS + building] = seat
    state.clans[seat].houses[at] += 1
    if state.events is not None:
        state.tell(BuildingBuilt(who=seat, building=action.building, at=action.at))
    if building != STRONGHOLD:
        call_hero(state, seat, building, at)


def refuse_build_building(state: State, seat: Seat, action: BuildBuilding, *, markets: bool) -> Refusal | None:
    """No house is left, no village or no place is there, or the payment is wrong."""
    at, building = state.at(action.at), BUILDINGS.index(action.building)
    place: Values = {"at": TILE.words[action.at]}
    if at == NOWHERE:
        return Refusal("not-on-island", "section 1", place)
    if not state.has_house(seat):
        return Refusal("no-houses", "ruling 30", {"count": state.tables.houses})
    if not state.clans[seat].villages[at]:
        return Refusal("no-village", "section 11", place)
    if not state.is_free(building, at):
        has_spot = state.tables.tile_spots[state.tiles[at]][building]
        what: Values = {"building": word_of(action.building), **place}
        return Refusal("spot-taken" if has_spot else "no-spot", "section 11", what)
    return refuse_payment(state, seat, bill(state, building, at), action.pay, markets=markets)


def bill(state: State, building: int, at: int) -> Bill:
    """What a building costs there."""
    return state.tables.building_bills[building][state.tiles[at]]


def buildings(state: State, seat: Seat) -> list[Bill]:
    """All that have a place."""
    if not state.has_house(seat):
        return []
    found = []
    for at, count in enumerate(state.clans[seat].villages):
        if count:
            found += [bill(state, one, at) for one in range(SPOTS) if state.is_free(one, at)]
    return found
