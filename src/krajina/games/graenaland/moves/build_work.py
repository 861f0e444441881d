"""Build work: a public work alone, where the seat lives and the work is missing (section 13, ruling 30)."""

from krajina.core import Refusal, Seat, Values, word_of
from krajina.games.graenaland.actions import BuildWork
from krajina.games.graenaland.catalog import TILE, TileName
from krajina.games.graenaland.events import WorkBuilt
from krajina.games.graenaland.ledger import judge_work
from krajina.games.graenaland.paying.bill import Bill, Price
from krajina.games.graenaland.paying.form import pay, refuse_payment
from krajina.games.graenaland.pieces import IMPROVEMENT, WORK_COUNT, WORK_NUMBER, WORKS
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import NOWHERE


def build_work(state: State, seat: Seat, action: BuildWork) -> None:
    """Pay; the work stands."""
    work, at = WORK_NUMBER[action.work], state.at(action.at)
    pay(state, seat, action.pay, work_price(state, work, at))
    place_work(state, seat, work, at)


def refuse_build_work(state: State, seat: Seat, action: BuildWork, *, markets: bool) -> Refusal | None:
    """It cannot stand there, or the payment is wrong."""
    work, at = WORK_NUMBER[action.work], state.at(action.at)
    if refusal := refuse_work(state, seat, work, at, action.at):
        return refusal
    return refuse_payment(state, seat, bill(state, work, at), action.pay, markets=markets)


def missing_works(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Which works could stand where a seat has a settlement."""
    found = []
    for at, houses in enumerate(state.clans[seat].houses):
        if houses:
            found += [(work, at) for work in range(WORK_COUNT) if state.can_stand(work, at)]
    return found


def work_price(state: State, work: int, at: int) -> Price:
    """What a work costs there; an improvement by the terrain."""
    return state.tables.work_bills[work][state.tiles[at]].price


def bill(state: State, work: int, at: int) -> Bill:
    """What a seat pays that builds it alone."""
    return state.tables.work_bills[work][state.tiles[at]]


def public_works(state: State, seat: Seat) -> list[Bill]:
    """All that have a place."""
    return [bill(state, work, at) for work, at in missing_works(state, seat)]


def place_work(state: State, seat: Seat, work: int, at: int) -> None:
    """A token on the territory, for all who live there."""
    state.works[at * WORK_COUNT + work] = 1
    if work == IMPROVEMENT:
        state.improvement_tokens[state.terrains[at]] -= 1
    else:
        state.work_tokens[work] -= 1
    if state.events is not None:
        state.tell(WorkBuilt(who=seat, work=WORKS[work], at=state.name(at)))
    judge_work(state, seat, WORKS[work], state.name(at))


def refuse_work(state: State, seat: Seat, work: int, at: int, name: TileName) -> Refusal | None:
    """Why a work cannot stand there."""
    place: Values = {"at": TILE.words[name]}
    what: Values = {"work": word_of(WORKS[work])}
    if at == NOWHERE:
        return Refusal("not-on-island", "section 1", place)
    if not state.clans[seat].houses[at]:
        return Refusal("no-settlement", "section 13", place)
    if state.works[at * WORK_COUNT + work]:
        return Refusal("work-stands", "section 13", {**what, **place})
    return None if state.can_stand(work, at) else Refusal("no-token", "ruling 30", what)
