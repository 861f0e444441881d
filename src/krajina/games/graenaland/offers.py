"""Offers for a joint work: laid down in secret, seen by all, and changed or added to once (section 18, ruling 28)."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from krajina.core import Action, AnyOf, Choices, Listed, Refusal, Seat, Values, below, word_of
from krajina.games.graenaland.actions import (
    ASK_GIVE,
    KEEP_OFFER,
    PROMISE_GIVE,
    PROMISE_SWAP,
    SAY_NOTHING,
    AskGive,
    KeepOffer,
    OfferCards,
    Phrase,
    PromiseGive,
    PromiseSwap,
    SayNothing,
    TakeSupply,
)
from krajina.games.graenaland.catalog import CARD, TILE, Cards
from krajina.games.graenaland.joint import CollectOffers, Offers
from krajina.games.graenaland.ledger import judge_offers
from krajina.games.graenaland.moves.build_work import bill as work_bill
from krajina.games.graenaland.moves.offer_cards import (
    OFFER_NOTHING,
    OfferForm,
    offer_cards,
    offer_form,
    refuse_offer_cards,
)
from krajina.games.graenaland.moves.take_supply import refuse_take_supply, supply_choices, take_supply
from krajina.games.graenaland.paying.bill import Bill, Price
from krajina.games.graenaland.paying.form import price_words
from krajina.games.graenaland.pieces import WORKS, Prompt, Talk
from krajina.games.graenaland.spoken import OfferKept
from krajina.games.graenaland.state import State
from krajina.games.graenaland.talk import TalkedOver, may_speak, open_talk, refuse_phrase, say

OFFERS: Final[frozenset[type[Action]]] = frozenset(
    {OfferCards, SayNothing, PromiseGive, PromiseSwap, AskGive, TakeSupply}
)


class OfferTogether(TalkedOver):
    """Every seat but the main player's lays cards down for the work, or none.

    The main player may ask for cards meanwhile, and take the supply card.
    """

    prompt: ClassVar[str] = Prompt.OFFER
    kinds: ClassVar[frozenset[type[Action]]] = OFFERS
    has_idle: ClassVar[bool] = True

    def __init__(self, work: int, at: int) -> None:
        self.work = work
        self.at = at

    def seats(self, state: State) -> Sequence[Seat]:
        """Also those who have no settlement there (ruling 28)."""
        return state.seats_from(state.main)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """The main player only if there is something to say or to take."""
        found = super().waiting(state)
        if state.rules.has_talk or not state.took_supply:
            return found
        return tuple([seat for seat in found if seat != state.main])

    def needed(self, state: State) -> Sequence[Seat]:
        """The main player need not say anything."""
        return [seat for seat in self.waiting(state) if seat != state.main]

    def answers(self, state: State, seat: Seat) -> Choices[Action]:
        """Cards; the main player has nothing to answer, and without talk only the supply card to take."""
        if seat != state.main:
            return self.form(state, seat)
        return Listed((SAY_NOTHING,) if state.rules.has_talk else supply_choices(state))

    def bill(self, state: State) -> Bill:
        """The work and its price."""
        return work_bill(state, self.work, self.at)

    def price(self, state: State) -> Price:
        """What the work costs."""
        return self.bill(state).price

    def standing(self, seat: Seat) -> Cards:
        """What a seat has offered so far."""
        return ()

    def form(self, state: State, seat: Seat) -> OfferForm:
        return offer_form(state, seat, self.price(state), self.standing(seat))

    def changes(self, state: State, seat: Seat) -> Choices[Action]:
        """The main player, who had nothing to answer, may still speak and take the supply card."""
        return Listed(self.phrases(state, seat)) if seat == state.main else super().changes(state, seat)

    def draw(self, state: State, seat: Seat, rng: Random) -> Action:
        """Mostly nothing."""
        if seat == state.main:
            return self.answers(state, seat).sample(rng)
        if below(rng, 2):
            return self.usual()
        form = self.form(state, seat)
        return OfferCards(form.draw(rng)) if form.pile else self.usual()

    def usual(self) -> Action:
        """What a helper answers who does nothing."""
        return OFFER_NOTHING

    def may_say(self, state: State, seat: Seat) -> bool:
        """There are always phrases, but for a main player who has asked all for the one thing that is due."""
        if seat != state.main:
            return may_speak(state, seat)
        asks = len(self.listeners(state, seat)) * len(self.bill(state).faces)
        if asks > len(state.said[seat]) and may_speak(state, seat):
            return True
        return len(self.phrases(state, seat)) > 0

    def listeners(self, state: State, seat: Seat) -> list[Seat]:
        """Who can still be asked for cards: the others whose offer is waited for, and the main player."""
        assert state.answers is not None, "offers are waited for"
        waiting, main = state.answers.waiting, state.main
        return [to for to in range(len(state.clans)) if to != seat and (to == main or to in waiting)]

    def phrases(self, state: State, seat: Seat) -> Sequence[Action]:
        """Which seat gives what may be talked about; the main player's supply card is no answer, either."""
        main = state.main
        found: list[Action] = []
        if may_speak(state, seat):
            due = self.bill(state).faces
            found += [PROMISE_GIVE[face] for face in due] if seat != main else []
            for to in self.listeners(state, seat):
                found += [ASK_GIVE[to][face] for face in due]
                if main not in (seat, to):
                    found += [PROMISE_SWAP[to][mine][its] for mine in due for its in due if mine != its]
            if said := state.said[seat]:
                found = [phrase for phrase in found if phrase not in said]
        if seat == main and state.rules.has_talk:
            found += supply_choices(state)
        return found

    def draw_phrase(self, state: State, seat: Seat, rng: Random) -> Action:
        """One of them at random; a helper's mostly without making all the others."""
        phrase = None if seat == state.main else self._draw_phrase(state, seat, rng)
        if phrase is None:
            found = self.phrases(state, seat)
            return found[below(rng, len(found))]
        return phrase

    def _draw_phrase(self, state: State, seat: Seat, rng: Random) -> Action | None:
        due = self.bill(state).faces
        face, to = due[below(rng, len(due))], below(rng, len(state.clans))
        phrase: Phrase = ASK_GIVE[to][face]
        if to == seat:
            phrase = PROMISE_GIVE[face]
        elif to != state.main and below(rng, 2) and (mine := due[below(rng, len(due))]) != face:
            phrase = PROMISE_SWAP[to][mine][face]
        is_heard = to == seat or to in self.listeners(state, seat)
        return phrase if is_heard and phrase not in state.said[seat] else None

    def is_answer(self, action: Action) -> bool:
        """The cards."""
        kind = type(action)
        return kind is OfferCards or kind is KeepOffer or kind is SayNothing

    def say(self, state: State, seat: Seat, action: Action) -> None:
        """All hear it; also the supply card is taken openly."""
        if type(action) is TakeSupply:
            take_supply(state, seat, action)
        else:
            assert isinstance(action, Phrase), "a phrase"
            say(state, seat, action, self.at)

    def values(self, state: State) -> Values:
        price = price_words(self.price(state))
        return {"work": word_of(WORKS[self.work]), "at": TILE.words[state.name(self.at)], "price": price}

    def own_values(self, state: State, seat: Seat, values: Values) -> Values:
        return {**values, "own": int(seat == state.main)}

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """All cards are laid open at once; then they may be changed."""
        offers: dict[Seat, Cards] = {}
        for seat, action in answers.items():
            if type(action) is OfferCards:
                offers[seat] = action.pay
                offer_cards(state, seat, action, is_change=False)
        if any(map(state.has_cards, offers)):
            open_talk(state)
            state.todo.append(ChangeOffers(self.work, self.at, paired(offers)))
        else:
            accept(state, self, offers)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """A card that is not there or does not help, or a phrase that cannot be said."""
        is_main = seat == state.main
        if isinstance(action, TakeSupply) and is_main:
            return refuse_take_supply(state, action)
        if isinstance(action, SayNothing) and is_main:
            is_silent = state.options.talk == Talk.NONE
            return Refusal("no-talk" if is_silent else "said-already", "section 7")
        if isinstance(action, SayNothing | TakeSupply) or (is_main and isinstance(action, OfferCards | KeepOffer)):
            return Refusal("offers-later" if is_main else "offer-first", "section 18")
        if isinstance(action, OfferCards):
            return refuse_offer_cards(state, action, self.price(state), self.form(state, seat))
        assert isinstance(action, Phrase), "a phrase"
        is_swap = isinstance(action, PromiseSwap)
        others = [one for one in self.listeners(state, seat) if not is_swap or one != state.main]
        return refuse_phrase(state, seat, action, self.at, others)


