"""Seats: the places at the table, and the seat of luck."""

from typing import Annotated, Final, TypeAlias

# The mark lets words tell a seat from a number (see message.py); to every type checker a seat is an int.
Seat: TypeAlias = Annotated[int, "seat"]

CHANCE: Final = -1  # the seat that draws, shuffles and rolls
