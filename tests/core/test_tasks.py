"""A tiny game of tasks: an urn of two balls, a guess, a sealed vote."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Self

import pytest

from krajina.core import CHANCE, Action, Event, Refusal, Seat
from krajina.core.choices import Counted, Listed
from krajina.core.offers import ChanceOffer, Choices, ListOffer
from krajina.core.tasks import (
    ListedQuestion,
    PieceLuck,
    Task,
    TaskState,
    advance,
    decisions,
    go_on,
    needed,
    refusal,
    revisions,
)
from krajina.core.together import MOST_CHANGES, Together


class Guess(Action, frozen=True):
    number: int


class Ball(Action, frozen=True):
    number: int


class Vote(Action, frozen=True):
    yes: bool


class Happened(Event, frozen=True):
    what: str


BALLS = tuple(map(Ball, range(4)))
VOTES = (Vote(False), Vote(True))


class Urn(TaskState):
    __slots__ = ("drawn", "forced", "log", "urn")

    def __init__(self) -> None:
        super().__init__()
        self.urn: tuple[int, ...] = (0, 1, 2)
        self.drawn: list[int] = []
        self.log: list[str] = []
        self.forced: tuple[Seat, ...] = ()

    def copy(self) -> Self:
        twin = type(self)()
        self.copy_tasks_to(twin)
        twin.urn, twin.drawn, twin.log, twin.forced = self.urn, self.drawn[:], self.log[:], self.forced
        return twin

    def sees_forced(self, seat: Seat) -> bool:
        return seat in self.forced


class Say(Task[Urn]):
    def __init__(self, what: str) -> None:
        self.what = what

    def enter(self, state: Urn) -> bool:
        state.log.append(self.what)
        state.tell(Happened(what=self.what))
        return False


class Twice(Task[Urn]):
    """A task that is two tasks."""

    def enter(self, state: Urn) -> bool:
        state.todo += [Say("second"), Say("first")]
        return False


class Elsewhere(Task[Urn]):
    """A task that lets another one ask."""

    def enter(self, state: Urn) -> bool:
        state.asked = GuessOne(1)
        return True


class GuessOne(ListedQuestion[Urn]):
    prompt: ClassVar[str] = "guess"
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Guess, Vote})

    def offers(self, state: Urn) -> Sequence[Action] | None:
        return [Guess(number) for number in state.urn] or None

    def take(self, state: Urn, seat: Seat, action: Action) -> None:
        assert isinstance(action, Guess)
        state.todo.append(Say(f"{seat} guesses {action.number}"))

    def refusal(self, state: Urn, seat: Seat, action: Action) -> Refusal | None:
        return Refusal("not-in-urn")


class DrawBall(PieceLuck[Urn]):
    stack: ClassVar[str] = "balls"
    actions: ClassVar[Sequence[Action]] = BALLS

    def left(self, state: Urn) -> Sequence[int]:
        return state.urn

    def put(self, state: Urn, piece: int) -> None:
        state.urn = tuple(one for one in state.urn if one != piece)
        state.drawn.append(piece)


class VoteAll(Together[Urn]):
    prompt: ClassVar[str] = "vote"
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Vote})
    has_idle: ClassVar[bool] = True

    def __init__(self, who: tuple[Seat, ...] = (2, 0), idle: tuple[Seat, ...] = ()) -> None:
        self.who = who
        self.idle = idle  # asked, and not waited for

    def seats(self, state: Urn) -> Sequence[Seat]:
        return (*self.who, *self.idle)

    def needed(self, state: Urn) -> Sequence[Seat]:
        return [seat for seat in self.waiting(state) if seat not in self.idle]

    def choices(self, state: Urn, seat: Seat) -> Choices[Action]:
        return Listed(VOTES)

    def resolve(self, state: Urn, answers: dict[Seat, Action]) -> None:
        state.log.append(str([(seat, vote == Vote(True)) for seat, vote in answers.items()]))


class OpenVote(VoteAll):
    is_sealed: ClassVar[bool] = False


def table(*todo: Task[Urn]) -> Urn:
    state = Urn()
    state.todo.extend(reversed(todo))
    return state


def begun(*todo: Task[Urn]) -> Urn:
    state = table(*todo)
    go_on(state)
    return state


def test_tasks_are_done_in_order_and_what_a_task_puts_on_the_stack_comes_before_the_rest() -> None:
    state = begun(Twice(), Say("third"))
    assert state.log == ["first", "second", "third"]
    assert state.asked is None
    assert decisions(state) == ()
    assert needed(state) == ()


def test_a_question_stops_the_loop_and_its_answer_goes_on() -> None:
    state = begun(GuessOne(1), Say("after"))
    [decision] = decisions(state)
    assert (decision.seat, decision.prompt, list(decision.choices)) == (1, "guess", [Guess(0), Guess(1), Guess(2)])
    assert decision.choices.kinds() == {Guess, Vote}
    assert needed(state) == (1,)
    assert state.log == []
    advance(state, 1, Guess(2))
    assert state.log == ["1 guesses 2", "after"]


def test_a_no_is_explained_by_the_task_that_asks() -> None:
    assert refusal(begun(GuessOne(1)), 1, Guess(7)) == Refusal("not-in-urn")
    assert refusal(begun(), 1, Guess(7)) is None


def test_a_single_answer_is_taken_unless_the_seat_wants_to_see_it() -> None:
    for forced, asked in (((), False), ((0,), False), ((1,), True)):
        state = table(GuessOne(1))
        state.urn, state.forced = (5,), forced
        go_on(state)
        assert bool(decisions(state)) == asked
        assert state.log == ([] if asked else ["1 guesses 5"])


def test_a_question_without_answers_is_not_asked() -> None:
    state = table(GuessOne(1), Say("after"))
    state.urn = ()
    go_on(state)
    assert state.log == ["after"]


def test_a_task_may_let_another_one_ask() -> None:
    assert isinstance(begun(Elsewhere()).asked, GuessOne)


def test_events_are_told_where_they_are_wanted() -> None:
    state = table(Say("a"))
    go_on(state)
    assert state.events == [Happened(what="a")]
    state = table(Say("a"))
    state.events = None
    go_on(state)
    assert state.events is None


# -- chance ----------------------------------------------------------------------------------------------------------


def test_chance_is_asked_among_what_is_left() -> None:
    state = begun(DrawBall(), DrawBall(), DrawBall())
    [decision] = decisions(state)
    assert (decision.seat, decision.prompt) == (CHANCE, "draw")
    assert decision.choices.describe() == ChanceOffer(BALLS[:3], (1, 1, 1))
    assert needed(state) == ()
    advance(state, CHANCE, Ball(1))
    assert list(decisions(state)[0].choices) == [Ball(0), Ball(2)]
    advance(state, CHANCE, Ball(2))
    assert state.drawn == [1, 2, 0], "the last one is certain"
    assert decisions(state) == ()


def test_a_prepared_order_goes_before_chance_and_skips_what_is_gone() -> None:
    state = table(DrawBall(), DrawBall())
    state.orders = {"balls": (3, 2)}
    go_on(state)
    assert state.drawn == [2]
    assert state.orders == {"balls": (3,)}
    assert list(decisions(state)[0].choices) == [Ball(0), Ball(1)]


def test_an_empty_stack_gives_nothing() -> None:
    state = table(DrawBall())
    state.urn = ()
    go_on(state)
    assert state.drawn == []
    assert state.asked is None


def test_counts_are_asked_walked_and_drawn_by_their_number() -> None:
    choices = Counted(BALLS, [0, 3, 0, 1])
    assert list(choices) == [Ball(1), Ball(3)]
    assert Ball(1) in choices
    assert Ball(0) not in choices
    assert Guess(1) not in choices
    assert choices.kinds() == {Ball}
    assert choices.describe() == ChanceOffer((Ball(1), Ball(3)), (3, 1))
    rng = Random(1)
    drawn = [choices.sample(rng) for _ in range(400)]
    assert set(drawn) == {Ball(1), Ball(3)}
    assert 250 < drawn.count(BALLS[1]) < 350


# -- several at once -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_all_are_asked_at_once_and_the_last_answer_resolves(order: tuple[Seat, Seat]) -> None:
    state = begun(VoteAll(), Say("after"))
    assert [decision.seat for decision in decisions(state)] == [2, 0]
    assert Vote(True) in decisions(state)[0].choices
    advance(state, order[0], Vote(order[0] == 2))
    assert [decision.seat for decision in decisions(state)] == [order[1]]
    assert needed(state) == [order[1]]
    assert state.log == []
    advance(state, order[1], Vote(order[1] == 2))
    assert state.log == ["[(2, True), (0, False)]", "after"]
    assert state.answers is None


def test_without_anyone_to_ask_it_is_resolved_at_once() -> None:
    assert begun(VoteAll(())).log == ["[]"]


def test_a_seat_that_need_not_answer_is_not_waited_for() -> None:
    state = begun(VoteAll((0,), idle=(1,)))
    assert [decision.seat for decision in decisions(state)] == [0, 1]
    assert needed(state) == [0]
    advance(state, 0, Vote(True))
    assert state.log == ["[(0, True)]"]
    assert begun(VoteAll((), idle=(1,))).asked is not None


@pytest.mark.parametrize(("task", "seen"), [(VoteAll((0, 1, 2)), {True, False}), (OpenVote((0, 1, 2)), {True})])
def test_only_sealed_answers_of_others_are_imagined(task: VoteAll, seen: set[bool]) -> None:
    state = begun(task)
    advance(state, 0, Vote(True))
    advance(state, 1, Vote(True))
    found = set()
    for seed in range(20):
        twin = state.copy()
        assert twin.asked is not None
        twin.asked.imagine(twin, 0, Random(seed))
        assert twin.answers is not None
        assert twin.answers.answers[0] == Vote(True)
        found.add(twin.answers.answers[1] == Vote(True))
    assert found == seen


def test_a_sealed_answer_may_be_changed_until_all_have_answered() -> None:
    state = begun(VoteAll((0, 1)))
    assert revisions(state) == ()
    advance(state, 0, Vote(True))
    [revision] = revisions(state)
    assert (revision.seat, revision.prompt, list(revision.choices)) == (0, "vote", list(VOTES))
    assert revision.choices.sample(Random(1)) in VOTES
    assert revision.choices.describe() == ListOffer(VOTES)
    advance(state, 0, Vote(False))
    assert [decision.seat for decision in decisions(state)] == [1]
    assert needed(state) == [1]
    assert state.log == []
    advance(state, 1, Vote(True))
    assert state.log == ["[(0, False), (1, True)]"]
    assert revisions(state) == ()


def test_an_answer_that_all_have_heard_stands() -> None:
    state = begun(OpenVote((0, 1)))
    advance(state, 0, Vote(True))
    assert revisions(state) == ()


def test_an_answer_cannot_be_changed_for_ever() -> None:
    state = begun(VoteAll((0, 1)))
    advance(state, 0, Vote(True))
    for change in range(MOST_CHANGES):
        assert refusal(state, 0, Vote(True)) is None
        advance(state, 0, Vote(change % 2 == 0))
    assert [list(revision.choices) for revision in revisions(state)] == [[]]
    assert refusal(state, 0, Vote(True)) == Refusal("changed-enough", values={"count": MOST_CHANGES})
    assert refusal(state, 1, Vote(True)) is None


def test_a_copy_goes_on_alone() -> None:
    state = begun(VoteAll(), DrawBall())
    twin = state.copy()
    for seat in (0, 2):
        advance(twin, seat, Vote(True))
    advance(twin, CHANCE, Ball(0))
    assert state.log == []
    assert state.drawn == []
    assert [decision.seat for decision in decisions(state)] == [2, 0]
