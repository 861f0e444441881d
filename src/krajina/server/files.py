"""The static files: style sheets, pictures and the script, read once, each with an address of its own."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import PurePath
from typing import Final

import msgspec

MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}


class StaticFile(msgspec.Struct, frozen=True):
    """A file as it is sent; `version` changes with its content."""

    content: bytes
    media_type: str
    version: str


@cache
def static_files() -> dict[str, StaticFile]:
    """All static files by name. Whoever asks can only pick from these, so no path leads out of the package."""
    found = {}
    for file in files("krajina.server").joinpath("static").iterdir():
        media_type = MEDIA_TYPES.get(PurePath(file.name).suffix)
        if media_type is not None:
            content = file.read_bytes()
            found[file.name] = StaticFile(content, media_type, sha256(content).hexdigest()[:12])
    return found


def address(name: str) -> str:
    """Where a browser finds a static file; another content has another address."""
    return f"/static/{name}?v={static_files()[name].version}"
