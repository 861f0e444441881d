"""The README of the game names every scenario, and no other."""

import re
from pathlib import Path

from krajina.games.carcassonne import options
from krajina.games.carcassonne.boxes import BOXES
from krajina.games.carcassonne.options import CarcassonneOptions

FOLDER = Path(__file__).parent / "scenarios"
README = (Path(options.__file__).parent / "README.md").read_text("utf-8")
REASON = re.compile("no scenario|only|below|above")  # why a clause has none
SCENARIOS = {f"{file.parent.name}/{file.stem}" for file in FOLDER.rglob("*.toml")}


def test_every_scenario_proves_a_clause() -> None:
    named = set(re.findall(r"`([a-z]+/[a-z0-9-]+)`", README))
    assert named == SCENARIOS


def test_every_clause_has_a_scenario_or_a_reason() -> None:
    rows = [line for line in README.splitlines() if re.match(r"\| (\d|ruling|overview|-)", line)]
    assert len(rows) > 400
    for row in rows:
        page, clause, proof = (cell.strip() for cell in row.strip("|").split("|"))
        assert page, row
        assert clause, row
        assert "`" in proof or REASON.search(proof), row


def test_every_option_and_variant_is_explained() -> None:
    for name in CarcassonneOptions.__struct_fields__:
        assert name == "seats" or f"`{name}`" in README, name
    for name in (variant for box in BOXES for variant in box.variants):
        assert f"| `{name}` |" in README, name
