"""A public work built together: announced once a round, offered for, paid, and agreed to (section 18, ruling 28)."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from krajina.core import Action, Listed, Picks, Refusal, Seat, SeatName, word_of
from krajina.core.choices import Choices
from krajina.core.luck import below
from krajina.core.message import Values
from krajina.core.picks import in_pile_order
from krajina.games.graenaland.actions import (
    DROP_WORK,
    SAY_NOTHING,
    AskGive,
    BuildTogether,
    Cards,
    Confirm,
    DropWork,
    OfferCards,
    PromiseGive,
    PromiseSwap,
    SayNothing,
    UseCard,
)
from krajina.games.graenaland.cards import show
from krajina.games.graenaland.catalog import CARD, TILE
from krajina.games.graenaland.events import (
    CardsLaid,
    CardsOffered,
    CardUsed,
    Confirmed,
    Paid,
    WorkDropped,
)
from krajina.games.graenaland.moves.build import Payable, place_work, work_price
from krajina.games.graenaland.moves.vote import refuse_phrase
from krajina.games.graenaland.payer import propose
from krajina.games.graenaland.paying import (
    NUMBERS,
    Bill,
    pay,
    pile_of,
    price_words,
    purse_of,
    refuse_payment,
    spend,
)
from krajina.games.graenaland.payment import Symbols, uses
from krajina.games.graenaland.pieces import FACES, GOLD, KINDS, WORKS, Prompt, Talk
from krajina.games.graenaland.state import State, counted
from krajina.games.graenaland.tables import Price
from krajina.games.graenaland.talk import draw_work_phrase, judge_offers, may_speak, say, work_listeners, work_phrases
from krajina.games.graenaland.tasks import Question, Together

OFFERS: Final[frozenset[type[Action]]] = frozenset({OfferCards, SayNothing, PromiseGive, PromiseSwap, AskGive})
COLLECTS: Final[frozenset[type[Action]]] = frozenset({UseCard, BuildTogether, DropWork})
NOTHING: Final = OfferCards(())
REST: Final = BuildTogether(())
FEW: Final = 3  # cards in an offer at random
CONFIRMS: Final = (Confirm(True), Confirm(False))


def helps(state: State, card: str, due: Sequence[int]) -> bool:
    """Tell whether a card covers something of what is due; others' cards go to no market (ruling 27)."""
    number = NUMBERS[card]
    if number >= KINDS:
        return any(uses(state.tables.symbols[number - KINDS], due))
    face = number % FACES
    return any(due) if face == GOLD else due[face] > 0


