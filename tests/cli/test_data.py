"""Tables of one's own: `--data FOLDER`, and the list of printed things."""

import json
from importlib import import_module
from pathlib import Path

import pytest
from tests.cli.printed import DATA, Printed
from typer.testing import CliRunner, Result

from krajina.cli import app
from krajina.core import AnyGame, find_game
from krajina.text import LANGUAGES

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

BARNS = (DATA / "barns.json").read_text("utf-8")
PRINTED = Printed()


def found(name: str) -> AnyGame:
    return PRINTED if name == "printed" else find_game(name)


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "saved"))
    monkeypatch.setattr(PRINTED, "name", "printed", raising=False)
    for module in ("bench", "pieces", "play", "saves"):
        monkeypatch.setattr(import_module(f"krajina.cli.{module}"), "find_game", found)


def run(*arguments: str | Path, lang: str = "en") -> Result:
    words = [*map(str, arguments), "--lang", lang]
    return CliRunner().invoke(app, words, input="q\n", env={"COLUMNS": "400"})


def own(folder: Path, **tables: str) -> Path:
    folder.mkdir()
    for name, text in tables.items():
        (folder / f"{name}.json").write_text(text)
    return folder


COMMANDS = [["play", "printed"], ["bench", "printed", "--seconds", "0.1"], ["pieces", "printed"]]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize(
    ("tables", "sentence"),
    [
        ({"barns": "{"}, "The table barns.json is not as it must be at $: Input data was truncated."),
        ({"barns": "[1]"}, "The table barns.json is not as it must be at $: Expected `object`, got `array`."),
        ({"farms": "{}"}, "The file farms.json is none of this game’s tables. Tables may be called: barns.json and"),
        ({}, "There is no table in the folder"),
        (
            {"barns": BARNS.replace('"room": 5', '"room": 0')},
            "barns.json is not as it must be at $.barns[1].room (new):",
        ),
        ({"barns": '{"barns": []}'}, "The table barns.json has 0 at $.barns, and the box has 2."),
    ],
)
def test_a_wrong_table_is_refused_with_file_place_and_reason(
    tmp_path: Path, command: list[str], tables: dict[str, str], sentence: str
) -> None:
    result = run(*command, "--data", own(tmp_path / "own", **tables))
    assert result.exit_code == 2, result.output
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "saved").exists()


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_folder_that_is_not_there_is_named(tmp_path: Path, command: list[str]) -> None:
    for folder in (tmp_path / "nowhere", DATA / "barns.json"):
        result = run(*command, "--data", folder)
        assert result.exit_code == 2
        assert f"The file {folder} cannot be used" in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_what_is_wrong(tmp_path: Path, lang: str) -> None:
    folder = own(tmp_path / "own", farms="{}")
    for arguments, word in (
        (["play", "printed", "--data", folder], "farms.json"),
        (["play", "printed", "--data", own(tmp_path / "empty")], str(tmp_path)),
        (["play", "harvest", "--data", folder], "harvest"),
        (["pieces", "harvest"], "harvest"),
        (["pieces", "printed", "--data", folder, "--export", folder], "--export"),
    ):
        result = run(*arguments, lang=lang)
        assert result.exit_code == 2
        assert word in result.stderr
        assert "error-" not in result.stderr


@pytest.mark.parametrize("command", ["play", "bench"])
def test_a_game_without_such_an_option_refuses(command: str) -> None:
    result = run(command, "harvest", "--data", DATA)
    assert result.exit_code == 2
    assert "The game “harvest” takes no tables of your own" in result.stderr


def test_a_saved_game_says_everything(tmp_path: Path) -> None:
    assert "--resume" in run("play", "--resume", tmp_path / "game.json", "--data", DATA).stderr


def test_a_record_carries_the_tables(tmp_path: Path) -> None:
    folder, file = own(tmp_path / "own", barns=BARNS.replace('"room": 5', '"room": 6')), tmp_path / "game.json"
    assert run("play", "printed", "--data", folder, "--save", file).exit_code == 0
    record = json.loads(file.read_text("utf-8"))
    assert record["options"]["data"] == {"barns": json.loads((folder / "barns.json").read_text("utf-8"))}
    (folder / "barns.json").unlink()
    assert run("play", "--resume", file).exit_code == 0
    record["options"]["data"]["barns"]["barns"].pop()
    file.write_text(json.dumps(record))
    assert "The table barns.json has 1 at $.barns" in run("play", "--resume", file).stderr


def test_bench_measures_with_them() -> None:
    assert run("bench", "printed", "--seconds", "0.1", "--json", "--data", DATA).exit_code == 0


def test_pieces_lists_every_row_with_its_facts_and_where_they_come_from() -> None:
    result = run("pieces", "printed")
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines() == [
        "barns.json",
        "  barns",
        '    old    {"room":3}  rulebook',
        '    new    {"room":5,"doors":["north"]}  reconstructed (room: rulebook; doors: source: a neighbour)',
        "fields.json",
        "  soil",
        '    {"depth":2}  source: a neighbour',
        "  stones",
        "    7      guess",
        "4 rows, by where they come from:",
        "    1  guess",
        "    1  reconstructed",
        "    1  rulebook",
        "    1  source: a neighbour",
    ]


@pytest.mark.parametrize(("lang", "word"), [("cs", "rekonstrukce"), ("de", "rekonstruiert"), ("fr", "reconstitué")])
def test_pieces_speaks_every_language(lang: str, word: str) -> None:
    output = run("pieces", "printed", lang=lang).stdout
    assert word in output
    assert "cli-" not in output


def test_pieces_shows_which_tables_are_ones_own(tmp_path: Path) -> None:
    text = BARNS.replace('"room": 3', '"room": 4').replace('"rulebook"}', '"source:physical copy"}', 1)
    output = run("pieces", "printed", "--data", own(tmp_path / "own", barns=text)).stdout
    assert "barns.json (yours)" in output
    assert '    old    {"room":4}  source: physical copy' in output
    assert "fields.json\n" in output


def test_our_tables_are_written_to_a_folder_and_can_be_read_from_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "own"
    result = run("pieces", "printed", "--export", folder)
    assert result.exit_code == 0
    assert f"2 tables were written to the folder {folder}." in result.stdout
    assert {file.name: file.read_text("utf-8") for file in folder.iterdir()} == {
        file.name: file.read_text("utf-8") for file in DATA.iterdir()
    }
    assert run("pieces", "printed", "--data", folder).stdout.count("(yours)") == 2


def test_nothing_is_written_over(tmp_path: Path) -> None:
    folder = own(tmp_path / "own", fields="mine")
    result = run("pieces", "printed", "--export", folder)
    assert result.exit_code == 2
    assert f"The file {folder / 'fields.json'} is there already" in result.stderr
    assert [file.read_text("utf-8") for file in folder.iterdir()] == ["mine"]
