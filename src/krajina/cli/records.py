"""Records on the command line: telling a saved game, checking its draws."""

from pathlib import Path

from krajina.arena.folder import kept_game
from krajina.cli.saves import shown_names
from krajina.cli.show import show_table
from krajina.cli.terminal import BAD_INPUT, FAILED, Terminal
from krajina.core import AnyPlay, Entry, GameError, Play, SeatName, find_game, question_to, read_record, verify


def record_at(file: Path, number: int | None) -> bytes:
    """A record in a file, or the one of a game in the folder of an arena; raises GameError."""
    if number is not None:
        return kept_game(file, number)
    if file.is_dir():
        raise GameError("arena-which-game", folder=str(file))
    return file.read_bytes()


def copy_record(terminal: Terminal, record: bytes, file: Path) -> None:
    """Write a record into a file of its own."""
    try:
        with file.open("xb") as copy:
            copy.write(record)
    except FileExistsError as error:
        raise GameError("file-exists", file=str(file)) from error
    terminal.say("cli-record-written", file=str(file))


def tell(terminal: Terminal, data: bytes, step: int | None, seat: int | None) -> None:
    """Tell a saved game up to a step, and show the table there as a spectator or one seat sees it."""
    game, record = read_record(data, find_game)
    terminal.use(game)
    last = len(record.entries) if step is None else step
    if not 0 <= last <= len(record.entries):
        terminal.fail(terminal.text("cli-no-step", step=last, last=len(record.entries)), BAD_INPUT)
    if seat is not None and not 1 <= seat <= record.options.seats:
        terminal.fail(terminal.text("cli-no-seat", seat=seat, last=record.options.seats), BAD_INPUT)
    play: AnyPlay = Play.begin(game, record)
    terminal.use(game, record.options)
    names = shown_names(record.players, terminal.words)
    for number, entry in enumerate(record.entries[:last], 1):
        terminal.print(f"{number:>4}. {_told(terminal, play, entry, names)}")
        play.enter(entry)
    show_table(terminal, play, None if seat is None else seat - 1, names)


def _told(terminal: Terminal, play: AnyPlay, entry: Entry, names: tuple[str, ...]) -> str:
    """What was done, as the player who did it read it then."""
    if entry.action is None:
        return terminal.text("cli-took-back", names, seat=SeatName(entry.seat), steps=entry.undo)
    decision = question_to(play.game, play.state, entry.seat)
    message = entry.action.message if decision is None else decision.said(entry.action)
    done = terminal.words.say(message, names)
    return terminal.text("cli-acted", names, seat=SeatName(entry.seat), done=done)


def check_draws(terminal: Terminal, data: bytes) -> None:
    """Verify fair chance; the exit code tells too."""
    game, record = read_record(data, find_game)
    terminal.use(game)
    verdict = verify(game, record)
    sentence = terminal.words.say(verdict.message)
    if not verdict.fair:
        terminal.fail(sentence, FAILED)
    terminal.print(sentence, "green")
