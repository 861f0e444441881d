"""The client as it is built: small, and soon there."""

import gzip
import re
from pathlib import Path

import pytest
from tests.web.conftest import People

from krajina.text import LANGUAGES

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/krajina/server/client"
MOST_BYTES = 200_000  # of programs, words and styles
MOST_BYTES_OF_FONTS = 50_000
MOST_BYTES_AT_FIRST = 150_000  # until the start page is there, all that comes over the wire
# The bytes of every answer, by its address.
LOADED = """() => Object.fromEntries(['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize]))"""


def test_the_whole_client_is_small() -> None:
    files = [file for file in CLIENT.rglob("*") if file.is_file()]
    assert files, "run `make web`"
    assert 0 < sum(file.stat().st_size for file in files if file.suffix == ".woff2") <= MOST_BYTES_OF_FONTS
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in files if file.suffix != ".woff2"}
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


@pytest.mark.parametrize("language", ["cs-CZ", "en-GB", "de-DE", "fr-FR"])
def test_the_first_load_is_small(people: People, language: str) -> None:
    anna = people(language=language)
    anna.go("/")
    anna.page.get_by_text("Carcassonne").first.wait_for()
    anna.page.wait_for_load_state("networkidle")
    loaded = anna.page.evaluate(LOADED)
    assert {"sans", "serif"} <= {name.split("/")[-1].split("-")[0] for name in loaded}
    assert sum(loaded.values()) <= MOST_BYTES_AT_FIRST, sorted(loaded.items(), key=lambda item: -item[1])
