"""The page of the API for people, made of its description for programs."""

from functools import lru_cache
from typing import Final

from litestar import Litestar, Response, get

from krajina.server.http.openapi import description_of
from krajina.server.http.reading import html_answer, reader_of
from krajina.server.pages.frame import Reader
from krajina.server.pages.reference import reference_page
from krajina.server.services import AnyRequest, services_of

KEPT: Final = 16  # pages: of each language, with a link to it or without


@get("/", include_in_schema=False)
async def show_reference(request: AnyRequest) -> Response[str]:
    """What programs may do here."""
    reader = reader_of(request)
    page = await services_of(request).host.work.large(lambda: _page(reader, request.app))
    return html_answer(page, reader.language)


@lru_cache(KEPT)
def _page(reader: Reader, app: Litestar) -> str:
    return reference_page(reader, description_of(app).schema)


ROUTES: Final = (show_reference,)
