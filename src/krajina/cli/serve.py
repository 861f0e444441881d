"""Serving: starts the web server and says where it is."""

import os

from krajina.cli.terminal import Terminal
from krajina.server.settings import described, read_settings


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


def settings_help() -> str:
    """The settings for `--help`, as Markdown: an item each."""
    items = [f"- **{each.variable}** ({each.default or 'empty'}): {each.sentence}" for each in described()]
    return "\n\n".join(["Settings:", *items])
