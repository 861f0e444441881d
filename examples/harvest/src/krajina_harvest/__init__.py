"""Harvest, the teaching game of Krajina: a small game that uses every part of the contract."""
