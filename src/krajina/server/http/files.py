"""Files as they are sent: read once, each with a version, and zipped for whoever can read that."""

import gzip
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import PurePath
from typing import Final

import msgspec

MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}


class StaticFile(msgspec.Struct, frozen=True):
    """A file as it is sent; `version` changes with its content."""

    content: bytes
    zipped: bytes
    media_type: str
    version: str


def static_file(content: bytes, media_type: str) -> StaticFile:
    """Make a content ready to be sent."""
    return StaticFile(content, gzip.compress(content, mtime=0), media_type, sha256(content).hexdigest()[:12])


def files_in(folder: Traversable) -> dict[str, StaticFile]:
    """The files of a folder by name. Whoever asks can only pick from these, so no path leads out of the package."""
    found = {}
    for file in folder.iterdir() if folder.is_dir() else ():
        media_type = MEDIA_TYPES.get(PurePath(file.name).suffix)
        if media_type is not None:
            found[file.name] = static_file(file.read_bytes(), media_type)
    return found
