"""The README of the game names every scenario, and no other."""

from tests.games.clauses import Readme

from krajina.games.graenaland import GraenalandOptions, Reading, options

README = Readme(options, __file__, r"\d|ruling|-")


def test_every_scenario_proves_a_clause() -> None:
    README.expect_every_scenario()


def test_every_clause_has_a_scenario_or_a_reason() -> None:
    README.expect_every_clause("only|below|above|test_", least=150)


def test_every_option_and_reading_is_explained() -> None:
    for name in GraenalandOptions.__struct_fields__:
        assert name == "seats" or f"| `{name}` |" in README.text, name
    for reading in Reading:
        assert f"| `{reading.value}` |" in README.text, reading


def test_every_ruling_is_there() -> None:
    README.expect_rulings(range(1, 46))
