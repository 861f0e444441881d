"""The library: words, shapes, icons and short rules of games, as a client finds them."""

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from litestar import Litestar
from litestar.testing import TestClient

from krajina.core.level import RANKS, read_levels
from krajina.core.registry import find_game
from krajina.server.http.games import GameSheet, missing
from krajina.server.http.levels import levels_of
from krajina.text import LANGUAGES, passages
from krajina.text.catalogue import CORE, catalogue, written
from krajina.text.passages import Passages

Client = TestClient[Litestar]
GAMES = ("carcassonne", "stroganov", "graenaland", "harvest")


def shared(language: str) -> str:
    """The words of all games but those that only the arena and learners say."""
    found, is_left_out = [], False
    for line in written(CORE, language).splitlines(keepends=True):
        if not line.startswith((" ", "\n")):
            is_left_out = line.startswith(("cli-arena-", "learn-", "error-arena-", "error-learn-"))
        if not (is_left_out and line.startswith((" ", "cli-", "learn-", "error-"))):
            found.append(line)
    return "".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_sent_as_they_are_written(client: Client, language: str) -> None:
    answer = client.get(f"/api/words/{language}")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.text.startswith(shared(language))
    for name in GAMES:
        assert client.get(f"/api/words/{language}/{name}").text == written(find_game(name).words, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_games_are_called_is_among_the_words_of_all(client: Client, language: str) -> None:
    shared = FluentBundle([language], use_isolating=False)
    shared.add_resource(FluentResource(client.get(f"/api/words/{language}").text))
    for name in GAMES:
        for key in ("title", "about"):
            pattern = shared.get_message(f"{name}-{key}").value
            assert pattern is not None
            said, errors = shared.format_pattern(pattern)
            own = catalogue(language, find_game(name).words).phrase(key)
            assert own is not None
            assert (said, errors) == (own.fixed, [])


def test_the_list_of_games_is_zipped_and_not_sent_twice(client: Client) -> None:
    first = client.get("/api/games")
    assert (first.headers["Content-Type"], first.headers["Content-Encoding"]) == ("application/json", "gzip")
    assert int(first.headers["Content-Length"]) < len(first.content) / 3
    assert client.get("/api/games", headers={"If-None-Match": first.headers["ETag"]}).status_code == 304


@pytest.mark.parametrize(
    "path",
    ["words/xx", "words/EN", "words/en/chess", "words/xx/harvest", "games/chess", "rules/chess/en", "rules/harvest/xx"],
)
def test_what_is_not_there_is_a_problem(client: Client, path: str) -> None:
    answer = client.get(f"/api/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-page")


def test_words_are_kept_by_their_version_and_asked_for_again_without(client: Client) -> None:
    path, version = "/api/words/cs", client.get("/api/games").json()["words"]["cs"]
    assert "immutable" in client.get(path, params={"v": version}).headers["Cache-Control"]
    assert client.get(path, params={"v": "old"}).headers["Cache-Control"] == "no-cache"
    first = client.get(path)
    assert first.headers["Cache-Control"] == "no-cache"
    again = client.get(path, headers={"If-None-Match": f'"x", {first.headers["ETag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    plain = client.get(path, headers={"Accept-Encoding": "identity", "If-None-Match": first.headers["ETag"]})
    assert (plain.status_code, plain.text) == (200, first.text)
    assert "Content-Encoding" not in plain.headers


@pytest.mark.parametrize(
    ("accepted", "zipped"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("br", False),
        ("", False),
    ],
)
def test_zipped_for_whoever_reads_that(client: Client, accepted: str, zipped: bool) -> None:
    answer = client.get("/api/words/en", headers={"Accept-Encoding": accepted})
    assert ("Content-Encoding" in answer.headers) == zipped
    assert answer.text.startswith(shared("en"))
    assert answer.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_of_a_game(client: Client, name: str) -> None:
    answer = client.get(f"/api/games/{name}")
    assert answer.headers["Content-Type"] == "application/json"
    sheet, game = msgspec.json.decode(answer.content, type=GameSheet), find_game(name)
    assert (sheet.name, sheet.rules, sheet.least, sheet.most) == (name, game.rules, game.seats[0], game.seats[-1])
    assert sheet.prepared == game.options.prepared
    assert len(sheet.colours) >= sheet.most
    assert set(sheet.words) == set(LANGUAGES)
    path = f"/api/words/de/{name}"
    assert "immutable" in client.get(path, params={"v": sheet.words["de"]}).headers["Cache-Control"]


def test_only_what_hides_nothing_is_open(client: Client) -> None:
    opened = [name for name in GAMES if client.get(f"/api/games/{name}").json()["is_open"]]
    assert opened == ["carcassonne", "stroganov"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_short_rules_are_there_in_every_language(client: Client, name: str, language: str) -> None:
    answer = client.get(f"/api/rules/{name}/{language}")
    found = msgspec.json.decode(answer.content, type=Passages)
    assert client.get(f"/api/games/{name}").json()["has_rules"]
    assert all(f"{{#{section.id}}}" in found.text for section in found.sections)


def test_a_game_without_short_rules_says_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passages, "INDEX", "nothing.json")
    passages.passages_of.cache_clear()
    try:
        assert passages.passages_of(find_game("harvest").words, "en") is None
        assert not passages.has_passages(find_game("harvest"))
    finally:
        passages.passages_of.cache_clear()


def test_what_a_language_lacks_is_said_in_english() -> None:
    plural = "two = { $n ->\n    [one] Two\n   *[other] Twos\n }\n"
    english = f"one = One\n{plural}-term = A\n    .form = B\n\n# Three\nthree = 3\n"
    assert missing("two = Dva\nfour = 4\n", english) == "\none = One\n\n-term = A\n    .form = B\n\nthree = 3\n"
    assert missing(english, english) == ""
    assert plural in missing("", english)


def test_a_game_tells_its_levels_and_the_server_the_bots_that_play_every_game(client: Client) -> None:
    found = client.get("/api/games").json()
    assert {"greedy", "random"} <= set(found["bots"])
    assert not set(found["bots"]) & set(RANKS)
    levels = {game["name"]: [level["name"] for level in game["levels"]] for game in found["games"]}
    assert levels["harvest"] == [], "nobody has measured any"
    assert [levels[name] for name in GAMES[:3]] == [list(find_game(name).levels) for name in GAMES[:3]]


def test_what_a_level_does_not_see_and_what_it_likes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("harvest")
    table = b'[{"rank": "adept", "bot": "greedy", "sight": {"rye": 0, "oats": 1.3, "hay": 0.5}, "nodes": 30}]'
    monkeypatch.setattr(type(game), "levels", read_levels(table))
    [level] = levels_of(game)
    assert (level.blind, level.dim, level.likes) == (("rye",), ("hay",), ("oats",))
    assert (level.nodes, level.strength) == (30, None)
