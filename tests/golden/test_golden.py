"""The golden games of the built-in games go as they always went."""

from pathlib import Path

import pytest

from krajina.core.testing.golden import difference, plan

HERE = Path(__file__).parent


@pytest.mark.slow
@pytest.mark.parametrize("name", [golden.name for golden in plan(HERE)])
def test_golden_game(name: str) -> None:
    assert difference(HERE / f"{name}.json") == ""
