"""Measure how long a click waits for the board, over a whole game: `python -m tests.web.measure_clicks [GAME]`.

A click counts from the moment the button of the mouse is up to the first frame that shows what came of it: the next
question if it answered one, else whatever it changed at the table. As people do, whoever clicks here has the mouse
there first and looks for a moment, so that what the page still does for the last click does not count for this one. For
answers it also says where the time went: in the page until the answer was sent, on the way and in the server, and in
the page until the update was drawn. These are true of a quiet machine only; the time of the processors that it prints
last is nearly the same on a busy one. How many clicks a turn takes is counted up to the one that ends it; whoever plays
here does whatever may be done, and so more than people do.
"""

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Locator
from soak.server import Server
from tests.web.chromium import browsing
from tests.web.conftest import LAPTOP
from tests.web.person import Person, play_on
from tests.web.tables import BOT, HERE, opened

from krajina.core import find_game

GOALS: Final = {"median": 60, "p95": 150}  # ms, on a quiet machine
SETTINGS: Final = """localStorage.setItem('krajina-settings', '{"follow": "instant", "quick": true}')"""
THINKING: Final = 400  # ms, between the mouse being there and the click
PARTS: Final = ("Task", "Script", "RecalcStyle", "Layout")
# Listens at the window and at the line, before anything of ours does.
WATCH: Final = """() => {
  const clicks = window.clicks_ = [];
  let open = null;
  let settled = () => {};
  const n = () => document.querySelector('[data-kind][data-n]')?.dataset.n;
  const isAnswer = (click) => click.sent !== undefined;
  const drawn = (click) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      click.drawn = performance.now();
      if (open === click) open = null;
      settled();
    };
    port2.postMessage(0);
  });
  addEventListener('pointerup', (event) => {
    const ends = event.target.closest?.('[data-do=end_turn], [data-place="turn:end"]') !== null;
    const isPassed = event.target.closest?.('[data-do=hand_over]') !== null;
    open = { up: event.timeStamp, n: n(), tiles: document.querySelectorAll('.ground > *').length, ends, isPassed };
    const click = open;
    clicks.push(click);
    setTimeout(() => {
      if (open === click && !isAnswer(click)) { open = null; settled(); }
    }, 1500);
  }, true);
  new MutationObserver(() => {
    if (!open || open.changed) return;
    if (isAnswer(open) && n() === open.n) return;
    if (!isAnswer(open)) {
      // it may still be an answer, which is sent in the same task or soon after
      open.first ??= performance.now();
      const click = open;
      if (!click.waits) {
        click.waits = true;
        requestAnimationFrame(() => { if (!isAnswer(click)) { click.changed = click.first; drawn(click); } });
      }
      return;
    }
    open.changed = performance.now();
    drawn(open);
  }).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (open && typeof text === 'string' && text.includes('"kind":"act"')) open.sent = performance.now();
    return send.call(this, text);
  };
  const { get, set } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  Object.defineProperty(MessageEvent.prototype, 'data', {
    set,
    get() {
      const data = get.call(this);
      const isUpdate = typeof data === 'string' && data.includes('"kind":"update"');
      if (isUpdate && open?.sent && !open.heard) [open.heard, open.size] = [performance.now(), data.length];
      return data;
    },
  });
  window.settled_ = () => new Promise((resolve) => {
    if (!open) { resolve(); return; }
    settled = resolve;
    setTimeout(resolve, 5000);
  });
}"""


class Clicker(Person):
    """Somebody who clicks slowly, and looks away until a click has been drawn: looking takes time of the page."""

    def look(self) -> dict[str, Any]:
        """What the table shows, once the last click did what it does."""
        self.page.evaluate("window.settled_?.()")
        return super().look()

    def touch(self, place: dict[str, float]) -> None:
        """A click at a place."""
        self.page.mouse.move(place["x"], place["y"])
        self.page.wait_for_timeout(THINKING)
        super().touch(place)

    def _press(self, found: Locator) -> None:
        found.hover()
        self.page.wait_for_timeout(THINKING)
        super()._press(found)


def main(game: str = "carcassonne") -> None:
    """Play, and print what was measured."""
    with TemporaryDirectory() as folder, browsing() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            others = max(2, find_game(game).seats.start) - 1
            table = opened(server, [HERE, *[{**BOT, "bot": "greedy"}] * others], game)
            context = browser.new_context(viewport=LAPTOP, locale="en-GB")
            context.add_init_script(SETTINGS)
            person = Clicker(context, server.url, "Anna")
            person.sit(table.link())
            person.page.evaluate(WATCH)
            used = Used(person, server)
            play_on(person)
            clicks: list[dict[str, float]] = person.page.evaluate("window.clicks_")
            report(clicks)
            used.report(len(clicks))
        finally:
            server.stop()


class Used:
    """The time of processors that a game takes: in the page, by what the browser did there, and in the server."""

    def __init__(self, person: Person, server: Server) -> None:
        self._session, self._server = person.context.new_cdp_session(person.page), server
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._began = self._now()

    def _now(self) -> dict[str, float]:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        found = {metric["name"]: metric["value"] for metric in metrics}
        return {**{name: found[f"{name}Duration"] for name in PARTS}, "Server": self._server.use().cpu}

    def report(self, clicks: int) -> None:
        """Say what a click took, with all that happened until the next one."""
        spent = {name: 1000 * (now - self._began[name]) / clicks for name, now in self._now().items()}
        parts = ", ".join(f"{name} {spent[name]:.0f}" for name in PARTS[1:])
        print(f"processor time a click, in ms: page {spent['Task']:.0f} ({parts}), server {spent['Server']:.0f}")


def report(clicks: list[dict[str, float]]) -> None:
    """Say how long clicks took, and where the time of answers went."""
    drawn = [click for click in clicks if "drawn" in click]
    answers = [click for click in drawn if "sent" in click]
    shown = [click for click in drawn if "sent" not in click]
    said("answers, from the click to the board", answers, "up", "drawn")
    said("  in the page, until it is sent", answers, "up", "sent")
    said("  on the way and in the server", answers, "sent", "heard")
    said("  in the page, until it is drawn", answers, "heard", "drawn")
    said("  the last third of the game", answers[-len(answers) // 3 :], "up", "drawn")
    said("clicks that only show something", shown, "up", "drawn")
    turns = turns_in(clicks)
    if turns:
        print(f"clicks a turn: median {median(turns):.0f} of {len(turns)} turns, at most {max(turns)}")
    print(f"goals for all: median {GOALS['median']} ms, 95 of 100 within {GOALS['p95']} ms")


def turns_in(clicks: list[dict[str, float]]) -> list[int]:
    """How many clicks each turn took, with the one that ended it; handing over is nobody's turn."""
    turns, count = [], 0
    for click in clicks:
        count += not click["isPassed"]
        if click["ends"]:
            turns.append(count)
            count = 0
    return turns


def said(what: str, clicks: list[dict[str, float]], first: str, last: str) -> None:
    """A line of the report."""
    times = sorted(click[last] - click[first] for click in clicks if first in click and last in click)
    if times:
        most = times[min(len(times) - 1, int(len(times) * 0.95))]
        print(f"{what}: {len(times)}; median {median(times):.0f} ms, "
              f"95 of 100 within {most:.0f} ms, the longest {times[-1]:.0f} ms")  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:])
