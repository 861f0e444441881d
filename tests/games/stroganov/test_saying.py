"""What people read in whole games: no id of a printed thing, prompts that fit into a line, prices and amounts."""

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.games.saying import words_of

from krajina.core import CHANCE, Action, Decision, Message, Play, make_options, word_of
from krajina.core.step import check
from krajina.games import stroganov as a
from krajina.games.stroganov import CARD, GAME, IVAN_CARD, LANDSCAPE, SONG, VILLAGE, YURT, State
from krajina.games.stroganov.catalog import DATA
from krajina.text import LANGUAGES, Words

NAMES: Final = ("Anna", "Boris", "Cleo", "Dora")
LONGEST: Final = 60  # characters of a prompt
# Ids are ours; codes are printed on Tsar's wishes and may stand in brackets behind their names.
IDS: Final = re.compile(
    rf"(?<![\w-])(?:{'|'.join((*LANDSCAPE.ids, *VILLAGE.ids, *YURT.ids, *SONG.ids, *IVAN_CARD.ids))})(?!\w)"
)
CODES: Final = re.compile(rf"(?<![\w(])(?:{'|'.join(CARD.ids)})(?!\w)")
RICH: Final[dict[str, Any]] = {
    "horses": 9,
    "coins": 3,
    "outposts": 2,
    "furs": ["2", "3", "4", "5", "6", "7", "8", "tiger", "tiger"],
    "stories": 8,
}
TABLES: Final[dict[str, dict[str, Any]]] = {
    "two": {"seats": 2},
    "four_b": {"seats": 4, "sides": ["b"] * 4, "region_furs": "random", "readings": ["keep_neither"]},
    "alone": {"seats": 1, "harder": ["katyusha", "coin_when_failed"]},
    "rich": {
        "seats": 2,
        "position": {
            "mats": [
                {**RICH, "hand": ["A1", "A3", "S8", "S5"], "fulfilled": ["S9", "A12", "A13", "A5"], "trophy": 6},
                {**RICH, "hand": ["A8", "A14"], "fulfilled": ["A6", "A11", "S7"], "built": [2, 4]},
            ]
        },
    },
}


def spoken(settings: Mapping[str, Any], seed: int) -> Iterator[tuple[str, Message]]:
    """What is said in a random game: prompts, choices, refusals, prices, gains and events, each once."""
    rng, state, seen = Random(seed), GAME.new(make_options(GAME, settings)), set[str]()
    while decisions := GAME.decisions(state):
        [decision] = decisions
        found = [("event", event.message) for event in state.events or ()]
        found += [("ask", decision.message)] if decision.seat != CHANCE else []
        found += [("do", decision.said(action)) for action in decision.choices]
        for one in GAME.view(state, None).possible:
            found += [("price", Message(word.key, word.values)) for word in (*one.cost, *one.gains)]
            found += [("refusal", one.why_not)] if one.why_not is not None else []
        for kind, message in found:
            if (known := repr(message)) not in seen:
                seen.add(known)
                yield kind, message
        state.events = []
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
    yield from (("event", event.message) for event in state.events or ())


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_no_id_is_said_and_every_prompt_fits_into_a_line(name: str) -> None:
    languages = [words_of(GAME.words, language) for language in LANGUAGES]
    kinds = set[str]()
    for kind, message in spoken(TABLES[name], seed=5):
        kinds.add(kind)
        for words in languages:
            text = words.say(message, NAMES)
            assert not IDS.search(text), text
            assert not CODES.search(text), text
            assert kind != "ask" or len(text) <= LONGEST, (len(text), text)
    assert kinds == {"ask", "do", "event", "price", "refusal"}


@pytest.mark.slow
def test_the_table_in_the_terminal_says_no_id() -> None:
    rng, state, step = Random(7), GAME.new(make_options(GAME, TABLES["two"])), 0
    while decisions := GAME.decisions(state):
        for language in LANGUAGES if step % 40 == 0 else ():
            lines = GAME.render(GAME.view(state, 0), words_of(GAME.words, language), NAMES, 118)
            text = "\n".join(line.text for line in lines)
            assert not IDS.search(text), text
            assert not CODES.search(text), text
        GAME.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))
        step += 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_fit_into_a_line_whatever_is_paid(language: str) -> None:
    furs = [*map(word_of, a.Fur), word_of("any-fur")]
    asked = [
        Message("ask-pay", {"purpose": word_of(purpose), "count": 3, "fur": fur}) for purpose in a.For for fur in furs
    ]
    asked += [Message("ask-show", {"count": 3, "fur": fur}) for fur in furs[:-2]]
    asked += [Message("ask-trophy_step", {"fur": fur}) for fur in furs[:-2]]
    texts = [words_of(GAME.words, language).say(message) for message in asked]
    assert [text for text in texts if len(text) > LONGEST] == []


