"""Claiming the victory with victory point cards: before the phase of building, proved by building (section 28)."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar, Final

from krajina.core import Action, Listed, Refusal, Seat
from krajina.core.choices import Choices
from krajina.core.luck import below
from krajina.core.message import Values
from krajina.games.graenaland.actions import NO_CLAIM, Claim, GiveFee, NoClaim
from krajina.games.graenaland.cards import hand_names, show
from krajina.games.graenaland.catalog import CARD, VICTORY_CARD
from krajina.games.graenaland.events import Claimed, FinalBuildingBegan, NotClaimed
from krajina.games.graenaland.moves.build import OWN, BuildAction, Payable, build, refuse_build
from krajina.games.graenaland.moves.building import FINAL_KINDS, begin_final
from krajina.games.graenaland.moves.fee import FEES, PayFee
from krajina.games.graenaland.paying import NUMBERS, Bill, Payments, purse_of, read_cards
from krajina.games.graenaland.payment import Payment, walk
from krajina.games.graenaland.pieces import (
    BUILDINGS,
    FACES,
    KINDS,
    MARKET,
    PALISADE,
    SPOTS,
    STRONGHOLD,
    WORKS,
    Phase,
    Prompt,
)
from krajina.games.graenaland.reach import Box, Prospect, Site, Steps, after_fee, dream, reach
from krajina.games.graenaland.scoring import points
from krajina.games.graenaland.state import NOBODY, State
from krajina.games.graenaland.tasks import Offered, Question, Together

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


def after_build(state: State, seat: Seat, action: BuildAction) -> Iterator[Prospect]:
    """Where somebody may stand after a build, whichever cards they give for a palisade."""
    twin = state.copy()
    twin.events = None
    fee = build(twin, seat, action)
    now = prospect_of(twin, seat)
    for purse in after_fee(now.purse, fee):
        yield now._replace(purse=purse)


class Proofs(Payments):
    """Ways to pay for a build that leave enough for the rest of what was claimed."""

    __slots__ = ("claimed", "seat", "state")

    def __init__(self, state: State, seat: Seat, bill: Bill, proposed: Payment, claimed: int) -> None:
        self.state, self.seat, self.claimed = state, seat, claimed
        super().__init__(state, seat, bill, proposed)

    def fits(self, picked: tuple[str, ...]) -> bool:
        """The price is covered, and the claim can still be proved."""
        if not super().fits(picked):
            return False
        action = self._action(picked)
        assert isinstance(action, BuildAction), "a build"
        steps = steps_of(self.state, self.seat)
        return any(
            reach(one, steps, self.claimed) >= self.claimed for one in after_build(self.state, self.seat, action)
        )

    def walk(self) -> Iterator[tuple[str, ...]]:
        """Only those."""
        return filter(self.fits, super().walk())


class ProvingChoices(Payable):
    """The builds of a proof: only what leaves enough for the rest of it."""

    __slots__ = ("claimed",)

    def __init__(self, state: State, seat: Seat, claimed: int) -> None:
        self.claimed = claimed
        super().__init__(state, seat, OWN, FINAL_KINDS)

    def others(self) -> Sequence[Action]:
        """It is not over before it is done."""
        return ()

    def bills(self) -> list[tuple[Bill, Payment]]:
        """With the proposed payment, or the first other one, that leaves enough."""
        found = [(bill, self._payment(bill, proposed)) for bill, proposed in super().bills()]
        return [(bill, payment) for bill, payment in found if payment is not None]

    def _payment(self, bill: Bill, proposed: Payment) -> Payment | None:
        form = self.form(bill, proposed)
        if form.fits(form.proposed):
            return proposed
        for picked in form.walk():
            counts, places = read_cards(form.clan, picked)
            paid = counts, tuple(sorted(places))
            return next(one for one in walk(bill.price, form.purse) if one[:2] == paid)
        return None

    def form(self, bill: Bill, proposed: Payment) -> Payments:
        """Only what leaves enough."""
        return Proofs(self.state, self.seat, bill, proposed, self.claimed)

    def sample(self, rng: Random) -> Action:
        """Pick one of them."""
        found = self.bills()
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
        others = () if not hasattr(action, "at") else state.residents(state.at(action.at))
        if build(state, seat, action):
            receivers = tuple(one for one in others if one != seat)
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
                reach(now._replace(purse=one), steps, self.claimed) >= self.claimed for one in after_fee(purse, rest)
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
