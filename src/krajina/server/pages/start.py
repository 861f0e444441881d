"""The start page: what there is to play, where others play already, and one's own tables."""

from collections.abc import Sequence

from krajina.core.game import AnyGame
from krajina.core.message import word_of
from krajina.core.registry import games
from krajina.server.pages.fields import bots, request_field
from krajina.server.pages.frame import Reader, greeting, page
from krajina.server.pages.html import Html, element
from krajina.server.pages.opening import BOT, QUICK_SEATS
from krajina.server.store.rows import Row
from krajina.server.table.model import SeatKind, Status


def start_page(reader: Reader, tables: Sequence[Row] = ()) -> str:
    """The page that greets."""
    ours_first = sorted(games().values(), key=lambda game: not game.words.startswith("krajina."))
    cards = Html().join(_card(reader, game) for game in ours_first)
    none = element("li", element("p", reader.say("start-no-games")), class_="game")
    parts = (_mine(reader), _section(reader.say("start-games"), element("ul", cards or none, class_="games")))
    content = Html().join((*parts, _open(reader, tables), _upload(reader)))
    banner = greeting(reader, reader.say("start-heading"), reader.say("start-lead"))
    return page(reader, reader.say("start-title"), content, banner=banner)


def _section(heading: str, *content: str) -> Html:
    return element("section", element("h2", heading), *content)


def _card(reader: Reader, game: AnyGame) -> Html:
    words = reader.words_of(game)
    about = words.word("about") if words.has("about") else ""
    own = element("a", reader.say("start-own-table"), class_="button", href=reader.link(f"/new/{game.name}"))
    return element(
        "li",
        element("h3", reader.title_of(game)),
        element("p", words.players(game.seats), class_="players"),
        element("p", about, class_="about"),
        element("div", own, _quick(reader, game), class_="back"),
        class_="game",
        data_game=game.name,
    )


def _quick(reader: Reader, game: AnyGame) -> Html:
    """One click: oneself against bots."""
    bot = f"{BOT}{bots(reader.words)[0][0]}"
    players = ["here", *[bot] * (max(QUICK_SEATS, game.seats[0]) - 1)]
    fields = [element("input", type="hidden", name="who", value=player) for player in players]
    salt = element("input", type="hidden", name="salt", class_="salt")
    button = element("button", reader.say("start-quick"))
    return element(
        "form", *fields, salt, button, method="post", action=reader.link(f"/new/{game.name}"), class_="inline"
    )


def _mine(reader: Reader) -> Html:
    """The tables whose keys this device has kept: a script fills them in."""
    statuses = {f"data_{status}": reader.words.value(word_of(status)) for status in Status}
    return element(
        "section",
        element("h2", reader.say("start-mine")),
        element("ul", class_="tables"),
        id="mine",
        hidden=True,
        data_yours=reader.say("page-your-turn"),
        **statuses,
    )


def _open(reader: Reader, tables: Sequence[Row]) -> Html:
    """Public tables: those with a free seat, and those that can be watched."""
    items = [_listed(reader, table) for table in tables if table.game in games()]
    if not items:
        return Html()
    return _section(reader.say("start-tables"), element("ul", *items, class_="tables"))


def _listed(reader: Reader, table: Row) -> Html:
    free = sum(seating.kind == SeatKind.OPEN for seating in table.seats)
    facts = reader.say("start-free", status=word_of(table.status), free=free, seats=len(table.seats))
    title = reader.title_of(games()[table.game])
    name = Html(" " + element("bdi", table.name)) if table.name else Html()
    link = element("a", title, name, href=reader.link(f"/table/{table.id}"))
    return element("li", link, " ", element("span", facts, class_="hint"))


def _upload(reader: Reader) -> Html:
    """A form for a record from elsewhere."""
    file = element("input", type="file", name="record", accept=".json,application/json", required=True)
    label = element("label", element("span", reader.say("start-record"), class_="label"), file)
    button = element("button", reader.say("start-upload"))
    form = element(
        "form",
        *(label, request_field(), button),
        method="post",
        action=reader.link("/records"),
        enctype="multipart/form-data",
        class_="fields",
    )
    about = element("p", reader.say("start-upload-about"), class_="hint")
    return _section(reader.say("start-records"), about, form)
