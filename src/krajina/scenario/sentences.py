"""Expectations: each form of sentence with what it asks of the position. The table at the end is the language."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from krajina.core import decision_of
from krajina.scenario.notation import NotUnderstood, Tree, fits, read_value, write_value
from krajina.scenario.stage import EVERYBODY, Stage

# A sentence holds if nothing is found; else it says what is the case instead.
Sentence = Callable[..., str]


def _compared(found: Tree, value: str) -> str:
    return "" if fits(found, read_value(value)) else write_value(found)


def may_not(stage: Stage, name: str, action: str, code: str) -> str:
    """A seat may not do something, for this reason."""
    refusal = stage.refusal(stage.seat(name), action)
    found = refusal.code if refusal else "nothing"
    return "" if found == code else f"the reason against it is {found}"


def may(stage: Stage, name: str, action: str) -> str:
    """A seat may do something now."""
    refusal = stage.refusal(stage.seat(name), action)
    return f"no, because {stage.words.refusal(refusal, stage.names)}" if refusal else ""


def may_take_back(stage: Stage, name: str, number: str) -> str:
    """A seat may take back so many steps alone."""
    found = stage.play.undo_offer(stage.seat(name)).alone
    return "" if found == int(number) else f"{found} steps"


def may_not_take_back(stage: Stage, name: str, code: str) -> str:
    """A seat may take back nothing alone, for this reason."""
    offer = stage.play.undo_offer(stage.seat(name))
    if offer.alone:
        return f"{offer.alone} steps may be taken back"
    found = offer.why.code.removeprefix("undo-")
    return "" if found == code else f"the reason against it is {found}"


def is_asked(stage: Stage, name: str, prompt: str) -> str:
    """A seat is asked this question now."""
    decision = decision_of(stage.game, stage.play.state, stage.seat(name))
    found = decision.prompt if decision else "nothing"
    return "" if found == prompt else f"asked is {found}"


def is_over(stage: Stage) -> str:
    """No seat is asked anything any more."""
    return "" if stage.play.is_over else "a seat is still asked"


def goes_on(stage: Stage) -> str:
    """A seat is asked something."""
    return "it is over" if stage.play.is_over else ""


def has(stage: Stage, name: str, number: str, noun: str) -> str:
    """A row of the table shows so many of something, or the score sheet so many points."""
    seat = stage.player(name)
    found = _count(stage.row(None, seat), noun)
    outcome = stage.game.outcome(stage.play.state)
    if found is None and noun == "points" and outcome is not None:
        found = outcome.points[seat]
    if found is None:
        raise NotUnderstood(f"the row of {name} shows no number or list of {noun}")
    return "" if found == int(number) else f"{found}"


def _count(row: msgspec.Struct, noun: str) -> int | None:
    """How many a row shows of something; None where that cannot be counted."""
    tables = (getattr(row, name) for name in row.__struct_fields__)
    counted = {str(key): count for table in tables if isinstance(table, dict) for key, count in table.items()}
    found = getattr(row, noun) if noun in row.__struct_fields__ else counted.get(noun)
    if isinstance(found, tuple | list | frozenset):
        return len(found)
    return found if isinstance(found, int) and not isinstance(found, bool) else None


def it_has(stage: Stage, field: str, number: str, noun: str) -> str:
    """A struct on the table, or one that it holds, shows so many of something."""
    found = next((n for struct in _nested(stage.struct(field)) if (n := _count(struct, noun)) is not None), None)
    if found is None:
        raise NotUnderstood(f"the {field} shows no number or list of {noun}")
    return "" if found == int(number) else f"{found}"


def its_part(stage: Stage, part: str, field: str, value: str) -> str:
    """A watcher sees something in a struct on the table, or in one that it holds."""
    whole = stage.struct(field)
    holder = next((struct for struct in _nested(whole) if part in struct.__struct_fields__), whole)
    found = stage.field(holder, part)
    return _compared(found, value)


def part_of_row(stage: Stage, part: str, field: str, number: str, value: str) -> str:
    """A watcher sees something in one of several rows on the table; the first is row 1."""
    found = stage.field(stage.struct(field, int(number)), part)
    return _compared(found, value)


def _nested(struct: msgspec.Struct) -> Iterator[msgspec.Struct]:
    """A struct, then those that it holds."""
    yield struct
    for name in struct.__struct_fields__:
        if isinstance(inner := getattr(struct, name), msgspec.Struct):
            yield from _nested(inner)


def sees_of(stage: Stage, name: str, field: str, other: str, value: str) -> str:
    """A seat sees something in a row of the table."""
    found = stage.field(stage.row(stage.player(name), stage.player(other)), field)
    return _compared(found, value)


def sees(stage: Stage, name: str, field: str, value: str) -> str:
    """A seat sees something on the table."""
    found = stage.field(stage.view(stage.player(name)), field)
    return _compared(found, value)


def shows(stage: Stage, field: str, value: str) -> str:
    """A watcher sees something on the table."""
    found = stage.field(stage.view(None), field)
    return _compared(found, value)


def scores(stage: Stage, name: str, number: str, why: str) -> str:
    """The score sheet gives a seat so many points for something."""
    seat, outcome = stage.player(name), stage.game.outcome(stage.play.state)
    known = {term.why for terms in outcome.terms for term in terms} if outcome else set()
    if why not in known and not stage.words.has(f"why-{why}"):
        raise NotUnderstood(f"nothing is scored for '{why}'; scored is {', '.join(sorted(known)) or 'nothing yet'}")
    if outcome is None:
        return "there is no score sheet yet"
    found = sum(term.points for term in outcome.terms[seat] if term.why == why)
    return "" if found == int(number) else f"{found} points"


def wins(stage: Stage, name: str) -> str:
    """A seat comes first, alone or with others."""
    return is_place(stage, name, "1")


def is_place(stage: Stage, name: str, number: str) -> str:
    """A seat comes in this place."""
    seat, outcome = stage.player(name), stage.game.outcome(stage.play.state)
    if outcome is None:
        return "it is not over"
    found = outcome.places[seat]
    return "" if found == int(number) else f"place {found}"


def is_told(stage: Stage, name: str, event: str) -> str:
    """A seat, or everybody, is told of this event in this step."""
    watcher = None if name == EVERYBODY else stage.player(name)
    return "" if stage.is_told(watcher, event) else f"told is {'; '.join(stage.hears(watcher)) or 'nothing'}"


def is_not_told(stage: Stage, name: str, event: str) -> str:
    """A seat is not told of this event in this step."""
    return "" if is_told(stage, name, event) else "it is told"


# The first form that fits is taken.
SENTENCES: Final[dict[str, Sentence]] = {
    "the game is over": is_over,
    "the game goes on": goes_on,
    "{name} may not take back because {code}": may_not_take_back,
    "{name} may take back {number}": may_take_back,
    "{name} may not {action} because {code}": may_not,
    "{name} may {action}": may,
    "{name} is not told: {event}": is_not_told,
    "{name} is told: {event}": is_told,
    "{name} is asked to {prompt}": is_asked,
    "{name} is in place {number}": is_place,
    "{name} has {number} {noun}": has,
    "{name} scores {number} for {why}": scores,
    "{name} wins": wins,
    "{name} sees the {field} of {other}: {value}": sees_of,
    "{name} sees the {field}: {value}": sees,
    "the {field} is {value}": shows,
    "the {field} has {number} {noun}": it_has,
    "the {part} of the {field} is {value}": its_part,
    "the {part} of {field} {number} is {value}": part_of_row,
}

_GAPS: Final = {
    "name": r"\w+",
    "other": r"\w+",
    "number": r"-?[0-9]{1,18}",
    "noun": r"\w+",
    "field": r"\w+",
    "part": r"\w+",
    "code": r"[\w-]+",
}


def _pattern(form: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", lambda gap: f"(?P<{gap[1]}>{_GAPS.get(gap[1], '.+')})", form))


_PATTERNS: Final = [(_pattern(form), sentence) for form, sentence in SENTENCES.items()]


def expect(stage: Stage, text: str) -> str:
    """Ask whether a sentence holds; empty if it does, else what is the case instead."""
    for pattern, sentence in _PATTERNS:
        if match := pattern.fullmatch(text):
            return sentence(stage, **match.groupdict())
    raise NotUnderstood(f"'{text}' is no sentence; sentences are: " + "; ".join(SENTENCES))
