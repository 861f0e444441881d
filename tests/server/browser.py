"""A browser without scripts: it reads the forms and links of a page, fills in and sends them."""

from html.parser import HTMLParser
from random import Random
from urllib.parse import urlsplit

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import Struct

HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


class Form(Struct):
    """A form as it comes: what it would send, and its buttons and selections."""

    action: str
    fields: list[tuple[str, str]] = []
    buttons: list[tuple[str, str, str]] = []  # name, value and label
    choices: dict[int, list[str]] = {}  # of a field that is a selection, by its place among the fields

    def value(self, name: str) -> str:
        return next((value for field, value in self.fields if field == name), "")

    @property
    def kind(self) -> str:
        return self.value("kind")


class Page(HTMLParser):
    """A page as a browser reads it."""

    def __init__(self, answer: Response) -> None:
        super().__init__()
        self.status = answer.status_code
        self.url = urlsplit(str(answer.url))
        self.source = answer.text
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.main: dict[str, str | None] = {}
        self.text = ""
        self._form: Form | None = None
        self._is_open = {"select": False, "button": False}
        self.feed(answer.text)
        self.close()

    @property
    def path(self) -> str:
        return self.url.path

    def form(self, kind: str, **fields: str) -> Form:
        """The first form of a kind that has these fields."""
        found = [form for form in self.forms if form.kind == kind]
        return next(form for form in found if all(form.value(name) == value for name, value in fields.items()))

    def has(self, kind: str) -> bool:
        return any(form.kind == kind for form in self.forms)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "main":
            self.main = found
        elif tag == "a":
            self.links.append(found["href"] or "")
        elif tag == "form":
            self._form = Form(found["action"] or "", [], [], {})
            self.forms.append(self._form)
        elif self._form is not None:
            self._field(tag, found, self._form)

    def _field(self, tag: str, found: dict[str, str | None], form: Form) -> None:
        name, value = found.get("name") or "", found.get("value") or ""
        if tag == "input" and name and (found.get("type") != "checkbox" or "checked" in found):
            form.fields.append((name, value))
        elif tag == "select":
            form.fields.append((name, ""))
            form.choices[len(form.fields) - 1] = []
        elif tag == "option":
            last = len(form.fields) - 1
            if not form.choices[last] or "selected" in found:
                form.fields[last] = (form.fields[last][0], value)
            form.choices[last].append(value)
        elif tag == "button" and found.get("type") != "button":
            form.buttons.append((name, value, ""))
            self._is_open["button"] = True

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None
        elif tag == "button":
            self._is_open["button"] = False

    def handle_data(self, data: str) -> None:
        self.text += data
        if self._is_open["button"] and self._form is not None:
            name, value, label = self._form.buttons[-1]
            self._form.buttons[-1] = (name, value, label + data)


class Browser:
    """Goes from page to page, on forms and links alone."""

    def __init__(self, client: TestClient[Litestar], language: str = "en") -> None:
        self.client = client
        self.headers = {**HTML, "Accept-Language": language}

    def get(self, path: str) -> Page:
        return Page(self.client.get(path, headers=self.headers))

    def send(self, form: Form, button: int = 0, /, **typed: str | list[str]) -> Page:
        """Send a form, with other values in some fields; several of a name in their order, none to leave it out."""
        fields: dict[str, list[str]] = {}
        for name, value in form.fields:
            fields.setdefault(name, []).append(value)
        fields |= {name: [value] if isinstance(value, str) else value for name, value in typed.items()}
        name, value, _ = form.buttons[button]
        if name:
            fields[name] = [value]
        return Page(self.client.post(form.action, data=fields, headers=self.headers))

    def answer(self, page: Page, rng: Random) -> Page:
        """Answer the question of a page by any of its buttons, or by any of its forms filled in at random."""
        form = rng.choice([form for form in page.forms if form.kind == "act"])
        if not form.value("receivers"):
            return self.send(form, rng.randrange(len(form.buttons)))
        to = [rng.choice(options) for options in form.choices.values()]
        return self.send(form, to=to)
