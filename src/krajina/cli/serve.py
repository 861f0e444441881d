"""Serving: starts the web server and says where it is."""

from krajina.cli.terminal import Terminal


def serve_on(terminal: Terminal, host: str, port: int, *, open_browser: bool) -> None:
    """Serve until stopped."""
    from krajina.server.serve import serve

    serve(host, port, open_browser=open_browser, announce=lambda url: terminal.say("cli-serving", url=url))
