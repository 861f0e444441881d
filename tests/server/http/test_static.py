"""The page of the client: at every address that it knows, and what people get where it cannot be used."""

import gzip
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from random import Random

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import many

from krajina.server.app import PROTECTION, create_app
from krajina.server.http.static import PAGES
from krajina.server.settings import Settings
from krajina.text import LANGUAGES, Words

Client = TestClient[Litestar]
HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language": "cs"}
INDEX = """<!doctype html>
<html lang="en" data-root="">
  <head>
    <meta name="description" content="${start-description}">
    <title>Krajina</title>
    <script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/index-2.css">
  </head>
  <body><noscript>${start-no-script}</noscript><div id="app"></div></body>
</html>
"""
REFERENCE = """<script type="module" crossorigin src="./assets/reference-1.js"></script>
<rapi-doc spec-url="./api/schema/openapi.json"></rapi-doc>
"""
BROTLI = b"so small"  # what is in it is the build's business
FONT = Random(3).randbytes(500)  # packed already, as fonts are
ADDRESSES = [re.sub(r"\{\w+:int\}", "3", re.sub(r"\{\w+:str\}", "a", page)) for page in PAGES]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX, "utf-8")
    (folder / "reference.html").write_text(REFERENCE, "utf-8")
    (folder / "assets/index-1.js").write_text("console.log(1);\n" * 50, "utf-8")
    (folder / "assets/index-1.js.br").write_bytes(BROTLI)
    (folder / "assets/index-2.css").write_text("main { color: red }", "utf-8")
    (folder / "assets/sans-3.woff2").write_bytes(FONT)
    (folder / "assets/licence-4.txt").write_text("Free.\n" * 50, "utf-8")
    (folder / "sw.js").write_text("self.skip = 1;\n", "utf-8")
    (folder / "manifest.webmanifest").write_text('{"start_url": "./"}', "utf-8")
    (folder / "icon-192.png").write_bytes(FONT)
    (folder / "private.txt").write_text("Nobody asks for this.", "utf-8")
    return folder


def app(folder: Path, settings: Settings | None = None) -> Litestar:
    return create_app(settings or many(), client=folder)


@pytest.fixture(scope="module")
def drawn(folder: Path) -> Iterator[Client]:
    with TestClient(app(folder), raise_server_exceptions=False) as client:
        client.follow_redirects = False
        yield client


