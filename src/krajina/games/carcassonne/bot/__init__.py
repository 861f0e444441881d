"""What bots are told of a position."""
