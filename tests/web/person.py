"""Somebody at a browser: sees what the page shows, and does everything by clicks and keys."""

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, expect

PATIENCE: Final = 60_000  # ms until something has to happen, on a busy machine
SHORTLY: Final = 4_000  # ms until something that was seen can be clicked
expect.set_options(timeout=PATIENCE)
ATTEMPTS: Final = 3
SOON: Final = 500  # ms until a touch of the board shows something
LONG_GAME: Final = 4_000  # answers; no game takes as many
# What the table shows, read at once: asking for each by itself would take most of the time of a game.
LOOK: Final = """() => {
  const prompt = document.querySelector('[data-kind][data-n]');
  // In the middle of what is in the window or, where something else lies on it, below or above that.
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const points = [0.5, 0.72, 0.88, 0.2].map((part) => ({ x, y: box.top + box.height * part }));
    return points.filter((at) => node.contains(document.elementFromPoint(at.x, at.y))).slice(0, 1);
  };
  const all = (query) => [...document.querySelectorAll(query)];
  return {
    busy: prompt?.ariaBusy === 'true' || all('.board .busy').length > 0, // the board comes after the question
    kind: prompt?.dataset.kind ?? '',
    n: prompt?.dataset.n ?? '',
    curtain: all('.curtain button').length,
    cells: all('[data-cell]').flatMap(seen),
    spots: all('g[data-spot]').flatMap(seen),
    drawn: all('[data-board]').length,
    offered: all('[data-place][data-offered]').length,
    places: all('[data-place][data-offered]').flatMap(seen),
    rests: all('[data-rest]').flatMap(seen), // of what is shared out, to whom it may go
    buttons: all('[data-kind][data-n] button[data-do]:not(:disabled)').map((node) => node.dataset.do),
  };
}"""
PLAYING: Final = {"asked", "picked", "open", "held", "waiting"}
OWN_BUTTONS: Final = {"confirm", "list", "undo", "redo", "reset_turn", "hand_over", "skip"}


