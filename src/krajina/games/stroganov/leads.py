"""Where an action leads: what is asked as a part of it, and what each answer takes and gives, before it is done."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from krajina.core import Action, Message, Word
from krajina.games.stroganov.actions import StroganovAction, is_ours
from krajina.games.stroganov.anytime import AtAnyTime
from krajina.games.stroganov.deeds import Deed, deed_of, is_deed
from krajina.games.stroganov.dues import cost_words
from krajina.games.stroganov.moves.hunt import HUNTS, HuntTask, hunting_grounds
from krajina.games.stroganov.moves.take_fur import TakeFromMarket
from krajina.games.stroganov.prices import answer_dues
from krajina.games.stroganov.reach import Terms
from krajina.games.stroganov.saying import deed_said
from krajina.games.stroganov.state import Question, State


class Lead(Struct, frozen=True):
    """An answer that an action leads to: what it is called, what both together take, and what it gives; or why not."""

    action: StroganovAction
    say: Message
    cost: tuple[Word, ...]
    gains: tuple[Word, ...]
    why_not: Message | None
    rule: str | None


def leads_of(state: State, player: int, terms: Terms, deed: Deed) -> Iterator[Lead]:
    """The answers to what a deed asks; nothing is done, so nothing may be told that chance decides."""
    question = deed.opens(state, player)
    if question is None:
        return
    before = () if isinstance(question, TakeFromMarket) and question.is_swap() else deed.dues(state, player, terms)
    for answer in _answers(state, question):
        assert is_ours(answer)
        after = answer_dues(state, question, answer)
        why = question.refusal(state, player, answer) if isinstance(question, HuntTask) else None
        cost = cost_words(state.mats[player], (*before, *after))
        say = deed_said(state, player, answer, cost) if is_deed(answer) else answer.message
        gains = _gains(state, question, answer)
        yield Lead(answer, say, cost, gains, why.message if why else None, why.rule if why else None)


def _answers(state: State, question: Question) -> Sequence[Action]:
    """What it offers by itself; of a hunt also the furs there for which there are too few horses."""
    if isinstance(question, HuntTask):
        furs = [(at, rank) for at in hunting_grounds(state, question.player) for rank in state.row_furs[at]]
        return [HUNTS[at][rank].action for at, rank in dict.fromkeys(furs)]
    return (question.own_offers(state) if isinstance(question, AtAnyTime) else question.offers(state)) or ()


def _gains(state: State, question: Question, answer: Action) -> tuple[Word, ...]:
    return deed_of(answer).gains(state, question.player) if is_deed(answer) else ()