class OfferTogether(Together, frozen=True):
    """Everybody but the main player lays cards down for the work, or none; the main player may ask for them."""

    prompt: ClassVar[Prompt] = Prompt.OFFER
    known: ClassVar[frozenset[type[Action]]] = OFFERS
    has_idle: ClassVar[bool] = True

    work: int
    at: int

    def seats(self, state: State) -> Sequence[Seat]:
        """Also those who have no settlement there (ruling 28)."""
        return state.seats_from(state.main)[state.options.talk == Talk.NONE :]

    def needed(self, state: State) -> Sequence[Seat]:
        """The main player need not say anything."""
        return [seat for seat in self.waiting(state) if seat != state.main]

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """Cards; the main player only talks."""
        return Listed((SAY_NOTHING,)) if seat == state.main else self.form(state, seat)

    def form(self, state: State, seat: Seat) -> "OfferForm":
        """Some of the cards that help; nothing is proposed."""
        price = work_price(state, self.work, self.at)
        return OfferForm(NOTHING, [card for card in pile_of(state.clans[seat]) if helps(state, card, price)], ())

    def draw(self, state: State, seat: Seat, rng: Random) -> Action:
        """Mostly nothing."""
        if seat == state.main:
            return SAY_NOTHING
        if below(rng, 2):
            return NOTHING
        form = self.form(state, seat)
        return OfferCards(form.draw(rng)) if form.pile else NOTHING

    def may_say(self, state: State, seat: Seat) -> bool:
        """There are always phrases, but for a main player who has asked everybody for the one thing that is due."""
        return may_speak(state, seat) and (seat != state.main or bool(self.phrases(state, seat)))

    def phrases(self, state: State, seat: Seat) -> Sequence[Action]:
        """Who gives what may be talked about."""
        return work_phrases(state, seat, work_price(state, self.work, self.at), state.main)

    def draw_phrase(self, state: State, seat: Seat, rng: Random) -> Action:
        """One of them at random."""
        return draw_work_phrase(state, seat, work_price(state, self.work, self.at), state.main, rng)

    def is_answer(self, action: Action) -> bool:
        """The cards."""
        return isinstance(action, OfferCards | SayNothing)

    def say(self, state: State, seat: Seat, action: Action) -> None:
        """All hear it."""
        say(state, seat, action, self.at)

    def values(self, state: State) -> Values:
        """What is to be built where, and its price."""
        price = price_words(work_price(state, self.work, self.at))
        return {"work": word_of(WORKS[self.work]), "at": TILE.words[state.name(self.at)], "price": price}

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """All cards are laid open at once."""
        offers: dict[Seat, Cards] = {}
        for seat, action in answers.items():
            if isinstance(action, OfferCards):
                offers[seat] = action.pay
                if state.events is not None:
                    state.tell(CardsOffered(who=seat, cards=action.pay))
                if action.pay:
                    show(state, seat, shown(action.pay))
        judge_offers(state, offers)
        pairs = tuple((seat, card) for seat, cards in offers.items() for card in cards)
        state.todo.append(CollectOffers(state.main, self.work, self.at, pairs))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """A card that is not there or does not help, or a phrase that cannot be said."""
        is_main = seat == state.main
        if isinstance(action, SayNothing) or (is_main and isinstance(action, OfferCards)):
            return Refusal("offers-later" if is_main else "offer-first", "section 18")
        if not isinstance(action, OfferCards):
            is_swap = isinstance(action, PromiseSwap)
            others = [one for one in work_listeners(state, seat) if not is_swap or one != state.main]
            return refuse_phrase(state, seat, action, self.at, others)
        price = work_price(state, self.work, self.at)
        useless = tuple(CARD.words[card] for card in action.pay if not helps(state, card, price))
        if useless:
            return Refusal("does-not-help", "section 18", {"cards": useless, "price": price_words(price)})
        return self.form(state, seat).refusal(action, "section 18")


class OfferForm(Picks[Action]):
    """Cards for a joint work, any of those that help."""

    __slots__ = ()

    def draw(self, rng: Random) -> tuple[str, ...]:
        """A few cards, as people offer them, or all, or whichever."""
        way = below(rng, 4)
        if way < 2:
            return super().draw(rng) if way else self.pile
        pile = list(self.pile)
        count = min(len(pile), 1 + below(rng, FEW))
        return in_pile_order(self.pile, [pile.pop(below(rng, len(pile))) for _ in range(count)])


def shown(cards: Sequence[str]) -> list[int]:
    """The resource cards among cards, by kind."""
    return counted([NUMBERS[card] for card in cards if NUMBERS[card] < KINDS])


def without(pairs: Sequence[tuple[Seat, str]], gone: Sequence[tuple[Seat, str]]) -> list[tuple[Seat, str]]:
    """What is left of some cards."""
    left = list(pairs)
    for pair in gone:
        left.remove(pair)
    return left


