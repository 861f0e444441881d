"""What takes long begins first, so that no worker is left alone with it at the end."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put slow tests before all others; otherwise they keep their order."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None and "/web/" not in item.nodeid)
