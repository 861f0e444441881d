"""Options are checked without a table: whoever brings tables of their own is told what is wrong, where and why."""

import json
from importlib.resources import files
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import BOT, HERE

from krajina.core.registry import find_game
from krajina.core.setup import table_names
from krajina.server.table.create import MOST_OPTIONS

Client = TestClient[Litestar]
Table = dict[str, Any]


def ours(game: str, name: str) -> Table:
    table: Table = json.loads(files(find_game(game).words).joinpath("data", f"{name}.json").read_text("utf-8"))
    return table


def problems(client: Client, game: str, data: object, language: str = "en") -> list[Table]:
    wanted = {"options": {"data": data}, "seats": 3}
    answer = client.post(f"/api/games/{game}/check", json=wanted, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    found: list[Table] = answer.json()["problems"]
    return found


@pytest.mark.parametrize(("game", "name"), [("stroganov", "villages"), ("graenaland", "tiles")])
def test_tables_that_are_fine_have_no_problems_and_a_table_opens_with_them(
    client: Client, game: str, name: str
) -> None:
    data = {name: ours(game, name)}
    assert problems(client, game, data) == []
    seats = [HERE, BOT, BOT]
    opened = client.post("/api/tables", json={"game": game, "options": {"data": data}, "seats": seats})
    assert opened.status_code == 201
    info = client.get(f"/api/tables/{opened.json()['table']}").json()
    assert info["options"]["data"] == data
    assert info["renamed"] == {}, "what is as in our tables keeps its name"


def test_what_own_tables_changed_is_called_by_its_number_at_the_table(client: Client) -> None:
    yurts = ours("stroganov", "yurts")
    yurts["tiles"][3]["rewards"] = [{"story": 1}]
    opened = client.post(
        "/api/tables", json={"game": "stroganov", "options": {"data": {"yurts": yurts}}, "seats": [HERE, BOT]}
    )
    info = client.get(f"/api/tables/{opened.json()['table']}").json()
    assert info["renamed"] == {"yurt-YA4": {"is": "word", "key": "own-yurt", "values": {"number": 4}}}


def test_a_mistake_is_told_with_its_file_its_row_and_its_field_in_the_language_of_who_asks(client: Client) -> None:
    villages = ours("stroganov", "villages")
    villages["tiles"][2]["rewards"] = "a coin"
    [english] = problems(client, "stroganov", {"villages": villages})
    assert english["code"] == "data-shape"
    assert english["values"]["file"] == "villages.json"
    assert english["values"]["place"] == "$.tiles[2].rewards (V3)"
    [czech] = problems(client, "stroganov", {"villages": villages}, "cs")
    assert "villages.json" in czech["message"]
    assert czech["message"] != english["message"]


def test_every_table_that_is_not_as_it_must_be_is_told_at_once(client: Client) -> None:
    data = {"villages": {}, "songs": {"tiles": 3}, "yurts": ours("stroganov", "yurts")}
    found = problems(client, "stroganov", data)
    assert {problem["values"]["file"] for problem in found} == {"villages.json", "songs.json"}


def test_a_reward_that_is_none_is_said_in_the_words_of_the_game(client: Client) -> None:
    villages = ours("stroganov", "villages")
    villages["tiles"][0]["rewards"] = [{"pick_above": 2}]
    [problem] = problems(client, "stroganov", {"villages": villages})
    assert problem["code"] == "data-reward-here"
    assert "pick_above" in problem["message"]


def test_a_table_that_the_game_does_not_have_is_told(client: Client) -> None:
    [problem] = problems(client, "stroganov", {"dragons": {}})
    assert "dragons" in problem["message"]


def test_options_that_are_too_long_are_told_before_a_table_is_opened(client: Client) -> None:
    villages = ours("stroganov", "villages") | {"note": "x" * MOST_OPTIONS}
    [problem] = problems(client, "stroganov", {"villages": villages})
    assert (problem["code"], problem["values"]) == ("too-large", {"limit": MOST_OPTIONS})


def test_a_request_beyond_all_limits_and_an_unknown_game_are_refused(client: Client) -> None:
    wanted = {"options": {"data": {"villages": {"note": "x" * 400_000}}}, "seats": 2}
    answer = client.post("/api/games/stroganov/check", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = client.post("/api/games/chess/check", json={"seats": 2})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-page")


@pytest.mark.parametrize("game", ["stroganov", "graenaland"])
def test_our_tables_are_there_to_be_corrected_and_are_fine_as_they_are(client: Client, game: str) -> None:
    tables = client.get(f"/api/games/{game}/tables").json()
    assert tables == {name: ours(game, name) for name in table_names(find_game(game))}
    assert problems(client, game, tables) == []


def test_a_game_without_such_tables_says_so(client: Client) -> None:
    answer = client.get("/api/games/carcassonne/tables")
    assert (answer.status_code, answer.json()["code"]) == (400, "no-own-data")
