"""The web application: its routes, and what all its responses have in common."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import HttpMethod, Litestar, MediaType, Response, Router, route
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from krajina import __version__
from krajina.core.errors import GameError
from krajina.server import metrics
from krajina.server.api import records, streams, tables
from krajina.server.files import static_files
from krajina.server.hall import AnyRequest, Hall, counted, hall_of
from krajina.server.pages import problem_key, problem_page, start_page
from krajina.server.refused import Refused
from krajina.server.settings import Settings
from krajina.text import LANGUAGES, Words, best_language

READ: Final = (HttpMethod.GET, HttpMethod.HEAD)
PROTECTION: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'self'; img-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
# A static file gets another address with every change, so whoever asks by the current address need not ask again.
KEEP: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
OPENAPI: Final = OpenAPIConfig(title="Krajina", version=__version__, path="/api/schema")


def create_app(settings: Settings, address: str = "") -> Litestar:
    """Make the application; `address` is where people find it, for links that are read elsewhere."""

    @asynccontextmanager
    async def hall(app: Litestar) -> AsyncIterator[None]:
        app.state.hall = await Hall.open(settings, address)
        try:
            yield
        finally:
            await app.state.hall.close()

    handlers = [*tables.ROUTES, *records.ROUTES, *streams.ROUTES]
    api = Router("/api", route_handlers=handlers, request_max_body_size=settings.options_bytes)
    uploads = Router("/api/records", route_handlers=[records.upload], request_max_body_size=settings.record_bytes)
    return Litestar(
        route_handlers=[start, health, ready, figures, static, api, uploads],
        exception_handlers={HTTPException: problem, GameError: refused, Exception: failure},
        before_send=[protect],
        lifespan=[hall],
        openapi_config=OPENAPI,
        logging_config=None,  # its default would take over the root logger
    )


@route("/", http_method=READ, sync_to_thread=False)
def start(request: AnyRequest) -> Response[str]:
    """The start page."""
    language = language_of(request)
    return _html(start_page(language), language)


@route("/healthz", http_method=READ, sync_to_thread=False)
def health() -> dict[str, str]:
    """Say that the server answers."""
    return {"status": "ok"}


@route("/readyz", http_method=READ)
async def ready(request: AnyRequest) -> dict[str, str]:
    """Say that the server can do its work: the database takes what it is told."""
    await hall_of(request).back.store.ping()
    return {"status": "ok"}


@route("/metrics", http_method=READ, sync_to_thread=False)
def figures(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus."""
    hall = hall_of(request)
    if not hall.settings.metrics:
        raise NotFoundException
    metrics.BOT_QUEUE.set(hall.back.thinkers.waiting)
    return Response(metrics.metrics_page(), media_type=metrics.MEDIA_TYPE)


@route("/static/{name:str}", http_method=READ, sync_to_thread=False)
def static(request: AnyRequest) -> Response[bytes]:
    """A style sheet or a picture."""
    file = static_files().get(request.path_params["name"])
    if file is None:
        raise NotFoundException
    caching = KEEP if request.query_params.get("v") == file.version else ASK_AGAIN
    return Response(file.content, media_type=file.media_type, headers={"Cache-Control": caching})


def problem(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Say what went wrong: as a page to people, as JSON to programs."""
    language, status = language_of(request), error.status_code
    if request.accept.best_match([MediaType.JSON, MediaType.HTML]) == MediaType.HTML:
        return _html(problem_page(language, status), language, status, error.headers)
    content = {"code": problem_key(status), "message": Words(language).word(problem_key(status))}
    return Response(content, status_code=status, headers=error.headers, media_type=MediaType.JSON)


def refused(request: AnyRequest, error: GameError) -> Response[Any]:
    """Say why something is not done: to people as a page, to programs with code, reason and values."""
    counted(error)
    status = error.status if isinstance(error, Refused) else 400
    language = language_of(request)
    message = Words(language).say(error.message)
    content = {"code": error.code, "message": message, "values": error.values}
    return Response(content, status_code=status, media_type=MediaType.JSON)


def failure(request: AnyRequest, error: Exception) -> Response[Any]:
    """Log a bug of ours and own up to it, without details for strangers."""
    logging.getLogger(__name__).error("%s %r", request.method, request.url.path, exc_info=error)
    return problem(request, InternalServerException())


async def protect(message: Message, _scope: Scope) -> None:
    """Put the security headers on a response, whichever way it came about."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in PROTECTION.items():
            headers[name] = value


def language_of(request: AnyRequest) -> str:
    """The language to answer in: the one chosen by a link, else the one that the browser asks for."""
    chosen = request.query_params.get("lang")
    return chosen if chosen in LANGUAGES else best_language(request.headers.get("Accept-Language", ""))


def _html(page: str, language: str, status: int = 200, headers: dict[str, str] | None = None) -> Response[str]:
    own = {"Cache-Control": ASK_AGAIN, "Content-Language": language, "Vary": "Accept, Accept-Language"}
    return Response(page, status_code=status, headers={**(headers or {}), **own}, media_type=MediaType.HTML)
