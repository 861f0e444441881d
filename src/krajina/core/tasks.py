"""One way to play a turn, for games of tasks: what is still to be done lies on a stack in the state, as data.

A task does something, or asks first. The loop (`go_on`) takes the next task off the stack and lets it `enter`; when a
task has to ask, the loop stops and the state waits. The answer comes in through `advance`, is handed to the task that
asked, and the loop goes on. Being data, tasks are saved, copied, undone and shown like the rest of the state.

A game's state inherits `TaskState`. Its tasks inherit one of these: `Task` (just do it), `Question` (one seat chooses),
`ListedQuestion` (one seat chooses from a short list, and a single answer is taken by itself), `Together` (several seats
answer at once; `together.py`), `Luck` and `PieceLuck` (chance decides).

Compiled with the hot rooms, so tasks are plain classes: mypyc would make such of structs. A task holds what it was made
of, each argument in an attribute of that name, and never changes: copies of a state share it.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from krajina.core.action import Action
from krajina.core.choices import Listed, Pieces
from krajina.core.collect import Collect
from krajina.core.decision import Decision
from krajina.core.event import Event
from krajina.core.message import Values
from krajina.core.offers import Choices
from krajina.core.pickled import own_of, remade
from krajina.core.refusal import Refusal
from krajina.core.seat import CHANCE, Seat

S = TypeVar("S", bound="TaskState")


@mypyc_attr(allow_interpreted_subclasses=True)
class TaskState:
    """What the loop keeps in a state; a game's state adds the table and copies these fields with `copy_tasks_to`."""

    __slots__ = ("answers", "asked", "choices", "events", "orders", "todo")

    def __init__(self) -> None:
        self.events: list[Event] | None = []  # what the last step caused; None where they are not wanted
        self.todo: list[Task[Self]] = []  # what is still to be done, the next task last
        self.asked: Task[Self] | None = None  # the task that waits for an answer; None when the game is over
        self.choices: Sequence[Action] = ()  # of a listed question; made anew for each question, never changed
        self.answers: Collect[Action] | None = None  # so far, of seats that are asked at once
        self.orders: dict[str, tuple[int, ...]] = {}  # what a prepared order still holds of each stack

    def copy_tasks_to(self, twin: Self) -> None:
        """Give a copy of the state its own stack, events and answers."""
        twin.events = None if self.events is None else self.events[:]
        twin.todo = self.todo[:]
        twin.asked = self.asked
        twin.choices = self.choices
        twin.answers = None if self.answers is None else self.answers.copy()
        twin.orders = self.orders.copy()

    def tell(self, event: Event) -> None:
        """Let an event happen, if events are wanted; a hot place asks that itself before it makes the event."""
        if self.events is not None:
            self.events.append(event)

    def is_waiting(self) -> bool:
        """Tell whether a task waits for an answer."""
        return self.asked is not None

    def sees_forced(self, seat: Seat) -> bool:
        """Tell whether a seat wants to be asked even where a listed question has only one answer."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[S]):
    """Something that is still to be done."""

    def enter(self, state: S) -> bool:
        """Do it; or return True to ask first. This task then asks, unless it has put another one into `asked`."""
        raise AssertionError(type(self).__name__)

    def decisions(self, state: S) -> tuple[Decision[Action], ...]:
        """Which seats are asked what."""
        raise AssertionError(type(self).__name__)

    def revisions(self, state: S) -> tuple[Decision[Action], ...]:
        """Which seats have answered, and may answer again."""
        return ()

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """Do what a seat chose."""
        raise AssertionError(type(self).__name__)

    def refusal(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Why an action is not among the choices."""
        return None

    def refusal_to_change(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Why a seat that has answered may not do so once more."""
        return None

    def needed(self, state: S) -> Sequence[Seat]:
        """The seats whose answer the game waits for."""
        return ()

    def imagine(self, state: S, watcher: Seat | None, rng: Random) -> None:
        """Draw anew what a watcher cannot know of the answers that were given."""

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """A task travels as what it was made of."""
        return remade, (type(self), own_of(self))


# -- one seat is asked -----------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Offered(Listed[Action]):
    """Choices that also know which kinds of action could have been among them, so that a no can say why.

    The list is theirs from then on: nobody changes it.
    """

    __slots__ = ("known",)

    def __init__(self, actions: Sequence[Action], known: frozenset[type[Action]]) -> None:
        self.actions = actions
        self.known = known

    def kinds(self) -> frozenset[type[Action]]:
        """All that such a question may offer."""
        return self.known


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Task[S]):
    """Something that one seat has to answer first."""

    prompt: ClassVar[str]

    def __init__(self, player: Seat) -> None:
        self.player = player

    def enter(self, state: S) -> bool:
        """Ask."""
        return True

    def choices(self, state: S) -> Choices[Action]:
        """Among what the seat may choose."""
        raise AssertionError(type(self).__name__)

    def values(self, state: S) -> Values:
        """What the question is about, for people."""
        return {}

    def decisions(self, state: S) -> tuple[Decision[Action], ...]:
        """The one question."""
        return (Decision(self.player, self.prompt, self.choices(state), self.values(state)),)

    def needed(self, state: S) -> Sequence[Seat]:
        """The one seat."""
        return (self.player,)


@mypyc_attr(allow_interpreted_subclasses=True)
class ListedQuestion(Question[S]):
    """A question with a short list of answers, made when it is asked; a single answer is taken without asking."""

    kinds: ClassVar[frozenset[type[Action]]]  # of action that may be among the choices

    def offers(self, state: S) -> Sequence[Action] | None:
        """The answers; None where there is nothing to ask, whether or not something was done instead."""
        raise AssertionError(type(self).__name__)

    def enter(self, state: S) -> bool:
        """Ask, unless the answer is forced."""
        found = self.offers(state)
        if found is None:
            return False
        if len(found) == 1 and not state.sees_forced(self.player):
            self.take(state, self.player, found[0])
            return False
        state.choices = found
        return True

    def decisions(self, state: S) -> tuple[Decision[Action], ...]:
        """The list as it was made."""
        return (Decision(self.player, self.prompt, Offered(state.choices, self.kinds), self.values(state)),)


# -- chance is asked -------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck(Task[S]):
    """Something that chance decides."""

    prompt: ClassVar[str] = "draw"

    def enter(self, state: S) -> bool:
        """Ask."""
        return True

    def choices(self, state: S) -> Choices[Action]:
        """What may come."""
        raise AssertionError(type(self).__name__)

    def decisions(self, state: S) -> tuple[Decision[Action], ...]:
        """Chance alone is asked."""
        return (Decision(CHANCE, self.prompt, self.choices(state)),)


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceLuck(Luck[S]):
    """A piece comes from a stack, each that is left as likely; a prepared order (`state.orders`) goes before chance."""

    stack: ClassVar[str]
    actions: ClassVar[Sequence[Action]]  # by piece

    def left(self, state: S) -> Sequence[int]:
        """The pieces that may come."""
        raise AssertionError(type(self).__name__)

    def put(self, state: S, piece: int) -> None:
        """Take the piece off its stack and put it where it belongs."""
        raise AssertionError(type(self).__name__)

    def enter(self, state: S) -> bool:
        """Ask chance, unless the next piece is known or there is none."""
        left = self.left(state)
        if state.orders:
            order = state.orders.get(self.stack, ())
            for piece in order:
                if piece in left:
                    state.orders[self.stack] = tuple([one for one in order if one != piece])
                    self.put(state, piece)
                    return False
        if len(left) == 1:
            self.put(state, left[0])
            return False
        return bool(left)

    def choices(self, state: S) -> Choices[Action]:
        """Each that is left."""
        return Pieces(self.actions, self.left(state))

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """Put the piece that came."""
        self.put(state, self._pieces()[action])

    def _pieces(self) -> dict[Action, int]:
        """The piece of each action."""
        kind = type(self)
        found = _PIECES.get(kind)
        if found is None:
            found = {}
            for piece, action in enumerate(self.actions):
                found.setdefault(action, piece)
            _PIECES[kind] = found
        return found


_PIECES: Final[dict[type, dict[Action, int]]] = {}  # by task, for those that were drawn already


# -- the loop --------------------------------------------------------------------------------------------------------


def go_on(state: S) -> None:
    """Do one task after the other, until one has to ask or nothing is left to do."""
    todo = state.todo
    while todo:
        task = todo.pop()
        if task.enter(state):
            state.asked = state.asked or task
            return


def decisions(state: S) -> tuple[Decision[Action], ...]:
    """Which seats are asked what; empty when the game is over."""
    return () if state.asked is None else state.asked.decisions(state)


def revisions(state: S) -> tuple[Decision[Action], ...]:
    """Which seats have answered, and may answer again as long as others are asked."""
    return () if state.asked is None else state.asked.revisions(state)


def needed(state: S) -> Sequence[Seat]:
    """The seats whose answer the game waits for; others may be asked that need not answer."""
    return () if state.asked is None else state.asked.needed(state)


def refusal(state: S, seat: Seat, action: Action) -> Refusal | None:
    """Why an action is not among the choices of a seat."""
    task = state.asked
    return None if task is None else task.refusal_to_change(state, seat, action) or task.refusal(state, seat, action)


def advance(state: S, seat: Seat, action: Action) -> None:
    """Do what a seat chose, and everything that follows from it."""
    task = state.asked
    assert task is not None, "a seat is asked"
    state.asked = None
    task.take(state, seat, action)
    if not state.is_waiting():
        go_on(state)
