"""The usual shapes of a task: one seat is asked, or several at once; and the choices that know why not."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from krajina.core import Action, AnyOf, Collect, Decision, Listed, Seat
from krajina.core.choices import Choices
from krajina.core.message import Values
from krajina.games.graenaland.pieces import Prompt
from krajina.games.graenaland.state import State, Task


class Offered(Listed[Action]):
    """Choices that also know which kinds of action could have been among them, so that a no can say why."""

    __slots__ = ("known",)

    def __init__(self, actions: Sequence[Action], known: frozenset[type[Action]]) -> None:
        self.actions = tuple(actions)
        self.known = known

    def kinds(self) -> frozenset[type[Action]]:
        """All that such a question may offer."""
        return self.known


class Question(Task, frozen=True):
    """Something that one player has to answer first."""

    prompt: ClassVar[Prompt]

    player: Seat

    def enter(self, state: State) -> bool:
        """Ask."""
        return True

    def choices(self, state: State) -> Choices[Action]:
        """Among what the player may choose."""
        raise AssertionError(type(self).__name__)

    def values(self, state: State) -> Values:
        """What the question is about, for people."""
        return {}

    def decisions(self, state: State) -> tuple[Decision[Action], ...]:
        """The one question."""
        return (Decision(self.player, self.prompt.value, self.choices(state), self.values(state)),)


class Together(Task, frozen=True):
    """Something that several players answer at once; what they say in between (`heard`) is no answer."""

    prompt: ClassVar[Prompt]
    is_sealed: ClassVar[bool] = True  # answers are shown when all are given

    def seats(self, state: State) -> Sequence[Seat]:
        """Who is asked."""
        raise AssertionError(type(self).__name__)

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """The answers that somebody may give."""
        raise AssertionError(type(self).__name__)

    def phrases(self, state: State, seat: Seat) -> Sequence[Action]:
        """What somebody may say before that."""
        return ()

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """All have answered."""
        raise AssertionError(type(self).__name__)

    def say(self, state: State, seat: Seat, action: Action) -> None:
        """Somebody says something."""
        raise AssertionError(type(self).__name__)

    def values(self, state: State, seat: Seat) -> Values:
        """What the question is about, for people."""
        return {}

    def enter(self, state: State) -> bool:
        """Ask them, if there is anybody to ask."""
        seats = self.seats(state)
        if not seats:
            self.resolve(state, {})
            return False
        state.answers = Collect(seats)
        return True

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """Who is asked now."""
        assert state.answers is not None, "somebody is asked"
        return state.answers.waiting

    def decisions(self, state: State) -> tuple[Decision[Action], ...]:
        """A question for each who has not answered."""
        return tuple(self._decision(state, seat) for seat in self.waiting(state))

    def _decision(self, state: State, seat: Seat) -> Decision[Action]:
        choices = self.choices(state, seat)
        if phrases := self.phrases(state, seat):
            choices = AnyOf(choices, Listed(phrases))
        return Decision(seat, self.prompt.value, choices, self.values(state, seat))

    def is_answer(self, action: Action) -> bool:
        """Tell an answer from what is only said."""
        return True

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Keep the answer; the last one resolves."""
        answers = state.answers
        assert answers is not None, "somebody is asked"
        if not self.is_answer(action):
            self.say(state, seat, action)
            state.asked = self
        elif answers.give(seat, action):
            state.answers = None
            self.resolve(state, {one: answers.answers[one] for one in answers.seats})
        else:
            state.asked = self

    def imagine(self, state: State, watcher: Seat | None, rng: Random) -> None:
        """Answers of others could be any."""
        answers = state.answers
        if answers is None or not self.is_sealed:
            return
        for seat in answers.seats:
            if seat in answers.answers and seat != watcher:
                answers.answers[seat] = self.choices(state, seat).sample(rng)
