"""The scene: one table as one reader sees it, and what all parts of its page share."""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlencode

import msgspec

from krajina.core.message import Message, SeatName, Value
from krajina.core.seat import Seat
from krajina.server.naming import names_of
from krajina.server.pages.fields import Typed
from krajina.server.pages.frame import Reader
from krajina.server.pages.html import Html, element
from krajina.server.protocol import Update
from krajina.server.room import Room
from krajina.server.tables import Seating, Status
from krajina.server.watchers import Watcher
from krajina.text.showing import row_names

STEPS: Final = 60  # of the log on a page; older ones are in the replay


class Scene:
    """A table, whoever looks at it, the seat they look from, and what was refused to them."""

    def __init__(
        self,
        reader: Reader,
        room: Room,
        who: Watcher,
        path: str,
        seat: Seat | None,
        *,
        query: Mapping[str, str] | None = None,
        typed: Typed | None = None,
    ) -> None:
        self.reader = reader
        self.room = room
        self.who = who
        self.path = path  # of the page
        self.query = dict(query or {})  # what its links and forms keep: whose eyes, and whether all is said in words
        self.seat = seat
        self.refusal = ""
        self.typed: Typed = typed or {}
        self.table = room.table
        self.words = reader.words_of(room.game)
        self.names = names_of(room.table, self.words)
        self.update = self._look()

    def _look(self) -> Update | None:
        if self.table.status == Status.GATHERING:
            return None
        return self.room.seen_by(self.seat, self.who, STEPS)

    @property
    def now(self) -> Update:
        """What the seat sees; only where the game has begun."""
        assert self.update is not None, "the game has begun"
        return self.update

    @property
    def seating(self) -> Seating:
        """The seat that is looked from."""
        assert self.seat is not None, "a spectator has no seat"
        return self.table.seats[self.seat]

    @property
    def title(self) -> str:
        """What the table is called: the game and, if it has one, its name."""
        title = self.reader.title_of(self.room.game)
        return self.say("play-title", game=title, name=self.table.name) if self.table.name else title

    @property
    def rows(self) -> list[str]:
        """Whose each row of the outcome is."""
        game, state = self.room.game, self.room.course.play.state
        return row_names(game, state, len(self.table.seats), self.words, self.names)

    def say(self, key: str, **values: Value) -> str:
        """A message, with the names of those who sit here."""
        return self.words.say(Message(key, values), self.names)

    def name(self, seat: Seat) -> str:
        """What whoever sits there is called."""
        return self.words.value(SeatName(seat), self.names)

    def typed_last(self, name: str, otherwise: str = "") -> str:
        """What was typed into a field of the form that was refused."""
        return self.typed[name][-1] if self.typed.get(name) else otherwise

    # -- parts of pages ------------------------------------------------------------------------------------------------

    def link(self, path: str) -> str:
        """The address of a page of ours."""
        return self.reader.link(path)

    def address(self, path: str = "", **changes: str | None) -> str:
        """The address of this page, or of one like it, with what is chosen on it; None chooses it no more."""
        kept = {name: value for name, value in {**self.query, **changes}.items() if value is not None}
        return self.link(f"{path or self.path}?{urlencode(kept)}" if kept else path or self.path)

    def seat_mark(self, seat: Seat) -> Html:
        """A seat for the eye: its colour and its name."""
        dot = element("span", class_=f"dot {self.table.seats[seat].colour}", aria_hidden="true")
        return Html(dot + element("bdi", self.name(seat)))

    def free_colours(self, seat: Seat) -> list[str]:
        """The colours that a seat may have."""
        taken = {other.colour for at, other in enumerate(self.table.seats) if at != seat}
        return [colour for colour in self.room.game.colours if colour not in taken]

    def form(self, kind: str, *content: str, seat: Seat | None = None, class_: str = "", **hidden: str | int) -> Html:
        """A form that sends a message of the protocol for a seat, the own one unless another is named."""
        who = self.seat if seat is None else seat
        fields: dict[str, str | int] = {"kind": kind, **({} if who is None else {"seat": who}), **hidden}
        inputs = Html().join(element("input", type="hidden", name=name, value=value) for name, value in fields.items())
        return element("form", inputs, *content, method="post", action=self.address(), class_=class_ or None)

    def button(self, kind: str, label: str, *, seat: Seat | None = None, class_: str = "", **hidden: str | int) -> Html:
        """A form that is one button."""
        return self.form(kind, element("button", label, class_=class_ or None), seat=seat, class_="inline", **hidden)

    def risky(self, kind: str, label: str, *, seat: Seat | None = None, **hidden: str | int) -> Html:
        """A button for what cannot be taken back: the first click only shows the one that does it."""
        sure = self.button(kind, self.say("play-sure"), seat=seat, class_="danger", **hidden)
        place = kind if seat is None else f"{kind}-{seat}"
        return element("details", element("summary", label), sure, class_="risky", id=place)


def encoded(value: object) -> str:
    """A value as JSON, to be sent back."""
    return msgspec.json.encode(value).decode()


def left(seconds: float) -> str:
    """Seconds as people read them on a clock."""
    whole = max(0, int(seconds))
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"


def ticking(seconds: float, *, runs: bool) -> Html:
    """A clock that a script lets run on."""
    return element("span", left(seconds), class_="clock", data_left=f"{seconds:.1f}" if runs else None)
