"""The five advanced actions: village, yurt, tsar card, outpost, claim; each in a region where one may act (page 7)."""

from typing import ClassVar, Final

from krajina.core import Action, Refusal, word_of
from krajina.games.stroganov.actions import (
    BuildOutpost,
    ClaimLandscape,
    Decline,
    TakeCard,
    UseYurt,
    VisitVillage,
)
from krajina.games.stroganov.catalog import CARD, VILLAGE, YURT
from krajina.games.stroganov.events import CardTaken, VillageVisited, YurtUsed
from krajina.games.stroganov.moves.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.moves.claim import CLAIMS, TakeLandscape, claim_price
from krajina.games.stroganov.moves.outpost import BUILDS, build, can_build, refuse_build
from krajina.games.stroganov.moves.pay import PayFurs, can_pay, can_pay_after_any
from krajina.games.stroganov.moves.places import EVERYWHERE, Reach, reach_of
from krajina.games.stroganov.pieces import ANY, FURS, REGIONS, For, Prompt, Why
from krajina.games.stroganov.rewards import give, reward
from krajina.games.stroganov.state import NONE, State, Task
from krajina.games.stroganov.tables import ANY_BUT_TROPHY, gives_trophy

ADVANCED: Final = (VisitVillage, UseYurt, TakeCard, BuildOutpost, ClaimLandscape)
VISITS: Final = tuple(VisitVillage(region + 1) for region in REGIONS)
USES: Final = tuple(UseYurt(region + 1) for region in REGIONS)
TAKES: Final = tuple(TakeCard(region + 1) for region in REGIONS)


def advanced(state: State, player: int, found: list[Action], reach: Reach, *, paid: bool) -> None:
    """Add the advanced actions that are possible within reach; a second main action is paid for beforehand."""
    mat = state.mats[player]
    any_fur = mat.standing.second_any_fur
    for region in reach.regions:
        value = state.region_furs[region]
        if paid and not (any(mat.furs) if any_fur else can_pay(mat, value, 1)):
            continue
        found.append(VISITS[region])
        if state.yurts[region] != NONE:
            found.append(USES[region])
        if state.cards[region] != NONE:
            found.append(TAKES[region])
        if region in reach.builds and can_build(state, player, region):
            found.append(BUILDS[region])
        for at in reach.claims[region]:
            if state.row[at] != NONE:
                price = claim_price(state, at)
                if can_pay(mat, value, price) and (not paid or _can_pay_second(state, player, value, price)):
                    found.append(CLAIMS[at])


def _can_pay_second(state: State, player: int, value: int, price: int) -> bool:
    mat = state.mats[player]
    if mat.standing.second_any_fur:
        return can_pay_after_any(mat, value, price)
    return can_pay(mat, value, price + 1)


def region_of(state: State, action: Action) -> int:
    """The region in which an advanced action is done."""
    if isinstance(action, ClaimLandscape):
        return state.tables.region_of[action.at]
    assert isinstance(action, VisitVillage | UseYurt | TakeCard | BuildOutpost)
    return action.region - 1


def take_advanced(state: State, player: int, action: Action, *, paid: bool) -> None:
    """Pay for a second main action, pay for a landscape, then do it."""
    todo, region = state.todo, region_of(state, action)
    value = state.region_furs[region]
    any_fur = state.mats[player].standing.second_any_fur
    if isinstance(action, ClaimLandscape):
        price = claim_price(state, action.at)
        todo.append(TakeLandscape(player, action.at))
        if paid and not any_fur:
            todo.append(PayFurs(player, value, price + 1, For.CLAIM))
        else:
            todo.append(PayFurs(player, value, price, For.CLAIM))
            if paid:
                todo.append(PayFurs(player, ANY, 1, For.SECOND_ACTION, 0, value, price))
        return
    todo.append(DoAdvanced(player, action))
    if paid:
        todo.append(PayFurs(player, ANY if any_fur else value, 1, For.SECOND_ACTION))


class DoAdvanced(Task, frozen=True):
    """An advanced action that is paid for."""

    player: int
    action: Action

    def enter(self, state: State) -> bool:
        """Do it."""
        region = region_of(state, self.action)
        if isinstance(self.action, VisitVillage):
            visit_village(state, self.player, region)
        elif isinstance(self.action, UseYurt):
            use_yurt(state, self.player, region)
        elif isinstance(self.action, TakeCard):
            take_card(state, self.player, region)
        else:
            build(state, self.player, region)
        return False


def visit_village(state: State, player: int, region: int) -> None:
    """Its rewards; it stays (page 8)."""
    village = state.villages[region]
    if state.events is not None:
        state.tell(VillageVisited(who=state.who(player), village=VILLAGE.ids[village], region=region + 1))
    give(state, player, state.tables.village_gains[village], Why.VILLAGE)


def use_yurt(state: State, player: int, region: int) -> None:
    """Its rewards; it leaves the game (page 8, ruling 47)."""
    yurt = state.yurts[region]
    state.yurts[region] = NONE
    if state.events is not None:
        state.tell(YurtUsed(who=state.who(player), yurt=YURT.ids[yurt], region=region + 1))
    give(state, player, state.tables.yurt_gains[yurt], Why.YURT)


