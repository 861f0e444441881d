"""Stroganov, for one to four."""
