"""Games over HTTP: which there are, and their words, shapes, icons and short rules, for clients that know no game."""

import re
from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter
from msgspec import Struct

from krajina.bots.levels import other_bots
from krajina.core.errors import UnknownName
from krajina.core.game import AnyGame
from krajina.core.registry import find_game, games
from krajina.core.setup import table_names
from krajina.server.http.files import StaticFile, static_file
from krajina.server.http.levels import LevelInfo, levels_of
from krajina.server.http.problems import Problem, problems
from krajina.server.http.reading import AnyRequest, language_of, services_of
from krajina.server.http.sending import ASK_AGAIN, sent, versioned
from krajina.server.table.checking import WantedOptions, wrong_with
from krajina.server.table.refused import Refused
from krajina.text import DEFAULT, LANGUAGES, Words
from krajina.text.catalogue import CORE, written
from krajina.text.drawings import icons_of
from krajina.text.passages import has_passages, passages_of
from krajina.text.shape import Shape, StructInfo, shapes_of

PLAIN: Final = "text/plain"
JSON: Final = "application/json"
TITLES: Final = ("title", "about")  # messages of a game, without values
MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) =.*(?:\n+ .*)*", re.MULTILINE)
# What only the arena and learners say: browsers need not load it.
PROGRAMS: Final = re.compile(r"^(?:cli-arena|learn|error-arena|error-learn)-[\w-]+ =.*(?:\n .*)*\n", re.MULTILINE)

GameName = Annotated[str, Parameter(max_length=64, description="A game, by its name in `/api/games`.")]
Language = Annotated[str, Parameter(max_length=8, description="cs, de, en or fr.")]


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that is installed: how many may play, its options as a JSON schema, and the levels of its bots."""

    name: str
    rules: str
    least: int
    most: int
    options: dict[str, object]
    levels: tuple[LevelInfo, ...]  # the weakest first


class Catalogue(Struct, frozen=True, kw_only=True):
    """What may be played here, and by which bots."""

    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]  # besides the levels: those that play every game
    words: dict[str, str]  # the version of the words that all games share, in each language


class CheckedOptions(Struct, frozen=True, kw_only=True):
    """What is wrong with options; nothing if a table can be opened with them."""

    problems: tuple[Problem, ...]


class GameSheet(Struct, frozen=True, kw_only=True):
    """What a client has to know to show a game and to say it in words."""

    name: str
    rules: str
    least: int
    most: int
    view: Shape
    options: Shape
    actions: Shape
    structs: dict[str, StructInfo]
    names: dict[str, dict[str, str]]  # printed things: the key of the word of each id
    prepared: tuple[str, ...]  # the options that fix what chance would decide
    is_open: bool  # nothing is hidden: one view is everybody's
    colours: tuple[str, ...]  # that seats may have
    icons: dict[str, str]  # the inside of an svg of 24 by 24, by the key of a word
    words: dict[str, str]  # the version of its words in each language
    has_rules: bool  # there is a short text about them


@get(
    "/games",
    operation_id="games",
    summary="What may be played",
    media_type=JSON,
    responses={200: ResponseSpec(Catalogue, generate_examples=False), **problems()},
)
async def list_games(request: AnyRequest) -> Response[bytes]:
    """List the games that are installed, with their options, and the bots."""
    return sent(request, _catalogue_file(), ASK_AGAIN)


@cache
def _catalogue_file() -> StaticFile:
    found = tuple(
        GameInfo(
            name=game.name,
            rules=game.rules,
            least=game.seats[0],
            most=game.seats[-1],
            options=msgspec.json.schema(game.options, schema_hook=anything),
            levels=levels_of(game),
        )
        for game in games().values()
    )
    return static_file(msgspec.json.encode(Catalogue(games=found, bots=other_bots(), words=versions(CORE))), JSON)


@get(
    "/words/{language:str}",
    operation_id="words",
    summary="The words of all games",
    media_type=PLAIN,
    responses=problems(404),
    sync_to_thread=False,
)
def show_words(request: AnyRequest, language: Language) -> Response[bytes]:
    """The words that all games share, and what the games are called and are about: `harvest-title`, `harvest-about`.

    As Fluent; with `?v=` and their version they may be kept for ever.
    """
    return versioned(request, words_file(CORE, language))


@get(
    "/words/{language:str}/{game:str}",
    operation_id="game_words",
    summary="The words of a game",
    media_type=PLAIN,
    responses=problems(404),
    sync_to_thread=False,
)
def show_game_words(request: AnyRequest, language: Language, game: GameName) -> Response[bytes]:
    """The words that a game adds, as Fluent; its sheet has their version."""
    return versioned(request, words_file(_game(game).words, language))


@get("/games/{game:str}", operation_id="game", summary="A game", media_type=JSON, responses=problems(404))
async def show_game(request: AnyRequest, game: GameName) -> Response[bytes]:
    """What a client has to know of a game: the shapes of its views, options and actions, its colours and icons."""
    return versioned(request, _sheet_file(_game(game).name))


@get(
    "/rules/{game:str}/{language:str}",
    operation_id="rules",
    summary="The rules of a game, in short",
    media_type=JSON,
    responses=problems(404),
)
async def show_rules(request: AnyRequest, game: GameName, language: Language) -> Response[bytes]:
    """Our short text about the rules, as Markdown, and which words each of its sections explains."""
    found = _rules_file(_game(game).words, _language(language))
    if found is None:
        raise Refused("no-rules")
    return versioned(request, found)


@get(
    "/games/{game:str}/tables",
    operation_id="game_tables",
    summary="The printed things of a game",
    media_type=JSON,
    responses=problems(404),
)
async def show_tables(request: AnyRequest, game: GameName) -> Response[bytes]:
    """Our tables of printed things, by their names: whoever corrects them may send them as the option `data`."""
    return versioned(request, _tables_file(_game(game).name))


@post(
    "/games/{game:str}/check",
    operation_id="check_options",
    summary="Check options",
    status_code=200,
    responses=problems(404, 413),
)
async def check_options(request: AnyRequest, game: GameName, data: JSONBody[WantedOptions]) -> CheckedOptions:
    """Tell what is wrong with options, such as tables of one's own, without opening a table."""
    found, language = _game(game), language_of(request)
    wrong = await services_of(request).host.large(wrong_with, found.name, data)
    words = Words(language, found.words)
    told = (Problem(code=error.code, message=words.say(error.message), values=error.values) for error in wrong)
    return CheckedOptions(problems=tuple(told))


