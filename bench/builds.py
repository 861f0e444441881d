"""The two builds that are measured: copies of the sources, one as they are, one compiled, kept below build/bench."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "bench"
NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE")


def builds() -> Iterator[tuple[str, Path]]:
    """Each build by name, with the folder of its sources; only the first where nothing can be compiled."""
    yield "interpreted", _made("interpreted")
    if shutil.which("cc") or shutil.which("gcc"):
        yield "compiled", _made("compiled")
    else:
        print("There is no C compiler: the compiled build is not measured.")


def _made(name: str) -> Path:
    """The sources of a build, made anew when ours have changed."""
    folder, stamp = FOLDER / name, _stamp()
    if not (folder / "stamp").exists() or (folder / "stamp").read_text() != stamp:
        shutil.rmtree(folder, ignore_errors=True)
        ignored = shutil.ignore_patterns("*.so", "__pycache__", "client")
        shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
        for file in NEEDED:
            shutil.copy(ROOT / file, folder / file)
        if name == "compiled":
            print("Compiling the hot rooms; this takes some minutes ...", flush=True)
            command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
            subprocess.run(command, cwd=folder, env=environment(folder / "src"), check=True)
        (folder / "stamp").write_text(stamp)
    for table in (ROOT / "src").rglob("*.json"):  # what is only read needs no new build
        if (place := folder / table.relative_to(ROOT)).parent.exists():
            shutil.copy(table, place)
    return folder / "src"


def environment(source: Path) -> dict[str, str]:
    """That of a process which finds these sources before all others, and those of bench."""
    return {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}", "MYPYPATH": str(source)}


def _stamp() -> str:
    digest = blake2b()
    for path in sorted([*(ROOT / "src").rglob("*.py"), ROOT / "pyproject.toml", ROOT / "setup.py"]):
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()
