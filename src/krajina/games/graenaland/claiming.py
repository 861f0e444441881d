"""Claiming the victory with victory point cards: before the phase of building, proved by building (section 28)."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

import msgspec

from krajina.core import Action, Choices, Listed, Refusal, Seat, Values, below
from krajina.core.tasks import Question
from krajina.core.together import Together
from krajina.games.graenaland.actions import NO_CLAIM, BuildBuilding, BuildVillage, Claim, GiveFee, NoClaim, Recruit
from krajina.games.graenaland.building import (
    FINAL_KINDS,
    OWN,
    BuildAction,
    begin_final,
    build,
    last_builds,
    refuse_build,
)
from krajina.games.graenaland.catalog import CARD_NUMBER
from krajina.games.graenaland.events import ClaimAnnounced, ClaimedNothing, NotClaimed
from krajina.games.graenaland.moves.claim import claim, claims, may_claim, prospect_of, refuse_claim, steps_of
from krajina.games.graenaland.moves.give_fee import PayFee
from krajina.games.graenaland.paying.bill import Bill
from krajina.games.graenaland.paying.exact import markets_needed
from krajina.games.graenaland.paying.form import Payments, paid_by
from krajina.games.graenaland.paying.payable import RARELY, Payable
from krajina.games.graenaland.paying.purse import Payment, Purse
from krajina.games.graenaland.pieces import BUILDINGS, FACES, KINDS, UNITS, Phase, Prompt
from krajina.games.graenaland.reach.claims import Plan, pay_on, plan, reaches, way_after
from krajina.games.graenaland.reach.prospect import (
    SOLDIER,
    VILLAGE,
    Build,
    First,
    Prospect,
    Way,
    is_payable,
    with_building,
    with_soldier,
    with_village,
)
from krajina.games.graenaland.reach.ways import Aim, Search
from krajina.games.graenaland.scoring import points
from krajina.games.graenaland.state import State


class ClaimTogether(Together[State]):
    """Every seat that might claims the victory, with so many points, or does not: in secret, or in turn (ruling 36)."""

    prompt: ClassVar[str] = Prompt.CLAIM
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Claim, NoClaim})

    def seats(self, state: State) -> Sequence[Seat]:
        """Those that may have enough cards; aloud the main player comes first."""
        state.phase = Phase.CLAIM
        seats = [seat for seat in range(state.options.seats) if may_claim(state, seat)]
        return state.rules.claims.order(seats, state.seats_from(state.main))

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return state.rules.claims.turn(super().waiting(state))

    def due(self, state: State) -> int:
        """How many points a claim takes: aloud, more than was claimed before."""
        heard = state.answers.answers.values() if state.answers and state.rules.claims.is_aloud else ()
        return max([state.tables.points_needed, *[said.points + 1 for said in heard if isinstance(said, Claim)]])

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """Nothing, or any number that can really be reached."""
        return Listed([NO_CLAIM, *claims(state, seat, self.due(state))])

    def values(self, state: State) -> Values:
        return {"points": self.due(state)}

    def may_change(self, state: State) -> bool:
        """What was said aloud stands."""
        return not state.rules.claims.is_aloud

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Aloud, all hear it at once."""
        if state.rules.claims.is_aloud:
            if isinstance(action, Claim):
                state.tell(ClaimAnnounced(who=seat, points=action.points))
            else:
                state.tell(ClaimedNothing(who=seat))
        super().take(state, seat, action)

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """The highest claim, of equal ones that of the nearest to the main player; the others stay unsaid.

        The claimant builds, then the others from his left (rulings 36 and 39).
        """
        found = {seat: action for seat, action in answers.items() if isinstance(action, Claim)}
        if found:
            order = state.seats_from(state.main)
            winner = max(found, key=lambda seat: (found[seat].points, -order.index(seat)))
            claim(state, winner, found[winner])
            begin_final(state, state.seats_from(winner)[1:])
            state.todo.append(Proving(winner, found[winner].points))
        elif answers:
            state.tell(NotClaimed())

    def imagine(self, state: State, watcher: Seat | None, rng: Random) -> None:
        """What was said aloud is known."""
        if not state.rules.claims.is_aloud:
            super().imagine(state, watcher, rng)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Too few points to win, or more than can be reached."""
        assert isinstance(action, Claim), "one can always claim nothing"
        return refuse_claim(action, self.due(state))


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
    """The builds of a proof, each with every payment that leaves enough for the rest of it; nothing else."""

    __slots__ = ("claimed", "now", "plan")

    def __init__(self, state: State, seat: Seat, claimed: int, now: Prospect, plan: Plan) -> None:
        self.claimed, self.now, self.plan = claimed, now, plan
        super().__init__(state, seat, OWN, FINAL_KINDS, tuple)

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


class Proving(Question[State]):
    """The claimant builds what was claimed; what would make that impossible is not offered before it is done."""

    prompt: ClassVar[str] = Prompt.PROVE

    def __init__(self, player: Seat, claimed: int) -> None:
        self.player = player
        self.claimed = claimed

    def choices(self, state: State) -> Choices[Action]:
        """Builds that lead to the claim; when it is proved, any build and the end.

        A hand that others only imagine may prove nothing: then, too.
        """
        seat = self.player
        if points(state, seat) < self.claimed:
            now = prospect_of(state, seat)
            if (found := plan(now, steps_of(state, seat), self.claimed)) is not None:
                return ProvingChoices(state, seat, self.claimed, now, found)
        return last_builds(state, seat)

    def values(self, state: State) -> Values:
        """How many points are to be proved, and how many are."""
        return {"points": self.claimed, "found": points(state, self.player)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Build on, or end; a palisade fee leaves enough for the rest."""
        if not isinstance(action, BuildAction):
            return
        state.todo.append(self)
        build(state, seat, action)
        if isinstance(fee := state.todo[-1], PayFee):
            state.todo[-1] = ProvingFee(seat, fee.receivers, self.claimed)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """By the rules of what was chosen, or because the claim could not be proved any more."""
        if not isinstance(action, BuildAction):
            return Refusal("not-proved", "section 28", {"points": self.claimed, "found": points(state, seat)})
        refusal = refuse_build(state, seat, action, works=False)
        return refusal or Refusal("unproves", "section 28", {"points": self.claimed})


