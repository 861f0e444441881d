"""Matches between bots: played on all cores or on a Ray cluster, kept whole, and judged by intervals."""
