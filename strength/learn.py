"""Learn the weights of a game anew from games that it plays: `python -m strength.learn GAME [--help]`.

Ridge regression of the final margin between two seats on what they have after every turn, with TD(lambda) targets, over
the games of all generations, drawn towards the weights in use. A new set is put in use only if its greedy bot beats the
greedy bot of the old one: by a sequential test of the margin, over 400 games at least. All is logged.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np
from bench.builds import builds, environment
from rich.progress import track

from krajina.arena.crew import cores
from krajina.core.registry import find_game
from strength.page import write_page
from strength.results import read_results
from strength.selfplay import play_games
from strength.trial import trial

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "build" / "learn"
LOG: Final = Path(__file__).with_name("learned.md")
LAMBDA: Final = 0.7
DRAWN: Final = 0.02  # towards the weights in use, for each row
STEP: Final = 1.25  # by which a term is tried
BATCH: Final = 10  # games of a job
SMALLEST: Final = 1e-3  # a weight is never nothing: a candidate is said by factors
# What a point of the final margin is worth in what a judge counts: Grænaland's counts cards.
POINT: Final[Mapping[str, float]] = {"carcassonne": 1.0, "stroganov": 1.0, "graenaland": 20.0}
# By game, the set-ups that are played in turn.
SETUPS: Final[Mapping[str, Sequence[Mapping[str, object]]]] = {
    "carcassonne": ({"seats": 2}, {"seats": 2, "boxes": "all"}, {"seats": 4}),
    "stroganov": ({"seats": 2}, {"seats": 3}, {"seats": 4}),
    "graenaland": ({"seats": 3}, {"seats": 4}, {"seats": 5}),
}


def main(arguments: Sequence[str]) -> int:
    """Play, learn, try, and put in use or not."""
    parser = argparse.ArgumentParser(prog="python -m strength.learn", description=__doc__)
    parser.add_argument("game", choices=list(SETUPS))
    parser.add_argument("--games", type=int, default=2000, help="games to learn from, over all set-ups")
    parser.add_argument("--terms", nargs="*", help="try whole terms (all, or these) a step up and down instead")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    if not wanted.inside:
        *_, (_, source) = builds()
        command = [sys.executable, "-m", "strength.learn", *arguments, "--inside"]
        path = os.pathsep.join((str(source), str(ROOT)))
        return subprocess.run(command, env=environment(source) | {"PYTHONPATH": path}, check=False).returncode
    if wanted.terms is None:
        learn(wanted.game, wanted.games)
    else:
        tune(wanted.game, wanted.terms or find_game(wanted.game).judge().names)
    write_page(read_results())
    return 0


def learn(name: str, games: int) -> None:
    """One generation, by regression."""
    used, folder = _used(name)
    names, old = list(used["weights"]), np.array(list(used["weights"].values()))
    _play(name, games, folder, used["generation"])
    rows, targets = _rows(folder, old, POINT[name])
    new = fitted(rows, targets, old)
    new = np.where(np.abs(new) < SMALLEST, SMALLEST, new)
    print(f"{len(rows)} rows; error {_error(rows, targets, old):.2f} with the old weights, "
          f"{_error(rows, targets, new):.2f} with the new ones")  # fmt: skip
    _try(name, dict(zip(names, (new / old).tolist(), strict=True)), f"{len(rows)} rows", folder)


def tune(name: str, terms: Sequence[str]) -> None:
    """Whole terms a step up and down: what greed overlooks is not found by looking at values, only by playing."""
    for term in terms:
        for step in (STEP, 1 / STEP):
            used, folder = _used(name)
            factors = {one: step if one.partition(".")[0] == term else 1.0 for one in used["weights"]}
            while _try(name, factors, f"{term} × {step:.2f}", folder):  # as far as it helps
                pass


def _used(name: str) -> tuple[dict[str, Any], Path]:
    """The table in use, and the folder for what is learned for its rules and its names."""
    used = json.loads(_table(name).read_text("utf-8"))
    folder = KEPT / name / f"{used['rules']}-{len(used['weights'])}"
    folder.mkdir(parents=True, exist_ok=True)
    return used, folder


def _table(name: str) -> Path:
    return ROOT / "src" / Path(*find_game(name).words.split(".")) / "bot" / "weights.json"


def _try(name: str, factors: Mapping[str, float], source: str, folder: Path) -> bool:
    """The candidate against the weights in use; if it is better, they are replaced."""
    used = _used(name)[0]
    file = folder / "candidate.json"
    file.write_text(json.dumps(factors))
    verdict = trial(name, SETUPS[name], file)
    _log(name, used["generation"] + 1, source, verdict)
    if verdict["accepted"]:
        weights = {one: round(each * factors[one], 4) for one, each in used["weights"].items()}
        table = json.dumps(used | {"generation": used["generation"] + 1, "weights": weights}, indent=1) + "\n"
        for place in {_table(name), Path(str(files(find_game(name).words))) / "bot" / "weights.json"}:
            place.write_text(table)  # in the sources, and in the build that plays
    return bool(verdict["accepted"])


def _play(name: str, games: int, folder: Path, generation: int) -> None:
    """Self-play with the weights in use; the games of a generation are kept."""
    setups = SETUPS[name]
    jobs: list[tuple[str, Mapping[str, object], Mapping[str, float], int, int]] = [
        (name, dict(setups[number % len(setups)]), {}, 1_000_000 * generation + BATCH * number, BATCH)
        for number in range(games // BATCH)
    ]
    with get_context("spawn").Pool(cores()) as pool:
        done = pool.imap(play_games, jobs)
        for number, found in enumerate(track(done, f"Playing {name}", total=len(jobs))):
            file = folder / f"{generation}-{number}.npz"
            arrays = {f"{key}{index}": array for index, one in enumerate(found) for key, array in one.items()}
            np.savez_compressed(file, **arrays)  # type: ignore[arg-type]


def _rows(folder: Path, weights: np.ndarray, point: float) -> tuple[np.ndarray, np.ndarray]:
    """What two seats differ by after each turn, and what their margin still changed by, as TD(lambda) sees it."""
    rows, targets = [], []
    for file in sorted(folder.glob("*.npz")):
        with np.load(file) as kept:
            for index in range(BATCH):
                end = point * kept[f"end{index}"]
                row, target = _of_game(kept[f"features{index}"], kept[f"base{index}"], end, weights)
                rows.append(row)
                targets.append(target)
    return np.concatenate(rows), np.concatenate(targets)


def _of_game(
    features: np.ndarray, base: np.ndarray, end: np.ndarray, weights: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    seats = base.shape[1]
    rows, targets = [], []
    for one in range(seats):
        for other in range(one + 1, seats):
            here = base[:, one] - base[:, other]
            differ = features[:, one] - features[:, other]
            values = here + differ @ weights
            goal = float(end[0, one] - end[0, other])
            returns = np.empty(len(values))
            for turn in range(len(values) - 1, -1, -1):
                following = values[turn + 1] if turn + 1 < len(values) else goal
                goal = (1 - LAMBDA) * following + LAMBDA * goal
                returns[turn] = goal
            rows.append(differ)
            targets.append(returns - here)
    return np.concatenate(rows), np.concatenate(targets)


def fitted(rows: np.ndarray, targets: np.ndarray, old: np.ndarray) -> np.ndarray:
    """Ridge regression towards the old weights; what never differs stays as it was."""
    scale = np.sqrt((rows.astype(np.float64) ** 2).mean(axis=0)) + 1e-9
    scaled = rows / scale
    pull = DRAWN * len(rows) * np.eye(rows.shape[1])
    change = np.linalg.solve(scaled.T @ scaled + pull, scaled.T @ (targets - rows @ old))
    found: np.ndarray = old + change / scale
    return found


def _error(rows: np.ndarray, targets: np.ndarray, weights: np.ndarray) -> float:
    return float(np.sqrt(((targets - rows @ weights) ** 2).mean()))


def _log(name: str, generation: int, source: str, verdict: Mapping[str, object]) -> None:
    """A line of the log, whatever came out."""
    date = datetime.now(UTC).date().isoformat()
    said = "accepted" if verdict["accepted"] else "rejected"
    cells = (date, name, generation, source, verdict["games"], verdict["margin"], verdict["llr"], said)
    line = f"| {' | '.join(map(str, cells))} |"
    with LOG.open("a", encoding="utf-8") as log:
        log.write(line + "\n")
    print(line)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
