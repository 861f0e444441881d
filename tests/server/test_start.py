"""What a start loads: nothing heavy that it does not need."""

import subprocess
import sys
from pathlib import Path

import pytest

SERVED = """
import sys
from litestar.testing import TestClient
from krajina.server.app import create_app
from krajina.server.settings import Settings
with TestClient(create_app(Settings(database_url=f"sqlite:///{sys.argv[1]}"))) as client:
    assert client.get("/readyz").status_code == 200
print("alembic" in sys.modules)
"""
HEAVY = ("alembic", "fluent.runtime", "litestar", "prometheus_client", "sqlalchemy", "uvicorn")


def said(script: str, *arguments: str) -> str:
    run = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=True)
    return run.stdout.strip()


def test_the_command_line_loads_nothing_of_the_server() -> None:
    assert said(f"import sys, krajina.cli; print([name for name in {HEAVY} if name in sys.modules])") == "[]"


@pytest.mark.slow
def test_a_database_that_is_up_to_date_is_opened_without_alembic(tmp_path: Path) -> None:
    database = str(tmp_path / "krajina.db")
    assert said(SERVED, database) == "True", "a new one is made with it"
    assert said(SERVED, database) == "False"
