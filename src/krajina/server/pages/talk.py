"""Log and talk: what happened, as sentences, and what people say to each other; the newest first."""

from typing import Final

from krajina.core.message import Message, SeatName
from krajina.core.record import BOT
from krajina.server.pages.html import Html, element
from krajina.server.pages.scene import Scene
from krajina.server.table.clean import LONGEST_LINE
from krajina.server.table.messages import StepInfo
from krajina.server.table.model import CLOCK, Line

LINES: Final = 60  # of talk on a page


def log(scene: Scene) -> Html:
    """The steps of the game, with a mark where the seat acted last."""
    items, is_old = [], False
    for step in reversed(scene.now.steps):
        if step.seat == scene.seat and not is_old and scene.seat is not None:
            is_old = True
            items.append(element("li", scene.say("play-since"), class_="since"))
        items += [element("li", text) for text in reversed(step_lines(scene, step))]
    heading = element("h2", scene.say("play-log"))
    return element("section", heading, element("ol", *items, class_="log", id="log", tabindex=0), class_="happened")


def step_lines(scene: Scene, step: StepInfo) -> list[str]:
    """What a step told, as sentences; and who answered, if it was not the player."""
    if step.undo:
        return [scene.say("cli-took-back", seat=SeatName(step.seat), steps=step.undo)]
    lines = [scene.words.say(line.message, scene.names) for line in step.log]
    if step.by.startswith(BOT):
        lines.append(scene.say("play-by-bot", seat=SeatName(step.seat)))
    elif step.by:
        lines.append(scene.say("play-by-clock" if step.by == CLOCK else "play-by-luck", seat=SeatName(step.seat)))
    return lines


def talk(scene: Scene) -> Html:
    """What was said, and a field to say more."""
    heard = scene.room.heard_by(scene.who, scene.room.lines[-LINES:])
    items = [_line(scene, line) for line in reversed(heard)]
    said = element("ol", *items, class_="said", id="said", tabindex=0)
    return element("section", element("h2", scene.say("play-talk")), _say(scene), said, class_="talk")


def _line(scene: Scene, line: Line) -> Html:
    if line.seat is None:
        return element("li", scene.words.say(Message(line.key, line.values), scene.names), class_="note")
    return element("li", scene.seat_mark(line.seat), " ", element("bdi", line.text))


def _say(scene: Scene) -> Html:
    """The field to say something; closed while the game lets nobody talk."""
    if scene.seat is None:
        return Html()
    if scene.room.is_playing and not scene.now.may_talk:
        return element("p", scene.say("play-talk-closed"), class_="hint")
    typed = scene.typed_last("text") if scene.typed_last("kind") == "say" else ""
    field = element(
        "input",
        name="text",
        maxlength=LONGEST_LINE,
        required=True,
        autocomplete="off",
        value=typed,
        aria_label=scene.say("play-talk"),
    )
    return scene.form("say", field, element("button", scene.say("play-say")), class_="say")
