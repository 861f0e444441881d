"""Whatever is sent to the HTTP API, it is answered as the schema says, and never with a failure of ours."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.tables import HERE, many

from krajina.server.app import create_app
from krajina.server.openapi import completed

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ENDLESS = "/api/events"  # has tests of its own
EXAMPLES = 20
APP = create_app(many())


SCHEMA = schemathesis.openapi.from_dict(
    msgspec.json.decode(msgspec.json.encode(completed(APP.openapi_schema.to_schema())))
)
OPERATIONS = [
    found
    for found in (result.ok() for result in SCHEMA.get_all_operations() if isinstance(result, Ok))
    if found.path.startswith("/api/") and found.path != ENDLESS
]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def place() -> Iterator[tuple[TestClient[Litestar], str, str]]:
    """A client, a table that is being played, and the key of a seat there."""
    with TestClient(APP, raise_server_exceptions=False) as client:
        founded = client.post("/api/tables", json={"game": "carcassonne", "seats": [HERE, HERE]}).json()
        yield client, founded["table"], founded["seats"][0]["key"]


@pytest.mark.parametrize("operation", OPERATIONS, ids=[f"{one.method} {one.path}" for one in OPERATIONS])
def test_every_answer_is_one_that_the_schema_names(
    place: tuple[TestClient[Litestar], str, str], operation: Any
) -> None:
    client, table, key = place

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
        wanted = case.as_transport_kwargs(base_url="http://testserver.local")
        wanted["headers"] = {**wanted.get("headers", {}), **({"Authorization": f"Bearer {key}"} if is_known else {})}
        wanted.pop("cookies", None)
        response = client.request(**wanted)
        case.validate_response(response, checks=CHECKS)

    check()
    assert client.get(f"/api/tables/{table}").status_code == 200
