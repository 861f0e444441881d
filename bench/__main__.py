"""Measure both builds, print tables that compare them, write build/bench.json: `python -m bench [ROUNDS] [SECONDS]`."""

import subprocess
import sys

import msgspec

from bench.builds import FOLDER, builds, environment
from bench.report import Report, show


def main(arguments: list[str]) -> None:
    """One build after the other, each next to the yardstick."""
    rounds, seconds = (*arguments, *("7", "0.5")[len(arguments) :])
    reports: dict[str, Report] = {}
    for name, source in builds():
        print(f"Measuring, {name} ...", flush=True)
        file = FOLDER / f"{name}.json"
        command = [sys.executable, "-m", "bench.measure", rounds, seconds, str(file)]
        subprocess.run(command, env=environment(source), check=True)
        reports[name] = msgspec.json.decode(file.read_bytes(), type=Report)
    print("\n".join(show(reports)))
    written = FOLDER.with_suffix(".json")
    written.write_bytes(msgspec.json.format(msgspec.json.encode(reports)))
    print(f"\nWritten to build/{written.name}")


main(sys.argv[1:])
