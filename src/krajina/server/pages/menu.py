"""The menu of a table: who sits where, links, what a seat wants, and what an owner may do."""

from krajina.core.message import SeatName
from krajina.core.seat import Seat
from krajina.server.pages.fields import bots, box, colour_field, labelled, name_field, selection, switch
from krajina.server.pages.html import Html, element
from krajina.server.pages.scene import Scene, ticking
from krajina.server.table.keys import new_key
from krajina.server.table.model import LONGEST_GRACE, SeatKind, Status
from krajina.server.webhooks import LONGEST_URL


def seats(scene: Scene) -> Html:
    """Who sits where, whom the table waits for, and the clocks."""
    asked = scene.update.asked if scene.update else ()
    clocks = scene.update.clocks if scene.update else ()
    rows = []
    for seat, seating in enumerate(scene.table.seats):
        marks = [_mark(scene, "play-mark-open")] if seating.kind == SeatKind.OPEN else []
        if seating.kind != SeatKind.BOT and seating.bot:
            marks.append(_mark(scene, "play-mark-bot"))
        if seat in scene.who.seats:
            marks.append(_mark(scene, "play-mark-you"))
        elif seat in scene.room.here:
            marks.append(_mark(scene, "play-mark-here"))
        if seat in asked:
            marks.append(_mark(scene, "play-mark-turn"))
        clock = [ticking(clocks[seat].left, runs=clocks[seat].runs)] if seat < len(clocks) else []
        rows.append(
            element("li", scene.seat_mark(seat), " ", *marks, *clock, class_="asked" if seat in asked else None)
        )
    heading = element("h2", scene.say("play-seats"))
    return element("section", heading, element("ul", *rows, class_="seats"), class_="sitting")


def _mark(scene: Scene, key: str) -> Html:
    return element("span", scene.words.word(key), class_="mark")


def invitation(scene: Scene) -> Html:
    """The link of the table, for whoever shall come."""
    link = f"{scene.reader.base}/table/{scene.table.id}"
    return labelled(scene.say("play-invite"), _copyable(link), scene.say("play-invite-about"))


def _copyable(text: str) -> Html:
    return element("input", value=text, readonly=True, class_="copy")


def table_links(scene: Scene) -> Html:
    """Replay, record, and the promise of fair chance with its proof."""
    table = scene.table
    parts = []
    if scene.update is not None:
        last = scene.room.last_step(scene.seat)
        if table.status.is_closed or not scene.who.seats:
            link = scene.link(f"/replay/{table.id}/{last}")
        else:
            link = scene.address(f"{scene.path}/replay/{last}")
        parts.append(element("a", scene.say("play-replay"), href=link))
    if table.status.is_closed and not table.origin.is_fork:
        parts.append(element("a", scene.say("play-record"), href=f"{scene.reader.root}/api/tables/{table.id}/record"))
        if table.status == Status.FINISHED:
            parts.append(element("a", scene.say("play-verify"), href=scene.link(f"/table/{table.id}/verify")))
    links = element("p", *parts, class_="links")
    return Html(links + fair_chance(scene))


def fair_chance(scene: Scene) -> Html:
    """The promise and, at the end, its key."""
    fair = scene.table.fair
    if fair is None:
        return Html()
    facts = [element("dt", scene.say("play-promise")), element("dd", element("code", fair.commitment))]
    if fair.key:
        facts += [element("dt", scene.say("play-key")), element("dd", element("code", fair.key))]
    hint = element("p", scene.say("play-fair-about"), class_="hint")
    return element("details", element("summary", scene.say("play-fair")), hint, element("dl", *facts), id="fair")


def seat_menu(scene: Scene) -> Html:
    """What the seat wants, and getting up."""
    seat = scene.seat
    if seat is None:
        return Html()
    parts = [_wishes(scene, seat), _own_link(scene, seat)]
    if not scene.table.status.is_closed:
        parts.append(_going(scene, seat))
    summary = element("summary", scene.say("play-menu", seat=SeatName(seat)))
    return element("details", summary, *parts, id="menu", open=scene.typed_last("kind") == "prefer")


