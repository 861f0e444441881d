"""How much the tests of many games play: what shows a defect soon in `make test`, everything in `make long`."""

import os
from collections.abc import Sequence
from typing import Final, TypeVar

import pytest

T = TypeVar("T")
Row = TypeVar("Row")
Column = TypeVar("Column")

IS_LONG: Final = os.environ.get("LONG_TESTS", "") == "1"
long_only: Final = pytest.mark.skipif(not IS_LONG, reason="`make long` plays it")


def or_long(usual: T, long: T) -> T:
    """What is played usually, or all that is played in the long run."""
    return long if IS_LONG else usual


def crossed(rows: Sequence[Row], columns: Sequence[Column]) -> list[tuple[Row, Column]]:
    """Every row with one column, all columns in turn; in the long run every row with every column."""
    in_turn = [(row, columns[number % len(columns)]) for number, row in enumerate(rows)]
    return or_long(in_turn, [(row, column) for row in rows for column in columns])
