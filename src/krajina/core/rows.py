"""Rows of numbers for learners: named parts one after the other, each as many short rows of the same width."""


class Rows:
    """Writes positions as rows of numbers, always as long; a game's observer inherits it."""

    def __init__(self, parts: list[tuple[str, int, int]]) -> None:
        self.parts = parts  # name, how many rows, how wide they are
        self.starts: list[int] = []  # where each part begins
        self.size = 0
        for _, rows, width in parts:
            self.starts.append(self.size)
            self.size += rows * width