@pytest.fixture(scope="module")
def undrawn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server whose client nobody has built."""
    nothing = tmp_path_factory.mktemp("nothing")
    with TestClient(app(nothing), raise_server_exceptions=False) as client:
        client.follow_redirects = False
        yield client


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_of_the_client_is_its_page(drawn: Client, path: str) -> None:
    answer = drawn.get(path, headers=HTML)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Content-Language"] == "cs"
    assert {"Accept-Encoding", "Accept-Language"} <= set(answer.headers["Vary"].split(", "))
    assert answer.headers["Cache-Control"] == ("no-store" if path.startswith("/play/") else "no-cache")
    assert {name: answer.headers[name] for name in PROTECTION} == PROTECTION
    assert '<html lang="cs" data-root="">' in answer.text
    assert 'src="/assets/index-1.js"' in answer.text
    assert drawn.head(path, headers=HTML).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_the_language_of_the_link(drawn: Client, language: str) -> None:
    page = drawn.get("/table/a", params={"lang": language}, headers=HTML).text
    assert f'<html lang="{language}"' in page
    for key in ("start-description", "start-no-script"):
        assert escape(Words(language).word(key)) in page
    assert "${" not in page


def test_whoever_has_the_page_is_not_sent_it_again(drawn: Client) -> None:
    first = drawn.get("/", headers=HTML)
    assert drawn.get("/", headers={**HTML, "If-None-Match": first.headers["ETag"]}).status_code == 304
    other = drawn.get("/", headers={**HTML, "Accept-Language": "fr", "If-None-Match": first.headers["ETag"]})
    assert other.status_code == 200
    assert "ETag" not in drawn.get("/play/a", headers=HTML).headers


def test_files_are_kept_for_ever_and_compressed(drawn: Client, folder: Path) -> None:
    content = (folder / "assets/index-1.js").read_bytes()
    answer = drawn.get("/assets/index-1.js", headers={"Accept-Encoding": "gzip, deflate"})
    assert answer.content == content
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert (answer.headers["Content-Encoding"], answer.headers["Vary"]) == ("gzip", "Accept-Encoding")
    assert "immutable" in answer.headers["Cache-Control"]
    assert int(answer.headers["Content-Length"]) == len(gzip.compress(content, mtime=0)) < len(content)
    plain = drawn.get("/assets/index-1.js", headers={"Accept-Encoding": "identity"})
    assert (plain.content, plain.headers.get("Content-Encoding")) == (content, None)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.1, gzip", "br"),
        ("GZIP, BR", "br"),
        ("gzip, br; q=0", "gzip"),
        ("brotli, gzip;q=0.0", None),
        ("", None),
    ],
)
def test_who_reads_brotli_gets_it(drawn: Client, accepted: str, encoding: str | None) -> None:
    with drawn.stream("GET", "/assets/index-1.js", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("Content-Encoding") == encoding
    assert (raw == BROTLI) == (encoding == "br")
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["ETag"].endswith(f'-{encoding}"') == bool(encoding)
    again = {"Accept-Encoding": accepted, "If-None-Match": answer.headers["ETag"]}
    assert drawn.get("/assets/index-1.js", headers=again).status_code == 304
    other = {"Accept-Encoding": "gzip" if encoding != "gzip" else "br", "If-None-Match": answer.headers["ETag"]}
    assert drawn.head("/assets/index-1.js", headers=other).status_code == 200
    assert drawn.get("/assets/index-1.js.br").status_code == 404


def test_the_reference_of_the_api_may_style_itself_and_nothing_else(drawn: Client, undrawn: Client) -> None:
    for path in ("/api", "/api/"):
        answer = drawn.get(path, headers=HTML)
        assert (answer.status_code, answer.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
        assert 'src="/assets/reference-1.js"' in answer.text
        assert 'spec-url="/api/schema/openapi.json"' in answer.text
    policy = answer.headers["Content-Security-Policy"]
    assert policy.replace(" 'unsafe-inline'", "") == PROTECTION["Content-Security-Policy"]
    assert [part.split()[0] for part in policy.split("; ") if "unsafe" in part] == ["style-src"]
    rest = PROTECTION.keys() - {"Content-Security-Policy"}
    assert {name: answer.headers[name] for name in rest} == {name: PROTECTION[name] for name in rest}
    assert undrawn.get("/api", headers=HTML).status_code == 404


def test_fonts_are_kept_for_ever_and_not_zipped_again(drawn: Client) -> None:
    answer = drawn.get("/assets/sans-3.woff2")
    assert (answer.content, answer.headers["Content-Type"]) == (FONT, "font/woff2")
    assert "Content-Encoding" not in answer.headers
    assert "immutable" in answer.headers["Cache-Control"]
    assert drawn.get("/assets/licence-4.txt").headers["Content-Type"].startswith("text/plain")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon-192.png", "image/png"),
    ],
)
def test_what_makes_it_installable_is_beside_its_page_and_asked_for_again(
    drawn: Client, undrawn: Client, path: str, kind: str
) -> None:
    answer = drawn.get(path)
    assert (answer.status_code, answer.headers["Content-Type"].partition(";")[0]) == (200, kind)
    assert answer.headers["Cache-Control"] == "no-cache"
    assert drawn.head(path, headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304
    assert undrawn.get(path).status_code == 404


def test_no_other_file_is_beside_its_page(drawn: Client) -> None:
    for path in ("/private.txt", "/icon-512.png", "/index.html"):
        assert drawn.get(path).status_code == 404


def test_pages_may_have_a_service_worker_and_a_manifest_of_ours() -> None:
    policy = PROTECTION["Content-Security-Policy"].split("; ")
    assert {"worker-src 'self'", "manifest-src 'self'", "default-src 'none'"} <= set(policy)


@pytest.mark.parametrize(
    "path", ["/nothing", "/table/a/b/c", "/wp-admin.php", "/plainly", "/static/style.css", "/apis"]
)
def test_at_any_other_address_the_client_says_that_there_is_nothing(drawn: Client, path: str) -> None:
    answer = drawn.get(path, headers=HTML)
    assert answer.status_code == 404
    assert 'id="app"' in answer.text
    assert {name: answer.headers[name] for name in PROTECTION} == PROTECTION
    problem = drawn.get(path, headers={"Accept": "application/json"})
    assert (problem.status_code, problem.json()["code"]) == (404, "unknown-page")


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/nothing.js"])
def test_what_is_no_page_of_the_client_stays_a_problem(drawn: Client, path: str) -> None:
    answer = drawn.get(path, headers=HTML)
    assert answer.status_code == 404
    assert 'id="app"' not in answer.text


@pytest.mark.parametrize(
    "path", ["/assets/../index.html", "/assets/..%2findex.html", "/assets/%2e%2e/index.html", "/assets/"]
)
def test_nothing_else_can_be_reached(drawn: Client, path: str) -> None:
    assert drawn.get(path).status_code == 404


@pytest.mark.parametrize("path", ADDRESSES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_client_people_are_told_so(undrawn: Client, path: str, language: str) -> None:
    answer = undrawn.get(f"{path}?lang={language}", headers=HTML)
    assert (answer.status_code, answer.text) == (404, Words(language).word("error-no-client") + "\n")
    assert undrawn.get("/assets/index-1.js").status_code == 404


@pytest.mark.parametrize(
    ("plain", "client"),
    [
        ("", "/"),
        ("/", "/"),
        ("/?lang=fr", "/?lang=fr"),
        ("/?lang=xx&eyes=1&sheet=yes", "/"),
        ("/new/harvest", "/new/harvest"),
        ("/table/a", "/table/a"),
        ("/table/a/verify?lang=de", "/table/a?lang=de"),
        ("/watch/a", "/watch/a"),
        ("/play/k.l.m?eyes=0", "/play/k.l.m"),
        ("/play/k.l.m/replay/12", "/play/k.l.m"),
        ("/replay/a/3", "/replay/a/3"),
        ("/replay/a", "/"),
        ("/rules/harvest", "/rules/harvest"),
        ("/pieces/harvest", "/pieces/harvest"),
        ("/records", "/"),
        ("/nothing", "/"),
    ],
)
def test_the_address_of_a_plain_page_leads_to_the_client(drawn: Client, plain: str, client: str) -> None:
    answer = drawn.get(f"/plain{plain}", headers=HTML)
    assert (answer.status_code, answer.headers["Location"]) == (308, client)
    assert answer.headers["Cache-Control"] == "no-store"
    assert drawn.head(f"/plain{plain}").status_code == 308
    assert drawn.get(client, headers=HTML).status_code == 200


@pytest.mark.parametrize(
    "path", ["//example.org", "/table//example.org", "/new/%0d%0aX-Evil:1", "/table/..%2f..%2fexample.org", "/new/\\x"]
)
def test_a_redirect_never_leaves_the_server(drawn: Client, path: str) -> None:
    answer = drawn.get(f"http://testserver.local/plain{path}", headers=HTML)
    assert re.fullmatch(r"/(?:[^/\\].*)?", answer.headers["Location"])
    assert "X-Evil" not in answer.headers


def test_under_a_path_of_its_own(folder: Path) -> None:
    settings = msgspec.structs.replace(many(), public_url="https://example.org/krajina")
    with TestClient(app(folder, settings), root_path="/krajina") as client:
        page = client.get("/table/a", headers=HTML).text
        assert 'data-root="/krajina"' in page
        assert 'src="/krajina/assets/index-1.js"' in page
        assert 'spec-url="/krajina/api/schema/openapi.json"' in client.get("/api", headers=HTML).text
        assert client.get("/assets/index-1.js").status_code == 200
        assert client.get("/sw.js").status_code == client.get("/krajina/sw.js").status_code == 200
        for plain in ("/plain/new/harvest", "/krajina/plain/new/harvest"):  # as uvicorn says it
            answer = client.get(plain, headers=HTML, follow_redirects=False)
            assert answer.headers["Location"] == "/krajina/new/harvest"


@pytest.mark.slow
def test_pages_are_counted(folder: Path) -> None:
    with TestClient(app(folder, many(pages_per_address_minute=2))) as client:
        assert [client.get("/", headers=HTML).status_code for _ in range(3)] == [200, 200, 429]