class CollectOffers(Question, frozen=True):
    """The main player takes offered cards one by one, pays the rest, or drops the work."""

    prompt: ClassVar[Prompt] = Prompt.COLLECT

    work: int
    at: int
    offers: tuple[tuple[Seat, str], ...]
    used: tuple[tuple[Seat, str], ...] = ()

    def price(self, state: State) -> Price:
        """What the whole work costs."""
        return work_price(state, self.work, self.at)

    def rests(self, state: State) -> tuple[Price, ...]:
        """What may be left to pay, for supply cards may cover one thing or another."""
        cards = sorted((card for _, card in self.used), key=NUMBERS.__getitem__)
        return rests(state.tables.symbols, self.price(state), tuple(cards))

    def choices(self, state: State) -> Choices[Action]:
        """A card that still helps; the rest of the price; or nothing."""
        return CollectChoices(state, self)

    def bill(self, state: State) -> Bill:
        """The rest of the price: one that can be paid, if any can."""
        dues, purse = self.rests(state), purse_of(state, self.player)
        due = next((due for due in dues if propose(due, purse) is not None), dues[0])
        return Bill(REST, due, also=tuple(other for other in dues if other != due))

    def values(self, state: State) -> Values:
        """What is still due."""
        due = min(self.rests(state), key=sum)
        return {"work": word_of(WORKS[self.work]), "at": TILE.words[state.name(self.at)], "price": price_words(due)}

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Go on, drop it, or ask those whose cards are used."""
        if isinstance(action, UseCard):
            used = (*self.used, (action.seat, action.card))
            state.tell(CardUsed(who=action.seat, card=action.card))
            state.todo.append(CollectOffers(seat, self.work, self.at, self.offers, used))
        elif isinstance(action, BuildTogether):
            if action.pay and state.events is not None:
                state.tell(CardsLaid(who=seat, cards=action.pay))
            show(state, seat, shown(action.pay))
            state.todo.append(ConfirmTogether(self.work, self.at, self.used, action.pay, self.rests(state)))
        else:
            drop(state, seat, self.work, self.at)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """No such card was offered, it is not needed, or the rest is not paid."""
        if isinstance(action, BuildTogether):
            return refuse_payment(state, seat, self.bill(state), action.pay)
        assert isinstance(action, UseCard), "one can always drop it"
        values: Values = {"card": CARD.words[action.card], "seat": SeatName(action.seat)}
        if (action.seat, action.card) not in without(self.offers, self.used):
            return Refusal("not-offered-card", "section 18", values)
        return Refusal("not-needed", "ruling 28", values)


class CollectChoices(Payable):
    """The rest of the price, a card that still helps, or dropping the work."""

    __slots__ = ("task",)

    def __init__(self, state: State, task: CollectOffers) -> None:
        self.task = task
        super().__init__(state, task.player, (lambda now, _seat: [task.bill(now)],), COLLECTS)

    def others(self) -> Sequence[Action]:
        """Each card once."""
        left = self.task.rests(self.state)
        cards = dict.fromkeys(without(self.task.offers, self.task.used))
        helping = [UseCard(seat, card) for seat, card in cards if any(helps(self.state, card, due) for due in left)]
        return (*helping, DROP_WORK)


def rests(symbols: tuple[Symbols, ...], price: Price, cards: Cards) -> tuple[Price, ...]:
    """What may be left of a price when some cards have covered what they can, each of them something."""
    found: set[Price] = {price}
    for number in map(NUMBERS.__getitem__, cards):
        face = number % FACES
        after: set[Price] = set()
        for due in found:
            if number >= KINDS:
                ways = list(uses(symbols[number - KINDS], due))
            elif face == GOLD:
                ways = [(one,) for one, count in enumerate(due) if count]
            else:
                ways = [(face,)] if due[face] else []
            after.update(tuple(count - way.count(one) for one, count in enumerate(due)) for way in ways)
        found = after
    return tuple(sorted(found, key=lambda due: (sum(due), due)))


class ConfirmTogether(Together, frozen=True):
    """Everybody whose cards are used agrees, or nothing is built."""

    prompt: ClassVar[Prompt] = Prompt.CONFIRM
    known: ClassVar[frozenset[type[Action]]] = frozenset({Confirm})
    has_own_values: ClassVar[bool] = True

    work: int
    at: int
    used: tuple[tuple[Seat, str], ...]
    own: Cards  # of the main player
    dues: tuple[Price, ...]  # what the main player's own part may cover

    def seats(self, state: State) -> Sequence[Seat]:
        """The helpers."""
        return [seat for seat in range(state.options.seats) if any(one == seat for one, _ in self.used)]

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """Yes or no."""
        return Listed(CONFIRMS)

    def values(self, state: State) -> Values:
        """What is to be built where."""
        return {"work": word_of(WORKS[self.work]), "at": TILE.words[state.name(self.at)]}

    def own_values(self, state: State, seat: Seat, values: Values) -> Values:
        """Which of their cards are wanted."""
        return {**values, "cards": tuple(CARD.words[card] for one, card in self.used if one == seat)}

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """Build it with everybody's cards, or let everybody keep them."""
        agreed = True
        for seat, action in answers.items():
            assert isinstance(action, Confirm), "yes or no"
            agreed = agreed and action.agree
            state.tell(Confirmed(who=seat, agree=action.agree))
        if not agreed:
            drop(state, state.main, self.work, self.at)
            return
        for seat in answers:
            cards = tuple(card for one, card in self.used if one == seat)
            spend(state, seat, cards)
            state.tell(Paid(who=seat, cards=cards))
        if self.own:
            pay(state, state.main, self.own, *self.dues)
        place_work(state, state.main, self.work, self.at)


def drop(state: State, main: Seat, work: int, at: int) -> None:
    """It is not built, and everybody keeps their cards."""
    if state.events is not None:
        state.tell(WorkDropped(who=main, work=WORKS[work], at=state.name(at)))
