"""Questions and events with their messages: enough to draw them without knowing a rule of the game."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from krajina.core.action import A, Action
from krajina.core.decision import Decision
from krajina.core.event import Event
from krajina.core.forms import form_message, pile_words
from krajina.core.message import Message, Word
from krajina.core.offers import AnyOffer, ChanceOffer, ListOffer, Offer, PickOffer, SharesOffer

Form: TypeAlias = SharesOffer | PickOffer

KEPT: Final = 10_000  # messages of actions; from one position to the next, most choices stay


class Question(msgspec.Struct, frozen=True):
    """A decision on the wire. `says` has a message for each action and each form, in the order of the offer."""

    prompt: str
    message: Message
    offer: Offer
    says: tuple[Message, ...]
    words: dict[str, Word]  # what the items in the piles of forms are called
    is_answered: bool = False  # it is, and nobody waits for the seat: another answer takes the place of the one before


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened, for programs and for people."""

    event: Event
    message: Message


def question_of(decision: Decision[A], *, is_answered: bool = False) -> Question:
    """Put a decision on the wire."""
    offer = decision.choices.describe()
    says: list[Message] = []
    words: dict[str, Word] = {}
    for part in _parts(offer):
        if isinstance(part, SharesOffer | PickOffer):
            says.append(form_message(part))
            words.update(zip(part.pile, pile_words(part), strict=True))
        else:
            says.extend(map(decision.said if decision.is_told_here else _said, part.actions))
    return Question(decision.prompt, decision.message, offer, tuple(says), words, is_answered)


def lines_of(events: Iterable[Event]) -> tuple[LogLine, ...]:
    """Put events on the wire; those that are for others have been left out."""
    return tuple(LogLine(event, event.message) for event in events)


def _parts(offer: Offer) -> Iterator[ListOffer | ChanceOffer | Form]:
    if isinstance(offer, AnyOffer):
        for part in offer.parts:
            yield from _parts(part)
    else:
        yield offer


@lru_cache(KEPT)
def _said(action: Action) -> Message:
    return action.message
