"""Reading: in which language somebody wants a page, and how a page is answered."""

from typing import Final

from litestar import MediaType, Response

from krajina.server.hall import AnyRequest, hall_of
from krajina.server.limits import scheme_of
from krajina.server.pages.frame import Reader
from krajina.text import LANGUAGES, best_language

ASK_AGAIN: Final = "no-cache"
NEVER_KEEP: Final = "no-store"  # what a seat sees is not for whoever goes back in the browser later


def language_of(request: AnyRequest) -> str:
    """The language to answer in: the one chosen by a link, else the one that the browser asks for."""
    chosen = request.query_params.get("lang")
    return chosen if chosen in LANGUAGES else best_language(request.headers.get("Accept-Language", ""))


def reader_of(request: AnyRequest) -> Reader:
    """Who reads the answer."""
    settings = hall_of(request).settings
    root, host = settings.root_path, request.headers.get("Host", "")
    here = f"{scheme_of(request.scope, settings.trusted_proxies)}://{host}{root}"
    base = settings.public_url.rstrip("/") or here
    return Reader(language_of(request), root, base, request.query_params.get("lang") in LANGUAGES)


def html_answer(
    page: str, language: str, status: int = 200, headers: dict[str, str] | None = None, caching: str = ASK_AGAIN
) -> Response[str]:
    """A page as it is sent."""
    own = {"Cache-Control": caching, "Content-Language": language, "Vary": "Accept, Accept-Language"}
    return Response(page, status_code=status, headers={**(headers or {}), **own}, media_type=MediaType.HTML)
