"""A bill: what is to be built, and what it costs."""

from typing import TypeAlias

from mypy_extensions import mypyc_attr

from krajina.core import Action

Price: TypeAlias = tuple[int, ...]  # by basic resource, how many


@mypyc_attr(acyclic=True)
class Bill:
    """A build and its price; `keep` resource cards must be left over for a palisade fee.

    In a joint work the cards of others may leave one thing to pay or `also` another.
    """

    __slots__ = ("also", "faces", "keep", "price", "template")

    def __init__(self, template: Action, price: Price, keep: int = 0, also: tuple[Price, ...] = ()) -> None:
        self.template, self.price, self.keep, self.also = template, price, keep, also
        self.faces = [face for face, count in enumerate(price) if count]  # what is due