# -- choices --------------------------------------------------------------------------------------------------------


def at_table(**mat: Any) -> Play[Any, State, Action]:
    """Anna on landscape 2 with a wild tundra of three furs, Boris at home."""
    row = [{"landscape": "MO1", "furs": ["2"]}, {"landscape": "TU1", "furs": ["3", "7", "8"]}, {"landscape": "TA1"}]
    mats = [{"at": 1, **mat}, {}]
    position = {"row": row, "mats": mats, "villages": ["V1", "V2", "V3", "V4", "V5"], "trade_fur": "2"}
    return Play(GAME, make_options(GAME, {"seats": 2, "position": position}))


def asked(play: Play[Any, State, Action]) -> Decision[Action]:
    [decision] = GAME.decisions(play.state)
    return decision


def said_of(play: Play[Any, State, Action], language: str = "en") -> list[str]:
    """What can be chosen, in words."""
    decision = asked(play)
    return [words_of(GAME.words, language).say(decision.said(action), NAMES) for action in decision.choices]


def prompt_of(play: Play[Any, State, Action], language: str = "en") -> str:
    return words_of(GAME.words, language).say(asked(play).message, NAMES)


def refused(play: Play[Any, State, Action], action: Action) -> str:
    refusal = check(GAME, play.state, 0, action)
    assert refusal is not None
    return words_of(GAME.words, "en").say(refusal.message, NAMES)


def test_page_6_a_ride_says_its_horses_and_how_far_it_goes_without() -> None:
    play = at_table(horses=9)
    assert prompt_of(play) == "Ride east: 1–2 landscapes, further for horses"
    assert said_of(play)[:2] == ["ride to landscape 2", "ride to landscape 3"]
    play = Play(GAME, make_options(GAME, {"seats": 2, "position": {"mats": [{"horses": 9, "fulfilled": ["S1"]}, {}]}}))
    assert prompt_of(play) == "Ride east: 1–3 landscapes, further for horses"
    assert "ride to landscape 4: costs 1 horse" in said_of(play)


def test_page_6_basic_actions_say_how_much_they_give() -> None:
    play = at_table()
    play.act(0, a.MoveCossack(2))
    assert {"take 1 coin", "take 4 horses", "hunt", "skip the basic action"} <= set(said_of(play))


def test_page_6_a_hunt_says_its_horses_and_the_second_hunt_its_coin() -> None:
    play = at_table(horses=2, coins=1)
    play.act(0, a.MoveCossack(2))
    play.act(0, a.BasicAction(a.Basic.HUNT))
    assert prompt_of(play) == "Hunt a fur: the lowest is free"
    assert "hunt bear (8) on landscape 2: costs 2 horses" in said_of(play)
    play.act(0, a.Hunt(a.Fur.HARE, 2))
    assert prompt_of(play) == "Pay a coin to hunt again?"
    assert {"hunt lynx (7) on landscape 2: costs 1 coin", "do not hunt again"} <= set(said_of(play))


def test_page_14_with_a14_the_second_hunt_is_free_and_with_a8_every_fur() -> None:
    play = at_table(fulfilled=["A14", "A8"])
    play.act(0, a.MoveCossack(2))
    play.act(0, a.BasicAction(a.Basic.HUNT))
    assert prompt_of(play) == "Hunt a fur: every one is free"
    play.act(0, a.Hunt(a.Fur.HARE, 2))
    assert prompt_of(play) == "Hunt again for free?"
    assert "hunt bear (8) on landscape 2" in said_of(play)


def test_page_7_a_second_action_names_its_price_and_the_thing() -> None:
    play = at_table(furs=["2", "2"], horses=3)
    play.act(0, a.MoveCossack(2))
    play.act(0, a.Skip())
    main = said_of(play)
    assert "visit the horse village, region 1" in main
    assert "claim landscape 3, the grassy taiga: costs 2× sable (2)" in main
    play.act(0, a.BasicAction(a.Basic.COIN))
    second = said_of(play)
    assert "take 4 horses: costs 1× any fur" in second
    assert "visit the horse village, region 1: costs 1× sable (2)" in second
    assert second[-1] == "end the turn"


def test_page_7_a_trade_says_how_much_each_reward_is() -> None:
    play = at_table(furs=["2"])
    play.act(0, a.MoveCossack(2))
    play.act(0, a.BasicAction(a.Basic.TRADE))
    assert prompt_of(play) == "Trade: choose a reward (two in all)"
    assert said_of(play)[:4] == ["trade: 1 coin", "trade: 2 stories", "trade: move 1–2", "trade: 3 horses"]
    play.act(0, a.Trade(a.TradeReward.COIN))
    assert prompt_of(play) == "Trade: choose the last reward"
    assert said_of(play)[-1] == "no further reward"


