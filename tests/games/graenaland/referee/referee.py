"""The referee: a second, slow and plain Grænaland, written from the rulebook and rulings alone.

A game is one long generator that asks: whoever drives it answers, and looks at the table in between.
"""

from collections.abc import Mapping
from typing import Any

from tests.games.graenaland.referee.ending import Ending
from tests.games.graenaland.referee.table import NOBODY, Action, Question, Steps


class Referee(Ending):
    """A game from its options on."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options)
        self.answers, self.offers, self.used, self.said = {}, {}, {}, set()
        self._game = self.game()
        self.question: Question | None = next(self._game)

    def answer(self, seat: int, action: Action) -> None:
        """Go on to the next question."""
        try:
            self.question = self._game.send((seat, action))
        except StopIteration:
            self.question = None

    def skip(self) -> None:
        """Nobody is asked of those who need not be."""
        self.answer(NOBODY, ())

    def end(self) -> None:
        """The game is over, also where somebody might still have been asked."""
        while self.question and not self.question.asked:
            self.skip()

    def game(self) -> Steps:
        yield from self.set_up()
        assert self.main is not None
        while True:
            self.round += 1
            yield from self.one_round()
            if self.winner is not None or self.round == self.options["round_limit"]:
                break
            self.main = (self.main + 1) % self.seats
            yield from self.refill_supplies()
        self.phase = "over"

    def one_round(self) -> Steps:
        self.phase = "production"
        yield from self.produce()
        self.phase = "movement"
        yield from self.move_heroes()
        self.phase = "sharing"
        yield from self.share_out()
        if self.options["victory_cards"]:
            self.phase = "claim"
            yield from self.claims()
            if self.winner is not None:
                return
        self.phase = "building"
        yield from self.main_builds()
        if not self.options["victory_cards"]:
            yield from self.declares()
