"""Running scenarios from the command line."""

from collections.abc import Sequence
from pathlib import Path

from krajina.cli.show import show_table
from krajina.cli.terminal import BAD_INPUT, FAILED, Terminal
from krajina.scenario import ScenarioFailed, Stage, read_scenario, run_scenario


def run_files(terminal: Terminal, files: Sequence[Path], *, show: bool) -> None:
    """Run each file; ends with an exit code if any fails."""
    failed, code = 0, FAILED
    for file in files:
        stage: Stage | None
        try:
            stage = run_scenario(file)
            rule = terminal.words.rule(read_scenario(file).rule)
            terminal.say("cli-scenario-holds", style="green", file=file.name, rule=rule)
        except ScenarioFailed as error:
            failed += 1
            code = code if error.readable else BAD_INPUT
            stage = error.stage
            terminal.print(str(error), "red")
        if show and stage is not None:
            terminal.use(stage.game, stage.play.options)
            show_table(terminal, stage.play, None, stage.names)
    if failed:
        terminal.fail(terminal.text("cli-scenarios-failed", failed=failed, all=len(files)), code)
