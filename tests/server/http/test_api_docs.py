import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import jsonschema_rs
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.long import or_long
from tests.server.tables import HERE

from krajina.server.http.openapi import completed

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs/api.md").read_text("utf-8")
[BOT] = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
LINES = 40
SHORT = [("carcassonne", 2), ("stroganov", 2)]  # a game of Grænaland takes as long as both
REFUSALS = {400, 403, 404, 409, 413, 429, 503}
SCRIPT = """
import os
from krajina.server import process
from krajina.server.serve import serve
from krajina.server.settings import read_settings
process.EVEN = 0.0  # a whole game is played
serve(read_settings(os.environ), False, lambda url: print(url, flush=True))
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    own = {
        "KRAJINA_PORT": "0",
        "KRAJINA_DATABASE_URL": f"sqlite:///{folder}/krajina.db",
        "KRAJINA_ACTIONS_PER_ADDRESS_MINUTE": "100000",
        "KRAJINA_PAGES_PER_ADDRESS_MINUTE": "100000",
    }
    command = [sys.executable, "-c", SCRIPT]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ | own
    ) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip().rstrip("/")
        finally:
            process.kill()


@pytest.mark.parametrize(("game", "seats"), or_long(SHORT, [*SHORT, ("graenaland", 3)]))
def test_the_bot_of_the_page_plays_a_game_to_its_end(server: str, tmp_path: Path, game: str, seats: int) -> None:
    bots = [{"who": "bot", "bot": "random"}] * (seats - 1)
    table = httpx.post(f"{server}/api/tables", json={"game": game, "seats": [{"who": "open"}, *bots]}).json()["table"]
    file = tmp_path / "bot.py"
    file.write_text(BOT, "utf-8")
    run = subprocess.run(
        [sys.executable, str(file), server, table], capture_output=True, text=True, timeout=600, check=False
    )
    assert run.stderr == ""
    assert len(ast.literal_eval(run.stdout)) == seats
    found = httpx.get(f"{server}/api/tables/{table}").json()
    assert found["status"] == "finished"
    assert (found["seats"][0]["name"], found["seats"][0]["is_program"]) == ("Robot", True)


def test_the_bot_of_the_page_is_short() -> None:
    assert len([line for line in BOT.splitlines() if line.strip()]) <= LINES


def test_every_route_is_on_the_page(client: TestClient[Litestar]) -> None:
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    routes = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert ("POST", "/api/send") in routes
    assert [route for route in routes if not re.search(rf"`{route[0]} {re.escape(route[1])}[`?]", PAGE)] == []


def test_the_description_is_openapi_and_its_references_lead_somewhere(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/schema/openapi.json")
    schema = answer.json()
    assert schema["openapi"].startswith("3.1")
    shapes = schema["components"]["schemas"]
    references = set(re.findall(r'"#/components/schemas/(\w+)"', answer.text))
    assert references - set(shapes) == set()
    for shape in shapes.values():
        jsonschema_rs.validator_for({**shape, "components": schema["components"]})


def test_every_operation_says_what_it_does_and_how_it_refuses(client: TestClient[Litestar]) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    for path, methods in schema["paths"].items():
        assert path.startswith("/api/")
        for operation in methods.values():
            assert operation["summary"], path
            assert operation["description"], path
            refusals = {int(status) for status in operation["responses"] if int(status) >= 400}
            assert {400, 429, 503} <= refusals <= REFUSALS, path
            for status in refusals:
                assert "schemas/Problem" in str(operation["responses"][str(status)]["content"]), path


def test_what_litestar_cannot_see_is_described(client: TestClient[Litestar]) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    assert schema["components"]["securitySchemes"]["key"]["scheme"] == "bearer"
    send = schema["paths"]["/api/send"]["post"]
    kinds = {
        part["$ref"].rpartition("/")[2]
        for part in send["requestBody"]["content"]["application/json"]["schema"]["anyOf"]
    }
    assert {"Act", "Undo", "Ping"} <= kinds
    assert "Hello" not in kinds
    assert send["security"] == [{"key": []}]
    assert schema["paths"]["/api/records"]["post"]["requestBody"]["required"]
    assert list(schema["paths"]["/api/events"]["get"]["responses"]["200"]["content"]) == ["text/event-stream"]


def test_a_union_is_any_of_its_kinds_and_says_so(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/schema/openapi.json")
    assert '"oneOf"' not in answer.text
    shapes = answer.json()["components"]["schemas"]
    assert shapes["NewTable"]["properties"]["seats"]["items"]["anyOf"] == [{"$ref": "#/components/schemas/SeatWanted"}]


def test_the_description_has_no_made_up_examples(client: TestClient[Litestar]) -> None:
    assert '"examples"' not in client.get("/api/schema/openapi.json").text


def test_a_message_fits_its_description(client: TestClient[Litestar]) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    body = schema["paths"]["/api/send"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    validator = jsonschema_rs.validator_for({**body, "components": schema["components"]})
    assert validator.is_valid({"kind": "act", "seat": 0, "seen": 3, "action": {"do": "bid", "coins": 1}})
    assert not validator.is_valid({"kind": "act", "seat": 0, "seen": 3})


def test_what_a_table_refuses_fits_its_description(client: TestClient[Litestar]) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    answers = schema["paths"]["/api/send"]["post"]["responses"]
    founded = client.post("/api/tables", json={"game": "harvest", "seats": [HERE, HERE]}).json()
    own = {"Authorization": f"Bearer {founded['seats'][0]['key']}"}
    for key, seat, status in ((own, 0, 409), (own, 1, 403), (own, 9, 404), ({}, 0, 400)):
        answer = client.post("/api/send", json={"kind": "take_back", "seat": seat}, headers=key)
        assert answer.status_code == status
        described = answers[str(status)]["content"]["application/json"]["schema"]
        assert jsonschema_rs.validator_for({**described, "components": schema["components"]}).is_valid(answer.json())


def test_a_refusal_fits_its_description(client: TestClient[Litestar]) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    problem = {**schema["components"]["schemas"]["Problem"], "components": schema["components"]}
    for answer in (client.get("/api/tables/nowhere"), client.post("/api/tables", json={"game": 1})):
        assert jsonschema_rs.validator_for(problem).is_valid(answer.json()), answer.text


def test_the_description_knows_the_path_of_the_server() -> None:
    found = completed({"paths": {}, "components": {"schemas": {}}, "servers": [{"url": "/"}]}, "/games")
    assert found["servers"] == [{"url": "/games"}]


def test_litestars_own_pages_are_gone(client: TestClient[Litestar]) -> None:
    for name in ("redoc", "swagger", "elements", "scalar", "rapidoc"):
        assert client.get(f"/api/schema/{name}").status_code == 404
