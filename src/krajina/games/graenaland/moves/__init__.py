"""What seats do: a file for each kind of thing."""
