"""A game in progress and its record, kept in step: what every host holds."""

from collections.abc import Sequence
from copy import copy
from typing import Any, Final, Generic, Self, TypeAlias

import msgspec

from krajina.core.action import A
from krajina.core.chance import Fair, keeps
from krajina.core.errors import BadRecord, IllegalAction
from krajina.core.game import Game, Opt, S
from krajina.core.message import SeatName, Word
from krajina.core.record import Entry, Record, wired
from krajina.core.seat import CHANCE, Seat
from krajina.core.setup import check_options
from krajina.core.step import advance, apply, check, revision_of
from krajina.core.undo import Step, UndoOffer, undo_offer

MARK: Final = 32  # steps between two positions that are kept, so that taking back need not start from the set-up
MARKS: Final = 3


class Play(Generic[Opt, S, A]):
    """The true state, the entries that led to it, and the steps that stand. Only hosts hold one; seats get views."""

    def __init__(
        self,
        game: Game[Opt, S, A],
        options: Opt,
        fair: Fair | None = None,
        players: tuple[str, ...] = (),
        start: S | None = None,
    ) -> None:
        self.game = game
        self.options = check_options(game, options)
        self.fair = fair
        self.players = players
        self.entries: list[Entry] = []
        self.steps: list[Step] = []
        self._draws = 0
        self._start = start  # where it starts if not from the set-up: then the record alone does not tell the game
        self._marks: list[tuple[int, S]] = []  # the position after so many of the steps that stand
        self.state = self._opening()

    @classmethod
    def begin(cls, game: Game[Opt, S, A], record: Record) -> Self:
        """The set-up of a record, before its entries: its key, if it has one, is not revealed yet."""
        assert isinstance(record.options, game.options), "the record was read for this game"
        fair = record.fair and msgspec.structs.replace(record.fair, key="")
        return cls(game, record.options, fair, record.players)

    @classmethod
    def resume(cls, game: Game[Opt, S, A], record: Record) -> Self:
        """Replay a record; raises BadRecord at the first entry that the rules refuse."""
        play = cls.begin(game, record)
        for entry in record.entries:
            play.enter(entry)
        play.fair = record.fair
        return play

    @property
    def record(self) -> Record:
        """The saved game."""
        entries = tuple(self.entries)
        return Record(self.game.name, self.game.rules, self.options, entries, self.fair, self.players)

    def copy(self) -> Self:
        """A play of its own that stands where this one stands."""
        again = copy(self)
        again.entries, again.steps, again._marks = self.entries.copy(), self.steps.copy(), self._marks.copy()
        again.state = self.state.copy()
        return again

    @property
    def draws(self) -> int:
        """How many draws there were, those included that were taken back: the index of the next one.

        Not the place in the record: acting and taking back would shift that, and a player who knows the secret could
        go on until a draw suits.
        """
        return self._draws

    @property
    def is_over(self) -> bool:
        """The game is over: no seat is asked anything any more."""
        return not self.game.decisions(self.state)

    def act(self, seat: Seat, action: A) -> None:
        """Let a seat act; raises IllegalAction and changes nothing if the rules refuse.

        The action is taken as it would come over the wire (or BadAction is raised): no list hides in it that its
        sender could change later, no True where a number is due.
        """
        self.act_as_read(seat, wired(self.game, action))

    def act_as_read(self, seat: Seat, action: A) -> None:
        """Let a seat act as `act` does, where the action was read from the wire already."""
        if refusal := check(self.game, self.state, seat, action):
            raise IllegalAction(refusal, seat)
        before, self.state = self.state, apply(self.game, self.state, seat, action)
        self._enter(Entry(seat, action), is_extra=revision_of(self.game, before, seat) is not None)

    def undo_offer(self, seat: Seat) -> UndoOffer:
        """Which of the last steps a seat may take back."""
        return undo_offer(self.steps, seat, finished=self.fair is not None and self.fair.key != "")

    def undo(self, seat: Seat, steps: int = 1, agreed: Sequence[Seat] = ()) -> None:
        """Take back the last steps, alone as far as that goes, beyond it only if all other seats agreed."""
        offer = self.undo_offer(seat)
        everyone = set(range(self.options.seats)) <= {seat, *agreed}
        if not 0 < steps <= (offer.together if everyone else offer.alone):
            raise IllegalAction(offer.why, seat)
        del self.steps[len(self.steps) - steps :]
        self._draws += seat == CHANCE
        self.entries.append(Entry(seat, undo=steps, agreed=tuple(agreed)))
        self.state = self._rebuilt()

    def reveal(self, secret: bytes) -> None:
        """Reveal the key of fair chance; only when the game is over."""
        assert self.fair is not None, "there is a promise to keep"
        assert self.is_over, "the key is for the end"
        assert keeps(self.fair, secret), "the key is the one that was promised"
        self.fair = msgspec.structs.replace(self.fair, key=secret.hex())

    def enter(self, entry: Entry) -> None:
        """Do what an entry of a record says; raises BadRecord if the rules refuse."""
        place = f"$.entries[{len(self.entries)}]"
        strangers = {entry.seat, *entry.agreed} - {CHANCE, *range(self.options.seats)}
        if strangers:
            raise BadRecord("record-seat", place=place, seat=SeatName(min(strangers)))
        try:
            if entry.action is None:
                self.undo(entry.seat, entry.undo, entry.agreed)
            else:
                self.act(entry.seat, entry.action)  # type: ignore[arg-type]  # the record was read for this game
        except IllegalAction as error:
            why = Word(error.message.key, error.message.values)
            raise BadRecord("record-illegal", place=place, seat=SeatName(entry.seat), why=why) from error

    def _opening(self) -> S:
        return self.game.new(self.options) if self._start is None else self._start.copy()

    def repeat(self, entry: Entry) -> None:
        """Do what an entry says that the rules have taken once: nothing is checked again, and no state is kept."""
        if entry.action is None:
            self.undo(entry.seat, entry.undo, entry.agreed)
            return
        is_extra = revision_of(self.game, self.state, entry.seat) is not None
        self._advance(self.state, entry)
        self._enter(entry, is_extra=is_extra)

    def _enter(self, entry: Entry, *, is_extra: bool) -> None:
        """Write down what was done."""
        self._draws += entry.seat == CHANCE
        reveals = any(event.reveals for event in self.state.events or ())
        self.steps.append(Step(len(self.entries), entry.seat, reveals, is_extra))
        self.entries.append(entry)
        self._mark(len(self.steps), self.state)

    def _rebuilt(self) -> S:
        self._marks = [mark for mark in self._marks if mark[0] <= len(self.steps)]
        start, state = self._marks[-1] if self._marks else (0, self._opening())
        state = state.copy()
        for count, step in enumerate(self.steps[start:], start + 1):
            self._advance(state, self.entries[step.index])
            self._mark(count, state)
        return state

    def _advance(self, state: S, entry: Entry) -> None:
        action: A = entry.action  # type: ignore[assignment]  # of this game: it was checked when it was entered
        advance(self.game, state, entry.seat, action)

    def _mark(self, count: int, state: S) -> None:
        if count % MARK == 0:
            self._marks = [*self._marks, (count, state.copy())][-MARKS:]


AnyPlay: TypeAlias = Play[Any, Any, Any]  # for hosts, to which all games are alike
