"""Claiming the victory with victory point cards: before the phase of building, proved by building (section 28)."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

import msgspec

from krajina.core import Action, Listed, Refusal, Seat
from krajina.core.choices import Choices
from krajina.core.luck import below
from krajina.core.message import Values
from krajina.games.graenaland.actions import (
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
from krajina.games.graenaland.events import (
    ClaimAnnounced,
    Claimed,
    ClaimedNothing,
    FinalBuildingBegan,
    HandShown,
    NotClaimed,
)
from krajina.games.graenaland.moves.build import OWN, RARELY, BuildAction, Payable, build, refuse_build
from krajina.games.graenaland.moves.building import FINAL_KINDS, begin_final
from krajina.games.graenaland.moves.fee import FEES, PayFee
from krajina.games.graenaland.paying import NUMBERS, Bill, Payments, paid_by, purse_of
from krajina.games.graenaland.payment import Payment, Purse, markets_needed
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
from krajina.games.graenaland.prospect import (
    SOLDIER,
    VILLAGE,
    Box,
    Build,
    First,
    Known,
    Prospect,
    Site,
    Steps,
    Way,
    is_payable,
    with_building,
    with_soldier,
    with_village,
)
from krajina.games.graenaland.reach import Plan, dream, pay_on, plan, reach, reaches, way_after
from krajina.games.graenaland.scoring import points
from krajina.games.graenaland.state import NOBODY, State
from krajina.games.graenaland.tasks import Offered, Question, Together
from krajina.games.graenaland.ways import Aim, Search

CLAIMS: Final[frozenset[type[Action]]] = frozenset({Claim, NoClaim})


def box_of(state: State) -> Box:
    """What is printed, for the arithmetic."""
    tables = state.tables
    uncounted = tables.uncounted if state.options.by_three else 0
    prices = (tables.building_prices, tables.unit_prices, tables.unit_terrains)
    return Box(*prices, tables.army_most, tables.houses, uncounted, min(map(sum, tables.tile_prices)))


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
        Known(),
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
    """Everybody who might claims the victory, with so many points, or does not: in secret, or in turn (ruling 36)."""

    prompt: ClassVar[Prompt] = Prompt.CLAIM
    known: ClassVar[frozenset[type[Action]]] = CLAIMS

    def seats(self, state: State) -> Sequence[Seat]:
        """Whoever may have enough cards; aloud the main player comes first."""
        state.phase = Phase.CLAIM
        order = state.seats_from(state.main) if state.options.open_claims else range(state.options.seats)
        return [seat for seat in order if may_claim(state, seat)]

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """All at once, or aloud one by one."""
        found = super().waiting(state)
        return found[:1] if state.options.open_claims else found

    def due(self, state: State) -> int:
        """How many points a claim takes: aloud, more than was claimed before."""
        said = claims(state.answers.answers if state.answers and state.options.open_claims else {})
        return max([state.tables.points_needed, *[points + 1 for points in said.values()]])

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """Nothing, or any number that can really be reached."""
        due = self.due(state)
        most = reach(prospect_of(state, seat), steps_of(state, seat), due)
        return Listed([NO_CLAIM, *[Claim(points) for points in range(due, most + 1)]])

    def values(self, state: State) -> Values:
        """How many it takes."""
        return {"points": self.due(state)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Aloud, all hear it at once."""
        if state.options.open_claims:
            said = claims({seat: action})
            state.tell(ClaimAnnounced(who=seat, points=said[seat]) if said else ClaimedNothing(who=seat))
        super().take(state, seat, action)

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """The highest claim, of equal ones that of the nearest to the main player; the others stay unsaid."""
        found = claims(answers)
        if not found:
            if answers:
                state.tell(NotClaimed())
            return
        order = state.seats_from(state.main)
        winner = max(found, key=lambda seat: (found[seat], -order.index(seat)))
        begin_proof(state, winner, found[winner])

    def imagine(self, state: State, watcher: Seat | None, rng: Random) -> None:
        """What was said aloud is known."""
        if not state.options.open_claims:
            super().imagine(state, watcher, rng)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Too few points to win, or more than can be reached."""
        assert isinstance(action, Claim), "one can always claim nothing"
        due = self.due(state)
        if action.points < due:
            return Refusal("claims-too-few", "section 28", {"points": action.points, "due": due})
        return Refusal("claims-too-many", "ruling 36", {"points": action.points})


def claims(answers: Mapping[Seat, Action]) -> dict[Seat, int]:
    """Who claimed how many points."""
    return {seat: action.points for seat, action in answers.items() if isinstance(action, Claim)}


def begin_proof(state: State, winner: Seat, claimed: int) -> None:
    """The card is laid open; the claimant builds, then the others from his left (section 28, rulings 36 and 39)."""
    state.todo.clear()
    state.phase = Phase.FINAL
    state.winner = winner
    clan = state.clans[winner]
    clan.markets_used = 0
    state.tell(Claimed(who=winner, points=claimed, card=VICTORY_CARD.ids[clan.victory]))
    if state.options.open_hands:
        clan.is_open = True
        show(state, winner, clan.hand)
        hand = (*hand_names(clan.hand), *(CARD.ids[KINDS + card] for card in clan.supplies))
        state.tell(HandShown(who=winner, hand=hand))
    state.tell(FinalBuildingBegan(who=winner))
    begin_final(state, state.seats_from(winner)[1:])
    state.todo.append(Proving(winner, claimed))


# -- the proof -------------------------------------------------------------------------------------------------------


def planned(state: State, now: Prospect, action: Action) -> tuple[Build, Prospect, First]:
    """A build in thought, not paid yet."""
    if isinstance(action, Recruit):
        unit = UNITS.index(action.unit)
        return Build(now.box.units[unit], SOLDIER, ()), *with_soldier(now, unit)
    if isinstance(action, BuildVillage):
        at = state.at(action.at)
        return Build(now.sites[at].village, VILLAGE, (at,)), *with_village(now, at)
    assert isinstance(action, BuildBuilding), "no works at the end"
    at, kind = state.at(action.at), BUILDINGS.index(action.building)
    return Build(now.box.buildings[kind], kind, (at,)), *with_building(now, at, kind)


class Proofs(Payments):
    """Ways to pay for a build that leave enough for the rest of what was claimed."""

    __slots__ = ("after", "aims", "build", "claimed", "first", "now", "steps")

    def __init__(self, proof: "ProvingChoices", bill: Bill, proposed: Payment, aims: list[Aim]) -> None:
        state, seat = proof.state, proof.seat
        self.now, self.aims = proof.now, aims
        self.build, self.after, self.first = planned(state, self.now, bill.template)
        self.claimed, self.steps = proof.claimed, steps_of(state, seat)
        super().__init__(state, seat, bill, proposed)

    def way(self) -> Way | None:
        """A way to the claim that begins with this build, if there is one."""
        return way_after(self.after, self.steps, self.claimed, self.first, self.aims)

    def along(self, whole: Way) -> Way | None:
        """What is left of a way from here if it may begin with this build."""
        way = whole.without(self.build)
        return way if way is not None and is_payable(self.after, way, self.first) else None

    def then(self, counts: Sequence[int], supplies: Sequence[int]) -> Prospect | None:
        """Where one stands when it is paid so; None if that is no payment."""
        purse, chosen = self.after.purse, [self.purse.supplies[place] for place in supplies]
        markets = markets_needed(self.bill.price, counts, chosen)
        if markets is None or markets > purse.markets:
            return None
        left = tuple([has - gone for has, gone in zip(purse.counts, counts, strict=True)])
        cards = tuple([card for place, card in enumerate(purse.supplies) if place not in supplies])
        return self.after._replace(purse=Purse(left, cards, purse.markets - markets + self.first.markets, purse.keep))

    def accepts(self, counts: Sequence[int], supplies: Sequence[int]) -> bool:
        """The claim can still be proved."""
        then = self.then(counts, supplies)
        return then is not None and reaches(then, self.steps, self.claimed, self.aims)

    def bill_of(self, way: Way) -> object:
        """All that a payment depends on, that builds of one price are paid alike where the rest costs the same."""
        entered = (way.entered, self.after.houses) if way.entered else ()
        return self.first, self.after.purse, entered, tuple(sorted([build.price for build in way.others]))

    def payment(self, way: Way, proposed: Payment) -> Payment:
        """The proposed payment, if it leaves enough for a way to the claim; else one that does."""
        then = self.then(proposed.counts, proposed.supplies)
        if then is not None and is_payable(then, way):
            return proposed
        return pay_on(self.after, way, self.first)


class ProvingChoices(Payable):
    """The builds of a proof, each with every payment that leaves enough for the rest of it."""

    __slots__ = ("claimed", "now", "plan")

    def __init__(self, state: State, seat: Seat, claimed: int, now: Prospect, plan: Plan) -> None:
        self.claimed, self.now, self.plan = claimed, now, plan
        super().__init__(state, seat, OWN, FINAL_KINDS)

    def others(self) -> Sequence[Action]:
        """It is not over before it is done."""
        return ()

    def bills(self) -> list[tuple[Bill, Payment]]:
        """What a way to the claim may begin with."""
        found = []
        payments: dict[object, Payment] = {}
        known, aims = [self.plan.way], [*self.plan.aims]  # mostly, what is built on one way may as well come first
        for bill, proposed in super().bills():
            form = Proofs(self, bill, proposed, aims)
            way = next(filter(None, map(form.along, known)), None)
            if way is None and (way := form.way()) is not None:
                known.append(way.with_build(form.now, form.build))
            if way is not None:
                if (due := form.bill_of(way)) not in payments:
                    payments[due] = form.payment(way, proposed)
                found.append((bill, payments[due]))
        return found

    def form(self, bill: Bill, proposed: Payment) -> Proofs:
        """Only what leaves enough."""
        return Proofs(self, bill, proposed, [*self.plan.aims])

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, BuildAction):
            return False
        template = msgspec.structs.replace(action, pay=())
        return any(action in self.form(*bill) for bill in super().bills() if bill[0].template == template)

    def sample(self, rng: Random) -> Action:
        """Pick a build that leads on, mostly as proposed."""
        found = super().bills()
        while True:
            bill, proposed = found.pop(below(rng, len(found)))
            form = self.form(bill, proposed)
            if (way := form.way()) is not None:
                payment = form.payment(way, proposed)
                if below(rng, RARELY):
                    return paid_by(self.state, self.seat, bill, payment)
                return self.form(bill, payment).sample(rng)


class Proving(Question, frozen=True):
    """The claimant builds what was claimed; what would make that impossible is not offered before it is done."""

    prompt: ClassVar[Prompt] = Prompt.PROVE

    claimed: int

    def choices(self, state: State) -> Choices[Action]:
        """Builds that lead to the claim; when it is proved, any build and the end.

        A hand that others only imagine may prove nothing: then, too.
        """
        seat = self.player
        if points(state, seat) < self.claimed:
            now = prospect_of(state, seat)
            if (found := plan(now, steps_of(state, seat), self.claimed)) is not None:
                return ProvingChoices(state, seat, self.claimed, now, found)
        return Payable(state, seat, OWN, FINAL_KINDS)

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
        aims = Search(now).aims(steps, self.claimed)
        fine = []
        for face, count in enumerate(now.purse.counts):
            left = tuple([has - (one == face) for one, has in enumerate(now.purse.counts)])
            purse = now.purse._replace(counts=left, keep=len(self.receivers) - 1)
            if count and reaches(now._replace(purse=purse), steps, self.claimed, aims):
                fine.append(face)
        hand = state.clans[seat].hand
        found = [GiveFee(to, CARD.ids[card]) for card in range(KINDS) if hand[card] and card % FACES in fine]
        return Offered(found, FEES) if found else super().choices(state)

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
