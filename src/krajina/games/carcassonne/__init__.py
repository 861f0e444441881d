"""Carcassonne, the big box of 2014: the base game and five sets, for two to eight players."""
