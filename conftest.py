"""For all tests: machines are noisy, so no test fails by the clock; and what takes longest comes first."""

import pytest
from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers first: their tests are the longest, and a worker that has nothing left takes over from the end."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))
