"""The page of the web client, at every address that the client knows, the reference of the API, and their files.

`make web` puts them into the folder `client`; without them there is nothing to show in a browser.
"""

from functools import cache
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
from krajina.server.http.previews import Preview, preview_of, preview_of_client, tags_of
from krajina.server.http.reading import READ, AnyRequest, chosen_language, language_of, path_in, services_of
from krajina.server.http.sending import ASK_AGAIN, KEEP, NEVER_KEEP, POLICY, sent
from krajina.server.table.refused import Refused
from krajina.text import Words

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
# What makes the client installable. Browsers know these by their names, which stay, and so they are asked for again.
INSTALLING: Final = [
    "/sw.js",
    "/manifest.webmanifest",
    "/icon-192.png",
    "/icon-512.png",
    "/icon-maskable.png",
    "/apple-touch-icon.png",
]
# What is no page of the client, even if nothing is there.
OTHERS: Final = ("/api", "/assets", "/pictures", *INSTALLING)
PLAIN: Final = "/plain"  # where the pages without scripts were; links to them are still about
# How many parts of such a path name a page of the client; what followed them (a step, a check) has none of its own.
KEPT_PARTS: Final = {"new": 2, "table": 2, "watch": 2, "play": 2, "rules": 2, "pieces": 2, "replay": 3}
MOVED: Final = 308


class Shell(Struct, frozen=True):
    """The client as it was built: its two pages with relative addresses, and its files."""

    index: str
    reference: str
    assets: dict[str, StaticFile]
    beside: dict[str, StaticFile]  # those of `INSTALLING`


@cache
def built_shell() -> Shell | None:
    """The client that was built into this package, read once."""
    return read_shell(files("krajina.server").joinpath("client"))


def read_shell(folder: Traversable) -> Shell | None:
    """The client in a folder; None if it has not been built."""
    if not folder.joinpath("index.html").is_file():
        return None
    index, reference = (folder.joinpath(name).read_text("utf-8") for name in ("index.html", "reference.html"))
    return Shell(index, reference, files_in(folder.joinpath("assets")), files_in(folder))


def shell_of(request: AnyRequest) -> Shell | None:
    """The client that this server has."""
    shell: Shell | None = request.app.state.shell
    return shell


def _needed(request: AnyRequest) -> Shell:
    shell = shell_of(request)
    if shell is None:
        raise Refused("no-client")
    return shell


def is_for_client(request: AnyRequest) -> bool:
    """Tell whether the client would rather say itself that there is nothing at an address."""
    path = path_in(request)
    is_other = any(path == other or path.startswith(f"{other}/") for other in OTHERS)
    return request.method in {"GET", "HEAD"} and not is_other


def shell_page(request: AnyRequest, shell: Shell, status: int = 200, preview: Preview | None = None) -> Response[bytes]:
    """The page of the client, in the language of the request, with a preview for who only looks at the link."""
    language = language_of(request)
    shown = preview or preview_of_client(language)
    words, root = Words(language), escape(services_of(request).settings.root_path)
    page = (
        shell.index.replace('"./', f'"{root}/')
        .replace('data-root=""', f'data-root="{root}"', 1)
        .replace('lang="en"', f'lang="{language}"', 1)
        .replace("${start-description}", escape(shown.about))
        .replace("</head>", f"{tags_of(request, shown)}</head>", 1)
        .replace("${start-no-script}", escape(words.word("start-no-script")))
    )
    headers = {"Content-Language": language, "Vary": "Accept, Accept-Encoding, Accept-Language"}
    caching = NEVER_KEEP if path_in(request).startswith("/play/") else ASK_AGAIN
    return sent(request, static_file(page.encode(), "text/html"), caching, status, headers)


@route(PAGES, http_method=READ)
async def show(request: AnyRequest) -> Response[bytes]:
    """A page of the client."""
    shell = _needed(request)
    return shell_page(request, shell, preview=await preview_of(request))


@route("/api", http_method=READ, sync_to_thread=False)
def show_reference(request: AnyRequest) -> Response[bytes]:
    """The reference of the API; the library that draws it in the browser sets styles inside the page."""
    root = escape(services_of(request).settings.root_path)
    page = _needed(request).reference.replace('"./', f'"{root}/')
    own = {"Content-Security-Policy": POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")}
    return sent(request, static_file(page.encode(), "text/html"), ASK_AGAIN, headers=own)


@route([PLAIN, f"{PLAIN}/{{path:path}}"], http_method=READ, sync_to_thread=False)
def lead(request: AnyRequest) -> Redirect:
    """From an address of a page without scripts to the page of the client that shows the same."""
    parts = path_in(request).removeprefix(PLAIN).strip("/").split("/")
    kept = KEPT_PARTS.get(parts[0], 0)
    path = "/".join(parts[:kept]) if len(parts) >= kept else ""
    language = chosen_language(request)
    address = f"{services_of(request).settings.root_path}/{quote(path)}" + (f"?lang={language}" if language else "")
    return Redirect(address, status_code=MOVED, headers={"Cache-Control": NEVER_KEEP})


@route("/assets/{name:str}", http_method=READ, sync_to_thread=False)
def asset(request: AnyRequest) -> Response[bytes]:
    """A file of the client: its name changes with its content."""
    shell = shell_of(request)
    file = None if shell is None else shell.assets.get(request.path_params["name"])
    if file is None:
        raise NotFoundException
    return sent(request, file, KEEP)


@route(INSTALLING, http_method=READ, sync_to_thread=False)
def installing(request: AnyRequest) -> Response[bytes]:
    """A file that makes the client installable."""
    file = _needed(request).beside.get(path_in(request).strip("/"))
    if file is None:
        raise NotFoundException
    return sent(request, file, ASK_AGAIN)


ROUTES: Final = (show, show_reference, lead, asset, installing)
