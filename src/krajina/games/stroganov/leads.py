"""Where an action leads: what is asked as a part of it, and what each answer takes and gives, before it is done."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from krajina.core import Action, Message, Word
from krajina.games.stroganov.anytime import AtAnyTime
from krajina.games.stroganov.deeds import Deed
from krajina.games.stroganov.dues import Dues, cost_words
from krajina.games.stroganov.moves.hunt import HUNTS, HuntTask, hunting_grounds
from krajina.games.stroganov.moves.take_fur import SWAPS, TakeFromMarket, TakeFur
from krajina.games.stroganov.phases import StroganovAction
from krajina.games.stroganov.pieces import RANK
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.state import Question, State


class Lead(Struct, frozen=True):
    """An answer that an action leads to: what both together take, and what it gives; or why it cannot be given."""

    action: StroganovAction
    cost: tuple[Word, ...]
    gains: tuple[Word, ...]
    why_not: Message | None
    rule: str | None


def leads_of(state: State, player: int, terms: Terms, deed: Deed) -> Iterator[Lead]:
    """The answers to what a deed asks; nothing is done, so nothing may be told that chance decides."""
    question = deed.opens(state, player)
    if question is None:
        return
    before = () if isinstance(question, TakeFromMarket) and question.by in SWAPS else deed.dues(state, player, terms)
    for answer in _answers(state, question):
        assert isinstance(answer, StroganovAction)
        after = answer_dues(state, question, answer)
        why = question.refusal(state, player, answer) if isinstance(question, HuntTask) else None
        cost = cost_words(state.mats[player], (*before, *after))
        yield Lead(
            answer, cost, _gains(state, question, answer), why.message if why else None, why.rule if why else None
        )


def answer_dues(state: State, question: Question, answer: Action, terms: Terms = MAIN) -> Dues:
    """What an answer takes by itself: a swap is paid when its fur is chosen, a free move is not paid at all."""
    if isinstance(question, TakeFromMarket) and isinstance(answer, TakeFur):
        return question.dues(RANK[answer.fur])
    if isinstance(answer, Deed) and question.has_prices:
        return answer.dues(state, question.player, terms)
    return ()


def _answers(state: State, question: Question) -> Sequence[Action]:
    """What it offers by itself; of a hunt also the furs there for which there are too few horses."""
    if isinstance(question, HuntTask):
        furs = [(at, rank) for at in hunting_grounds(state, question.player) for rank in state.row_furs[at]]
        return [HUNTS[at][rank] for at, rank in dict.fromkeys(furs)]
    return (question.own_offers(state) if isinstance(question, AtAnyTime) else question.offers(state)) or ()


def _gains(state: State, question: Question, answer: Action) -> tuple[Word, ...]:
    return answer.gains(state, question.player) if isinstance(answer, Deed) else ()
