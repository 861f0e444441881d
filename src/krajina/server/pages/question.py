"""The question: all choices of a seat as buttons and forms, those of a kind together, so that many are still few."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from krajina.core.action import Action
from krajina.core.choices import PickOffer, SharesOffer
from krajina.core.forms import form_message, pile_words
from krajina.core.message import SeatName
from krajina.server.pages.html import Html, element
from krajina.server.pages.scene import Scene, encoded
from krajina.server.table.questions import Question
from krajina.text.fold import FEW, Entry, Fold, as_proposed, folded, lines_of, said_kind

OPEN: Final = 40  # entries of a kind that are seen at once; more are folded away


def question(scene: Scene) -> Html:
    """What the seat is asked, with everything that it may answer."""
    asked = scene.now.question
    if asked is None:
        return Html()
    entries = folded(lines_of(asked.offer))
    groups = [list(group) for _, group in groupby(entries, _kind)]
    if len(entries) <= FEW and not any(isinstance(entry, Fold) for entry in entries):
        return Html().join(_entries(scene, group) for group in groups)
    return Html().join(_folder(scene, group, is_open=_is_open(group, groups)) for group in groups)


def prompt(scene: Scene, asked: Question) -> str:
    """The question itself."""
    return scene.words.say(asked.message, scene.names)


def _kind(entry: Entry) -> tuple[type[Action], bool]:
    """What is shown together: choices of one kind of action, and apart from them its forms."""
    if isinstance(entry, Fold):
        return type(entry.actions[0]), False
    return (type(entry), False) if isinstance(entry, Action) else (type(entry.template), True)


def _is_open(group: Sequence[Entry], groups: Sequence[Sequence[Entry]]) -> bool:
    return len(group) <= OPEN and (len(groups) == 1 or len(group) <= FEW)


def _folder(scene: Scene, group: Sequence[Entry], *, is_open: bool) -> Html:
    """Choices of one kind under the sentence that they share; one alone needs no folder."""
    if len(group) == 1 and not isinstance(group[0], Fold):
        return _entries(scene, group)
    first = group[0].actions[0] if isinstance(group[0], Fold) else group[0]
    sample = first if isinstance(first, Action) else first.template
    count = sum(len(entry.actions) if isinstance(entry, Fold) else 1 for entry in group)
    summary = element("summary", said_kind(sample, scene.words), " ", element("span", str(count), class_="count"))
    kind = f"{sample.kind}-forms" if isinstance(first, PickOffer | SharesOffer) else sample.kind
    return element("details", summary, _entries(scene, group), class_="kind", id=f"kind-{kind}", open=is_open)


def _entries(scene: Scene, group: Sequence[Entry]) -> Html:
    """Choices: one form for all that are buttons, and a form for each that is filled in."""
    buttons = [_button(scene, entry) for entry in group if isinstance(entry, Action | Fold)]
    forms = [_form(scene, entry) for entry in group if isinstance(entry, PickOffer | SharesOffer)]
    choices = scene.form("act", *buttons, class_="choices", seen=scene.now.n) if buttons else ""
    return Html(choices + Html().join(forms))


def _button(scene: Scene, entry: Action | Fold) -> Html:
    if isinstance(entry, Action):
        return _choice(scene.words.say(entry.message, scene.names), entry)
    values = [tuple(action.message.values.values()) for action in entry.actions]
    shared = " ".join(scene.words.value(value, scene.names) for value in values[0][:-1])
    buttons = [
        _choice(scene.words.value(value[-1], scene.names), action, scene.words.say(action.message, scene.names))
        for value, action in zip(values, entry.actions, strict=True)
    ]
    return element("p", element("span", shared, class_="shared"), " ", *buttons, class_="fold")


def _choice(label: str, action: Action, full: str | None = None) -> Html:
    return element("button", label, name="action", value=encoded(action), title=full, aria_label=full)


def _form(scene: Scene, form: PickOffer | SharesOffer) -> Html:
    if isinstance(form, SharesOffer):
        return _shares(scene, form)
    if not form.proposed:
        return _pick(scene, form, scene.words.say(form_message(form), scene.names))
    button = _choice(scene.words.say(form_message(form), scene.names), as_proposed(form))
    proposal = scene.form("act", button, class_="choices", seen=scene.now.n)
    return proposal if form.pile == form.proposed else Html(proposal + _pick(scene, form, scene.say("play-otherwise")))


def _filled_in(scene: Scene, form: PickOffer | SharesOffer, summary: str, fields: Html) -> Html:
    """A form in a folder; it stays open, and filled in, if what was sent is refused."""
    template = encoded(form.template)
    done = element("button", scene.say("play-do"))
    is_open = scene.typed_last("template") == template
    folder = element("details", element("summary", summary), fields, done, open=is_open)
    return scene.form("act", folder, class_="filled", seen=scene.now.n, template=template, field=form.field)


def _pick(scene: Scene, form: PickOffer, summary: str) -> Html:
    picked = list(form.proposed)
    if scene.typed_last("template") == encoded(form.template):
        picked = list(scene.typed.get("item", ()))
    boxes = []
    for item, word in zip(form.pile, pile_words(form), strict=True):
        if is_picked := item in picked:
            picked.remove(item)
        box = element("input", type="checkbox", name="item", value=item, checked=is_picked)
        boxes.append(element("label", box, " ", scene.words.value(word, scene.names)))
    return _filled_in(scene, form, summary, element("fieldset", *boxes))


def _shares(scene: Scene, form: SharesOffer) -> Html:
    typed = list(scene.typed.get("to", ())) if scene.typed_last("template") == encoded(form.template) else []
    rows = []
    for at, (item, word) in enumerate(zip(form.pile, pile_words(form), strict=True)):
        chosen = typed[at] if at < len(typed) else ""
        options = [
            element(
                "option", scene.words.value(SeatName(seat), scene.names), value=number, selected=chosen == str(number)
            )
            for number, seat in enumerate(form.receivers)
        ]
        hidden = element("input", type="hidden", name="item", value=item)
        select = element("select", *options, name="to")
        rows.append(element("label", hidden, element("span", scene.words.value(word, scene.names)), " ", select))
    count = element("input", type="hidden", name="receivers", value=len(form.receivers))
    summary = scene.words.say(form_message(form), scene.names)
    return _filled_in(scene, form, summary, element("fieldset", count, *rows, class_="shares"))
