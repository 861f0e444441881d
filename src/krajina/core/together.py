"""Questions that several seats answer at once, for games of tasks: sealed answers change until all are given."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from krajina.core.action import Action
from krajina.core.choices import Listed
from krajina.core.collect import Collect
from krajina.core.decision import Decision
from krajina.core.message import Message, Values
from krajina.core.offers import Choices, Offer
from krajina.core.refusal import CHANGED_ENOUGH, Refusal
from krajina.core.seat import Seat
from krajina.core.tasks import S, Task, TaskState

MOST_CHANGES: Final = 20  # of a seat's answer to one question, or a record could grow without end
STANDS: Final = Refusal(CHANGED_ENOUGH, values={"count": MOST_CHANGES})


@mypyc_attr(acyclic=True)
class Answers:
    """What one of several seats may choose, made only when it is asked for: of many that are asked, one acts."""

    __slots__ = ("seat", "state", "task")

    def __init__(self, task: "Together[Any]", state: TaskState, seat: Seat) -> None:
        self.task, self.state, self.seat = task, state, seat

    def found(self) -> Choices[Action]:
        """The choices themselves."""
        return self.task.choices(self.state, self.seat)

    def __contains__(self, action: object) -> bool:
        return action in self.found()

    def __iter__(self) -> Iterator[Action]:
        return iter(self.found())

    def sample(self, rng: Random) -> Action:
        """As the question likes it."""
        return self.task.sample(self.state, self.seat, rng)

    def said(self, action: Action) -> Message:
        """What an action is called here."""
        return self.task.said(self.state, self.seat, action)

    def values(self) -> Values:
        """What the question is about for this seat, for people."""
        return self.task.own_values(self.state, self.seat, self.task.values(self.state))

    def kinds(self) -> frozenset[type[Action]]:
        """All that such a question may offer."""
        return self.task.kinds

    def describe(self) -> Offer:
        """All of it."""
        return self.found().describe()


@mypyc_attr(acyclic=True)
class Changes(Answers):
    """What a seat may choose that has answered already."""

    __slots__ = ()

    def found(self) -> Choices[Action]:
        return self.task.changes(self.state, self.seat)

    def sample(self, rng: Random) -> Action:
        """Any of them."""
        return self.found().sample(rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Task[S]):
    """Something that several seats answer at once."""

    prompt: ClassVar[str]
    kinds: ClassVar[frozenset[type[Action]]]  # of action that may be among the choices
    is_sealed: ClassVar[bool] = True  # answers are shown when all are given
    has_idle: ClassVar[bool] = False  # a seat is asked that need not answer: `needed` leaves it out

    def seats(self, state: S) -> Sequence[Seat]:
        """Which seats are asked."""
        raise AssertionError(type(self).__name__)

    def choices(self, state: S, seat: Seat) -> Choices[Action]:
        """Among what a seat may choose."""
        raise AssertionError(type(self).__name__)

    def resolve(self, state: S, answers: dict[Seat, Action]) -> None:
        """Do what follows when every seat that is needed has answered."""
        raise AssertionError(type(self).__name__)

    def draw(self, state: S, seat: Seat, rng: Random) -> Action:
        """An answer at random."""
        return self.choices(state, seat).sample(rng)

    def sample(self, state: S, seat: Seat, rng: Random) -> Action:
        """One of the choices at random: an answer, unless a seat may do something else before it answers."""
        return self.draw(state, seat, rng)

    def said(self, state: S, seat: Seat, action: Action) -> Message:
        """What an action is called in this question."""
        return action.message

    def values(self, state: S) -> Values:
        """What the question is about, for people."""
        return {}

    def own_values(self, state: S, seat: Seat, values: Values) -> Values:
        """What it is about for one seat, where that is not the same for all."""
        return values

    def enter(self, state: S) -> bool:
        """Ask them; without any seat to ask, resolve at once."""
        seats = self.seats(state)
        if not seats:
            self.resolve(state, {})
            return False
        state.answers = Collect(seats)
        return True

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """The seats that have not answered yet."""
        assert state.answers is not None, "seats are asked"
        return state.answers.waiting

    def needed(self, state: S) -> Sequence[Seat]:
        """The seats that have to answer still; a question may leave it to others whether they do."""
        return self.waiting(state)

    def decisions(self, state: S) -> tuple[Decision[Action], ...]:
        """A question for each seat that has not answered."""
        prompt = self.prompt
        return tuple([Decision(seat, prompt, Answers(self, state, seat), None) for seat in self.waiting(state)])

    def may_change(self, state: S) -> bool:
        """Tell whether an answer may be given anew: one that nobody has heard."""
        return self.is_sealed

    def is_answer(self, action: Action) -> bool:
        """Tell an answer from what may be done besides."""
        return True

    def has_changed_enough(self, state: S, seat: Seat) -> bool:
        """Tell whether the answer of a seat stands now."""
        return state.answers is not None and state.answers.changed.count(seat) >= MOST_CHANGES

    def changes(self, state: S, seat: Seat) -> Choices[Action]:
        """Among what a seat may choose that has answered already: nothing, if it has changed its mind often enough."""
        return Listed(()) if self.has_changed_enough(state, seat) else self.choices(state, seat)

    def revisions(self, state: S) -> tuple[Decision[Action], ...]:
        """The same question for each seat that has answered, while others are asked."""
        answers = state.answers
        if answers is None or not answers.answers or not self.may_change(state):
            return ()
        prompt, given = self.prompt, [seat for seat in answers.seats if seat in answers.answers]
        return tuple([Decision(seat, prompt, Changes(self, state, seat), None) for seat in given])

    def refusal_to_change(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Nobody may change an answer for ever."""
        return STANDS if self.is_answer(action) and self.has_changed_enough(state, seat) else None

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """Keep the answer, in place of the one before if there is one; the last one that is needed resolves."""
        answers = state.answers
        assert answers is not None, "seats are asked"
        if seat in answers.answers:
            answers.change(seat, action)
            state.asked = self
        elif answers.give(seat, action) or (self.has_idle and not self.needed(state)):
            state.answers = None
            self.resolve(state, {one: answers.answers[one] for one in answers.seats if one in answers.answers})
        else:
            state.asked = self

    def imagine(self, state: S, watcher: Seat | None, rng: Random) -> None:
        """Draw the sealed answers of other seats anew."""
        answers = state.answers
        if answers is None or not self.is_sealed:
            return
        for seat in answers.seats:
            if seat in answers.answers and seat != watcher:
                answers.answers[seat] = self.draw(state, seat, rng)
