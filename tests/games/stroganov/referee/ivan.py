"""The solo opponent (pages 12 and 13): he is asked nothing, only chance is."""

from typing import Any

from tests.games.stroganov.referee.box import TIGER
from tests.games.stroganov.referee.table import Mat, Steps, draw
from tests.games.stroganov.referee.winter import Winter


class Ivan(Winter):
    """What is different for Ivan or Katyusha."""

    @property
    def his(self) -> Mat:
        assert self.ivan is not None
        return self.mats[self.ivan]

    # -- special rules ------------------------------------------------------------------------------------------------

    def reward(self, player: int, name: str, amount: Any, why: str) -> Steps:
        """Five horses are a point at once; an action that is gained is three points (page 12)."""
        if player == self.ivan and name == "horse":
            self.his.horses += amount
            rate = self.box.solo["ivan"]["horses_a_point"]
            self.score(player, self.his.horses // rate, "horses")
            self.his.horses %= rate
        elif player == self.ivan and name == "build_outpost":
            self.build_far_east(player)
        elif player == self.ivan and isinstance(amount, str):
            self.score(player, self.box.solo["ivan"]["extra_action_vp"], "extra_action")
        else:
            yield from super().reward(player, name, amount, why)

    def fur_from_bag(self, player: int) -> Steps:
        """He draws one and keeps it."""
        if player != self.ivan:
            yield from super().fur_from_bag(player)
        elif self.bag.total():
            yield from self.draw_fur()
            yield from self.gain_fur(player, self.drawn.pop())

    def fur_from_market(self, player: int, is_bought: bool = False) -> Steps:
        if player != self.ivan:
            yield from super().fur_from_market(player, is_bought)
        elif self.market:
            yield from self.take_from_market(player, self.his_pick(self.market))

    def trophy(self, player: int) -> Steps:
        yield from self.his_trophy() if player == self.ivan else super().trophy(player)

    def hold(self, player: int, fur: int) -> None:
        """A harder rule: a coin instead of furs of the trade (ruling 14); the fur goes back into the bag."""
        if player == self.ivan and fur == self.trade_fur and "coin_for_trade_fur" in self.harder:
            self.bag[fur] += 1
            self.his.coins += 1
        else:
            super().hold(player, fur)

    def his_pick(self, furs: list[int]) -> int:
        """The highest or the lowest, as the face-up card shows."""
        assert self.ivan_card
        return max(furs) if self.box.ivan_cards[self.ivan_card]["hunt"]["pick"] == "highest" else min(furs)

    def build_far_east(self, player: int) -> None:
        """A free outpost as far east as he can (ruling 50)."""
        regions = [region for region in range(5) if self.has_slot(player, region)]
        if regions and self.his.outposts_left:
            self.his.outposts_left -= 1
            self.build(player, regions[-1])

    def at_twelve(self, player: int) -> Steps:
        """The dearest song, of equals the one to the right; it stays. His song itself never opens another one."""
        if player != self.ivan:
            yield from super().at_twelve(player)
        elif self.songs and not self.his.sang_at_12:
            self.his.sang_at_12 = True
            yield from self.sing(player, self.dearest(self.songs))
            self.his.sang_at_12 = "songs_unlimited" not in self.readings

    def dearest(self, songs: list[str]) -> str:
        return max(reversed(songs), key=lambda song: self.box.songs[song]["story_cost"])

    # -- his payments -------------------------------------------------------------------------------------------------

    def he_can_pay(self, value: int, count: int) -> bool:
        furs = self.his.furs
        jokers = furs[TIGER] + self.his.coins + (furs[8] if value != 8 else 0)
        return count <= furs[value] + jokers

    def he_pays(self, value: int, count: int) -> None:
        """The fur; if he has none, a bear, then a coin, then a tiger."""
        assert self.ivan is not None
        for _ in range(count):
            if kind := next((fur for fur in (value, 8) if self.his.furs[fur]), None):
                self.discard(self.ivan, kind)
            elif self.his.coins:
                self.his.coins -= 1
            else:
                self.discard(self.ivan, TIGER)

    # -- his turn -----------------------------------------------------------------------------------------------------

    def draw_back(self) -> Steps:
        """What the top of his deck shows."""
        _, self.ivan_back = yield from draw({("draw_back", card): 1 for card in self.deck})

    def same_back(self, card: str) -> bool:
        cards = self.box.ivan_cards
        assert self.ivan_back
        shown = cards[self.ivan_back]
        if cards[card]["move"] != shown["move"]:
            return False
        return "hunt_from_deck" not in self.readings or cards[card]["hunt"] == shown["hunt"]

    def his_turn(self) -> Steps:
        assert self.ivan is not None
        self.his.sang_at_12 = False
        cards = {("turn_ivan_card", card): 1 for card in self.deck if self.same_back(card)}
        _, self.ivan_card = yield from draw(cards)
        assert self.ivan_card
        self.deck.remove(self.ivan_card)
        yield from self.draw_back()
        assert self.ivan_back
        east = [at for at in self.tiles() if at > self.his.at]
        steps = min(len(east), self.box.ivan_cards[self.ivan_back]["move"])
        if steps:
            self.move_to(self.ivan, east[steps - 1])
        yield from self.his_hunt()
        yield from self.his_main_action()
        yield from self.his_second_action(self.box.ivan_cards[self.ivan_card]["second_action"])

    def his_hunt(self) -> Steps:
        """Furs from one end; from an empty tile as many coins."""
        assert self.ivan is not None
        deck = "hunt_from_deck" in self.readings
        hunt = self.box.ivan_cards[(self.ivan_back if deck else self.ivan_card) or ""]["hunt"]
        furs = list(self.row[self.his.at].furs)
        if not furs:
            self.his.coins += hunt["count"]
        taken = furs[: hunt["count"]] if hunt["pick"] == "lowest" else furs[::-1][: hunt["count"]]
        for fur in taken:
            self.row[self.his.at].furs.remove(fur)
        yield from self.gain_furs(self.ivan, taken)

    def his_main_action(self) -> Steps:
        """The tile under him if it is empty and he can pay; else the village."""
        assert self.ivan is not None
        place, region = self.row[self.his.at], self.region_of(self.his.at)
        if place.tile and not place.furs and self.he_can_pay(self.regions[region].fur, 2):
            yield from self.he_claims(self.his.at)
        else:
            yield from self.visit(self.ivan, region)

    def he_claims(self, at: int) -> Steps:
        assert self.ivan is not None
        price = self.claim_price(at)
        [value] = price.suits
        self.he_pays(value, price.count)
        yield from self.claim(self.ivan, at)

    def his_trophy(self) -> Steps:
        """He steps if he can pay, and scores what the space shows either way (ruling 51)."""
        assert self.ivan is not None
        if self.his.trophy < self.his.last_space:
            fur = self.his.track["spaces"][self.his.trophy]["fur"]
            if self.he_can_pay(fur, 1):
                self.he_pays(fur, 1)
                self.his.trophy += 1
        yield from self.rewards(self.ivan, self.his.track["spaces"][self.his.trophy - 1]["rewards"], "trophy")

    def his_regions(self) -> list[int]:
        """Where he is present, from the east."""
        assert self.ivan is not None
        return sorted({self.region_of(self.his.at), *self.built(self.ivan)}, reverse=True)

    def his_second_action(self, name: str) -> Steps:
        """A harder rule: a coin instead of an action that he lacks furs for (page 13)."""
        if name == "outpost":
            failed = self.his_outpost()
        elif name == "trophy":
            failed = yield from self.his_trophy_action()
        elif name == "claim":
            failed = yield from self.his_claim()
        else:
            failed = yield from self.his_thing(name)
        if failed and "coin_when_failed" in self.harder:
            self.his.coins += 1

    def his_trophy_action(self) -> Any:
        """With the harder rule the coin is instead of the points, as of an outpost from the supply."""
        mat = self.his
        failed = mat.trophy < mat.last_space and not self.he_can_pay(mat.track["spaces"][mat.trophy]["fur"], 1)
        if not failed or "coin_when_failed" not in self.harder:
            yield from self.his_trophy()
        return failed

    def his_outpost(self) -> bool:
        """Only where he stands; what prevents it gives him an outpost from the supply (ruling 13)."""
        assert self.ivan is not None
        region = self.region_of(self.his.at)
        fur = self.regions[region].fur
        has_place = self.his.outposts > 0 and self.has_slot(self.ivan, region)
        if has_place and self.he_can_pay(fur, 1):
            self.he_pays(fur, 1)
            self.his.outposts -= 1
            self.build(self.ivan, region)
            return False
        if not has_place or "coin_when_failed" not in self.harder:
            self.gain_outposts(self.ivan, 1)
        return has_place

    def his_claim(self) -> Any:
        """The easternmost tile that he can pay, where he may claim (ruling 49)."""
        assert self.ivan is not None
        tiles = [at for at in self.tiles() if self.may_claim(self.ivan, at)]
        for at in reversed(tiles):
            if self.he_can_pay(self.regions[self.region_of(at)].fur, self.claim_price(at).count):
                yield from self.he_claims(at)
                return False
        return bool(tiles)

    def his_thing(self, name: str) -> Any:
        """A card or a yurt for a fur of its region."""
        assert self.ivan is not None
        failed = False
        for number in self.his_regions():
            region = self.regions[number]
            if not (region.card if name == "tsar" else region.yurt):
                continue
            if self.he_can_pay(region.fur, 1):
                self.he_pays(region.fur, 1)
                if name == "yurt":
                    yield from self.use_yurt(self.ivan, number)
                else:
                    self.he_takes_card(number)
                return False
            failed = True
        return failed

    def he_takes_card(self, number: int) -> None:
        """Its points at once; a B card stays for the end."""
        card, self.regions[number].card = self.regions[number].card, None
        assert card
        assert self.ivan is not None
        self.score(self.ivan, self.box.cards[card]["vp"], "tsar_card")
        if self.box.cards[card]["deck"] == "B":
            self.his.fulfilled.append(card)

    # -- his winter ---------------------------------------------------------------------------------------------------

    def income_of(self, player: int) -> Steps:
        if player == self.ivan:
            yield from self.income(player, ())
        else:
            yield from super().income_of(player)

    def song_of(self, player: int) -> Steps:
        """The dearest that he can pay."""
        if player != self.ivan:
            yield from super().song_of(player)
        elif songs := self.payable_songs(player):
            song = self.dearest(songs)
            self.songs.remove(song)
            yield from self.sing(player, song)