class ProvingFee(PayFee):
    """A palisade fee in a proof: no card that the rest needs."""

    def __init__(self, player: Seat, receivers: tuple[Seat, ...], claimed: int) -> None:
        self.player = player
        self.receivers = receivers
        self.claimed = claimed

    def cards(self, state: State) -> Sequence[int]:
        """Cards after which the claim can still be proved; where the hand is only imagined, there may be none."""
        now, steps = prospect_of(state, self.player), steps_of(state, self.player)
        aims = Search(now).aims(steps, self.claimed)
        fine = []
        for face, count in enumerate(now.purse.counts):
            left = tuple([has - (one == face) for one, has in enumerate(now.purse.counts)])
            purse = Purse(left, now.purse.supplies, now.purse.markets, len(self.receivers) - 1)
            if count and reaches(now._replace(purse=purse), steps, self.claimed, aims):
                fine.append(face)
        cards = super().cards(state)
        return [card for card in cards if card % FACES in fine] or cards

    def rest(self, receivers: tuple[Seat, ...]) -> PayFee:
        return ProvingFee(self.player, receivers, self.claimed)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Not that one, not in the hand, or needed for the claim."""
        assert isinstance(action, GiveFee), "a card"
        number = CARD_NUMBER[action.card]
        if action.to == self.receivers[0] and number < KINDS and state.clans[seat].hand[number]:
            return Refusal("unproves", "section 28", {"points": self.claimed})
        return super().refusal(state, seat, action)
