"""Harvest with one deliberate defect each, for the conformance kit to find."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from krajina.core import CHANCE, Decision, Event, Listed, Outcome, Refusal, Term, Weighted, tell
from krajina_harvest.game import Bid, Crop, Draw, Harvest, HarvestOptions, HarvestView, Row, Share, State

Move = Draw | Bid | Share
Decisions = tuple[Decision[Any], ...]
_LUCK = Random(0)  # what no rule may reach for


class BidsOf(Harvest):
    """Puts other choices in the place of bids; the defect is in `offer`."""

    def decisions(self, state: State) -> Decisions:
        return tuple(self._offered(state, one) for one in super().decisions(state))

    def _offered(self, state: State, decision: Decision[Any]) -> Decision[Any]:
        if decision.prompt != "bid":
            return decision
        return Decision(decision.seat, decision.prompt, self.offer(state, list(decision.choices)), decision.values)

    def offer(self, state: State, bids: list[Bid]) -> Listed[Bid]:
        return Listed(bids)


class AsksTwice(Harvest):
    def decisions(self, state: State) -> Decisions:
        asked = super().decisions(state)
        return (*asked, asked[0]) if asked and asked[0].prompt == "bid" else asked


class AsksChanceAndASeat(Harvest):
    def decisions(self, state: State) -> Decisions:
        asked = super().decisions(state)
        return (*asked, Decision(0, "bid", Listed([Bid(0)]))) if asked and asked[0].prompt == "load" else asked


class AsksAStranger(Harvest):
    def decisions(self, state: State) -> Decisions:
        asked = super().decisions(state)
        return tuple(Decision(9, one.prompt, one.choices) if one.prompt == "share" else one for one in asked)


class OrderDependsOnTheCall(BidsOf):
    calls = 0

    def offer(self, state: State, bids: list[Bid]) -> Listed[Bid]:
        self.calls += 1
        return Listed(bids[:: 1 if self.calls % 3 else -1])


class OrderDependsOnTheWalk(BidsOf):
    def offer(self, state: State, bids: list[Bid]) -> Listed[Bid]:
        return Restless(bids)


class Restless(Listed[Bid]):
    walks = 0

    def __iter__(self) -> Iterator[Bid]:
        Restless.walks += 1
        return iter(self.actions[:: 1 if Restless.walks % 2 else -1])


class Duplicates(BidsOf):
    def offer(self, state: State, bids: list[Bid]) -> Listed[Bid]:
        return Listed([*bids, bids[0]])


class Nothing(BidsOf):
    def offer(self, state: State, bids: list[Bid]) -> Listed[Bid]:
        return Listed(bids if len(bids) == 7 else [])


class SamplesWhatIsNotThere(BidsOf):
    def offer(self, state: State, bids: list[Bid]) -> Listed[Bid]:
        return Astray(bids)


class Astray(Listed[Bid]):
    def sample(self, rng: Random) -> Bid:
        return Bid(99) if rng.random() < 0.3 else super().sample(rng)


class ListsWhatItDoesNotContain(BidsOf):
    def offer(self, state: State, bids: list[Bid]) -> Listed[Bid]:
        return Forgetful(bids)


class Forgetful(Listed[Bid]):
    def __contains__(self, action: object) -> bool:
        return action != Bid(2) and super().__contains__(action)


class HidesAKind(BidsOf):
    def offer(self, state: State, bids: list[Bid]) -> Listed[Bid]:
        return Kindless(bids)


class Kindless(Listed[Bid]):
    def kinds(self) -> frozenset[type[Any]]:
        return frozenset([Share])


class Shout(Bid, frozen=True, tag="shout"):
    pass


class OffersWhatCannotBeSent(BidsOf):
    def offer(self, state: State, bids: list[Bid]) -> Listed[Bid]:
        return Listed([Shout(bid.coins) for bid in bids])


class Crashes(Harvest):
    """Cannot do what it offers: a bid of all coins."""

    def advance(self, state: State, seat: int, action: Move) -> None:
        if isinstance(action, Bid) and action.coins == 6:
            raise ZeroDivisionError("all my coins")
        super().advance(state, seat, action)


class RefusesInSilence(Harvest):
    def refusal(self, state: State, seat: int, action: Move) -> Refusal | None:
        return None


class RefusesWithoutARule(Harvest):
    rule = ""

    def refusal(self, state: State, seat: int, action: Move) -> Refusal | None:
        why = super().refusal(state, seat, action)
        return why and msgspec.structs.replace(why, rule=self.rule)


class RefusesByHearsay(RefusesWithoutARule):
    rule = "somewhere in the rules"


class RefusalLeaks(Harvest):
    def refusal(self, state: State, seat: int, action: Move) -> Refusal | None:
        why = super().refusal(state, seat, action)
        secret = str(state.favourites[1 - seat])
        return why and msgspec.structs.replace(why, values={**why.values, "hint": secret})


class LooseRow(Row, frozen=True):
    extra: object = None


class Rows(Harvest):
    """Changes the rows of a view; the defect is in `row`."""

    def view(self, state: State, seat: int | None) -> HarvestView:
        view = super().view(state, seat)
        rows = tuple(self.row(state, seat, other, row) for other, row in enumerate(view.players))
        return msgspec.structs.replace(view, players=rows)

    def row(self, state: State, seat: int | None, other: int, row: Row) -> Row:
        return row


class ViewDoesNotTravel(Rows):
    def row(self, state: State, seat: int | None, other: int, row: Row) -> Row:
        return LooseRow(row.coins, row.barn, row.bid, row.favourite, {1, 2})


class ViewLeaksAFavourite(Rows):
    def row(self, state: State, seat: int | None, other: int, row: Row) -> Row:
        return msgspec.structs.replace(row, favourite=state.favourites[other])


class ViewLeaksASealedBid(Rows):
    def row(self, state: State, seat: int | None, other: int, row: Row) -> Row:
        return msgspec.structs.replace(row, bid=state.bids.answers.get(other))


class ViewLeaksToSpectators(Rows):
    def row(self, state: State, seat: int | None, other: int, row: Row) -> Row:
        return msgspec.structs.replace(row, favourite=state.favourites[other]) if seat is None else row


class ViewLeaksEvents(Harvest):
    def view(self, state: State, seat: int | None) -> HarvestView:
        events: Any = tuple(state.events or ())
        return msgspec.structs.replace(super().view(state, seat), events=events)


class Odd(Event, frozen=True, kw_only=True):
    heap: object = frozenset({1, 2})


class EventDoesNotTravel(Harvest):
    def advance(self, state: State, seat: int, action: Move) -> None:
        super().advance(state, seat, action)
        tell(state, Odd(to=()))


class QuestionLeaks(Harvest):
    def decisions(self, state: State) -> Decisions:
        asked = super().decisions(state)
        return tuple(
            Decision(one.seat, one.prompt, one.choices, {"hint": str(state.favourites[-1])}) if one.seat == 0 else one
            for one in asked
        )


class ImaginesTheTruth(Harvest):
    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        twin = state.copy()
        twin.events = super().imagine(state, seat, rng).events
        return twin


class ImaginesTrueBids(Harvest):
    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        twin = super().imagine(state, seat, rng)
        twin.bids.answers = state.bids.answers.copy()
        return twin


class ImaginesWithForeignEvents(Harvest):
    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        twin = super().imagine(state, seat, rng)
        twin.events = list(state.events or ())
        return twin


class ImaginesOwnThingsAnew(Harvest):
    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        return super().imagine(state, None, rng)


class Scores(Harvest):
    """Changes the outcome; the defect is in `told`."""

    def outcome(self, state: State) -> Outcome | None:
        found = super().outcome(state)
        return found and self.told(found)

    def told(self, outcome: Outcome) -> Outcome | None:
        return outcome


class TermsDoNotSumUp(Scores):
    def told(self, outcome: Outcome) -> Outcome:
        return msgspec.structs.replace(outcome, points=tuple(points + 1 for points in outcome.points))


class StrangePlaces(Scores):
    def told(self, outcome: Outcome) -> Outcome:
        return msgspec.structs.replace(outcome, places=tuple(place + 1 for place in outcome.places))


class RowsOfDifferentLength(Scores):
    def told(self, outcome: Outcome) -> Outcome:
        return msgspec.structs.replace(outcome, places=(*outcome.places, 9))


class NoOutcome(Scores):
    def told(self, outcome: Outcome) -> None:
        return None


class OutcomeTooEarly(Harvest):
    def view(self, state: State, seat: int | None) -> HarvestView:
        return Harvest().view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        rows: Sequence[Sequence[Term]] = [[] for _ in state.coins]
        return super().outcome(state) or (Outcome.of(rows) if state.round == state.options.rounds else None)


class Endless(Harvest):
    def decisions(self, state: State) -> Decisions:
        return super().decisions(state) or (Decision(CHANCE, "deal", Weighted([Draw(Crop.RYE)], [1])),)

    def advance(self, state: State, seat: int, action: Move) -> None:
        if super().decisions(state):
            super().advance(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        return None


class LosesACrop(Harvest):
    def advance(self, state: State, seat: int, action: Move) -> None:
        super().advance(state, seat, action)
        if isinstance(action, Share) and state.barns[0]:
            state.barns[0].pop()


def pieces(state: State) -> int:
    return sum(state.sack.values()) + len(state.cart) + sum(map(len, state.barns))


class LoggedState(State):
    """A state with something in it that no view shows."""

    shared = False

    def __init__(self, options: HarvestOptions) -> None:
        super().__init__(options)
        self.log: list[float] = []

    def copy(self) -> "LoggedState":
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(super().copy()))
        twin.log = self.log if self.shared else self.log[:]
        return twin


class SharingState(LoggedState):
    shared = True


class SharingBarns(State):
    def copy(self) -> "SharingBarns":
        twin = SharingBarns.__new__(SharingBarns)
        vars(twin).update(vars(super().copy()))
        twin.barns = self.barns
        return twin


class CopySharesAHiddenList(Harvest):
    def new(self, options: HarvestOptions) -> State:
        return SharingState(options)

    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        twin = super().imagine(state, seat, rng)
        assert isinstance(twin, LoggedState)
        twin.log = twin.log[:]
        return twin

    def advance(self, state: State, seat: int, action: Move) -> None:
        super().advance(state, seat, action)
        assert isinstance(state, LoggedState)
        state.log.append(seat)


class CopySharesTheBarns(Harvest):
    def new(self, options: HarvestOptions) -> State:
        return SharingBarns(options)


class HiddenLuck(Harvest):
    """Rolls a die of its own where nobody sees it."""

    def new(self, options: HarvestOptions) -> State:
        return LoggedState(options)

    def advance(self, state: State, seat: int, action: Move) -> None:
        super().advance(state, seat, action)
        assert isinstance(state, LoggedState)
        if self.rolls(state):
            state.log.append(_LUCK.random())

    def rolls(self, state: State) -> bool:
        return True


class LuckAtTheStart(Harvest):
    """Decides something hidden before anybody may see it, with a die of its own."""

    def new(self, options: HarvestOptions) -> State:
        state = LoggedState(options)
        state.log.append(_LUCK.random())
        return state


class OpenLuck(Harvest):
    """Rolls a die of its own for everybody to see."""

    def advance(self, state: State, seat: int, action: Move) -> None:
        super().advance(state, seat, action)
        if isinstance(action, Share):
            state.coins[0] += _LUCK.randrange(1000)


class RestlessOptions(HarvestOptions, frozen=True, kw_only=True):
    spin: int = 0

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "spin", self.spin + 1)


class OptionsDoNotTravel(Harvest):
    options = RestlessOptions
