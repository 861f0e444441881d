from array import array
from collections import Counter, deque
from enum import Enum
from random import Random
from typing import Any

import msgspec
import pytest
from tests.core.table import GAME, TWO, at_bids

from krajina.core import Collect
from krajina.core.pickled import attributes
from krajina.core.testing.freeze import freeze


class Plain:
    def __init__(self, **values: object) -> None:
        vars(self).update(values)


class Slotted:
    __slots__ = ("a", "b")

    def __init__(self, a: object, b: object) -> None:
        self.a, self.b = a, b


class Longer(Slotted):
    __slots__ = ("c",)

    def __init__(self, a: object, b: object, c: object) -> None:
        super().__init__(a, b)
        self.c = c


class Mixed(Slotted):  # slots of its base, and a __dict__ of its own
    def __init__(self, a: object, b: object, c: object) -> None:
        super().__init__(a, b)
        self.c = c


class OneSlot:
    __slots__ = "word"  # noqa: PLC0205  # one word is one slot

    def __init__(self, word: object) -> None:
        self.word = word


class Record(msgspec.Struct):
    a: object = None
    b: object = None


class Secretive:
    __slots__ = ("__inner",)

    def __init__(self, inner: object) -> None:
        self.__inner = inner


class Suit(Enum):
    OAK = 1
    ASH = 2


class Compiled:
    """What mypyc makes of a class: attributes without a __dict__, listed in one place."""

    __mypyc_attrs__ = ("x", "y")
    __slots__ = ("x", "y")

    def __init__(self, x: object, y: object) -> None:
        self.x, self.y = x, y


DIFFERENT: list[tuple[object, object]] = [
    (1, 2),
    ("a", "b"),
    (None, 0),
    (Suit.OAK, Suit.ASH),
    ([1, 2], [2, 1]),
    ([1], [1, 1]),
    ([[1], []], [[], [1]]),
    ({"a": 1}, {"a": 2}),
    ({"a": 1, "b": 2}, {"b": 2, "a": 1}),  # the order of a dict is what a walk would give
    ({1, 2}, {1, 3}),
    (Counter("ab"), Counter("aab")),
    (deque([1]), deque([2])),
    (bytearray(b"a"), bytearray(b"b")),
    (array("i", [1]), array("i", [2])),
    (Plain(a=1), Plain(a=2)),
    (Plain(a=1), Plain(b=1)),
    (Slotted(1, 2), Slotted(1, 3)),
    (Longer(1, 2, 3), Longer(0, 2, 3)),
    (Longer(1, 2, 3), Longer(1, 2, 4)),
    (Mixed(1, 2, 3), Mixed(0, 2, 3)),
    (Mixed(1, 2, 3), Mixed(1, 2, 4)),
    (OneSlot(1), OneSlot(2)),
    (Record(1, 2), Record(1, 3)),
    (Compiled(1, 2), Compiled(1, 3)),
    (Secretive(1), Secretive(2)),
    (Random(1), Random(2)),
    (Slotted(1, 2), Compiled(1, 2)),
    (Plain(deep=[{"x": Record([Slotted(1, [2])])}]), Plain(deep=[{"x": Record([Slotted(1, [3])])}])),
]


@pytest.mark.parametrize(
    ("one", "other"), DIFFERENT, ids=[f"{type(one).__name__} {place}" for place, (one, _) in enumerate(DIFFERENT)]
)
def test_different_values_freeze_differently(one: object, other: object) -> None:
    assert freeze(one) != freeze(other)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Plain(a=[1, {2: {3}}], b=Slotted("x", Record(1))),
        lambda: Longer(1, [2], {3}),
        lambda: Counter("abca"),
        lambda: Random(4),
        lambda: at_bids().state,
        lambda: GAME.new(TWO),
    ],
)
def test_equal_values_freeze_alike(make: Any) -> None:
    assert freeze(make()) == freeze(make())


def test_a_frozen_value_does_not_change_with_what_it_was_made_from() -> None:
    inner: list[object] = [1]
    value = Plain(a={"k": inner}, b=Slotted(inner, {2}))
    frozen = freeze(value)
    inner.append(2)
    assert freeze(value) != frozen
    inner.pop()
    assert freeze(value) == frozen


def test_the_order_in_which_attributes_were_set_does_not_matter() -> None:
    assert freeze(Plain(a=1, b=2)) == freeze(Plain(b=2, a=1))
    state = GAME.new(TWO)
    assert freeze(state.copy()) == freeze(state)


def test_sets_freeze_alike_in_whatever_order_they_were_filled() -> None:
    assert freeze({1, 9, 17, 25}) == freeze({25, 17, 9, 1})


def test_freezing_leaves_the_value_as_it_was() -> None:
    state = at_bids().state
    view = GAME.view(state, 0)
    freeze(state)
    assert GAME.view(state, 0) == view


def test_a_slot_that_was_never_set_is_no_trouble() -> None:
    empty = Slotted.__new__(Slotted)
    assert freeze(empty) == freeze(Slotted.__new__(Slotted))
    assert freeze(empty) != freeze(Slotted(1, 2))


def test_frozen_states_can_be_kept_in_sets() -> None:
    assert len({freeze(at_bids().state), freeze(at_bids().state), freeze(GAME.new(TWO))}) == 2


def test_attributes_are_those_of_all_base_classes() -> None:
    assert attributes(Longer) == ("a", "b", "c")
    assert attributes(OneSlot) == ("word",)
    assert attributes(Compiled) == ("x", "y")
    assert attributes(Plain) == ()
    assert set(attributes(Collect)) == {"answers", "changed", "seats", "waiting"}
