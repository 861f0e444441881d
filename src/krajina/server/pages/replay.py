"""Replays: a game step by step, by links, with another way to go from each step."""

from krajina.core.message import SeatName
from krajina.server.pages.board import ALONE, board, score_sheet
from krajina.server.pages.fields import bots, request_field, selection
from krajina.server.pages.frame import page
from krajina.server.pages.html import Html, element
from krajina.server.pages.scene import Scene
from krajina.server.pages.talk import step_lines
from krajina.server.table.replay import ReplayStep


def replay_page(scene: Scene, step: ReplayStep) -> str:
    """The table after so many entries, and links to the others."""
    parts = [_arrows(scene, step), _eyes(scene, step), _told(scene, step), _result(scene, step)]
    parts += [board(scene, step.view, ALONE), _what_if(scene, step), _back(scene)]
    heading = element("h1", scene.title)
    content = Html(heading + element("div", *parts, class_="replay"))
    return page(scene.reader, scene.say("replay-title", title=scene.title, step=step.n), content)


def _path(scene: Scene, n: int) -> str:
    return f"{scene.path.rpartition('/')[0]}/{n}"


def _arrows(scene: Scene, step: ReplayStep) -> Html:
    """First, previous, next and last; a script knows them by their `rel`."""
    places = (
        ("first", "«", scene.say("replay-first"), 0, step.n > 0),
        ("prev", "‹", scene.say("replay-previous"), step.n - 1, step.n > 0),
        ("next", "›", scene.say("replay-next"), step.n + 1, step.n < step.last),
        ("last", "»", scene.say("replay-last"), step.last, step.n < step.last),
    )
    links = [
        element("a", sign, class_="button", rel=rel, title=label, aria_label=label, href=scene.address(_path(scene, n)))
        if is_there
        else element("span", sign, class_="off", aria_hidden="true")
        for rel, sign, label, n, is_there in places
    ]
    count = element("span", scene.say("replay-step", step=step.n, last=step.last), class_="count")
    return element("nav", *links, " ", count, class_="arrows", aria_label=scene.say("play-replay"))


def _eyes(scene: Scene, step: ReplayStep) -> Html:
    """With whose eyes one looks: of a closed table with anybody's."""
    if not scene.table.status.is_closed:
        return Html()
    path = _path(scene, step.n)
    nobody = scene.address(path, eyes=None)
    links = [element("a", scene.say("replay-spectator"), href=nobody, aria_current=_is(step.seat is None))]
    for seat in range(len(scene.table.seats)):
        link = scene.address(path, eyes=str(seat))
        links.append(element("a", scene.seat_mark(seat), href=link, aria_current=_is(step.seat == seat)))
    return element("p", scene.say("replay-eyes"), " ", *links, class_="links")


def _is(is_current: bool) -> str | None:
    return "true" if is_current else None


def _told(scene: Scene, step: ReplayStep) -> Html:
    lines = step_lines(scene, step.step) if step.step is not None else [scene.say("replay-start")]
    waiting = tuple(map(SeatName, step.asked))
    if waiting:
        lines.append(scene.say("play-waiting", seats=waiting))
    return element("ul", *(element("li", line) for line in lines), class_="told")


def _result(scene: Scene, step: ReplayStep) -> Html:
    if step.outcome is None:
        return Html()
    return score_sheet(step.outcome, scene.rows, scene.words)


def _what_if(scene: Scene, step: ReplayStep) -> Html:
    """A form that opens a table of one's own from here; of a running game only for what a seat knows."""
    if step.outcome is not None or (not scene.table.status.is_closed and step.seat is None):
        return Html()
    alone = [("", scene.say("replay-alone")), *bots(scene.words)]
    fields = [
        element("p", scene.say("replay-what-if-about"), class_="hint"),
        selection("bot", alone, "", scene.say("replay-others")),
        request_field(),
        element("button", scene.say("replay-what-if")),
    ]
    summary = element("summary", scene.say("replay-what-if"))
    inner = scene.form("fork", *fields, seat=step.seat, class_="fields")
    return element("details", summary, inner, id="what-if")


def _back(scene: Scene) -> Html:
    """A link to the table as it is now."""
    own = scene.path.partition("/replay/")[0]
    table = scene.address(own) if own else scene.link(f"/table/{scene.table.id}")
    link = element("a", scene.say("play-to-table"), href=table, data_own=None if own else scene.table.id)
    return element("p", link, class_="links")
