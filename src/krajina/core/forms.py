"""Saying forms: what a form asks about, and what each item of its pile is called."""

from krajina.core.message import Message, Word
from krajina.core.offers import PickOffer, SharesOffer
from krajina.core.picks import in_order
from krajina.core.shares import words_in


def pile_words(form: SharesOffer | PickOffer) -> tuple[Word, ...]:
    """The words of the items of the pile, in its order."""
    return words_in(form.template, form.field, form.pile, depth=1 if isinstance(form, PickOffer) else 2)


def form_message(form: SharesOffer | PickOffer) -> Message:
    """A form as it comes: with what is proposed or, where nothing is, with all that there is to choose from."""
    if isinstance(form, PickOffer) and form.proposed:
        return in_order(form.template, form.field, form.pile, form.proposed).message
    message = form.template.message
    return Message(message.key, {**message.values, form.field: pile_words(form)})
