"""A game that is added as docs/adding-a-game.md says: its tests pass, the terminal plays it, the server offers it."""

import subprocess
import sys
from pathlib import Path
from time import sleep

import msgspec
import pytest
from tests.recipe import NAME, orchard, serving
from tests.web.tables import BOT, opened

pytestmark = pytest.mark.slow
LOOKS = 6000  # ten a second: a game of bots takes some seconds


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("recipe")


@pytest.fixture(scope="module")
def installed(folder: Path) -> dict[str, str]:
    return orchard(folder)


def run(folder: Path, installed: dict[str, str], *arguments: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=folder, env=installed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_pass_under_the_new_name(folder: Path, installed: dict[str, str]) -> None:
    told = run(folder / NAME, installed, "-m", "pytest", "-q", "-m", "not slow", "-p", "no:cacheprovider")
    assert " passed" in told


def test_the_terminal_lists_and_plays_it(folder: Path, installed: dict[str, str]) -> None:
    krajina = ("-c", "from krajina.cli import main; main()")
    assert f"Orchard  {NAME}, 2 to 4 players" in run(folder, installed, *krajina, "games", "--lang", "en")
    players = ("bot:random", "bot:greedy", "--save", "game.json", "--lang", "en")
    assert "Score sheet" in run(folder, installed, *krajina, "play", NAME, *players)


def test_the_server_offers_it_and_bots_play_it_there(folder: Path, installed: dict[str, str]) -> None:
    server = serving(folder, installed)
    server.start()
    try:
        assert NAME in [game["name"] for game in msgspec.json.decode(server.get("/api/games"))["games"]]
        table = opened(server, [BOT, {**BOT, "bot": "greedy"}], NAME)
        for _ in range(LOOKS):
            found = msgspec.json.decode(server.get(f"/api/tables/{table.table}"))
            if found["status"] == "finished":
                break
            sleep(0.1)
        assert found["status"] == "finished"
        assert msgspec.json.decode(server.get(f"/api/tables/{table.table}/record"))["game"] == NAME
    finally:
        server.stop()
