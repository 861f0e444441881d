"""The README of the game names every scenario, and no other."""

import re
from pathlib import Path

from krajina.games.stroganov import options
from krajina.games.stroganov.options import Harder, Reading, StroganovOptions

FOLDER = Path(__file__).parent / "scenarios"
README = (Path(options.__file__).parent / "README.md").read_text("utf-8")
REASON = re.compile("only|below|above|test_")  # why a clause has none
SCENARIOS = {f"{file.parent.name}/{file.stem}" for file in FOLDER.rglob("*.toml")}
RULINGS = range(1, 54)


def test_every_scenario_proves_a_clause() -> None:
    named = set(re.findall(r"`([a-z]+/[a-z0-9-]+)`", README))
    assert named == SCENARIOS


def test_every_clause_has_a_scenario_or_a_reason() -> None:
    rows = [line for line in README.splitlines() if re.match(r"\| (\d|ruling|annex|-)", line)]
    assert len(rows) > 400
    for row in rows:
        page, clause, proof = (cell.strip() for cell in row.strip("|").split("|"))
        assert page, row
        assert clause, row
        assert "`" in proof or REASON.search(proof), row


def test_every_option_and_reading_is_explained() -> None:
    for name in StroganovOptions.__struct_fields__:
        assert name == "seats" or f"| `{name}` |" in README, name
    for reading in Reading:
        assert f"| `{reading.value}` |" in README, reading
    for rule in Harder:
        assert f"`{rule.value}`" in README, rule


def test_every_ruling_is_there() -> None:
    named = {int(number) for bold in re.findall(r"\*\*([\d, ]+)\*\*", README) for number in bold.split(",")}
    assert named == set(RULINGS)
