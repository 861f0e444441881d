"""Grænaland for learners: proposals go card by card, payments and offers too; all else is an id of its own."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from krajina.core import Action, AnyGame, Decision, Options, Picks, Seat, Shares
from krajina.games.graenaland import (
    GAME,
    DrawCard,
    DrawFirst,
    DrawSupply,
    DrawTile,
    DrawVictoryCard,
    Pass,
    Propose,
)
from krajina.games.graenaland.bot.observe import Observer
from krajina.games.graenaland.catalog import CARD, CARD_NUMBER, TILE
from krajina.games.graenaland.moves.propose import Proposals
from krajina.games.graenaland.paying.exact import walk as ways_to_pay
from krajina.games.graenaland.paying.form import Payments
from krajina.games.graenaland.paying.payable import Payable
from krajina.games.graenaland.pieces import FACES, ITEM_NUMBER, KINDS, Item
from krajina.games.graenaland.state import State
from krajina.learn.ids import Ids, answers
from krajina.learn.rooms import Room, laid_out
from krajina.learn.walks import Options as Choosing
from krajina.learn.walks import Picking, Sharing, Walk, Ways, forms_in, later, ways_of

BY_CHANCE: Final[frozenset[type[Action]]] = frozenset({DrawFirst, DrawTile, DrawSupply, DrawCard, DrawVictoryCard})
ANSWERS: Final = answers(GAME.actions, BY_CHANCE)
EMPTY: Final = tuple(Propose(tile, ()) for tile in TILE.ids)


class GraenalandRoom(Room[State]):
    """Ids: all actions with forms left empty, then who gets the next card, which card is laid down, and enough."""

    spread: ClassVar[float] = 2.0

    def __init__(self, game: AnyGame, options: Options) -> None:
        super().__init__(game, options)
        self.ids = Ids(ANSWERS, options.seats, CARD.ids)
        self.forms = [number for number, action in enumerate(self.ids.actions) if type(action) in self.ids.form_fields]
        self.observer = Observer(game.new(options), len(self.forms))
        self.layout = laid_out(self.observer.parts)

    def walk(self, state: State, decision: Decision[Action]) -> Walk:
        """What is one id, and the forms."""
        listed: list[int] = []
        forms: dict[int, Callable[[], Walk]] = {}
        for part in forms_in(decision.choices):
            if isinstance(part, Proposals):
                listed.append(self.ids.numbers[Pass()])
                for pile in part.piles:
                    number = self.ids.numbers[EMPTY[part.state.tiles[pile[0]]]]
                    forms[number] = partial(self._sharing, partial(part.form, pile))
            elif isinstance(part, Payable):
                self._put_builds(part, listed, forms)
            elif isinstance(part, Shares | Picks):
                forms[self.ids.id_of(part.template)] = self._form(part)
            else:
                listed += map(self.ids.numbers.__getitem__, part)
        return Choosing(self.ids, listed, forms)

    def _put_builds(self, choices: Payable, listed: list[int], forms: dict[int, Callable[[], Walk]]) -> None:
        """The form of a build is made only when it is chosen."""
        listed += map(self.ids.numbers.__getitem__, choices.others())
        for bill, proposed in choices.bills():
            form = partial(choices.form, bill, proposed)
            forms[self.ids.id_of(bill.template)] = partial(self._paying, form)

    def _paying(self, form: Callable[[], Payments]) -> Walk:
        found = form()
        return Picking(self.ids, found, PaymentWays(found))

    def _sharing(self, form: Callable[[], Shares[Action]]) -> Walk:
        return Sharing(self.ids, form())

    def _form(self, form: Shares[Action] | Picks[Action]) -> Callable[[], Walk]:
        if isinstance(form, Shares):
            return lambda: Sharing(self.ids, form)
        return lambda: Picking(self.ids, form, ways_of(form))

    def observe(self, state: State, seat: Seat, walk: Walk | None) -> NDArray[np.float32]:
        """What the seat knows; and inside a form which one it is, and how far it is filled in."""
        row = np.array(self.observer.observe(state, seat), np.float32)
        if isinstance(walk, Sharing | Picking):
            row[self.layout["form"].start + self.forms.index(self.ids.id_of(walk.form.template))] = 1
        if isinstance(walk, Sharing):
            given = self.layout["given"]
            for item, to in zip(walk.pile, walk.given, strict=False):
                own = (walk.form.receivers[to] - seat) % given.rows
                row[given.start + own * given.width + ITEM_NUMBER[Item(item)]] += 1
            row[self.layout["next_item"].start + ITEM_NUMBER[Item(walk.pile[len(walk.given)])]] = 1
        elif isinstance(walk, Picking):
            for card in walk.picked:
                row[self.layout["picked"].start + CARD_NUMBER[card]] += 1
        return row


class PaymentWays(Ways):
    """Payments: which resources and supply cards pay is found once, and any backs will do for them."""

    def __init__(self, form: Payments) -> None:
        self.pile = form.pile
        self.clan = form.clan
        prices = (form.bill.price, *form.bill.also)
        found = dict.fromkeys((way.counts, way.supplies) for price in prices for way in ways_to_pay(price, form.purse))
        self.ways = [
            (counts, frozenset(CARD.ids[KINDS + self.clan.supplies[place]] for place in places))
            for counts, places in found
            if form.accepts(counts, places)
        ]

    def next_items(self, picked: tuple[str, ...]) -> Iterator[str]:
        return (item for item in later(self.pile, picked) if self._leads_on((*picked, item)))

    def is_enough(self, picked: tuple[str, ...]) -> bool:
        taken, supplies = self._taken(picked)
        return any(counts == taken and cards == supplies for counts, cards in self.ways)

    def _leads_on(self, picked: tuple[str, ...]) -> bool:
        """Tell whether some payment begins so: what it lacks can be had from what comes later in the pile."""
        taken, supplies = self._taken(picked)
        last = CARD_NUMBER[picked[-1]]
        left = [0] * FACES
        for kind in range(last, KINDS):
            left[kind % FACES] += self.clan.hand[kind]
        if last < KINDS:
            left[last % FACES] -= picked.count(picked[-1])
        for counts, cards in self.ways:
            if supplies <= cards and all(CARD_NUMBER[card] > last for card in cards - supplies):
                for face, due in enumerate(counts):
                    if not taken[face] <= due <= taken[face] + left[face]:
                        break
                else:
                    return True
        return False

    def _taken(self, picked: tuple[str, ...]) -> tuple[tuple[int, ...], frozenset[str]]:
        counts = [0] * FACES
        for item in picked:
            if CARD_NUMBER[item] < KINDS:
                counts[CARD_NUMBER[item] % FACES] += 1
        return tuple(counts), frozenset(item for item in picked if CARD_NUMBER[item] >= KINDS)
