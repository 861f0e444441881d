"""Cellar with one deliberate defect each: told and forgotten, impossible, unthinkable, first come first served."""

from random import Random

from tests.core.cellar import Call, Card, Cellar, Coloured, Dealt, Move, Name, Peek, State, Wait

from krajina.core import Options, Seat, below, heard, tell


class TellsEverybody(Cellar):
    """The view hides a card that everybody was told when it was dealt."""

    def tell_dealt(self, state: State, card: Card, receiver: Seat) -> None:
        tell(state, Dealt(card=card))


class TellsTheNeighbour(Cellar):
    def tell_dealt(self, state: State, card: Card, receiver: Seat) -> None:
        tell(state, Dealt(card=card, to=(receiver, (receiver + 1) % state.options.seats)))


class ColoursAreTold(Cellar):
    """Sound: the view does not show the backs, but everybody was told, and imagine remembers."""

    def tell_dealt(self, state: State, card: Card, receiver: Seat) -> None:
        super().tell_dealt(state, card, receiver)
        tell(state, Coloured(back=card[:-1]))

    def backs(self, slots: list[Card]) -> tuple[str, ...]:
        return ()


class ForgetsTheColours(ColoursAreTold):
    def fits(self, card: Card, truth: Card) -> bool:
        return True


class ForgetsThePeek(Cellar):
    def knows(self, state: State, seat: Seat | None, other: Seat, slot: int) -> bool:
        return other == seat


class ForgetsThePeekLater(Cellar):
    """Remembers only until somebody has buried a card."""

    def knows(self, state: State, seat: Seat | None, other: Seat, slot: int) -> bool:
        return other == seat or (not state.burials.answers and super().knows(state, seat, other, slot))


class DealsTheSameCardTwice(Cellar):
    """Imagines impossible hands."""

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        twin = state.copy()
        twin.events = heard(state, seat)
        if state.winner is not None:
            return twin
        for other, slot in self.places(state):
            if not self.knows(state, seat, other, slot):
                fitting = [card for card in Card if card[:-1] == state.slots[other][slot][:-1]]
                twin.slots[other][slot] = fitting[below(rng, len(fitting))]
        twin.deck = list(Card)[: len(state.deck)]
        twin.burials.answers |= {o: below(rng, 2) for o in state.burials.answers if o != seat and not state.buried}
        return twin


class NeverThinksOfTheBest(Cellar):
    """Imagines no four in others' hands while the first cards are dealt, though there may be one."""

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        for _ in range(100):
            twin = super().imagine(state, seat, rng)
            others = [slots for other, slots in enumerate(twin.slots) if other != seat]
            if len(state.deck) < 6 or not any(card[-1] == "4" for slots in others for card in slots):
                break
        return twin


class FirstAnswerGains(Cellar):
    """Whoever buries first keeps the better of his cards."""

    def bury(self, state: State) -> None:
        super().bury(state)
        first = next(iter(state.burials.answers))
        state.slots[first].sort(key=lambda card: card[-1])


class FirstAnswerGainsLater(Cellar):
    """Whoever buried first wins whatever anybody calls."""

    def advance(self, state: State, seat: Seat, action: Move) -> None:
        first = next(iter(state.burials.answers), seat)
        super().advance(state, first if isinstance(action, Call) else seat, action)


class Purse(State):
    """A state with something in it that no view shows and only the end needs."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.coins = [1] * options.seats


class CannotPlayWhatItImagines(Cellar):
    """Leaves out of an imagined state what is needed two questions later."""

    def new(self, options: Options) -> State:
        return Purse(options)

    def advance(self, state: State, seat: Seat, action: Move) -> None:
        assert isinstance(state, Purse)
        super().advance(state, seat, action)
        if isinstance(action, Call | Wait):
            state.coins = [*state.coins[:seat], state.coins[seat] + 1, *state.coins[seat + 1 :]]

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        twin = super().imagine(state, seat, rng)
        assert isinstance(twin, Purse)
        if not state.buried:
            twin.coins = []
        return twin


class CrashesOnAName(Cellar):
    def advance(self, state: State, seat: Seat, action: Move) -> None:
        if isinstance(action, Name):
            raise ZeroDivisionError("no name")
        super().advance(state, seat, action)


class PeeksWithoutSaying(Cellar):
    """Shows a card by an event that does not say that it reveals."""

    def advance(self, state: State, seat: Seat, action: Move) -> None:
        super().advance(state, seat, action)
        if isinstance(action, Peek) and state.events:
            state.events = [Dealt(card=state.slots[1][action.slot], to=(0,))]
