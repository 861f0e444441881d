"""The pages that everybody meets, each brought to the state in which it has most to show."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final

from soak.server import Server
from tests.web.person import Person
from tests.web.saved import played, uploaded
from tests.web.tables import BOT, HERE, OPEN, named, opened

Go = Callable[[Server, Person, str], None]
# Until what has changed is drawn, and has its last colour: two frames, and whatever moves then and comes to an end.
SETTLED: Final = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  await Promise.all(moving.map((one) => one.finished.catch(() => null)));
}"""
FINISHED: Final = {
    "carcassonne": ("carcassonne", 2),
    "graenaland": ("graenaland", 3),
    "stroganov": ("stroganov", 1),
}
FIRST: Final[dict[str, dict[str, object]]] = {"carcassonne": {"first": 0}, "graenaland": {"first": 0}}


@cache
def finished(server: Server, game: str) -> str:
    """A table at its end."""
    return uploaded(server, played(*FINISHED[game]))


def _page(path: str) -> Go:
    def go(server: Server, person: Person, query: str) -> None:
        person.go(path + query)
        person.page.locator("main h1, main h2").first.wait_for()

    return go


def _table(game: str, seats: int) -> Go:
    def go(server: Server, person: Person, query: str) -> None:
        table = opened(server, [HERE, *[BOT] * (seats - 1)], game, FIRST.get(game, {}))
        person.sit(table.link() + query).until(lambda seen: seen["kind"] in {"asked", "held"})
        person.answer()

    return go


def _waiting(server: Server, person: Person, query: str) -> None:
    person.go(opened(server, [HERE, OPEN]).link() + query)
    person.page.locator(".invite").first.wait_for()


def _joining(server: Server, person: Person, query: str) -> None:
    person.go(f"/table/{opened(server, [HERE, OPEN]).table}" + query)
    person.page.locator("form.join").first.wait_for()


def _curtain(server: Server, person: Person, query: str) -> None:
    person.go(opened(server, [*named("Anna", "Bob"), BOT], "graenaland").link() + query)
    person.page.locator(".curtain").wait_for()


def _end(game: str) -> Go:
    def go(server: Server, person: Person, query: str) -> None:
        person.go(f"/table/{finished(server, game)}" + query)
        person.page.locator("dialog tr.sums td").first.wait_for()

    return go


def _replay(game: str) -> Go:
    def go(server: Server, person: Person, query: str) -> None:
        person.go(f"/replay/{finished(server, game)}/9" + query)
        person.page.locator("input[type=range]").first.wait_for()

    return go


def _settings(server: Server, person: Person, query: str) -> None:
    person.go("/" + query)
    person.page.locator("header button").last.click()
    person.page.locator("dialog[open]").wait_for()


def _dead(server: Server, person: Person, query: str) -> None:
    person.excuse("Failed to load resource")
    person.go("/table/AAAAAAAAAAAA" + query)
    person.page.get_by_role("alert").first.wait_for()


def _about(server: Server, person: Person, query: str) -> None:
    _table("carcassonne", 2)(server, person, query)
    person.page.get_by_role("tab").last.click()


PLACES: Final[dict[str, Go]] = {
    "start": _page("/"),
    "settings": _settings,
    "new carcassonne": _page("/new/carcassonne"),
    "new stroganov": _page("/new/stroganov"),
    "new graenaland": _page("/new/graenaland"),
    "waiting": _waiting,
    "joining": _joining,
    "carcassonne": _table("carcassonne", 2),
    "stroganov": _table("stroganov", 1),
    "graenaland": _table("graenaland", 3),
    "harvest": _table("harvest", 2),
    "about the table": _about,
    "curtain": _curtain,
    "end of carcassonne": _end("carcassonne"),
    "end of stroganov": _end("stroganov"),
    "end of graenaland": _end("graenaland"),
    "replay of carcassonne": _replay("carcassonne"),
    "replay of graenaland": _replay("graenaland"),
    "rules of carcassonne": _page("/rules/carcassonne"),
    "rules of stroganov": _page("/rules/stroganov"),
    "rules of graenaland": _page("/rules/graenaland"),
    "pieces": _page("/pieces/carcassonne"),
    "pieces of stroganov": _page("/pieces/stroganov"),
    "pieces of graenaland": _page("/pieces/graenaland"),
    "dead link": _dead,
}

# A page of each kind: looking through one takes seconds.
KINDS: Final = (
    "start", "settings", "new carcassonne", "waiting", "joining", "carcassonne", "stroganov", "graenaland", "harvest",
    "pieces", "about the table", "curtain", "end of carcassonne", "replay of carcassonne", "rules of carcassonne",
    "dead link",
)  # fmt: skip


def settle(person: Person) -> None:
    """Wait until a page is drawn as it will stay, in its fonts."""
    person.page.evaluate("document.fonts.ready.then(() => {})")
    person.page.evaluate(SETTLED)


def visited(server: Server, person: Person, query: str = "", places: Iterable[str] = PLACES) -> Iterator[str]:
    """Bring somebody to one place after another."""
    for name in places:
        PLACES[name](server, person, query)
        person.page.locator(".busy").first.wait_for(state="detached")
        settle(person)
        yield name
