"""Playing in the terminal: people on one keyboard and bots, every step saved, undo as the contract allows."""

from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Final, NamedTuple

from krajina.bots.anywhere import bot_anywhere, made_bot
from krajina.bots.levels import check_known, usual
from krajina.cli.ask import Command, Question
from krajina.cli.saves import Save, default_path, shown_names
from krajina.cli.settings import read_settings
from krajina.cli.show import show_sheet, show_table, show_view
from krajina.cli.terminal import Quit, Terminal
from krajina.core import (
    CHANCE,
    Action,
    AnyGame,
    AnyPlay,
    BadAction,
    BadOptions,
    Chance,
    Decision,
    GameError,
    IllegalAction,
    Play,
    Seat,
    Seated,
    SeatName,
    UnknownName,
    find_game,
    keeps,
    keyed,
    promise,
    simulated,
)
from krajina.core.record import BOT
from krajina.core.registry import AnyBot
from krajina.text.names import clean_name

MOST_NEWS: Final = 30  # lines; what was before is on the table


class News(NamedTuple):
    """A line that a player has not read yet, and the entry that it tells of."""

    entry: int
    text: str


class Table:
    """A game in the terminal: who sits where, what each person has not been told yet, and the file it is kept in."""

    def __init__(self, terminal: Terminal, play: AnyPlay, save: Save, chance: Chance) -> None:
        self.terminal = terminal
        self.play = play
        self.save = save
        self.chance = chance
        self.secret: bytes | None = None
        self.names = shown_names(play.players, terminal.words)
        self.bots = {
            seat: Seated(play.game, _bot(player.removeprefix(BOT), play.game), SystemRandom())
            for seat, player in enumerate(play.players)
            if player.startswith(BOT)
        }
        self.people = [seat for seat in range(play.options.seats) if seat not in self.bots]
        self.news: dict[Seat | None, list[News]] = {watcher: [] for watcher in (*self.people, None)}
        self.at: Seat | None = self.people[0] if len(self.people) == 1 else None  # who looks at the screen
        self.is_seen = False  # whether the table was shown since the program began

    def act(self, seat: Seat, action: Action) -> None:
        """Act, save, and tell everyone what they may know."""
        self.play.act(seat, action)
        self.save.write(self.play)
        for event in self.play.state.events or ():
            for watcher, news in self.news.items():
                if event.is_for(watcher):
                    told = self.terminal.words.say(event.message, self.names)
                    news.append(News(len(self.play.entries) - 1, told))

    def undo(self, seat: Seat, steps: int, agreed: Sequence[Seat] = ()) -> None:
        """Take back, save, and let everyone forget what did not happen."""
        first = self.play.steps[-steps].index if 0 < steps <= len(self.play.steps) else 0
        self.play.undo(seat, steps, agreed)
        self.save.write(self.play)
        told = self.terminal.text("cli-took-back", self.names, seat=SeatName(seat), steps=steps)
        for watcher, news in self.news.items():
            news[:] = [line for line in news if line.entry < first]
            if watcher != seat:
                news.append(News(len(self.play.entries) - 1, told))


def new_table(
    terminal: Terminal,
    name: str,
    players: Sequence[str],
    settings: Sequence[str],
    path: Path | None,
    data: Path | None = None,
) -> Table:
    """Set a new game up, with a promise of fair draws."""
    game = find_game(name)
    terminal.use(game)
    options = read_settings(game, settings, max(len(players), game.seats[0]), data)
    if len(players) > options.seats:
        raise BadOptions("too-many-players", players=len(players), seats=options.seats)
    seated = [player if player.startswith(BOT) else clean_name(player) for player in players] or [""]
    seated += [BOT + _usual_bot(game)] * (options.seats - len(seated))
    save = Save(path or default_path(game))
    play: AnyPlay = Play(game, options, players=tuple(seated))
    terminal.use(game, options)
    table = Table(terminal, play, save, simulated(Random()))
    table.secret = save.create()
    play.fair = promise(table.secret, save.path.stem)
    table.chance = keyed(table.secret, play.fair)
    try:
        save.write(play)
    except Exception:
        save.finish()
        raise
    terminal.say("cli-saving", style="dim", file=str(save.path))
    terminal.say("cli-promise", style="dim", commitment=play.fair.commitment)
    terminal.say("cli-help", style="dim")
    return table


def _usual_bot(game: AnyGame) -> str:
    """A level in the middle or, where a game has none, the bot that tries most."""
    if level := usual(game):
        return level
    try:
        _bot("greedy", game)
    except UnknownName:
        return "random"
    return "greedy"


def _bot(name: str, game: AnyGame) -> AnyBot:
    if ":" not in name:  # else it is one in a file or a module
        check_known(name, game)
    return made_bot(bot_anywhere(name), name, game)


def resume_table(terminal: Terminal, path: Path) -> Table:
    """Go on with a saved game; without its secret the draws go on unpromised, and that is said."""
    save = Save(path)
    game, record, secret = save.read()
    terminal.use(game)  # what is wrong with its options or entries is said in its own words
    play: AnyPlay = Play.resume(game, record)
    terminal.use(game, record.options)
    if len(play.players) != play.options.seats:
        play.players = ("",) * play.options.seats
    table = Table(terminal, play, save, simulated(SystemRandom()))
    if secret is not None and play.fair is not None and keeps(play.fair, secret):
        table.secret, table.chance = secret, keyed(secret, play.fair)
    elif not play.is_over:
        terminal.say("cli-no-secret", style="yellow")
    terminal.say("cli-help", style="dim")
    return table


