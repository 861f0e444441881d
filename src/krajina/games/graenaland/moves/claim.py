"""Claim: a seat says that it can reach so many victory points if it may build (section 28, ruling 36)."""

from krajina.core import Refusal, Seat
from krajina.games.graenaland.actions import Claim
from krajina.games.graenaland.cards import hand_names, show
from krajina.games.graenaland.catalog import CARD, VICTORY_CARD
from krajina.games.graenaland.events import Claimed, FinalBuildingBegan, HandShown
from krajina.games.graenaland.moves.build_village import bill
from krajina.games.graenaland.paying.form import purse_of
from krajina.games.graenaland.pieces import KINDS, MARKET, SPOTS, WORK_COUNT, Phase
from krajina.games.graenaland.reach.claims import dream, reach
from krajina.games.graenaland.reach.prospect import Box, Known, Prospect, Site, Steps
from krajina.games.graenaland.state import State


def claim(state: State, seat: Seat, action: Claim) -> None:
    """The highest claim: the victory point card is laid open, and the hand where the table plays so."""
    state.phase = Phase.FINAL
    state.winner = seat
    clan = state.clans[seat]
    clan.markets_used = 0
    state.tell(Claimed(who=seat, points=action.points, card=VICTORY_CARD.ids[clan.victory]))
    if state.options.open_hands:
        clan.is_open = True
        show(state, seat, clan.hand)
        hand = (*hand_names(clan.hand), *(CARD.ids[KINDS + card] for card in clan.supplies))
        state.tell(HandShown(who=seat, hand=hand))
    state.tell(FinalBuildingBegan(who=seat))


def refuse_claim(action: Claim, due: int) -> Refusal:
    """Too few points to win, or more than can be reached."""
    if action.points < due:
        return Refusal("claims-too-few", "section 28", {"points": action.points, "due": due})
    return Refusal("claims-too-many", "ruling 36", {"points": action.points})


def box_of(state: State) -> Box:
    """What is printed, for the arithmetic."""
    tables = state.tables
    prices = (tables.building_prices, tables.unit_prices, tables.unit_terrains)
    return Box(*prices, tables.army_most, tables.houses, state.rules.uncounted, min(map(sum, tables.tile_prices)))


def prospect_of(state: State, seat: Seat) -> Prospect:
    """Where a seat stands, for the arithmetic."""
    clan, shape = state.clans[seat], state.tables.shape
    sites = [
        Site(
            village=(village := bill(state, seat, at)).price,
            buildings=tuple(state.is_free(kind, at) for kind in range(SPOTS)),
            fee=village.keep,
            market=bool(state.works[at * WORK_COUNT + MARKET]),
            neighbours=shape.neighbours[at],
            terrain=state.terrains[at],
        )
        for at in range(shape.size)
    ]
    return Prospect(
        purse_of(state, seat),
        tuple(sites),
        tuple(clan.villages),
        tuple(clan.houses),
        tuple(sorted(state.stronghold_terrains(seat))),
        state.building_count(seat),
        clan.army,
        box_of(state),
        Known(),
    )


def steps_of(state: State, seat: Seat) -> Steps:
    """The steps of a seat's own card."""
    return state.tables.steps[state.clans[seat].victory]


def may_claim(state: State, seat: Seat) -> bool:
    """Tell whether a claim cannot be excluded by what every seat sees: only then is a seat asked.

    The settlements and the number of cards are public, so which seats are asked gives nothing away.
    """
    clan, tables = state.clans[seat], state.tables
    left, box = clan.cards + 2 * len(clan.supplies), box_of(state)
    now = (tuple(clan.houses), state.building_count(seat), clan.army)
    return any(dream(*now, steps, left, box) >= tables.points_needed for steps in tables.steps)


def claims(state: State, seat: Seat, due: int) -> list[Claim]:
    """Every claim of so many points that can really be reached."""
    most = reach(prospect_of(state, seat), steps_of(state, seat), due)
    return [Claim(points) for points in range(due, most + 1)]
