"""What the view says of tsar cards, and of each action: what it costs and gives, and why it is not possible."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from msgspec import Struct

from krajina.core import Action, Message, Word
from krajina.games.stroganov.actions import AnyTime, Pay, StroganovAction, is_ours
from krajina.games.stroganov.advanced import FreeAdvanced
from krajina.games.stroganov.anytime import AtAnyTime
from krajina.games.stroganov.catalog import CardName
from krajina.games.stroganov.deeds import Deed, RegionDeed, deed_of, is_deed
from krajina.games.stroganov.dues import cost_words
from krajina.games.stroganov.leads import Lead, leads_of
from krajina.games.stroganov.moves.basic_action import BASIC
from krajina.games.stroganov.moves.build_outpost import BUILDS
from krajina.games.stroganov.moves.claim_landscape import CLAIMS
from krajina.games.stroganov.moves.extra_action import EXTRAS
from krajina.games.stroganov.moves.fulfil_card import FULFIL, own_needed
from krajina.games.stroganov.moves.move_cossack import MOVES
from krajina.games.stroganov.moves.pay import PayFurs
from krajina.games.stroganov.moves.take_card import TAKES
from krajina.games.stroganov.moves.use_card import USE
from krajina.games.stroganov.moves.use_yurt import USES
from krajina.games.stroganov.moves.visit_village import VISITS
from krajina.games.stroganov.phases import Turn, terms_at
from krajina.games.stroganov.pieces import FURS, RANK, REGIONS, SEASONS, TIGER, Fur, Season, Stage
from krajina.games.stroganov.prices import cost_of
from krajina.games.stroganov.reach import MAIN, Terms, reach_of, tiles_east
from krajina.games.stroganov.rewards import gain_words
from krajina.games.stroganov.scoring import card_gains, card_worth
from krajina.games.stroganov.state import NONE, Question, State
from krajina.games.stroganov.tables import NEVER

# -- tsar cards -----------------------------------------------------------------------------------------------------


class CardInfo(Struct, frozen=True):
    """A tsar card that lies open: what it asks for, its points at once, what it brings and when."""

    card: CardName
    fur: Fur
    own: int
    pay: int
    vp: int
    season: Season | None  # in which it brings its gains; a card for the end has points then
    gains: tuple[Word, ...]  # of a fulfilled card as things stand, else for one of what it counts
    each: int  # points at the end for each of what it counts, or in all
    at_end: int  # points at the end, as things stand for its owner; after the end, those that it scored
    needed: int  # furs that have to be there for its owner; 0 where it is in nobody's hand
    there: int  # of these, those of its value
    standing_in: int  # of these, tigers and furs that a coin changes


def card_info(state: State, number: int, player: int) -> CardInfo:
    """A card as a player sees it; `player` is its owner, or -1."""
    tables = state.tables
    card, season = tables.cards[number], tables.card_seasons[number]
    is_fulfilled = player >= 0 and number in state.mats[player].fulfilled
    require = card.require
    needed, there, standing_in = _progress(state, number, player)
    return CardInfo(
        card=card.id,
        fur=FURS[require.value],
        own=require.own,
        pay=require.pay,
        vp=card.vp,
        season=None if season == NEVER else SEASONS[season],
        gains=gain_words(card_gains(state, player, number) if is_fulfilled else tables.card_gains[number]),
        each=card.effect.vp or 0,
        at_end=card_worth(state, player, number) if player >= 0 else 0,
        needed=needed,
        there=there,
        standing_in=standing_in,
    )


def _progress(state: State, number: int, player: int) -> tuple[int, int, int]:
    """How much of what a card in hand asks for is there: furs needed, of its value, and what stands in for others."""
    if player < 0 or number not in state.mats[player].hand:
        return 0, 0, 0
    mat = state.mats[player]
    value = state.tables.card_values[number]
    needed = own_needed(mat, state.tables, number)
    there = min(needed, mat.furs[value])
    others = mat.fur_count - mat.furs[value]
    return needed, there, min(needed - there, mat.furs[TIGER] + min(mat.coins, others))


# -- paying ---------------------------------------------------------------------------------------------------------


class PaidFur(Struct, frozen=True):
    """Furs of a kind in a payment, and the coins that change them."""

    fur: Fur
    count: int
    coins: int


class Payment(Struct, frozen=True):
    """A whole payment: its kinds in the order in which they are answered."""

    paid: tuple[PaidFur, ...]
    coins: int  # in all


class Paying(Struct, frozen=True):
    """Furs that are due now, and how they may be paid, from the cheapest."""

    fur: Fur | None  # None is any
    count: int
    payments: tuple[Payment, ...]


MOST_PAYMENTS: Final = 60  # to choose from at a glance; whatever else is possible is paid kind by kind
MOST_LOOKED_AT: Final = 600
COINS_A_TIGER: Final = 6  # of points at the end: a tiger is spared longer than coins


def paying(state: State) -> Paying | None:
    """The payment that is asked for, if one is."""
    task = state.asked
    if not isinstance(task, PayFurs):
        return None
    mat = state.mats[task.player]
    ways = [_payment(task, way) for way in islice(task.ways(mat.furs, mat.coins), MOST_LOOKED_AT)]
    fur = FURS[task.value] if task.value else None
    return Paying(fur, task.count, tuple(sorted(ways, key=_dearness)[:MOST_PAYMENTS]))


def _payment(task: PayFurs, way: tuple[Pay, ...]) -> Payment:
    paid = tuple(PaidFur(pay.fur, pay.count, pay.count * task.takes_coin(RANK[pay.fur])) for pay in way)
    return Payment(paid, sum(one.coins for one in paid))


def _dearness(payment: Payment) -> tuple[int, int]:
    """Coins and tigers first, then the value of the furs."""
    tigers = sum(one.count for one in payment.paid if one.fur == Fur.TIGER)
    return payment.coins + COINS_A_TIGER * tigers, sum(one.count * RANK[one.fur] for one in payment.paid)


# -- what may be done, and why not ----------------------------------------------------------------------------------


TURN_SEASONS: Final = (Season.SPRING, Season.SUMMER, Season.AUTUMN)


class Possible(Struct, frozen=True):
    """An action of a turn: what it takes and gives; with a reason and its rule where it is not possible."""

    action: StroganovAction
    cost: tuple[Word, ...]
    gains: tuple[Word, ...]
    why_not: Message | None
    rule: str | None
    asks: str | None = None  # the prompt of what is asked as a part of it,
    leads_to: tuple[Lead, ...] = ()  # and among what one chooses then, if it is possible


def possible(state: State) -> Iterator[Possible]:
    """Every action of the one whose turn it is, in the order of the book; in any other question, what is offered."""
    task = state.asked
    if isinstance(task, Turn):
        player, terms = task.player, terms_at(task.stage)
        if task.stage == Stage.MOVE:
            yield from _weighed(state, player, terms, [MOVES[at] for at in tiles_east(state, state.at[player])])
        if task.stage in (Stage.BASIC, Stage.MAIN, Stage.SECOND):
            yield from _weighed(state, player, terms, BASIC)
        if task.stage in (Stage.MAIN, Stage.SECOND):
            yield from _advanced(state, player, terms)
        yield from _extras(state, player)
        cards = [card for card in state.mats[player].fulfilled if state.tables.cards[card].effect.when in TURN_SEASONS]
        yield from _weighed(state, player, terms, [USE[card] for card in cards])
    elif isinstance(task, FreeAdvanced):
        yield from _advanced(state, task.player, task.granted)
        yield from _extras(state, task.player)
    elif isinstance(task, Question):
        yield from _offered(state, task)


def _offered(state: State, task: Question) -> Iterator[Possible]:
    """What is offered inside an action; extra actions with why not."""
    is_free = isinstance(task, AtAnyTime)
    for choice in state.choices:
        if not (is_free and isinstance(choice, AnyTime)):
            yield _inside(state, task, choice)
    if is_free:
        yield from _extras(state, task.player)


def _inside(state: State, task: Question, choice: Action) -> Possible:
    """What a choice costs and gives inside an action."""
    assert is_ours(choice)
    gains = deed_of(choice).gains(state, task.player) if task.has_prices and is_deed(choice) else ()
    return Possible(choice, cost_of(state, task, choice), gains, None, None)


def _weighed(state: State, player: int, terms: Terms, deeds: Iterable[Deed]) -> Iterator[Possible]:
    """Actions with what they cost and give, and why not."""
    mat = state.mats[player]
    reach = reach_of(state, player)
    for deed in deeds:
        action = deed.action
        assert is_ours(action)
        cost = cost_words(mat, deed.dues(state, player, terms))
        if isinstance(deed, RegionDeed):
            why = deed.refusal_within(reach, state, player, terms)
        else:
            why = deed.refusal(state, player, terms)
        gains = deed.gains(state, player)
        if why:
            yield Possible(action, cost, gains, why.message, why.rule)
        else:
            question, leads = deed.opens(state, player), leads_of(state, player, terms, deed)
            yield Possible(action, cost, gains, None, None, str(question.prompt) if question else None, tuple(leads))


def _advanced(state: State, player: int, terms: Terms) -> Iterator[Possible]:
    deeds: list[Deed] = []
    for region in REGIONS:
        deeds += (VISITS[region], USES[region], TAKES[region], BUILDS[region])
        deeds += [CLAIMS[at] for at in state.tables.places[region] if state.row[at] != NONE]
    return _weighed(state, player, terms, deeds)


def _extras(state: State, player: int) -> Iterator[Possible]:
    return _weighed(state, player, MAIN, (*EXTRAS, *(FULFIL[card] for card in state.mats[player].hand)))
