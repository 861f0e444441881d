"""The kit itself: plays random games, runs every check on the way, and reports so that a failure can be repeated."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Final

import msgspec

from krajina.core.action import A
from krajina.core.errors import GameError
from krajina.core.game import Game, Opt, S, State
from krajina.core.play import AnyPlay, Play
from krajina.core.record import Record, read_record
from krajina.core.testing import positions, secrets, together
from krajina.core.testing.answers import answers, attributes, evaluation
from krajina.core.testing.freeze import freeze
from krajina.core.testing.imagination import imagination
from krajina.core.testing.moment import Moment, trying, who
from krajina.core.testing.pickling import pickled
from krajina.core.testing.report import PIECES, Broken, Report, describe
from krajina.core.testing.shorten import replayed, shortest

Check = Callable[[Moment], None]

CHECKS: Final[Mapping[str, Check]] = {
    "one question a seat": positions.questions,
    "choices can be asked, walked, sampled and done": positions.choices,
    "every refusal says why": positions.refusals,
    "views travel": positions.views,
    "answers to hosts": answers,
    "two worlds, one view": secrets.two_worlds,
    "imagination": imagination,
    "undo teaches nothing": secrets.undo,
    "answers in any order": together.order,
    "answers may be changed": together.changes,
    "the end": positions.ends,
}
# Looked for in a few positions of a game that has passed everything else, so that nothing else is to blame.
LATE: Final = ("imagined worlds can be played", "states can be pickled", "positions have a worth")
_LATE_POSITIONS: Final = 6
# Looked for when a game is over, in all of it.
WHOLE: Final = ("apply leaves its input untouched", "records travel", "replay equals play")
_BOUND: Final = 10_000


class _Run(msgspec.Struct):
    """How a game is looked at."""

    seed: int
    checks: Mapping[str, Check]
    late: Mapping[str, Check]
    whole: bool = True
    bound: int = _BOUND
    every: int = 1
    shorten: bool = True


def check_game(
    game: Game[Opt, S, A],
    options: Opt,
    *,
    games: int = 5,
    seed: int = 0,
    bound: int = _BOUND,
    every: int = 1,
    pieces: Callable[[S], object] | None = None,
) -> Report:
    """Play random games and hold the game to its contract; raises Broken.

    `bound` is the number of steps in which any game must end; `every` n-th position is looked at closely; `pieces`
    counts whatever must never change in number, neither in the true state nor in an imagined one.
    """
    report = Report()
    if trouble := attributes(game):
        raise Broken("what the game is", trouble, seed, Play(game, options).record, by_record=False)
    checks = _with_pieces(game, options, pieces)
    late = _late(bound)
    for number in range(seed, seed + games):
        _check_one(game, options, _Run(number, checks, late, bound=bound, every=every), report)
        report.games += 1
    return report


def check_record(
    game: Game[Opt, S, A],
    record: Record | bytes | str,
    *,
    seed: int = 0,
    check: str | None = None,
    pieces: Callable[[S], object] | None = None,
) -> Report:
    """Replay a record and look at its last position, with every check or with the named one; raises Broken.

    With the seed and the record of a failure, this is the same failure again. `pieces` is as for `check_game`.
    """
    if not isinstance(record, Record):
        _, record = read_record(record.encode() if isinstance(record, str) else record, lambda _name: game)
    play = Play.begin(game, record)
    checks = _with_pieces(game, play.options, pieces)
    known: Mapping[str, Check] = {**checks, **_late(_BOUND)}
    if check is not None and check not in (*known, *WHOLE):
        raise ValueError(f"{check!r} is none of {[*known, *WHOLE]}")
    chosen = {name: one for name, one in known.items() if check in (None, name)}
    run = _Run(seed, chosen, {}, whole=check is None or check in WHOLE, shorten=False)
    states = [play.state]
    frozen = [freeze(play.state)]
    for entry in record.entries:
        play.enter(entry)
        states.append(play.state)
        frozen.append(freeze(play.state))
    report = Report(games=1, steps=len(states), secrets=_look(play, run))
    _check_whole(play, run, states, frozen)
    return report


def _late(bound: int) -> Mapping[str, Check]:
    return dict(zip(LATE, (partial(together.playable, bound=bound), pickled, evaluation), strict=True))


def _with_pieces(game: Game[Opt, S, A], options: Opt, pieces: Callable[[S], object] | None) -> Mapping[str, Check]:
    if pieces is None:
        return CHECKS
    at_start = pieces(game.new(options))

    def conserved(moment: Moment) -> None:
        now = pieces(moment.state)
        moment.expect(now == at_start, f"pieces came or went: {at_start} became {now}")
        for watcher in moment.watchers:
            there = pieces(moment.imagined(moment.state, watcher))
            trouble = f"pieces came or went in a world imagined for {who(watcher)}"
            moment.expect(there == at_start, f"{trouble}: {at_start} became {there}")

    return {**CHECKS, PIECES: conserved}


def _check_one(game: Game[Opt, S, A], options: Opt, run: _Run, report: Report) -> None:
    states: list[State] = []
    frozen: list[object] = []
    if game.new(options).events is None:  # every undo would seem free
        trouble = "a new game has no events"
        raise Broken("events are told", trouble, run.seed, Play(game, options).record, by_record=False)
    for play in _watched(game, options, run.seed):
        states.append(play.state)
        frozen.append(freeze(play.state))
        if len(play.entries) > run.bound:
            raise Broken("games end", f"not over after {run.bound} steps", run.seed, play.record, by_record=False)
        if len(play.entries) % run.every == 0 or play.is_over:
            report.secrets += _look(play, run)
        report.steps += 1
    _check_whole(play, run, states, frozen)
    _check_late(play, run)


def _watched(game: Game[Opt, S, A], options: Opt, seed: int) -> Iterator[Play[Opt, S, A]]:
    """A random game; if it crashes, the record up to there is reported."""
    play = Play(game, options)
    try:
        for play in _random_game(game, options, seed):
            yield play
    except Exception as error:
        trouble = describe(error, game)
        raise Broken("what is offered can be done", trouble, seed, play.record, by_record=False) from error


def _random_game(game: Game[Opt, S, A], options: Opt, seed: int) -> Iterator[Play[Opt, S, A]]:
    """Play at random, yielding the game as it stands at every step, the last one included; every seat in any order."""
    rng = Random(seed)
    play = Play(game, options)
    yield play
    while decisions := game.decisions(play.state):
        decision = rng.choice(decisions)
        action = decision.choices.sample(rng)
        with trying(decision.seat, action):
            play.act(decision.seat, action)
        yield play


def _look(play: AnyPlay, run: _Run) -> int:
    """Run every check here; the number of secrets that were well kept."""
    return sum(_run(name, check, play, run) for name, check in run.checks.items())


def _run(name: str, check: Check, play: AnyPlay, run: _Run) -> int:
    moment = _moment(play, run.seed)
    if error := _trouble(check, moment):
        record = play.record
        if run.shorten:
            record, error = _shortened(check, play, run.seed, error)
        raise Broken(name, describe(error, play.game), run.seed, record) from error
    return moment.secrets


def _shortened(check: Check, play: AnyPlay, seed: int, error: Exception) -> tuple[Record, Exception]:
    """The shortest record found, and the trouble that belongs to it."""
    record = shortest(play, seed, lambda other: _trouble(check, _moment(other, seed)) is not None, _random_game)
    again = replayed(play, record.entries)
    found = _trouble(check, _moment(again, seed)) if again is not None else None
    return (record, found) if found is not None else (play.record, error)


def _moment(play: AnyPlay, seed: int) -> Moment:
    return Moment(play, Random(f"{seed}, {len(play.entries)}"))


def _trouble(check: Check, moment: Moment) -> Exception | None:
    """What a check finds wrong here; a rule that crashes is wrong too."""
    try:
        check(moment)
    except Exception as error:
        return error
    return None


def _check_late(play: AnyPlay, run: _Run) -> None:
    places = Random(run.seed).choices(range(len(play.entries) + 1), k=_LATE_POSITIONS)
    for place in sorted(set(places) if run.late else ()):
        again = replayed(play, play.entries[:place])
        if again is not None:
            for name, check in run.late.items():
                _run(name, check, again, run)


def _check_whole(play: AnyPlay, run: _Run, states: Sequence[State], frozen: Sequence[object]) -> None:
    if not run.whole:
        return
    for step, (state, before) in enumerate(zip(states, frozen, strict=True)):
        if freeze(state) != before:
            record = msgspec.structs.replace(play.record, entries=play.record.entries[: step + 1])
            raise Broken(WHOLE[0], f"the state before step {step} changed", run.seed, record)
    _check_replay(play, states, run)


def _check_replay(play: AnyPlay, states: Sequence[State], run: _Run) -> None:
    """Record → JSON → record → replay gives the same states, and the same views of those that are looked at closely."""
    game = play.game
    try:
        _, record = read_record(play.record.to_json(), lambda _name: game)
    except GameError as error:
        raise Broken(WHOLE[1], f"a record cannot be read again: {error}", run.seed, play.record) from error
    if record != play.record:
        raise Broken(WHOLE[1], "a record comes back from JSON changed", run.seed, play.record)
    watchers = (*range(play.options.seats), None)
    again = Play.begin(game, record)
    for step, state in enumerate(states):
        looked_at = watchers if step % run.every == 0 or step == len(record.entries) else ()
        same = all(game.view(again.state, one) == game.view(state, one) for one in looked_at)
        if not same or freeze(again.state) != freeze(state):
            raise Broken(WHOLE[2], f"step {step} differs", run.seed, play.record)
        if step < len(record.entries):
            again.enter(record.entries[step])
