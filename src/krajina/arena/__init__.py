"""Matches between bots: played on all cores or on a Ray cluster, kept whole, and judged by intervals."""

from krajina.arena.crew import Limits
from krajina.arena.folder import kept_game
from krajina.arena.match import Match, match_of, new_match
from krajina.arena.report import Report, Row
from krajina.arena.run import Progress, play_match
from krajina.arena.until import Until

__all__ = ["Limits", "Match", "Progress", "Report", "Row", "Until", "kept_game", "match_of", "new_match", "play_match"]
