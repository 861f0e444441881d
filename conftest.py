"""For all tests: machines are noisy and differ, so no test fails by the clock, by chance or by where it runs.

What takes longest comes first.
"""

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

unhurried = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("unhurried", deadline=None, derandomize=True, suppress_health_check=unhurried)
settings.load_profile("unhurried")

# Looking for rings of garbage as often as usual takes a sixth of the time of the tests.
gc.set_threshold(100_000, 50, 1000)

# What somebody may have set for themselves and would be seen in what is printed, asked, found or sent elsewhere.
OWN_WAYS = ("LC_", "LANG", "KRAJINA_", "GIT_", "XDG_", "CLICOLOR", "TTY_", "SSL_CERT_")
OWN_WISHES = {
    *("COLUMNS", "LINES", "TERM", "NO_COLOR", "FORCE_COLOR", "PY_COLORS", "GITHUB_ACTIONS"),
    *("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"),
}
for name in list(os.environ):
    if name.startswith(OWN_WAYS) or name.upper() in OWN_WISHES:
        del os.environ[name]


@pytest.fixture(scope="session", autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nothing is read from, or left in, the folders of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: compiling, then browsers; a worker that has nothing left takes over from the end."""
    items.sort(key=lambda item: ("test_compiled" not in item.nodeid, not item.nodeid.startswith("tests/web/")))
    for item in items:
        if item.nodeid.startswith("tests/web/"):
            item.add_marker(pytest.mark.slow)
