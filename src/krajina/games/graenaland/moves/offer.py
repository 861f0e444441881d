"""Offers for a joint work: laid down in secret, seen by all, and changed or added to once (section 18, ruling 28)."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from krajina.core import Action, AnyOf, Listed, Picks, Refusal, Seat, word_of
from krajina.core.choices import Choices
from krajina.core.luck import below
from krajina.core.message import Values
from krajina.core.picks import in_pile_order
from krajina.games.graenaland.actions import (
    KEEP_OFFER,
    SAY_NOTHING,
    AskGive,
    Cards,
    KeepOffer,
    OfferCards,
    PromiseGive,
    PromiseSwap,
    SayNothing,
    TakeSupply,
)
from krajina.games.graenaland.cards import show
from krajina.games.graenaland.catalog import CARD, TILE
from krajina.games.graenaland.events import CardsOffered, OfferChanged, OfferKept
from krajina.games.graenaland.moves.build import work_price
from krajina.games.graenaland.moves.joint import CollectOffers, Offers, helps, shown
from krajina.games.graenaland.moves.supply import refuse_supply, supply_choices, take_supply
from krajina.games.graenaland.moves.vote import refuse_phrase
from krajina.games.graenaland.paying import pile_of, price_words
from krajina.games.graenaland.pieces import WORKS, Prompt, Talk
from krajina.games.graenaland.state import State
from krajina.games.graenaland.talk import (
    draw_work_phrase,
    judge_offers,
    may_speak,
    open_talk,
    say,
    work_listeners,
    work_phrases,
)
from krajina.games.graenaland.tasks import Together

OFFERS: Final[frozenset[type[Action]]] = frozenset(
    {OfferCards, SayNothing, PromiseGive, PromiseSwap, AskGive, TakeSupply}
)
NOTHING: Final = OfferCards(())
FEW: Final = 3  # cards in an offer at random


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


class OfferTogether(Together, frozen=True):
    """Everybody but the main player lays cards down for the work, or none.

    The main player may ask for cards meanwhile, and take the supply card.
    """

    prompt: ClassVar[Prompt] = Prompt.OFFER
    known: ClassVar[frozenset[type[Action]]] = OFFERS
    has_idle: ClassVar[bool] = True
    has_own_values: ClassVar[bool] = True

    work: int
    at: int

    def seats(self, state: State) -> Sequence[Seat]:
        """Also those who have no settlement there (ruling 28)."""
        return state.seats_from(state.main)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """The main player only if there is something to say or to take."""
        found = super().waiting(state)
        if state.options.talk != Talk.NONE or not state.took_supply:
            return found
        return tuple([seat for seat in found if seat != state.main])

    def needed(self, state: State) -> Sequence[Seat]:
        """The main player need not say anything."""
        return [seat for seat in self.waiting(state) if seat != state.main]

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """Cards; the main player has nothing to answer, and if nobody talks only the supply card to take."""
        if seat != state.main:
            return self.form(state, seat)
        return Listed(supply_choices(state) if state.options.talk == Talk.NONE else (SAY_NOTHING,))

    def standing(self, seat: Seat) -> Cards:
        """What a seat has offered so far."""
        return ()

    def form(self, state: State, seat: Seat) -> OfferForm:
        """Some of the cards that help, beginning with what was offered; after all of them only less can be meant."""
        price, standing = work_price(state, self.work, self.at), self.standing(seat)
        pile = [card for card in pile_of(state.clans[seat]) if helps(state, card, price)]
        return OfferForm(NOTHING, pile, standing if len(standing) < len(pile) else ())

    def draw(self, state: State, seat: Seat, rng: Random) -> Action:
        """Mostly nothing."""
        if seat == state.main:
            return self.choices(state, seat).sample(rng)
        if below(rng, 2):
            return self.usual()
        form = self.form(state, seat)
        return OfferCards(form.draw(rng)) if form.pile else self.usual()

    def usual(self) -> Action:
        """What a helper answers who does nothing."""
        return NOTHING

    def may_say(self, state: State, seat: Seat) -> bool:
        """There are always phrases, but for a main player who has asked everybody for the one thing that is due."""
        return bool(self.phrases(state, seat)) if seat == state.main else may_speak(state, seat)

    def phrases(self, state: State, seat: Seat) -> Sequence[Action]:
        """Who gives what may be talked about; the main player's supply card is no answer, either."""
        said = work_phrases(state, seat, work_price(state, self.work, self.at), state.main)
        if seat != state.main or state.options.talk == Talk.NONE:
            return said
        return (*said, *supply_choices(state))

    def draw_phrase(self, state: State, seat: Seat, rng: Random) -> Action:
        """One of them at random."""
        if seat == state.main:
            found = self.phrases(state, seat)
            return found[below(rng, len(found))]
        return draw_work_phrase(state, seat, work_price(state, self.work, self.at), state.main, rng)

    def is_answer(self, action: Action) -> bool:
        """The cards."""
        return isinstance(action, OfferCards | KeepOffer | SayNothing)

    def say(self, state: State, seat: Seat, action: Action) -> None:
        """All hear it; also the supply card is taken openly."""
        if isinstance(action, TakeSupply):
            take_supply(state, seat, action)
        else:
            say(state, seat, action, self.at)

    def values(self, state: State) -> Values:
        """What is to be built where, and its price."""
        price = price_words(work_price(state, self.work, self.at))
        return {"work": word_of(WORKS[self.work]), "at": TILE.words[state.name(self.at)], "price": price}

    def own_values(self, state: State, seat: Seat, values: Values) -> Values:
        """The main player is asked something else."""
        return {**values, "own": int(seat == state.main)}

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """All cards are laid open at once; then they may be changed."""
        offers: dict[Seat, Cards] = {}
        for seat, action in answers.items():
            if isinstance(action, OfferCards):
                offers[seat] = action.pay
                if state.events is not None:
                    state.tell(CardsOffered(who=seat, cards=action.pay))
                if action.pay:
                    show(state, seat, shown(action.pay))
        if any(map(state.has_cards, offers)):
            open_talk(state)
            state.todo.append(ChangeOffers(self.work, self.at, paired(offers)))
        else:
            accept(state, self, offers)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """A card that is not there or does not help, or a phrase that cannot be said."""
        is_main = seat == state.main
        if isinstance(action, TakeSupply) and is_main:
            return refuse_supply(state, action)
        if isinstance(action, SayNothing) and is_main:
            return Refusal("no-talk", "section 7")
        if isinstance(action, SayNothing | TakeSupply) or (is_main and isinstance(action, OfferCards | KeepOffer)):
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


