"""The converter of old scenarios: what it converts passes, what it cannot convert is told and left alone."""

from pathlib import Path

import pytest
from tools.convert_scenarios import converted, main

from krajina.scenario import run_scenario

OLD = {
    "harvest": """
game = "harvest"
rule = "section 3"  # "bid 4 coins" is no move here
seats = ["red", "blue"]
options = { rounds = 1 }

[[step]]
play = [
    "chance: draw rye", 'chance: draw hops', "chance: draw rye", "chance: draw rye", "chance: draw hops",
    "red: bid 4 coins",  # the higher bid
    "blue: bid 1 coin",
]
then = [
    "red has 2 coins",
    "red may not share out 2× rye | nothing because shares-left-out",
    "red may share out 2× rye and hops | nothing",
    "red may not take back because other",
]
""",
    "carcassonne": """
game = "carcassonne"
rule = "page 2"
seats = ["red", "blue"]

[[step]]
play = ["chance: draw base/city-cap", "red: place the tile at 0,-1 with turn 2", "red: place meeple on city south"]
then = ["red has 4 points", "blue may not place no figure because not-asked"]
""",
    "graenaland": """
game = "graenaland"
rule = "section 14"
seats = ["red", "blue", "white"]

[options.position]
phase = "building"
supply_row = ["supply-grain-grain", "supply-ore-ore", "supply-wood-wood", "supply-grain-wood"]
clans = [
    { villages = { plains_1 = 1 }, hand = ["forest-wood", "forest-wood", "plains-livestock", "plains-livestock"] },
    {},
    {},
]

[[step]]
then = [
    "red may build a village on plains 1 for 2× plains livestock and 2× forest wood",
    "red may not build a village on plains 1 for plains livestock and 2× forest wood because payment-misfit",
]
""",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in OLD.items():
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    return tmp_path


def test_old_files_pass_when_they_are_converted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(str(folder)) == 0, capsys.readouterr().out
    texts = {file: file.read_text("utf-8") for file in sorted(folder.glob("*.toml"))}
    for file, text in texts.items():
        run_scenario(file)
        assert text != OLD[file.stem]
    harvest = texts[folder / "harvest.toml"]
    assert '"red: bid coins=4",  # the higher bid\n' in harvest
    assert 'rule = "section 3"  # "bid 4 coins" is no move here\n' in harvest
    assert main(str(folder)) == 0
    assert {file: file.read_text("utf-8") for file in texts} == texts


def test_what_is_not_converted_is_told_by_file_and_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "harvest.toml"
    file.write_text(
        OLD["harvest"]
        .replace("red has 2 coins", "red is told: On the cart: hops.")
        .replace("red may not take back because other", "the sack is nothing")
        .replace("blue: bid 1 coin", "blue: bet 1 coin"),
        "utf-8",
    )
    assert main(str(folder)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" is left")[0] for line in lines] == [
        f"{file}:11: 'blue: bet 1 coin'",
        f"{file}:14: 'red is told: On the cart: hops.'",
        f"{file}:17: 'the sack is nothing'",
    ]
    text = file.read_text("utf-8")
    assert "red: bid coins=4" in text
    assert "blue: bet 1 coin" in text


@pytest.mark.parametrize(
    "text",
    [
        "no TOML [",
        "game = 3",
        'step = [{play = 3}]\ngame = "harvest"\nseats = []',
        OLD["harvest"].replace("harvest", "x"),
    ],
)
def test_other_files_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    file = tmp_path / "other.toml"
    file.write_text(text, "utf-8")
    assert main(str(tmp_path)) == 1
    assert capsys.readouterr().out.startswith(str(file))
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("game", "said", "line"),
    [
        ("carcassonne", "draw city on all sides but south", "draw_tile tile=base/city-three"),
        ("carcassonne", "draw the wolf", "draw_sheep sheep=0"),
        ("stroganov", "pay 2 furs: sable (2)", "pay fur=2 count=2"),
        ("stroganov", "blue comes next", "draw_player seat=blue"),
        ("stroganov", "start with card S1 (an extra step)", "take_start_card card=S1"),
        ("stroganov", "use\u00a0S1", "use_card card=S1"),
        (
            "graenaland",
            "propose on plains 1: 2× grain and ore | nothing",
            "propose at=plains_1 shares=(2*grain,ore),()",
        ),
        ("graenaland", "propose on plains 1: nothing", "propose at=plains_1 shares=(())"),
        ("graenaland", "build it together and add nothing", "build_together pay=()"),
        ("graenaland", "give the cards", "confirm agree=true"),
        ("graenaland", "promise to give ore if blue gives wood", "promise_swap resource=ore to=blue wanted=wood"),
    ],
)
def test_sentences(game: str, said: str, line: str) -> None:
    assert converted(game, said, ["red", "blue"]) == line
