"""What an action costs, as data: the same dues say whether it is offered, what is paid, why not, and what people read.

Each action that costs something has a method `dues` (`deeds.py`). What furs may stand for is written here and nowhere
else: a fur of the value asked for, any other with a coin, a tiger for any (page 7).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from krajina.core import Refusal, Word, word_of
from krajina.core.message import Values
from krajina.games.stroganov.pieces import ANY, FURS, HIGHEST, LOWEST, TIGER, For, Thing
from krajina.games.stroganov.rewards import COIN, HORSE, STORY, spend
from krajina.games.stroganov.state import Mat, State


class Due:
    """So many of something."""

    def __init__(self, count: int) -> None:
        self.count = count

    def is_there(self, mat: Mat) -> bool:
        """Tell whether a player has them."""
        raise AssertionError(type(self).__name__)


class Things(Due):
    """Horses, coins or stories."""

    def __init__(self, thing: Thing, count: int, rule: str) -> None:
        self.count = count
        self.thing = thing
        self.rule = rule  # why they are due

    def held(self, mat: Mat) -> int:
        """How many a player has."""
        if self.thing is HORSE:
            return mat.horses
        return mat.coins if self.thing is COIN else mat.stories

    def is_there(self, mat: Mat) -> bool:
        return self.held(mat) >= self.count

    def missing(self, mat: Mat) -> Refusal:
        """Why not, where they are not there; coins are never asked for where they are missing."""
        values: Values = {"count": self.count, "there": self.held(mat)}
        if self.thing is HORSE:
            return Refusal("horses-missing", self.rule, values)
        return Refusal("too-few-stories", self.rule, values)


class Furs(Due):
    """Furs of a value, or of any; to be paid, or only to be there."""

    def __init__(
        self,
        value: int,
        count: int,
        purpose: For,
        no: Refusal,
        together: Refusal | None = None,
        above: int = 0,
        is_shown: bool = False,
    ) -> None:
        self.count = count
        self.value = value  # or ANY
        self.purpose = purpose
        self.no = no  # where they are not there
        self.together = together  # where they are there, but not after the dues before them
        self.above = above  # furs up to this value take a coin too: for swapping down
        self.is_shown = is_shown  # not paid; those that are paid count among them

    def paid(self, count: int) -> "Furs":
        """The same, but so many, and to be paid."""
        return Furs(self.value, count, self.purpose, self.no, self.together, self.above)

    def is_there(self, mat: Mat) -> bool:
        """Tell whether a player has them, with coins and tigers."""
        count = self.count
        if count > mat.all_furs:
            return False
        if not self.above:
            return self.value == ANY or can_cover(mat.furs, mat.all_furs, mat.coins, self.value, count)
        lower = 0
        for value in range(LOWEST, self.above + 1):
            lower += mat.furs[value]
        return self.above < HIGHEST and count <= mat.all_furs - lower + min(mat.coins, lower)


Dues: TypeAlias = tuple[Due, ...]  # in the order in which they are paid
FREE: Final[Dues] = ()
MOST_HORSES: Final = 20  # more are hardly ever due
_HORSES: Final[dict[str, list[Dues]]] = {}


def horses_due(count: int, rule: str) -> Dues:
    """So many horses, made once for all."""
    if count > MOST_HORSES:
        return (Things(HORSE, count, rule),)
    made = _HORSES.get(rule)
    if made is None:
        made = _HORSES[rule] = [(Things(HORSE, number, rule),) for number in range(MOST_HORSES + 1)]
    return made[count]


COST: Final = {HORSE: "cost-horses", COIN: "cost-coins", STORY: "cost-stories"}


def payable(mat: Mat, dues: Dues) -> bool:
    """Tell whether a player can pay all of it, one after the other."""
    if len(dues) == 1:
        return dues[0].is_there(mat)
    return _stuck_at(mat, dues) < 0


def unpaid(mat: Mat, dues: Dues) -> Refusal | None:
    """Why a player cannot pay all of it: by the first due that cannot be paid; None where all can."""
    stuck = _stuck_at(mat, dues)
    if stuck < 0:
        return None
    due = dues[stuck]
    if isinstance(due, Things):
        return due.missing(mat)
    assert isinstance(due, Furs)
    return due.together if due.together and due.is_there(mat) else due.no


def _stuck_at(mat: Mat, dues: Dues) -> int:
    """The first due that cannot be paid after those before it, or -1; in one go only one value is asked for by name."""
    furs = named = value = 0
    for number, due in enumerate(dues):
        if not due.is_there(mat):
            return number
        if isinstance(due, Furs) and not due.is_shown:
            furs += due.count
            if due.value != ANY:
                value, named = due.value, named + due.count
            if furs > due.count and not (
                furs <= mat.all_furs and can_cover(mat.furs, mat.all_furs, mat.coins, value, named)
            ):
                return number
    return -1


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
            found.append(due.paid(due.count + before) if before else due)
    return found


def cost_words(mat: Mat, dues: Dues) -> tuple[Word, ...]:
    """Dues for people, with the coins that it takes at least to have the furs."""
    if len(dues) != 1:
        return _cost_words(mat, dues) if dues else ()
    [due] = dues  # as it is mostly
    if isinstance(due, Things):
        return (_things_word(due.thing, due.count),) if due.count else ()
    assert isinstance(due, Furs)
    if due.is_shown:
        return _cost_words(mat, dues)
    word = _furs_word("cost-furs", due.value, due.count)
    coins = least_coins(mat.furs, due.value, due.count)
    return (word, _things_word(COIN, coins)) if coins and due.is_there(mat) else (word,)


@lru_cache(maxsize=2000)
def _things_word(thing: Thing, count: int) -> Word:
    return Word(COST[thing], {"count": count})


@lru_cache(maxsize=2000)
def _furs_word(key: str, value: int, count: int) -> Word:
    return Word(key, {"count": count, "fur": word_of("any-fur") if value == ANY else word_of(FURS[value])})


def _cost_words(mat: Mat, dues: Dues) -> tuple[Word, ...]:
    found: list[Word] = []
    after_furs = coins = 0
    shown = [due for due in dues if isinstance(due, Furs) and due.is_shown]
    merged = _merged(dues)
    for due in (*shown, *merged):
        if isinstance(due, Things):
            if due.count:
                found.append(_things_word(due.thing, due.count))
            continue
        assert isinstance(due, Furs)
        found += _fur_words(due, shown, merged)
        after_furs = len(found)
        if (due in shown or not shown) and due.is_there(mat):  # what is paid counts among what is shown
            coins = max(coins, least_coins(mat.furs, due.value, due.count))
    if coins:
        found.insert(after_furs, _things_word(COIN, coins))
    return tuple(found)


def _fur_words(due: Furs, shown: Sequence[Furs], dues: Sequence[Due]) -> list[Word]:
    """Furs to own or to pay; those that are paid of what has to be there are told as a part of it."""
    if due.is_shown:
        pays_all = any(isinstance(paid, Furs) and paid.count == due.count for paid in dues)
        return [] if pays_all else [_furs_word("cost-show", due.value, due.count)]
    is_part = any(whole.count > due.count for whole in shown)
    return [_furs_word("paid-furs" if is_part else "cost-furs", due.value, due.count)]


def _merged(dues: Dues) -> list[Due]:
    """Dues with furs of one value together, where the first of them stands."""
    furs = fur_dues(dues)
    found: list[Due] = []
    for due in dues:
        if isinstance(due, Things):
            found.append(due)
        elif isinstance(due, Furs) and not due.is_shown and furs and furs[0].value == due.value:
            found.append(furs.pop(0))
    return found


# -- what furs stand for --------------------------------------------------------------------------------------------


def can_cover(furs: list[int], all_furs: int, coins: int, value: int, count: int) -> bool:
    """Tell whether so many furs of a value can be paid or shown: own ones, changed ones for a coin each, tigers."""
    if not count:
        return True
    if value == ANY:
        return count <= all_furs
    exact = furs[value] + furs[TIGER]
    return count <= exact or count <= exact + min(coins, all_furs - exact)


def least_coins(furs: list[int], value: int, count: int) -> int:
    """How many coins it takes at least to pay or show so many furs of a value, tigers being spared nothing."""
    return 0 if value == ANY else max(0, count - furs[value] - furs[TIGER])
