"""Manners: what a host may ask a game beyond its rules. A game that has nothing to say gets the usual answer."""

from typing import Protocol, TypeGuard, TypeVar, runtime_checkable

from krajina.core.action import A, Action
from krajina.core.game import Game, Opt, S, State
from krajina.core.seat import CHANCE, Seat
from krajina.core.step import decision_of

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@runtime_checkable
class HasSilence(Protocol[S_contra]):
    """A game that says what a seat is taken to have answered if it lets its time pass."""

    def silence(self, state: S_contra, seat: Seat) -> Action | None:
        """One of the choices; None where only a player can answer."""


class HasIdle(Protocol[S_contra]):
    """A game that asks seats which need not answer, such as whether they want to say something."""

    def needed(self, state: S_contra) -> tuple[Seat, ...]:
        """The seats without which it does not go on."""


class HasTalk(Protocol[S_contra]):
    """A game whose rules say when people may talk."""

    def may_talk(self, state: S_contra) -> bool:
        """Tell whether they may now."""


@runtime_checkable
class HasPoints(Protocol[S_contra]):
    """A game that has a score while it is played."""

    def points(self, state: S_contra, seat: Seat | None) -> tuple[int | None, ...]:
        """The points so far, a row each as in the outcome; None where a seat, or a spectator, may not know them."""


class HasTurn(Protocol[S_contra]):
    """A game in which players take turns."""

    def turn(self, state: S_contra) -> Seat | None:
        """Whose turn it is, whoever is asked in it; None if it is nobody's, or no seat's."""


def silent_answer(game: Game[Opt, S, A], state: S, seat: Seat) -> Action | None:
    """What a seat is taken to have answered if it lets its time pass; None where a bot has to answer."""
    if not isinstance(game, HasSilence):
        return None
    answer = game.silence(state, seat)
    decision = decision_of(game, state, seat)
    assert answer is None or (decision is not None and answer in decision.choices), "silence is one of the choices"
    return answer


def needed_seats(game: Game[Opt, S, A], state: S) -> tuple[Seat, ...]:
    """The seats that the game waits for; chance is none of them."""
    if _has_idle(game):
        return game.needed(state)
    return tuple(decision.seat for decision in game.decisions(state) if decision.seat != CHANCE)


def whose_turn(game: Game[Opt, S, A], state: S) -> Seat | None:
    """Whose turn it is, also while chance draws or others answer; if the game does not say, the only one asked."""
    if _has_turn(game):
        return game.turn(state)
    seats = [decision.seat for decision in game.decisions(state)]
    return seats[0] if len(seats) == 1 and seats[0] != CHANCE else None


def may_talk(game: Game[Opt, S, A], state: S) -> bool:
    """Tell whether people may talk now: always, unless the rules of the game have a say."""
    return game.may_talk(state) if _has_talk(game) else True


def points_seen(game: Game[Opt, S, A], state: S, seat: Seat | None) -> tuple[int | None, ...]:
    """The points as a seat, or a spectator, may know them, a row each; none where a game counts only at its end."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.points
    return game.points(state, seat) if _has_points(game) else ()


def is_open(game: Game[Opt, S, A]) -> bool:
    """Tell whether the game says, by `is_open`, that it hides nothing: then one view is everybody's."""
    return getattr(game, "is_open", False) is True


# Hosts ask these at every step and for every watcher; `isinstance` takes a hundred times as long to ask a protocol.


def _has_idle(game: Game[Opt, S, A]) -> TypeGuard[HasIdle[S]]:
    return hasattr(game, "needed")


def _has_turn(game: Game[Opt, S, A]) -> TypeGuard[HasTurn[S]]:
    return hasattr(game, "turn")


def _has_talk(game: Game[Opt, S, A]) -> TypeGuard[HasTalk[S]]:
    return hasattr(game, "may_talk")


def _has_points(game: Game[Opt, S, A]) -> TypeGuard[HasPoints[S]]:
    return hasattr(game, "points")
