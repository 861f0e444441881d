"""Previews of links: what other programs show of an address before anybody opens it. There are no secrets in them."""

from html import escape
from typing import Final

from litestar import Response, route
from msgspec import Struct

from krajina.core.errors import UnknownName
from krajina.core.message import Message
from krajina.core.registry import find_game
from krajina.server.http.pictures import HEIGHT, START, WIDTH, name_of, picture, picture_with
from krajina.server.http.reading import READ, AnyRequest, address_in, language_of, services_of
from krajina.server.http.sending import ASK_AGAIN, sent
from krajina.server.limits import LimitKind
from krajina.server.table.model import SeatKind, Table
from krajina.server.table.names import names_of
from krajina.server.table.refused import Refused
from krajina.server.table.store import NotStored
from krajina.text import Words

PNG: Final = ".png"
# Other than everything else here, a picture is for the pages of others, too.
FOR_ALL: Final = {"Cross-Origin-Resource-Policy": "cross-origin"}


class Preview(Struct, frozen=True):
    """What a link leads to: a title, a sentence, and the name of a picture."""

    title: str
    about: str
    picture: str


def preview_of_client(language: str) -> Preview:
    """Of the whole."""
    words = Words(language)
    return Preview(words.word("start-title"), words.word("start-description"), START + PNG)


async def preview_of(request: AnyRequest) -> Preview:
    """Of the table or the game that a page is about; what a key opens is nobody else's business."""
    language, parameters = language_of(request), request.path_params
    if "table" in parameters and (table := await _table(request, str(parameters["table"]))) is not None:
        return _of_table(table, language)
    return _of_game(str(parameters.get("game", "")), language) or preview_of_client(language)


def _of_game(game: str, language: str) -> Preview | None:
    try:
        words = Words(language, find_game(game).words)
    except UnknownName:
        return None
    title, about = (words.word(key) if words.has(key) else "" for key in ("title", "about"))
    return Preview(title or game, about, name_of(game) + PNG)


def _of_table(table: Table, language: str) -> Preview:
    """What everybody who has the link may know; of a table at which nobody may watch, only the game."""
    game, words = _of_game(table.game, language) or preview_of_client(language), Words(language)
    if not table.watching.allowed:
        return game
    called = Message("play-title", {"game": game.title, "name": table.name})
    title = words.say(called) if table.name else game.title
    names = ", ".join(filter(None, names_of(table, words)))
    about = " · ".join(filter(None, (names, words.word(f"status-{table.status}"))))
    return Preview(title, about, f"table/{table.id}{PNG}")


async def _table(request: AnyRequest, table: str) -> Table | None:
    try:
        return (await services_of(request).directory.summary(table)).table
    except (Refused, NotStored):  # the client says so itself
        return None


def tags_of(request: AnyRequest, preview: Preview) -> str:
    """A preview as programs read it in the head of a page."""
    told = {
        "og:type": "website",
        "og:site_name": "Krajina",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:image": f"{_address(request)}/pictures/{preview.picture}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
    }
    tags = [f'<meta property="{name}" content="{escape(content)}">' for name, content in told.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image">'])


def _address(request: AnyRequest) -> str:
    """Where people find this server: pictures are asked for from elsewhere."""
    asked = f"{request.scope['scheme']}://{request.headers.get('Host', '')}"
    return services_of(request).settings.public_url.rstrip("/") or asked


@route("/pictures/{name:str}", http_method=READ, sync_to_thread=False)
def show_picture(request: AnyRequest) -> Response[bytes]:
    """The picture of a game, or of the whole."""
    game = str(request.path_params["name"]).removesuffix(PNG)
    return sent(request, picture(name_of(game)), ASK_AGAIN, headers=FOR_ALL)


@route("/pictures/table/{name:str}", http_method=READ)
async def show_table_picture(request: AnyRequest) -> Response[bytes]:
    """The picture of a table: its game, and the marks of its seats."""
    services = services_of(request)
    services.limits.check(LimitKind.WORK, address_in(request))
    table = await _table(request, str(request.path_params["name"]).removesuffix(PNG))
    name = START if table is None else name_of(table.game)
    if table is None or not table.watching.allowed:
        return sent(request, picture(name), ASK_AGAIN, headers=FOR_ALL)
    colours = tuple("" if seat.kind == SeatKind.OPEN else seat.colour for seat in table.seats)
    drawn = await services.host.think(lambda: picture_with(name, colours))
    return sent(request, drawn, ASK_AGAIN, headers=FOR_ALL)


ROUTES: Final = (show_picture, show_table_picture)
