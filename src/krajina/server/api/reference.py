"""The page of the API for people, made of its description for programs."""

from typing import Final

from litestar import Response, get

from krajina.server.hall import AnyRequest
from krajina.server.openapi import completed
from krajina.server.pages.reference import reference_page
from krajina.server.reading import html_answer, reader_of


@get("/", include_in_schema=False, sync_to_thread=False)
def show_reference(request: AnyRequest) -> Response[str]:
    """What programs may do here."""
    reader = reader_of(request)
    schema = completed(request.app.openapi_schema.to_schema(), reader.root)
    return html_answer(reference_page(reader, schema), reader.language)


ROUTES: Final = (show_reference,)
