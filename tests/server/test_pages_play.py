"""Playing in a browser without scripts: by forms and links alone, whole games of every kind."""

import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.long import or_long
from tests.server.browser import Browser, Page
from tests.server.tables import many

from krajina.server.app import create_app
from krajina.text import LANGUAGES

pytestmark = pytest.mark.slow  # `make check` has ninety seconds for everything

EVIL = "<img src=x onerror=alert(1)>"


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(many())) as client:
        yield client


@pytest.fixture
def browser(client: TestClient[Litestar]) -> Browser:
    return Browser(client)


def opened(browser: Browser, game: str, *who: str, **fields: str | list[str]) -> Page:
    """The page of a new table; whoever is here is called Anna, Bob and so on."""
    form = browser.get(f"/plain/new/{game}").forms[0]
    rows = sum(name == "who" for name, _ in form.fields)
    names = ["Anna", "Bob", "Cyril", "Dora"][: len(who)]
    seats = [*who, *["none"] * (rows - len(who))]
    return browser.send(form, **{"who": seats, "name": [*names, *[""] * (rows - len(names))], **fields})


def prompt_of(page: Page) -> str:
    found = re.search(r'class="prompt"[^>]*>([^<]*)<', page.source)
    assert found, page.source
    return found[1]


def refusal_of(page: Page) -> str:
    found = re.search(r'class="refusal"[^>]*>([^<]*)<', page.source)
    assert found, page.source
    return found[1]


def is_curtain(page: Page) -> bool:
    return 'class="curtain"' in page.source


def past_curtain(browser: Browser, page: Page) -> Page:
    return browser.get(next(link for link in page.links if "eyes=" in link)) if is_curtain(page) else page


def step(browser: Browser, page: Page, rng: Random) -> Page:
    """The next page of whoever sits at the device."""
    if is_curtain(page):
        return past_curtain(browser, page)
    return browser.send(page.form("hand_over")) if page.has("hand_over") else browser.answer(page, rng)


def played(browser: Browser, page: Page, rng: Random) -> Page:
    """The page at the end of the game."""
    while is_curtain(page) or page.has("act") or page.has("hand_over"):
        page = step(browser, page, rng)
        assert page.status == 200, page.source
    return page


def link_to(page: Page, part: str) -> str:
    return next(link for link in page.links if part in link)


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("carcassonne", 3, {"option-boxes": ["inns", "river"]}),
        ("stroganov", 2, {"option-sides": "b,b"}),
        ("graenaland", 3, {"option-victory_cards": "true", "option-round_limit": or_long("12", "200")}),
    ],
)
def test_a_whole_game_can_be_played_with_forms_alone(
    browser: Browser, game: str, seats: int, options: dict[str, str | list[str]]
) -> None:
    end = played(browser, opened(browser, game, *["here"] * seats, **options), Random(5))
    assert "The game is over" in prompt_of(end)
    assert "<tfoot>" in end.source
    assert "All is as promised" in prompt_of(browser.get(link_to(end, "/verify")))
    assert browser.client.get(link_to(end, "/record")).status_code == 200
    replay = browser.get(link_to(end, "/replay/"))
    assert "<tfoot>" in replay.source
    before = browser.get(re.findall(r'rel="prev"[^>]* href="([^"]*)"', replay.source)[0])
    assert browser.send(before.form("fork")).path.startswith("/plain/play/")
    again = browser.send(end.form("rematch"))
    assert again.path.startswith("/plain/play/")
    assert again.path != end.path


def test_a_small_game_can_be_played_to_its_end_in_a_click_or_two(browser: Browser) -> None:
    end = played(browser, opened(browser, "harvest", "here", "here"), Random(1))
    assert "The game is over" in prompt_of(end)


# -- hot-seat ----------------------------------------------------------------------------------------------------------


def test_a_curtain_stands_between_seats_with_secrets(browser: Browser) -> None:
    page = opened(browser, "graenaland", "here", "here", "here")
    assert is_curtain(page)
    rng, seen = Random(2), set[str]()
    for _ in range(12):
        if is_curtain(page):
            assert not page.forms
            assert "<pre" not in page.source
            assert len(page.source) < 6000
            page = past_curtain(browser, page)
        eyes = re.findall(r"eyes=(\d)", str(page.url.query))
        seen |= {*eyes}
        page = step(browser, page, rng)
    assert len(seen) > 1


