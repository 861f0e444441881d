"""Claiming the victory with victory point cards: before the phase of building, proved by building (section 28)."""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import ClassVar, Final

from krajina.core import Action, Listed, Refusal, Seat
from krajina.core.choices import Choices
from krajina.core.luck import below
from krajina.core.message import Values
from krajina.games.graenaland.actions import (
    END_BUILDING,
    NO_CLAIM,
    BuildBuilding,
    BuildVillage,
    Claim,
    GiveFee,
    NoClaim,
    Recruit,
)
from krajina.games.graenaland.cards import hand_names, show
from krajina.games.graenaland.catalog import CARD, VICTORY_CARD
from krajina.games.graenaland.events import Claimed, FinalBuildingBegan, NotClaimed
from krajina.games.graenaland.moves.build import OWN, BuildAction, Payable, build, refuse_build
from krajina.games.graenaland.moves.building import FINAL_KINDS, begin_final
from krajina.games.graenaland.moves.fee import FEES, PayFee
from krajina.games.graenaland.paying import NUMBERS, Bill, Payments, purse_of
from krajina.games.graenaland.payment import Payment, markets_needed, walk
from krajina.games.graenaland.pieces import (
    BUILDINGS,
    FACES,
    KINDS,
    MARKET,
    PALISADE,
    SPOTS,
    STRONGHOLD,
    UNITS,
    WORKS,
    Phase,
    Prompt,
)
from krajina.games.graenaland.reach import (
    Box,
    Plan,
    Prospect,
    Site,
    Steps,
    after_fee,
    after_payment,
    begun,
    dream,
    may_reach,
    reach,
    reaches,
    with_building,
    with_soldier,
    with_village,
)
from krajina.games.graenaland.scoring import points
from krajina.games.graenaland.state import NOBODY, State
from krajina.games.graenaland.tasks import Offered, Question, Together

WAYS: Final = 36  # payments of a build that are tried in a proof: fewer with a larger hand, if that is enough
CLAIMS: Final[frozenset[type[Action]]] = frozenset({Claim, NoClaim})


def box_of(state: State) -> Box:
    """What is printed, for the arithmetic."""
    tables = state.tables
    uncounted = tables.uncounted if state.options.by_three else 0
    prices = (tables.building_prices, tables.unit_prices, tables.unit_terrains)
    return Box(*prices, tables.army_most, tables.houses, uncounted)


def prospect_of(state: State, seat: Seat) -> Prospect:
    """Where somebody stands, for the arithmetic."""
    clan, shape = state.clans[seat], state.tables.shape
    sites = []
    for at in range(shape.size):
        spots = state.tables.tile_spots[state.tiles[at]]
        free = tuple(spots[one] and state.spots[at * SPOTS + one] == NOBODY for one in range(len(BUILDINGS)))
        fee = sum(one != seat for one in state.residents(at)) if state.works[at * len(WORKS) + PALISADE] else 0
        market = bool(state.works[at * len(WORKS) + MARKET])
        terrain = state.terrains[at]
        sites.append(Site(state.village_price(at), free, fee, market, shape.neighbours[at], terrain))
    terrains = sorted({state.terrains[at] for at in range(shape.size) if state.spots[at * SPOTS + STRONGHOLD] == seat})
    return Prospect(
        purse_of(state, seat),
        tuple(sites),
        tuple(clan.villages),
        tuple(clan.houses),
        tuple(terrains),
        state.building_count(seat),
        clan.army,
        box_of(state),
    )


def steps_of(state: State, seat: Seat) -> Steps:
    """The steps of somebody's own card."""
    return state.tables.steps[state.clans[seat].victory]


def may_claim(state: State, seat: Seat) -> bool:
    """Tell whether a claim cannot be excluded by what everybody sees: only then is anybody asked.

    The settlements and the number of cards are public, so whom the question goes to tells nobody anything.
    """
    clan, tables = state.clans[seat], state.tables
    left, box = clan.cards + 2 * len(clan.supplies), box_of(state)
    now = (tuple(clan.houses), state.building_count(seat), clan.army)
    return any(dream(*now, steps, left, box) >= tables.points_needed for steps in tables.steps)


