"""Settle: place a village of the start on the coast, and take a card that lies there (section 26, rulings 42 to 44)."""

from krajina.core import Refusal, Seat
from krajina.games.graenaland.catalog import TILE, TileName
from krajina.games.graenaland.events import Settled
from krajina.games.graenaland.moves.draw_card import take_unseen
from krajina.games.graenaland.pieces import WARRIOR
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import NOWHERE


def places(state: State, seat: Seat, turn: int) -> list[int]:
    """Every territory of the coast but that of the seat's other village."""
    houses, coast = state.clans[seat].houses, range(state.tables.shape.coast)
    return [at for at in coast if not houses[at] and (not state.down[at] or spares_last(state, turn, at))]


def settle(state: State, seat: Seat, at: int, *, is_first: bool) -> None:
    """Place a village of the start, the first one with the warrior."""
    clan = state.clans[seat]
    clan.villages[at] += 1
    clan.houses[at] += 1
    if is_first:
        clan.heroes[WARRIOR] = at
    state.tell(Settled(who=seat, at=state.name(at)))


def take_card(state: State, seat: Seat, at: int) -> bool:
    """Take one of the cards that lie there: the top one, for both look alike (ruling 42)."""
    if not state.down[at]:
        return False
    face, *rest = state.down[at]
    state.down[at] = tuple(rest)
    take_unseen(state, seat, state.terrains[at], face)
    return True


def spares_last(state: State, turn: int, taken: int, home: int = NOWHERE) -> bool:
    """Tell whether a card is left for the last village when one is taken here; only the village before must care.

    It must lie elsewhere than the first village of the seat that comes last (ruling 44), which may just have moved
    `home`.
    """
    if turn != 2 * state.options.seats - 2:
        return True
    last = state.clans[state.main]
    first = home if home != NOWHERE else next(at for at, count in enumerate(last.villages) if count)
    return any(
        len(cards) > (at == taken) for at, cards in enumerate(state.down[: state.tables.shape.coast]) if at != first
    )


def refuse_place(state: State, seat: Seat, name: TileName, *, is_leaving: bool) -> Refusal:
    """Why no village can be placed in a territory; a seat that leaves another one goes to a card (ruling 43)."""
    at, word = state.at(name), TILE.words[name]
    if not 0 <= at < state.tables.shape.coast:
        return Refusal("not-on-coast", "section 26", {"at": word})
    if state.clans[seat].houses[at]:
        return Refusal("village-there", "section 26", {"at": word})
    lacks_card = is_leaving and not state.down[at]
    return Refusal("no-card-there" if lacks_card else "crowds-the-last", "section 26", {"at": word})
