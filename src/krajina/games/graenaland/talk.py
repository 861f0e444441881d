"""Talk: when a phrase may be said, and questions that are talked about before they are answered (sections 7 and 18)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from krajina.core import Action, AnyOf, Choices, Listed, Refusal, Seat, SeatName, below
from krajina.core.together import Together
from krajina.games.graenaland.actions import Phrase, SayNothing
from krajina.games.graenaland.phrases import fits, heard, misfit, promised, was_said
from krajina.games.graenaland.state import State

MOST_SAID: Final = 2  # phrases of a seat while one vote or one joint work is talked about


def open_talk(state: State) -> None:
    """Every seat may speak anew."""
    state.said = [()] * len(state.clans)


def may_speak(state: State, seat: Seat) -> bool:
    """Tell whether there are phrases, and a seat has not said enough."""
    said = state.said[seat]
    if len(said) >= MOST_SAID or not state.rules.has_talk:
        return False
    return not said or type(said[-1]) is not SayNothing  # that ends it


def can_say(state: State, seat: Seat, phrase: Phrase, at: int) -> bool:
    """Tell whether a phrase was not said yet, and fits."""
    said = state.said[seat]
    return fits(state, seat, phrase, at) and not (said and was_said(phrase, said))


def refuse_phrase(state: State, seat: Seat, phrase: Phrase, at: int, listening: Sequence[Seat]) -> Refusal | None:
    """Why a phrase cannot be said to those who listen."""
    if not state.rules.has_talk:
        return Refusal("no-talk", "section 7")
    if not may_speak(state, seat):
        return Refusal("said-enough", "section 7", {"count": len(state.said[seat])})
    to = getattr(phrase, "to", None)
    if to is not None and to not in listening:
        return Refusal("not-a-listener", "section 7", {"listeners": tuple(map(SeatName, listening))})
    if was_said(phrase, state.said[seat]):
        return Refusal("said-already", "section 7")
    if not listening:
        return Refusal("nobody-listens", "section 7")
    return misfit(state, seat, phrase, at)


def say(state: State, who: Seat, phrase: Phrase, at: int) -> None:
    """Say a phrase; a promise goes into the ledger."""
    state.said[who] = (*state.said[who], phrase)
    place = state.name(at)
    promise = promised(phrase, who, state.round, place)
    if promise is not None and promise not in state.promises:
        state.promises = (*state.promises, promise)
    if state.events is not None and (event := heard(phrase, who, place)) is not None:
        state.tell(event)


class TalkedOver(Together[State]):
    """A question that seats may talk about before they answer; what they say is no answer."""

    def answers(self, state: State, seat: Seat) -> Choices[Action]:
        """The answers that a seat may give."""
        raise AssertionError(type(self).__name__)

    def phrases(self, state: State, seat: Seat) -> Sequence[Action]:
        """What a seat may say or do before it answers."""
        raise AssertionError(type(self).__name__)

    def may_say(self, state: State, seat: Seat) -> bool:
        """Tell whether there are any phrases, without making them."""
        raise AssertionError(type(self).__name__)

    def draw_phrase(self, state: State, seat: Seat, rng: Random) -> Action:
        """One of them at random."""
        raise AssertionError(type(self).__name__)

    def is_answer(self, action: Action) -> bool:
        """Tell an answer from what is only said."""
        raise AssertionError(type(self).__name__)

    def say(self, state: State, seat: Seat, action: Action) -> None:
        """A seat says something."""
        raise AssertionError(type(self).__name__)

    def choices(self, state: State, seat: Seat) -> Choices[Action]:
        """The answers, and the phrases if there are any."""
        answers, phrases = self.answers(state, seat), self.phrases(state, seat)
        return AnyOf(answers, Listed(phrases)) if phrases else answers

    def changes(self, state: State, seat: Seat) -> Choices[Action]:
        """Another answer, or what may still be said to those who have not answered."""
        return Listed(self.phrases(state, seat)) if self.has_changed_enough(state, seat) else self.choices(state, seat)

    def draw(self, state: State, seat: Seat, rng: Random) -> Action:
        """An answer at random."""
        return self.answers(state, seat).sample(rng)

    def sample(self, state: State, seat: Seat, rng: Random) -> Action:
        """Half of the time a phrase, where the seat may speak."""
        if self.may_say(state, seat) and below(rng, 2):
            return self.draw_phrase(state, seat, rng)
        return self.draw(state, seat, rng)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Say it, or keep the answer."""
        if self.is_answer(action):
            super().take(state, seat, action)
        else:
            self.say(state, seat, action)
            state.asked = self
