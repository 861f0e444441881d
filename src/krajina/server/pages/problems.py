"""Pages about what is not there, went wrong or is refused."""

from krajina.server.pages.frame import Reader, greeting, page
from krajina.server.pages.html import element


def problem_key(status: int) -> str:
    """The heading of a page about a status."""
    if status in {403, 404, 405, 409, 413, 429, 503}:
        return f"page-{status}"
    return "page-failure" if status >= 500 else "page-refused"


def problem_page(reader: Reader, status: int, reason: str) -> str:
    """The page for what is not there, went wrong or is refused."""
    heading = reader.words.word(problem_key(status))
    home = element("a", reader.say("page-home"), class_="button", href=reader.link("/"))
    return page(reader, heading, element("p", home), banner=greeting(reader, heading, reason))
