"""What the README of a game promises: every scenario proves a clause, and every clause has a proof or a reason."""

import re
from pathlib import Path
from types import ModuleType


class Readme:
    """The README of a game and the scenarios beside a test; the first cell of a clause begins with one of `kinds`."""

    def __init__(self, room: ModuleType, test: str, kinds: str) -> None:
        assert room.__file__ is not None
        self.file = Path(room.__file__).parent / "README.md"
        self.folder = Path(test).parent / "scenarios"
        self.kinds = kinds

    @property
    def text(self) -> str:
        return self.file.read_text("utf-8")

    def expect_every_scenario(self) -> None:
        """The scenarios that are named are those that there are."""
        found = {f"{file.parent.name}/{file.stem}" for file in self.folder.rglob("*.toml")}
        assert set(re.findall(r"`([a-z]+/[a-z0-9-]+)`", self.text)) == found

    def expect_every_clause(self, reason: str, least: int) -> None:
        """Each row of the table has a place, a clause, and a scenario or a reason why it has none."""
        rows = [line for line in self.text.splitlines() if re.match(rf"\| ({self.kinds})", line)]
        assert len(rows) > least
        for row in rows:
            place, clause, proof = (cell.strip() for cell in row.strip("|").split("|"))
            assert place, row
            assert clause, row
            assert "`" in proof or re.search(reason, proof), row

    def expect_rulings(self, rulings: range) -> None:
        """Each ruling is named, in bold."""
        bold = re.findall(r"\*\*([\d, ]+)\*\*", self.text)
        assert {int(number) for numbers in bold for number in numbers.split(",")} == set(rulings)
