"""Bots in worker processes, so that neither a slow nor a broken one holds up the tables."""
