"""The web application: its routes, and what all its responses have in common."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources.abc import Traversable
from typing import Final

from litestar import Litestar, Response, Router, route
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import NotFoundException
from litestar.types import Message, Scope

from krajina.server import answers, metrics, shell, site
from krajina.server.api import library, records, reference, streams, tables
from krajina.server.files import static_files
from krajina.server.hall import AnyRequest, Hall, hall_of
from krajina.server.logs import log
from krajina.server.openapi import OPENAPI
from krajina.server.pages.frame import PLAIN
from krajina.server.reading import READ
from krajina.server.refused import Refused
from krajina.server.sending import versioned
from krajina.server.settings import Settings
from krajina.server.store import NotStored

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})  # methods that change nothing
PROTECTION: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


def create_app(settings: Settings, address: str = "", client: Traversable | None = None) -> Litestar:
    """Make the application; `address` is where people find it, for links that are read elsewhere.

    The client is the one that was built into this package, unless another folder is named.
    """

    @asynccontextmanager
    async def hall(app: Litestar) -> AsyncIterator[None]:
        app.state.hall = await Hall.open(settings, address)
        try:
            yield
        finally:
            await app.state.hall.close()

    handlers = [*tables.ROUTES, *library.ROUTES, *records.ROUTES, *streams.ROUTES, *reference.ROUTES]
    api = Router("/api", route_handlers=handlers, request_max_body_size=settings.options_bytes, include_in_schema=True)
    uploads = Router(
        "/api/records",
        route_handlers=[records.upload],
        request_max_body_size=settings.record_bytes,
        include_in_schema=True,
    )
    pages = Router(PLAIN, route_handlers=site.ROUTES, request_max_body_size=settings.options_bytes)
    files = Router(f"{PLAIN}/records", route_handlers=[site.upload], request_max_body_size=settings.record_bytes)
    return Litestar(
        route_handlers=[*shell.ROUTES, pages, files, health, ready, figures, static, api, uploads],
        state=State({"shell": shell.read_shell(client or shell.built_client())}),
        before_request=check_page,
        exception_handlers=answers.HANDLERS,
        after_exception=[answers.report],
        before_send=[protect],
        lifespan=[hall],
        openapi_config=OPENAPI,
        include_in_schema=False,
        logging_config=None,  # its default would take over the root logger
    )


@route("/healthz", http_method=READ, sync_to_thread=False)
def health() -> dict[str, str]:
    """Say that the server answers."""
    return {"status": "ok"}


@route("/readyz", http_method=READ)
async def ready(request: AnyRequest) -> dict[str, str]:
    """Say that the server can do its work: what it writes into the database can be read there."""
    try:
        await hall_of(request).back.store.ping()
    except NotStored:  # the store has told of it
        raise
    except Exception as error:  # whatever a database may come up with
        log("not-ready", level="error", error=error)
        raise Refused("not-ready") from error
    return {"status": "ok"}


@route("/metrics", http_method=READ, sync_to_thread=False)
def figures(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus."""
    hall = hall_of(request)
    if not hall.settings.metrics:
        raise NotFoundException
    metrics.BOT_QUEUE.set(hall.back.thinkers.waiting)
    # As a header: a media type would get its charset twice.
    return Response(metrics.metrics_page(), headers={"Content-Type": metrics.MEDIA_TYPE})


@route("/static/{name:str}", http_method=READ, sync_to_thread=False)
def static(request: AnyRequest) -> Response[bytes]:
    """A style sheet or a picture."""
    file = static_files().get(request.path_params["name"])
    if file is None:
        raise NotFoundException
    return versioned(request, file)


def check_page(request: AnyRequest) -> None:
    """Refuse what a page of somebody else wants to have done in a visitor's browser."""
    if request.method not in SAFE:
        hall_of(request).check_origin(request)


async def protect(message: Message, _scope: Scope) -> None:
    """Put the security headers on a response, whichever way it came about."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in PROTECTION.items():
            headers[name] = value
