"""Convert scenario files of before they were written by tags and fields: `python -m tools.convert_scenarios FOLDER`.

Moves and the sentences `may` and `may not` were English; now they are tags and fields (docs/scenarios.md). What stands
in `convert_scenarios.json` are the English sentences of the games at that time: `[sentence, tag and fixed fields]`, and
the words of their codes. What cannot be converted is told by file and line, and left as it is.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from krajina.core import GameError, find_game
from krajina.scenario.actions import read
from krajina.scenario.notation import NotUnderstood, read_tagged, read_value, written

ENGLISH: Final = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
STRING: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"' + r"|'[^'\n]*'" + r"|#[^\n]*")
GAP: Final = re.compile(r"\{(\w+):([\w.]+)(\**)\}")
MAY: Final = re.compile(r"(\w+ may(?: not)? )(?!take back )(?!not )(.+?)( because [\w-]+)?")
OTHER: Final = re.compile(r"\w+ is (?:not )?told: (?P<event>.+)|(?:\w+ sees the .+?: |the .+? is )(?P<value>.+)")
NO_CODES: Final = ("nothing", "nobody", "yes", "no")
COUNT: Final = r"(?:[1-9][0-9]* ?× ?)?"
EMPTY: Final = "nothing|nobody"


class Gap(NamedTuple):
    """A place in a sentence for the words of a field: how deep its lists go, and the codes of its words."""

    field: str
    depth: int
    codes: Mapping[str, str]

    def code(self, said: str) -> str:
        """What was said, as it is written now."""
        if self.depth == 2:
            return f"({','.join(f'({self._items(part)})' for part in said.split(' | '))})"
        return (self._items(said) or "()") if self.depth else self.codes.get(said, said)

    def _items(self, said: str) -> str:
        if re.fullmatch(EMPTY, said):
            return ""
        items = re.finditer(rf"({COUNT})({_any(self.codes)})(?:, ?| and |$)", said)
        return ",".join(re.sub("[ ×]+", "*", item[1]) + self.codes[item[2]] for item in items)


class Sentence(NamedTuple):
    """A sentence as a pattern, and the tag and fields that it stands for."""

    pattern: re.Pattern[str]
    start: str
    gaps: tuple[Gap, ...]


def _any(words: Mapping[str, str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


@lru_cache
def _sentences(game: str, names: tuple[str, ...]) -> tuple[Sentence, ...]:
    said = ENGLISH[game]["words"].items()
    tables = {name: {**words, **{code: code for code in words.values()}} for name, words in said}
    tables |= {"seat": {**{name: name for name in names}, "Chance": "chance"}, "bool": {"yes": "true", "no": "false"}}
    return tuple(_sentence(text, start, tables) for text, start in ENGLISH[game]["sentences"])


def _sentence(text: str, start: str, tables: Mapping[str, Mapping[str, str]]) -> Sentence:
    gaps, pattern, end = [], "", 0
    for match in GAP.finditer(text):
        field, kind, stars = match.groups()
        codes = tables.get(kind, {})
        words = {"int": "[+-]?[0-9]+", "place": "-?[0-9]+,-?[0-9]+"}.get(kind) or _any(codes)
        if stars:
            words = rf"(?:{EMPTY}|{COUNT}(?:{words})(?:(?:, ?| and ){COUNT}(?:{words}))*)"
            words = rf"{words}(?: \| {words})*" if len(stars) == 2 else words
        gaps.append(Gap(field, len(stars), codes))
        pattern += f"{re.escape(text[end : match.start()])}({words})"
        end = match.end()
    return Sentence(re.compile(pattern + re.escape(text[end:])), start, tuple(gaps))


def converted(game: str, text: str, names: Sequence[str]) -> str:
    """An English sentence as tag and fields; raises NotUnderstood."""
    if game not in ENGLISH:
        raise NotUnderstood(f"the English sentences of {game} are not known")
    said = text.replace("\u00a0", " ").replace("\u202f", " ")
    for sentence in _sentences(game, tuple(names)):
        if match := sentence.pattern.fullmatch(said):
            pairs = zip(sentence.gaps, match.groups(), strict=True)
            line = " ".join([sentence.start, *(f"{gap.field}={gap.code(words)}" for gap, words in pairs)])
            return written(read(find_game(game), line, names), names)
    raise NotUnderstood("no sentence of the game is said like this")


def _new(game: str, names: Sequence[str], sentence: str) -> str:
    """A move or an expectation as it is written now; raises NotUnderstood."""
    start, colon, text = sentence.partition(": ")
    if colon and start in (*names, "chance"):
        return sentence if text.startswith("take back ") else f"{start}: {_action(game, text, names)}"
    if match := MAY.fullmatch(sentence):
        return f"{match[1]}{_action(game, match[2], names)}{match[3] or ''}"
    if match := OTHER.fullmatch(sentence):
        if match["event"]:
            read_tagged(match["event"])
        elif match["value"] in NO_CODES:
            raise NotUnderstood("a value is written by its code")
        else:
            read_value(match["value"])
    return sentence


def _action(game: str, text: str, names: Sequence[str]) -> str:
    try:
        read(find_game(game), text, names)
    except NotUnderstood:
        return converted(game, text, names)
    return text


def convert(file: Path) -> Iterator[str]:
    """Convert one file in place; what could not be converted, each with its line."""
    source = file.read_text("utf-8")
    scenario = tomllib.loads(source)
    steps = scenario["step"]
    strings = [text for step in steps for key in ("play", "then") for text in step.get(key, ())]
    changed: dict[str, str] = {}
    for text in dict.fromkeys(strings):
        try:
            new = _new(scenario["game"], scenario["seats"], text)
        except (NotUnderstood, GameError) as error:
            line = next((source.count("\n", 0, at.start()) + 1 for at, said in _strings(source) if said == text), 0)
            yield f"{file}:{line}: '{text}' is left as it is: {error}"
        else:
            changed |= {text: new} if new != text else {}
    wanted = [{key: [changed.get(text, text) for text in step[key]] for key in step} for step in steps]
    made = _replaced(source, changed)
    if not _says(made, {**scenario, "step": wanted}):
        yield f"{file}:0: its strings are written in a way that cannot be converted; the file is left as it is"
    elif made != source:
        file.write_text(made, "utf-8")


def _says(text: str, wanted: Mapping[str, object]) -> bool:
    """Tell whether a file says this, and nothing else: else it is not written."""
    try:
        return tomllib.loads(text) == wanted
    except ValueError:
        return False


def _strings(source: str) -> Iterator[tuple[re.Match[str], str]]:
    for match in STRING.finditer(source):
        if not match[0].startswith("#"):
            yield match, tomllib.loads(f"x = {match[0]}")["x"]


def _replaced(source: str, changed: Mapping[str, str]) -> str:
    made, end = "", 0
    for match, text in _strings(source):
        if text in changed:
            made += source[end : match.start()] + json.dumps(changed[text], ensure_ascii=False)
            end = match.end()
    return made + source[end:]


def main(folder: str) -> int:
    """Convert every scenario below a folder; 1 if something is left to do by hand."""
    troubles: list[str] = []
    for file in sorted(Path(folder).rglob("*.toml")):
        try:
            troubles += convert(file)
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            troubles.append(f"{file}:0: this is no scenario: {error!r}")
    print("\n".join(troubles) or "All is converted.")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
