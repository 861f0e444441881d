"""Serving: starts the web server and says where it is; or shows one record on a server that keeps nothing."""

import os
import signal
from threading import Thread
from typing import Final

import msgspec

from krajina.cli.terminal import Terminal
from krajina.core import find_game, read_record
from krajina.server.settings import described, read_settings

HERE: Final = "127.0.0.1"
NOWHERE: Final = "sqlite://"  # a database that ends with its server


def serve_on(terminal: Terminal, host: str | None, port: int | None, *, open_browser: bool) -> None:
    """Serve until stopped; what is not None goes before the variables."""
    options = {"host": host, "port": port}
    settings = read_settings(os.environ, **{name: value for name, value in options.items() if value is not None})

    from krajina.server.serve import serve

    serve(
        settings,
        open_browser=open_browser,
        announce=lambda url: terminal.say("cli-serving", url=url),
        warn=lambda file: terminal.say("database-shortened", style="red", file=str(file)),
    )


def show_record(terminal: Terminal, record: bytes, step: int) -> None:
    """Show a record in the browser, at a step, until stopped."""
    game, _ = read_record(record, find_game)  # what is wrong with it is said before anything is started
    terminal.use(game)
    longest = max(len(record), 2_000_000)
    own = {"database_url": NOWHERE, "host": HERE, "public_url": "", "log_level": "warning"}
    settings = read_settings(os.environ, **own, record_bytes=longest)

    from urllib.request import ProxyHandler, Request, build_opener

    from krajina.server.serve import serve, show_page

    def upload(url: str) -> None:
        request = Request(f"{url}api/records/", record, {"Content-Type": "application/json"})
        try:
            with build_opener(ProxyHandler({})).open(request) as answer:
                table = msgspec.json.decode(answer.read(), type=dict[str, object])["table"]
        except OSError as error:
            terminal.note("cli-not-shown", reason=str(error))
            signal.raise_signal(signal.SIGINT)
            return
        link = f"{url}replay/{table}/{step}"
        terminal.say("cli-serving", url=link)
        show_page(link)

    def announce(url: str) -> None:
        Thread(target=upload, args=(url,), daemon=True).start()  # it answers only once it is announced

    serve(settings, open_browser=False, announce=announce)


def settings_help() -> str:
    """The settings for `--help`, as Markdown: an item each."""
    items = [f"- **{each.variable}** ({each.default or 'empty'}): {each.sentence}" for each in described()]
    return "\n\n".join(["Settings:", *items])
