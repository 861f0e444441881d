"""How files are sent: compressed if the browser reads that, and not again if it has kept them."""

from typing import Final

from litestar import Response

from krajina.server.http.files import StaticFile
from krajina.server.http.reading import AnyRequest

ASK_AGAIN: Final = "no-cache"
NEVER_KEEP: Final = "no-store"  # what a seat sees must not be there for another person who goes back in the browser
# What gets another address with every change need not be asked for again by its present one.
KEEP: Final = "public, max-age=31536000, immutable"
# What pages may load: our own files. The reference of the API may have styles inside the page, too.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def versioned(request: AnyRequest, file: StaticFile) -> Response[bytes]:
    """A file that a browser keeps if the address names its version."""
    return sent(request, file, KEEP if request.query_params.get("v") == file.version else ASK_AGAIN)


def sent(
    request: AnyRequest, file: StaticFile, caching: str, status: int = 200, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """A file as it goes over the wire, in the best encoding that the browser reads."""
    accepted = encodings_in(request.headers.get("Accept-Encoding", ""))
    encoding = next((name for name in file.smaller if name in accepted), "")
    mark = f'"{file.version}{encoding and f"-{encoding}"}"'
    own = {"Cache-Control": caching, "Vary": "Accept-Encoding", **(headers or {})}
    if caching != NEVER_KEEP:
        own["ETag"] = mark
        if status == 200 and mark in (one.strip() for one in request.headers.get("If-None-Match", "").split(",")):
            return Response(b"", status_code=304, headers=own)
    if encoding:
        own["Content-Encoding"] = encoding
    content = file.smaller.get(encoding, file.content)
    return Response(content, status_code=status, headers=own, media_type=file.media_type)


def encodings_in(accepted: str) -> set[str]:
    """The encodings that a header `Accept-Encoding` names and does not refuse."""
    parts = (part.partition(";") for part in accepted.lower().replace(" ", "").split(","))
    return {name for name, _, weight in parts if weight not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}}
