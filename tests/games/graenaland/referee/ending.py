"""Goals, claims, the last building phases and the winner (sections 20 to 23, 27 and 28)."""

from functools import partial

from tests.games.graenaland.referee.box import GOALS
from tests.games.graenaland.referee.payment import in_order
from tests.games.graenaland.referee.reach import Search, TooLarge, reachable
from tests.games.graenaland.referee.table import NOBODY, Action, Asked, Cards, Payment, Question, Steps, ask, listed
from tests.games.graenaland.referee.together import END, Together

NO_CLAIM: Action = ("no_claim",)


class Ending(Together):
    """Who wins."""

    def standing(self, seat: int) -> dict[str, int]:
        """What somebody has of each goal; with three players the first building is not counted (ruling 40)."""
        houses = [land.houses(seat) for land in self.island.values()]
        dropped = self.box.victory["three_players"]["buildings_not_counted"] if self.by_three else 0
        counts = (
            sum(houses),
            sum(count >= 2 for count in houses),
            max(houses, default=0),
            max(0, self.built(seat) - dropped),
            self.clans[seat].army,
        )
        return dict(zip(GOALS, counts, strict=True))

    def steps(self, seat: int) -> dict[str, list[int]]:
        if self.options["victory_cards"]:
            steps: dict[str, list[int]] = self.box.cards[self.clans[seat].card or ""]
            return steps
        return {goal: [due] for goal, due in self.box.victory["basic"]["thresholds"].items()}

    def points_of(self, seat: int) -> dict[str, int]:
        standing, steps = self.standing(seat), self.steps(seat)
        return {goal: sum(standing[goal] >= step for step in steps[goal]) for goal in GOALS}

    def points(self, seat: int) -> int:
        return sum(self.points_of(seat).values())

    # -- the first games ----------------------------------------------------------------------------------------------

    def declares(self) -> Steps:
        """Three goals of five, after building, if one likes (section 20, ruling 33)."""
        assert self.main is not None
        if self.points(self.main) < self.box.victory["basic"]["goals_needed"]:
            return
        action = yield from ask(self.main, listed("declare", [("declare",), ("play_on",)]))
        if action == ("declare",):
            self.winner = self.main
            yield from self.last_builds(self.main)

    def last_builds(self, winner: int) -> Steps:
        """No supply card, no works (section 22)."""
        self.phase = "final"
        for seat in self.clockwise(winner)[1:]:
            self.markets_used = 0
            while True:
                forms = self.forms(seat, False, self.markets(seat))
                action = yield from ask(seat, listed("final", [END], *forms))
                if action == END:
                    break
                yield from self.build(seat, action, False)

    # -- victory point cards ------------------------------------------------------------------------------------------

    def claims(self) -> Steps:
        """The highest number wins, equal ones the nearest to the main player (section 28, ruling 36)."""
        assert self.main is not None
        self.markets_used = 0
        self.answers = {}
        due = self.box.victory["advanced"]["points_needed"]
        tops = {seat: reachable(self, seat, self.steps(seat), due) for seat in range(self.seats)}
        self.surely = [seat for seat, top in tops.items() if top is not None and top >= due]
        while True:
            seat, action = yield self.whose_claim(tops, due)
            if seat == NOBODY:
                break
            self.answers[seat] = action
        numbers = self.numbers()
        self.answers = {}
        if numbers:
            order = self.clockwise(self.main)
            self.winner = max(numbers, key=lambda seat: (numbers[seat], -order.index(seat)))
            self.is_proving = True
            yield from self.prove(self.winner, numbers[self.winner])
            self.is_proving = False
            yield from self.last_builds(self.winner)

    def numbers(self) -> dict[int, int]:
        """What was claimed."""
        return {seat: action[1] for seat, action in self.answers.items() if action != NO_CLAIM}

    def whose_claim(self, tops: dict[int, int | None], due: int) -> Question:
        """All at once; or aloud, clockwise from the main player, each above those before."""
        assert self.main is not None
        left = [seat for seat in self.clockwise(self.main) if seat not in self.answers]
        if self.options["open_claims"]:
            due = max([due, *[number + 1 for number in self.numbers().values()]])
            spoken = [place for place, seat in enumerate(self.clockwise(self.main)) if seat in self.answers]
            left = self.clockwise(self.main)[max(spoken) + 1 if spoken else 0 :]
            sure = [place for place, seat in enumerate(left) if seat in self.surely]
            left = left[: sure[0] + 1] if sure else left
        asked = {seat: claim_of(tops[seat], due) for seat in left}
        if self.options["open_claims"] and len(asked) > 1:
            return Question({}, asked)  # whoever is asked first
        must = {seat: one for seat, one in asked.items() if seat in self.surely}
        return Question(must, {seat: one for seat, one in asked.items() if seat not in must})

    def prove(self, seat: int, claimed: int) -> Steps:
        """The card lies open, the hand as the table plays; only what still leads to the number may be built."""
        self.phase, self.markets_used = "final", 0
        self.clans[seat].is_open = bool(self.options["open_hands"])
        while True:
            action = yield from ask(seat, self.proof(seat, claimed))
            if action == END:
                return
            yield from self.build(seat, action, False)

    def proof(self, seat: int, claimed: int) -> Asked:
        forms = self.forms(seat, False, self.markets(seat))
        if self.points(seat) >= claimed:
            return listed("prove", [END], *forms)
        try:
            found = [self.leading(seat, claimed, form) for form in forms]
        except TooLarge:
            return Asked("prove", {}, tuple(forms), is_sure=False)
        return listed("prove", [], *(form for form in found if form))

    def leading(self, seat: int, claimed: int, form: Payment) -> Payment | None:
        """The payments after which the number can still be reached."""
        search = Search(self, seat, self.steps(seat))
        spot = search.start()
        build = next(build for build in search.builds(spot) if build.template == form.template)
        good: set[tuple[str, ...]] = set()
        for paid, after in search.paid(spot, build):
            if in_order(paid) in good:
                continue
            if Search(self, seat, self.steps(seat)).run(after, claimed) >= claimed:
                good.add(in_order(paid))
        return Payment(form.template, form.hand, partial(is_among, good)) if good else None

    # -- the result ---------------------------------------------------------------------------------------------------

    def places(self) -> list[int]:
        """The winner, then the others by goals or points; equal ones share a place (ruling 35)."""
        keys = [(seat == self.winner, self.points(seat)) for seat in range(self.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]


def is_among(good: set[tuple[str, ...]], paid: Cards) -> bool:
    return in_order(paid) in good


def claim_of(top: int | None, due: int) -> Asked:
    if top is None:
        return Asked("claim", {}, is_sure=False)
    return listed("claim", [NO_CLAIM, *(("claim", number) for number in range(due, top + 1))])
