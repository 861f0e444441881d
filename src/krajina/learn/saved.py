"""Saved environments: a record, and beside it what a record does not hold, as JSON that strangers may hand over."""

import math
from typing import TYPE_CHECKING, Final

import msgspec

from krajina.core import CHANCE, Action, GameError, Record, Seat, State, Word, check, find_game, read_record
from krajina.core.errors import place_and_reason
from krajina.core.step import advance
from krajina.core.understood import understood
from krajina.learn.errors import BadSave
from krajina.learn.luck import LAST, Luck
from krajina.learn.walks import Walk

if TYPE_CHECKING:
    from krajina.learn.environment import Environment

FORMAT: Final = 1  # a change that an older reader would misread counts up


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """An environment as it is saved."""

    krajina_env: int
    env: str  # its name with its version
    reward: str
    scale: float
    luck: str  # the word of luck, in hex
    due: tuple[int, ...]  # the ids by which a form has been begun
    agents: tuple[str, ...]
    rewards: dict[str, float]
    collected: dict[str, float]  # since each agent's last step
    record: msgspec.Raw


def saved(env: "Environment") -> bytes:
    """Write an environment."""
    record = msgspec.Raw(env.record.to_json())
    name, luck = str(env.metadata["name"]), f"{env.luck.word:016x}"
    rewards, collected = env.rewards, env._cumulative_rewards
    agents, due = tuple(env.agents), env.due
    return msgspec.json.encode(
        Saved(FORMAT, name, env.reward, env.scale, luck, due, agents, rewards, collected, record)
    )


def restore(env: "Environment", data: bytes) -> None:
    """Make an environment stand where another one was saved; it changes only when all of it was found to be right."""
    found = _read(data)
    for what, there, here in (
        ("env", found.env, env.metadata["name"]),
        ("reward", found.reward, env.reward),
        ("scale", found.scale, env.scale),
    ):
        if there != here:
            raise BadSave("learn-save-other", what=what, found=str(there), known=str(here))
    state, entries = _replayed(env, _record(env, found))
    twin, count = env.clone(), len(entries)
    twin.luck = Luck(_word(found.luck))
    twin.begin(state, entries, _agents(env, found, is_over=not env.game.decisions(state)))
    if len(twin.entries) > count:
        raise BadSave("learn-save-shape", place="$.record.entries", reason="luck is due")
    _take(twin, found.due)
    twin.rewards = _numbers(twin, found.rewards, "rewards")
    twin._cumulative_rewards = _numbers(twin, found.collected, "collected")
    env.__dict__.update(twin.__dict__)


def _read(data: bytes) -> Saved:
    try:
        kind: object = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as error:
        raise BadSave("learn-save-damaged", reason=str(error)) from error
    if not isinstance(kind, dict) or "krajina_env" not in kind:
        raise BadSave("learn-save-foreign")
    if isinstance(kind["krajina_env"], int) and kind["krajina_env"] > FORMAT:
        raise BadSave("learn-save-newer", found=kind["krajina_env"], known=FORMAT)
    try:
        return msgspec.json.decode(data, type=understood(Saved))
    except msgspec.ValidationError as error:
        place, reason = place_and_reason(error)
        raise BadSave("learn-save-shape", place=place, reason=reason) from error


def _record(env: "Environment", found: Saved) -> Record:
    try:
        game, record = read_record(bytes(found.record), find_game)
    except GameError as error:
        raise _bad_record(env, error) from error
    if game is not env.game or record.options != env.options:
        raise BadSave("learn-save-options")
    return record


def _replayed(env: "Environment", record: Record) -> tuple[State, list[tuple[Seat, Action]]]:
    """Play all entries once more; the rules look at each of them."""
    state: State = env.game.new(env.options)
    entries = list[tuple[Seat, Action]]()
    state.events = None
    for index, entry in enumerate(record.entries):
        place = f"$.record.entries[{index}]"
        if entry.action is None:
            raise BadSave("learn-save-shape", place=place, reason="nothing is taken back here")
        if refusal := check(env.game, state, entry.seat, entry.action):
            why = Word(refusal.message.key, refusal.message.values)
            raise BadSave("learn-save-illegal", env.game.words, place=place, why=why)
        advance(env.game, state, entry.seat, entry.action)
        entries.append((entry.seat, entry.action))
    return state, entries


def _bad_record(env: "Environment", error: GameError) -> BadSave:
    return BadSave("learn-save-record", env.game.words, why=Word(error.message.key, error.message.values))


def _word(text: str) -> int:
    try:
        word = int(text, 16)
    except ValueError:
        word = -1
    if not 0 <= word <= LAST:
        raise BadSave("learn-save-shape", place="$.luck", reason=repr(text))
    return word


def _agents(env: "Environment", found: Saved, *, is_over: bool) -> tuple[str, ...]:
    """All of them, or at the end those that have not taken their last step."""
    agents = env.possible_agents
    left = agents[len(agents) - len(found.agents) :] if is_over else agents
    if list(found.agents) != left:
        raise BadSave("learn-save-shape", place="$.agents", reason=", ".join(found.agents))
    return found.agents


def _take(twin: "Environment", due: tuple[int, ...]) -> None:
    """Fill in a form as far as it was."""
    for place, number in enumerate(due):
        then = twin.seat != CHANCE and number in twin.walk.legal and twin.walk.take(number)
        if not isinstance(then, Walk):
            raise BadSave("learn-save-shape", place=f"$.due[{place}]", reason=str(number))
        twin.go_on(number, then)


def _numbers(twin: "Environment", found: dict[str, float], name: str) -> dict[str, float]:
    if list(found) != twin.agents or not all(map(math.isfinite, found.values())):
        raise BadSave("learn-save-shape", place=f"$.{name}", reason=", ".join(found))
    return found
