"""Measure how smoothly a board of 150 tiles is panned: `python -m tests.web.measure_pan`; prints frames a second."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from soak.server import Server
from tests.web.chromium import browsing
from tests.web.person import Person
from tests.web.saved import played, uploaded

OPTIONS: Final = '{"boxes": ["inns", "traders"], "copies": {"base": 2}}'
STEP: Final = 332  # of the record: 150 tiles lie
STEPS: Final = 120  # of the mouse
# The times between frames while the land is dragged, as the browser paints them.
WATCH: Final = """() => {
  window.frames_ = [];
  let before = performance.now();
  const next = (now) => { window.frames_.push(now - before); before = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""


def main() -> None:
    """Drag the land about and print what was seen."""
    with TemporaryDirectory() as folder, browsing() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            table = uploaded(server, played("carcassonne", 2, "random", 1, OPTIONS))
            person = Person(browser.new_context(viewport={"width": 1366, "height": 768}), server.url, "Anna")
            person.go(f"/replay/{table}/{STEP}").page.locator("main section.board svg").first.wait_for()
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
