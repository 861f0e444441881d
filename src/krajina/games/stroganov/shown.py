"""Prices and gains in words: what an action takes and gives, and why it is not possible."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from krajina.core import Action, Message, Refusal, Word, word_of
from krajina.games.stroganov.actions import (
    BasicAction,
    BuildOutpost,
    ClaimLandscape,
    ExtraAction,
    FulfilCard,
    Hunt,
    Pay,
    SingSong,
    StepForStories,
    StepTrophy,
    StroganovAction,
    TakeCard,
    TakeTrophyReward,
    Trade,
    UseYurt,
    VisitVillage,
)
from krajina.games.stroganov.catalog import CARD, SONG, CardName
from krajina.games.stroganov.moves.advanced import TAKES, USES, VISITS, refuse_advanced, region_of
from krajina.games.stroganov.moves.anytime import AtAnyTime, refuse_extra_action
from krajina.games.stroganov.moves.basic import BASIC, TRADE_NUMBER, basic_gains, refuse_basic
from krajina.games.stroganov.moves.claim import CLAIMS, claim_price
from krajina.games.stroganov.moves.fulfil import FULFIL, own_needed
from krajina.games.stroganov.moves.granted import USE, FreeAdvanced, refuse_use
from krajina.games.stroganov.moves.hunt import PRICE_OF_SECOND, HuntAgain
from krajina.games.stroganov.moves.market import EXTRAS, HORSES, SWAPPED
from krajina.games.stroganov.moves.move import MOVES, horses_for, refuse_mandatory, tiles_east
from krajina.games.stroganov.moves.outpost import BUILDS, outpost_price
from krajina.games.stroganov.moves.pay import PayFurs, can_pay, least_coins
from krajina.games.stroganov.moves.trophy import next_fur
from krajina.games.stroganov.phases import Turn
from krajina.games.stroganov.pieces import ANY, FURS, RANK, REGIONS, Basic, Extra, Fur, Season, Stage
from krajina.games.stroganov.scoring import card_gains, card_worth
from krajina.games.stroganov.state import NONE, Question, State
from krajina.games.stroganov.tables import ANY_BUT_TROPHY, PRESENCE, Gains

GAIN: Final[dict[str, Callable[[int], Word]]] = {
    "vp": lambda n: Word("gain-vp", {"count": n}),
    "coin": lambda n: Word("gain-coin", {"count": n}),
    "horse": lambda n: Word("gain-horse", {"count": n}),
    "banner": lambda n: Word("gain-banner", {"count": n}),
    "tiger": lambda n: Word("gain-tiger", {"count": n}),
    "story": lambda n: Word("gain-story", {"count": n}),
    "outpost": lambda n: Word("gain-outpost", {"count": n}),
    "fur_bag": lambda n: Word("gain-fur_bag", {"count": n}),
    "fur_market": lambda n: Word("gain-fur_market", {"count": n}),
    "trophy": lambda n: Word("gain-trophy", {"count": n}),
    "move": lambda n: Word("gain-move", {"count": n}),
    "hunt": lambda n: Word("gain-hunt", {"count": n}),
    "pick_above": lambda n: Word("gain-pick_above", {"count": n}),
    "visit_village": lambda n: Word("gain-visit_other_village" if n == ANY_BUT_TROPHY else "gain-visit_village"),
    "use_yurt": lambda _: Word("gain-use_yurt"),
    "advanced_action": lambda n: Word("gain-advanced_here" if n == PRESENCE else "gain-advanced_anywhere"),
    "build_outpost": lambda _: Word("gain-build_outpost"),
    "fulfil_tsar": lambda _: Word("gain-fulfil_tsar"),
}


def gain_words(gains: Gains) -> tuple[Word, ...]:
    """Rewards, for people."""
    return tuple(GAIN[word](amount) for word, amount in gains)


def fur_price(count: int, value: int) -> Word:
    """Furs to pay, for people."""
    return Word("cost-furs", {"count": count, "fur": word_of(FURS[value]) if value != ANY else word_of("any-fur")})


def furs_due(state: State, player: int, count: int, value: int) -> tuple[Word, ...]:
    """Furs that a player has to pay, with the coins that this takes at least."""
    return fur_price(count, value), *_coins_due(state, player, count, value)


def _coins_due(state: State, player: int, count: int, value: int) -> tuple[Word, ...]:
    mat = state.mats[player]
    return coin_price(least_coins(mat.furs, value, count)) if can_pay(mat, value, count) else ()


def horse_price(count: int) -> tuple[Word, ...]:
    """Horses to pay, for people."""
    return (Word("cost-horses", {"count": count}),) if count else ()


def coin_price(count: int) -> tuple[Word, ...]:
    """Coins to pay, for people."""
    return (Word("cost-coins", {"count": count}),) if count else ()


def story_price(count: int) -> tuple[Word, ...]:
    """Stories to pay, for people."""
    return (Word("cost-stories", {"count": count}),) if count else ()


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
        if task.stage == Stage.MOVE:
            yield from _moves(state, task.player)
        paid = task.stage == Stage.SECOND
        if task.stage in (Stage.BASIC, Stage.MAIN, Stage.SECOND):
            for basic, action in BASIC.items():
                yield _basic(state, task.player, basic, action, paid)
        if task.stage in (Stage.MAIN, Stage.SECOND):
            yield from _advanced(state, task.player, anywhere=False, paid=paid)
        yield from _extras(state, task.player)
        for card in state.mats[task.player].fulfilled:
            if state.tables.cards[card].effect.when in ("spring", "summer", "autumn"):
                refusal = refuse_use(state, task.player, USE[card])
                yield _made(USE[card], (), gain_words(state.tables.card_gains[card]), refusal)
    elif isinstance(task, FreeAdvanced):
        yield from _advanced(state, task.player, anywhere=task.anywhere, paid=False)
        yield from _extras(state, task.player)
    elif isinstance(task, Question):
        yield from _offered(state, task)


def _offered(state: State, task: Question) -> Iterator[Possible]:
    """What is offered inside an action; extra actions with why not."""
    is_free = isinstance(task, AtAnyTime)
    for choice in state.choices:
        if not (is_free and isinstance(choice, ExtraAction | FulfilCard)):
            cost, gains = _price_and_gains(state, task, choice)
            yield _made(choice, cost, gains, None)
    if is_free:
        yield from _extras(state, task.player)


def _moves(state: State, player: int) -> Iterator[Possible]:
    """Every tile to the east, with the horses that it takes to get there."""
    for number, at in enumerate(tiles_east(state, state.at[player])):
        cost = horse_price(max(0, horses_for(state, player, number + 1)))
        yield _made(MOVES[at], cost, (), refuse_mandatory(state, player, at))


def _price_and_gains(state: State, task: Question, choice: Action) -> tuple[tuple[Word, ...], tuple[Word, ...]]:
    """What a choice takes and gives inside an action."""
    tables, cost, gains = state.tables, tuple[Word, ...](), tuple[Word, ...]()
    player = task.player
    if isinstance(choice, VisitVillage | UseYurt):
        gains = _gains(state, choice)
    elif isinstance(choice, SingSong):
        song = SONG.ids.index(choice.song)
        cost, gains = story_price(tables.song_costs[song]), gain_words(tables.song_gains[song])
    elif isinstance(choice, TakeTrophyReward):
        gains = gain_words(state.mats[player].track.gains[choice.space])
    elif isinstance(choice, StepForStories):
        cost = story_price(next_fur(state, player))
    elif isinstance(choice, StepTrophy):
        fur = next_fur(state, player)
        cost = furs_due(state, player, 1, fur) if fur else ()
    elif isinstance(choice, Trade):
        gains = gain_words(tables.trade_gains[TRADE_NUMBER[choice.reward]])
    elif isinstance(choice, Hunt):
        cost = _hunt_price(state, player, choice, again=isinstance(task, HuntAgain))
    elif isinstance(choice, Pay) and isinstance(task, PayFurs):
        cost = coin_price(_coins_with(state, task, choice))
    return cost, gains


def _coins_with(state: State, task: PayFurs, choice: Pay) -> int:
    """The coins that a payment takes, with those that are then still due at least for the same thing."""
    rank = RANK[choice.fur]
    rest = state.mats[task.player].furs[:]
    rest[rank] -= choice.count
    later = least_coins(rest, task.later_value, task.later_count)
    return choice.count * task.takes_coin(rank) + later


def _hunt_price(state: State, player: int, choice: Hunt, *, again: bool) -> tuple[Word, ...]:
    standing = state.mats[player].standing
    skipped = 0 if standing.skip_free else state.row_furs[choice.at].index(RANK[choice.fur])
    coin = PRICE_OF_SECOND if again and not standing.second_hunt_free else 0
    return (*coin_price(coin), *horse_price(skipped))


def _made(action: Action, cost: tuple[Word, ...], gains: tuple[Word, ...], refusal: Refusal | None) -> Possible:
    assert isinstance(action, StroganovAction)
    return Possible(action, cost, gains, refusal.message if refusal else None, refusal.rule if refusal else None)


def _basic(state: State, player: int, basic: Basic, action: BasicAction, paid: bool) -> Possible:
    cost, gains = [fur_price(1, ANY)] if paid else [], gain_words(basic_gains(state, basic))
    if basic == Basic.TRADE:
        tables = state.tables
        cost += furs_due(state, player, 1, state.trade_fur)
        rewards = tuple(word for reward in tables.trade_gains for word in gain_words(reward))
        gains = (Word("gain-trade", {"count": tables.board.basic_actions.trade_picks, "rewards": rewards}),)
    return _made(action, tuple(cost), gains, refuse_basic(state, player, basic, paid))


def _advanced(state: State, player: int, *, anywhere: bool, paid: bool) -> Iterator[Possible]:
    for region in REGIONS:
        at_places = [CLAIMS[at] for at in state.tables.places[region] if state.row[at] != NONE]
        for action in (VISITS[region], USES[region], TAKES[region], BUILDS[region], *at_places):
            refusal = refuse_advanced(state, player, action, anywhere=anywhere, paid=paid)
            yield _made(action, _price(state, player, action, paid), _gains(state, action), refusal)


def _price(state: State, player: int, action: Action, paid: bool) -> tuple[Word, ...]:
    region = region_of(state, action)
    value = state.region_furs[region]
    any_fur = paid and state.mats[player].standing.second_any_fur
    if isinstance(action, ClaimLandscape):
        price = claim_price(state, action.at)
        if any_fur:
            return (fur_price(1, ANY), *furs_due(state, player, price, value))
        return furs_due(state, player, price + paid, value)
    second = furs_due(state, player, 1, ANY if any_fur else value) if paid else ()
    if isinstance(action, BuildOutpost):
        return (*second, *horse_price(outpost_price(state, region)))
    return second


def _gains(state: State, action: Action) -> tuple[Word, ...]:
    tables, region = state.tables, region_of(state, action)
    if isinstance(action, VisitVillage):
        return gain_words(tables.village_gains[state.villages[region]])
    if isinstance(action, UseYurt) and state.yurts[region] != NONE:
        return gain_words(tables.yurt_gains[state.yurts[region]])
    if isinstance(action, TakeCard) and state.cards[region] != NONE:
        return (CARD.words[tables.cards[state.cards[region]].id],)
    if isinstance(action, ClaimLandscape):
        furs = tuple(word_of(FURS[rank]) for rank in state.row_furs[action.at])
        return (*furs, *gain_words(tables.landscape_gains[state.row[action.at]]))
    return ()


def _extras(state: State, player: int) -> Iterator[Possible]:
    bag, market = gain_words((("fur_bag", 1),)), gain_words((("fur_market", 1),))
    for extra, action in EXTRAS.items():
        refusal = refuse_extra_action(state, player, action)
        furs = (fur_price(SWAPPED[extra], ANY),) if extra in SWAPPED else ()
        gains = bag if extra == Extra.BUY_FROM_BAG else market
        yield _made(action, (*horse_price(HORSES[extra]), *furs), gains, refusal)
    mat = state.mats[player]
    for card in mat.hand:
        row = state.tables.cards[card]
        shown = Word("cost-show", {"count": own_needed(mat, row.require), "fur": word_of(FURS[row.require.value])})
        coins = _coins_due(state, player, own_needed(mat, row.require), row.require.value)
        cost = (shown, fur_price(row.require.pay, row.require.value), *coins)
        refusal = refuse_extra_action(state, player, FULFIL[card])
        yield _made(FULFIL[card], cost, gain_words((("vp", row.vp),) if row.vp else ()), refusal)
