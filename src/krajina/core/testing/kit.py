"""The kit itself: plays random games, runs every check on the way, and reports so that a failure can be repeated."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final

import msgspec

from krajina.core.action import A
from krajina.core.errors import GameError
from krajina.core.game import Game, Opt, S
from krajina.core.play import AnyPlay, Play
from krajina.core.record import Record, read_record
from krajina.core.testing import positions, secrets
from krajina.core.testing.freeze import freeze
from krajina.core.testing.moment import Failed, Moment
from krajina.core.testing.shorten import shortest

Check = Callable[[Moment], None]

CHECKS: Final[Mapping[str, Check]] = {
    "one question a seat": positions.questions,
    "choices can be asked, walked, sampled and done": positions.choices,
    "every refusal says why": positions.refusals,
    "views travel": positions.views,
    "two worlds, one view": secrets.two_worlds,
    "imagination": secrets.imagination,
    "undo teaches nothing": secrets.undo,
    "the end": positions.ends,
}


class Report(msgspec.Struct):
    """What a run covered."""

    games: int = 0
    steps: int = 0
    secrets: int = 0  # times somebody could not know what somebody else knew


class Broken(AssertionError):
    """A game breaks the contract: which check, what is wrong, and the shortest record found that shows it."""

    def __init__(self, check: str, trouble: str, seed: int, record: Record) -> None:
        self.check = check
        self.record = record
        super().__init__(
            f"{record.game} breaks '{check}': {trouble}\n"
            f"options {msgspec.json.encode(record.options).decode()}, seed {seed}, step {len(record.entries)}\n"
            f"the shortest record found that shows it:\n{record.to_json().decode()}"
        )


def check_game(
    game: Game[Opt, S, A],
    options: Opt,
    *,
    games: int = 5,
    seed: int = 0,
    bound: int = 10_000,
    every: int = 1,
    pieces: Callable[[S], object] | None = None,
) -> Report:
    """Play random games and hold the game to its contract; raises Broken.

    `bound` is the number of steps in which any game must end; `every` n-th position is looked at closely; `pieces`
    counts whatever must never change in number.
    """
    report = Report()
    for number in range(seed, seed + games):
        _check_one(game, options, number, bound, every, _with_pieces(game, options, pieces), report)
        report.games += 1
    return report


def _with_pieces(game: Game[Opt, S, A], options: Opt, pieces: Callable[[S], object] | None) -> Mapping[str, Check]:
    if pieces is None:
        return CHECKS
    at_start = pieces(game.new(options))

    def conserved(moment: Moment) -> None:
        now = pieces(moment.state)
        moment.expect(now == at_start, f"pieces came or went: {at_start} became {now}")

    return {**CHECKS, "pieces are conserved": conserved}


def _check_one(
    game: Game[Opt, S, A], options: Opt, seed: int, bound: int, every: int, checks: Mapping[str, Check], report: Report
) -> None:
    kept: list[tuple[S, object]] = []
    if game.new(options).events is None:  # every undo would seem free
        raise Broken("events are told", "a new game tells nobody anything", seed, Play(game, options).record)
    for play in _watched(game, options, seed):
        kept.append((play.state, freeze(play.state)))
        if len(play.entries) > bound:
            raise Broken("games end", f"not over after {bound} steps", seed, play.record)
        if len(play.entries) % every == 0 or play.is_over:
            for name, check in checks.items():
                report.secrets += _run(name, check, play, seed)
        report.steps += 1
    for step, (state, frozen) in enumerate(kept):
        if freeze(state) != frozen:
            entries = play.record.entries[: step + 1]
            record = msgspec.structs.replace(play.record, entries=entries)
            raise Broken("apply leaves its input untouched", f"the state before step {step} changed", seed, record)
    _check_replay(game, play, [state for state, _ in kept], seed)


def _watched(game: Game[Opt, S, A], options: Opt, seed: int) -> Iterator[Play[Opt, S, A]]:
    """A random game; if it crashes, the record up to there is reported."""
    play = Play(game, options)
    try:
        for play in _random_game(game, options, seed):
            yield play
    except Exception as error:
        raise Broken("what is offered can be done", f"{type(error).__name__}: {error}", seed, play.record) from error


def _random_game(game: Game[Opt, S, A], options: Opt, seed: int) -> Iterator[Play[Opt, S, A]]:
    """Play at random, yielding the game as it stands at every step, the last one included; every seat in any order."""
    rng = Random(seed)
    play = Play(game, options)
    yield play
    while decisions := game.decisions(play.state):
        decision = rng.choice(decisions)
        play.act(decision.seat, decision.choices.sample(rng))
        yield play


def _run(name: str, check: Check, play: AnyPlay, seed: int) -> int:
    """Run one check here; the number of secrets it found well kept."""
    moment = _moment(play, seed)
    if trouble := _trouble(check, moment):
        record = shortest(play, seed, lambda other: bool(_trouble(check, _moment(other, seed))), _random_game)
        raise Broken(name, trouble, seed, record)
    return moment.secrets


def _moment(play: AnyPlay, seed: int) -> Moment:
    return Moment(play, Random(f"{seed}, {len(play.entries)}"))


def _trouble(check: Check, moment: Moment) -> str:
    """What a check finds wrong here; a rule that crashes is wrong too."""
    try:
        check(moment)
    except Failed as failed:
        return str(failed)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def _check_replay(game: Game[Opt, S, A], play: Play[Opt, S, A], states: list[S], seed: int) -> None:
    """Record → JSON → record → replay gives the same states and the same views."""
    try:
        _, record = read_record(play.record.to_json(), lambda _name: game)
    except GameError as error:
        raise Broken("records travel", f"a record cannot be read again: {error}", seed, play.record) from error
    if record != play.record:
        raise Broken("records travel", "a record comes back from JSON changed", seed, play.record)
    watchers = (*range(play.options.seats), None)
    again = Play.begin(game, record)
    for step, state in enumerate(states):
        same = all(game.view(again.state, one) == game.view(state, one) for one in watchers)
        if not same or freeze(again.state) != freeze(state):
            raise Broken("replay equals play", f"step {step} differs", seed, play.record)
        if step < len(record.entries):
            again.enter(record.entries[step])
