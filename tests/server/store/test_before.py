"""What was written before the server was put in order is read as it was: a database, and a record.

`before/` was made by the commit before (7cfb399): tables of all games in the middle, and what its server told of each.
`told.json` was made again since: when messages got places as places and `undo` got `asks`, when questions got
`is_answered`, and for the tables of Stroganov and Grænaland when their views and choices began to say more (the last
time `past` in views of Grænaland), or came as rows (Grænaland). Nothing else differed.
"""

import json
import sqlite3
from hashlib import blake2b
from pathlib import Path

import pytest
from litestar.testing import TestClient

from krajina.core import find_game
from krajina.core.play import AnyPlay, Play
from krajina.core.record import read_record
from krajina.core.verify import verify
from krajina.server.app import create_app
from krajina.server.settings import Settings

BEFORE = Path(__file__).parent / "before"
TOLD = json.loads((BEFORE / "told.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("before") / "krajina.db"
    with sqlite3.connect(file) as connection:
        connection.executescript((BEFORE / "tables.sql").read_text("utf-8"))
    connection.close()
    return file


def test_every_table_tells_each_seat_what_it_told_before(database: Path) -> None:
    with TestClient(create_app(Settings(database_url=f"sqlite:///{database}"))) as client:
        for name, one in TOLD.items():
            with client.websocket_connect("/api/socket") as socket:
                socket.send_json({"kind": "hello", "keys": [one["key"]] if one["key"] else [], "table": one["table"]})
                while (told := socket.receive_json())["kind"] != "update":
                    assert told["kind"] == "welcome", told
            assert blake2b(json.dumps(told, sort_keys=True).encode(), digest_size=16).hexdigest() == one["told"], name


def test_the_record_is_replayed_and_its_draws_are_as_promised() -> None:
    game, record = read_record((BEFORE / "record.json").read_bytes(), find_game)
    play: AnyPlay = Play.begin(game, record)
    for entry in record.entries:
        play.enter(entry)
    assert play.is_over
    assert verify(game, record).fair
