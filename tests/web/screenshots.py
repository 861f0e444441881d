"""Take the pictures of the documentation, always of the same games: `python -m tests.web.screenshots FOLDER`."""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser
from soak.server import Server
from tests.web.chromium import browsing
from tests.web.person import Person, play_on
from tests.web.saved import forked, played, uploaded
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


def base_game() -> bytes:
    """A game of the base box."""
    return played("carcassonne", 3, "greedy", 7)


def large_game() -> bytes:
    """A game with every box."""
    return played("carcassonne", 4, "greedy", 7, '{"boxes": "all"}')


def siberia(seats: int) -> bytes:
    """A game of Stroganov."""
    return played("stroganov", seats, "greedy", 7)


def greenland(seats: int, options: str = "{}") -> bytes:
    """A game of Grænaland."""
    return played("graenaland", seats, "greedy", 7, options)


def touched(person: Person, *queries: str) -> Person:
    """Somebody after touching these things of the board."""
    for query in queries:
        person.page.locator(query).first.click()
        person.page.wait_for_timeout(SETTLED)
    return person


def ended(studio: Studio) -> Person:
    """The score sheet of a whole game."""
    return studio.reading(f"/table/{uploaded(studio.server, base_game())}", "dialog tr.sums td")


def replayed(studio: Studio) -> Person:
    """A replay in the middle of a game."""
    return studio.reading(f"/replay/{uploaded(studio.server, large_game())}/260", "input[type=range]")


PICTURES: Final[dict[str, Callable[[Studio], Person]]] = {
    "start": lambda studio: studio.reading("/", "article"),
    "new-table": lambda studio: studio.reading("/new/carcassonne", "form, section.card"),
    "table-early": early,
    "table-late": lambda studio: studio.seated(base_game(), 171),
    "wheel": lambda studio: studio.seated(large_game(), 181),
    "dark": lambda studio: studio.seated(large_game(), 301, color_scheme="dark"),
    "score-sheet": ended,
    "phone": lambda studio: studio.seated(base_game(), 111, **PHONE),
    "stroganov": lambda studio: studio.seated(siberia(2), 316),
    "stroganov-winter": lambda studio: studio.seated(siberia(2), 389),
    "stroganov-solo": lambda studio: studio.seated(siberia(1), 258),
    "stroganov-phone": lambda studio: studio.seated(siberia(2), 313, **PHONE),
    "stroganov-dark": lambda studio: studio.seated(siberia(4), 417, color_scheme="dark"),
    "graenaland": lambda studio: touched(studio.seated(greenland(4), 366), "[data-place^='land:'][data-offered]"),
    "graenaland-proposal": lambda studio: touched(
        studio.seated(greenland(4), 294), "[data-place^='pile:'][data-offered]"
    ),
    "graenaland-vote": lambda studio: studio.seated(greenland(4), 370),
    "graenaland-building": lambda studio: touched(
        studio.seated(greenland(4), 332), "[data-place^='village:'][data-offered]"
    ),
    "graenaland-phone": lambda studio: studio.seated(greenland(4), 374, **PHONE),
    "graenaland-dark": lambda studio: studio.seated(greenland(5, '{"victory_cards": true}'), 445, color_scheme="dark"),
    "replay": replayed,
    "rules": lambda studio: studio.reading("/rules/carcassonne", "main h1"),
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
