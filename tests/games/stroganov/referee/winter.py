"""Winter: income, stories, songs, and getting ready for the next year (pages 9 and 10)."""

from tests.games.stroganov.referee.box import LAST, TIGER
from tests.games.stroganov.referee.table import Action, Place, Steps, ask, draw
from tests.games.stroganov.referee.turn import END, Turn

INCOME: Action = ("take_income",)


class Winter(Turn):
    """The fourth season."""

    def winter(self) -> Steps:
        order = list(self.line)
        for mat in self.mats:
            mat.sang_at_12 = False
        for player in order:
            self.active = player
            yield from self.income_of(player)
        for player, stories in zip(order, self.box.board["winter"]["stories"], strict=False):
            self.active = player
            yield from self.gain_stories(player, stories)
        for player in order:
            self.active = player
            yield from self.song_of(player)

    def income_of(self, player: int) -> Steps:
        yield from self.stage(player, "income", lambda _: [INCOME], self.income)

    def income(self, player: int, _: Action) -> Steps:
        """Horses; then cards: horses and coins at once, the others in the order that the player likes."""
        mat, winter = self.mats[player], self.box.board["winter"]
        horses = winter["horses"] + winter["horses_a_banner"] * mat.banners
        yield from self.rewards(player, [{"horse": horses}], "other")
        cards = [card for card in mat.fulfilled if self.box.cards[card]["effect"]["when"] == "winter"]
        while cards:
            at_once = [card for card in cards if self.may_come_at_once(card, cards)]
            for card in at_once:
                yield from self.winter_card(player, card)
            cards = [card for card in cards if card not in at_once]
            if cards:
                answer = yield from ask(player, "winter_card", self.winter_choices(cards))
                if answer == ("decline",):
                    return
                cards.remove(answer[1])
                yield from self.winter_card(player, answer[1])

    def winter_choices(self, cards: list[str]) -> list[Action]:
        """Furs from the bag may be left, when they are all that is to come (A5, ruling 9)."""
        words = [word for card in cards for word in self.box.cards[card]["effect"]["rewards"]]
        may_leave = all(set(word) == {"fur_bag"} for word in words)
        return [("use_card", card) for card in cards] + ([("decline",)] if may_leave else [])

    def may_come_at_once(self, card: str, cards: list[str]) -> bool:
        """Horses and coins may as well come first, unless they are counted and an action may yet add to the count."""
        is_last = all(self.is_plain(other) for other in cards)
        return self.is_plain(card) and (is_last or "per" not in self.box.cards[card]["effect"])

    def is_plain(self, card: str) -> bool:
        return all(set(word) <= {"horse", "coin"} for word in self.box.cards[card]["effect"]["rewards"])

    def winter_card(self, player: int, card: str) -> Steps:
        effect = self.box.cards[card]["effect"]
        for _ in range(self.per(player, effect.get("per"))):
            yield from self.rewards(player, effect["rewards"], "tsar_card")

    def per(self, player: int, what: str | None) -> int:
        if what is None:
            return 1
        return {"outpost_built": len(self.built(player)), "landscape": len(self.mats[player].landscapes)}[what]

    def song_of(self, player: int) -> Steps:
        """One song, and extra actions before and after it."""
        has_sung = False
        while True:
            songs: list[Action] = [] if has_sung else [("sing_song", song) for song in self.payable_songs(player)]
            answer = yield from ask(player, "song", [*songs, *self.extra_actions(player), END])
            if answer == END:
                return
            if answer in songs:
                has_sung = True
                self.songs.remove(answer[1])
                yield from self.sing(player, answer[1])
            else:
                yield from self.do_extra(player, answer)

    def payable_songs(self, player: int) -> list[str]:
        return [song for song in self.songs if self.box.songs[song]["story_cost"] <= self.mats[player].stories]

    # -- the next year ------------------------------------------------------------------------------------------------

    def upkeep(self) -> Steps:
        """The board for the year to come; after the second year all A things leave (ruling 17)."""
        for mat in self.mats:
            mat.at = 0
        letter = "A" if self.year == 1 else "B"
        self.close_up(letter)
        yield from self.renew_row()
        self.bag.update(self.market)
        self.market = []
        yield from self.refill_market()
        for _ in range(self.players):
            yield from self.lay_song(letter)
        for number, region in enumerate(self.regions):
            if not region.yurt:
                yield from self.lay_yurt(number, letter)
        for number, region in enumerate(self.regions):
            if not region.card:
                yield from self.lay_card(number, letter)

    def close_up(self, letter: str) -> None:
        """Songs leave; yurts and cards that stay close up to the west."""
        self.songs = []
        yurts = [region.yurt for region in self.regions if region.yurt]
        yurts = [yurt for yurt in yurts if self.box.yurts[yurt]["stack"] == letter]
        cards = [region.card for region in self.regions if region.card]
        cards = [card for card in cards if self.box.cards[card]["deck"] == letter]
        for number, region in enumerate(self.regions):
            region.yurt = yurts[number] if number < len(yurts) else None
            region.card = cards[number] if number < len(cards) else None

    def renew_row(self) -> Steps:
        """Tiles close up to the west, new ones come with furs, and a tiger at the end (rulings 7, 36, 37)."""
        old = [self.row[at] for at in self.tiles()]
        self.row = {at: old[at - 1] if at <= len(old) else Place() for at in range(1, LAST + 1)}
        new: list[int] = []
        for at in range(len(old) + 1, LAST + 1):
            if self.landscapes:
                yield from self.lay_tile(at, self.landscapes)
                new.append(at)
        yield from self.lay_furs(new)
        if new or "tiger_always" in self.readings:
            self.lay_tiger()

    def lay_tile(self, at: int, among: list[str]) -> Steps:
        _, tile = yield from draw({("draw_landscape", tile): 1 for tile in among})
        self.landscapes.remove(tile)
        self.row[at].tile = tile

    def slots(self, at: int) -> int:
        """Slots marked 4 are for four players (ruling 2)."""
        tile = self.box.landscapes[self.row[at].tile or ""]
        slots: int = tile["slots"] if self.players == 4 else tile["slots"] - tile["slots_marked_4"]
        return slots

    def lay_furs(self, places: list[int]) -> Steps:
        """One to each tile in turn, from the west, until all are full or the bag is empty."""
        while open_places := [at for at in places if len(self.row[at].furs) < self.slots(at)]:
            for at in open_places:
                if not self.bag.total():
                    self.sort_furs(places)
                    return
                yield from self.draw_fur()
                self.row[at].furs.append(self.drawn.pop())
        self.sort_furs(places)

    def sort_furs(self, places: list[int]) -> None:
        for at in places:
            self.row[at].furs.sort()

    def lay_tiger(self) -> None:
        if self.tigers and self.tiles():
            self.tigers -= 1
            self.row[max(self.tiles())].furs.append(TIGER)

    def lay_song(self, letter: str) -> Steps:
        stack = [song for song in self.song_stack if self.box.songs[song]["stack"] == letter]
        if stack:
            _, song = yield from draw({("draw_song", song): 1 for song in stack})
            self.song_stack.remove(song)
            self.songs.append(song)

    def lay_yurt(self, number: int, letter: str) -> Steps:
        stack = [yurt for yurt in self.yurts if self.box.yurts[yurt]["stack"] == letter]
        if stack:
            _, yurt = yield from draw({("draw_yurt", yurt): 1 for yurt in stack})
            self.yurts.remove(yurt)
            self.regions[number].yurt = yurt

    def lay_card(self, number: int, letter: str) -> Steps:
        stack = [card for card in self.cards if self.box.cards[card]["deck"] == letter]
        if stack:
            _, card = yield from draw({("draw_card", card): 1 for card in stack})
            self.cards.remove(card)
            self.regions[number].card = card
