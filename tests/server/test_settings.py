import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from krajina.cli import app
from krajina.server.settings import BadSetting, Settings, described, read_settings
from krajina.text import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[2]


def refused(**variables: str) -> BadSetting:
    with pytest.raises(BadSetting) as caught:
        read_settings(variables)
    return caught.value


def test_without_variables_everything_is_as_usual() -> None:
    settings = read_settings({"HOME": "/somewhere", "XDG_DATA_HOME": "/data"})
    assert settings == Settings(database_url="sqlite:////data/krajina/krajina.db")
    assert (settings.host, settings.port, settings.trusted_proxies) == ("127.0.0.1", 8100, ())
    assert settings.bot_workers >= 1


@pytest.mark.parametrize("home", [{}, {"XDG_DATA_HOME": ""}, {"XDG_DATA_HOME": "data"}])
def test_the_usual_place_for_data_is_in_the_home(home: dict[str, str]) -> None:
    assert read_settings(home).database_url == f"sqlite:///{Path.home()}/.local/share/krajina/krajina.db"


def test_variables_are_read() -> None:
    settings = read_settings(
        {
            "KRAJINA_HOST": "::1",
            "KRAJINA_PORT": " 9000 ",
            "KRAJINA_BOT_SECONDS": "2.5",
            "KRAJINA_WEBHOOK_PRIVATE": "Yes",
            "KRAJINA_METRICS": "off",
            "KRAJINA_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8,",
            "KRAJINA_DATABASE_URL": "sqlite:///here.db",
            "KRAJINA_LOG_LEVEL": "warning",
            "KRAJINA_LANG": "cs",
            "KRAJINA_KEEP_DAYS": "",
        }
    )
    assert settings == Settings(
        host="::1",
        port=9000,
        bot_seconds=2.5,
        webhook_private=True,
        metrics=False,
        trusted_proxies=("127.0.0.1", "10.0.0.0/8"),
        database_url="sqlite:///here.db",
        log_level="warning",
    )


def test_what_is_chosen_goes_before_the_variables() -> None:
    assert read_settings({"KRAJINA_PORT": "9000"}, port=9001).port == 9001


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("KRAJINA_PROT", "KRAJINA_PORT"),
        ("KRAJINA_DATABASE", "KRAJINA_DATABASE_URL"),
        ("KRAJINA_SOCKET", "KRAJINA_SOCKETS"),
    ],
)
def test_an_unknown_variable_is_an_error_that_names_the_nearest(name: str, nearest: str) -> None:
    error = refused(**{name: "1"})
    assert (error.code, error.values) == ("unknown-variable", {"variable": name, "nearest": nearest})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("port", "eighty"),
        ("port", "70000"),
        ("port", "-1"),
        ("bot_workers", "0"),
        ("bot_seconds", "nan"),
        ("bot_seconds", "0"),
        ("metrics", "perhaps"),
        ("log_level", "loud"),
        ("trusted_proxies", "localhost"),
        ("public_url", "example.org"),
        ("public_url", "ftp://example.org"),
        ("public_url", "https://example.org/?table=1"),
        ("public_url", "https://example.org:port/"),
        ("public_url", "https:///krajina"),
        ("message_bytes", "1000000000"),
    ],
)
def test_a_wrong_value_is_an_error_that_says_which_and_why(field: str, value: str) -> None:
    variable = f"KRAJINA_{field.upper()}"
    error = refused(**{variable: value})
    assert error.code == "bad-variable"
    assert error.values["variable"] == variable
    assert error.values["reason"]
    for language in LANGUAGES:
        sentence = Words(language, strict=True).say(error.message)
        assert variable in sentence
        assert value in sentence


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("", ""),
        ("https://example.org", ""),
        ("https://example.org/", ""),
        ("https://example.org/krajina", "/krajina"),
        ("http://example.org:8080/games/krajina/", "/games/krajina"),
    ],
)
def test_the_path_under_which_people_see_the_server(url: str, path: str) -> None:
    assert Settings(public_url=url).root_path == path


def test_a_mistake_in_a_variable_ends_the_start() -> None:
    result = CliRunner().invoke(app, ["serve", "--lang", "en"], env={"KRAJINA_PROT": "1"})
    assert result.exit_code == 2
    assert "KRAJINA_PORT" in result.stderr


def test_the_help_has_every_setting_with_its_default_and_its_sentence() -> None:
    result = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "300", "TERMINAL_WIDTH": "300"})
    shown = re.sub(r"\s+", " ", result.stdout)
    for setting in described():
        assert f"{setting.variable} ({setting.default or 'empty'}): {setting.sentence}" in shown


def test_the_docs_have_every_setting_with_its_default_and_its_sentence() -> None:
    page = (ROOT / "docs/operating.md").read_text("utf-8")
    rows = re.findall(r"^\| `(KRAJINA_\w+)` \| (.*?) \| (.*?) \|$", page, re.MULTILINE)
    assert rows == [(setting.variable, setting.default or "empty", setting.sentence) for setting in described()]
