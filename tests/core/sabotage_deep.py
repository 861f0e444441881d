"""Defects of harvest that hide deeper: in rare moments, in silence, in what is imagined."""

from random import Random

from tests.core.sabotage import BidsOf, Decisions, HiddenLuck, Move, Scores

from krajina.core import CHANCE, Decision, Listed, Outcome
from krajina.core.offers import ListOffer, Offer
from krajina_harvest.game import Bid, Dealt, Harvest, HarvestOptions, Share, State

_LUCK = Random(0)  # what no rule may reach for


class ImaginesAnewOnlyAtFirst(Harvest):
    """Forgets later in the game that others' favourites are hidden."""

    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        twin = super().imagine(state, seat, rng)
        if state.cart:
            twin.favourites = state.favourites[:]
        return twin


class ImaginesAnythingButTheTruth(Harvest):
    """Tells the truth by leaving it out."""

    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        twin = super().imagine(state, seat, rng)
        for other, truth in enumerate(state.favourites):
            while truth and other != seat and twin.favourites[other] == truth and not self.outcome(state):
                twin.favourites[other] = Random(rng.getrandbits(32)).choice(["wheat", "rye", "hops"])  # type: ignore[call-overload]
        return twin


class ImaginesWithLuckOfItsOwn(Harvest):
    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        return super().imagine(state, seat, _LUCK)


class ImaginesWithSharedBarns(Harvest):
    """Lets a bot that plays on in its head change the true game."""

    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        twin = super().imagine(state, seat, rng)
        twin.barns = state.barns
        return twin


class SamplesWithLuckOfItsOwn(BidsOf):
    def offer(self, state: State, bids: list[Bid]) -> Listed[Bid]:
        return Lucky(bids)


class Lucky(Listed[Bid]):
    def sample(self, rng: Random) -> Bid:
        return _LUCK.choice(self.actions)


class DescribesOtherChoices(BidsOf):
    def offer(self, state: State, bids: list[Bid]) -> Listed[Bid]:
        return Misleading(bids)


class Misleading(Listed[Bid]):
    def describe(self) -> Offer:
        return ListOffer(tuple(self.actions)[1:])


class NeedsAnAudience(Harvest):
    """Goes another way where nobody listens, as in playouts."""

    def advance(self, state: State, seat: int, action: Move) -> None:
        super().advance(state, seat, action)
        if state.events is None and isinstance(action, Share):
            state.coins[0] += 1


class LuckAtTheEnd(HiddenLuck):
    def rolls(self, state: State) -> bool:
        return state.round > state.options.rounds


class OneRowTooFew(Scores):
    def told(self, outcome: Outcome) -> Outcome:
        return Outcome.of(outcome.terms[:-1])


class QuestionShowsWhatNoEventReveals(Harvest):
    """Once seat 0 has bid, seat 1 is told its favourite with the question: taken back, it is still known."""

    def decisions(self, state: State) -> Decisions:
        asked: Decisions = super().decisions(state)
        if not self.shown(state):
            return asked
        return tuple(Decision(one.seat, one.prompt, one.choices, {"hint": str(state.favourites[0])}) for one in asked)

    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        twin = super().imagine(state, seat, rng)
        if seat == 1 and self.shown(state):
            twin.favourites[0] = state.favourites[0]
        return twin

    def shown(self, state: State) -> bool:
        return [one.seat for one in super().decisions(state) if one.prompt == "bid"] == [1]


class CrashesRarely(Harvest):
    """Cannot hand out nearly everything to the last seat."""

    def advance(self, state: State, seat: int, action: Move) -> None:
        if isinstance(action, Share) and len(action.shares[-1]) == 4 == len(state.barns):
            raise ZeroDivisionError("too much for one cart")
        super().advance(state, seat, action)


class CrashesOnTheWay(Harvest):
    """Cannot look at a game in which chance loaded rye first, after the favourites."""

    def advance(self, state: State, seat: int, action: Move) -> None:
        super().advance(state, seat, action)
        if seat == CHANCE and state.cart == ["rye"]:
            raise ZeroDivisionError("rye")


class ContainsMoreThanItLists(BidsOf):
    def offer(self, state: State, bids: list[Bid]) -> Listed[Bid]:
        return Generous(bids)


class Generous(Listed[Bid]):
    def __contains__(self, action: object) -> bool:
        return isinstance(action, Bid)


class TellsNobodyAnything(Harvest):
    """Without events nothing seems revealed, and every undo free."""

    def new(self, options: HarvestOptions) -> State:
        state = super().new(options)
        state.events = None
        return state


class FavouriteIsToldToAll(Harvest):
    """The view hides a favourite that everybody was told when it was drawn."""

    def advance(self, state: State, seat: int, action: Move) -> None:
        super().advance(state, seat, action)
        if state.events and isinstance(state.events[0], Dealt):
            state.events = [Dealt(crop=state.events[0].crop)]


class FirstBidderGains(Harvest):
    """A race where none should be."""

    def _resolve(self, state: State) -> None:
        state.coins[next(iter(state.bids.answers))] += 1
        super()._resolve(state)