class ClaimTogether(Together, frozen=True):
    """Everybody who might, says in secret whether they claim the victory, and with how many points (ruling 36)."""

    prompt: ClassVar[Prompt] = Prompt.CLAIM
    known: ClassVar[frozenset[type[Action]]] = CLAIMS

    def seats(self, state: State) -> Sequence[Seat]:
        """Whoever may have enough cards."""
        state.phase = Phase.CLAIM
        return [seat for seat in range(state.options.seats) if may_claim(state, seat)]

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """Nothing, or any number that can really be reached."""
        most = reach(prospect_of(state, seat), steps_of(state, seat), state.tables.points_needed)
        found = [Claim(points) for points in range(state.tables.points_needed, most + 1)]
        return Listed([NO_CLAIM, *found])

    def values(self, state: State) -> Values:
        """How many it takes."""
        return {"points": state.tables.points_needed}

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """The highest claim, of equal ones that of the nearest to the main player; the others stay unsaid."""
        claims = {seat: action.points for seat, action in answers.items() if isinstance(action, Claim)}
        if not claims:
            if answers:
                state.tell(NotClaimed())
            return
        order = state.seats_from(state.main)
        winner = max(claims, key=lambda seat: (claims[seat], -order.index(seat)))
        begin_proof(state, winner, claims[winner])

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Too few points to win, or more than can be reached."""
        assert isinstance(action, Claim), "one can always claim nothing"
        due = state.tables.points_needed
        if action.points < due:
            return Refusal("claims-too-few", "section 28", {"points": action.points, "due": due})
        return Refusal("claims-too-many", "ruling 36", {"points": action.points})


def begin_proof(state: State, winner: Seat, claimed: int) -> None:
    """The card and the hand are laid open; the claimant builds, then the others from his left (rulings 36 and 39)."""
    state.todo.clear()
    state.phase = Phase.FINAL
    state.winner = winner
    clan = state.clans[winner]
    clan.is_open = True
    clan.markets_used = 0
    show(state, winner, clan.hand)
    hand = (*hand_names(clan.hand), *(CARD.ids[KINDS + card] for card in clan.supplies))
    state.tell(Claimed(who=winner, points=claimed, card=VICTORY_CARD.ids[clan.victory], hand=hand))
    state.tell(FinalBuildingBegan(who=winner))
    begin_final(state, state.seats_from(winner)[1:])
    state.todo.append(Proving(winner, claimed))


# -- the proof -------------------------------------------------------------------------------------------------------


def planned(state: State, now: Prospect, action: Action) -> Plan:
    """A build in thought, not paid yet."""
    plan: Plan | None
    if isinstance(action, Recruit):
        plan = with_soldier(begun(now), UNITS.index(action.unit))
    elif isinstance(action, BuildVillage):
        plan = with_village(begun(now), state.at(action.at))
    else:
        assert isinstance(action, BuildBuilding), "no works at the end"
        plan = with_building(begun(now), state.at(action.at), BUILDINGS.index(action.building))
    assert plan is not None, "it has its place"
    return plan


class Proofs(Payments):
    """Ways to pay for a build that leave enough for the rest of what was claimed."""

    __slots__ = ("after", "claimed", "fee", "steps", "won")

    def __init__(self, state: State, seat: Seat, bill: Bill, proposed: Payment, claimed: int) -> None:
        now = prospect_of(state, seat)
        plan = planned(state, now, bill.template)
        self.after, self.fee, self.claimed = plan.prospect, plan.fees, claimed
        self.steps = steps_of(state, seat)
        sites = zip(now.sites, now.houses, self.after.houses, strict=True)
        self.won = sum(site.market and houses > before == 0 for site, before, houses in sites)
        super().__init__(state, seat, bill, proposed)

    def accepts(self, counts: Sequence[int], supplies: Sequence[int]) -> bool:
        """The claim can still be proved, with one card or another for a palisade."""
        chosen = [self.purse.supplies[place] for place in supplies]
        markets = markets_needed(self.bill.price, counts, chosen)
        if markets is None:
            return False
        left = after_payment(self.purse, counts, supplies, markets - self.won)._replace(keep=0)
        return any(
            reaches(self.after._replace(purse=purse), self.steps, self.claimed) for purse in after_fee(left, self.fee)
        )


class ProvingChoices(Payable):
    """The builds of a proof: only what leaves enough for the rest of it."""

    __slots__ = ("claimed",)

    def __init__(self, state: State, seat: Seat, claimed: int) -> None:
        self.claimed = claimed
        super().__init__(state, seat, OWN, FINAL_KINDS)

    def others(self) -> Sequence[Action]:
        """It is not over before it is done, or nothing can be built any more."""
        return () if super().bills() else super().others()

    def bills(self) -> list[tuple[Bill, Payment]]:
        """With the proposed payment, or the first other one, that leaves enough: few are tried, if that is enough."""
        now, steps = prospect_of(self.state, self.seat), steps_of(self.state, self.seat)
        hopeful = [
            (self.form(bill, proposed), proposed)
            for bill, proposed in super().bills()
            if may_reach(now, planned(self.state, now, bill.template), steps, self.claimed)
        ]
        few = max(0, WAYS - 4 * self.state.clans[self.seat].cards)
        return self._paid(hopeful, few) or self._paid(hopeful, None) or super().bills()

    def _paid(self, forms: Sequence[tuple[Proofs, Payment]], most: int | None) -> list[tuple[Bill, Payment]]:
        found = []
        for form, proposed in forms:
            ways = (proposed, *islice(walk(form.bill.price, form.purse), most))
            payment = next((way for way in ways if form.accepts(way.counts, way.supplies)), None)
            if payment is not None:
                found.append((form.bill, payment))
        return found

    def form(self, bill: Bill, proposed: Payment) -> Proofs:
        """Only what leaves enough."""
        return Proofs(self.state, self.seat, bill, proposed, self.claimed)

    def sample(self, rng: Random) -> Action:
        """Pick one of them."""
        found = self.bills()
        if not found:
            return END_BUILDING
        return self.form(*found[below(rng, len(found))]).sample(rng)


class Proving(Question, frozen=True):
    """The claimant builds what was claimed; what would make that impossible is not offered before it is done."""

    prompt: ClassVar[Prompt] = Prompt.PROVE

    claimed: int

    def choices(self, state: State) -> Choices[Action]:
        """Builds that lead to the claim; when it is proved, any build and the end."""
        seat = self.player
        if points(state, seat) >= self.claimed:
            return Payable(state, seat, OWN, FINAL_KINDS)
        return ProvingChoices(state, seat, self.claimed)

    def values(self, state: State) -> Values:
        """How many points are to be proved, and how many are."""
        return {"points": self.claimed, "found": points(state, self.player)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Build on, or end."""
        if not isinstance(action, BuildAction):
            return
        state.todo.append(self)
        if receivers := build(state, seat, action):
            state.todo.append(ProvingFee(seat, receivers, self.claimed))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """By the rules of what was chosen, or because the claim could not be proved any more."""
        if not isinstance(action, BuildAction):
            return Refusal("not-proved", "section 28", {"points": self.claimed, "found": points(state, seat)})
        refusal = refuse_build(state, seat, action, works=False)
        return refusal or Refusal("unproves", "section 28", {"points": self.claimed})


