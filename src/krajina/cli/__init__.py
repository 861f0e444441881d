"""The command line: `krajina`, a list of commands, each a few lines over the library."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Optional

import typer

from krajina import __version__
from krajina.cli.serve import serve_on, settings_help, show_record
from krajina.cli.terminal import Terminal, system_language
from krajina.core import GameError
from krajina.text import LANGUAGES

app = typer.Typer(
    help="Carcassonne, Stroganov and Grænaland at one table: play in the terminal, keep and check records, serve.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

Language = Annotated[
    str,
    typer.Option(
        "--lang",
        envvar="KRAJINA_LANG",
        default_factory=system_language,
        help=f"The language to speak: {', '.join(LANGUAGES)}.",
        show_default="the system's",
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A name that `krajina games` lists.")]
Settings = Annotated[
    Optional[list[str]],  # noqa: UP045  # typer reads it at run time
    typer.Option("--set", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
DataFolder = Annotated[
    Optional[Path],  # noqa: UP045
    typer.Option("--data", metavar="FOLDER", help="Your own tables of printed things, in place of ours."),
]
Database = Annotated[
    Optional[str],  # noqa: UP045
    typer.Option("--database", metavar="URL", help="In place of KRAJINA_DATABASE_URL."),
]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game (JSON).")]
GameNumber = Annotated[
    Optional[int],  # noqa: UP045
    typer.Option("--game", metavar="NUMBER", help="Of the folder of an arena, in place of a saved game."),
]


@app.callback(invoke_without_command=True)
def root(
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.", is_eager=True)] = False,
) -> None:
    """Carcassonne, Stroganov and Grænaland at one table."""
    if version:
        typer.echo(f"krajina {__version__}")
        raise typer.Exit


@app.command()
def games(
    lang: Language,
    names: Annotated[bool, typer.Option("--names", help="Only the names, one a line.")] = False,
) -> None:
    """List the games that are here, with their options."""
    from krajina.cli.games import list_games, list_names

    with Terminal(lang) as terminal:
        list_names(terminal) if names else list_games(terminal)


@app.command()
def pieces(
    game: GameName,
    lang: Language,
    data: DataFolder = None,
    export: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(metavar="FOLDER", help="Write our tables there, to be corrected; nothing is written over."),
    ] = None,
) -> None:
    """List the printed things of a game, and where each fact about them comes from."""
    from krajina.cli.pieces import export_tables, list_pieces

    with Terminal(lang) as terminal:
        if export is not None and data is not None:
            raise GameError("export-alone")
        if export is not None:
            export_tables(terminal, game, export)
        else:
            list_pieces(terminal, game, data)


@app.command()
def play(
    lang: Language,
    game: Annotated[Optional[str], typer.Argument(metavar="GAME", help="A name that `krajina games` lists.")] = None,  # noqa: UP045
    players: Annotated[
        Optional[list[str]],  # noqa: UP045
        typer.Argument(
            metavar="PLAYER",
            help="Who sits at the table, seat by seat: a name, or a bot such as `bot:master`.",
        ),
    ] = None,
    settings: Settings = None,
    data: DataFolder = None,
    save: Annotated[Optional[Path], typer.Option(help="Where to keep the game; must not exist.")] = None,  # noqa: UP045
    resume: Annotated[Optional[Path], typer.Option(help="Go on with a saved game.")] = None,  # noqa: UP045
    quick: Annotated[bool, typer.Option("--quick", help="Do not wait before the turn passes on.")] = False,
) -> None:
    """Play in the terminal: hot-seat, against bots, with undo.

    Every move is saved at once, so quitting loses nothing. Without players, you play against a middling bot.
    """
    from krajina.cli.play import new_table, play_on, resume_table

    with Terminal(lang) as terminal:
        if resume is not None and (game or players or settings or data or save):
            raise GameError("resume-alone")
        if resume is not None:
            table = resume_table(terminal, resume)
        elif game is not None:
            table = new_table(terminal, game, players or [], settings or [], save, data)
        else:
            raise GameError("nothing-to-play")
        play_on(table, quick=quick)


@app.command()
def replay(
    file: RecordFile,
    lang: Language,
    step: Annotated[Optional[int], typer.Option(help="Show the table as it stood after so many entries.")] = None,  # noqa: UP045
    seat: Annotated[Optional[int], typer.Option(help="Show it as this seat saw it, counted from 1.")] = None,  # noqa: UP045
    game: GameNumber = None,
    save: Annotated[Optional[Path], typer.Option(help="Only write the record there; must not exist.")] = None,  # noqa: UP045
    open_browser: Annotated[bool, typer.Option("--open", help="Show it in the browser instead.")] = False,
) -> None:
    """Tell a saved game entry by entry, and show the table at the end or at a step."""
    from krajina.cli.records import copy_record, record_at, tell

    with Terminal(lang) as terminal:
        record = record_at(file, game)
        if save is not None:
            copy_record(terminal, record, save)
        elif open_browser:
            show_record(terminal, record, step or 0)
        else:
            tell(terminal, record, step, seat)


@app.command()
def verify(file: RecordFile, lang: Language) -> None:
    """Check every draw of a finished game against the promise that was made before it."""
    from krajina.cli.records import check_draws

    with Terminal(lang) as terminal:
        check_draws(terminal, file.read_bytes())


@app.command()
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files (TOML).")],
    lang: Language,
    show: Annotated[bool, typer.Option("--show", help="Show the position at the end as text.")] = False,
) -> None:
    """Run scenarios: a situation, moves, and sentences that must hold."""
    from krajina.cli.scenarios import run_files

    with Terminal(lang) as terminal:
        run_files(terminal, files, show=show)


@app.command()
def bench(
    game: GameName,
    lang: Language,
    settings: Settings = None,
    data: DataFolder = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How long to measure.")] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON.")] = False,
) -> None:
    """Measure the speed of a game: complete games, played at random."""
    from krajina.cli.bench import measure_game

    with Terminal(lang) as terminal:
        measure_game(terminal, game, settings or [], seconds, as_json=as_json, data=data)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="NAME, NAME@LEVEL, package.module:Class or FILE.py:Class.")
    ],
    lang: Language,
    games: Annotated[int, typer.Option(min=1, help="How many; the last group with the same draws is finished.")] = 100,
    seats: Annotated[Optional[int], typer.Option(help="At the table; without it, one for each bot.")] = None,  # noqa: UP045
    settings: Settings = None,
    data: DataFolder = None,
    seed: Annotated[int, typer.Option(help="Which luck: the same match of the same seed has the same games.")] = 1,
    until: Annotated[
        str, typer.Option(metavar="LOW,HIGH", help="Stop when the first bot's margin is clear: 0,3 or 50%,55%.")
    ] = "",
    workers: Annotated[int, typer.Option(min=0, max=1024, help="Processes; 0 are as many as there are cores.")] = 0,
    ray: Annotated[str, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster (extra: cluster).")] = "",
    seconds: Annotated[float, typer.Option(min=0.01, help="The most that a bot may think at once.")] = 60.0,
    memory: Annotated[int, typer.Option(min=64, help="The most megabytes that a worker may take.")] = 4096,
    out: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(metavar="FOLDER", help="Where all is kept, and taken up again."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON.")] = False,
) -> None:
    """Let bots play against each other: the same draws, all seats; every game is kept.

    What was interrupted goes on with the same command.
    """
    from krajina.cli.arena import Wanted, run_match

    with Terminal(lang) as terminal:
        wanted = Wanted(
            game=game,
            bots=bots,
            settings=settings or [],
            data=data,
            games=games,
            seats=seats,
            seed=seed,
            workers=workers,
            ray=ray,
            until=until,
            seconds=seconds,
            memory=memory,
            folder=out,
        )
        run_match(terminal, wanted, as_json=as_json)


@app.command(epilog=settings_help())
def serve(
    lang: Language,
    host: Annotated[Optional[str], typer.Option(help="In place of KRAJINA_HOST.")] = None,  # noqa: UP045
    port: Annotated[Optional[int], typer.Option(min=0, max=65535, help="In place of KRAJINA_PORT.")] = None,  # noqa: UP045
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve Krajina to browsers. Everything else is set by variables of the environment."""

    with Terminal(lang) as terminal:
        serve_on(terminal, host, port, open_browser=open_browser)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy; must not exist.")],
    lang: Language,
    database: Database = None,
) -> None:
    """Copy the database of a server, also while it runs."""
    from krajina.cli.keep import back_up

    with Terminal(lang) as terminal:
        back_up(terminal, file, database)


@app.command("restore")
def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `krajina backup` made.")],
    lang: Language,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Put a database that is there aside.")] = False,
) -> None:
    """Put a copy back as the database, while no server runs on it."""
    from krajina.cli.keep import restore

    with Terminal(lang) as terminal:
        restore(terminal, file, database, force=force)


@app.command("export")
def export_command(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write them; nothing is written over.")],
    lang: Language,
    database: Database = None,
) -> None:
    """Write every game of a server as a record, the ones being played with all their secrets."""
    from krajina.cli.keep import export

    with Terminal(lang) as terminal:
        export(terminal, folder, database)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    app(args=list(arguments) if arguments is not None else sys.argv[1:], prog_name="krajina")
