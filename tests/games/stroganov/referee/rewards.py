"""The words of rewards, for those who sit at the table: trophies, songs and the rest."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from tests.games.stroganov.referee.advanced import Advanced
from tests.games.stroganov.referee.box import Words, gives_trophy
from tests.games.stroganov.referee.price import exactly
from tests.games.stroganov.referee.table import Action, Asks, Steps, ask

DECLINE: Action = ("decline",)


class Rewards(Advanced):
    """Rewards of a seat, in their order; what asks comes before the rest of the list."""

    @abstractmethod
    def extra_actions(self, player: int) -> list[Action]:
        """What may be done at any time."""

    @abstractmethod
    def do_extra(self, player: int, action: Action) -> Steps:
        """Do it."""

    def ask_freely(self, player: int, prompt: str, offered: Callable[[], list[Action]]) -> Asks:
        """Ask for one of these or none; extra actions may come first, as often as one likes (page 9)."""
        while True:
            extra = [action for action in self.extra_actions(player) if action[0] != "use_card"]
            answer = yield from ask(player, prompt, [*offered(), *extra, DECLINE])
            if answer not in extra:
                return answer
            yield from self.do_extra(player, answer)

    def rewards(self, player: int, words: Words, why: str) -> Steps:
        for word in words:
            [(name, amount)] = word.items()
            yield from self.reward(player, name, amount, why)

    def reward(self, player: int, name: str, amount: Any, why: str) -> Steps:
        mat = self.mats[player]
        if name == "vp":
            self.score(player, amount, why)
        elif name == "coin":
            mat.coins += amount
        elif name == "horse":
            mat.horses += amount
        elif name == "banner":
            self.gain_banners(player, amount)
        elif name == "tiger":
            self.gain_tigers(player, amount)
        elif name == "outpost":
            self.gain_outposts(player, amount)
        elif name == "story":
            yield from self.gain_stories(player, amount)
        elif isinstance(amount, int):
            yield from self.repeated(player, name, amount)
        else:
            yield from self.action_gained(player, name, amount)

    def repeated(self, player: int, name: str, amount: int) -> Steps:
        """Furs and trophies: one after the other."""
        gains: dict[str, Callable[[int], Steps]] = {
            "fur_bag": self.fur_from_bag,
            "fur_market": self.fur_from_market,
            "trophy": self.trophy,
        }
        for _ in range(amount):
            yield from gains[name](player)

    def action_gained(self, player: int, name: str, manner: str) -> Steps:
        """Actions elsewhere than one stands; each may be declined (ruling 9)."""
        prompts = {"visit_village": "village", "use_yurt": "yurt", "build_outpost": "outpost", "fulfil_tsar": "fulfil"}
        while True:
            choices = self.gained_choices(player, name, manner)
            extra = [action for action in self.extra_actions(player) if action[0] != "use_card"]
            extra = [action for action in extra if action[0] != "fulfil_card" or name != "fulfil_tsar"]
            if not choices and name in ("use_yurt", "build_outpost"):
                return
            if not choices and (not extra or (name == "fulfil_tsar" and not self.mats[player].hand)):
                return
            answer = yield from ask(player, prompts.get(name, "advanced"), [*choices, *extra, DECLINE])
            if answer not in extra:
                if answer != DECLINE:
                    yield from self.do_gained(player, name, answer)
                return
            yield from self.do_extra(player, answer)

    def gained_choices(self, player: int, name: str, manner: str) -> list[Action]:
        if name == "visit_village":
            return [("visit_village", region + 1) for region in self.villages(manner)]
        if name == "use_yurt":
            return [("use_yurt", region + 1) for region in self.yurts_without_trophy()]
        if name == "build_outpost":
            left = self.mats[player].outposts_left
            return [("build_outpost", n + 1) for n in range(5) if left and self.has_slot(player, n)]
        if name == "fulfil_tsar":
            return [("fulfil_card", card) for card in self.mats[player].hand if self.can_fulfil(player, card, True)]
        assert name == "advanced_action"
        return self.actions_anywhere(player) if manner == "anywhere" else self.actions_in_presence(player)

    def do_gained(self, player: int, name: str, answer: Action) -> Steps:
        if name == "build_outpost":  # from the general supply, without horses (page 14)
            self.mats[player].outposts_left -= 1
            self.build(player, answer[1] - 1)
        elif name == "fulfil_tsar":
            yield from self.fulfil(player, answer[1], paid_only=True)
        else:
            yield from self.do_advanced(player, answer)

    def villages(self, manner: str) -> list[int]:
        """The trophy village is barred to a trophy, not to a song (ruling 48)."""
        found = [(n, region.village) for n, region in enumerate(self.regions) if region.village]
        return [n for n, name in found if manner == "any" or not gives_trophy(self.box.villages[name]["rewards"])]

    def yurts_without_trophy(self) -> list[int]:
        found = [(n, region.yurt) for n, region in enumerate(self.regions) if region.yurt]
        return [n for n, name in found if not gives_trophy(self.box.yurts[name]["rewards"])]

    # -- trophies (page 8) --------------------------------------------------------------------------------------------

    def trophy(self, player: int) -> Steps:
        """Pay and step, or stay; then a reward."""
        mat = self.mats[player]
        spaces, moved = mat.track["spaces"], False
        if mat.trophy < mat.last_space:
            fur = spaces[mat.trophy]["fur"]

            def step() -> list[Action]:
                return [("step_trophy",)] if not fur or self.affords(player, exactly(fur)) else []

            if (yield from self.ask_freely(player, "trophy_step", step)) != DECLINE:
                if fur:
                    yield from self.pay(player, exactly(fur))
                mat.trophy += 1
                moved = True
        yield from self.trophy_reward(player, moved)

    def trophy_reward(self, player: int, moved: bool) -> Steps:
        """At the marker or above; just below it with S7 or A4, if it moved (rulings 27 to 29)."""
        mat = self.mats[player]

        def reached() -> list[Action]:
            below = moved and self.rule(player, "trophy_reward_one_below")
            lowest = min(mat.trophy + 1, mat.last_space) if below else mat.trophy
            return [("take_trophy_reward", n) for n in range(1, lowest + 1)]

        answer = yield from self.ask_freely(player, "trophy_reward", reached)
        if answer == DECLINE:
            return
        space: int = answer[1]
        words = self.mats[player].track["spaces"][space - 1]["rewards"]
        if "pick_above" not in words[0]:
            yield from self.rewards(player, words, "trophy")
            return
        yield from self.pick_above(player, words[0]["pick_above"], space)

    def pick_above(self, player: int, count: int, space: int) -> Steps:
        """Different rewards from above the space."""
        spaces = list(range(1, space))
        for _ in range(count):
            answer = yield from self.ask_freely(
                player, "trophy_reward", lambda: [("take_trophy_reward", n) for n in spaces]
            )
            if answer == DECLINE:
                return
            spaces.remove(answer[1])
            yield from self.rewards(player, self.mats[player].track["spaces"][answer[1] - 1]["rewards"], "trophy")

    # -- the end of the story track (pages 9 and 11) ------------------------------------------------------------------

    def at_twelve(self, player: int) -> Steps:
        """Once a turn a song that stays, or on a side b a step of the trophy marker for stories (rulings 3 and 4)."""
        mat = self.mats[player]
        if mat.sang_at_12 and "songs_unlimited" not in self.readings:
            return
        choices: list[Action] = [("sing_song", song) for song in self.songs]
        if self.side(player) == "b" and mat.trophy < mat.last_space:
            choices.append(("step_for_stories",))
        if not choices:
            return
        answer = yield from self.ask_freely(player, "song_now", lambda: choices)
        if answer == DECLINE:
            return
        mat.sang_at_12 = True
        if answer == ("step_for_stories",):
            mat.stories -= mat.track["spaces"][mat.trophy]["fur"] or 0
            mat.trophy += 1
            yield from self.trophy_reward(player, moved=True)
        else:
            yield from self.sing(player, answer[1])

    def sing(self, player: int, song: str) -> Steps:
        self.mats[player].stories -= self.box.songs[song]["story_cost"]
        yield from self.rewards(player, self.box.songs[song]["rewards"], "song")

    # -- the tsar's cards (page 9) ------------------------------------------------------------------------------------

    def wanted(self, player: int, card: str, paid_only: bool) -> tuple[int, int, int]:
        """The value, how many to pay, and how many more to show."""
        require = self.box.cards[card]["require"]
        value, own, pay = require["value"], require["own"], require["pay"]
        if paid_only:
            own = pay
        elif own > pay:  # A3 does not help where as many are to be had as to be paid
            own = max(pay, own - self.rule(player, "tsar_own_minus"))
        return value, pay, own - pay

    def can_fulfil(self, player: int, card: str, paid_only: bool = False) -> bool:
        value, pay, show = self.wanted(player, card, paid_only)
        return self.affords(player, exactly(value, pay), lambda furs, coins: can_show(value, show, furs, coins))

    def fulfil(self, player: int, card: str, paid_only: bool = False) -> Steps:
        """Pay the framed furs, show the others: tigers that are shown are paid, changed furs are kept."""
        mat = self.mats[player]
        value, pay, show = self.wanted(player, card, paid_only)
        yield from self.pay(player, exactly(value, pay), lambda furs, coins: can_show(value, show, furs, coins))
        missing = max(0, show - mat.furs[value])
        if missing:
            changed = min(mat.coins, self.real_furs(player) - mat.furs[value])
            least, most = max(0, missing - changed), min(missing, mat.furs[9])
            tigers = least
            if most:
                _, tigers = yield from ask(player, "show", [("show_tigers", n) for n in range(least, most + 1)])
            self.discard(player, 9, tigers)
            mat.coins -= missing - tigers
        mat.hand.remove(card)
        mat.fulfilled.append(card)
        self.score(player, self.box.cards[card]["vp"], "tsar_card")
        effect = self.box.cards[card]["effect"]
        if effect["when"] == "immediate":
            yield from self.rewards(player, effect["rewards"], "tsar_card")


def can_show(value: int, count: int, furs: Any, coins: int) -> bool:
    """Furs of the value, others with a coin each, tigers."""
    others = sum(some for fur, some in furs.items() if fur not in (value, 9))
    return bool(count <= furs[value] + min(coins, others) + furs[9])
