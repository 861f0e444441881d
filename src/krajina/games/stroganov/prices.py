"""What an answer costs in a question, in words: its own dues on the question's terms, and the coins of a payment."""

from krajina.core import Action, Word, word_of
from krajina.games.stroganov.actions import Pay, ShowTigers, TakeFur
from krajina.games.stroganov.advanced import FreeAdvanced
from krajina.games.stroganov.deeds import deed_of, is_deed
from krajina.games.stroganov.dues import Dues, Things, cost_words
from krajina.games.stroganov.moves.hunt import HuntAgain
from krajina.games.stroganov.moves.pay import PayFurs
from krajina.games.stroganov.moves.show_tigers import ShowFurs
from krajina.games.stroganov.moves.take_fur import TakeFromMarket
from krajina.games.stroganov.phases import Turn, terms_at
from krajina.games.stroganov.pieces import RANK, Fur, Thing
from krajina.games.stroganov.reach import AGAIN, MAIN, Terms
from krajina.games.stroganov.state import Question, State


def cost_of(state: State, task: Question, choice: Action) -> tuple[Word, ...]:
    """What a choice costs in the question that is asked now."""
    mat = state.mats[task.player]
    if isinstance(choice, Pay) and isinstance(task, PayFurs):
        coins = Things(Thing.COIN, task.coins_with(state, choice), "page 7")
        furs = Word("cost-furs", {"count": choice.count, "fur": word_of(choice.fur)})
        return (furs, *cost_words(mat, (coins,)))
    if isinstance(choice, ShowTigers) and isinstance(task, ShowFurs):
        coins = Things(Thing.COIN, task.coins_with(state, choice), "page 9")
        tigers = Word("cost-furs", {"count": choice.count, "fur": word_of(Fur.TIGER)})
        return (*((tigers,) if choice.count else ()), *cost_words(mat, (coins,)))
    return cost_words(mat, answer_dues(state, task, choice, _terms_of(task)))


def _terms_of(task: Question) -> Terms:
    """On what terms something is chosen in a question."""
    if isinstance(task, Turn):
        return terms_at(task.stage)
    if isinstance(task, FreeAdvanced):
        return task.granted
    return AGAIN if isinstance(task, HuntAgain) else MAIN


def answer_dues(state: State, question: Question, answer: Action, terms: Terms = MAIN) -> Dues:
    """What an answer takes by itself: a swap is paid when its fur is chosen, a free move is not paid at all."""
    if isinstance(question, TakeFromMarket) and isinstance(answer, TakeFur):
        return question.dues(RANK[answer.fur])
    if question.has_prices and is_deed(answer):
        return deed_of(answer).dues(state, question.player, terms)
    return ()