def words_file(package: str, language: str) -> StaticFile:
    """The words of a package in a language; raises Refused."""
    return _words_file(package, _language(language))


@cache
def _words_file(package: str, language: str) -> StaticFile:
    text = PROGRAMS.sub("", written(package, language))
    more = titles(language) if package == CORE else missing(text, written(package, DEFAULT))
    return static_file((text + more).encode(), PLAIN)


def missing(text: str, english: str) -> str:
    """The messages that only English has: ours are whole in every language, a game from elsewhere need not be."""
    known = {found[1] for found in MESSAGE.finditer(text)}
    return "".join(f"\n{found[0]}\n" for found in MESSAGE.finditer(english) if found[1] not in known)


def titles(language: str) -> str:
    """What the games are called and are about: a list of games needs no more of their words."""
    found = ((game, key, _text(game.words, key, language)) for game in games().values() for key in TITLES)
    return "".join(f"{game.name}-{key} ={text}\n" for game, key, text in found if text)


def _text(package: str, key: str, language: str) -> str:
    """A message of a game as it is written in a language or, if the game does not speak that, in English.

    Nothing is parsed: the first page waits for this.
    """
    message = re.compile(rf"^{key} =(.*(?:\n .*)*)", re.MULTILINE)
    found = message.search(written(package, language)) or message.search(written(package, DEFAULT))
    return found[1] if found else ""


@cache
def _rules_file(package: str, language: str) -> StaticFile | None:
    passages = passages_of(package, language)
    return None if passages is None else static_file(msgspec.json.encode(passages), JSON)


@cache
def _tables_file(name: str) -> StaticFile:
    """All tables as they are written, so that people find their rows; raises BadOptions where there are none."""
    game = find_game(name)
    folder = files(game.words).joinpath("data")
    texts = {table: folder.joinpath(f"{table}.json").read_text("utf-8") for table in table_names(game)}
    written_out = ", ".join(f'"{table}": {text.strip()}' for table, text in texts.items())
    return static_file(f"{{{written_out}}}\n".encode(), JSON)


@cache
def _sheet_file(name: str) -> StaticFile:
    return static_file(msgspec.json.encode(game_sheet(find_game(name))), JSON)


def game_sheet(game: AnyGame) -> GameSheet:
    """The sheet of a game."""
    shapes = shapes_of(game)
    return GameSheet(
        name=game.name,
        rules=game.rules,
        least=game.seats[0],
        most=game.seats[-1],
        view=shapes.view,
        options=shapes.options,
        actions=shapes.actions,
        structs=shapes.structs,
        names=shapes.names,
        prepared=game.options.prepared,
        is_open=game.is_open,
        colours=game.colours,
        icons=icons_of(game),
        words=versions(game.words),
        has_rules=has_passages(game),
    )


def versions(package: str) -> dict[str, str]:
    """The version of the words of a package in each language."""
    return {language: words_file(package, language).version for language in LANGUAGES}


def prepare() -> None:
    """Write all files of the library, so that no client waits for them."""
    _catalogue_file()
    for game in games().values():
        _sheet_file(game.name)
    for language in LANGUAGES:
        for package in (CORE, *(game.words for game in games().values())):
            words_file(package, language)
            _rules_file(package, language)


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("unknown-page")
    return language


def _game(name: str) -> AnyGame:
    try:
        return find_game(name)
    except UnknownName as error:
        raise Refused("unknown-page") from error


def anything(kind: type) -> dict[str, object]:
    """The schema of what a game reads itself, such as tables of one's own."""
    assert kind is object, "all other types of options describe themselves"
    return {"type": ["object", "array", "string", "number", "boolean", "null"]}


ROUTES: Final = (list_games, show_words, show_game_words, show_game, show_rules, show_tables, check_options)
