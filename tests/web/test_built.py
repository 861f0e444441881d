"""The client as it is built: small, and soon there."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.conftest import People

from krajina.text import LANGUAGES

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/krajina/server/client"
MOST_BYTES = 200_000
FIRST_BYTES = 150_000
TAKEN = """Object.fromEntries(['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .map((one) => [one.name, one.encodedBodySize]))"""


def test_the_whole_client_is_small() -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in CLIENT.rglob("*") if file.is_file()}
    assert sizes, "run `make web`"
    spoken = sorted(size for name, size in sizes.items() if name.split("-")[0] in LANGUAGES)
    assert len(spoken) == len(LANGUAGES)
    most = sum(sizes.values()) - sum(spoken[:-1])  # whoever opens every page and every board, in one language
    assert most <= MOST_BYTES, sorted(sizes.items(), key=lambda item: -item[1])[:10]


def test_the_client_asks_no_stranger_for_anything() -> None:
    named = (
        re.findall(rb"(?:src|href|url|import)\W{1,3}(https?://[\w.]+)", file.read_bytes())
        for file in CLIENT.rglob("*.*")
    )
    assert [address for addresses in named for address in addresses] == []


@pytest.mark.slow
def test_the_start_page_greets_before_any_script_has_come(people: People) -> None:
    anna = people()
    anna.excuse("ERR_FAILED")
    anna.page.route("**/*.js", lambda route: route.abort())
    anna.go("/")
    expect(anna.page.locator(".greeting h1")).to_be_visible()


@pytest.mark.slow
def test_the_start_page_is_there_soon(people: People) -> None:
    anna = people().go("/")
    anna.page.get_by_role("button", name="Play now").first.wait_for()
    taken = anna.page.evaluate(TAKEN)
    assert 0 < sum(taken.values()) <= FIRST_BYTES, taken
