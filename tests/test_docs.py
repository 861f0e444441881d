"""Documentation that cannot rot: what it shows runs, what it quotes exists, what exists is documented."""

import doctest
import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from typer.main import get_command

from krajina.cli import app
from krajina.core import GameError, bot_names
from krajina.core.testing.golden import plan
from krajina.scenario import run_scenario
from krajina.scenario.sentences import SENTENCES

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("examples/*/README.md")])
HARVEST = ROOT / "examples" / "harvest"


def blocks(page: Path, language: str) -> Iterator[str]:
    yield from re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_the_example_of_the_readme_runs_and_prints_what_it_says() -> None:
    [example] = blocks(ROOT / "README.md", "python")
    assert len([line for line in example.splitlines() if line]) == 5
    output = StringIO()
    with redirect_stdout(output):
        exec(compile(example, "README.md", "exec"), {})
    [promised] = re.findall(r"print\(.*\)  # (.*)", example)
    assert output.getvalue().strip() == promised


@pytest.mark.slow
@pytest.mark.parametrize(("name", "blocks_at_least", "lines_at_least"), [("python", 31, 101), ("learning", 8, 25)])
def test_the_examples_of_the_library_run_and_print_what_they_say(
    name: str, blocks_at_least: int, lines_at_least: int
) -> None:
    examples = list(blocks(ROOT / f"docs/{name}.md", "python"))
    assert len(examples) >= blocks_at_least
    assert [example for example in examples if not example.startswith(">>> ")] == []
    page = doctest.DocTestParser().get_doctest("\n".join(examples), {"__name__": "__main__"}, name, None, 0)
    report = StringIO()
    done = doctest.DocTestRunner().run(page, out=report.write)
    assert done.attempted >= lines_at_least
    assert done.failed == 0, report.getvalue()


@pytest.mark.slow
def test_the_example_of_the_arena_runs_and_prints_what_it_says() -> None:
    [example] = blocks(ROOT / "docs/arena.md", "python")
    page = doctest.DocTestParser().get_doctest(example, {"__name__": "__main__"}, "docs/arena.md", None, 0)
    report = StringIO()
    done = doctest.DocTestRunner().run(page, out=report.write)
    assert done.attempted > 5
    assert done.failed == 0, report.getvalue()


def test_every_error_is_in_the_table_of_the_library() -> None:
    page = (ROOT / "docs/python.md").read_text("utf-8")
    kinds = [kind for kind in GameError.__subclasses__() if kind.__module__ == GameError.__module__]
    assert len(kinds) > 5
    assert [kind.__name__ for kind in kinds if f"| `{kind.__name__}` |" not in page] == []


def test_adding_a_game_quotes_the_teaching_game() -> None:
    sources = [HARVEST / "src/krajina_harvest/game.py", HARVEST / "tests/test_harvest.py", HARVEST / "pyproject.toml"]
    source = "\n".join(file.read_text("utf-8") for file in sources)
    flat = re.sub(r"\s+", " ", source)
    page = ROOT / "docs/adding-a-game.md"
    quotes = [*blocks(page, "python"), *blocks(page, "toml")]
    assert len(quotes) > 10
    for quote in quotes:
        assert re.sub(r"\s+", " ", quote).strip() in flat, f"not in the teaching game:\n{quote}"


def test_drawing_a_board_shows_the_board_of_the_teaching_game() -> None:
    page, boards = ROOT / "docs/drawing-a-board.md", ROOT / "web/src/boards"
    assert list(blocks(page, "svelte")) == [(boards / "harvest/Board.svelte").read_text("utf-8")]
    [registered] = blocks(page, "ts")
    assert registered in (boards / "Board.svelte").read_text("utf-8")


