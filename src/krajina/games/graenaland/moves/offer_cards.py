"""Offer cards: a seat lays down cards for the joint work, or none; once it may change them (section 18, ruling 28)."""

from random import Random
from typing import Final

from krajina.core import Action, Picks, Refusal, Seat, below
from krajina.core.picks import in_pile_order
from krajina.games.graenaland.actions import OfferCards
from krajina.games.graenaland.cards import show_named
from krajina.games.graenaland.catalog import CARD, Cards
from krajina.games.graenaland.moves.use_card import helps, number_helps
from krajina.games.graenaland.paying.bill import Price
from krajina.games.graenaland.paying.form import price_words
from krajina.games.graenaland.pieces import KINDS
from krajina.games.graenaland.spoken import CardsOffered, OfferChanged
from krajina.games.graenaland.state import State


def offer_cards(state: State, seat: Seat, action: OfferCards, *, is_change: bool) -> None:
    """They are laid open."""
    if state.events is not None:
        state.tell((OfferChanged if is_change else CardsOffered)(who=seat, cards=action.pay))
    show_named(state, seat, action.pay)


def refuse_offer_cards(state: State, action: OfferCards, price: Price, form: "OfferForm") -> Refusal | None:
    """A card does not help, or is not there."""
    useless = tuple(CARD.words[card] for card in action.pay if not helps(state, card, price))
    if useless:
        return Refusal("does-not-help", "section 18", {"cards": useless, "price": price_words(price)})
    return form.refusal(action, "section 18")


OFFER_NOTHING: Final = OfferCards(())
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


def offer_form(state: State, seat: Seat, price: Price, standing: Cards) -> OfferForm:
    """Some of the cards that help, beginning with what was offered; after all of them only less can be meant."""
    clan = state.clans[seat]
    numbers = [card for card, count in enumerate(clan.hand) if count and number_helps(state, card, price)]
    pile = [CARD.ids[card] for card in numbers for _ in range(clan.hand[card])]
    if clan.supplies:
        supplies = [KINDS + card for card in sorted(clan.supplies)]
        pile += [CARD.ids[card] for card in supplies if number_helps(state, card, price)]
    return OfferForm(OFFER_NOTHING, pile, standing if len(standing) < len(pile) else ())