def test_there_is_no_curtain_where_all_see_the_same(browser: Browser) -> None:
    page, rng, asked = opened(browser, "carcassonne", "here", "here"), Random(3), set[str]()
    for _ in range(12):
        assert not is_curtain(page)
        asked.add(prompt_of(page).partition(":")[0])
        page = step(browser, page, rng)
    assert {"Anna", "Bob"} <= asked


def test_nobody_looks_past_the_curtain_by_an_address(browser: Browser) -> None:
    """While Bob is asked and Anna is not, the address of Anna's eyes leads to the curtain."""
    page, rng = opened(browser, "graenaland", "here", "here", "here"), Random(4)
    for _ in range(12):
        page = step(browser, page, rng)
        if is_curtain(page):
            called = {link.partition("eyes=")[2].partition("-")[0] for link in page.links if "eyes=" in link}
            for other in {"0", "1", "2"} - called:
                assert is_curtain(browser.get(f"{page.path}?eyes={other}"))


def test_an_address_of_before_lifts_no_curtain_of_now(browser: Browser) -> None:
    """A step back in the browser, or another tab, has the eyes of whoever is called now, but from an earlier turn."""
    page, rng = opened(browser, "graenaland", "here", "here", "here"), Random(4)
    last, checked = dict[str, str](), 0
    for _ in range(16):
        if is_curtain(page):
            for link in (link for link in page.links if "eyes=" in link):
                seat = link.partition("eyes=")[2].partition("-")[0]
                if seat in last:
                    assert is_curtain(browser.get(last[seat]))
                    assert is_curtain(browser.get(last[seat].replace("?", "/replay/3?")))
                    checked += 1
            page = past_curtain(browser, page)
        eyes = page.url.query.partition("eyes=")[2]
        last[eyes.partition("-")[0]] = f"{page.path}?eyes={eyes}"
        page = step(browser, page, rng)
    assert checked > 1


def test_at_one_device_a_replay_has_the_eyes_of_whoever_looks(browser: Browser) -> None:
    page, rng, seen = opened(browser, "graenaland", "here", "here", "here"), Random(4), set[str]()
    for _ in range(10):
        page = past_curtain(browser, page)
        assert is_curtain(browser.get(f"{page.path}/replay/3"))
        replay = browser.get(link_to(page, "/replay/"))
        hands = re.findall(r"^ *hand: .*$", page.text, re.MULTILINE)
        assert not is_curtain(replay)
        assert re.findall(r"^ *hand: .*$", replay.text, re.MULTILINE) == hands
        seen |= {*hands}
        page = step(browser, page, rng)
    assert len(seen) > 2


# -- friends -----------------------------------------------------------------------------------------------------------


def test_friends_sit_down_by_the_link_of_the_table(browser: Browser) -> None:
    mine = opened(browser, "carcassonne", "here", "open")
    table = browser.get(f"/plain/table/{mine.main['data-table']}")
    assert "Waiting until all seats are taken" in prompt_of(mine)
    wrong = browser.send(table.form("join"), name="   ", salt="abc")
    assert wrong.status == 400
    assert refusal_of(wrong)
    late = browser.get(f"/plain/table/{mine.main['data-table']}")
    yours = browser.send(wrong.form("join"), name="Bob")
    assert yours.path.startswith("/plain/play/")
    assert "Bob" in yours.text
    assert "Waiting for Anna" in prompt_of(yours)
    assert not yours.has("act")
    assert browser.get(mine.path).has("act")
    late = browser.send(late.form("join"), name="Cyril")
    assert late.status == 409
    assert "Cyril" not in refusal_of(late)


