"""Grænaland: three to five jarls, their settlements, and votes on what the land gives."""
