"""The client as it is built: small, and soon there."""

import gzip
import re
import subprocess
from pathlib import Path

import pytest
from soak.server import Server
from tests.web.conftest import People
from tests.web.saved import NAMES
from tests.web.tables import named, opened

from krajina.core import find_game
from krajina.text import LANGUAGES

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/krajina/server/client"
REFERENCE = "reference"  # of the API: a page of its own, drawn by a library
MOST_BYTES_OF_FONTS = 50_000
MOST_BYTES_AT_FIRST = 140_000  # until the start page is there, all that comes over the wire
MOST_BYTES_OF_A_TABLE = 90_000  # what comes on top of that, until a table is there that nobody has drawn
MOST_BYTES_OF_A_BOARD = 60_000  # what comes on top of that for a drawn board: its programs, styles and words
DRAWN = ("carcassonne", "graenaland", "stroganov")
MOST_BYTES_OF_RARE_PARTS = 14_000  # the pieces of the boxes, and parts of boards that most positions do without
MOST_BYTES_OF_LEVELS = 10_000  # what bots are like, how strong they are, and why they moved
# Of programs, words and styles, for whoever opens every page and every board.
MOST_BYTES = (
    MOST_BYTES_AT_FIRST
    + MOST_BYTES_OF_A_TABLE
    + MOST_BYTES_OF_A_BOARD * len(DRAWN)
    + MOST_BYTES_OF_RARE_PARTS
    + MOST_BYTES_OF_LEVELS
)
# The bytes of every answer, by its address.
LOADED = """() => Object.fromEntries(['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize]))"""


def test_the_whole_client_is_small() -> None:
    others = {".br", ".png"}  # icons are loaded by systems that install the client, and by no page
    files = [file for file in CLIENT.rglob("*.*") if file.suffix not in others and not file.name.startswith(REFERENCE)]
    assert files, "run `make web`"
    assert 0 < sum(file.stat().st_size for file in files if file.suffix == ".woff2") <= MOST_BYTES_OF_FONTS
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in files if file.suffix != ".woff2"}
    spoken = {name: size for name, size in sizes.items() if name.split("-")[0] in {*LANGUAGES, *DRAWN}}
    assert len(spoken) == len(LANGUAGES) * (1 + len(DRAWN))
    # whoever opens every page and every board, in one language
    most = sum(sizes.values()) - sum(spoken.values()) * (len(LANGUAGES) - 1) // len(LANGUAGES)
    assert most <= MOST_BYTES, sorted(sizes.items(), key=lambda item: -item[1])[:10]


def test_the_client_asks_no_stranger_for_anything() -> None:
    named = (
        re.findall(rb"(?:src|href|url|import)\W{1,3}(https?://[\w.]+)", file.read_bytes())
        for file in CLIENT.rglob("*.*")
        if not file.name.startswith(REFERENCE)  # what that asks for is seen in test_reference.py
    )
    assert [address for addresses in named for address in addresses] == []


def test_each_file_is_there_as_brotli_with_the_same_content() -> None:
    files = [file for file in (CLIENT / "assets").iterdir() if file.suffix in {".js", ".css", ".svg", ".txt"}]
    brotli = [Path(f"{file}.br") for file in files]
    assert files
    unpack = "process.argv.slice(1).map(f=>process.stdout.write(z.brotliDecompressSync(fs.readFileSync(f))))"
    script = f"const fs=require('fs'),z=require('zlib');{unpack}"
    found = subprocess.run([ROOT / ".venv/bin/node", "-e", script, *brotli], capture_output=True, check=True)
    assert found.stdout == b"".join(file.read_bytes() for file in files)
    assert sum(file.stat().st_size for file in brotli) < sum(len(gzip.compress(file.read_bytes())) for file in files)


@pytest.mark.parametrize("language", ["cs-CZ", "en-GB", "de-DE", "fr-FR"])
def test_the_first_load_is_small(people: People, language: str) -> None:
    anna = people(language=language)
    anna.go("/")
    anna.page.get_by_text("Carcassonne").first.wait_for()
    anna.page.wait_for_load_state("networkidle")
    loaded = anna.page.evaluate(LOADED)
    assert {"sans", "serif"} <= {name.split("/")[-1].split("-")[0] for name in loaded}
    assert sum(loaded.values()) <= MOST_BYTES_AT_FIRST, sorted(loaded.items(), key=lambda item: -item[1])


def loaded_by_a_table(server: Server, people: People, game: str, **keeps: object) -> dict[str, int]:
    """What whoever comes from the start page has to load for a table."""
    anna = people(language="cs-CZ", keeps=keeps)  # which has more letters than the others
    anna.go("/")
    anna.page.get_by_text("Carcassonne").first.wait_for()
    anna.page.wait_for_load_state("networkidle")
    known = anna.page.evaluate(LOADED)
    anna.sit(opened(server, named(*NAMES[: max(2, find_game(game).seats.start)]), game=game).link(0))
    anna.page.wait_for_load_state("networkidle")
    more = {name: size for name, size in anna.page.evaluate(LOADED).items() if name not in known}
    assert {"table", "Board"} <= {name.split("/")[-1].split("-")[0] for name in more}
    return more


@pytest.mark.parametrize("game", DRAWN)
def test_a_table_is_small_for_who_comes_from_the_start_page(server: Server, people: People, game: str) -> None:
    drawn = loaded_by_a_table(server, people, game)
    plain = loaded_by_a_table(server, people, game, textView=True)
    board = {name: size for name, size in drawn.items() if "/assets/" in name and name not in plain}
    largest = sorted(drawn.items(), key=lambda item: -item[1])
    assert sum(board.values()) <= MOST_BYTES_OF_A_BOARD, largest
    assert sum(drawn.values()) - sum(board.values()) <= MOST_BYTES_OF_A_TABLE, largest