def test_page_7_the_price_of_a_refused_second_claim_is_that_of_the_action_and_of_the_landscape() -> None:
    play = at_table(furs=["2", "2"])
    play.act(0, a.MoveCossack(2))
    play.act(0, a.Skip())
    assert refused(play, a.ClaimLandscape(2)) == "This landscape costs 5 furs, and you cannot pay them: sable (2)."
    play.act(0, a.BasicAction(a.Basic.COIN))
    expected = (
        "As a second action this costs sable (2) first, then 2× sable (2) for the landscape, and you cannot pay both."
    )
    assert refused(play, a.ClaimLandscape(3)) == expected


def test_page_14_a_hunt_refused_with_s8_speaks_of_the_neighbours_too() -> None:
    for cards, reason in (([], "your Cossack is not there"), (["S8"], "your Cossack is neither there nor next to it")):
        row = [{"landscape": name, "furs": ["2"]} for name in ("MO1", "TU1", "TA1", "WE1")]
        position = {"row": row, "mats": [{"fulfilled": cards}, {}]}
        play = Play(GAME, make_options(GAME, {"seats": 2, "see_forced": [0], "position": position}))
        play.act(0, a.MoveCossack(1))
        play.act(0, a.BasicAction(a.Basic.HUNT))
        assert refused(play, a.Hunt(a.Fur.SABLE, 4)) == f"You cannot hunt on landscape 4: {reason}."


def test_page_9_the_price_of_a_wish_is_what_has_to_be_owned_and_what_of_it_is_paid() -> None:
    words = words_of(GAME.words, "en")
    for hand, mine, price in (
        ("S5", {"furs": ["5", "4"], "coins": 1}, "own 2× wolverine (5), pay 1 of them and 1 coin"),
        ("S9", {"furs": ["8"]}, "1× bear (8)"),
    ):
        play = at_table(hand=[hand], **mine)
        [row] = [one for one in GAME.view(play.state, 0).possible if one.action == a.FulfilCard(hand)]
        assert words.value(row.cost) == price


def test_page_5_the_start_card_says_what_it_does_and_which_fur_comes_with_it() -> None:
    state, rng = GAME.new(make_options(GAME, {"seats": 2})), Random(1)
    while (decision := GAME.decisions(state)[0]).seat == CHANCE:
        GAME.advance(state, CHANCE, decision.choices.sample(rng))
    [(card, fur), *_] = state.start_cards
    words = words_of(GAME.words, "en")
    text = words.say(decision.said(a.TakeStartCard(CARD.ids[card])))
    assert words.value(CARD.words[CARD.ids[card]], form="does") in text
    assert f"({fur})" in text


# -- winter, the end, the opponent ------------------------------------------------------------------------------------


def winter(**mat: Any) -> Play[Any, State, Action]:
    position = {"season": "winter", "songs": ["GA1", "GA2"], "mats": [{"at": 2, **mat}, {}]}
    return Play(GAME, make_options(GAME, {"seats": 2, "position": position}))


def test_page_10_nobody_is_asked_to_sing_where_no_song_can_be_sung() -> None:
    play = winter(horses=5)  # enough for an extra action, so that something is asked
    play.act(0, a.TakeIncome())
    assert asked(play).prompt == "winter_done"
    assert prompt_of(play) == "Winter: extra actions, or done"
    assert said_of(play)[-1] == "done for this winter"
    play = winter(stories=3)
    assert asked(play).prompt == "song"
    assert said_of(play)[-1] == "sing no song"


def test_page_10_the_upkeep_is_told_step_by_step() -> None:
    row = [{"landscape": "MO1"}, {}, {"landscape": "TU1"}, {"landscape": "TA1"}]
    position = {
        "season": "winter",
        "row": row,
        "songs": ["GA9", "GA10"],
        "yurts": [None, "YA1", "YA2", None, "YA3"],
        "cards": ["A1", "A2", "A3", "A4", "A5"],
        "mats": [{"at": 3}, {"at": 1}],
    }
    play = Play(GAME, make_options(GAME, {"seats": 2, "position": position}))
    told = list(play.state.events or ())
    first = told.index(a.CossackWentHome(who=0, at=3))
    assert told[first : first + 5] == [
        a.CossackWentHome(who=0, at=3),
        a.CossackWentHome(who=1, at=1),
        a.LandscapesSlid(landscapes=("TU1", "TA1"), origins=(3, 4), places=(2, 3)),
        a.SongsLeft(songs=("GA9", "GA10")),
        a.YurtsSlid(yurts=("YA1", "YA2", "YA3"), origins=(2, 3, 5), regions=(1, 2, 3)),
    ]
    assert not [event for event in told if isinstance(event, a.CardsSlid)]


