"""What a hand pays for in all, exactly: counted for every set of resources at once (sections 8, 9, 16 and 17).

Cards pay for what is due if, for no set of basic resources, more is due than there are cards for it (Hall's theorem).
All of these sums are kept in one large number, field beside field, so that one subtraction takes a build off every sum:

- what is due of a set is covered by its own cards, gold, supply cards that show it, and markets; sums of two such sets,
  one within the other, say nothing new of a hand, but more of what a build takes at the least;
- with the cards that palisades take on top, by all resource cards, supply cards that show it, and markets; also where
  nothing else is due;
- the same by all resource and supply cards, whichever way they are handed in.

A supply card serves one build: for both symbols, as if it were two cards, if one build lacks both; else it is one card
for either symbol. Which cards serve whole is searched for, and mostly none has to.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from krajina.games.graenaland.paying.bill import Price
from krajina.games.graenaland.paying.purse import Purse, Symbols, pairs
from krajina.games.graenaland.pieces import BASIC, GOLD

SETS: Final = range(1, 1 << len(BASIC))  # of basic resources, a bit each
NESTED: Final = [(one, other) for one in SETS for other in (0, *SETS) if one | other == one and one != other]
WIDTH: Final = 12  # bits of a field, the highest of which says that nothing is lacking
ANY: Final = SETS[-1]  # what gold stands for
Weigh: TypeAlias = Callable[[int], int]  # for a set, how much


def fields(by_own: Weigh, by_kinds: Weigh, by_cards: Weigh) -> int:
    """The three kinds of sums for every set, in one number."""
    nested = [by_own(one) + (by_own(other) if other else 0) for one, other in NESTED]
    return packed([*nested, *map(by_kinds, (0, *SETS)), *map(by_cards, SETS)])


def packed(values: Sequence[int]) -> int:
    """Field beside field."""
    return sum([value << (WIDTH * place) for place, value in enumerate(values)])


def _one(_has: int) -> int:
    return 1


def _none(_has: int) -> int:
    return 0


def _shows(resource: int) -> Weigh:
    return lambda has: has >> resource & 1


FIELDS: Final = len(NESTED) + 1 + 2 * len(SETS)
ENOUGH: Final = sum(1 << (WIDTH * place + WIDTH - 1) for place in range(FIELDS))
ZERO: Final = 1 << (WIDTH - 1)  # a field where nothing is left, and nothing lacking
FIELD: Final = 2 * ZERO - 1
PLAIN: Final = [WIDTH * place for place, (_, inner) in enumerate(NESTED) if not inner]  # where the fields of sets begin
UNITS: Final[tuple[int, ...]] = tuple(
    fields(_shows(one), _shows(one), _shows(one)) for one in range(len(BASIC))
)  # one thing that is due
CARDS: Final[tuple[int, ...]] = (
    *(fields(_shows(one), _one, _one) for one in range(len(BASIC))),
    fields(_one, _one, _one),
)  # gold last
MARKET: Final = fields(_one, bool, _none)  # of no use for a palisade
FEE: Final = fields(_none, _one, _one)


class Supply(NamedTuple):
    """A supply card by what it adds: at best, and as one card."""

    symbols: Symbols
    best: int
    single: int


def _supply(symbols: Symbols) -> Supply:
    first, second = (ANY if symbol == GOLD else 1 << symbol for symbol in symbols)

    def both(has: int) -> int:
        return bool(first & has) + bool(second & has)

    def either(has: int) -> int:
        return bool((first | second) & has)

    return Supply(symbols, fields(both, both, lambda has: max(1, both(has))), fields(either, either, _one))


SUPPLIES: Final = {(one, other): _supply((one, other)) for one in range(GOLD + 1) for other in range(GOLD + 1)}
Builds: TypeAlias = tuple[Price, ...]  # what is still due for each


def cost(price: Price) -> int:
    """What a build takes."""
    total = 0
    for face, due in enumerate(price):
        if due:
            total += due * UNITS[face]
    return total


def is_enough(funds: int) -> bool:
    """Tell whether nothing is lacking."""
    return funds & ENOUGH == ENOUGH


def least_left(funds: int) -> int:
    """How much is left of the set of resources of which least is left; less than nothing where something is lacking."""
    return min([(funds >> place & FIELD) for place in PLAIN]) - ZERO


def cards_worth(purse: Purse) -> int:
    """All that a purse holds but its supply cards, and the markets."""
    total = ENOUGH + purse.markets * MARKET - purse.keep * FEE
    for face, count in enumerate(purse.counts):
        if count:
            total += count * CARDS[face]
    return total


def best_worth(supplies: Iterable[Symbols]) -> int:
    """Supply cards as if both symbols could always be used; they are worth no more than that."""
    total = 0
    for one in supplies:
        total += SUPPLIES[one].best
    return total


def least(prices: Builds) -> int:
    """What every build takes at the least, of prices among which one may choose."""
    takes = list(map(cost, prices))
    return packed([min([each >> (WIDTH * place) & FIELD for each in takes]) for place in range(FIELDS)])


class Whole(NamedTuple):
    """Supply cards that serve whole, each for two things of one build, and what is then due for the builds."""

    due: Builds
    singles: int  # what the other supply cards add
    hosted: tuple[tuple[int, Symbols], ...] = ()  # the place of a build, and the card that serves it


Fine: TypeAlias = Callable[[Whole], bool]


Hosts: TypeAlias = Callable[[Symbols, Price], list[tuple[Price, int]]]  # `hosts`, or one that remembers


def hosts(symbols: Symbols, due: Price) -> list[tuple[Price, int]]:
    """What is due for a build when a supply card serves it whole, and what that adds, in every way."""
    found = []
    for one, other in pairs(symbols, due):
        rest = list(due)
        rest[one] -= 1
        rest[other] -= 1
        found.append((tuple(rest), UNITS[one] + UNITS[other]))
    return found


def covered(
    funds: int, builds: Builds, supplies: Sequence[Symbols], find: Hosts = hosts, fine: Fine | None = None
) -> Whole | None:
    """Which supply cards have to serve whole, that the rest pays for all builds; None if it cannot be paid.

    The funds are without the supply cards, and the price of all builds is taken off. `fine` may ask for more.
    """
    if not is_enough(funds + best_worth(supplies)):
        return None
    singles = sum([SUPPLIES[one].single for one in supplies])
    if is_enough(funds + singles) and (fine is None or fine(Whole(builds, singles))):
        return Whole(builds, singles)
    different = set(builds)
    many = {one: sum([bool(find(one, due)) for due in different]) for one in set(supplies)}
    cards = sorted(supplies, key=lambda one: (many[one], one))
    return _Wholes([SUPPLIES[one] for one in cards], find, fine).search(0, funds, builds, 0, ())


class _Wholes:
    """The search for supply cards that serve whole."""

    def __init__(self, cards: Sequence[Supply], find: Hosts, fine: Fine | None) -> None:
        self.cards, self.find, self.fine = cards, find, fine
        self.best, self.single = [0], [0]  # what the cards from one on are worth
        for card in reversed(cards):
            self.best.append(self.best[-1] + card.best)
            self.single.append(self.single[-1] + card.single)
        self.best.reverse()
        self.single.reverse()
        self.failed: set[tuple[int, int, Builds]] = set()

    def search(
        self, number: int, funds: int, due: Builds, singles: int, hosted: tuple[tuple[int, Symbols], ...]
    ) -> Whole | None:
        """Decide on the cards from one on, where it may still be enough; those before it are counted."""
        # `is_enough` is written out here: most of the time that a proof takes is spent in this search.
        if funds + self.single[number] & ENOUGH == ENOUGH:
            found = Whole(due, singles + self.single[number], hosted)
            if self.fine is None or self.fine(found):
                return found
        if number == len(self.cards):
            return None
        key = (number, funds, due)
        if key in self.failed:
            return None
        card = self.cards[number]
        enough, best = ENOUGH, self.best[number + 1]
        for place, one in enumerate(due):
            for rest, more in self.find(card.symbols, one):
                if funds + more + best & enough == enough and (self.fine or one not in due[:place]):
                    after = (*due[:place], rest, *due[place + 1 :])
                    there = (*hosted, (place, card.symbols))
                    if (whole := self.search(number + 1, funds + more, after, singles, there)) is not None:
                        return whole
        if funds + card.single + best & enough == enough:
            as_one = self.search(number + 1, funds + card.single, due, singles + card.single, hosted)
            if as_one is not None:
                return as_one
        self.failed.add(key)
        return None
