"""The page of a seat, of several seats at one device, or of a spectator."""

from krajina.core.message import SeatName
from krajina.core.seat import Seat
from krajina.server.pages.board import board, score_sheet
from krajina.server.pages.curtain import Look
from krajina.server.pages.frame import Listening, page
from krajina.server.pages.html import Html, element
from krajina.server.pages.menu import invitation, owner_menu, seat_menu, seats, table_links
from krajina.server.pages.scene import Scene
from krajina.server.pages.talk import log, talk
from krajina.server.pages.turn import is_asked, turn
from krajina.server.table.keys import new_key


def play_page(scene: Scene, keys: str) -> str:
    """A table as a seat, or a spectator, sees it, with all that they may do."""
    heading = element("h1", scene.title)
    parts = [turn(scene), _closing(scene)]
    if scene.update is not None:
        parts += [element("section", _board(scene), class_="table"), log(scene)]
    parts += [seats(scene), talk(scene), _around(scene)]
    content = Html(heading + element("div", *parts, class_="play"))
    title = scene.say("play-your-turn-title", title=scene.title) if is_asked(scene) else scene.title
    return page(scene.reader, title, content, live=_live(scene, keys))


def _board(scene: Scene) -> Html:
    update = scene.now
    shown = board(scene, update.view)
    if update.outcome is None:
        return shown
    return Html(score_sheet(update.outcome, scene.rows, scene.words) + shown)


def _closing(scene: Scene) -> Html:
    """What comes after a game: another one."""
    if not scene.table.status.is_closed or not scene.who.seats or scene.table.origin.is_fork:
        return Html()
    key = "play-to-rematch" if scene.table.next else "play-rematch"
    return scene.button("rematch", scene.words.word(key), class_="main", request_id=new_key())


def _around(scene: Scene) -> Html:
    """What is about the table and not about the game."""
    invite = Html() if scene.table.status.is_closed else invitation(scene)
    return element("section", table_links(scene), invite, seat_menu(scene), owner_menu(scene), class_="around")


def _live(scene: Scene, keys: str) -> Listening:
    n = scene.update.n if scene.update is not None else None
    is_quiet = scene.seat is not None and scene.seating.is_quiet
    heard = scene.room.heard_by(scene.who, scene.room.lines)
    lines = heard[-1].number + 1 if heard else 0
    return Listening(table=scene.table.id, keys=keys, n=n, lines=lines, is_turn=is_asked(scene), is_quiet=is_quiet)


def curtain_page(scene: Scene, keys: str, to: tuple[Seat, ...]) -> str:
    """The page between two seats with secrets at one device: nothing of any hand is on it."""
    buttons = [
        element(
            "a",
            scene.say("play-i-am", seat=SeatName(seat)),
            class_="button",
            href=scene.address(eyes=str(Look(seat, scene.room.course.n))),
        )
        for seat in to
    ]
    said = scene.say("play-curtain", seat=SeatName(to[0])) if len(to) == 1 else scene.say("play-curtain-any")
    text = element("p", said, class_="prompt")
    curtain = element("section", text, element("p", *buttons, class_="links"), class_="curtain")
    content = Html(element("h1", scene.title) + curtain)
    live = Listening(table=scene.table.id, keys=keys, n=scene.room.course.n, is_turn=True)
    return page(scene.reader, scene.title, content, live=live)
