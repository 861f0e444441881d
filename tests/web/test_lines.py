"""Lines that break and come back, and browsers that lack something."""

import pytest
from soak.server import Server
from tests.long import or_long
from tests.web.conftest import People
from tests.web.person import Person, play_on
from tests.web.tables import BOT, HERE, SHORT, named, opened

# A place where a browser keeps nothing: reading and writing are both an error there.
NOTHING_KEPT = """Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
});
Object.defineProperty(window, 'sessionStorage', {
  get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
});"""

# No sockets, and a stream of events that is always later than the answers to what was sent.
LATE_EVENTS = """delete window.WebSocket;
window.EventSource = class extends EventSource {
  set onmessage(hear) {
    super.onmessage = (event) => setTimeout(() => hear(event), 400);
  }
};"""

# Sockets on which the answer to what was sent is always later than the update that shows what came of it.
LATE_ANSWERS = """window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => setTimeout(() => hear(event), event.data.startsWith('{"kind":"done"') ? 400 : 0);
  }
};"""


def in_mid_turn(person: Person) -> str:
    """Play until a tile lies and a figure is asked for; what was asked."""
    play_on(person, until=lambda: bool(person.look()["spots"]))
    return person.prompt


def test_a_page_that_is_loaded_again_in_mid_turn(server: Server, people: People) -> None:
    anna = people().sit(opened(server, named("Anna", "Bob"), options=SHORT).link())
    asked = in_mid_turn(anna)
    before = anna.look()["n"]
    anna.page.reload()
    anna.until(lambda seen: seen["n"] == before)
    assert anna.prompt == asked
    play_on(anna)


def test_a_server_that_dies_and_comes_back_in_mid_turn(server: Server, people: People) -> None:
    anna = people().sit(opened(server, named("Anna", "Bob"), options=SHORT).link())
    anna.excuse("WebSocket|net::ERR_")
    asked, before = in_mid_turn(anna), anna.look()["n"]
    server.kill()
    anna.shows("Offline since")
    assert anna.prompt == asked, "the table can still be looked at"
    server.start()
    anna.page.get_by_text("Offline since").wait_for(state="hidden")
    assert anna.look()["n"] == before
    play_on(anna)


@pytest.mark.parametrize(
    "lack", [*or_long([], ["delete window.WebSocket", "window.WebSocket = undefined"]), LATE_EVENTS]
)
def test_a_browser_without_sockets_plays_by_events(server: Server, people: People, lack: str) -> None:
    anna = people(init=lack)
    anna.excuse("status of 400")  # over HTTP, the answer to "why not" is a refusal, which the browser notes
    anna.sit(opened(server, [HERE, BOT], options=SHORT).link())
    assert not anna.page.evaluate("window.WebSocket")
    play_on(anna)


def test_who_is_quick_is_heard_before_the_answer_to_their_last_move_has_come(server: Server, people: People) -> None:
    anna = people(init=LATE_ANSWERS).sit(opened(server, named("Anna", "Bob"), options=SHORT).link())
    play_on(anna)


def test_a_network_that_lets_no_socket_through(server: Server, people: People) -> None:
    anna = people()
    anna.excuse("WebSocket|status of 400")
    anna.page.route_web_socket("**/api/socket", lambda socket: socket.close())
    anna.sit(opened(server, [HERE, BOT], options=SHORT).link())
    play_on(anna)


def test_a_browser_that_keeps_nothing(server: Server, people: People) -> None:
    anna = people(init=NOTHING_KEPT).sit(opened(server, [HERE, BOT], options=SHORT).link())
    play_on(anna)
