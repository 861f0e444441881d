"""What a match leaves behind for others: the report as JSON, its games as CSV, and a picture of how it went."""

import csv
from io import StringIO
from pathlib import Path
from typing import Final

import msgspec

from krajina.arena.folder import write_whole
from krajina.arena.match import called
from krajina.arena.plot import drawn
from krajina.arena.report import Report, Standing

COLUMNS: Final = (
    *("game", "group", "counted", "seat", "bot", "points", "place", "share", "margin", "decisions", "seconds"),
    "digest",
)


def write_files(report: Report, standing: Standing, folder: Path) -> None:
    """Write all of them anew, each in one piece."""
    write_whole(folder / "report.json", msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    write_whole(folder / "games.csv", rows_of(standing).encode())
    write_whole(folder / "plot.svg", drawn(standing).encode())


def rows_of(standing: Standing) -> str:
    """All games as CSV, a row a game and seat."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for number in sorted(standing.games):
        game = standing.games[number]
        group = standing.match.group(number)
        for seat, bot in enumerate(game.bots):
            share = (game.places[seat] == 1) / game.winners
            where = number, group + 1, int(group < len(standing.groups)), seat + 1, called(bot)
            end = game.points[seat], game.places[seat], round(share, 4), round(game.margin(bot), 4)
            writer.writerow((*where, *end, game.decisions[seat], game.seconds[seat], game.digest))
    return text.getvalue()
