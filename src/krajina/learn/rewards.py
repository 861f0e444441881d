"""What a seat is rewarded for: its place, its margin to the best rival, or how that margin changes with each step."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from krajina.core import AnyGame, Seat

Reward: TypeAlias = Literal["place", "margin", "difference"]
REWARDS: Final[tuple[str, ...]] = get_args(Reward)


def place_scores(places: Sequence[int]) -> list[float]:
    """By row from 1 for the first place down to -1 for the last, evenly; ties share. The sum is 0."""
    last = max(1, len(places) - 1)
    return [1 - 2 * (place - 1 + (places.count(place) - 1) / 2) / last for place in places]


def margins(points: Sequence[float]) -> list[float]:
    """By row how far it is ahead of the best other one."""
    return [own - max([*points[:row], *points[row + 1 :]], default=0.0) for row, own in enumerate(points)]


def margin_now(game: AnyGame, state: object, seat: Seat) -> float:
    """The margin of a seat as it knows it itself: points that it may not see count as none; at the end all count."""
    outcome = game.outcome(state)
    seen = game.points(state, seat) if outcome is None else outcome.points
    return margins([points or 0 for points in seen])[seat] if seen else 0.0
