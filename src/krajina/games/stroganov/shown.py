"""What the view says of tsar cards, and of each action: what it costs and gives, and why it is not possible."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from krajina.core import Action, Message, Word
from krajina.games.stroganov.advanced import FreeAdvanced
from krajina.games.stroganov.anytime import AnyTime, AtAnyTime
from krajina.games.stroganov.catalog import CardName
from krajina.games.stroganov.deeds import Deed
from krajina.games.stroganov.dues import Things, cost_words
from krajina.games.stroganov.moves.basic_action import BASIC
from krajina.games.stroganov.moves.build_outpost import BUILDS
from krajina.games.stroganov.moves.claim_landscape import CLAIMS
from krajina.games.stroganov.moves.extra_action import EXTRAS
from krajina.games.stroganov.moves.fulfil_card import FULFIL
from krajina.games.stroganov.moves.hunt import HuntAgain
from krajina.games.stroganov.moves.move_cossack import MOVES
from krajina.games.stroganov.moves.pay import Pay, PayFurs
from krajina.games.stroganov.moves.take_card import TAKES
from krajina.games.stroganov.moves.use_card import USE
from krajina.games.stroganov.moves.use_yurt import USES
from krajina.games.stroganov.moves.visit_village import VISITS
from krajina.games.stroganov.phases import TURN, AtAStage, InTurn, StroganovAction, Turn
from krajina.games.stroganov.pieces import FURS, REGIONS, Fur, Season, Stage, Thing
from krajina.games.stroganov.reach import AGAIN, MAIN, Terms, tiles_east
from krajina.games.stroganov.rewards import gain_words
from krajina.games.stroganov.scoring import card_gains, card_worth
from krajina.games.stroganov.state import NONE, Question, State

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
    at_end: int  # points at the end, as things stand for its owner; after the end, those that it scored


def card_info(state: State, number: int, player: int) -> CardInfo:
    """A card as a player sees it; `player` is its owner, or -1."""
    card = state.tables.cards[number]
    season = next((season for season in Season if season.value == card.effect.when), None)
    worth = card_worth(state, player, card) if player >= 0 else 0
    is_fulfilled = player >= 0 and number in state.mats[player].fulfilled
    gains = card_gains(state, player, number) if is_fulfilled else state.tables.card_gains[number]
    require = card.require
    return CardInfo(card.id, FURS[require.value], require.own, require.pay, card.vp, season, gain_words(gains), worth)


# -- what may be done, and why not ----------------------------------------------------------------------------------


TURN_SEASONS: Final = (Season.SPRING, Season.SUMMER, Season.AUTUMN)


class Possible(Struct, frozen=True):
    """An action of a turn: what it takes and gives; with a reason and its rule where it is not possible."""

    action: StroganovAction
    cost: tuple[Word, ...]
    gains: tuple[Word, ...]
    why_not: Message | None
    rule: str | None


def possible(state: State) -> Iterator[Possible]:
    """Every action of the one whose turn it is, in the order of the book; in any other question, what is offered."""
    task = state.asked
    if isinstance(task, Turn):
        player, terms = task.player, TURN[task.stage].terms
        if task.stage == Stage.MOVE:
            yield from _weighed(state, player, terms, [MOVES[at] for at in tiles_east(state, state.at[player])])
        if task.stage in (Stage.BASIC, Stage.MAIN, Stage.SECOND):
            yield from _weighed(state, player, terms, BASIC.values())
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
    assert isinstance(choice, StroganovAction)
    gains = choice.gains(state, task.player) if isinstance(choice, Deed) and task.has_prices else ()
    return Possible(choice, cost_of(state, task, choice), gains, None, None)


def cost_of(state: State, task: Question, choice: Action) -> tuple[Word, ...]:
    """What a choice costs in the question that is asked now."""
    mat = state.mats[task.player]
    if isinstance(choice, Pay) and isinstance(task, PayFurs):
        return cost_words(mat, (Things(Thing.COIN, task.coins_with(state, choice), "page 7"),))
    if isinstance(choice, Deed) and task.has_prices:
        return cost_words(mat, choice.dues(state, task.player, _terms_of(task)))
    return ()


def _terms_of(task: Question) -> Terms:
    """On what terms something is chosen in a question."""
    if isinstance(task, Turn):
        return TURN[task.stage].terms
    if isinstance(task, FreeAdvanced):
        return task.granted
    return AGAIN if isinstance(task, HuntAgain) else MAIN


def _weighed(state: State, player: int, terms: Terms, actions: Iterable[AtAStage | InTurn]) -> Iterator[Possible]:
    """Actions with what they cost and give, and why not."""
    for action in actions:
        cost = cost_words(state.mats[player], action.dues(state, player, terms))
        why = action.refusal(state, player, terms)
        gains = action.gains(state, player)
        yield Possible(action, cost, gains, why.message if why else None, why.rule if why else None)


def _advanced(state: State, player: int, terms: Terms) -> Iterator[Possible]:
    for region in REGIONS:
        claims = [CLAIMS[at] for at in state.tables.places[region] if state.row[at] != NONE]
        actions: tuple[InTurn, ...] = (VISITS[region], USES[region], TAKES[region], BUILDS[region], *claims)
        yield from _weighed(state, player, terms, actions)


def _extras(state: State, player: int) -> Iterator[Possible]:
    actions: tuple[InTurn, ...] = (*EXTRAS.values(), *(FULFIL[card] for card in state.mats[player].hand))
    yield from _weighed(state, player, MAIN, actions)
