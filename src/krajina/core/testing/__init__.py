"""The conformance kit, for games of this project and of others: `check_game` plays, asks and compares."""

from krajina.core.testing.kit import Broken, Report, check_game

__all__ = ["Broken", "Report", "check_game"]