class Person:
    """A page in a browser of its own, and the hand that plays there."""

    def __init__(self, context: BrowserContext, root: str, name: str, has_fingers: bool = False) -> None:
        context.set_default_timeout(PATIENCE)
        self.context, self.root, self.name, self.has_fingers = context, root, name, has_fingers
        self.page: Page = context.new_page()
        self.rng = Random(name)
        self.curtains = 0  # lifted so far
        self.faults: list[str] = []
        self._excused: list[str] = []
        self.page.on("console", lambda said: self._hear(said.type, said.text))
        self.page.on("pageerror", lambda error: self._hear("error", str(error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and not any(re.search(pattern, text) for pattern in self._excused):
            self.faults.append(f"{self.name}: {text}")

    def excuse(self, pattern: str) -> None:
        """What the browser says because the test provokes it, such as about a page that is not there."""
        self._excused.append(pattern)

    # -- going and looking ---------------------------------------------------------------------------------------------

    def go(self, path: str) -> "Person":
        """Open a page of ours."""
        self.page.goto(self.root + path)
        return self

    def sit(self, path: str) -> "Person":
        """Open the page of a table and wait until it is there."""
        self.go(path).until(lambda seen: bool(seen["kind"] or seen["curtain"]))
        return self

    def look(self) -> dict[str, Any]:
        """What the table shows, when what was said last is answered: until then it may change under one's hand."""
        for _ in range(PATIENCE // 10):
            seen: dict[str, Any] = self.page.evaluate(LOOK)
            if not seen["busy"]:
                return seen
            self.page.wait_for_timeout(10)
        raise AssertionError(f"{self.name} gets no answer")

    def until(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Look until it is so."""
        for _ in range(PATIENCE // 25):
            seen = self.look()
            if is_so(seen):
                return seen
            self.page.wait_for_timeout(25)
        raise AssertionError(f"{self.name} waited in vain and sees {seen}")

    def plays(self) -> None:
        """Look until this seat is ours: asked, waiting, or anything else that may come between two others' answers."""
        self.until(lambda seen: seen["kind"] in PLAYING)

    def changed(self, seen: dict[str, Any]) -> None:
        """Look until it is something else."""
        self.until(lambda now: now != seen)

    @property
    def prompt(self) -> str:
        """What the prompt says."""
        return self.page.locator("#prompt").inner_text()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button or link by what it is called."""
        return self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name)).first

    # -- playing -------------------------------------------------------------------------------------------------------

    def does(self, name: str) -> None:
        """Click what the prompt offers, such as `hand_over`, and wait until something came of it."""
        before = self.look()
        self.page.locator(f"[data-kind][data-n] [data-do={name}]").first.click()
        self.until(
            lambda seen: (seen["n"], seen["kind"], seen["buttons"]) != tuple(map(before.get, ("n", "kind", "buttons")))
        )

    def answer(self) -> bool:
        """Do what is asked now, if anything is; tells whether it was."""
        seen = self.look()
        if not seen["curtain"] and seen["kind"] not in {"held", "asked"}:
            return False
        for _ in range(PATIENCE // SHORTLY):
            try:
                self._react(seen)
            except TimeoutError:
                if self.look() == seen:
                    continue  # it is a slow machine; or else it went on without us: the time for taking back was over
            break
        self.changed(seen)
        return True

    def _react(self, seen: dict[str, Any]) -> None:
        if seen["curtain"]:
            assert not self.page.locator(".mat, .board").count(), "nothing is behind the curtain"
            self._press(self.page.locator(".curtain button").first)
            self.curtains += 1
        elif seen["kind"] == "held":
            self._press(self.page.locator("[data-do=hand_over]"))
        else:
            self._choose(seen)

    def _press(self, found: Locator) -> None:
        if self.has_fingers:
            found.tap(timeout=SHORTLY)
        else:
            found.click(timeout=SHORTLY)

    def _choose(self, seen: dict[str, Any]) -> None:
        plain = [name for name in seen["buttons"] if name not in OWN_BUTTONS]
        if "confirm" in seen["buttons"]:
            self._press(self.page.locator("[data-do=confirm]"))
        elif seen["cells"]:
            self.touch(self.rng.choice(seen["cells"]))
        elif seen["rests"]:
            self.touch(self.rng.choice(seen["rests"]))
        elif seen["spots"] and (not plain or self.rng.random() < 0.6):
            self.touch(self.rng.choice(seen["spots"]))
            self._pick_figure()
        elif seen["offered"] and (not plain or self.rng.random() < 0.7):
            self._touch_place(seen, plain)
        elif plain and (seen["drawn"] or self.rng.random() < 0.5):
            self._press_plain(plain)
        elif self.look() == seen:  # a board may propose something by itself
            self.choose_from_list()

    def touch(self, place: dict[str, float]) -> None:
        """Touch a place of the page, by mouse or finger."""
        hand = self.page.touchscreen.tap if self.has_fingers else self.page.mouse.click
        hand(place["x"], place["y"])

    def _press_plain(self, plain: list[str]) -> None:
        self._press(self.page.locator(f"[data-kind][data-n] [data-do={self.rng.choice(plain)}]").first)

    def _touch_place(self, seen: dict[str, Any], plain: list[str]) -> None:
        """Touch something on the board, again if it moved; where it has several answers, the list tells them apart."""
        is_in_sight = False
        for attempt in range(ATTEMPTS):
            places = self._found() if attempt or not seen["places"] else seen["places"]
            if not places:
                continue
            is_in_sight = True
            self.touch(self.rng.choice(places))
            for _ in range(SOON // 25):
                if self.look() != seen:
                    return
                self.page.wait_for_timeout(25)
        if plain and not is_in_sight:  # a sheet lies over it, and its button does not
            self._press_plain(plain)
        else:
            self.choose_from_list()

    def _found(self) -> list[dict[str, float]]:
        """What may be touched of the board once it is swiped there."""
        self.page.locator("[data-place][data-offered]").first.scroll_into_view_if_needed(timeout=SHORTLY)
        found: list[dict[str, float]] = self.look()["places"]
        return found

    def _pick_figure(self) -> None:
        figures = self.page.locator("[data-figure]")
        if figures.count():
            self._press(figures.first)

    def choose_from_list(self) -> None:
        """Take a choice out of the list; a form as it is proposed, or everything to the first."""
        unfold = self.page.locator("[data-do=list][aria-expanded=false]")
        if unfold.count():
            self._press(unfold)
        if self.page.locator("form table").count() and not self.page.locator("[data-choice]").count():
            self.share_out()
            return
        closed = self.page.locator(".choices details:not([open]) > summary")
        if not self.page.locator("[data-choice]:visible").count() and closed.count():
            self._press(closed.first)
        choices = self.page.locator("[data-choice]:visible")
        self._press(choices.nth(self.rng.randrange(max(1, choices.count()))))

    def share_out(self) -> None:
        """Fill in the form that shares something out: everything to one of those who may get it."""
        form = self.page.locator("form:has(table)").first
        receivers = form.locator("tfoot button")
        self._press(receivers.nth(self.rng.randrange(receivers.count())))
        self._press(form.locator("button.primary"))

    @property
    def is_over(self) -> bool:
        """The game is."""
        return self.look()["kind"] in {"won", "ended"}

    def shows(self, text: str | re.Pattern[str]) -> None:
        """A text is on the page, or will be soon."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)


def on_the_board_only(person: Person) -> Person:
    """Whoever this is never opens the list of choices."""

    def refuse() -> None:
        raise AssertionError(f"the board does not offer all that is asked: {person.prompt}")

    person.choose_from_list = refuse  # type: ignore[method-assign]
    return person


def play_on(*people: Person, until: Callable[[], bool] | None = None) -> int:
    """Let everybody answer what they are asked until the game is over; says how many answers it took."""
    is_enough = until or (lambda: people[0].is_over)
    for count in range(LONG_GAME):
        if is_enough():
            return count
        answered = [person.answer() for person in people]
        if not any(answered):
            people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")
