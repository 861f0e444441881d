"""Measure how smoothly a board of 150 tiles is panned: `python -m tests.web.measure_pan`; prints frames a second."""

import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from soak.server import Server
from tests.web.chromium import browsing
from tests.web.person import Person
from tests.web.tables import BOT, opened

PORT: Final = 8309
TILES: Final = 150
STEPS: Final = 120
# The times between frames while the land is dragged, as the browser paints them.
WATCH: Final = """() => {
  window.frames_ = [];
  let before = performance.now();
  const next = (now) => { window.frames_.push(now - before); before = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""


def large_table(server: Server) -> tuple[str, int]:
    """A table on which bots have laid many tiles, and the step at which there are enough."""
    table = opened(server, [BOT, BOT], options={"boxes": "all", "copies": {"base": 2}}).table
    while b'"finished"' not in server.get(f"/api/tables/{table}"):
        time.sleep(0.2)
    return table, 3 * TILES


def main() -> None:
    """Drag the land about and print what was seen."""
    with TemporaryDirectory() as folder, browsing() as browser:
        server = Server(Path(folder), PORT)
        server.start()
        try:
            table, step = large_table(server)
            person = Person(browser.new_context(viewport={"width": 1366, "height": 768}), server.url, "Anna")
            person.go(f"/replay/{table}/{step}").page.locator("svg [data-feature]").first.wait_for(state="attached")
            person.page.wait_for_load_state("networkidle")
            person.page.evaluate(WATCH)
            person.page.mouse.move(660, 420)
            person.page.mouse.down()
            for number in range(STEPS):
                person.page.mouse.move(660 + 200 * ((number % 40) / 40 - 0.5), 420 + 100 * ((number % 24) / 24 - 0.5))
            person.page.mouse.up()
            times = sorted(person.page.evaluate("window.frames_.slice(2)"))
        finally:
            server.stop()
    print(f"{len(times)} frames, {1000 * len(times) / sum(times):.0f} a second; "
          f"95 of 100 within {times[int(len(times) * 0.95)]:.0f} ms, the longest {times[-1]:.0f} ms")  # fmt: skip


if __name__ == "__main__":
    main()
