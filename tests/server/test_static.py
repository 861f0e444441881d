import re
from xml.etree import ElementTree

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from krajina.server.http.files import address, static_files

Client = TestClient[Litestar]


@pytest.mark.parametrize(
    ("name", "media_type"),
    [
        ("style.css", "text/css; charset=utf-8"),
        ("landscape.css", "text/css; charset=utf-8"),
        ("favicon.svg", "image/svg+xml"),
    ],
)
def test_a_file_is_sent_with_its_type_and_kept(client: Client, name: str, media_type: str) -> None:
    answer = client.get(address(name))
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == media_type
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.content == static_files()[name].content


@pytest.mark.parametrize("query", ["", "?v=", "?v=old"])
def test_a_file_by_an_old_address_is_not_kept(client: Client, query: str) -> None:
    assert client.get(f"/static/style.css{query}").headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/static/",
        "/static/nothing.css",
        "/static/../app.py",
        "/static/..%2fapp.py",
        "/static/%2e%2e/app.py",
        "/static/..%5capp.py",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/style.css%00.svg",
        "/static/STYLE.CSS",
        "/static/../html/page.html",
    ],
)
def test_nothing_else_can_be_reached(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_what_the_page_links_to_is_there(client: Client) -> None:
    links = re.findall(r'(?:href|src)="(/[^"]*)"', client.get("/plain/").text)
    assert any("style.css" in link for link in links)
    assert {client.get(link).status_code for link in links} == {200}


@pytest.mark.parametrize("name", [name for name in static_files() if name.endswith(".svg")])
def test_a_picture_is_xml_without_styles_or_scripts(name: str) -> None:
    tree = ElementTree.fromstring(static_files()[name].content)
    assert not [node.tag for node in tree.iter() if "style" in node.attrib or node.tag.endswith(("style", "script"))]


def test_style_sheets_load_nothing() -> None:
    sheets = [file.content.decode() for file in static_files().values() if file.media_type.startswith("text/css")]
    assert not re.findall(r"url\(|@import|https?:", "".join(sheets))
