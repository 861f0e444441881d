"""The page on which a table is opened: who sits where, under which conditions, with which options."""

from typing import Final

from krajina.core.game import AnyGame
from krajina.server.pages.fields import Typed, bots, colour_field, labelled, name_field, request_field, selection
from krajina.server.pages.frame import Reader, page
from krajina.server.pages.html import Html, element
from krajina.server.pages.options import option_fields, options_in
from krajina.server.tables import Clock, ClockKind, Visibility

EMPTY: Final = "none"
BOT: Final = "bot:"
NO_CLOCK: Final = "none-0-0"
MINUTE: Final = 60
CLOCKS: Final = (  # kind, time and how much comes back after each decision
    *((ClockKind.DECISION, seconds, 0) for seconds in (30, 120, 600)),
    *((ClockKind.BANK, minutes * MINUTE, more) for minutes, more in ((10, 5), (30, 15), (90, 30))),
    *((ClockKind.DAYS, days, 0) for days in (1, 3, 7)),
)
NOT_WATCHED: Final = "no"
DELAYS: Final = (0, 30, 300)  # seconds after which spectators see what happens
QUICK_SEATS: Final = 2


def opening_page(reader: Reader, game: AnyGame, typed: Typed, refusal: str = "") -> str:
    """The form for a new table, as it was filled in if it was refused."""
    words = reader.words_of(game)
    title = reader.title_of(game)
    heading = element("h1", reader.say("new-heading", game=title))
    wrong = element("p", refusal, class_="refusal", role="alert") if refusal else Html()
    who = element("fieldset", element("legend", reader.say("new-seats")), *_seats(reader, game, typed))
    rules = element(
        "details",
        element("summary", reader.say("new-options")),
        option_fields(game, words, typed),
        id="options",
        open=bool(refusal),
    )
    button = element("button", reader.say("new-open"), class_="main")
    salt = element("input", type="hidden", name="salt", class_="salt")
    request = request_field(_at(typed, "request_id", 0))
    form = element(
        "form",
        *(who, _conditions(reader, typed), rules, salt, request, button),
        method="post",
        action=reader.link(f"/new/{game.name}"),
        class_="fields",
    )
    lead = element("p", reader.say("new-about"), class_="hint")
    return page(reader, reader.say("new-heading", game=title), Html(heading + wrong + lead + form))


def _seats(reader: Reader, game: AnyGame, typed: Typed) -> list[Html]:
    """A row for each seat that there may be."""
    words = reader.words
    titled = [(f"{BOT}{bot}", title) for bot, title in bots(words)]
    who = [
        ("here", reader.say("new-here")),
        ("open", reader.say("new-friend")),
        *titled,
        (EMPTY, reader.say("new-nobody")),
    ]
    rows = []
    for seat in range(game.seats[-1]):
        number = reader.say("seat-name", number=seat + 1)
        usual = "here" if seat == 0 else titled[0][0] if seat < max(QUICK_SEATS, game.seats[0]) else EMPTY
        chosen = selection("who", who, _at(typed, "who", seat, usual), f"{number}: {reader.say('new-who')}")
        name = name_field("name", _at(typed, "name", seat), hint=reader.say("page-name"), is_required=False)
        label = f"{number}: {reader.say('page-colour')}"
        wish = _at(typed, "colour", seat)
        colour = colour_field(reader.words, game.colours, wish, reader.say("new-any-colour"), label)
        rows.append(element("div", element("span", number, class_="label"), chosen, name, colour, class_="seat-row"))
    return rows


def _conditions(reader: Reader, typed: Typed) -> Html:
    """Clock, lobby and spectators."""
    clocks = [(NO_CLOCK, reader.say("clock-none"))]
    clocks += [(f"{kind}-{time}-{more}", clock_text(reader, Clock(kind, time, more))) for kind, time, more in CLOCKS]
    seen = [(Visibility.PRIVATE, reader.say("new-private")), (Visibility.PUBLIC, reader.say("new-public"))]
    watching = [(str(delay), _delay_text(reader, delay)) for delay in DELAYS]
    watching.append((NOT_WATCHED, reader.say("new-not-watched")))
    return element(
        "fieldset",
        element("legend", reader.say("new-conditions")),
        labelled(reader.say("new-clock"), selection("clock", clocks, _at(typed, "clock", 0, NO_CLOCK))),
        labelled(reader.say("new-visibility"), selection("visibility", seen, _at(typed, "visibility", 0))),
        labelled(reader.say("new-watching"), selection("watching", watching, _at(typed, "watching", 0))),
        labelled(
            reader.say("new-name"),
            name_field("table", _at(typed, "table", 0), is_required=False),
            reader.say("new-name-about"),
        ),
    )


def _delay_text(reader: Reader, delay: int) -> str:
    if delay < MINUTE:
        return reader.say("new-watched", seconds=delay)
    return reader.say("new-watched-minutes", minutes=delay // MINUTE)


def clock_text(reader: Reader, clock: Clock) -> str:
    """A clock in words."""
    if clock.kind == ClockKind.NONE:
        return reader.say("clock-none")
    if clock.kind == ClockKind.DAYS:
        return reader.say("clock-days", days=clock.time)
    if clock.kind == ClockKind.BANK:
        return reader.say("clock-bank", minutes=clock.time // MINUTE, more=clock.more)
    if clock.time % MINUTE == 0:
        return reader.say("clock-decision-minutes", minutes=clock.time // MINUTE)
    return reader.say("clock-decision", seconds=clock.time)


def _at(typed: Typed, name: str, place: int, otherwise: str = "") -> str:
    values = typed.get(name, ())
    return values[place] if place < len(values) else otherwise


def wanted_table(reader: Reader, game: AnyGame, typed: Typed) -> dict[str, object]:
    """The table that somebody asks for; whoever sits here without a name is called by the number of the seat."""
    seats: list[dict[str, str]] = []
    for place, who in enumerate(typed.get("who", ())):
        name = _at(typed, "name", place) or reader.say("seat-name", number=len(seats) + 1)
        colour = _at(typed, "colour", place)
        if who.startswith(BOT):
            seats.append({"who": "bot", "bot": who.removeprefix(BOT), "colour": colour})
        elif who == "here":
            seats.append({"who": who, "name": name, "colour": colour, "salt": _at(typed, "salt", 0)})
        elif who != EMPTY:
            seats.append({"who": who, "colour": colour})
    kind, time, more = (*_at(typed, "clock", 0, NO_CLOCK).split("-"), "", "")[:3]
    delay = _at(typed, "watching", 0, "0")
    return {
        "game": game.name,
        "options": options_in(game, typed),
        "seats": seats,
        "name": _at(typed, "table", 0),
        "visibility": _at(typed, "visibility", 0, Visibility.PRIVATE),
        "watching": {"allowed": False} if delay == NOT_WATCHED else {"delay": delay},
        "clock": {"kind": kind, "time": time, "more": more},
    }
