import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize
from soak.server import Server
from tests.long import or_long
from tests.web.chromium import Fonts, browsing, found
from tests.web.person import Person

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
POCKET: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 844}}
SCREENS: dict[str, dict[str, Any]] = {"laptop": {"viewport": LAPTOP}, "phone": POCKET}
QUICK: dict[str, object] = {"quick": True}  # kept by those who play whole games: every move is one touch
FAILED = pytest.StashKey[bool]()

People = Callable[..., Person]
# For tests that measure: in `make long`, also where our fonts do not come; in `make test`, tours look at that.
in_all_fonts = pytest.mark.parametrize("fonts", or_long([Fonts.SHIPPED], list(Fonts)), indirect=True, scope="module")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or call.excinfo is not None
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The real server on a file of its own."""
    found = Server(tmp_path_factory.mktemp("server"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def fonts(request: pytest.FixtureRequest) -> Fonts:
    """Ours, unless a test asks for others."""
    return Fonts(getattr(request, "param", Fonts.SHIPPED))


# One a module, and not one a worker: while Playwright's event loop runs, tests of other modules could start none.
@pytest.fixture(scope="module")
def browser(fonts: Fonts) -> Iterator[Browser]:
    if found() is None:
        pytest.skip("there is no Chromium here; `make test` installs one")
    with browsing(fonts) as browser:
        yield browser


@pytest.fixture
def people(request: pytest.FixtureRequest, browser: Browser, server: Server, tmp_path: Path) -> Iterator[People]:
    """Make people, each at a browser of their own; whatever their browsers complain about fails the test."""
    made: list[Person] = []

    def make(
        name: str = "Anna", language: str = "en-GB", keeps: dict[str, object] | None = None, init: str = "", **more: Any
    ) -> Person:
        # Only who wants to see a service worker has one: it would load the whole client for everybody else, too.
        usual = {"viewport": LAPTOP, "reduced_motion": "reduce", "service_workers": "block"}
        wanted = {"locale": language, **usual, **more}
        context = browser.new_context(**wanted)
        # Nobody waits for the moves of others, or is taught a game, unless that is what a test is about.
        kept = json.dumps(json.dumps({"follow": "instant", "lessons": False} | (keeps or {})))
        context.add_init_script(
            f"localStorage.getItem('krajina-settings') ?? localStorage.setItem('krajina-settings', {kept})"
        )
        if init:
            context.add_init_script(init)
        made.append(Person(context, server.url, name, bool(more.get("has_touch"))))
        return made[-1]

    yield make
    if request.node.stash.get(FAILED, False):
        for number, person in enumerate(made):
            person.page.screenshot(path=tmp_path / f"{number}-{person.name}.png")
            (tmp_path / f"{number}-{person.name}.txt").write_text("\n".join([person.page.url, *person.faults]))
        print(f"what they saw: {tmp_path}")
    for person in made:
        person.context.close()
    assert [fault for person in made for fault in person.faults] == []
