"""The web application: its routes, and what all its responses have in common."""

import logging
from typing import Any, Final, TypeAlias

from litestar import HttpMethod, Litestar, MediaType, Request, Response, route
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException
from litestar.types import Message, Scope

from krajina.server.files import static_files
from krajina.server.pages import problem_key, problem_page, start_page
from krajina.text import LANGUAGES, Words, best_language

AnyRequest: TypeAlias = Request[Any, Any, Any]

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


def create_app() -> Litestar:
    """Make the application."""
    return Litestar(
        route_handlers=[start, health, static],
        exception_handlers={HTTPException: problem, Exception: failure},
        before_send=[protect],
        openapi_config=None,
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