def play_on(table: Table, *, quick: bool) -> None:
    """Play to the end, or until a player quits; then the game is on disk as it stands."""
    try:
        while decisions := table.play.game.decisions(table.play.state):
            _step(table, decisions, quick=quick)
    except Quit:
        table.terminal.say("cli-saved", file=str(table.save.path))
        return
    if table.secret is not None and table.play.fair is not None:
        table.play.reveal(table.secret)
        table.save.write(table.play)
        table.save.finish()
    _tell_news(table, table.at)  # since the player at the screen last looked
    show_table(table.terminal, table.play, None, table.names)
    table.terminal.say("cli-over", style="dim", file=str(table.save.path))


def _step(table: Table, decisions: Sequence[Decision[Action]], *, quick: bool) -> None:
    """Let the next one act: chance, a person, the one at the screen first, or a bot.

    Where several are asked at once bots answer last, so that a person may still take an answer back.
    """
    asked = {decision.seat: decision for decision in decisions}
    last = table.play.steps[-1].seat if table.play.steps else CHANCE
    if not quick and last in table.people and last not in asked and not _hands_over(table, last):
        return
    if CHANCE in asked:
        table.act(CHANCE, asked[CHANCE].choices.sample(table.chance(table.play.draws)))
    elif people := [seat for seat in asked if seat in table.people]:
        _ask_person(table, asked[table.at if table.at in people else people[0]])
    else:
        _ask_bot(table, decisions[0].seat)


def _ask_bot(table: Table, seat: Seat) -> None:
    try:
        action = table.bots[seat].answer(table.play.state, seat)
    except Exception as error:  # whatever a bot from outside does; the game is saved as it stands
        raise GameError("bot-failed", name=table.names[seat], reason=repr(error)) from error
    try:
        table.act(seat, action)
    except (BadAction, IllegalAction) as error:
        raise GameError("bot-failed", name=table.names[seat], reason=f"{action!r}, {error}") from error


def _hands_over(table: Table, seat: Seat) -> bool:
    """Wait before the turn passes on, as long as the last step can still be taken back alone."""
    if not table.play.undo_offer(seat).alone:
        return True
    if not table.is_seen:  # the game was just taken up again
        _draw_curtain(table, seat)
        show_table_of(table, seat)
    _tell_news(table, seat)
    while True:
        typed = table.terminal.ask(table.terminal.text("cli-hand-over"))
        if not typed:
            return True
        if typed == Command.QUIT:
            raise Quit
        if typed == Command.UNDO:
            _undo(table, seat)
            return False
        if typed == Command.TABLE:
            show_table_of(table, seat)
        elif typed == Command.SHEET:
            show_sheet(table.terminal, table.play, seat, table.names)
        else:
            table.terminal.say("cli-help")


def _ask_person(table: Table, decision: Decision[Action]) -> None:
    _draw_curtain(table, decision.seat)
    _tell_news(table, decision.seat)
    show_table_of(table, decision.seat)
    while True:
        answer = Question(table.terminal, table.play, decision, table.names).answer()
        if answer is Command.QUIT:
            raise Quit
        if answer is Command.UNDO:
            _undo(table, decision.seat)
            return
        if answer is Command.HELP:
            table.terminal.say("cli-help")
        elif answer is Command.TABLE:
            show_table_of(table, decision.seat)
        elif answer is Command.SHEET:
            show_sheet(table.terminal, table.play, decision.seat, table.names)
        else:
            table.act(decision.seat, answer)
            return


def show_table_of(table: Table, seat: Seat) -> None:
    """The table as a person sees it, under their name."""
    table.is_seen = True
    table.terminal.print()
    table.terminal.print(table.terminal.name(seat, table.names), "bold")
    show_view(table.terminal, table.play, seat, table.names)


def _draw_curtain(table: Table, seat: Seat) -> None:
    """Between two players on one screen: neither sees what is for the other."""
    if table.at == seat:
        return
    if len(table.people) > 1:
        if table.at is not None:  # before that no player's secrets are on the screen
            table.terminal.clear()
        table.terminal.ask(table.terminal.text("cli-curtain", table.names, seat=SeatName(seat)))
    table.at = seat


def _tell_news(table: Table, watcher: Seat | None) -> None:
    before = len(table.news[watcher]) - MOST_NEWS
    if before > 0:  # setting a table up takes many draws, and the table shows them all
        table.terminal.say("cli-news-before", style="dim", number=before)
    for line in table.news[watcher][-MOST_NEWS:]:
        table.terminal.print(f"· {line.text}", "dim")
    table.news[watcher].clear()


def _undo(table: Table, seat: Seat) -> None:
    """Take back one step alone, or further if all others agree."""
    offer = table.play.undo_offer(seat)
    try:
        if offer.alone or not offer.together:
            table.undo(seat, 1)  # or says why not
        elif _all_agree(table, seat):
            others = [other for other in range(table.play.options.seats) if other != seat]
            table.undo(seat, offer.together, others)
        else:
            return
    except IllegalAction as error:
        table.terminal.print(table.terminal.words.refusal(error.refusal, table.names), "red")
        return
    table.terminal.say("cli-undone", style="yellow")


def _all_agree(table: Table, seat: Seat) -> bool:
    """Say why consent is needed, and ask the other people, who sit at the same keyboard; bots do not mind."""
    why, yes = table.play.undo_offer(seat).why, table.terminal.text("yes")
    table.terminal.print(table.terminal.words.refusal(why, table.names), "yellow")
    others = [other for other in table.people if other != seat]
    if not others:
        return table.terminal.ask(table.terminal.text("cli-agree-alone")) == yes
    by = SeatName(seat)
    questions = (table.terminal.text("cli-agree", table.names, seat=SeatName(other), by=by) for other in others)
    return all(table.terminal.ask(question) == yes for question in questions)
