"""The solo opponent, a chooser fed by his cards: his turn, his payments, what he makes of rewards (pages 12 and 13)."""

from typing import Final

from krajina.games.stroganov.deeds import Do
from krajina.games.stroganov.events import CardTaken, IvanHunted, SecondActionFailed
from krajina.games.stroganov.moves.build_outpost import build_from_supply, free_builds, has_room, put_outpost
from krajina.games.stroganov.moves.claim_landscape import CLAIMS, claim_price
from krajina.games.stroganov.moves.draw_back import ShowBack
from krajina.games.stroganov.moves.move_cossack import go_to
from krajina.games.stroganov.moves.step_trophy import next_fur, step_down
from krajina.games.stroganov.moves.take_fur import TakeThis
from krajina.games.stroganov.moves.turn_ivan_card import TurnCard, card_of
from krajina.games.stroganov.moves.use_yurt import USES
from krajina.games.stroganov.moves.visit_village import VISITS
from krajina.games.stroganov.options import Harder, Reading, Strategy, StroganovOptions
from krajina.games.stroganov.pieces import FURS, HIGHEST, TIGER, VALUES, Pick, Second, Thing, Why
from krajina.games.stroganov.reach import reach_of, tiles_east
from krajina.games.stroganov.rewards import (
    IVAN_REWARDS,
    gain_coins,
    gain_furs,
    gain_outposts,
    give,
    return_furs,
    score,
    spend,
)
from krajina.games.stroganov.state import NONE, State, Task
from krajina.games.stroganov.tables import Tables


def deck(tables: Tables, options: StroganovOptions) -> tuple[int, ...]:
    """The cards that may come: all, of which five never do, or those without the letter of the strategy (page 12)."""
    letter = "" if options.strategy == Strategy.RANDOM else options.strategy.value
    return tuple([number for number, card in enumerate(tables.ivan_cards) if letter not in card.letters])


# -- his turn -------------------------------------------------------------------------------------------------------


class IvanTask(Task):
    """Something that he does."""

    def __init__(self, player: int) -> None:
        self.player = player


class IvanTurn(IvanTask):
    """His turn: turn a card, move, hunt or take coins, claim or visit, then what the card says."""

    def enter(self, state: State) -> bool:
        player = self.player
        state.todo += [IvanSecond(player), IvanMain(player), IvanHunts(player), IvanMove(player)]
        state.todo += [ShowBack(), TurnCard()]
        return False


class IvanMove(IvanTask):
    """As many tiles as the back of the top card shows (page 12)."""

    def enter(self, state: State) -> bool:
        """As far as there are tiles, without horses."""
        steps = state.tables.ivan_cards[state.ivan_back].move
        places = tiles_east(state, state.at[self.player])[:steps]
        if places:
            go_to(state, self.player, places[-1])
        return False


class IvanHunts(IvanTask):
    """One or two furs, the lowest or the highest; coins where there are none (page 12)."""

    def enter(self, state: State) -> bool:
        """Take them from the tile on which he stands."""
        from_deck = state.reads(Reading.HUNT_FROM_DECK)
        hunt = state.tables.ivan_cards[state.ivan_back].hunt if from_deck else card_of(state).hunt
        at = state.at[self.player]
        furs = state.row_furs[at]
        if hunt.pick == Pick.LOWEST:
            taken, state.row_furs[at] = furs[: hunt.count], furs[hunt.count :]
        else:
            taken, state.row_furs[at] = furs[-hunt.count :][::-1], furs[: -hunt.count]
        if at and state.events is not None:
            state.tell(IvanHunted(who=state.who(self.player), at=at, furs=tuple(FURS[rank] for rank in taken)))
        if taken:
            gain_furs(state, self.player, taken, at)
        else:
            gain_coins(state, self.player, hunt.count)
        return False


class IvanMain(IvanTask):
    """The tile on which he stands, if it is empty and he can pay; else the village there (page 13)."""

    def enter(self, state: State) -> bool:
        at, region = state.at[self.player], state.region_at(self.player)
        is_empty = state.row[at] != NONE and not state.row_furs[at]
        if is_empty and pay(state, self.player, state.region_furs[region], claim_price(state, at)):
            state.todo.append(Do(self.player, CLAIMS[at]))
        elif region >= 0:
            VISITS[region].do(state, self.player)
        return False


class IvanSecond(IvanTask):
    """What the card says, as far east as he can (page 13)."""

    def enter(self, state: State) -> bool:
        SECOND[card_of(state).second_action](state, self.player)
        return False


def failed(state: State, player: int, second: Second, *, for_furs: bool) -> None:
    """He cannot do it: in the harder game a coin if it is for lack of furs, else an outpost for his supply where he
    should have built one (page 13, ruling 13)."""
    has_coin = for_furs and Harder.COIN_WHEN_FAILED in state.options.harder
    has_outpost = not has_coin and second == Second.OUTPOST and state.mats[player].outposts_left > 0
    instead = Thing.COIN if has_coin else Thing.OUTPOST if has_outpost else None
    state.tell(SecondActionFailed(who=state.who(player), second=second, instead=instead))
    if has_coin:
        gain_coins(state, player, 1)
    elif has_outpost:
        gain_outposts(state, player, 1)


def second_yurt(state: State, player: int) -> None:
    """A yurt for the region's fur."""
    there = [region for region in reversed(reach_of(state, player).regions) if state.yurts[region] != NONE]
    for region in there:
        if pay(state, player, state.region_furs[region], 1):
            USES[region].do(state, player)
            return
    failed(state, player, Second.YURT, for_furs=bool(there))


