"""The example that learns: with a budget of seconds it plays better than before."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples/learning/train.py"
MOST_LINES = 45  # of code


@pytest.mark.slow
def test_the_example_learns_to_beat_chance() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE), "1", "5", "8"], capture_output=True, text=True, check=True)
    shares = [float(share) for share in re.findall(r"wins (\d+\.\d)%", done.stdout)]
    assert len(shares) == 2
    assert shares[0] < 80 <= shares[1]


def test_the_example_is_short() -> None:
    text = re.sub(r'"""[\s\S]*?"""', "", EXAMPLE.read_text("utf-8"))
    lines = [line for line in text.splitlines() if line.strip()]
    assert 30 < len(lines) <= MOST_LINES
