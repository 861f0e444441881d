"""A seat's turn: the move, the basic action, the main actions, and the extra actions between them (pages 6 to 9)."""

from collections.abc import Callable

from tests.games.stroganov.referee.box import fur_name, fur_value
from tests.games.stroganov.referee.price import Later, Price, above, can_pay, exactly, nothing_later, whatever
from tests.games.stroganov.referee.rewards import DECLINE, Rewards
from tests.games.stroganov.referee.table import Action, Steps, ask

END: Action = ("end_turn",)
ADVANCED = ("visit_village", "use_yurt", "take_card", "build_outpost", "claim_landscape")


class Turn(Rewards):
    """Turns of seats."""

    def turn(self, player: int) -> Steps:
        mat = self.mats[player]
        mat.sang_at_12, mat.ended, mat.used = False, False, set()
        yield from self.stage(player, "move", self.mandatory_moves, self.do_mandatory)
        yield from self.stage(player, "basic", self.basic_or_none, self.do_main)
        yield from self.stage(player, "main", self.main_actions, self.do_main)
        if not mat.ended:
            yield from self.stage(player, "second", self.second_actions, self.do_second)
        if not mat.ended:
            yield from self.stage(player, "done", lambda _: [END], self.do_main)

    def stage(
        self, player: int, prompt: str, offered: Callable[[int], list[Action]], do: Callable[[int, Action], Steps]
    ) -> Steps:
        """Extra actions as long as one likes, then what the stage is for; a move is skipped where there is none."""
        while choices := offered(player):
            extra = self.extra_actions(player)
            answer = yield from ask(player, prompt, [*choices, *extra])
            if answer not in extra:
                self.mats[player].ended = answer == END
                yield from do(player, answer)
                return
            yield from self.do_extra(player, answer)

    # -- moves (page 6) -----------------------------------------------------------------------------------------------

    def free_steps(self, player: int) -> int:
        steps: int = self.box.board["move"]["steps"]
        return steps + self.rule(player, "extra_step")

    def mandatory_price(self, player: int, at: int) -> int | None:
        """Horses for moving east to a tile; none if it is too far."""
        steps = sum(self.mats[player].at < tile <= at for tile in self.tiles()) - self.free_steps(player)
        horses: list[int] = self.box.board["move"]["horses"]
        if steps <= 0:
            return 0
        return horses[steps - 1] if steps <= len(horses) else None

    def mandatory_moves(self, player: int) -> list[Action]:
        mat = self.mats[player]
        prices = {at: self.mandatory_price(player, at) for at in self.tiles() if at > mat.at}
        return [("move_cossack", at) for at, price in prices.items() if price is not None and price <= mat.horses]

    def do_mandatory(self, player: int, action: Action) -> Steps:
        price = self.mandatory_price(player, action[1])
        assert price is not None
        self.mats[player].horses -= price
        self.move_to(player, action[1])
        yield from ()

    def free_moves(self, player: int) -> list[Action]:
        """Either way, over tiles, never back to the start (ruling 24)."""
        at, steps = self.mats[player].at, self.free_steps(player)
        west = [tile for tile in reversed(self.tiles()) if tile < at]
        east = [tile for tile in self.tiles() if tile > at]
        return [("move_cossack", tile) for tile in west[:steps] + east[:steps]]

    def free_move(self, player: int, is_gain: bool) -> Steps:
        """A basic action is not begun in vain; a gain may be declined (ruling 9)."""
        answer = yield from ask(player, "free_move", self.free_moves(player) + [DECLINE] * is_gain)
        if answer != DECLINE:
            self.move_to(player, answer[1])

    # -- basic actions (pages 6 and 7) --------------------------------------------------------------------------------

    def trade_price(self) -> Price:
        return exactly(self.trade_fur)

    def basic_actions(self, player: int) -> list[Action]:
        names = ["coin", "horses"]
        names += ["move"] if self.free_moves(player) else []
        names += ["hunt"] if self.hunts(player) else []
        names += ["trade"] if self.affords(player, self.trade_price()) else []
        return [("basic_action", name) for name in names]

    def basic_or_none(self, player: int) -> list[Action]:
        return [*self.basic_actions(player), ("skip",)]

    def do_basic(self, player: int, name: str) -> Steps:
        if name == "move":
            yield from self.free_move(player, is_gain=False)
        elif name == "hunt":
            yield from self.hunt(player)
        elif name == "trade":
            yield from self.pay(player, self.trade_price())
            yield from self.trade(player)
        else:
            yield from self.rewards(player, self.box.board["basic_actions"][name], "other")

    def trade(self, player: int) -> Steps:
        """Two of the four rewards, or the same twice."""
        names = ("coin", "stories", "move", "horses")
        basic = self.box.board["basic_actions"]
        for _ in range(basic["trade_picks"]):
            answer = yield from self.ask_freely(player, "trade", lambda: [("trade", name) for name in names])
            if answer == DECLINE:
                return
            if answer[1] == "move":
                yield from self.free_move(player, is_gain=True)
            else:
                yield from self.rewards(player, basic["trade"][names.index(answer[1])], "other")

    # -- the hunt (pages 6 and 7) -------------------------------------------------------------------------------------

    def hunting_grounds(self, player: int) -> list[int]:
        """The tile of the Cossack, with S8 those next to it as well, gaps not counted (ruling 10)."""
        at, reach = self.mats[player].at, self.rule(player, "hunt_adjacent")
        west = [tile for tile in reversed(self.tiles()) if tile < at][:reach]
        east = [tile for tile in self.tiles() if tile > at][:reach]
        return [tile for tile in (at, *west, *east) if tile in self.tiles()]

    def skip_price(self, player: int, fur: int, at: int) -> int:
        """A horse for each lower fur."""
        if self.rule(player, "hunt_skip_free"):
            return 0
        return sum(other < fur for other in self.row[at].furs)

    def hunts(self, player: int) -> list[Action]:
        found = {(fur, at) for at in self.hunting_grounds(player) for fur in self.row[at].furs}
        horses = self.mats[player].horses
        return [("hunt", fur_name(fur), at) for fur, at in sorted(found) if self.skip_price(player, fur, at) <= horses]

    def hunt(self, player: int) -> Steps:
        mat = self.mats[player]
        yield from self.take_hunted(player, (yield from ask(player, "hunt", self.hunts(player))))
        coin = 0 if self.rule(player, "second_hunt_free") else 1
        while mat.coins >= coin and self.hunts(player):
            extra = [action for action in self.extra_actions(player) if action[0] != "use_card"]
            answer = yield from ask(player, "hunt_again", [*self.hunts(player), *extra, DECLINE])
            if answer in extra:
                yield from self.do_extra(player, answer)
                coin = 0 if self.rule(player, "second_hunt_free") else 1
                continue
            if answer != DECLINE:
                mat.coins -= coin
                yield from self.take_hunted(player, answer)
            return

    def take_hunted(self, player: int, action: Action) -> Steps:
        fur, at = fur_value(action[1]), action[2]
        self.mats[player].horses -= self.skip_price(player, fur, at)
        self.row[at].furs.remove(fur)
        yield from self.gain_fur(player, fur)

    # -- main actions (page 7) ----------------------------------------------------------------------------------------

    def main_actions(self, player: int) -> list[Action]:
        return [*self.basic_actions(player), *self.actions_in_presence(player), END]

    def do_main(self, player: int, action: Action) -> Steps:
        if action[0] == "basic_action":
            yield from self.do_basic(player, action[1])
        elif action[0] in ADVANCED:
            yield from self.do_advanced(player, action)

    def second_price(self, player: int, action: Action) -> tuple[Price, Later]:
        """The fur for the second action; and whether the action can be paid after it.

        A claim that costs the same kind of furs is paid with it.
        """
        if action[0] == "basic_action":
            trade = self.trade_price()
            later = (lambda furs, coins: can_pay(trade, furs, coins)) if action[1] == "trade" else nothing_later
            return whatever(), later
        value = self.regions[self.region_of_action(action)].fur
        is_any = self.rule(player, "second_action_any_fur")
        if action[0] != "claim_landscape":
            return whatever() if is_any else exactly(value), nothing_later
        claim = self.claim_price(action[1])
        if is_any:
            return whatever(), lambda furs, coins: can_pay(claim, furs, coins)
        return exactly(value, 1 + claim.count), nothing_later

    def second_actions(self, player: int) -> list[Action]:
        actions = [*self.basic_actions(player), *self.actions_in_presence(player)]
        return [action for action in actions if self.affords(player, *self.second_price(player, action))] + [END]

    def do_second(self, player: int, action: Action) -> Steps:
        if action == END:
            return
        price, later = self.second_price(player, action)
        yield from self.pay(player, price, later)
        if action[0] == "claim_landscape" and later is nothing_later:
            yield from self.do_paid(player, action)
        else:
            yield from self.do_main(player, action)

    # -- extra actions (page 9) ---------------------------------------------------------------------------------------

    def extra_actions(self, player: int) -> list[Action]:
        mat = self.mats[player]
        can_buy = mat.horses >= 5
        names = ["buy_from_market"] if can_buy and self.market else []
        names += ["buy_from_bag"] if can_buy and self.bag.total() else []
        names += ["swap_down"] if mat.horses and self.swaps_down(player) else []
        names += ["swap_two"] if self.market and self.affords(player, whatever(2)) else []
        extra: list[Action] = [("extra_action", name) for name in names]
        extra += [("fulfil_card", card) for card in mat.hand if self.can_fulfil(player, card)]
        return extra + [("use_card", card) for card in self.seasonal(player)]

    def seasonal(self, player: int) -> list[str]:
        """Cards that act in this season, once in the turn (ruling 42)."""
        mat = self.mats[player]
        if self.season == "winter" or not self.actions_in_presence(player):
            return []
        acting = [card for card in mat.fulfilled if self.box.cards[card]["effect"]["when"] == self.season]
        return [card for card in acting if card not in mat.used]

    def swaps_down(self, player: int) -> list[int]:
        """Furs of the market lower than a fur one can pay; a coin or a tiger makes it an 8 (ruling 31)."""
        return [fur for fur in sorted(set(self.market)) if fur < 8 and self.affords(player, above(fur))]

    def do_extra(self, player: int, action: Action) -> Steps:
        mat = self.mats[player]
        if action[0] == "fulfil_card":
            yield from self.fulfil(player, action[1])
        elif action[0] == "use_card":
            mat.used.add(action[1])
            yield from self.action_gained(player, "advanced_action", "presence")
        elif action[1] == "buy_from_market":
            mat.horses -= 5
            yield from self.fur_from_market(player, is_bought=True)
        elif action[1] == "buy_from_bag":
            mat.horses -= 5
            yield from self.fur_from_bag(player)
        elif action[1] == "swap_down":
            yield from self.swap(player, self.swaps_down(player), above)
        else:
            yield from self.swap(player, sorted(set(self.market)), lambda _: whatever(2))

    def swap(self, player: int, furs: list[int], price: Callable[[int], Price]) -> Steps:
        answer = yield from ask(player, "market", [("take_fur", fur_name(fur)) for fur in furs])
        fur = fur_value(answer[1])
        self.mats[player].horses -= price(fur).count == 1  # for the swap down
        yield from self.pay(player, price(fur))
        yield from self.take_from_market(player, fur)
