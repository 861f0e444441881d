"""Stepping down the trophy track for stories, on a side b at the end of the story track (page 11)."""

from typing import Final

from krajina.core import Refusal
from krajina.games.stroganov.actions import StepForStories
from krajina.games.stroganov.deeds import Deed, known
from krajina.games.stroganov.dues import Dues, Things, pay_things, unpaid
from krajina.games.stroganov.moves.step_trophy import next_fur, step
from krajina.games.stroganov.pieces import Side
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.rewards import STORY
from krajina.games.stroganov.state import State


class StepForStoriesDeed(Deed):
    """Step down the trophy track, for stories."""

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """As many stories as the fur of the space is worth."""
        return (Things(STORY, next_fur(state, player), "page 11"),)

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """Not on a side a, too few stories, or the track ends."""
        if state.options.side_of(player) == Side.A:
            return Refusal("side-a", "page 11")
        ends = next_fur(state, player) < 0
        return Refusal("track-ends", "page 8") if ends else unpaid(state.mats[player], self.dues(state, player))

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """Pay the stories and step; the reward follows."""
        pay_things(state, player, self.dues(state, player))
        step(state, player)


STEP_FOR_STORIES: Final = known(StepForStoriesDeed(StepForStories()))
