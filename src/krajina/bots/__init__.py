"""Bots: one a file, found by entry point; they know the contract, and what a game says a position is worth."""
