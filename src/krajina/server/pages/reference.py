"""The page of the API: paths, bodies, answers and shapes of an OpenAPI description; its English is for programmers."""

import json
import re
from collections.abc import Iterator
from typing import Final, TypeAlias

from krajina.server.pages.frame import Reader, greeting, page
from krajina.server.pages.html import Html, element, safe

Json: TypeAlias = dict[str, object]

FILE: Final = "/api/schema/openapi.json"
CODE: Final = re.compile(r"`([^`]+)`")


def reference_page(reader: Reader, schema: Json) -> str:
    """Everything that programs may ask for, and how they are answered."""
    heading = reader.say("api-title")
    file = element("p", element("a", reader.say("api-file"), href=reader.root + FILE))
    operations = [
        _operation(reader, method, path, _object(operation))
        for path, methods in _object(schema.get("paths")).items()
        for method, operation in _object(methods).items()
    ]
    shapes = [_shape(name, _object(shape)) for name, shape in _object(_object(schema["components"])["schemas"]).items()]
    parts = (file, *operations, element("h2", reader.say("api-shapes")), *shapes)
    content = element("div", Html().join(parts), class_="reference")
    return page(reader, heading, content, banner=greeting(reader, heading, reader.say("api-lead")))


def _operation(reader: Reader, method: str, path: str, operation: Json) -> Html:
    name = str(operation["operationId"])
    head = element("h2", element("code", f"{method.upper()} {path}"), id=name)
    about = element("p", _text(f"{operation['summary']}. {operation['description']}"), lang="en")
    rows = [*_parameters(operation), *_bodies(reader, operation)]
    rows += [_row(str(code), _content(_object(answer)), _description(answer)) for code, answer in _answers(operation)]
    key = element("p", element("small", reader.say("api-key"))) if operation.get("security") else Html()
    return element("section", head, about, key, element("table", Html().join(rows), lang="en"))


def _answers(operation: Json) -> Iterator[tuple[str, object]]:
    yield from sorted(_object(operation["responses"]).items())


def _parameters(operation: Json) -> Iterator[Html]:
    found = operation.get("parameters")
    for parameter in found if isinstance(found, list) else ():
        yield _row(str(parameter["name"]), _type(_object(parameter["schema"])), _description(parameter))


def _bodies(reader: Reader, operation: Json) -> Iterator[Html]:
    if "requestBody" in operation:
        yield _row(reader.say("api-body"), _content(_object(operation["requestBody"])), "")


def _row(name: str, kind: Html, about: str) -> Html:
    return element("tr", element("th", element("code", name), scope="row"), element("td", kind), _cell(about))


def _cell(about: str) -> Html:
    return element("td", _text(about))


def _description(value: object) -> str:
    found = _object(value)
    return str(found.get("description") or _object(found.get("schema")).get("description") or "")


def _content(holder: Json) -> Html:
    """The types of a body or an answer; there may be none."""
    media = _object(holder.get("content"))
    return Html(" ").join(_type(_object(_object(one).get("schema"))) for one in media.values())


def _shape(name: str, shape: Json) -> Html:
    required = shape.get("required")
    needed = required if isinstance(required, list) else []
    rows = [
        _row(field if field in needed else f"{field}?", _type(_object(kind)), _description(kind))
        for field, kind in _object(shape.get("properties")).items()
    ]
    about = element("p", _text(str(shape.get("description", "")))) if "description" in shape else Html()
    fields = element("table", Html().join(rows)) if rows else element("p", _type(shape))
    return element("section", element("h3", name, id=f"shape-{name}"), about, fields, lang="en")


def _type(schema: Json) -> Html:
    """A type in a few signs, with links to the shapes that it is made of."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return element("a", element("code", name), href=f"#shape-{name}")
    if isinstance(parts := schema.get("anyOf"), list):
        return Html(" | ").join(dict.fromkeys(_type(_object(part)) for part in parts))
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return Html(" | ").join(_literals(values))
    if schema.get("type") == "array" and "items" in schema:
        return Html(f"{_type(_object(schema['items']))}[]")
    return element("code", _plain(schema))


def _literals(values: object) -> Iterator[Html]:
    """Values that are meant literally."""
    for value in values if isinstance(values, list) else ():
        yield element("code", json.dumps(value))


def _plain(schema: Json) -> str:
    kind = schema.get("type", "any")
    return " | ".join(map(str, kind)) if isinstance(kind, list) else str(kind)


def _text(text: str) -> Html:
    """A text whose words between backticks are code."""
    return Html(CODE.sub(r"<code>\1</code>", safe(text)))


def _object(value: object) -> Json:
    return value if isinstance(value, dict) else {}
