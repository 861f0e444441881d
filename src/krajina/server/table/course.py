"""The course of a game at a table: its play, what each step told, what may be redone, and which seat was asked when.

The room brings the time, stores what is new and tells it to the watchers.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec

from krajina.core.action import Action
from krajina.core.chance import Fair, keyed
from krajina.core.decision import Decision
from krajina.core.event import Event
from krajina.core.game import AnyGame, Options, State, View
from krajina.core.play import AnyPlay, Play
from krajina.core.record import Entry, read_action, read_entry, read_record, wired
from krajina.core.seat import CHANCE, Seat
from krajina.core.step import revision_of
from krajina.core.understood import understood
from krajina.server.table.model import Origin, StoredEntry, Table
from krajina.server.table.questions import Question, question_of
from krajina.server.table.refused import Refused

MOST_UNDOS: Final = 1000  # of a game: more are of no use, and all of them are replayed whenever the table is opened
MOST_EXTRAS: Final = 1000  # of a seat: steps that nobody waited for, those included that were taken back

RECENT: Final = 64  # entries: a client that has seen less than all but these is behind, whatever it was asked


def open_play(game: AnyGame, options: Options, fair: Fair | None, origin: Origin) -> AnyPlay:
    """The game before the first entry of its table: from the set-up or, at a fork, from an imagined position."""
    if not origin.is_fork:
        return Play(game, options, fair)
    _, record = read_record(origin.record.encode(), lambda _name: game)
    before = open_play(game, record.options, None, origin.parent or Origin())
    for entry in record.entries:
        before.repeat(entry)
    # A position that the seat could not tell from the true one; the same seed gives the same position.
    start = game.imagine(before.state, origin.seat, Random(origin.seed))
    start.events = []  # what led here happened at another table
    return Play(game, options, fair, start=start)


class Course:
    """A game in progress as its table knows it. `stored` are the entries as bytes, `told` the events of each."""

    def __init__(self, game: AnyGame, table: Table) -> None:
        options = msgspec.json.decode(table.options, type=understood(game.options))
        self.game = game
        promise = table.fair and msgspec.structs.replace(table.fair, key="")  # a known key forbids to repeat an undo
        self.play: AnyPlay = open_play(game, options, promise, table.origin)
        self.stored: list[StoredEntry] = []
        self.told: list[tuple[Event, ...]] = []
        self._chance = keyed(bytes.fromhex(table.secret), promise) if promise and table.secret else None
        self._undone: dict[Seat, list[Action]] = {}
        self._extras: Counter[Seat] = Counter()
        self._acted: dict[Seat, int] = {}
        self._asked: dict[Seat, int] = {}
        self._questions: dict[Seat, Question] = {}
        self._prints: dict[Seat, bytes] = {}
        self._read_at = -1
        self._seen: tuple[State, dict[Seat | None, View]] | None = None
        self._look()

    @classmethod
    def replayed(cls, game: AnyGame, table: Table, entries: Sequence[StoredEntry]) -> "Course":
        """The course of a stored table."""
        course = cls(game, table)
        for stored in entries:
            course.take(stored, is_recent=len(entries) - stored.seq <= RECENT)
        course.play.fair = table.fair
        return course

    @property
    def n(self) -> int:
        """How many entries there are: the version of every stream of this table."""
        return len(self.stored)

    @property
    def is_over(self) -> bool:
        """No seat is asked anything any more."""
        return self.play.is_over

    def take(self, stored: StoredEntry, *, is_recent: bool = True) -> None:
        """Take in an entry that is stored already; of one long ago, it does not matter which seat was asked what."""
        assert stored.seq == self.n, "entries follow on each other"
        self._do(read_entry(self.game, stored.entry, stored.seq), self.play.repeat)
        self._seen = None  # the same state, but not as it was
        self.stored.append(stored)
        if is_recent:
            self._look()

    def act(self, seat: Seat, action: Action, now: float, by: str = "") -> None:
        """Let a seat act, with an action that was read; raises IllegalAction or Refused: then nothing has changed."""
        if not self._may_change(seat) and revision_of(self.game, self.play.state, seat) is not None:
            raise Refused("too-many-changes", most=MOST_EXTRAS)
        self._add(Entry(seat, action), now, by)

    def undo(self, seat: Seat, steps: int, agreed: Sequence[Seat], now: float) -> None:
        """Take steps back; raises IllegalAction or Refused, and then nothing has changed."""
        if sum(entry.undo > 0 for entry in self.play.entries) >= MOST_UNDOS:
            raise Refused("too-many-undos", most=MOST_UNDOS)
        self._add(Entry(seat, undo=steps, agreed=tuple(agreed)), now, "")

    def redo(self, seat: Seat, now: float) -> None:
        """Do again what the seat took back last; raises Refused."""
        undone = self._undone.get(seat)
        if not undone:
            raise Refused("nothing-to-redo")
        self.act(seat, undone[-1], now)

    def redo_count(self, seat: Seat) -> int:
        """How many steps the seat may do again."""
        return len(self._undone.get(seat, ()))

    def draw(self, now: float) -> None:
        """Let chance act as long as it is asked."""
        while (decision := self._chance_decision()) is not None:
            assert self._chance is not None, "only a table with a secret is played"
            self.act(CHANCE, wired(self.game, decision.choices.sample(self._chance(self.play.draws))), now)

    @property
    def waits_for_chance(self) -> bool:
        """It is chance's turn."""
        return self._chance_decision() is not None

    def _chance_decision(self) -> Decision[Action] | None:
        decisions = self.game.decisions(self.play.state)
        return next((decision for decision in decisions if decision.seat == CHANCE), None)

    def answers(self) -> Counter[Seat]:
        """How many steps of each seat stand, without those that nobody waited for: they are worth no time."""
        return Counter(step.seat for step in self.play.steps if not step.is_extra)

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a spectator, sees now; built once, and once for all of them where the game hides nothing."""
        state = self.play.state  # another one after every step
        if self._seen is None or self._seen[0] is not state:
            self._seen = state, {}
        eyes = None if self.game.is_open else seat
        views = self._seen[1]
        if eyes not in views:
            views[eyes] = self.game.view(state, eyes)
        return views[eyes]

    def needed(self) -> tuple[Seat, ...]:
        """The seats that the game waits for."""
        return self.game.needed(self.play.state)

    def passes_on(self, seat: Seat, before: int) -> bool:
        """Tell whether, with the entries since `before`, a seat's turn passes on that it could still take back."""
        if self.play.undo_offer(seat).alone == 0 or seat in self.needed():
            return False
        asks_anew = any(self.asked_at(other) > before for other in self.needed())
        return self.waits_for_chance or self.is_over or asks_anew

    def questions(self) -> dict[Seat, Question]:
        """What each seat is asked now, or has answered and may answer anew."""
        if self._read_at != self.n:
            again = self.game.revisions(self.play.state)
            changes = {one.seat: question_of(one, is_answered=True) for one in again if self._may_change(one.seat)}
            offered = {seat: question for seat, question in changes.items() if question.says}
            self._questions = offered | {one.seat: question_of(one) for one in self._decisions()}
            self._read_at = self.n
        return self._questions

    def _may_change(self, seat: Seat) -> bool:
        """Tell whether a seat may still do something that nobody waits for."""
        return self._extras[seat] < MOST_EXTRAS

    def _decisions(self) -> list[Decision[Action]]:
        """What the seats are asked now, without chance."""
        return [decision for decision in self.game.decisions(self.play.state) if decision.seat != CHANCE]

    def _look(self) -> None:
        """Note what each seat is asked now; a seat whose question is another one than before was asked anew.

        The choices do not make another question: while several seats vote, what one may say depends on the others.
        """
        prints = {one.seat: msgspec.json.encode((one.prompt, one.message)) for one in self._decisions()}
        for seat, print_ in prints.items():
            if self._prints.get(seat) != print_:
                self._asked[seat] = self.n
        self._prints = prints

    def is_stale(self, seat: Seat, seen: int) -> bool:
        """Tell whether the seat has acted, or was asked something new, since what its client saw."""
        return seen < max(self._acted.get(seat, 0), self._asked.get(seat, 0))

    def asked_at(self, seat: Seat) -> int:
        """Since when the present question of a seat stands."""
        return self._asked.get(seat, 0)

    def _add(self, entry: Entry, now: float, by: str) -> None:
        self._do(entry, self._enter)
        data = msgspec.json.encode(self.play.entries[-1])
        self.stored.append(StoredEntry(self.n, entry.seat, data, now, by))
        self._look()

    def _enter(self, entry: Entry) -> None:
        """Do something new; raises IllegalAction."""
        if entry.action is None:
            self.play.undo(entry.seat, entry.undo, entry.agreed)
        else:
            self.play.act_as_read(entry.seat, entry.action)

    def _do(self, entry: Entry, enter: Callable[[Entry], None]) -> None:
        seat, steps = entry.seat, self.play.steps
        if entry.action is None:
            undone = [self.play.entries[step.index] for step in steps[len(steps) - entry.undo :]]
            enter(entry)
            self._undone = {seat: [*self._undone.get(seat, ()), *_own_actions(undone, seat)]}
            self.told.append(())
            acted = {seat, *(one.seat for one in undone)}
        else:
            enter(entry)
            left = self._undone.get(seat, [])
            self._undone = {seat: left[:-1]} if left and left[-1] == entry.action else {}
            self.told.append(tuple(self.play.state.events or ()))
            self._extras[seat] += self.play.steps[-1].is_extra
            acted = {seat}
        for one in acted:
            self._acted[one] = self.n + 1
            self._prints.pop(one, None)  # what it is asked now is asked anew, even if it is the same as before

    def read(self, action: bytes | msgspec.Raw) -> Action:
        """An action of this game from JSON; raises BadAction."""
        found: Action = read_action(self.game, action)
        return found


def _own_actions(undone: Sequence[Entry], seat: Seat) -> list[Action]:
    """What may be done again, the first step last: all of it, if it was the seat's alone."""
    if any(entry.seat != seat for entry in undone):
        return []
    return [entry.action for entry in reversed(undone) if entry.action is not None]
