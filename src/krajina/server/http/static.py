"""The shell: the one page of the web client, at every address that the client knows, and the files that it is made of.

`npx vite build` in `web/` puts them into the folder `client`. Where nobody has done that, or a browser runs no scripts,
people are led to the plain pages, which do the same by forms and links.
"""

from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final
from urllib.parse import quote

from litestar import Response, route
from litestar.exceptions import NotFoundException
from litestar.response import Redirect
from msgspec import Struct

from krajina.server.http.files import StaticFile, files_in, static_file
from krajina.server.http.reading import READ, SEE_OTHER, path_in, reader_of
from krajina.server.http.sending import ASK_AGAIN, KEEP, NEVER_KEEP, sent
from krajina.server.pages.frame import PLAIN
from krajina.server.services import AnyRequest

PAGES: Final = [
    "/",
    "/new/{game:str}",
    "/table/{table:str}",
    "/watch/{table:str}",
    "/play/{keys:str}",
    "/replay/{table:str}/{step:int}",
    "/rules/{game:str}",
    "/pieces/{game:str}",
]
# What is no page of the client, even if nothing is there.
OTHERS: Final = ("/api", "/assets", "/static", PLAIN)


class Shell(Struct, frozen=True):
    """The client as it was built: its page with relative addresses, and its files."""

    index: str
    assets: dict[str, StaticFile]


def built_client() -> Traversable:
    """The folder of the client in this package."""
    return files("krajina.server").joinpath("client")


def read_shell(folder: Traversable) -> Shell | None:
    """The client in a folder; None if nobody has built it."""
    index = folder.joinpath("index.html")
    return Shell(index.read_text("utf-8"), files_in(folder.joinpath("assets"))) if index.is_file() else None


def shell_of(request: AnyRequest) -> Shell | None:
    """The client that this server has."""
    shell: Shell | None = request.app.state.shell
    return shell


def is_for_client(request: AnyRequest) -> bool:
    """Tell whether the client would rather say itself that there is nothing at an address."""
    path = path_in(request)
    is_other = any(path == other or path.startswith(f"{other}/") for other in OTHERS)
    return request.method in {"GET", "HEAD"} and not is_other


def shell_page(request: AnyRequest, shell: Shell, status: int = 200) -> Response[bytes]:
    """The page of the client for whoever asks, at the address that they ask for."""
    reader, path = reader_of(request), path_in(request)
    root = escape(reader.root)
    plain = escape(reader.link(quote(path)))
    head = (
        f'<meta name="description" content="{escape(reader.say("start-description"))}">\n'
        f'<link rel="icon" type="image/svg+xml" href="{escape(reader.file("favicon.svg"))}">\n'
        f'<noscript><meta http-equiv="refresh" content="0; url={plain}"></noscript>\n</head>'
    )
    page = (
        shell.index.replace('"./assets/', f'"{root}/assets/')
        .replace('data-root=""', f'data-root="{root}"', 1)
        .replace('lang="en"', f'lang="{reader.language}"', 1)
        .replace("</head>", head, 1)
    )
    headers = {"Content-Language": reader.language, "Vary": "Accept, Accept-Encoding, Accept-Language"}
    caching = NEVER_KEEP if path.startswith("/play/") else ASK_AGAIN
    return sent(request, static_file(page.encode(), "text/html"), caching, status, headers)


@route(PAGES, http_method=READ, sync_to_thread=False)
def show(request: AnyRequest) -> Response[bytes] | Redirect:
    """A page of the client or, without a client, the plain page that does the same."""
    shell = shell_of(request)
    if shell is not None:
        return shell_page(request, shell)
    plain = reader_of(request).link(quote(path_in(request)))
    return Redirect(plain, status_code=SEE_OTHER, headers={"Cache-Control": ASK_AGAIN})


@route("/assets/{name:str}", http_method=READ, sync_to_thread=False)
def asset(request: AnyRequest) -> Response[bytes]:
    """A file of the client: its name changes with its content."""
    shell = shell_of(request)
    file = None if shell is None else shell.assets.get(request.path_params["name"])
    if file is None:
        raise NotFoundException
    return sent(request, file, KEEP)


ROUTES: Final = (show, asset)