def test_pages_4_and_10_tigers_and_the_market_are_told() -> None:
    rng, state = Random(3), GAME.new(make_options(GAME, {"seats": 2}))
    events = list(state.events or ())
    while decisions := GAME.decisions(state):
        state.events = []
        GAME.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))
        events += state.events
    assert events.index(a.TigerPlaced(at=12)) < next(n for n, one in enumerate(events) if isinstance(one, a.TurnBegan))
    assert sum(isinstance(event, a.MarketCleared) for event in events) == 3
    begins = events.index(a.FinalScoringBegan())
    at_end = {why for why in a.Why if list(a.Why).index(why) >= list(a.Why).index(a.Why.CARDS_AT_END)}
    scored = [n for n, one in enumerate(events) if isinstance(one, a.Scored) and one.why in at_end]
    assert min(scored) > begins, "the final scoring is announced before its points"
    assert events[-1] == a.GameEnded()


def test_pages_12_and_13_katyusha_turns_her_own_card_and_what_she_cannot_do_is_explained() -> None:
    rng, state = Random(4), GAME.new(make_options(GAME, {"seats": 1, "harder": ["katyusha"]}))
    events: list[Any] = []
    while decisions := GAME.decisions(state):
        state.events = []
        GAME.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))
        events += state.events
    words = words_of(GAME.words, "en")
    said = {type(event): words.say(event.message, NAMES) for event in events}
    assert said[a.IvanCardTurned].startswith("Katyusha turns over automa card ")
    assert re.search(r"hunt the (2 )?(low|high)est furs?, then ", said[a.IvanCardTurned])
    hunted = next(event for event in events if isinstance(event, a.IvanHunted) and event.furs)
    assert words.say(hunted.message, NAMES).startswith(f"Katyusha hunts on landscape {hunted.at}: ")
    failed = [event for event in events if isinstance(event, a.SecondActionFailed)]
    assert {words.say(event.message, NAMES).rpartition(" ")[2] for event in failed} == {"instead."}


# -- a table of one's own -------------------------------------------------------------------------------------------


def own_table(table: str, changes: Mapping[str, Mapping[str, object]]) -> dict[str, Any]:
    """One of our tables with some rows changed."""
    data: dict[str, Any] = msgspec.json.decode(DATA.joinpath(f"{table}.json").read_bytes())
    for row in data["cards" if table == "tsar_cards" else "tiles"]:
        row.update(changes.get(row["id"], {}))
    return data


OWN: Final = {
    "landscapes": own_table("landscapes", {"TU1": {"terrain": "taiga"}}),
    "yurts": own_table("yurts", {"YA4": {"rewards": [{"story": 1}]}, "YA5": {"provenance": "source:physical copy"}}),
    "songs": own_table("songs", {"GA9": {"rewards": [{"vp": 9}]}}),
    "villages": own_table("villages", {"V3": {"rewards": [{"story": 2}]}}),
    "tsar_cards": own_table("tsar_cards", {"A2": {"effect": {"when": "winter", "rewards": [{"coin": 3}]}}}),
}
CALLED: Final = {
    "cs": ("tajga 6", "jurtu 4", "píseň 9", "osadu 3", "kartu A2"),
    "de": ("Wald 6", "Jurte 4", "Lied 9", "Dorf 3", "Karte A2"),
    "en": ("taiga no. 6", "yurt no. 4", "song no. 9", "village no. 3", "card A2"),
    "fr": ("forêt 6", "yourte 4", "chanson 9", "village 3", "carte A2"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_that_own_tables_changed_are_called_by_their_numbers(language: str) -> None:
    words = Words(language, GAME.words, strict=True, renamed=GAME.renamed(OWN))
    events = (
        a.LandscapeAdded(landscape="TU1", at=4),
        a.YurtUsed(who=0, yurt="YA4", region=1),
        a.SongSung(who=0, song="GA9"),
        a.VillageVisited(who=0, village="V3", region=2),
        a.CardTaken(who=0, card="A2", region=1),
    )
    said = [words.say(event.message, NAMES) for event in events]
    assert all(name in text for name, text in zip(CALLED[language], said, strict=True)), said
    ours = words_of(GAME.words, language)
    assert words.word("yurt-YA5") == ours.word("yurt-YA5"), "what gives the same keeps its name"
    assert words.word("yurt-YA4") != ours.word("yurt-YA4")


def test_our_own_tables_rename_nothing() -> None:
    assert GAME.renamed({}) == {}
    assert GAME.renamed({"yurts": own_table("yurts", {})}) == {}