def second_card(state: State, player: int) -> None:
    """A tsar card for the region's fur: its points at once, and it counts at the end if it is a B card (page 13)."""
    there = [region for region in reversed(reach_of(state, player).regions) if state.cards[region] != NONE]
    for region in there:
        if pay(state, player, state.region_furs[region], 1):
            number, mat = state.cards[region], state.mats[player]
            card = state.tables.cards[number]
            state.cards[region] = NONE
            state.tell(CardTaken(who=state.who(player), card=card.id, region=region + 1))
            if card.deck == "B":
                mat.fulfilled = (*mat.fulfilled, number)
            score(state, player, card.vp, Why.TSAR_CARD)
            return
    failed(state, player, Second.TSAR, for_furs=bool(there))


def second_outpost(state: State, player: int) -> None:
    """An outpost where he stands for the region's fur; else one for his supply (page 13, ruling 13)."""
    region, mat = state.region_at(player), state.mats[player]
    can_build = region >= 0 and has_room(state, player, region) and mat.outposts > 0
    if can_build and pay(state, player, state.region_furs[region], 1):
        mat.outposts -= 1
        put_outpost(state, player, region)
    else:
        failed(state, player, Second.OUTPOST, for_furs=can_build)


def second_trophy(state: State, player: int) -> None:
    """A trophy; he scores it even if he cannot step (page 13), but for the coin of the harder game."""
    fur = next_fur(state, player)
    if Harder.COIN_WHEN_FAILED in state.options.harder and fur > 0 and not can_pay(state, player, fur, 1):
        failed(state, player, Second.TROPHY, for_furs=True)
    else:
        take_trophy(state, player, 1)


def second_claim(state: State, player: int) -> None:
    """The easternmost landscape within reach that he can pay, with whatever lies on it (ruling 49)."""
    reach = reach_of(state, player)
    places = [at for region in reach.regions for at in reach.claims[region] if state.row[at] != NONE]
    for at in reversed(places):
        if pay(state, player, state.region_furs[state.tables.region_of[at]], claim_price(state, at)):
            state.todo.append(Do(player, CLAIMS[at]))
            return
    failed(state, player, Second.CLAIM, for_furs=bool(places))


SECOND: Final = {
    Second.YURT: second_yurt,
    Second.TSAR: second_card,
    Second.OUTPOST: second_outpost,
    Second.TROPHY: second_trophy,
    Second.CLAIM: second_claim,
}

# -- his payments ----------------------------------------------------------------------------------------------------


def can_pay(state: State, player: int, value: int, count: int) -> bool:
    """Tell whether he can: bears, coins and tigers stand for any fur."""
    mat = state.mats[player]
    wild = mat.coins + mat.furs[TIGER] + (mat.furs[HIGHEST] if value != HIGHEST else 0)
    return count <= mat.furs[value] + wild


def pay(state: State, player: int, value: int, count: int) -> bool:
    """Pay if he can: the fur itself, then bears, coins, tigers (page 12)."""
    if not can_pay(state, player, value, count):
        return False
    mat = state.mats[player]
    for rank in (value, HIGHEST, 0, TIGER):  # 0 are coins
        part = min(count, mat.furs[rank] if rank else mat.coins)
        count -= part
        if part and rank:
            return_furs(state, player, rank, part)
        elif part:
            spend(state, player, Thing.COIN, part)
    return True


# -- what he makes of rewards ---------------------------------------------------------------------------------------


def take_trophy(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """He steps if he can pay, and scores the space either way (page 13, ruling 51)."""
    mat = state.mats[player]
    for _ in range(count):
        fur = next_fur(state, player)
        if fur == 0 or (fur > 0 and pay(state, player, fur, 1)):
            step_down(state, player)
        give(state, player, mat.track.gains[mat.trophy], Why.TROPHY)


def take_from_market(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """The lowest or the highest fur, as his card says (page 12)."""
    for _ in range(count):
        state.todo.append(IvanMarket(player))


class IvanMarket(IvanTask):
    """A fur from the market for him."""

    def enter(self, state: State) -> bool:
        """Take it; its place is filled at once."""
        values = [value for value in VALUES if state.market[value]]
        if values:
            lowest = state.ivan_card != NONE and card_of(state).hunt.pick == Pick.LOWEST
            state.todo.append(TakeThis(self.player, values[0] if lowest else values[-1]))
        return False


def points_instead(state: State, player: int, _manner: int, _why: Why | None = None) -> None:
    """An action that he gains is points instead (page 12, ruling 50)."""
    score(state, player, state.tables.catalog.automa.ivan.extra_action_vp, Why.EXTRA_ACTION)


def build_as_far_east(state: State, player: int, _manner: int, _why: Why | None = None) -> None:
    """A free outpost as far east as he can (ruling 50)."""
    if regions := free_builds(state, player):
        build_from_supply(state, player, regions[-1])


IVAN_REWARDS.update(
    {
        "trophy": take_trophy,
        "fur_market": take_from_market,
        "visit_village": points_instead,
        "advanced_action": points_instead,
        "fulfil_tsar": points_instead,
        "use_yurt": points_instead,
        "move": points_instead,
        "hunt": points_instead,
        "pick_above": points_instead,
        "build_outpost": build_as_far_east,
    }
)
