"""Scenarios: a situation, moves and expectations in a TOML file that a rules expert can read and write."""

from krajina.scenario.run import ScenarioFailed, read_scenario, run_scenario
from krajina.scenario.stage import Stage

__all__ = ["ScenarioFailed", "Stage", "read_scenario", "run_scenario"]
