"""The README of the game names every scenario, and no other."""

from tests.games.clauses import Readme

from krajina.games.carcassonne import CarcassonneOptions, options
from krajina.games.carcassonne.options import VARIANT

README = Readme(options, __file__, r"\d|ruling|overview|-")


def test_every_scenario_proves_a_clause() -> None:
    README.expect_every_scenario()


def test_every_clause_has_a_scenario_or_a_reason() -> None:
    README.expect_every_clause("no scenario|only|below|above", least=400)


def test_every_option_and_variant_is_explained() -> None:
    for name in CarcassonneOptions.__struct_fields__:
        assert name == "seats" or f"`{name}`" in README.text, name
    for name in VARIANT.words:
        assert f"| `{name}` |" in README.text, name
