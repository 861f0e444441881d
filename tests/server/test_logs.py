import asyncio
import json
import logging
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from krajina.server.logs import FIELDS, log, set_up_logs, shortened
from krajina.server.settings import LogLevel
from krajina.server.table.keys import Mint, new_key

SECRET = "Anna Nováková"


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """What is set up for the whole process is put back."""
    root, events = logging.getLogger(), logging.getLogger("krajina.events")
    before = root.handlers[:], root.level, events.level
    root.handlers.clear()  # pytest's own would be closed
    yield
    root.handlers[:], root.level, events.level = before


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_an_event_is_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info")
    log("table-created", game="harvest", seats=3, table=shortened("abc"))
    [line] = lines(capsys)
    at = datetime.fromisoformat(str(line.pop("at")))
    assert at.tzinfo is UTC
    assert line == {
        "event": "table-created",
        "level": "info",
        "game": "harvest",
        "seats": 3,
        "table": shortened("abc"),
    }


@pytest.mark.parametrize(("level", "expected"), [("debug", 3), ("info", 2), ("warning", 1), ("error", 1)])
def test_the_level_decides(capsys: pytest.CaptureFixture[str], level: LogLevel, expected: int) -> None:
    set_up_logs(level)
    log("loaded", level="debug")
    log("started")
    log("failure", level="error")
    assert len(lines(capsys)) == expected


@pytest.mark.parametrize("field", ["name", "key", "text", "address", "path", "message", "at"])
def test_there_is_no_field_for_what_must_not_be_there(field: str) -> None:
    assert field not in FIELDS
    with pytest.raises(AssertionError, match=field):
        log("said", "info", None, **{field: SECRET})


def test_the_id_of_a_table_is_never_logged() -> None:
    with pytest.raises(AssertionError) as caught:
        log("table-created", table=Mint("").table_id())
    assert "link" in str(caught.value)


def test_a_shortened_id_is_always_the_same_and_no_way_back() -> None:
    table = Mint("").table_id()
    assert shortened(table) == shortened(table)
    assert shortened(table) != shortened(Mint("").table_id())
    assert table not in shortened(table)


def test_libraries_speak_the_same_and_keep_values_to_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("debug")
    key = new_key()
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "192.0.2.1", f"/play/{key}")
    logging.getLogger("uvicorn.error").warning("Invalid request from %s\nmore of %s", "192.0.2.1", SECRET)
    [line] = lines(capsys)
    assert line.pop("at")
    assert line == {
        "event": "library",
        "level": "warning",
        "logger": "uvicorn.error",
        "message": "Invalid request from %s",
    }


def fail() -> None:
    try:
        raise KeyError(SECRET)
    except KeyError as error:
        raise ValueError(f"no player {SECRET}") from error


def test_an_error_is_told_with_where_it_happened_and_without_what_it_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info")
    try:
        fail()
    except ValueError as error:
        log("failure", level="error", error=error)
    [line] = lines(capsys)
    told = str(line["traceback"])
    assert "in fail" in told
    assert told.index("builtins.KeyError") < told.index("builtins.ValueError")
    assert SECRET not in json.dumps(line, ensure_ascii=False)


def test_what_a_system_says_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info")
    log("failure", level="error", error=OSError(28, "No space left on device"))
    log(
        "failure", level="error", error=ExceptionGroup(SECRET, [AssertionError("a seat has one key"), KeyError(SECRET)])
    )
    disk, bugs = (str(line["traceback"]) for line in lines(capsys))
    assert disk == "builtins.OSError: [Errno 28] No space left on device\n"
    assert bugs == "builtins.ExceptionGroup\nbuiltins.AssertionError: a seat has one key\nbuiltins.KeyError\n"


def test_a_task_that_fails_unheard_does_not_quote_either(capsys: pytest.CaptureFixture[str]) -> None:
    async def forgotten() -> None:
        raise ValueError(SECRET)

    async def main() -> None:
        task = asyncio.get_running_loop().create_task(forgotten())
        await asyncio.sleep(0)
        del task

    set_up_logs("info")
    asyncio.run(main())
    [line] = lines(capsys)
    assert (line["logger"], line["message"]) == ("asyncio", "Task exception was never retrieved")
    assert "in forgotten" in str(line["traceback"])
    assert SECRET not in json.dumps(line, ensure_ascii=False)
