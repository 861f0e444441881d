"""Previews of links: a title, a sentence and a picture of what everybody who has the link may know."""

import struct
import zlib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import BOT, HERE, OPEN, Told, many

from krajina.server.app import create_app
from krajina.server.http.pictures import HEIGHT, WIDTH, name_of, picture, picture_with
from krajina.server.settings import Settings
from krajina.text import LANGUAGES, Words

Client = TestClient[Litestar]
HTML = {"Accept": "text/html", "Accept-Language": "en"}
INDEX = '<html lang="en" data-root=""><head><meta name="description" content="${start-description}"></head></html>'
EVIL = '"><script>alert(1)</script>&'


class Tags(HTMLParser):
    """What a program reads of a page, and whether there is anything that it would run."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.kinds: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.kinds.add(tag)
        if tag == "meta":
            self.told[str(found.get("property") or found.get("name"))] = str(found.get("content"))


def serving(folder: Path, settings: Settings) -> Client:
    (folder / "assets").mkdir(exist_ok=True)
    (folder / "index.html").write_text(INDEX, "utf-8")
    (folder / "reference.html").write_text("", "utf-8")
    return TestClient(create_app(settings, client=folder), raise_server_exceptions=False)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(tmp_path_factory.mktemp("client"), many()) as client:
        yield client


def table(client: Client, *seats: dict[str, object], **more: object) -> str:
    wanted = {"game": "carcassonne", "seats": seats or (HERE, OPEN), "options": {}, **more}
    founded: Told = client.post("/api/tables", json=wanted).json()
    return str(founded["table"])


def told(client: Client, path: str, language: str = "en") -> dict[str, str]:
    return Tags(client.get(path, headers={**HTML, "Accept-Language": language}).text).told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_shown_by_its_game_its_name_its_players_and_how_far_it_is(client: Client, language: str) -> None:
    found = told(client, f"/table/{table(client, HERE, OPEN, name='Friday')}", language)
    words = Words(language)
    assert ("Carcassonne" in found["og:title"], "Friday" in found["og:title"]) == (True, True)
    assert found["og:description"] == f"Eva · {words.word('status-gathering')}" == found["description"]
    assert found["twitter:card"] == "summary_large_image"


def test_other_pages_are_shown_by_their_game_or_as_the_whole(client: Client) -> None:
    words = Words("en", "krajina.games.stroganov")
    for path in ("/rules/stroganov", "/new/stroganov", "/pieces/stroganov"):
        found = told(client, path)
        assert (found["og:title"], found["og:description"]) == (words.word("title"), words.word("about"))
        assert found["og:image"].endswith("/pictures/stroganov.png")
    for path in ("/", "/rules/nothing", "/table/nothing", "/watch/nothing", "/play/secret", "/nothing"):
        found = told(client, path)
        assert found["og:title"] == Words("en").word("start-title")
        assert found["og:image"].endswith("/pictures/start.png")


def test_of_a_table_that_nobody_may_watch_only_the_game_is_shown(client: Client) -> None:
    closed = table(client, HERE, OPEN, name="Friday", watching={"allowed": False})
    found = told(client, f"/table/{closed}")
    assert found == told(client, "/new/carcassonne")
    assert client.get(f"/pictures/table/{closed}.png").content == picture("carcassonne").content


def test_names_are_text_and_nothing_else(client: Client) -> None:
    evil = table(client, {"who": "here", "name": EVIL}, OPEN, name=EVIL)
    tags = Tags(client.get(f"/table/{evil}", headers=HTML).text)
    assert tags.kinds == {"html", "head", "meta"}
    assert EVIL in tags.told["og:title"]
    assert EVIL in tags.told["og:description"]


def test_the_picture_has_the_address_that_people_use(tmp_path: Path, client: Client) -> None:
    assert told(client, "/")["og:image"] == "http://testserver.local/pictures/start.png"
    settings = msgspec.structs.replace(many(), public_url="https://example.org/krajina/")
    with serving(tmp_path, settings) as proxied:
        assert told(proxied, "/")["og:image"] == "https://example.org/krajina/pictures/start.png"


def pixels(png: bytes) -> bytes:
    """What a picture shows, as indices of its colours; a program that reads PNG would find the same."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at, data = 8, b""
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        content, kind = png[at + 8 : at + 8 + length], png[at + 4 : at + 8]
        assert png[at + 8 + length : at + 12 + length] == struct.pack(">I", zlib.crc32(kind + content))
        if kind == b"IHDR":
            assert struct.unpack(">II", content[:8]) == (WIDTH, HEIGHT)
        data += content if kind == b"IDAT" else b""
        at += 12 + length
    return zlib.decompress(data)


def test_a_table_is_drawn_with_its_seats(client: Client) -> None:
    path = f"/pictures/table/{table(client, HERE, BOT, OPEN)}.png"
    answer = client.get(path)
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "image/png")
    assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    shown, ground = pixels(answer.content), pixels(picture("carcassonne").content)
    assert len(shown) == len(ground) == HEIGHT * (WIDTH + 1)
    assert shown[: len(shown) // 2] == ground[: len(ground) // 2]
    assert shown[-WIDTH * 60 :] != ground[-WIDTH * 60 :]
    assert client.head(path).status_code == 200
    again = client.get(path, headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304
    every = [
        pixels(picture_with("carcassonne", one).content) for one in (("red", "blue"), ("blue", "red"), ("red", ""))
    ]
    assert len(set(every)) == 3


@pytest.mark.parametrize("path", ["/pictures/table/nothing.png", "/pictures/nothing.png", "/pictures/marks.png"])
def test_what_is_not_known_has_the_picture_of_the_whole(client: Client, path: str) -> None:
    assert client.get(path).content == picture("start").content


def test_a_game_from_elsewhere_has_the_picture_of_the_whole() -> None:
    assert [name_of(game) for game in ("harvest", "carcassonne", "../marks")] == ["start", "carcassonne", "start"]


@pytest.mark.parametrize("name", ["start", "carcassonne", "stroganov", "graenaland", "marks"])
def test_pictures_are_small(name: str) -> None:
    assert 5_000 < len(picture(name).content) < 200_000
