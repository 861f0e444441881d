"""One step of a game: who is asked, whether an action may be done and why not, and doing it."""

from krajina.core.action import A, Action
from krajina.core.decision import Decision
from krajina.core.game import Game, Opt, S
from krajina.core.message import SeatName, Word
from krajina.core.refusal import GAME_OVER, NOT_ASKED, NOT_OFFERED, OTHER_QUESTION, Refusal
from krajina.core.seat import Seat


def decision_of(game: Game[Opt, S, A], state: S, seat: Seat) -> Decision[A] | None:
    """The question that a seat is asked now, if any."""
    return next((decision for decision in game.decisions(state) if decision.seat == seat), None)


def revision_of(game: Game[Opt, S, A], state: S, seat: Seat) -> Decision[A] | None:
    """The question that a seat has answered and may answer anew, if any."""
    return next((decision for decision in game.revisions(state) if decision.seat == seat), None)


def question_to(game: Game[Opt, S, A], state: S, seat: Seat) -> Decision[A] | None:
    """The question that a seat may answer now, if any: for the first time, or anew."""
    return decision_of(game, state, seat) or revision_of(game, state, seat)


def silent_answer(game: Game[Opt, S, A], state: S, seat: Seat) -> Action | None:
    """The choice that a seat is taken to have made when its time is up; None where a bot has to answer."""
    answer = game.silence(state, seat)
    decision = decision_of(game, state, seat)
    assert answer is None or (decision is not None and answer in decision.choices), "silence is one of the choices"
    return answer


def points_seen(game: Game[Opt, S, A], state: S, seat: Seat | None) -> tuple[int | None, ...]:
    """The points that a seat, or a watcher, may know, in the rows of the outcome; at the end those of the outcome."""
    outcome = game.outcome(state)
    return game.points(state, seat) if outcome is None else outcome.points


def check(game: Game[Opt, S, A], state: S, seat: Seat, action: A) -> Refusal | None:
    """Say why a seat may not do this now; None if it may. The one gate that every host uses."""
    decisions = game.decisions(state)
    if not decisions:
        return Refusal(GAME_OVER)
    mine = [decision for decision in decisions if decision.seat == seat]
    decision = mine[0] if mine else revision_of(game, state, seat)
    if decision is None:
        return Refusal(NOT_ASKED, values={"asked": tuple(SeatName(other.seat) for other in decisions)})
    if type(action) not in decision.choices.kinds():
        question = decision.message
        return Refusal(OTHER_QUESTION, values={"question": Word(question.key, question.values)})
    if action in decision.choices:
        return None
    return game.refusal(state, seat, action) or Refusal(NOT_OFFERED)


def advance(game: Game[Opt, S, A], state: S, seat: Seat, action: A) -> None:
    """Change a state of one's own by a legal action; `state.events` then holds what this step caused."""
    if state.events is not None:
        state.events = []
    game.advance(state, seat, action)


def apply(game: Game[Opt, S, A], state: S, seat: Seat, action: A) -> S:
    """The state after a legal action; the given one stays as it was."""
    after = state.copy()
    advance(game, after, seat, action)
    return after
