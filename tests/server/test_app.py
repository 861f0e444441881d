import pytest
from litestar import Litestar
from litestar.testing import TestClient

from krajina.server.app import PROTECTION
from krajina.server.http import static
from krajina.server.table.refused import STATUS
from krajina.text import LANGUAGES, Words

Client = TestClient[Litestar]
HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("ja,fr;q=0.5,de;q=0.7", "de"),
        ("FR", "fr"),
        ("xx", "en"),
        ("*", "en"),
        ("", "en"),
        (";;q=,,,=\x7f\xff", "en"),
        ("de;q=nonsense", "en"),
        ("a," * 4000, "en"),
    ],
)
def test_without_a_link_the_browser_chooses(client: Client, wanted: str, language: str) -> None:
    answer = client.get("/api/nothing", headers={b"Accept": b"text/html", b"Accept-Language": wanted.encode("latin-1")})
    assert answer.headers["Content-Language"] == language
    assert "Accept-Language" in answer.headers["Vary"]


@pytest.mark.parametrize("nonsense", ["xx", "", "CS", "%ff", "%00", "de%3Cscript%3E", "../de", "de&lang=xx"])
def test_a_nonsense_link_falls_back_to_the_browser(client: Client, nonsense: str) -> None:
    answer = client.get(f"/api/nothing?lang={nonsense}", headers={**HTML, "Accept-Language": "fr"})
    assert answer.status_code == 404
    assert answer.headers["Content-Language"] in {"fr", "de"}
    assert "<script>" not in answer.text


def test_health(client: Client) -> None:
    answer = client.get("/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok"}


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_head_is_get_without_the_body(client: Client, path: str) -> None:
    answer = client.head(path)
    assert answer.status_code == 200
    assert answer.text == ""


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/plain/", 308),
        ("HEAD", "/plain/", 308),
        ("OPTIONS", "/", 204),
        ("GET", "/healthz", 200),
        ("GET", "/assets/nothing.css", 404),
        ("GET", "/nothing", 404),
        ("GET", "/schema", 404),
        ("POST", "/", 405),
        ("DELETE", "/assets/nothing.css", 405),
    ],
)
def test_every_response_is_protected(client: Client, method: str, path: str, status: int) -> None:
    answer = client.request(method, path, headers=HTML, follow_redirects=False)
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in PROTECTION} == PROTECTION


def test_the_policy_allows_nothing_that_is_not_ours() -> None:
    policy = dict(part.strip().split(" ", 1) for part in PROTECTION["Content-Security-Policy"].split(";"))
    ours = {kind for kind, source in policy.items() if source == "'self'"}
    shell = {"manifest-src", "worker-src"}
    assert ours == {"script-src", "style-src", "img-src", "font-src", "connect-src", "form-action", *shell}
    assert {source for kind, source in policy.items() if kind not in ours} == {"'none'"}
    assert {"default-src", "frame-ancestors"} <= set(policy)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("method", "path", "code"), [("GET", "/api/nothing", "unknown-page"), ("POST", "/", "wrong-method")]
)
def test_people_get_a_sentence_about_the_problem(
    client: Client, language: str, method: str, path: str, code: str
) -> None:
    answer = client.request(method, path, headers={**HTML, "Accept-Language": language})
    assert answer.status_code == STATUS[code]
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert answer.headers["Content-Language"] == language
    assert answer.text == Words(language).word(f"error-{code}") + "\n"


@pytest.mark.parametrize("accept", ["application/json", "*/*", "", "garbage", "image/png", ";;q=,,//"])
def test_programs_get_json_about_the_problem(client: Client, accept: str) -> None:
    answer = client.get("/nothing", headers={"Accept": accept, "Accept-Language": "de"})
    assert answer.status_code == 404
    message = Words("de").word("error-unknown-page")
    assert answer.json() == {"code": "unknown-page", "message": message, "values": {}}


def test_a_wrong_method_is_told_the_right_ones(client: Client) -> None:
    allowed = client.post("/", headers=HTML).headers["Allow"]
    assert {"GET", "HEAD"} <= {method.strip() for method in allowed.split(",")}


def test_a_bug_is_logged_and_its_details_are_not_shown(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> str:
        raise ValueError("the secret")

    monkeypatch.setattr(static, "shell_of", broken)
    answer = client.get("/?lang=en", headers=HTML)
    assert answer.status_code == 500
    assert answer.text == Words("en").word("error-failure") + "\n"
    assert "secret" not in answer.text
    assert [record.msg for record in caplog.records if record.name == "krajina.events"] == ["request-failed"]
    assert {name: answer.headers[name] for name in PROTECTION} == PROTECTION


def test_it_is_ready_as_long_as_tables_can_be_stored(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full() -> None:
        raise OSError("no space left")

    assert client.get("/readyz").json() == {"status": "ok"}
    monkeypatch.setattr(client.app.state.services.host.store, "ping", full)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
    assert "space" not in answer.text
    assert client.get("/healthz").status_code == 200