class ProvingFee(PayFee, frozen=True):
    """A palisade fee in a proof: no card that the rest needs."""

    claimed: int

    def choices(self, state: State) -> Choices[Action]:
        """Cards after which the claim can still be proved."""
        seat, to = self.player, self.receivers[0]
        now, steps = prospect_of(state, seat), steps_of(state, seat)
        hand = state.clans[seat].hand
        found: list[Action] = []
        for card in range(KINDS):
            face = card % FACES
            left = tuple(count - (one == face) for one, count in enumerate(now.purse.counts))
            purse = now.purse._replace(counts=left)
            rest = len(self.receivers) - 1
            if hand[card] and any(
                reaches(now._replace(purse=one), steps, self.claimed) for one in after_fee(purse, rest)
            ):
                found.append(GiveFee(to, CARD.ids[card]))
        return Offered(found, FEES)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Hand it over; then the next."""
        super().take(state, seat, action)
        if self.receivers[1:]:
            state.todo[-1] = ProvingFee(seat, self.receivers[1:], self.claimed)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Not that one, not in the hand, or needed for the claim."""
        assert isinstance(action, GiveFee), "a card"
        number = NUMBERS[action.card]
        if action.to == self.receivers[0] and number < KINDS and state.clans[seat].hand[number]:
            return Refusal("unproves", "section 28", {"points": self.claimed})
        return super().refusal(state, seat, action)
