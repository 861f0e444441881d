"""Take the pictures of the documentation, always of the same games: `python -m tests.web.screenshots FOLDER`."""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser
from soak.server import Server
from tests.web.chromium import browsing
from tests.web.person import Person, play_on
from tests.web.saved import asked_near, forked, played, uploaded
from tests.web.tables import named, opened

MOST_BYTES: Final = 300_000
QUALITIES: Final = (93, 88, 80, 70)
SETTLED: Final = 400  # ms
EARLY: Final = 12  # entries of a record
LAPTOP: Final = {"width": 1366, "height": 768}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 760},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


class Studio:
    """A server with tables to look at, and a browser."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server, self.browser = server, browser

    def person(self, **more: Any) -> Person:
        """Somebody to look over the shoulder of."""
        wanted = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": LAPTOP, **more}
        return Person(self.browser.new_context(**wanted), self.server.url, "Anna", bool(more.get("has_touch")))

    def seated(self, record: bytes, step: int, seat: int = 0, **more: Any) -> Person:
        """Somebody who sits at a game that has come so far, and is asked something."""
        table = forked(self.server, uploaded(self.server, record), step, seat)
        person = self.person(**more).sit(table.link())
        person.until(lambda seen: seen["kind"] == "asked")
        return person

    def reading(self, path: str, query: str, **more: Any) -> Person:
        """Somebody who looks at a page, once this is there."""
        person = self.person(**more).go(path)
        person.page.locator(query).first.wait_for()
        return person


def early(studio: Studio) -> Person:
    """The beginning of a game, and a tile held over the land."""
    order = [
        "base/road-curve",
        "base/city-cap",
        "base/cloister",
        "base/city-corner",
        "base/road-straight",
        "base/city-cap",
    ]
    person = studio.person().sit(opened(studio.server, named("Anna", "Bob"), options={"draw_order": order}).link())
    play_on(person, until=lambda: len(person.look()["cells"]) > 0 and int(person.look()["n"]) > EARLY)
    unfolded = person.page.locator("[data-do=list][aria-expanded=true]")
    if unfolded.count():
        unfolded.click()
    person.page.wait_for_timeout(SETTLED)
    cell = person.look()["cells"][0]
    person.page.mouse.move(cell["x"], cell["y"])
    return person


BASE: Final = ("carcassonne", 3, "{}")
LARGE: Final = ("carcassonne", 4, '{"boxes": "all"}')
ISLAND: Final = ("graenaland", 4, "{}")


def saved(game: str, seats: int, options: str) -> bytes:
    """Always the same game of greedy bots."""
    return played(game, seats, "greedy", 7, options)


class Moment(msgspec.Struct, frozen=True):
    """A seat at a game that is asked this, about so far into the game, perhaps after some things are touched.

    Not the number of a step: bots that think otherwise play other games.
    """

    game: tuple[str, int, str]
    prompt: str
    share: float
    touch: tuple[str, ...] = ()  # places of the board by what their names begin with, the first that is offered
    look: dict[str, Any] = {}

    def step(self) -> int:
        """Before which step of the game it is."""
        return asked_near(saved(*self.game), self.prompt, self.share)

    def person(self, studio: Studio) -> Person:
        """Who sits there."""
        person = studio.seated(saved(*self.game), self.step(), **self.look)
        for place in self.touch:
            person.page.locator(f"[data-place^='{place}:'][data-offered]").first.click()
            person.page.wait_for_timeout(SETTLED)
        return person


def ended(studio: Studio) -> Person:
    """The score sheet of a whole game."""
    return studio.reading(f"/table/{uploaded(studio.server, saved(*BASE))}", "dialog tr.sums td")


def replayed(studio: Studio) -> Person:
    """A replay in the middle of a game."""
    return studio.reading(f"/replay/{uploaded(studio.server, saved(*LARGE))}/260", "input[type=range]")


DARK: Final = {"color_scheme": "dark"}
MOMENTS: Final = {
    "table-late": Moment(BASE, "place_tile", 0.9),
    "wheel": Moment(LARGE, "place_tile", 0.4),
    "dark": Moment(LARGE, "place_tile", 0.65, look=DARK),
    "phone": Moment(BASE, "place_tile", 0.6, look=PHONE),
    "stroganov": Moment(("stroganov", 2, "{}"), "main", 0.57),
    "stroganov-winter": Moment(("stroganov", 2, "{}"), "winter_done", 0.7),
    "stroganov-solo": Moment(("stroganov", 1, "{}"), "main", 0.63),
    "stroganov-phone": Moment(("stroganov", 2, "{}"), "move", 0.56, look=PHONE),
    "stroganov-dark": Moment(("stroganov", 4, "{}"), "main", 0.48, look=DARK),
    "graenaland": Moment(ISLAND, "move", 0.8, ("hero", "land")),
    "graenaland-proposal": Moment(ISLAND, "propose", 0.8, ("pile",)),
    "graenaland-vote": Moment(ISLAND, "vote", 0.75),
    "graenaland-building": Moment(ISLAND, "build", 0.74, ("work",)),
    "graenaland-phone": Moment(ISLAND, "propose", 0.9, look=PHONE),
    "graenaland-dark": Moment(("graenaland", 5, '{"victory_cards": true}'), "move", 0.8, look=DARK),
}
PICTURES: Final[dict[str, Callable[[Studio], Person]]] = {
    "start": lambda studio: studio.reading("/", "article"),
    "new-table": lambda studio: studio.reading("/new/carcassonne", "form, section.card"),
    "table-early": early,
    "score-sheet": ended,
    "replay": replayed,
    "rules": lambda studio: studio.reading("/rules/carcassonne", "main h1"),
    **{name: moment.person for name, moment in MOMENTS.items()},
}


def picture_of(person: Person) -> bytes:
    """A picture as soon as nothing moves, as good as it may be large."""
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(SETTLED)
    pictures = (person.page.screenshot(type="jpeg", quality=quality) for quality in QUALITIES)
    return next(picture for picture in pictures if len(picture) <= MOST_BYTES)


def main(folder: Path) -> None:
    """Take them all."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, browsing() as browser:
        server = Server(Path(kept))
        server.start()
        try:
            for name in PICTURES:
                person = PICTURES[name](Studio(server, browser))
                picture = picture_of(person)
                person.context.close()
                (folder / f"{name}.jpg").write_bytes(picture)
                print(f"{name}: {len(picture) // 1000} kB")
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
