"""What a request asks for: its path below the path of the server, and the language of the answer."""

from typing import Final

from litestar import HttpMethod

from krajina.server.services import AnyRequest
from krajina.text import LANGUAGES, best_language

READ: Final = (HttpMethod.GET, HttpMethod.HEAD)


def path_in(request: AnyRequest) -> str:
    """The path that was asked for, below that of the server."""
    path, root = str(request.scope["path"]), str(request.scope.get("root_path", "")).rstrip("/")
    return path.removeprefix(root) if root and path.startswith(f"{root}/") else path


def chosen_language(request: AnyRequest) -> str | None:
    """The language that a link chooses, if it chooses one of ours."""
    chosen = request.query_params.get("lang")
    return chosen if chosen in LANGUAGES else None


def language_of(request: AnyRequest) -> str:
    """The language to answer in: the one chosen by a link, else the one that the browser asks for."""
    return chosen_language(request) or best_language(request.headers.get("Accept-Language", ""))
