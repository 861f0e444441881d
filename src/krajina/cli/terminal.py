"""The terminal: says messages in the language asked for, asks, and turns errors into one sentence and an exit code."""

import os
import sys
from collections.abc import Mapping, Sequence
from textwrap import fill
from types import TracebackType
from typing import Final, Self

import typer
from rich.console import Console
from rich.markup import escape

from krajina.core import AnyGame, GameError, IllegalAction, Message, Options, Seat, SeatName, Value
from krajina.text import LANGUAGES, Words, best_language

FAILED: Final = 1  # what was asked for does not hold: a draw differs, a scenario fails
BAD_INPUT: Final = 2


def system_language() -> str:
    """The language that the system is set to."""
    wanted = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return best_language(wanted)


class Quit(Exception):
    """The player wants to stop, or there is no player to ask any more."""


class Terminal:
    """Where people read and type. Used in a `with`: whatever goes wrong inside ends in a clear sentence."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise typer.BadParameter(f"'{language}' is not one of {', '.join(LANGUAGES)}", param_hint="--lang")
        self.language = language
        self.words = Words(language)
        self.console = Console(highlight=False)
        self.errors = Console(stderr=True, highlight=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if isinstance(error, IllegalAction):
            self.fail(self.words.refusal(error.refusal), BAD_INPUT)
        elif isinstance(error, GameError):
            self.fail(self.words.say(error.message), BAD_INPUT)
        elif isinstance(error, OSError):
            file, reason = str(error.filename or ""), error.strerror or str(error)
            self.fail(self.words.say(Message("error-file", {"file": file, "reason": reason})), BAD_INPUT)

    def fail(self, sentence: str, code: int) -> None:
        """Say what is wrong and end with this exit code."""
        self.errors.print(escape(sentence), style="red", soft_wrap=True)
        raise typer.Exit(code)

    def use(self, game: AnyGame, options: Options | None = None) -> None:
        """Speak with the words of a game from now on; of a table with own tables, without names that would mislead."""
        own: Mapping[str, object] = getattr(options, "data", {})
        self.words = Words(self.language, game.words, renamed=game.renamed(own) if own else None)

    def text(self, key: str, names: Sequence[str] = (), **values: Value) -> str:
        """Say a message of the catalogue, without printing it."""
        return self.words.say(Message(key, values), names)

    def name(self, seat: Seat, names: Sequence[str]) -> str:
        """What a seat is called."""
        return self.words.value(SeatName(seat), names)

    def print(self, text: str = "", style: str = "", *, indent: int = 0, hang: int = 0) -> None:
        """Print a line as it is: nothing in it is taken for mark-up. What does not fit may hang further in."""
        if hang and self.console.is_terminal:
            text = fill(text, self.console.width, subsequent_indent=" " * hang, break_on_hyphens=False)
        self.console.print("  " * indent + escape(text), style=style, soft_wrap=not self.console.is_terminal)

    def say(self, key: str, names: Sequence[str] = (), style: str = "", **values: Value) -> None:
        """Print a message of the catalogue."""
        self.print(self.text(key, names, **values), style)

    def note(self, key: str, **values: Value) -> None:
        """Say a message of the catalogue beside what is printed: on the error output, where programs do not look."""
        self.errors.print(escape(self.words.say(Message(key, values))), style="dim", soft_wrap=True)

    def clear(self) -> None:
        """Clear the screen and what could be scrolled back to: the next one to look is another player."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def ask(self, question: str) -> str:
        """Ask for a line; raises Quit when there is no more input."""
        if sys.stdin is None:
            raise Quit
        try:
            return self.console.input(f"[bold]{escape(question)}[/bold] ").strip()
        except (EOFError, KeyboardInterrupt):
            self.print()
            raise Quit from None
