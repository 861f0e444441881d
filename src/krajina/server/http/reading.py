"""What a request asks for and who sends it: its path, its language, its address, its keys and its origin."""

from typing import Annotated, Final, TypeAlias
from urllib.parse import urlsplit

from litestar import HttpMethod
from litestar.connection import Request, WebSocket
from litestar.datastructures import State
from litestar.params import Parameter

from krajina.server.limits import TooMany, address_of
from krajina.server.services import Services
from krajina.server.table.keys import split_keys
from krajina.server.table.refused import Refused
from krajina.text import LANGUAGES, best_language

AnyRequest: TypeAlias = Request[None, None, State]
AnySocket: TypeAlias = WebSocket[None, None, State]
TableId = Annotated[str, Parameter(max_length=64, description="The id of a table, as in its link.")]

READ: Final = (HttpMethod.GET, HttpMethod.HEAD)
TOO_MANY: Final = "too_many"  # in the state of a request: why it is not answered


def path_in(request: AnyRequest) -> str:
    """The path that was asked for, below that of the server."""
    path, root = str(request.scope["path"]), str(request.scope.get("root_path", "")).rstrip("/")
    return path.removeprefix(root) if root and path.startswith(f"{root}/") else path


def chosen_language(request: AnyRequest) -> str | None:
    """The language that a link chooses, if it chooses one of ours."""
    chosen = request.query_params.get("lang")
    return chosen if chosen in LANGUAGES else None


def language_of(request: AnyRequest) -> str:
    """The language to answer in: the one chosen by a link, else the one that the browser asks for."""
    return chosen_language(request) or best_language(request.headers.get("Accept-Language", ""))


def services_of(connection: AnyRequest | AnySocket) -> Services:
    """The services of the server that a request came to."""
    services: Services = connection.app.state.services
    return services


def check_often(connection: AnyRequest | AnySocket) -> None:
    """Raise TooMany if this request was one too many."""
    error: TooMany | None = connection.scope["state"].get(TOO_MANY)
    if error is not None:
        raise error


def address_in(connection: AnyRequest | AnySocket) -> str:
    """Where a request comes from."""
    return address_of(connection.scope, services_of(connection).settings.trusted_proxies)


def keys_in(request: AnyRequest) -> tuple[str, ...]:
    """The keys in the header `Authorization: Bearer key.key`."""
    scheme, _, keys = request.headers.get("Authorization", "").partition(" ")
    return split_keys(keys.strip()) if scheme.lower() == "bearer" else ()


def check_origin(connection: AnyRequest | AnySocket) -> None:
    """Refuse what a foreign page does in a visitor's browser; programs say nothing of where they are."""
    headers = connection.headers
    site, origin = headers.get("Sec-Fetch-Site"), headers.get("Origin")
    if site is not None:  # the browser has compared: it knows the address that people see, behind any proxy
        is_ours = site in {"same-origin", "none"}
    else:
        public = urlsplit(services_of(connection).settings.public_url)
        hosts = {headers.get("Host", ""), public.netloc}
        is_ours = origin is None or origin.partition("://")[2] in hosts - {""}
    if not is_ours:
        raise Refused("foreign-page")
