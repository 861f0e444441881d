"""Paying, the bag, the market, and what comes with furs and stories."""

from abc import ABC, abstractmethod

from tests.games.stroganov.referee.box import TIGER, Words, fur_name, fur_value
from tests.games.stroganov.referee.price import Later, Price, can_pay, nothing_later, payments
from tests.games.stroganov.referee.table import Action, Steps, Table, ask, draw


class Purse(Table, ABC):
    """What players pay and take."""

    @abstractmethod
    def rewards(self, player: int, words: Words, why: str) -> Steps:
        """Carry rewards out in their order."""

    @abstractmethod
    def at_twelve(self, player: int) -> Steps:
        """The marker came to the end of the story track."""

    # -- paying -------------------------------------------------------------------------------------------------------

    def affords(self, player: int, price: Price, later: Later = nothing_later) -> bool:
        mat = self.mats[player]
        return can_pay(price, mat.furs, mat.coins, later)

    def pay(self, player: int, price: Price, later: Later = nothing_later) -> Steps:
        """Kind by kind: a kind is offered if some whole payment goes on with it. Each goes to the bag as it is paid."""
        mat = self.mats[player]
        ways = list(payments(price, mat.furs, mat.coins, later))
        while any(ways):
            firsts = dict.fromkeys(way[0] for way in ways)
            offered: list[Action] = [("pay", fur_name(kind), count) for kind, count in firsts]
            _, name, count = yield from ask(player, "pay", offered)
            kind = fur_value(name)
            self.discard(player, kind, count)
            mat.coins -= count * price.coins(kind)
            ways = [way[1:] for way in ways if way[0] == (kind, count)]

    # -- the bag ------------------------------------------------------------------------------------------------------

    def draw_fur(self) -> Steps:
        """Out of the bag, into `drawn`."""
        fur = yield from draw({("draw_fur", fur_name(fur)): count for fur, count in sorted(self.bag.items()) if count})
        self.bag[fur_value(fur[1])] -= 1
        self.drawn.append(fur_value(fur[1]))

    def fur_from_bag(self, player: int) -> Steps:
        """Draw two, keep one (page 9); one alone is kept (ruling 35). In one reading none need be (ruling 9)."""
        assert not self.drawn, "nothing is in the air"
        for _ in range(min(2, self.bag.total())):
            yield from self.draw_fur()
        if not self.drawn:
            return
        choices: list[Action] = [("keep_fur", fur_name(fur)) for fur in sorted(set(self.drawn))]
        choices += [("decline",)] if "keep_neither" in self.readings else []
        answer = yield from ask(player, "keep", choices)
        back, self.drawn = self.drawn, []
        kept = fur_value(answer[1]) if answer != ("decline",) else None
        if kept:
            back.remove(kept)
        self.bag.update(back)
        if kept:
            yield from self.gain_fur(player, kept)

    # -- the market ---------------------------------------------------------------------------------------------------

    def fur_from_market(self, player: int, is_bought: bool = False) -> Steps:
        """A fur of the market; a gain may be declined, what was bought may not."""
        if not self.market:
            return
        choices: list[Action] = [("take_fur", fur_name(fur)) for fur in sorted(set(self.market))]
        answer = yield from ask(player, "market", choices if is_bought else [*choices, ("decline",)])
        if answer != ("decline",):
            yield from self.take_from_market(player, fur_value(answer[1]))

    def take_from_market(self, player: int, fur: int) -> Steps:
        """Its place is filled at once, before a bear brings its stories."""
        self.market.remove(fur)
        self.hold(player, fur)
        yield from self.refill_market()
        yield from self.fur_brings(player, fur)

    def refill_market(self) -> Steps:
        """Places that could not be filled before are filled with it (ruling 35)."""
        while len(self.market) < self.box.board["tracks"]["market"] and self.bag.total():
            yield from self.draw_fur()
            self.market.append(self.drawn.pop())

    # -- gains --------------------------------------------------------------------------------------------------------

    def gain_fur(self, player: int, fur: int) -> Steps:
        yield from self.gain_furs(player, [fur])

    def gain_furs(self, player: int, furs: list[int]) -> Steps:
        """Take them all, then each brings what it brings."""
        for fur in furs:
            self.hold(player, fur)
        for fur in furs:
            yield from self.fur_brings(player, fur)

    def hold(self, player: int, fur: int) -> None:
        self.mats[player].furs[fur] += 1

    def fur_brings(self, player: int, fur: int) -> Steps:
        """A bear brings two stories (page 9)."""
        for gain in self.box.furs["on_gain"]:
            if gain["value"] == fur:
                yield from self.rewards(player, gain["rewards"], "other")

    def gain_tigers(self, player: int, count: int) -> None:
        """As far as there are any (ruling 38)."""
        count = min(count, self.tigers)
        self.tigers -= count
        self.mats[player].furs[TIGER] += count

    def gain_banners(self, player: int, count: int) -> None:
        count = min(count, self.banners)
        self.banners -= count
        self.mats[player].banners += count

    def gain_outposts(self, player: int, count: int) -> None:
        """From the general supply into the own one."""
        mat = self.mats[player]
        count = min(count, mat.outposts_left)
        mat.outposts_left -= count
        mat.outposts += count

    def gain_stories(self, player: int, count: int) -> Steps:
        """Rising to 12 brings a song at once; what goes beyond is lost (page 9, ruling 3)."""
        mat, end = self.mats[player], self.box.board["tracks"]["story"]
        before = mat.stories
        mat.stories = min(end, before + count)
        if before < mat.stories == end:
            yield from self.at_twelve(player)
