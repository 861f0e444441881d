"""What a seat can do in the base game: one file a move, with its struct, when it is offered and what it does."""