class ChangeOffers(OfferTogether):
    """All offers were seen: every seat may change its own or add to it, once, before the main player chooses."""

    prompt: ClassVar[str] = Prompt.CHANGE_OFFER
    kinds: ClassVar[frozenset[type[Action]]] = OFFERS | {KeepOffer}

    def __init__(self, work: int, at: int, offers: Offers) -> None:
        super().__init__(work, at)
        self.offers = offers

    def seats(self, state: State) -> Sequence[Seat]:
        """A seat that holds no card at all, as all see, has nothing to offer."""
        return [seat for seat in state.seats_from(state.main) if seat == state.main or state.has_cards(seat)]

    def standing(self, seat: Seat) -> Cards:
        """What the seat has offered."""
        return tuple([card for one, card in self.offers if one == seat])

    def usual(self) -> Action:
        """The offer stands."""
        return KEEP_OFFER

    def answers(self, state: State, seat: Seat) -> Choices[Action]:
        found = super().answers(state, seat)
        return found if seat == state.main else AnyOf(Listed((KEEP_OFFER,)), found)

    def own_values(self, state: State, seat: Seat, values: Values) -> Values:
        cards = tuple(CARD.words[card] for card in self.standing(seat))
        return {**super().own_values(state, seat, values), "cards": cards}

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """The new offers are laid open at once, and stand."""
        offers: dict[Seat, Cards] = {seat: self.standing(seat) for seat in state.seats_from(state.main)[1:]}
        for seat, action in answers.items():
            if type(action) is OfferCards and action.pay != offers[seat]:
                offers[seat] = action.pay
                offer_cards(state, seat, action, is_change=True)
            elif seat != state.main and state.events is not None:
                state.tell(OfferKept(who=seat))
        accept(state, self, offers)


def paired(offers: Mapping[Seat, Cards]) -> Offers:
    """Every card with the seat that offers it."""
    return tuple((seat, card) for seat, cards in offers.items() for card in cards)


def accept(state: State, task: OfferTogether, offers: Mapping[Seat, Cards]) -> None:
    """Nothing is changed any more: promises are kept or broken, and the main player chooses."""
    judge_offers(state, offers)
    state.todo.append(CollectOffers(state.main, task.work, task.at, paired(offers)))
