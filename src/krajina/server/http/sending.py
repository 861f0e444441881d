"""Sending files: zipped to whoever reads that, and not again to whoever has them."""

from typing import Final

from litestar import Response

from krajina.server.http.files import StaticFile
from krajina.server.services import AnyRequest

ASK_AGAIN: Final = "no-cache"
NEVER_KEEP: Final = "no-store"  # what a seat sees is not for whoever goes back in the browser later
# What gets another address with every change need not be asked for again by its present one.
KEEP: Final = "public, max-age=31536000, immutable"


def versioned(request: AnyRequest, file: StaticFile) -> Response[bytes]:
    """A file that is kept by whoever names its version in the address."""
    return sent(request, file, KEEP if request.query_params.get("v") == file.version else ASK_AGAIN)


def sent(
    request: AnyRequest, file: StaticFile, caching: str, status: int = 200, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """A file as it goes over the wire."""
    is_smaller = len(file.zipped) < len(file.content)  # a font is not
    takes_zipped = is_smaller and accepts_zipped(request.headers.get("Accept-Encoding", ""))
    mark = f'"{file.version}{"-z" if takes_zipped else ""}"'
    own = {"Cache-Control": caching, "Vary": "Accept-Encoding", **(headers or {})}
    if caching != NEVER_KEEP:
        own["ETag"] = mark
        if status == 200 and mark in (one.strip() for one in request.headers.get("If-None-Match", "").split(",")):
            return Response(b"", status_code=304, headers=own)
    if takes_zipped:
        own["Content-Encoding"] = "gzip"
    return Response(
        file.zipped if takes_zipped else file.content, status_code=status, headers=own, media_type=file.media_type
    )


def accepts_zipped(accepted: str) -> bool:
    """Tell whether a header `Accept-Encoding` names gzip, and does not refuse it."""
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False
