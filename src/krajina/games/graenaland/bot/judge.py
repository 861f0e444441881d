"""The judge: what positions of Grænaland are worth, which answers are worth a look, and what is usual."""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import ClassVar, Final

from krajina.core import Action, Decision, Seat
from krajina.core.judge import MOST, Judge
from krajina.games.graenaland.actions import PASS, Phrase
from krajina.games.graenaland.bot.evaluate import WON, pending, settled, standing
from krajina.games.graenaland.bot.habits import habit
from krajina.games.graenaland.bot.proposals import proposals
from krajina.games.graenaland.bot.terms import NAMES, Look, features
from krajina.games.graenaland.moves.propose import Proposing
from krajina.games.graenaland.phases import BUILDING
from krajina.games.graenaland.scoring import goals_met, points
from krajina.games.graenaland.state import NOBODY, State

PROPOSED: Final = 40  # proposals that are looked at
NEAR: Final = 8.0  # cards from the victory: it may be won in one phase of building
DECIDED: Final = 30.0  # cards that a victory is worth in a future: one lucky one must not outweigh all others


class GraenalandJudge(Judge[State, Action]):
    """Values in cards, by the weights of the terms as a sight has changed them."""

    names: ClassVar[tuple[str, ...]] = NAMES

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def values(self, state: State) -> list[float]:
        """How each seat stands, whatever is open."""
        return [standing(state, Look(state, seat, self.weights)) for seat in range(len(state.clans))]

    def lead(self, state: State, seat: Seat) -> float:
        """How a seat stands beside its rivals, and what will come of what is open."""
        look = Look(state, seat, self.weights)
        return standing(state, look) + pending(state, look)

    def expect(self, state: State, seat: Seat) -> float:
        """The same at the end of a future."""
        if state.winner != NOBODY:
            won = points(state, seat) if state.options.victory_cards else len(goals_met(state, seat))
            return won + (DECIDED if state.winner == seat else -DECIDED)
        return max(-DECIDED, min(DECIDED, standing(state, Look(state, seat, self.weights))))

    def terms(self, state: State, seat: Seat) -> Mapping[str, float]:
        """The weighed terms; `votes` is what will come of the question that is open."""
        look = Look(state, seat, self.weights)
        found = {}
        for number, feature in enumerate(features(state, look)):
            found[NAMES[number]] = self.weights[number] * feature
        found["way"] += settled(state, look)
        found["votes"] = pending(state, look)
        return found

    def features(self, state: State) -> list[list[float]]:
        """The terms of every seat, in the order of the weights."""
        return [features(state, Look(state, seat, self.weights)) for seat in range(len(state.clans))]

    def base(self, state: State) -> list[float]:
        """What is not learned: by seat, the end of the way and of the game."""
        return [settled(state, Look(state, seat, self.weights)) for seat in range(len(state.clans))]

    def candidates(self, state: State, decision: Decision[Action], rng: Random, most: int = MOST) -> Sequence[Action]:
        """Proposals that may carry the vote; of other questions what is listed first, without talk."""
        task = state.asked
        if isinstance(task, Proposing):
            look = Look(state, decision.seat, self.weights)
            return [*[action for _, action in proposals(state, look, task.piles, min(most, PROPOSED))], PASS]
        listed = list(islice(decision.choices, most + 1))
        if len(listed) > most:
            listed = list(dict.fromkeys(decision.choices.sample(rng) for _ in range(most)))
        answers = [action for action in listed if not isinstance(action, Phrase)]
        return answers or listed

    def is_settled(self, state: State, seat: Seat) -> bool:
        """Cards are shared out, and what the main player builds of them will not end the game."""
        if state.phase != BUILDING or seat == state.main:
            return False
        return Look(state, state.main, self.weights).distance > NEAR

    def usual(self, state: State, decision: Decision[Action], rng: Random) -> Action | None:
        """By habit."""
        return habit(state, decision.seat, rng, self.weights)


assert WON > DECIDED, "a victory at hand is worth more than one in a future"
