"""The conformance kit, for games of this project and of others: `check_game` plays, asks and compares."""

from krajina.core.testing.kit import check_game, check_record
from krajina.core.testing.report import Broken, Report

__all__ = ["Broken", "Report", "check_game", "check_record"]
