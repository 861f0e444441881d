"""Harvest with states that are pickled wrongly, for the conformance kit to find."""

from collections.abc import Callable
from typing import Any, ClassVar

from krajina_harvest.game import Bid, Draw, Harvest, HarvestOptions, Share, State

Move = Draw | Bid | Share
KEYS: list[Callable[[], int]] = [lambda: 7]  # a function without a name is nothing that a pickle could name


class PickledState(State):
    """A state of its own kind, with whatever it holds."""

    def copy(self) -> "PickledState":
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self) | vars(super().copy()))
        return twin


class LockedState(PickledState):
    def __init__(self, options: HarvestOptions) -> None:
        super().__init__(options)
        [self.key] = KEYS


class ForgetfulState(PickledState):
    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"cart": []}


class AttachedState(PickledState):
    kept: ClassVar[dict[int, State]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        self.kept[id(self)] = self
        return attached, (id(self),)


def attached(number: int) -> State:
    there = AttachedState.kept[number]
    twin = there.copy()
    twin.barns = there.barns
    return twin


class Trace:
    """What nobody sees: whether it came out of a pickle."""

    IS_SHARED = True

    def __init__(self, pickled: bool) -> None:
        self.pickled = pickled

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trace)

    def __hash__(self) -> int:
        return 0

    def __reduce__(self) -> tuple[Any, ...]:
        return Trace, (True,)


class TracedState(PickledState):
    def __init__(self, options: HarvestOptions) -> None:
        super().__init__(options)
        self.trace = Trace(False)


class CleanedState(TracedState):
    def copy(self) -> "CleanedState":
        twin = super().copy()
        assert isinstance(twin, CleanedState)
        twin.trace = Trace(False)
        return twin


class CannotBePickled(Harvest):
    def new(self, options: HarvestOptions) -> State:
        return LockedState(options)


class PickleForgetsTheCart(Harvest):
    def new(self, options: HarvestOptions) -> State:
        return ForgetfulState(options)


class PickleSharesTheBarns(Harvest):
    def new(self, options: HarvestOptions) -> State:
        return AttachedState(options)


class PickleGoesOnOtherwise(Harvest):
    def new(self, options: HarvestOptions) -> State:
        return TracedState(options)

    def advance(self, state: State, seat: int, action: Move) -> None:
        super().advance(state, seat, action)
        assert isinstance(state, TracedState)
        state.round += state.trace.pickled


class CopyOfAPickleGoesOnOtherwise(PickleGoesOnOtherwise):
    def new(self, options: HarvestOptions) -> State:
        return CleanedState(options)