class ChangeOffers(OfferTogether, frozen=True):
    """All offers were seen: everybody may change their own or add to it, once, before the main player chooses."""

    prompt: ClassVar[Prompt] = Prompt.CHANGE_OFFER
    known: ClassVar[frozenset[type[Action]]] = OFFERS | {KeepOffer}

    offers: Offers

    def seats(self, state: State) -> Sequence[Seat]:
        """Whoever holds no card at all, as everybody sees, has nothing to offer."""
        return [seat for seat in state.seats_from(state.main) if seat == state.main or state.has_cards(seat)]

    def standing(self, seat: Seat) -> Cards:
        """What the seat has offered."""
        return tuple(card for one, card in self.offers if one == seat)

    def usual(self) -> Action:
        """The offer stands."""
        return KEEP_OFFER

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """Leave it, or other cards."""
        found = super().choices(state, seat)
        return found if seat == state.main else AnyOf(Listed((KEEP_OFFER,)), found)

    def own_values(self, state: State, seat: Seat, values: Values) -> Values:
        """What the seat offers so far."""
        cards = tuple(CARD.words[card] for card in self.standing(seat))
        return {**super().own_values(state, seat, values), "cards": cards}

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """The new offers are laid open at once, and stand."""
        offers: dict[Seat, Cards] = {seat: self.standing(seat) for seat in state.seats_from(state.main)[1:]}
        for seat, action in answers.items():
            if isinstance(action, OfferCards) and action.pay != offers[seat]:
                offers[seat] = action.pay
                state.tell(OfferChanged(who=seat, cards=action.pay))
                show(state, seat, shown(action.pay))
            elif seat != state.main:
                state.tell(OfferKept(who=seat))
        accept(state, self, offers)


def paired(offers: Mapping[Seat, Cards]) -> Offers:
    """Every card with whoever offers it."""
    return tuple((seat, card) for seat, cards in offers.items() for card in cards)


def accept(state: State, task: OfferTogether, offers: Mapping[Seat, Cards]) -> None:
    """Nothing is changed any more: promises are kept or broken, and the main player chooses."""
    judge_offers(state, offers)
    state.todo.append(CollectOffers(state.main, task.work, task.at, paired(offers)))