def _wishes(scene: Scene, seat: Seat) -> Html:
    seating = scene.seating
    is_typed = scene.typed_last("kind") == "prefer"
    name = scene.typed_last("name") if is_typed else seating.name
    hook = scene.typed_last("webhook") if is_typed else seating.webhook
    grace = element("input", type="number", name="grace", min=0, max=LONGEST_GRACE, value=seating.grace)
    webhook = element("input", type="url", name="webhook", value=hook, maxlength=LONGEST_URL, autocomplete="off")
    others = [
        box("muted", scene.name(other), is_ticked=other in seating.muted, value=str(other))
        for other in range(len(scene.table.seats))
        if other != seat
    ]
    none = element("input", type="hidden", name="muted", value="")
    fields = [
        labelled(scene.say("page-name"), name_field("name", name)),
        labelled(scene.say("play-grace-field"), grace, scene.say("play-grace-about")),
        switch("confirms", scene.say("play-confirms"), is_on=seating.confirms),
        switch("is_quiet", scene.say("play-quiet"), is_on=seating.is_quiet),
        labelled(scene.say("play-webhook"), webhook, scene.say("play-webhook-about")),
    ]
    if scene.table.status == Status.GATHERING:  # later its pieces lie on the table
        colour = colour_field(scene.words, scene.free_colours(seat), seating.colour)
        fields.insert(1, labelled(scene.say("page-colour"), colour))
    if others:
        fields.append(element("fieldset", element("legend", scene.say("play-mute")), none, *others))
    notify = element("button", scene.say("play-notify"), type="button", id="notify", hidden=True)
    return Html(scene.form("prefer", *fields, element("button", scene.say("play-save")), class_="fields") + notify)


def _own_link(scene: Scene, seat: Seat) -> Html:
    link = f"{scene.reader.base}/play/{scene.who.keys[seat]}"
    renew = scene.risky("new_key", scene.say("play-new-key"), seat=seat, request_id=new_key())
    return Html(labelled(scene.say("play-own-link"), _copyable(link), scene.say("play-own-link-about")) + renew)


def _going(scene: Scene, seat: Seat) -> Html:
    """Letting a bot play, leaving, and asking the others to end the game."""
    parts = []
    if scene.room.is_playing and not scene.seating.is_played_by_bot:
        bot = selection("bot", bots(scene.words), "", scene.say("play-let-bot"))
        parts.append(scene.form("let_bot", bot, element("button", scene.say("play-let-bot")), class_="inline"))
    if scene.room.is_playing:
        parts.append(scene.button("abandon", scene.say("play-abandon")))
    parts.append(scene.risky("leave", scene.say("play-leave"), seat=seat))
    return element("div", *parts, class_="back")


def owner_menu(scene: Scene) -> Html:
    """What only the owner of the table may do."""
    if not scene.who.is_owner:
        return Html()
    parts = []
    for seat, seating in enumerate(scene.table.seats):
        if scene.table.status.is_closed or seat in scene.who.seats:
            continue
        if seating.kind == SeatKind.OPEN and not scene.room.is_playing:
            bot = selection("bot", bots(scene.words), "", scene.say("play-seat-bot", seat=SeatName(seat)))
            button = element("button", scene.say("play-seat-bot", seat=SeatName(seat)))
            parts.append(scene.form("let_bot", bot, button, seat=seat, class_="inline"))
        elif seating.kind != SeatKind.OPEN:
            if seating.kind == SeatKind.PERSON and not seating.is_played_by_bot and seat not in scene.room.here:
                bot = selection("bot", bots(scene.words), "", scene.say("play-seat-bot", seat=SeatName(seat)))
                button = element("button", scene.say("play-seat-bot", seat=SeatName(seat)))
                parts.append(scene.form("let_bot", bot, button, seat=seat, class_="inline"))
            parts.append(scene.risky("kick", scene.say("play-kick", seat=SeatName(seat)), seat=seat))
    parts.append(scene.risky("delete", scene.say("play-delete")))
    summary = element("summary", scene.say("play-owner"))
    return element("details", summary, element("div", *parts, class_="back"), id="owner")