def test_drawing_a_board_tells_all_that_a_scene_gives() -> None:
    source = (ROOT / "web/src/lib/table/scene.ts").read_text("utf-8")
    [scene] = re.findall(r"^export interface Scene<.*?> \{\n(.*?)^\}", source, re.MULTILINE | re.DOTALL)
    given = re.findall(r"^  (?:readonly )?(\w+)[:(]", scene, re.MULTILINE)
    assert len(given) > 20
    rows = re.findall(r"^\| (`.*?) \|", (ROOT / "docs/drawing-a-board.md").read_text("utf-8"), re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`(\w+)", row)}
    assert [name for name in given if name not in told] == []


def test_the_bot_of_the_recipe_plays() -> None:
    from random import Random

    from krajina.core import find_game, play_game

    [recipe] = blocks(ROOT / "CONTRIBUTING.md", "python")
    scope: dict[str, type] = {}
    exec(compile(recipe, "CONTRIBUTING.md", "exec"), scope)
    game = find_game("harvest")
    bots = [scope["FirstBot"](game) for _ in range(2)]
    play = play_game(game, game.options(seats=2), bots, Random(1))
    assert play.is_over


def test_the_scenario_of_the_docs_holds(tmp_path: Path) -> None:
    [example] = blocks(ROOT / "docs/scenarios.md", "toml")
    file = tmp_path / "example.toml"
    file.write_text(example, "utf-8")
    run_scenario(file)


def test_every_form_of_sentence_is_documented() -> None:
    page = (ROOT / "docs/scenarios.md").read_text("utf-8")
    assert [form for form in SENTENCES if f"| `{form}` |" not in page] == []


def test_every_command_and_bot_is_documented() -> None:
    page = (ROOT / "docs/command-line.md").read_text("utf-8")
    commands = getattr(get_command(app), "commands")  # noqa: B009  # typer types it as any command
    assert [name for name in commands if f"`krajina {name}" not in page] == []
    assert [name for name in bot_names() if f"`bot:{name}`" not in page] == []


def test_commands_in_the_docs_exist() -> None:
    commands = getattr(get_command(app), "commands")  # noqa: B009
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for page in PAGES:
        for line in re.findall(r"(?:^|`)((?:\.venv/bin/)?krajina [a-z][^`\n]*)", page.read_text("utf-8"), re.MULTILINE):
            assert shlex.split(line, comments=True)[1] in {*commands, "COMMAND"}, f"{page.name}: {line}"
        for target in re.findall(r"(?:^|`)make ([a-z]+)", page.read_text("utf-8"), re.MULTILINE):
            assert target in targets, f"{page.name}: make {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def found(name: str) -> list[Path]:
    """What a page means by a path: in the repository or in the package."""
    return [path for root in (ROOT, ROOT / "src/krajina") for path in root.glob(name.rstrip("/"))]


def test_each_file_that_the_architecture_names_is_there() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    named = re.findall(r"`((?:[\w.*-]+/)+[\w.*-]+/?)`", page)
    assert len(named) > 30
    assert [name for name in named if not found(name)] == []


def test_each_hop_of_the_walk_is_there() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    hops = re.findall(r"^\| (\d+) \| `([^`]+)` `(\w+)` \|", page, re.MULTILINE)
    assert [int(number) for number, _, _ in hops] == list(range(1, len(hops) + 1))
    assert 10 < len(hops) <= 15
    for _, name, function in hops:
        [file] = found(name)
        assert re.search(
            rf"(?:def|function|async|const|private) {function}\b|^  {function}\(", file.read_text("utf-8"), re.M
        ), name


def test_every_scenario_of_the_teaching_game_is_in_its_table_of_clauses() -> None:
    page = (HARVEST / "README.md").read_text("utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|")]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert named == {file.stem for file in (HARVEST / "tests/scenarios").glob("*.toml")}


def test_every_golden_game_is_in_a_plan() -> None:
    for folder in (file.parent for file in ROOT.glob("**/golden.toml") if ".venv" not in file.parts):
        assert {golden.name for golden in plan(folder)} == {file.stem for file in folder.glob("*.json")}
