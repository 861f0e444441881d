"""Files as they are sent: read once, each with a version, and compressed in the ways that browsers read."""

import gzip
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import PurePath
from typing import Final

import msgspec

MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class StaticFile(msgspec.Struct, frozen=True):
    """A file as it is sent; `version` changes with its content."""

    content: bytes
    media_type: str
    version: str
    smaller: dict[str, bytes]  # the same, compressed, by the name of the encoding; the best one first


def static_file(content: bytes, media_type: str, brotli: bytes = b"") -> StaticFile:
    """Make a content ready to be sent; Brotli is made where it is built, and gzip here."""
    made = {"br": brotli or content, "gzip": gzip.compress(content, mtime=0)}
    smaller = {name: found for name, found in made.items() if len(found) < len(content)}  # a font is compressed already
    return StaticFile(content, media_type, sha256(content).hexdigest()[:12], smaller)


def files_in(folder: Traversable) -> dict[str, StaticFile]:
    """The files of a folder by name. A request can only pick from these, so no path leads out of the package."""
    found = {}
    for file in folder.iterdir() if folder.is_dir() else ():
        media_type = MEDIA_TYPES.get(PurePath(file.name).suffix)
        if media_type is not None:
            brotli = folder.joinpath(f"{file.name}.br")
            compressed = brotli.read_bytes() if brotli.is_file() else b""
            found[file.name] = static_file(file.read_bytes(), media_type, compressed)
    return found
