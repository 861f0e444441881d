"""The description of the HTTP API for programs (OpenAPI): what Litestar finds out by itself, and what it cannot."""

from threading import Lock
from typing import Final, NamedTuple, TypeAlias, get_args

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from krajina import __version__
from krajina.server.http.games import GameSheet, anything
from krajina.server.http.problems import Problem
from krajina.server.http.reading import AnyRequest
from krajina.server.table.messages import AnyIncoming, Done, Hello, No, Pong
from krajina.text.passages import Passages

Json: TypeAlias = dict[str, object]

SCHEMA: Final = "/api/schema"
ROOT: Final = "root"  # in the state of an application: the path under which people see it
_MAKING: Final = Lock()
SHAPE: Final = "#/components/schemas/"
KEY_SAYS: Final = "The key of a seat or of the owner; several of one table with dots between them."
# What each game fills in its own way.
OPEN_SHAPES: Final = {
    "Action": {"type": "object", "properties": {"do": {"type": "string"}}, "required": ["do"]},
    "Event": {"type": "object", "properties": {"event": {"type": "string"}}, "required": ["event"]},
    "Struct": {"type": "object", "description": "A view, as the game makes it."},
}


class SchemaFile(JsonRenderPlugin):
    """The description as a file."""

    def render(self, request: AnyRequest, _schema: Json) -> bytes:
        """Write it, complete."""
        return description_of(request.app).written


OPENAPI: Final = OpenAPIConfig(
    title="Krajina",
    version=__version__,
    description="Tables, records and streams. The socket at /api/socket speaks as /api/send and /api/events do.",
    path=SCHEMA,
    use_handler_docstrings=True,
    render_plugins=[SchemaFile()],  # Litestar's own pages would load scripts from elsewhere
)


class Description(NamedTuple):
    """The description of an application, and as it is written."""

    schema: Json
    written: bytes


_MADE: Final[dict[str, Description]] = {}  # by the root: applications differ in nothing else that is described


def description_of(app: Litestar) -> Description:
    """The description of an application, made once: it takes a while, so that is done in a thread at the start."""
    root: str = app.state[ROOT]
    with _MAKING:
        if root not in _MADE:
            schema = completed(app.openapi_schema.to_schema(), root)
            _MADE[root] = Description(schema, msgspec.json.encode(schema))
    return _MADE[root]


def completed(schema: Json, root: str = "") -> Json:
    """Add what Litestar does not see: bodies that we read ourselves, keys, where the server is; and mend its unions.

    `/api/send` is refused by HTTP where the key does not fit, and by the table in the words of the protocol.
    """
    messages = [kind for kind in get_args(AnyIncoming) if kind is not Hello]
    written = [*messages, Done, Pong, No, GameSheet, Passages]
    _, shapes = msgspec.json.schema_components(written, ref_template=SHAPE + "{name}", schema_hook=anything)
    refused = {"content": _json(_union(No, Problem))}
    record: Json = {"description": "A record, as its download gives it.", "type": "object"}
    stream: Json = {"description": "Messages of a table, each in a `data` line, as JSON.", "type": "string"}
    additions: Json = {
        "servers": [{"url": root or "/"}],
        "components": {
            "schemas": {**shapes, **OPEN_SHAPES},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": KEY_SAYS}},
        },
        "paths": {
            "/api/send": {
                "post": {
                    "requestBody": {"required": True, "content": _json(_union(*messages))},
                    "responses": {
                        "200": {"content": _json(_union(Done, Pong))},
                        **dict.fromkeys(("400", "403", "404", "409", "429"), refused),
                    },
                }
            },
            "/api/games/{game}": {"get": {"responses": {"200": {"content": _json(_union(GameSheet))}}}},
            "/api/rules/{game}/{language}": {"get": {"responses": {"200": {"content": _json(_union(Passages))}}}},
            "/api/records": {"post": {"requestBody": {"required": True, "content": _json(record)}}},
            "/api/tables/{table}/record": {"get": {"responses": {"200": {"content": _json(record)}}}},
            "/api/events": {"get": {"responses": {"200": {"content": {"text/event-stream": {"schema": stream}}}}}},
        },
    }
    return {name: _mended(part) for name, part in _merged(schema, additions).items()}


def _union(*kinds: type) -> Json:
    return {"anyOf": [{"$ref": f"{SHAPE}{kind.__name__}"} for kind in kinds]}


def _mended(part: object) -> object:
    """Litestar writes that exactly one of a union fits, though an integer is a number too, and `...` as anything."""
    if isinstance(part, list):
        return [_mended(item) for item in part]
    if not isinstance(part, dict):
        return part
    mended = {name: _mended(inner) for name, inner in part.items() if name != "oneOf"}
    return {**mended, "anyOf": [_mended(kind) for kind in part["oneOf"] if kind]} if "oneOf" in part else mended


def _json(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}


def _merged(left: Json, right: Json) -> Json:
    """Put an addition over a document: objects are put together, but a content or a schema is described anew."""
    found = dict(left)
    for name, value in right.items():
        before = found.get(name)
        if name == "content" or not (isinstance(before, dict) and isinstance(value, dict)):
            found[name] = value
        else:
            found[name] = {**before, **value} if name == "schemas" else _merged(before, value)
    return found
