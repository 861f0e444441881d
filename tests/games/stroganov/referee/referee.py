"""The referee: a second, slow and plain Stroganov, written from the rulebooks and rulings alone.

A game is one long generator that asks: whoever drives it answers, and looks at the table in between.
"""

from collections.abc import Mapping
from typing import Any

from tests.games.stroganov.referee.box import LAST, SEASONS, fur_value
from tests.games.stroganov.referee.ivan import Ivan
from tests.games.stroganov.referee.scoring import final_terms
from tests.games.stroganov.referee.table import Action, Question, Steps, ask, draw


class Referee(Ivan):
    """A game from its options on."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options)
        self.is_ready = False  # not while the board is made ready for a year, in whatever order
        self._game = self.game()
        self.question: Question | None = next(self._game)

    def answer(self, action: Action) -> None:
        """Go on to the next question."""
        try:
            self.question = self._game.send(action)
        except StopIteration:
            self.question = None

    def game(self) -> Steps:
        yield from self.set_up()
        self.is_ready = True
        for self.year in range(1, 5):
            for self.season in SEASONS[:3]:
                yield from self.season_of_turns()
            self.season = "winter"
            yield from self.winter()
            if self.year < 4:
                self.is_ready = False
                yield from self.upkeep()
                self.is_ready = True
        for player in range(self.players):
            terms = final_terms(self, player)
            for why, points in terms.items():
                self.score(player, points, why)

    def season_of_turns(self) -> Steps:
        """Always the deepest in Siberia who has not had a turn this season."""
        waiting = set(range(self.players))
        while waiting:
            player = next(player for player in self.line if player in waiting)
            waiting.remove(player)
            self.active = player
            yield from self.his_turn() if player == self.ivan else self.turn(player)

    # -- set-up (pages 4, 5 and 12) -----------------------------------------------------------------------------------

    def set_up(self) -> Steps:
        yield from self.set_up_row()
        yield from self.refill_market()
        yield from self.set_up_regions()
        yield from self.set_up_order()
        for _ in range(self.players):
            yield from self.lay_song("A")
        for number in range(5):
            yield from self.lay_card(number, "A")
        self.hand_out()
        yield from self.set_up_start_cards()

    def set_up_row(self) -> Steps:
        for at in range(1, LAST + 1):
            is_start = at <= 5
            among = [tile for tile in self.landscapes if self.box.landscapes[tile]["start"] == is_start]
            yield from self.lay_tile(at, among)
        yield from self.set_up_region_furs()
        yield from self.lay_furs(list(self.row))
        self.lay_tiger()

    def set_up_region_furs(self) -> Steps:
        """One to the trade, the others from the lowest in the west, or at random."""
        left = [row["value"] for row in self.box.furs["region_furs"]]
        _, fur = yield from draw({("draw_fur", str(value)): 1 for value in left})
        self.trade_fur = fur_value(fur)
        left.remove(self.trade_fur)
        for region in self.regions:
            if self.options["region_furs"] == "random":
                _, fur = yield from draw({("draw_fur", str(value)): 1 for value in left})
                region.fur = fur_value(fur)
            else:
                region.fur = min(left)
            left.remove(region.fur)

    def set_up_regions(self) -> Steps:
        villages = list(self.box.villages)
        for region in self.regions:
            _, region.village = yield from draw({("draw_village", village): 1 for village in villages})
            assert region.village
            villages.remove(region.village)
        for number in range(5):
            yield from self.lay_yurt(number, "A")

    def set_up_order(self) -> Steps:
        """At random; the opponent begins."""
        if self.ivan is not None:
            self.line = [self.ivan, 0]
        while len(self.line) < self.players:
            left = [player for player in range(self.players) if player not in self.line]
            _, player = yield from draw({("draw_player", player): 1 for player in left})
            self.line.append(player)

    def hand_out(self) -> None:
        setup = self.box.board["setup"]
        for number, player in enumerate(self.line):
            mat = self.mats[player]
            mat.horses, mat.coins, mat.outposts = setup["horses"][number], setup["coins"], setup["outposts"]
            mat.outposts_left = setup["outposts_of_a_colour"] - mat.outposts

    def set_up_start_cards(self) -> Steps:
        """One more than players, alone two; chosen from the last in order (pages 5 and 12)."""
        names: list[str] = []
        for _ in range(2 if self.ivan is not None else self.players + 1):
            among = [card for card in self.cards if self.box.cards[card]["deck"] == "S"]
            _, card = yield from draw({("draw_card", card): 1 for card in among})
            self.cards.remove(card)
            names.append(card)
        for card in names:
            yield from self.draw_fur()
            self.start_cards[card] = self.drawn.pop()
        if self.ivan is not None:
            self.letter_leaves()
            yield from self.draw_back()
        for player in reversed(self.line):
            yield from self.choose_start_card(player)
        self.bag.update(self.start_cards.values())
        self.start_cards = {}

    def choose_start_card(self, player: int) -> Steps:
        if player == self.ivan:
            [(card, fur)] = self.start_cards.items()
            self.score(player, self.box.solo["ivan"]["start_card_vp"], "start_card")
        else:
            _, card = yield from ask(player, "start_card", [("take_start_card", card) for card in self.start_cards])
            self.mats[player].hand.append(card)
        fur = self.start_cards.pop(card)
        yield from self.gain_fur(player, fur)

    def letter_leaves(self) -> None:
        """A strategy leaves the cards of its letter in the box; else the five that leave are not known."""
        letter = self.options["strategy"]
        self.deck = [card for card in self.deck if letter not in self.box.ivan_cards[card]["letters"]]
