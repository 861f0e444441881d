"""Choices among builds that can be paid: each build a form, with every way to pay for it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Final, TypeAlias

from krajina.core import Action, AnyOf, Choices, Listed, Offer, Seat, below
from krajina.core.picks import is_for
from krajina.games.graenaland.paying.bill import Bill, Price
from krajina.games.graenaland.paying.form import Payments, paid_by, purse_of
from krajina.games.graenaland.paying.payer import propose
from krajina.games.graenaland.paying.purse import Payment, Purse
from krajina.games.graenaland.state import State

Source: TypeAlias = Callable[[State, Seat], list[Bill]]  # of builds that have their place, whatever they cost
NO_PURSE: Final = Purse(())  # where nothing is to be paid
TRIES: Final = 3  # builds that a random player thinks of
RARELY: Final = 16  # one random build in so many is not paid as proposed


class Payable:
    """The builds that a seat can pay for, each a form, beside other choices; made only when they are asked for."""

    __slots__ = ("known", "markets", "others", "seat", "sources", "state")

    def __init__(
        self,
        state: State,
        seat: Seat,
        sources: Sequence[Source],
        known: frozenset[type[Action]],
        others: Callable[[], Sequence[Action]],
        *,
        markets: bool = True,
    ) -> None:
        self.state, self.seat = state, seat
        self.sources, self.known, self.markets = sources, known, markets
        self.others = others  # what may be done beside building; there is always something, but in a proof

    def bills(self) -> list[tuple[Bill, Payment]]:
        """What can be paid, with the payment that is proposed."""
        return list(self._payable(self._everything()))

    def _everything(self) -> Iterator[Bill]:
        return (bill for source in self.sources for bill in source(self.state, self.seat))

    def _payable(self, bills: Iterable[Bill]) -> Iterator[tuple[Bill, Payment]]:
        purse = purse_of(self.state, self.seat, markets=self.markets)
        known: dict[tuple[Price, int], Payment | None] = {}
        for bill in bills:
            key = (bill.price, bill.keep)
            if key not in known:
                known[key] = propose(bill.price, purse.with_keep(bill.keep))
            payment = known[key]
            if payment is not None:
                yield bill, payment

    def form(self, bill: Bill, proposed: Payment) -> Payments:
        """All ways to pay for a build."""
        return Payments(self.state, self.seat, bill, proposed, markets=self.markets)

    def __contains__(self, action: object) -> bool:
        if action in self.others():
            return True
        if not isinstance(action, Action) or type(action) not in self.known:
            return False
        wanted = (bill for bill in self._everything() if is_for(action, bill.template, "pay"))
        return any(action in self.form(*bill) for bill in self._payable(wanted))

    def __iter__(self) -> Iterator[Action]:
        found = self.bills()
        for bill, proposed in found:
            yield paid_by(self.state, self.seat, bill, proposed)
        yield from self.others()
        for bill, proposed in found:
            ways = iter(self.form(bill, proposed))
            next(ways)  # as proposed
            yield from ways

    def sample(self, rng: Random) -> Action:
        """Pick something of one sort to build, if it can be paid, mostly as proposed; or something else."""
        sort = below(rng, len(self.sources) + 1)
        found = self.sources[sort](self.state, self.seat) if sort < len(self.sources) else []
        purse = purse_of(self.state, self.seat, markets=self.markets) if found else NO_PURSE
        for _ in range(min(TRIES, len(found))):
            bill = found.pop(below(rng, len(found)))
            proposed = propose(bill.price, purse.with_keep(bill.keep))
            if proposed is not None:
                if below(rng, RARELY):
                    return paid_by(self.state, self.seat, bill, proposed)
                return self.form(bill, proposed).sample(rng)
        others = self.others()
        return others[below(rng, len(others))]

    def kinds(self) -> frozenset[type[Action]]:
        """All that such a question may offer."""
        return self.known

    def describe(self) -> Offer:
        parts: list[Choices[Action]] = [self.form(*bill) for bill in self.bills()]
        others = self.others()
        return AnyOf(*parts, *([Listed(others)] if others else [])).describe()
