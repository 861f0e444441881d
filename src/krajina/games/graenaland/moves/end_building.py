"""End building: the seat builds no more (section 9)."""

from typing import Final

from krajina.core import Action, Refusal


class EndBuilding(Action, frozen=True):
    """Build no more."""


END_BUILDING: Final = EndBuilding()
SUPPLY_FIRST: Final = Refusal("supply-first", "section 9")  # the main player takes a supply card before the end
