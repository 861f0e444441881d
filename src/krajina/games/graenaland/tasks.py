"""The usual shapes of a task: one seat is asked, or several at once; and the choices that know why not."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from krajina.core import Action, AnyOf, Collect, Decision, Listed, Seat
from krajina.core.choices import Choices, Offer
from krajina.core.luck import below
from krajina.core.message import Message, Values
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
        return (Decision(self.player, self.prompt, self.choices(state), self.values(state)),)


class Answers:
    """What somebody may answer or say, made only when it is asked for: of many who are asked, one acts."""

    __slots__ = ("seat", "state", "task")

    def __init__(self, task: "Together", state: State, seat: Seat) -> None:
        self.task, self.state, self.seat = task, state, seat

    def all(self) -> Choices[Action]:
        """The answers, and the phrases if there are any."""
        choices = self.task.choices(self.state, self.seat)
        phrases = self.task.phrases(self.state, self.seat)
        return AnyOf(choices, Listed(phrases)) if phrases else choices

    def __contains__(self, action: object) -> bool:
        return action in self.all()

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all())

    def sample(self, rng: Random) -> Action:
        """Half of the time a phrase, where somebody may speak."""
        if self.task.may_say(self.state, self.seat) and below(rng, 2):
            return self.task.draw_phrase(self.state, self.seat, rng)
        return self.task.draw(self.state, self.seat, rng)

    def said(self, action: Action) -> Message:
        """What an action is called here."""
        return self.task.said(self.state, self.seat, action)

    def kinds(self) -> frozenset[type[Action]]:
        """All that such a question may offer."""
        return self.task.known

    def describe(self) -> Offer:
        """All of it."""
        return self.all().describe()


class Together(Task, frozen=True):
    """Something that several players answer at once; what they say in between (`say`) is no answer."""

    prompt: ClassVar[Prompt]
    known: ClassVar[frozenset[type[Action]]]  # kinds of action that may be among the choices
    is_sealed: ClassVar[bool] = True  # answers are shown when all are given
    has_own_values: ClassVar[bool] = False  # the question is not about the same for all
    has_idle: ClassVar[bool] = False  # somebody is asked who need not answer

    def seats(self, state: State) -> Sequence[Seat]:
        """Who is asked."""
        raise AssertionError(type(self).__name__)

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """The answers that somebody may give."""
        raise AssertionError(type(self).__name__)

    def draw(self, state: State, seat: Seat, rng: Random) -> Action:
        """An answer at random."""
        return self.choices(state, seat).sample(rng)

    def may_say(self, state: State, seat: Seat) -> bool:
        """Tell whether there is anything that somebody may say before that."""
        return False

    def phrases(self, state: State, seat: Seat) -> Sequence[Action]:
        """What somebody may say."""
        return ()

    def draw_phrase(self, state: State, seat: Seat, rng: Random) -> Action:
        """One of them at random."""
        phrases = self.phrases(state, seat)
        return phrases[below(rng, len(phrases))]

    def resolve(self, state: State, answers: dict[Seat, Action]) -> None:
        """All have answered."""
        raise AssertionError(type(self).__name__)

    def say(self, state: State, seat: Seat, action: Action) -> None:
        """Somebody says something."""
        raise AssertionError(type(self).__name__)

    def said(self, state: State, seat: Seat, action: Action) -> Message:
        """What an action is called in this question."""
        return action.message

    def values(self, state: State) -> Values:
        """What the question is about, for people."""
        return {}

    def own_values(self, state: State, seat: Seat, values: Values) -> Values:
        """What it is about for one of them."""
        return values

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
        prompt, values = self.prompt, self.values(state)
        return tuple(
            [
                Decision(
                    seat,
                    prompt,
                    Answers(self, state, seat),
                    self.own_values(state, seat, values) if self.has_own_values else values,
                )
                for seat in self.waiting(state)
            ]
        )

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
        elif answers.give(seat, action) or (self.has_idle and not self.needed(state)):
            state.answers = None
            self.resolve(state, {one: answers.answers[one] for one in answers.seats if one in answers.answers})
        else:
            state.asked = self

    def needed(self, state: State) -> Sequence[Seat]:
        """Whose answer is still waited for; others who are asked may answer or not."""
        return self.waiting(state)

    def imagine(self, state: State, watcher: Seat | None, rng: Random) -> None:
        """Answers of others could be any."""
        answers = state.answers
        if answers is None or not self.is_sealed:
            return
        for seat in answers.seats:
            if seat in answers.answers and seat != watcher:
                answers.answers[seat] = self.draw(state, seat, rng)
