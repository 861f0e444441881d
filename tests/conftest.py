"""What takes long begins first, so that no worker is left alone with it at the end."""

import gc

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put slow tests before all others; otherwise they keep their order."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None and "/web/" not in item.nodeid)


def pytest_collection_finish() -> None:
    """Look for garbage seldom, and never among what is collected: thousands of tests, and all modules."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
