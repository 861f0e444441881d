"""Whatever is sent to the HTTP API, it is answered as the schema says, and never with a failure of ours."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import HERE, many

from krajina.server.app import create_app
from krajina.server.http.openapi import completed

ENDLESS = "/api/events"  # has tests of its own
EXAMPLES = 20
APP = create_app(many())


SCHEMA = msgspec.json.decode(msgspec.json.encode(completed(APP.openapi_schema.to_schema())))
OPERATIONS = [(method, path) for path, methods in SCHEMA["paths"].items() if path != ENDLESS for method in methods]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def place() -> Iterator[tuple[TestClient[Litestar], str, str]]:
    """A client, a table that is being played, and the key of a seat there."""
    with TestClient(APP, raise_server_exceptions=False) as client:
        founded = client.post("/api/tables", json={"game": "carcassonne", "seats": [HERE, HERE]}).json()
        yield client, founded["table"], founded["seats"][0]["key"]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_one_that_the_schema_names(
    place: tuple[TestClient[Litestar], str, str], method: str, path: str
) -> None:
    import schemathesis  # it takes seconds to import, also for those who leave slow tests out
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    client, table, key = place
    operation: Any = schemathesis.openapi.from_dict(SCHEMA)[path][method]
    wanted = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]

    @given(case=operation.as_strategy(), is_real=st.booleans(), is_known=st.booleans())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def check(case: Any, is_real: bool, is_known: bool) -> None:
        if is_real and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        request = case.as_transport_kwargs(base_url="http://testserver.local")
        request["headers"] = {**request.get("headers", {}), **({"Authorization": f"Bearer {key}"} if is_known else {})}
        request.pop("cookies", None)
        case.validate_response(client.request(**request), checks=wanted)

    check()
    assert client.get(f"/api/tables/{table}").status_code == 200
