"""Icons: small drawings that stand for words, shared ones and those of a game, each named by the key of its word.

A file is an `svg` element of 24 by 24 with shapes in it, and nothing else: clients put the shapes into pages of theirs.
`same.json` lists the words that share a drawing with another one.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from krajina.core.game import AnyGame
from krajina.text.catalogue import CORE, with_boxes

FOLDER: Final = "icons"
SAME: Final = "same.json"
_DRAWING: Final = re.compile(r'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">(.*)</svg>', re.DOTALL)


def icons_of(game: AnyGame) -> dict[str, str]:
    """The shapes of each icon that a game uses: the shared ones, and its own in their place."""
    return {name: one for package in (CORE, *with_boxes(game.words)) for name, one in drawings(package).items()}


@cache
def drawings(package: str) -> dict[str, str]:
    """The shapes of the icons of a package."""
    try:
        folder = files(package).joinpath(FOLDER)
    except ModuleNotFoundError:
        return {}
    if not folder.is_dir():
        return {}
    own = {file.name.removesuffix(".svg"): _shapes(file) for file in folder.iterdir() if file.name.endswith(".svg")}
    for name, words in _shared(folder.joinpath(SAME)).items():
        own |= dict.fromkeys(words, own[name])
    return dict(sorted(own.items()))


def _shapes(file: Traversable) -> str:
    drawing = _DRAWING.fullmatch(file.read_text("utf-8").strip())
    return "" if drawing is None else drawing[1].strip()


def _shared(file: Traversable) -> dict[str, tuple[str, ...]]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[str, ...]]) if file.is_file() else {}