def take_card(state: State, player: int, region: int) -> None:
    """Into the hand; there may be any number (page 8)."""
    card = state.cards[region]
    state.cards[region] = NONE
    mat = state.mats[player]
    mat.hand = (*mat.hand, card)
    if state.events is not None:
        state.tell(CardTaken(who=state.who(player), card=CARD.ids[card]))


# -- why not --------------------------------------------------------------------------------------------------------


def refuse_advanced(state: State, player: int, action: Action, *, anywhere: bool, paid: bool) -> Refusal | None:
    """Why an advanced action is not possible; None where it is."""
    region = region_of(state, action)
    return (
        (None if anywhere else _refuse_reach(reach_of(state, player), action, region))
        or _refuse_there(state, player, action, region)
        or _refuse_price(state, player, action, region, paid=paid)
    )


def _refuse_reach(reach: Reach, action: Action, region: int) -> Refusal | None:
    if isinstance(action, BuildOutpost):
        return None if region in reach.builds else Refusal("build-elsewhere", "page 8", {"region": region + 1})
    if region not in reach.regions:
        return Refusal("out-of-reach", "page 7", {"region": region + 1})
    if isinstance(action, ClaimLandscape) and action.at not in reach.claims[region]:
        return Refusal("claim-elsewhere", "ruling 21", {"at": action.at, "region": region + 1})
    return None


def _refuse_there(state: State, player: int, action: Action, region: int) -> Refusal | None:
    if isinstance(action, UseYurt) and state.yurts[region] == NONE:
        return Refusal("no-yurt", "page 8", {"region": region + 1})
    if isinstance(action, TakeCard) and state.cards[region] == NONE:
        return Refusal("no-card", "page 8", {"region": region + 1})
    if isinstance(action, ClaimLandscape) and state.row[action.at] == NONE:
        return Refusal("no-tile", "page 9", {"at": action.at})
    return refuse_build(state, player, region) if isinstance(action, BuildOutpost) else None


def _refuse_price(state: State, player: int, action: Action, region: int, *, paid: bool) -> Refusal | None:
    mat, value = state.mats[player], state.region_furs[region]
    any_fur = mat.standing.second_any_fur
    price = claim_price(state, action.at) if isinstance(action, ClaimLandscape) else 0
    fur = word_of(FURS[value])
    if price and not can_pay(mat, value, price):
        return Refusal("claim-unpayable", "page 9", {"count": price, "fur": fur})
    if paid and price and not _can_pay_second(state, player, value, price):
        return Refusal("claim-unpayable", "page 9", {"count": price + 1, "fur": fur})
    if paid and not (any(mat.furs) if any_fur else can_pay(mat, value, 1)):
        return Refusal("second-takes-this-fur", "page 7", {"fur": fur})
    return None


# -- villages and yurts anywhere ------------------------------------------------------------------------------------


class VisitAnywhere(AtAnyTime, frozen=True):
    """A village anywhere, by a trophy or a song; by a trophy not the one that gives a trophy (page 8)."""

    prompt: ClassVar[Prompt] = Prompt.VILLAGE
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({VisitVillage, *EXTRA_KINDS, Decline})

    but_trophy: bool

    def own_offers(self, state: State) -> list[Action] | None:
        """One of them, or none."""
        gains = state.tables.village_gains
        regions = [r for r in EVERYWHERE if not (self.but_trophy and gives_trophy(gains[state.villages[r]]))]
        return [VISITS[region] for region in regions]

    def answer(self, state: State, action: Action) -> None:
        """Visit it."""
        if isinstance(action, VisitVillage):
            visit_village(state, self.player, action.region - 1)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """It gives a trophy."""
        assert isinstance(action, VisitVillage)
        return Refusal("not-the-trophy", "page 8", {"region": action.region})


class UseYurtAnywhere(AtAnyTime, frozen=True):
    """A yurt anywhere, by a trophy; not one that gives a trophy (page 8)."""

    prompt: ClassVar[Prompt] = Prompt.YURT
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({UseYurt, *EXTRA_KINDS, Decline})

    def own_offers(self, state: State) -> list[Action] | None:
        """One of them, or none."""
        gains = state.tables.yurt_gains
        there = [region for region in EVERYWHERE if state.yurts[region] != NONE]
        return [USES[region] for region in there if not gives_trophy(gains[state.yurts[region]])] or None

    def answer(self, state: State, action: Action) -> None:
        """Use it up."""
        if isinstance(action, UseYurt):
            use_yurt(state, self.player, action.region - 1)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """There is none, or it gives a trophy."""
        assert isinstance(action, UseYurt)
        empty = state.yurts[action.region - 1] == NONE
        return Refusal("no-yurt" if empty else "not-the-trophy", "page 8", {"region": action.region})


@reward("visit_village")
def visit_as_reward(state: State, player: int, manner: int, _why: Why | None = None) -> None:
    """By a trophy or a song."""
    state.todo.append(VisitAnywhere(player, manner == ANY_BUT_TROPHY))


@reward("use_yurt")
def use_yurt_as_reward(state: State, player: int, _manner: int, _why: Why | None = None) -> None:
    """By a trophy."""
    state.todo.append(UseYurtAnywhere(player))