def test_a_watcher_sees_the_table_and_has_no_forms(browser: Browser) -> None:
    page = opened(browser, "graenaland", "here", "here", "here")
    watch = browser.get(f"/plain/watch/{page.main['data-table']}")
    assert watch.status == 200
    assert "<pre" in watch.source
    assert watch.forms == []
    closed = opened(browser, "graenaland", "here", "here", "here", watching="no")
    assert browser.get(f"/plain/watch/{closed.main['data-table']}").status == 403


def test_what_is_typed_stays_when_it_is_refused(browser: Browser) -> None:
    form = browser.get("/plain/new/graenaland").forms[0]
    page = browser.send(form, who=["here", "here", "none", "none", "none"], name=["Anna", EVIL, "", "", ""])
    assert page.status == 400
    assert "3 to 5" in refusal_of(page)
    assert ("name", EVIL) in page.forms[0].fields
    assert EVIL not in page.source
    talk = opened(browser, "carcassonne", "here", "here")
    said = browser.send(talk.form("say"), text="\u200d")
    assert said.status == 400
    assert ("text", "\u200d") in said.form("say").fields


@pytest.mark.parametrize("name", ["clock", "visibility", "watching", "who", "option-farmers", "option-first"])
def test_nonsense_in_a_field_is_refused_with_a_reason(browser: Browser, name: str) -> None:
    form = browser.get("/plain/new/carcassonne").forms[0]
    page = browser.send(form, **{name: ["nonsense"] * 8})
    assert page.status == 400
    assert refusal_of(page)


# -- at the table ------------------------------------------------------------------------------------------------------


def test_a_step_is_taken_back_and_done_again(browser: Browser) -> None:
    page = opened(browser, "carcassonne", "here", "here")
    placed = browser.send(page.form("act"))
    host = browser.send(placed.form("undo"))
    assert prompt_of(host) == prompt_of(page)
    assert "takes back 1 step" in host.text
    again = browser.send(host.form("redo"))
    assert prompt_of(again) == prompt_of(placed)


def test_a_double_click_is_not_a_double_move(browser: Browser) -> None:
    page = opened(browser, "carcassonne", "here", "here")
    once = browser.send(page.form("act"))
    twice = browser.send(page.form("act"))
    assert twice.status == 409
    assert refusal_of(twice)
    assert twice.main["data-n"] == once.main["data-n"]


def test_ending_a_game_takes_the_consent_of_all_at_the_device(browser: Browser) -> None:
    page = opened(browser, "carcassonne", "here", "here")
    asked = browser.send(page.form("abandon"))
    assert "would like to end the game" in asked.text
    other = next(form for form in asked.forms if form.kind == "reply" and form.value("agree") == "true")
    assert "ended early" in prompt_of(browser.send(other))


def test_people_talk_and_what_they_say_is_escaped(browser: Browser) -> None:
    page = opened(browser, "carcassonne", "here", "bot:random", name=[EVIL, *[""] * 7], table=EVIL)
    page = browser.send(page.form("say"), text=EVIL)
    assert page.text.count(EVIL) > 3
    assert EVIL not in page.source


def test_wishes_are_kept_and_a_new_link_replaces_the_old_one(browser: Browser) -> None:
    page = opened(browser, "graenaland", "here", "open", "open")
    page = browser.send(page.form("prefer"), name="Eva", grace="7", confirms="true", muted=["", "1"], colour="violet")
    form = page.form("prefer")
    fields = ["Eva", "7", "violet"]
    assert [form.value(name) for name in ("name", "grace", "colour")] == fields
    assert ("confirms", "true") in form.fields
    assert ("muted", "1") in form.fields
    renewed = browser.send(page.form("new_key"))
    assert renewed.path != page.path
    assert browser.get(page.path).status == 403


def test_a_bot_stands_in_and_gives_the_seat_back(browser: Browser) -> None:
    page = opened(browser, "carcassonne", "here", "open")
    page = browser.send(page.form("let_bot", seat="1"))  # the owner fills the table
    page = browser.send(page.form("let_bot", seat="0"))
    assert "A bot plays for Anna" in prompt_of(page)
    assert browser.send(page.form("take_back")).has("let_bot")


