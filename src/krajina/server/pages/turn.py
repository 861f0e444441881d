"""The turn: what is asked or whom the table waits for, handing over, taking back, and what others asked for."""

from typing import Final

from krajina.core.message import SeatName, Value
from krajina.server.pages.html import Html, element
from krajina.server.pages.question import prompt, question
from krajina.server.pages.scene import Scene, ticking
from krajina.server.table.model import BY_A_SEAT, RequestInfo, RequestKind, Status

WANTS: Final = {
    RequestKind.UNDO: "play-wants-back",
    RequestKind.ABANDON: "play-wants-end",
    RequestKind.KICK: "play-wants-kick",
    RequestKind.SUCCEED: "play-wants-seat",
}


def turn(scene: Scene) -> Html:
    """What the seat has to do now, and all that it may."""
    refusal = element("p", scene.refusal, class_="refusal", role="alert") if scene.refusal else Html()
    parts = [refusal, element("p", _prompt(scene), class_="prompt", id="prompt", tabindex=-1)]
    if scene.update is not None and scene.seat is not None and scene.room.is_playing:
        if not scene.seating.is_played_by_bot:
            parts += [_hold(scene), question(scene), _back(scene)]
        else:
            parts.append(scene.button("take_back", scene.say("play-take-back")))
    if scene.update is not None and scene.update.request is not None:
        parts.append(_request(scene, scene.update.request))
    return element("section", *parts, class_="turn")


def is_asked(scene: Scene) -> bool:
    """Tell whether the table waits for the seat."""
    return scene.update is not None and scene.seat in scene.update.asked


def _prompt(scene: Scene) -> str:
    """The line above all: the question, or whom the table waits for, or how it ended."""
    status, update = scene.table.status, scene.update
    if status == Status.GATHERING or update is None:
        return scene.say("play-gathering")
    if status == Status.FINISHED and update.outcome is not None:
        winners = tuple(SeatName(seat) for seat in update.outcome.winners if seat < len(scene.table.seats))
        return scene.say("play-won", winners=winners) if winners else scene.say("play-lost")
    if status.is_closed:
        return scene.say("play-abandoned")
    if scene.seat is not None and scene.seating.is_played_by_bot:
        return scene.say("play-bot-plays", seat=SeatName(scene.seat))
    if update.hold is not None and update.hold.seat == scene.seat:
        return scene.say("play-held")
    if update.question is not None and is_asked(scene):
        asked = prompt(scene, update.question)
        is_alone = len(scene.who.seats) == 1
        return asked if is_alone else scene.say("play-asked", seat=SeatName(scene.seat or 0), question=asked)
    waiting = tuple(map(SeatName, update.asked))
    return scene.say("play-waiting", seats=waiting) if waiting else scene.say("play-chance")


def _hold(scene: Scene) -> Html:
    """The end of a turn: it is handed over by a click, or by itself when the time of grace is over."""
    hold = scene.now.hold
    if hold is None or hold.seat != scene.seat:
        return Html()
    button = scene.button("hand_over", scene.say("play-hand-over"), class_="main")
    if hold.left is None:
        return button
    clock = ticking(hold.left, runs=True)
    return Html(button + element("span", scene.say("play-grace"), " ", clock, class_="grace"))


def _back(scene: Scene) -> Html:
    """Taking back, alone or with the others' consent, and doing again."""
    undo, seen = scene.now.undo, scene.now.n
    if undo is None:
        return Html()
    buttons = []
    if undo.alone:
        buttons.append(scene.button("undo", scene.say("play-undo"), seen=seen, steps=1))
    if undo.alone > 1:
        buttons.append(scene.button("reset_turn", scene.say("play-reset", steps=undo.alone), seen=seen))
    if undo.redo:
        buttons.append(scene.button("redo", scene.say("play-redo"), seen=seen))
    if undo.together > undo.alone and not undo.alone and scene.now.request is None:
        ask = scene.button("undo", scene.say("play-ask-undo", steps=undo.together), seen=seen, steps=undo.together)
        why = element("p", scene.words.say(undo.why, scene.names), class_="hint") if undo.why else Html()
        summary = element("summary", scene.say("play-further-back"))
        buttons.append(element("details", summary, why, ask, id="further-back"))
    return element("div", *buttons, class_="back") if buttons else Html()


def _request(scene: Scene, request: RequestInfo) -> Html:
    """What a seat asked the others for, and the answers of all seats that are played here."""
    values: dict[str, Value] = {"seat": SeatName(request.seat), "steps": request.steps, "name": request.name}
    parts = [element("p", scene.say(WANTS[request.kind], **values))]
    for seat in scene.who.seats:
        if seat == request.seat and request.kind in BY_A_SEAT:
            parts.append(
                scene.button("reply", scene.say("play-withdraw"), seat=seat, agree="false", request=request.number)
            )
        elif seat not in {request.seat, *request.agreed}:
            name = SeatName(seat)
            parts.append(
                scene.button(
                    "reply", scene.say("play-agree", seat=name), seat=seat, agree="true", request=request.number
                )
            )
            parts.append(
                scene.button(
                    "reply", scene.say("play-refuse", seat=name), seat=seat, agree="false", request=request.number
                )
            )
    return element("div", *parts, class_="request", role="group")
