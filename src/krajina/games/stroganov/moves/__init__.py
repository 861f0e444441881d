"""What a seat can do: a file each, with its tasks, when it is offered and what it does."""
