"""Fields of forms: labelled inputs, selections and boxes."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from krajina.core.registry import bot_names
from krajina.server.pages.html import Html, element
from krajina.server.table.keys import new_key
from krajina.server.table.naming import bot_title, colour_word
from krajina.text import Words
from krajina.text.names import LONGEST_NAME

Typed: TypeAlias = Mapping[str, Sequence[str]]  # what came with a form: the values of each field, in its order


def labelled(label: str, field: Html, hint: str = "") -> Html:
    """A field under its label, with a sentence about it."""
    about = element("span", hint, class_="hint") if hint else Html()
    return element("label", element("span", label, class_="label"), field, about)


def selection(name: str, options: Iterable[tuple[str, str]], chosen: str, label: str | None = None) -> Html:
    """A selection of values, each with its words."""
    items = [element("option", text, value=value, selected=value == chosen) for value, text in options]
    return element("select", *items, name=name, aria_label=label)


def box(name: str, label: str, *, is_ticked: bool, value: str = "true") -> Html:
    """A box to tick."""
    field = element("input", type="checkbox", name=name, value=value, checked=is_ticked)
    return element("label", field, " ", element("span", label), class_="box")


def request_field(typed: str = "") -> Html:
    """The id of a request, so that a form that is sent again gets the same answer."""
    return element("input", type="hidden", name="request_id", value=typed or new_key())


def switch(name: str, label: str, *, is_on: bool) -> Html:
    """A box that is sent also where it is not ticked."""
    return Html(element("input", type="hidden", name=name, value="false") + box(name, label, is_ticked=is_on))


def name_field(name: str, typed: str, *, hint: str | None = None, is_required: bool = True) -> Html:
    """A field for a name; a hint stands in it as long as it is empty."""
    return element(
        "input",
        name=name,
        value=typed,
        maxlength=LONGEST_NAME,
        autocomplete="nickname",
        required=is_required,
        placeholder=hint,
        aria_label=hint,
    )


def colour_field(
    words: Words, colours: Sequence[str], chosen: str, first: str | None = None, label: str | None = None
) -> Html:
    """A selection of colours; the first entry may stand for none."""
    none = [] if first is None else [("", first)]
    named = [(colour, words.value(colour_word(colour))) for colour in colours]
    return selection("colour", [*none, *named], chosen, label)


def bots(words: Words) -> list[tuple[str, str]]:
    """All bots with their titles, the best first: who does not choose gets one that tries."""
    return [(bot, words.value(bot_title(bot))) for bot in sorted(bot_names(), key=lambda bot: (bot == "random", bot))]
