"""The Abbot: a box for Carcassonne that comes from outside."""
