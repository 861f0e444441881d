"""Reading: in which language somebody wants a page, and how a page is answered."""

from typing import Final

from litestar import HttpMethod, MediaType, Response

from krajina.server.http.limits import scheme_of
from krajina.server.http.sending import ASK_AGAIN
from krajina.server.pages.frame import PLAIN, Reader
from krajina.server.services import AnyRequest, services_of
from krajina.text import LANGUAGES, best_language

READ: Final = (HttpMethod.GET, HttpMethod.HEAD)
SEE_OTHER: Final = 303


def path_in(request: AnyRequest) -> str:
    """The path that was asked for, below that of the server."""
    path, root = str(request.scope["path"]), str(request.scope.get("root_path", "")).rstrip("/")
    return path.removeprefix(root) if root and path.startswith(f"{root}/") else path


def language_of(request: AnyRequest) -> str:
    """The language to answer in: the one chosen by a link, else the one that the browser asks for."""
    chosen = request.query_params.get("lang")
    return chosen if chosen in LANGUAGES else best_language(request.headers.get("Accept-Language", ""))


def reader_of(request: AnyRequest) -> Reader:
    """Who reads the answer."""
    settings = services_of(request).settings
    root, host = settings.root_path, request.headers.get("Host", "")
    here = f"{scheme_of(request.scope, settings.trusted_proxies)}://{host}{root}"
    base = settings.public_url.rstrip("/") or here
    is_chosen = request.query_params.get("lang") in LANGUAGES
    drawn = _drawn(path_in(request)) if request.app.state.shell is not None else ""
    return Reader(language_of(request), root, base, is_chosen, drawn)


def _drawn(path: str) -> str:
    """The page of the client that shows what a plain page shows; of a page that it has not, the one above it."""
    parts = path.removeprefix(PLAIN).split("/")
    kept = {"new": 3, "table": 3, "watch": 3, "play": 3, "replay": 4}.get(parts[1] if len(parts) > 1 else "", 0)
    return "/".join(parts[:kept]) if len(parts) >= kept > 0 else "/"


def html_answer(
    page: str, language: str, status: int = 200, headers: dict[str, str] | None = None, caching: str = ASK_AGAIN
) -> Response[str]:
    """A page as it is sent."""
    own = {"Cache-Control": caching, "Content-Language": language, "Vary": "Accept, Accept-Language"}
    return Response(page, status_code=status, headers={**(headers or {}), **own}, media_type=MediaType.HTML)
