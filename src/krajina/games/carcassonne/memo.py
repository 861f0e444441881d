"""What a state remembers of itself to be quick: no part of what it is, never needed, always to be found again."""

from typing import ClassVar


class Memo:
    """The base of such things; copies of a state share them."""

    IS_SHARED: ClassVar[bool] = True