def test_who_leaves_comes_to_the_table_and_an_owner_deletes_it(browser: Browser) -> None:
    page = opened(browser, "carcassonne", "here", "open")
    owner = page.path.rpartition("/")[2].partition(".")[0]
    left = browser.send(page.form("leave"))
    assert left.path == f"/plain/play/{owner}"
    assert browser.send(left.form("delete")).path == "/plain/"
    assert browser.get(page.path).status == 403


def test_what_cannot_be_taken_back_needs_a_second_click(browser: Browser) -> None:
    source = opened(browser, "carcassonne", "here", "bot:random").source
    folded = "".join(re.findall(r'<details class="risky".*?</details>', source, re.DOTALL))
    for kind in ("leave", "kick", "delete", "new_key"):
        field = f'name="kind" value="{kind}"'
        assert folded.count(field) == source.count(field) == 1, kind


def test_a_table_for_nobody_is_refused_in_words(browser: Browser) -> None:
    assert "not for 0" in refusal_of(opened(browser, "carcassonne"))


def test_a_running_game_is_replayed_as_its_seat_knew_it(browser: Browser) -> None:
    page = opened(browser, "graenaland", "here", "bot:random", "bot:random")
    assert browser.get(link_to(page, "/replay/")).status == 200
    table = page.main["data-table"]
    assert browser.get(f"/plain/replay/{table}/0?eyes=0").status == 403
    first = browser.get(f"{page.path}/replay/0")
    assert "before the first step" in first.text
    assert browser.get(f"{page.path}/replay/0?eyes=1").status == 403
    assert browser.send(first.form("fork")).path.startswith("/plain/play/")


def test_a_record_is_uploaded_and_looked_at(browser: Browser) -> None:
    end = played(browser, opened(browser, "harvest", "here", "here"), Random(1))
    record = browser.client.get(link_to(end, "/record")).content
    answer = browser.client.post("/plain/records", files={"record": ("a.json", record)}, headers=browser.headers)
    page = Page(answer)
    assert page.path.startswith("/plain/play/")
    assert "The game is over" in prompt_of(page)
    as_bot = record.replace(b'"Bob"', b'"bot:greedy"')
    answer = browser.client.post("/plain/records", files={"record": ("a.json", as_bot)}, headers=browser.headers)
    assert "Greedy bot" in Page(answer).text
    assert (
        browser.client.post("/plain/records", files={"record": ("a.json", b"{")}, headers=browser.headers).status_code
        == 400
    )


# -- every page --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_a_table_have_words_in_every_language(client: TestClient[Litestar], language: str) -> None:
    browser = Browser(client, language)
    page = opened(browser, "graenaland", "here", "bot:random", "open")
    playing = opened(browser, "carcassonne", "here", "here")
    table = playing.main["data-table"]
    pages = [
        page,
        playing,
        browser.get("/plain/new/stroganov"),
        browser.get(f"/plain/table/{table}"),
        browser.get(f"/plain/watch/{table}"),
    ]
    pages += [browser.get(f"{playing.path}/replay/0"), browser.get(f"{playing.path}?sheet=yes")]
    for found in pages:
        assert found.status == 200
        assert f'<html lang="{language}">' in found.source
        assert not re.findall(
            r"[^\w/.-](?:play|new|page|replay|clock|status|start|option|error|seat)-[a-z]+\b", found.text
        )


def test_pages_of_a_seat_are_never_kept(browser: Browser) -> None:
    page = opened(browser, "carcassonne", "here", "here")
    answer = browser.client.get(page.path, headers=browser.headers)
    assert answer.headers["Cache-Control"] == "no-store"


def test_all_addresses_are_under_the_path_of_the_server() -> None:
    settings = msgspec.structs.replace(many(), public_url="https://example.org/krajina")
    with TestClient(create_app(settings), root_path="/krajina") as client:
        browser = Browser(client)
        page = opened(browser, "carcassonne", "here", "here")
        assert page.path.startswith("/krajina/plain/play/")
        assert "https://example.org/krajina/table/" in page.source
        own = [link for link in page.links if not link.startswith("?")]
        for link in [*own, *(form.action for form in page.forms)]:
            assert link.startswith("/krajina/"), link
