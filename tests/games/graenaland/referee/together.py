"""The main player's building phase: supplies, joint works, the grant of five players (sections 9, 18 and 29)."""

from collections import Counter
from collections.abc import Generator

from tests.games.graenaland.referee.box import RESOURCES, WORKS
from tests.games.graenaland.referee.building import Building
from tests.games.graenaland.referee.payment import can_pay, due_of, helped, markets_needed
from tests.games.graenaland.referee.table import Action, Answer, Asked, Cards, Payment, Question, Steps, ask, listed

END: Action = ("end_building",)
NOTHING: Action = ("build_nothing",)
DROP: Action = ("drop_work",)
KEEP: Action = ("keep_offer",)
UNKNOWN: tuple[Action, ...] = tuple(
    ("advise", what) for what in ("village", "stronghold", "church", "hall", "army", *WORKS)
)
BUILDS = ("build_village", "build_building", "recruit", "build_work")


class Together(Building):
    """The phase of whoever has the ship."""

    joint: tuple[str, str] | None = None  # the announced work and its place
    offers: dict[int, Cards]
    used: dict[int, Cards]
    own: Cards | None = None
    has_taken: bool
    has_changed: bool = False

    def main_builds(self) -> Steps:
        assert self.main is not None
        main, self.markets_used = self.main, 0
        self.has_taken, has_asked = not self.supply_row, False
        while True:
            choices = self.supplies()
            if self.has_taken:
                choices.append(END)
            if not has_asked:
                choices += [("announce_work", work, at) for work, at in self.work_places(main)]
                choices += [("grant_build", seat) for seat in range(self.seats) if self.may_grant(seat)]
            action = yield from ask(main, listed("build", choices, *self.forms(main, True, self.markets(main))))
            if action == END:
                return
            has_asked = has_asked or action[0] in ("announce_work", "grant_build")
            yield from self.main_acts(main, action)

    def may_grant(self, seat: int) -> bool:
        return bool(self.options["grant"] and seat != self.main)

    def main_acts(self, main: int, action: Action) -> Steps:
        if action[0] == "take_supply":
            self.take_supply(main, action[1])
        elif action[0] == "announce_work":
            yield from self.build_together(main, action[1], action[2])
        elif action[0] == "grant_build":
            yield from self.grant(main, action[1])
        else:
            yield from self.build(main, action, True)

    def supplies(self) -> list[Action]:
        """One card of the row, at any moment of the phase (section 9)."""
        return [] if self.has_taken else [("take_supply", card) for card in self.supply_row]

    def take_supply(self, main: int, card: str) -> None:
        self.supply_row.remove(card)
        self.clans[main].supplies[card] += 1
        self.has_taken = True

    def is_talk(self, seat: int, action: Action) -> bool:
        """The supply card is taken without an answer, too."""
        if action[0] == "take_supply":
            self.take_supply(seat, action[1])
        return action[0] == "take_supply" or super().is_talk(seat, action)

    # -- joint works (section 18, rulings 27 and 28) ------------------------------------------------------------------

    def build_together(self, main: int, work: str, at: str) -> Steps:
        self.joint, self.said, self.offers, self.has_changed = (work, at), set(), {}, False
        self.used = {seat: Counter() for seat in range(self.seats)}
        yield from self.together(self.clockwise(main), self.offer, without=main)
        self.offers = {seat: Counter(action[1]) for seat, action in self.answers.items() if seat != main}
        self.answers = {}
        yield from self.change(main)
        yield from self.collect(main, work, at)
        self.joint, self.offers, self.used, self.own = None, {}, {}, None

    def offer(self, seat: int) -> Asked:
        """Any of the cards that can be of use at all; the main player only talks."""
        assert self.joint
        return self.offered(seat, "offer", [])

    def change(self, main: int) -> Steps:
        """Once, after all offers were seen, by whoever holds any card."""
        holders = [seat for seat in self.offers if self.clans[seat].all_cards.total()]
        if not holders:
            return
        self.said, self.has_changed = set(), True
        yield from self.together(
            [main, *holders], lambda seat: self.offered(seat, "change_offer", [KEEP]), without=main
        )
        for seat, action in self.answers.items():
            if action[0] == "offer_cards":
                self.offers[seat] = Counter(action[1])
        self.answers = {}

    def offered(self, seat: int, prompt: str, other: list[Action]) -> Asked:
        assert self.joint
        if seat == self.main:
            silent: list[Action] = [("say_nothing",)] if self.options["talk"] != "none" else []
            return listed(prompt, [*silent, *self.supplies(), *self.work_talk(seat)])
        due, cards = due_of(self.work_price(*self.joint)), self.clans[seat].all_cards
        useful = Counter({card: count for card, count in cards.items() if helped(due, Counter([card]))})
        return listed(prompt, other + self.work_talk(seat), Payment(("offer_cards",), useful, lambda _: True))

    def collect(self, main: int, work: str, at: str) -> Steps:
        """Cards are taken one by one, then the main player pays the rest, then the helpers confirm."""
        due = due_of(self.work_price(work, at))
        while True:
            used = sum(self.used.values(), Counter())
            cards: list[Action] = [
                ("use_card", seat, card)
                for seat, offered in self.offers.items()
                for card in offered - self.used[seat]
                if helped(due, used + Counter([card]))
            ]
            form = self.rest_form(main, helped(due, used))
            action = yield from ask(main, listed("collect", [DROP, *cards, *self.supplies()], *form))
            if action == DROP:
                return
            if action[0] == "take_supply":
                self.take_supply(main, action[1])
            elif action[0] == "use_card":
                self.used[action[1]][action[2]] += 1
            elif (yield from self.confirm(main, work, at, Counter(action[1]))):
                return

    def rest_form(self, main: int, dues: set[tuple[int, int, int, int]]) -> list[Payment]:
        hand, markets = self.clans[main].all_cards, self.markets(main)
        if not any(can_pay(due, hand, markets, 0) for due in dues):
            return []

        def fits(paid: Cards) -> bool:
            return any(markets_needed(due, paid) <= markets for due in dues)

        return [Payment(("build_together",), hand, fits)]

    def confirm(self, main: int, work: str, at: str, own: Cards) -> Generator[Question, Answer, bool]:
        """Tell whether the work is over: built, or nobody is left who offers anything."""
        self.own = own
        helpers = [seat for seat in self.clockwise(main) if self.used[seat].total()]
        yield from self.together(helpers, lambda _: listed("confirm", [("confirm", True), ("confirm", False)]))
        refusing = [seat for seat, (_, agree) in self.answers.items() if not agree]
        self.answers = {}
        if refusing:
            self.own, self.used = None, {seat: Counter() for seat in range(self.seats)}
            self.offers = {seat: cards for seat, cards in self.offers.items() if seat not in refusing}
            return not any(cards.total() for cards in self.offers.values())
        due = due_of(self.work_price(work, at))
        used = sum(self.used.values(), Counter())
        self.markets_used += min(markets_needed(rest, own) for rest in helped(due, used))
        for seat in [main, *helpers]:
            self.spend(seat, self.used[seat] if seat != main else own)
        self.place_work(work, at)
        return True

    def work_talk(self, seat: int) -> list[Action]:
        assert self.joint
        if not self.may_talk(seat):
            return []
        price = [resource for resource in RESOURCES if resource in self.work_price(*self.joint)]
        asked = [other for other in range(self.seats) if other == self.main or other not in self.answers]
        if self.has_changed:  # whoever holds nothing has nothing to change
            asked = [other for other in asked if other == self.main or self.clans[other].all_cards.total()]
        everybody = [other for other in asked if other != seat]
        found: list[Action] = [("ask_give", other, one) for other in everybody for one in price]
        if seat != self.main:
            others = [other for other in everybody if other != self.main]
            found += [("promise_give", one) for one in price]
            found += [
                ("promise_swap", one, other, wanted)
                for other in others
                for one in price
                for wanted in price
                if one != wanted
            ]
        return self.unsaid(seat, found)

    # -- the grant (section 29, ruling 32) ----------------------------------------------------------------------------

    def grant(self, main: int, seat: int) -> Steps:
        if self.options["talk"] != "none":
            expect: list[Action] = [("expect_share", resource) for resource in RESOURCES]
            yield from ask(main, listed("advise", [("say_nothing",), *UNKNOWN, *expect]))
        markets, self.markets_used = self.markets_used, 0
        action = yield from ask(seat, listed("granted", [NOTHING], *self.forms(seat, True, 0)))
        if action != NOTHING:
            yield from self.build(seat, action, True)
        self.markets_used = markets
