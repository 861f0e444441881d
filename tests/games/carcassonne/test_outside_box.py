"""A box from outside is plain Python and data in its own package, found by entry point: tiles, marks and points."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

METADATA = "Metadata-Version: 2.1\nName: festival\nVersion: 1\n"
ENTRY_POINTS = (
    "[krajina.games.carcassonne.boxes]\nfestival = festival.box:BOX\nruin = ruin.box:BOX\nfair = fair.box:BOX\n"
)
ROW = '{"festival": {"marks": {"stalls": {"sign": "$", "word": "map-stalls"}}, "whys": ["festival"]}}'
TILES = """{"sets": {"festival": {"name": "Festival", "tiles": 3, "in_draw_pile": 3}}, "tiles": [
  {"id": "festival/meadow", "set": "festival", "count": 3, "edges": "FFFF", "segments": [
    {"kind": "field", "at": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"], "stalls": 2}]}]}"""
WORDS = (
    "map-stalls = stalls of a festival\ntile-festival-meadow = a meadow\nset-festival = Festival\nwhy-festival = fun\n"
)
BOX = '''
from krajina.core import Term
from krajina.games.carcassonne.expansion import NEXT, Expansion, Step
from krajina.games.carcassonne.faces import PARTS
from krajina.games.carcassonne.pieces import Slot
from krajina.games.carcassonne.scoring import award
from krajina.games.carcassonne.state import Model


class Count(Model):
    def __init__(self, stalls=0):
        self.stalls = stalls

    def copy(self):
        return Count(self.stalls)


class CountStalls(Step):
    def __init__(self):
        super().__init__(Slot.PLACED)

    def enter(self, state):
        face = state.board.faces[state.last_tile]
        parts = state.rules.tables.parts[face]
        state.models["festival"].stalls += sum(part.segment.marks.get("stalls", 0) for part in parts)
        return NEXT


class Festival(Expansion):
    """Ten times the points, and at the end a point for each stall to the first seat."""

    def __init__(self):
        super().__init__("festival")

    def model(self, state):
        return Count()

    def steps(self, variants):
        return (CountStalls(),)

    def rate(self, tables, terrain, marks, complete, rate):
        return 10 * rate

    def on_end(self, state):
        stalls = state.models["festival"].stalls
        award(state, 0, "festival", (Term("festival", stalls, stalls),))


BOX = Festival()
'''
PLAY = """
from random import Random
from krajina.core import playout
from krajina.games.carcassonne import BOX_NAMES, GAME, CarcassonneOptions
from krajina.text import Words

state = GAME.new(CarcassonneOptions(seats=2, boxes=("festival",), draw_order=("festival/meadow",) * 3))
playout(GAME, state, Random(1))
terms = {term.why: term.points for term in GAME.outcome(state).terms[0]}
assert terms["festival"] == 6, terms
assert all(points % 10 == 0 for why, points in terms.items() if why in ("road", "city", "unfinished_city")), terms
drawn = "\\n".join(line.text for line in GAME.render(GAME.view(state, None), Words("en", GAME.words), ("A", "B"), 200))
assert "$$" in drawn and "$ stalls of a festival" in drawn
assert GAME.new(CarcassonneOptions(seats=2, boxes="all")).rules.boxes[-1].name == "river", "it is off by default"
print(*BOX_NAMES)
"""


def test_a_box_from_outside_is_found_and_asked_and_a_broken_one_is_left_out(tmp_path: Path) -> None:
    for name, text in {
        "festival-1.dist-info/METADATA": METADATA,
        "festival-1.dist-info/entry_points.txt": ENTRY_POINTS,
        "festival/__init__.py": "",
        "festival/box.py": BOX,
        "festival/data/components.json": ROW,
        "festival/data/tiles.json": TILES,
        "festival/words/en.ftl": WORDS,
        "ruin/__init__.py": "",
        "ruin/data/components.json": '{"ruin": {}}',
        "ruin/box.py": "raise OSError('there is no roof')",
        "fair/__init__.py": "",
        "fair/data/components.json": '{"fair": {"marks": {"tent": {"sign": "^", "word": "tents", "adds_up": true}}}}',
        "fair/box.py": BOX,
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    paths = os.pathsep.join([str(tmp_path), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", PLAY]
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "festival" in done.stdout.split()
    assert "ruin" not in done.stdout.split()
    assert "fair" not in done.stdout.split(), "a feature has no room for one more mark that adds up"
    assert "BoxLeftOut: ('fair', 'fair', BadData('data-most'" in done.stderr
    assert "BoxLeftOut: ('ruin', 'ruin.box:BOX', OSError('there is no roof'))" in done.stderr
