"""The client as an app: installable, there without a network, and never replaced under anybody's hands."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.web.conftest import People
from tests.web.person import Person
from tests.web.tables import SHORT, named, opened

CLIENT = Path(__file__).parents[2] / "src/krajina/server/client"
WORDS = {"/api/words/en", "/api/words/en/carcassonne"}  # part of the client, though the server has them
MANIFEST = """async () => {
  const { href } = document.querySelector('link[rel=manifest]');
  return { href, ...await (await fetch(href)).json() };
}"""
SIZE = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return `${image.width}x${image.height}`;
}"""
KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((cache) => cache.keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The client, to be changed."""
    return Path(shutil.copytree(CLIENT, tmp_path / "client"))


@pytest.fixture
def own_server(tmp_path: Path, folder: Path) -> Iterator[Server]:
    server = Server(tmp_path, client=folder)
    server.start()
    yield server
    server.stop()


def changed(folder: Path) -> None:
    """Another version of the client: as after a build, the name of what has changed is another."""
    [entry] = (folder / "assets").glob("index-*.js")
    entry.rename(entry.with_name("index-changed.js"))
    for file in (folder / "index.html", folder / "sw.js"):
        file.write_text(file.read_text("utf-8").replace(entry.name, "index-changed.js"), "utf-8")


def check_manifest(anna: Person) -> None:
    """Everything that a browser asks for before it offers to install."""
    manifest = anna.page.evaluate(MANIFEST)
    assert (manifest["name"], manifest["display"]) == ("Krajina", "standalone")
    assert urljoin(manifest["href"], manifest["start_url"]) == f"{anna.root}/"
    said = [icon["sizes"] for icon in manifest["icons"]]
    found = [anna.page.evaluate(SIZE, urljoin(manifest["href"], icon["src"])) for icon in manifest["icons"]]
    assert said == found == ["192x192", "512x512", "512x512"]
    assert [icon.get("purpose") for icon in manifest["icons"]] == [None, None, "maskable"]


def check_kept(anna: Person) -> None:
    """The page and its files are kept, and nothing of a table."""
    kept = anna.page.evaluate(KEPT)
    assert "/" in kept
    assert {path for path in kept if path.startswith(("/api", "/play", "/table"))} <= WORDS
    assert not [path for path in kept if "reference" in path]


def test_the_client_is_installed_starts_without_a_server_and_announces_its_next_version(
    own_server: Server, folder: Path, people: People
) -> None:
    anna = people(service_workers="allow")
    anna.root = own_server.url
    anna.excuse("WebSocket|net::ERR_")
    anna.go("/")
    check_manifest(anna)
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    table = opened(own_server, named("Anna", "Bob"), options=SHORT)
    anna.sit(table.link(0))
    check_kept(anna)

    own_server.kill()
    anna.go("/")
    anna.shows("The server cannot be reached")

    own_server.start()
    anna.sit(table.link(0))
    own_server.kill()
    changed(folder)
    anna.page.evaluate("window.isSame = true")
    own_server.start()
    expect(anna.page.locator("[data-do=reload]")).to_be_visible()
    anna.until(lambda seen: seen["kind"] == "asked")
    assert anna.page.evaluate("window.isSame"), "nobody is made to take it"
    anna.page.locator("[data-do=reload]").click()
    anna.page.wait_for_function("!window.isSame && document.querySelector('script[src$=\"index-changed.js\"]')")
    anna.until(lambda seen: seen["kind"] == "asked")
    expect(anna.page.locator("[data-do=reload]")).to_have_count(0)
