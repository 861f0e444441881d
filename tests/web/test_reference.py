"""The reference of the API in a browser: drawn from the description of this server, and from nothing else."""

import httpx
import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.long import or_long
from tests.web.conftest import LAPTOP, People

PHONE = {"width": 375, "height": 740}


@pytest.mark.parametrize("viewport", or_long([PHONE], [PHONE, LAPTOP]), ids=lambda one: str(one["width"]))
def test_every_route_is_drawn_and_opens(server: Server, people: People, viewport: dict[str, int]) -> None:
    described = httpx.get(f"{server.url}/api/schema/openapi.json").json()["paths"]
    paths = sorted(path for path, methods in described.items() for _ in methods)
    anna = people(viewport=viewport)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.go("/api")
    drawn = anna.page.locator("rapi-doc .endpoint-head .path")
    expect(drawn).to_have_count(len(paths))
    assert sorted(text.strip() for text in drawn.all_inner_texts()) == paths
    anna.page.locator("rapi-doc .endpoint-head", has_text="Open a table").click()
    expect(anna.button("201")).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert [address for address in asked if not address.startswith((f"{server.url}/", "data:"))] == []
