"""What an action costs, as data: the same dues say whether it is offered, what is paid, why not, and what people read.

Each action that costs something has a method `dues` (`deeds.py`). What furs may stand for is written here and nowhere
else: a fur of the value asked for, any other with a coin, a tiger for any (page 7).
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from krajina.core import Refusal, Word, word_of
from krajina.core.message import Values
from krajina.games.stroganov.pieces import ANY, FURS, HIGHEST, TIGER, For, Thing
from krajina.games.stroganov.rewards import HELD, spend
from krajina.games.stroganov.state import Mat, State


class Things(Struct, frozen=True, gc=False):
    """Horses, coins or stories."""

    thing: Thing
    count: int
    rule: str  # why they are due

    def is_there(self, mat: Mat) -> bool:
        """Tell whether a player has them."""
        return bool(getattr(mat, HELD[self.thing]) >= self.count)

    def missing(self, mat: Mat) -> Refusal:
        """Why not, where they are not there; coins are never asked for where they are missing."""
        values: Values = {"count": self.count, "there": getattr(mat, HELD[self.thing])}
        if self.thing == Thing.HORSE:
            return Refusal("horses-missing", self.rule, values)
        return Refusal("too-few-stories", self.rule, values)


class Furs(Struct, frozen=True, gc=False):
    """Furs of a value, or of any; to be paid, or only to be there."""

    value: int  # or ANY
    count: int
    purpose: For
    no: Refusal  # where they are not there
    together: Refusal | None = None  # where they are there, but not after the dues before them
    above: int = 0  # furs up to this value take a coin too: for swapping down
    is_shown: bool = False  # not paid; those that are paid count among them

    def is_there(self, mat: Mat) -> bool:
        """Tell whether a player has them, with coins and tigers."""
        furs, count = mat.furs, self.count
        if count > sum(furs):
            return False
        if not self.above:
            return self.value == ANY or can_cover(furs, mat.coins, self.value, count)
        higher = sum(furs[self.above + 1 :])
        return self.above < HIGHEST and count <= higher + min(mat.coins, sum(furs[: self.above + 1]))


Due: TypeAlias = Things | Furs
Dues: TypeAlias = tuple[Due, ...]  # in the order in which they are paid
COST: Final = {Thing.HORSE: "cost-horses", Thing.COIN: "cost-coins", Thing.STORY: "cost-stories"}


def payable(mat: Mat, dues: Dues) -> bool:
    """Tell whether a player can pay all of it, one after the other."""
    if len(dues) == 1:
        return dues[0].is_there(mat)
    return not dues or _stuck_at(mat, dues) is None


def unpaid(mat: Mat, dues: Dues) -> Refusal | None:
    """Why a player cannot pay all of it: by the first due that cannot be paid; None where all can."""
    stuck = _stuck_at(mat, dues) if dues else None
    if stuck is None:
        return None
    due = dues[stuck]
    if isinstance(due, Things):
        return due.missing(mat)
    return due.together if due.together and due.is_there(mat) else due.no


def _stuck_at(mat: Mat, dues: Dues) -> int | None:
    """The first due that cannot be paid after those before it; in one go at most one value is asked for by name."""
    furs = named = value = 0
    for number, due in enumerate(dues):
        if not due.is_there(mat):
            return number
        if isinstance(due, Furs) and not due.is_shown:
            furs += due.count
            if due.value != ANY:
                value, named = due.value, named + due.count
            if furs > due.count and not (furs <= sum(mat.furs) and can_cover(mat.furs, mat.coins, value, named)):
                return number
    return None


def pay_things(state: State, player: int, dues: Dues) -> None:
    """Pay the horses, coins and stories among dues; furs are asked for (`moves/pay.py`)."""
    for due in dues:
        if isinstance(due, Things):
            spend(state, player, due.thing, due.count)


def fur_dues(dues: Dues) -> list[Furs]:
    """The furs among dues that are paid; those of one value together, as what is asked for last."""
    found: list[Furs] = []
    for due in dues:
        if isinstance(due, Furs) and not due.is_shown:
            before = found.pop().count if found and found[-1].value == due.value else 0
            found.append(replace(due, count=due.count + before) if before else due)
    return found


def cost_words(mat: Mat, dues: Dues) -> tuple[Word, ...]:
    """Dues for people, with the coins that it takes at least to have the furs."""
    found: list[Word] = []
    after_furs = coins = 0
    shown = [due for due in dues if isinstance(due, Furs) and due.is_shown]
    merged = _merged(dues)
    for due in (*shown, *merged):
        if isinstance(due, Things):
            if due.count:
                found.append(Word(COST[due.thing], {"count": due.count}))
            continue
        found += _fur_words(due, shown, merged)
        after_furs = len(found)
        if (due in shown or not shown) and due.is_there(mat):  # what is paid counts among what is shown
            coins = max(coins, least_coins(mat.furs, due.value, due.count))
    if coins:
        found.insert(after_furs, Word(COST[Thing.COIN], {"count": coins}))
    return tuple(found)


def _fur_words(due: Furs, shown: Sequence[Furs], dues: Sequence[Due]) -> list[Word]:
    """Furs to own or to pay; those that are paid of what has to be there are told as a part of it."""
    values: Values = {"count": due.count, "fur": word_of("any-fur") if due.value == ANY else word_of(FURS[due.value])}
    if due.is_shown:
        pays_all = any(isinstance(paid, Furs) and paid.count == due.count for paid in dues)
        return [] if pays_all else [Word("cost-show", values)]
    is_part = any(whole.count > due.count for whole in shown)
    return [Word("paid-furs" if is_part else "cost-furs", values)]


def _merged(dues: Dues) -> list[Due]:
    """Dues with furs of one value together, where the first of them stands."""
    furs = fur_dues(dues)
    found: list[Due] = []
    for due in dues:
        if isinstance(due, Things):
            found.append(due)
        elif not due.is_shown and furs and furs[0].value == due.value:
            found.append(furs.pop(0))
    return found


# -- what furs stand for --------------------------------------------------------------------------------------------


def can_cover(furs: Sequence[int], coins: int, value: int, count: int) -> bool:
    """Tell whether so many furs of a value can be paid or shown: own ones, changed ones for a coin each, tigers."""
    if not count:
        return True
    if value == ANY:
        return count <= sum(furs)
    exact, tigers = furs[value], furs[TIGER]
    return count <= exact + tigers or count <= exact + tigers + min(coins, sum(furs) - exact - tigers)


def least_coins(furs: Sequence[int], value: int, count: int) -> int:
    """How many coins it takes at least to pay or show so many furs of a value, tigers being spared nothing."""
    return 0 if value == ANY else max(0, count - furs[value] - furs[TIGER])
