"""What a position is worth to a seat, and what a player usually answers: for bots."""
