"""The five advanced actions: where each may be done, what it costs, what it does (pages 7 to 9)."""

from collections.abc import Iterable

from tests.games.stroganov.referee.price import Price, exactly
from tests.games.stroganov.referee.purse import Purse
from tests.games.stroganov.referee.table import Action, Steps

EVERYWHERE = range(5)


class Advanced(Purse):
    """Advanced actions of a seat. Regions are counted from 0 here, and from 1 in actions."""

    def stands(self, player: int) -> list[int]:
        """Where the Cossack stands, or stands with A6: as if on one of the next two tiles to the west."""
        at = self.mats[player].at
        west = [tile for tile in self.tiles() if tile < at]
        shifted = west[len(west) - min(len(west), self.rule(player, "advanced_shift_left")) :]
        return [place for place in (at, *shifted) if place]

    def standing(self, player: int) -> set[int]:
        return {self.region_of(place) for place in self.stands(player)}

    def presence(self, player: int) -> set[int]:
        return self.standing(player) | set(self.built(player))

    def may_claim(self, player: int, at: int) -> bool:
        """In a region with an outpost any tile; the Cossack any of its region, or only its own (ruling 21)."""
        region = self.region_of(at)
        if region in self.built(player):
            return True
        return at in self.stands(player) if self.options["claims"] == "tile" else region in self.standing(player)

    def advanced_actions(
        self, player: int, regions: Iterable[int], building: Iterable[int], claiming: Iterable[int]
    ) -> list[Action]:
        """All that can be done in regions and paid; outposts only in some of them (ruling 22), some tiles claimed."""
        actions: list[Action] = []
        for region in regions:
            row, number = self.regions[region], region + 1
            actions += [("visit_village", number)] if row.village else []
            actions += [("use_yurt", number)] if row.yurt else []
            actions += [("take_card", number)] if row.card else []
        for at in claiming:
            if self.affords(player, self.claim_price(at)):
                actions.append(("claim_landscape", at))
        return actions + [("build_outpost", region + 1) for region in building if self.can_build(player, region)]

    def actions_in_presence(self, player: int) -> list[Action]:
        claiming = [at for at in self.tiles() if self.may_claim(player, at)]
        return self.advanced_actions(player, self.presence(player), self.standing(player), claiming)

    def actions_anywhere(self, player: int) -> list[Action]:
        return self.advanced_actions(player, EVERYWHERE, EVERYWHERE, self.tiles())

    def region_of_action(self, action: Action) -> int:
        where: int = action[1]
        return self.region_of(where) if action[0] == "claim_landscape" else where - 1

    def do_advanced(self, player: int, action: Action) -> Steps:
        if action[0] == "claim_landscape":
            yield from self.pay(player, self.claim_price(action[1]))
        yield from self.do_paid(player, action)

    def do_paid(self, player: int, action: Action) -> Steps:
        """The action, its furs being paid."""
        where: int = action[1]
        if action[0] == "visit_village":
            yield from self.visit(player, where - 1)
        elif action[0] == "use_yurt":
            yield from self.use_yurt(player, where - 1)
        elif action[0] == "take_card":
            card, self.regions[where - 1].card = self.regions[where - 1].card, None
            assert card
            self.mats[player].hand.append(card)
        elif action[0] == "build_outpost":
            self.mats[player].horses -= self.slot_horses(where - 1)
            self.mats[player].outposts -= 1
            self.build(player, where - 1)
        else:
            yield from self.claim(player, where)

    # -- one by one ---------------------------------------------------------------------------------------------------

    def visit(self, player: int, region: int) -> Steps:
        """The village stays."""
        village = self.regions[region].village
        assert village
        yield from self.rewards(player, self.box.villages[village]["rewards"], "village")

    def use_yurt(self, player: int, region: int) -> Steps:
        """The yurt goes out of the game."""
        yurt, self.regions[region].yurt = self.regions[region].yurt, None
        assert yurt
        yield from self.rewards(player, self.box.yurts[yurt]["rewards"], "yurt")

    def has_slot(self, player: int, region: int) -> bool:
        """One outpost a region for each, and a free place."""
        slots = self.regions[region].slots
        return player not in slots and None in slots

    def slot_horses(self, region: int) -> int:
        slots = self.box.board["regions"][region]["outpost_slots"]
        horses: int = slots[self.regions[region].slots.index(None)]["horse"]
        return horses

    def can_build(self, player: int, region: int) -> bool:
        mat = self.mats[player]
        return mat.outposts > 0 and self.has_slot(player, region) and mat.horses >= self.slot_horses(region)

    def build(self, player: int, region: int) -> None:
        """On the leftmost free place."""
        slots = self.regions[region].slots
        slots[slots.index(None)] = player

    def claim_price(self, at: int) -> Price:
        """Two furs of the region, and one for each fur on the tile."""
        return exactly(self.regions[self.region_of(at)].fur, 2 + len(self.row[at].furs))

    def claim(self, player: int, at: int) -> Steps:
        """Take the tile with its furs; Cossacks on it stay in the gap. Then its reward."""
        place = self.row[at]
        tile, furs = place.tile, place.furs
        place.tile, place.furs = None, []
        assert tile
        self.mats[player].landscapes.append(tile)
        yield from self.gain_furs(player, furs)
        yield from self.rewards(player, self.box.landscapes[tile]["rewards"], "landscape")
