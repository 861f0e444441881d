"""The recipe of docs/adding-a-game.md, followed line by line: a fourth game in a folder of its own."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from soak.server import LIMITS, Server

ROOT = Path(__file__).resolve().parent.parent
NAME = "orchard"
INSTALL = "pip install -e .\n"


def orchard(folder: Path) -> dict[str, str]:
    """Add the game below this folder; the environment in which it is installed."""
    page = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    [recipe] = re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert recipe.endswith(INSTALL)
    checkout = folder / "krajina"
    checkout.mkdir()
    (checkout / "examples").symlink_to(ROOT / "examples")
    subprocess.run(["sh", "-ec", recipe.removesuffix(INSTALL)], cwd=checkout, check=True)
    places = [folder / NAME / "src", _installed(folder / NAME)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*map(str, places), *filter(None, sys.path)])}


def _installed(package: Path) -> Path:
    """What pip would write down of the package, without a network: its name and its entry points."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    info = package / "installed" / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(about, "utf-8")
    groups = project["entry-points"].items()
    lines = [
        line for group, names in groups for line in (f"[{group}]", *(f"{one} = {at}" for one, at in names.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines), "utf-8")
    return info.parent


def serving(folder: Path, installed: dict[str, str]) -> Server:
    """The real server where the game is installed; to be started and stopped."""
    return Server(folder, limits={**LIMITS, "PYTHONPATH": installed["PYTHONPATH"]})
