"""What the land gives, and the heroes: the first two parts of a round (sections 3 and 4)."""

from collections.abc import Callable

from tests.games.graenaland.referee.box import HEROES
from tests.games.graenaland.referee.start import Start
from tests.games.graenaland.referee.table import Action, Asked, Question, Steps, ask, listed

STAY: Action = ("stay",)
STEPS = {
    "west": (-2, 0),
    "east": (2, 0),
    "northwest": (-1, 1),
    "northeast": (1, 1),
    "southwest": (-1, -1),
    "southeast": (1, -1),
    "west_twice": (-4, 0),
    "east_twice": (4, 0),
}


class Round(Start):
    """Production and movement."""

    answers: dict[int, Action]

    def together(self, seats: list[int], question: Callable[[int], Asked], *, without: int | None = None) -> Steps:
        """All answer, in whatever order, but nobody waits for the one without; `answers` then has the seats' order."""
        self.answers = {}
        while any(seat not in self.answers for seat in seats if seat != without):
            asked = {seat: question(seat) for seat in seats if seat not in self.answers}
            seat, action = yield Question({seat: one for seat, one in asked.items() if one.choices or one.forms})
            if not self.is_talk(seat, action):
                self.answers[seat] = action
        self.answers = {seat: self.answers[seat] for seat in seats if seat in self.answers}

    def is_talk(self, seat: int, action: Action) -> bool:
        raise NotImplementedError

    # -- production (sections 3, 14, 15; rulings 14 to 17) ------------------------------------------------------------

    def produce(self) -> Steps:
        for land in self.island.values():
            for why in ("territory", "road", "improvement"):
                if why != "territory" and why not in land.works:
                    continue
                if len(land.pile) + len(land.covered) >= land.limit:
                    break
                drawn = yield from self.draw_card(land.terrain)
                if drawn is None:
                    break
                if why == "road":
                    land.covered.append(drawn)
                elif why == "territory" or drawn == land.tile["improvement"]:
                    land.pile.append(drawn)
                else:
                    self.discards[land.terrain][drawn] += 1

    # -- movement (section 4, rulings 1 to 8) -------------------------------------------------------------------------

    def goal_of(self, at: str, direction: str) -> str | None:
        """Two at once only along the coast."""
        x, y = self.place(at)
        if direction.endswith("twice") and y:
            return None
        dx, dy = STEPS[direction]
        return self.at_place(x + dx, y + dy)

    def planned(self, seat: int) -> Asked:
        moves: list[Action] = [
            ("move", hero, direction)
            for hero, at in self.clans[seat].heroes.items()
            for direction in STEPS
            if self.goal_of(at, direction)
        ]
        return listed("move", [STAY, *moves])

    def move_heroes(self) -> Steps:
        assert self.main is not None
        movers = [seat for seat in self.clockwise(self.main) if seat != self.main]
        yield from self.together(movers, self.planned)
        for seat, action in self.answers.items():
            if action != STAY:
                self.move_hero(seat, action[1], action[2])
        self.answers = {}
        yield from self.enter_heroes()

    def move_hero(self, seat: int, hero: str, direction: str) -> None:
        heroes = self.clans[seat].heroes
        start, goal = heroes[hero], self.goal_of(heroes[hero], direction)
        assert goal
        other = self.hero_at(seat, goal)
        if other:
            heroes[other] = start
        heroes[hero] = goal

    def entries(self, seat: int) -> list[tuple[str, str]]:
        clan = self.clans[seat]
        return [(hero, at) for hero in HEROES for at in clan.waiting.get(hero, []) if not self.hero_at(seat, at)]

    def enter_heroes(self) -> Steps:
        """Whoever waits enters where the place is free; the owner chooses among several (rulings 6 to 8)."""
        for seat in self.entry_order():
            while entries := self.entries(seat):
                if len(entries) > 1 and not self.same_end(entries):
                    _, hero, at = yield from ask(seat, listed("enter", [("enter", *entry) for entry in entries]))
                else:
                    hero, at = entries[0]
                self.enter(seat, hero, at)

    def entry_order(self) -> list[int]:
        assert self.main is not None
        return self.clockwise(self.main)

    def same_end(self, entries: list[tuple[str, str]]) -> bool:
        """Whether all can enter, each at the one place of its own."""
        heroes, places = {hero for hero, _ in entries}, {at for _, at in entries}
        return len(heroes) == len(places) == len(entries)

    def enter(self, seat: int, hero: str, at: str) -> None:
        self.clans[seat].heroes[hero] = at
        self.clans[seat].waiting.pop(hero, None)
