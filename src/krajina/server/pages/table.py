"""The page of a table for whoever has its link: who sits there, a seat to take, and what there is to look at."""

from krajina.core.message import Message, SeatName, word_of
from krajina.server.pages.fields import colour_field, labelled, name_field, request_field
from krajina.server.pages.frame import Listening, page
from krajina.server.pages.html import Html, element
from krajina.server.pages.menu import seats, table_links
from krajina.server.pages.opening import clock_text
from krajina.server.pages.scene import Scene
from krajina.server.table.model import SeatKind, Status


def table_page(scene: Scene) -> str:
    """Who sits where, and where one may still sit down."""
    table = scene.table
    refusal = element("p", scene.refusal, class_="refusal", role="alert") if scene.refusal else Html()
    status = element("p", scene.words.value(word_of(table.status)), class_="prompt")
    clock = element("p", clock_text(scene.reader, table.clock), class_="hint")
    may_watch = table.status == Status.PLAYING and table.watching.allowed
    watch = element("a", scene.say("play-watch"), class_="button", href=scene.link(f"/watch/{table.id}"))
    own = element("a", scene.say("play-own-seat"), class_="button", data_own=table.id, href="", hidden=True)
    parts = [
        refusal,
        status,
        clock,
        element("p", own),
        _joining(scene),
        element("p", watch) if may_watch else Html(),
        seats(scene),
    ]
    parts.append(table_links(scene))
    content = Html(element("h1", scene.title) + element("div", *parts, class_="paper"))
    can_listen = table.status != Status.PLAYING or table.watching.allowed
    live = Listening(table=table.id, n=scene.update.n if scene.update else None) if can_listen else None
    return page(scene.reader, scene.title, content, live=live)


def _joining(scene: Scene) -> Html:
    """A form for each seat that is open."""
    table = scene.table
    if table.status.is_closed:
        return Html()
    forms = []
    for seat, seating in enumerate(table.seats):
        if seating.kind != SeatKind.OPEN:
            continue
        is_typed = scene.typed_last("seat") == str(seat)
        name = name_field("name", scene.typed_last("name") if is_typed else "")
        colour = colour_field(scene.words, scene.free_colours(seat), seating.colour, scene.say("new-any-colour"))
        forms.append(
            scene.form(
                "join",
                element("h2", scene.say("play-seat", seat=SeatName(seat))),
                labelled(scene.say("page-name"), name),
                Html() if scene.room.is_playing else labelled(scene.say("page-colour"), colour),
                element("input", type="hidden", name="salt", class_="salt"),
                request_field(scene.typed_last("request_id") if is_typed else ""),
                element(
                    "button", scene.say("play-ask-to-join" if scene.room.is_playing else "play-join"), class_="main"
                ),
                seat=seat,
                class_="fields",
            )
        )
    return Html().join(forms)


def waiting_page(scene: Scene, key: str) -> str:
    """The link of a seat, for whoever has to wait until all people at the table agree."""
    said = element("p", scene.say("play-waits-link"), class_="prompt")
    link = element("a", scene.say("play-own-seat"), class_="button", href=scene.link(f"/play/{key}"))
    content = Html(element("h1", scene.title) + element("div", said, element("p", link), class_="paper"))
    return page(scene.reader, scene.title, content)


def verdict_page(scene: Scene, verdict: Message) -> str:
    """Whether every draw of the table was as promised."""
    said = element("p", scene.words.say(verdict), class_="prompt")
    link = scene.link(f"/table/{scene.table.id}")
    host = element("a", scene.say("play-to-table"), class_="button", href=link, data_own=scene.table.id)
    heading = element("h1", scene.say("play-verify"))
    content = Html(heading + element("div", said, table_links(scene), element("p", host), class_="paper"))
    return page(scene.reader, scene.say("play-verify"), content)
