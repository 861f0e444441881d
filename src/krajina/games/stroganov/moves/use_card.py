"""Using a fulfilled tsar card: the action that it grants in its season, or what it brings in winter (page 9)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, Word
from krajina.core.message import Values
from krajina.games.stroganov.actions import Decline, UseCard
from krajina.games.stroganov.advanced import advanced_actions
from krajina.games.stroganov.catalog import CARD
from krajina.games.stroganov.deeds import Deed, known
from krajina.games.stroganov.events import CardUsed
from krajina.games.stroganov.moves.decline import DECLINE
from krajina.games.stroganov.moves.fulfil_card import BY_CARD
from krajina.games.stroganov.pieces import Prompt
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.rewards import gain_words, give
from krajina.games.stroganov.scoring import card_gains
from krajina.games.stroganov.state import Question, State
from krajina.games.stroganov.tables import PRESENCE, Gains


class UseDeed(Deed):
    """Use the advanced action that a fulfilled card grants this season."""

    keeps_stage = True

    def __init__(self, number: int) -> None:
        self.action = UseCard(CARD.ids[number])
        self.number = number

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        return gain_words(state.tables.card_gains[self.number])

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        card, mat = self.number, state.mats[player]
        named: Values = {"card": CARD.words[CARD.ids[card]]}
        if card not in mat.fulfilled:
            return Refusal("not-fulfilled", "page 9", named)
        if state.tables.card_seasons[card] != state.season:
            return Refusal("other-season", "page 9", named)
        if card in mat.used:
            return Refusal("card-used", "ruling 42", named)
        return None if _is_of_use(state, player, card) else Refusal("nothing-possible", "page 7")

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        mat = state.mats[player]
        mat.used = (*mat.used, self.number)
        if state.events is not None:
            state.tell(CardUsed(who=state.who(player), card=CARD.ids[self.number]))
        give(state, player, state.tables.card_gains[self.number], BY_CARD)


USE: Final = [known(UseDeed(number)) for number in range(len(CARD.ids))]


def offer_use(state: State, player: int, found: list[Action]) -> None:
    """Add the cards of the season that can be used now, each once a turn (annex, A11 to A13)."""
    mat, seasons = state.mats[player], state.tables.card_seasons
    cards = [card for card in mat.fulfilled if seasons[card] == state.season and card not in mat.used]
    found += [USE[card].action for card in cards if _is_of_use(state, player, card)]


ONE_ACTION: Final = (("advanced_action", PRESENCE),)


def _is_of_use(state: State, player: int, card: int) -> bool:
    """Tell whether a card grants anything here and now; on the start tile one may act nowhere (ruling 42)."""
    if state.tables.card_gains[card] != ONE_ACTION:
        return True
    found: list[Action] = []
    advanced_actions(state, player, MAIN, found)
    return bool(found)


class WinterCards(Question):
    """What fulfilled cards bring in winter: what simply comes at once, the rest in the order that one likes."""

    prompt: ClassVar[str] = Prompt.WINTER_CARD.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({UseCard, Decline})
    has_prices: ClassVar[bool] = False

    def __init__(self, player: Seat, cards: tuple[int, ...]) -> None:
        self.player = player
        self.cards = cards

    def offers(self, state: State) -> Sequence[Action] | None:
        """Which of them first; what counts outposts or landscapes can wait for an action that adds to them."""
        is_plain = {card: _simply_comes(state.tables.card_gains[card]) for card in self.cards}
        if not all(is_plain.values()):
            cards = state.tables.cards
            is_plain = {card: plain and cards[card].effect.per is None for card, plain in is_plain.items()}
        rest = tuple([card for card in self.cards if not is_plain[card]])
        if len(rest) == len(self.cards):
            return self._which(state) if rest else None
        state.todo.append(WinterCards(self.player, rest))
        for card in self.cards:
            if is_plain[card]:
                self._give(state, card)
        return None

    def _which(self, state: State) -> list[Action]:
        """Each of them; where only furs from the bag are to come, these may be left undrawn (ruling 9)."""
        found: list[Action] = [USE[card].action for card in self.cards]
        may_leave = all(word == "fur_bag" for card in self.cards for word, _ in state.tables.card_gains[card])
        return [*found, DECLINE] if may_leave else found

    def take(self, state: State, seat: Seat, action: Action) -> None:
        if isinstance(action, Decline):
            return
        assert isinstance(action, UseCard)
        card = CARD.ids.index(action.card)
        if len(self.cards) > 1:
            state.todo.append(WinterCards(self.player, tuple([one for one in self.cards if one != card])))
        self._give(state, card)

    def _give(self, state: State, card: int) -> None:
        give(state, self.player, card_gains(state, self.player, card), BY_CARD)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """It brings nothing in winter, or did already; or something is to come that is not left."""
        if isinstance(action, Decline):
            return Refusal("cards-come-first", "ruling 9")
        assert isinstance(action, UseCard)
        return Refusal("not-this-winter", "page 10", {"card": CARD.words[action.card]})


def _simply_comes(gains: Gains) -> bool:
    return all(word in ("horse", "coin", "vp", "banner", "outpost", "tiger") for word, _ in gains)
