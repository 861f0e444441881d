"""The table drawn as text."""
