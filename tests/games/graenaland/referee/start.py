"""Setting up: the island, the ship's supplies, the first settlements, the victory point cards (sections 1, 25–27)."""

from collections import Counter

from tests.games.graenaland.referee.table import Action, Land, Question, Steps, Table, ask, draw, listed

KEEP: Action = ("keep_anchor",)


class Start(Table):
    """Up to the first round."""

    def set_up(self) -> Steps:
        yield from self.lay_island()
        yield from self.refill_supplies()
        yield from self.draw_first()
        if self.options["chosen_starts"]:
            yield from self.choose_starts()
        else:
            yield from self.usual_starts()
        if self.options["victory_cards"]:
            yield from self.deal_victory_cards()

    def lay_island(self) -> Steps:
        names = list(self.options["island"]) or [slot["tile"] for slot in self.slots()]
        if not self.options["random_island"]:
            self.island = {name: Land(self.box.tiles[name]) for name in names}
            return
        for row, count in (("coast", self.seats), ("inland", self.seats - 1)):
            for _ in range(count):
                left = [at for at, tile in self.box.tiles.items() if tile["row"] == row and at not in self.island]
                _, name = yield from draw({("draw_tile", at): 1 for at in left})
                self.island[name] = Land(self.box.tiles[name])

    def slots(self) -> list[dict[str, str]]:
        found: list[dict[str, str]] = self.box.layouts[self.seats]["slots"]
        return found

    def refill_supplies(self) -> Steps:
        """Up to four lie open; used ones are shuffled if the deck is empty (ruling 18)."""
        while len(self.supply_row) < self.box.open_supplies:
            if not self.supply_deck:
                self.supply_deck = [card for card in self.box.supplies if card in self.supply_used]
                self.supply_used = []
            if not self.supply_deck:
                return
            _, card = yield from draw({("draw_supply", card): 1 for card in self.supply_deck})
            self.supply_deck.remove(card)
            self.supply_row.append(card)

    def draw_first(self) -> Steps:
        first = self.options["first"]
        if first is None:
            _, first = yield from draw({("draw_first", seat): 1 for seat in range(self.seats)})
        self.main = first

    # -- the usual start ----------------------------------------------------------------------------------------------

    def usual_starts(self) -> Steps:
        """The places of the pictures, whatever lies there on an island of one's own."""
        assert self.main is not None
        names, places = list(self.island), [slot["tile"] for slot in self.slots()]
        for seat, start in zip(self.clockwise(self.main), self.box.layouts[self.seats]["starts"], strict=True):
            for tile in start["settlements"]:
                self.island[names[places.index(tile)]].villages[seat] += 1
            self.clans[seat].heroes["warrior"] = names[places.index(start["warrior"])]
        for seat, start in zip(self.clockwise(self.main), self.box.layouts[self.seats]["starts"], strict=True):
            for tile in start["settlements"]:
                terrain = self.island[names[places.index(tile)]].terrain
                drawn = yield from self.draw_card(terrain)
                if drawn is not None:
                    self.clans[seat].hand[f"{terrain}-{drawn}"] += 1

    # -- starts that players choose (section 26, rulings 42 to 44) ----------------------------------------------------

    def choose_starts(self) -> Steps:
        assert self.main is not None
        self.arrivals: list[tuple[int, str]] = []  # villages by who came when
        self.to_come = [*self.clockwise(self.main), *reversed(self.clockwise(self.main))]
        for at in self.coast():
            for _ in range(self.box.start_cards):
                terrain = self.island[at].terrain
                drawn = yield from self.draw_card(terrain)
                if drawn is not None:
                    self.island[at].covered.append(drawn)
        while self.to_come:
            seat = self.to_come.pop(0)
            yield from self.settle(seat)
        for land in self.island.values():
            self.discards[land.terrain].update(land.covered)
            land.covered = []

    def coast(self) -> list[str]:
        return [at for at, land in self.island.items() if land.is_coast]

    def settle(self, seat: int) -> Steps:
        own = [at for who, at in self.arrivals if who == seat]
        places = [at for at in self.coast() if at not in own and self.leaves_room(seat, None, at)]
        _, at = yield from ask(seat, listed("start", [("settle", at) for at in places]))
        there = [who for who, place in self.arrivals if place == at]
        self.arrivals.append((seat, at))
        self.island[at].villages[seat] += 1
        if not own:
            self.clans[seat].heroes["warrior"] = at
        if not self.take_start_card(seat, at):
            yield from self.weigh_anchor(at, there)

    def take_start_card(self, seat: int, at: str) -> bool:
        land = self.island[at]
        if not land.covered:
            return False
        self.clans[seat].hand[f"{land.terrain}-{land.covered.pop(0)}"] += 1
        return True

    def weigh_anchor(self, at: str, there: list[int]) -> Steps:
        """Those who were there are asked in the order of arrival, until one goes."""
        for seat in there:
            own = [place for who, place in self.arrivals if who == seat]
            goals = [
                place
                for place in self.coast()
                if place not in own and self.island[place].covered and self.leaves_room(seat, at, place)
            ]
            if not goals:
                continue
            action = yield from ask(seat, listed("anchor", [KEEP, *(("raise_anchor", place) for place in goals)]))
            if action != KEEP:
                self.raise_anchor(seat, at, action[1])
                return

    def raise_anchor(self, seat: int, at: str, goal: str) -> None:
        """The warrior goes along with the village with which he was placed."""
        self.arrivals.remove((seat, at))
        if self.clans[seat].heroes["warrior"] == at:
            self.clans[seat].heroes["warrior"] = goal
        self.arrivals.append((seat, goal))
        self.island[at].villages[seat] -= 1
        self.island[goal].villages[seat] += 1
        self.take_start_card(seat, goal)

    def leaves_room(self, seat: int, start: str | None, goal: str) -> bool:
        """The last one to come finds a card where the own first village is not (ruling 44)."""
        if len(self.to_come) != 1:
            return True
        last = self.to_come[0]
        own = {at for who, at in self.arrivals if who == last}
        if seat == last:
            own = own - {start} | {goal}
        cards = Counter({at: len(self.island[at].covered) for at in self.coast()})
        cards[goal] -= 1
        return any(cards[at] > 0 for at in self.coast() if at not in own)

    # -- victory point cards ------------------------------------------------------------------------------------------

    def deal_victory_cards(self) -> Steps:
        """Three each; all keep one at once, and in secret (ruling 41)."""
        assert self.main is not None
        for seat in self.clockwise(self.main):
            for _ in range(self.box.victory["advanced"]["cards_dealt"]):
                _, card = yield from draw({("draw_victory_card", card): 1 for card in self.victory_deck})
                self.victory_deck.remove(card)
                self.clans[seat].dealt.append(card)
        self.answers: dict[int, Action] = {}
        while len(self.answers) < self.seats:
            seats = [seat for seat in range(self.seats) if seat not in self.answers]
            asked = {
                seat: listed("keep_card", [("keep_card", card) for card in self.clans[seat].dealt]) for seat in seats
            }
            seat, action = yield Question(asked)
            self.answers[seat] = action
        for seat, (_, card) in self.answers.items():
            self.clans[seat].card = card
            self.clans[seat].dealt.remove(card)
        self.answers = {}
