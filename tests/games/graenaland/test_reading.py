"""Whole games as people read them: no id is ever said, a prompt fits into a line, a proposal names all who vote."""

import json
import re
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

import pytest
from tests.games.graenaland.table import LANDS, begin, position, transferring, voting
from tests.games.graenaland.test_words import refused
from tests.games.saying import words_of

from krajina.core import CHANCE, Message, SeatName, Value, Word, make_options
from krajina.games import graenaland as a
from krajina.games.graenaland import CARD, GAME, SUPPLY, TILE, VICTORY_CARD, Item, Resource, Work
from krajina.games.graenaland.catalog import DATA
from krajina.text import LANGUAGES, Words

NAMES: Final = ("Maximilienne", "Anna", "Bartholomäus", "Petr", "Kunigunde")
LONGEST: Final = 60  # characters of a prompt
MOST: Final = 12  # choices of a question that are read
IDS: Final = re.compile(
    rf"(?<![\w-])(?:{'|'.join((*TILE.ids, *CARD.ids, *SUPPLY.ids, *VICTORY_CARD.ids))})(?!\w)|[a-z]+_[a-z0-9]"
)
FULL: Final = {"seats": 5, "chosen_starts": True, "random_island": True, "victory_cards": True, "grant": True}
TABLES: Final[dict[str, dict[str, object]]] = {
    "three": {"seats": 3, "round_limit": 4},
    "four_aloud": {"seats": 4, "round_limit": 3, "open_votes": True, "open_claims": True, "victory_cards": True},
    "five_full": {**FULL, "round_limit": 3},
    "rich": {"seats": 3, "round_limit": 5, "position": position()},
    "rich_cards": {"seats": 3, "round_limit": 5, "position": position(), "victory_cards": True, "open_hands": True},
}


def spoken(settings: dict[str, object], seed: int) -> Iterator[tuple[str, Message]]:
    """What is said in a random game: prompts, choices, events and refusals, each once."""
    rng, seen = Random(seed), set[str]()
    state = GAME.new(make_options(GAME, settings))
    while decisions := GAME.decisions(state):
        decision = rng.choice(decisions)
        found = [("event", event.message) for event in state.events or ()]
        found += [("ask", one.message) for one in decisions if one.seat != CHANCE]
        found += [("do", decision.said(action)) for action in islice(decision.choices, MOST)]
        found += [("refusal", message) for message in refused(state, decision, rng)]
        for kind, message in found:
            if (known := repr(message)) not in seen:
                seen.add(known)
                yield kind, message
        state.events = []
        GAME.advance(state, decision.seat, decision.choices.sample(rng))


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_no_id_is_said_and_every_prompt_fits_into_a_line(name: str) -> None:
    languages = [words_of(GAME.words, language) for language in LANGUAGES]
    kinds = set[str]()
    for kind, message in spoken(TABLES[name], seed=3):
        kinds.add(kind)
        for words in languages:
            text = words.say(message, NAMES)
            if kind == "ask":
                assert len(text) <= LONGEST, (len(text), text)
                text += words.value(Word(message.key, message.values), NAMES, "hint")
            assert not IDS.search(text), text
    assert kinds == {"ask", "do", "event", "refusal"}


def _longest_prompts() -> Iterator[Message]:
    """Prompts with whatever makes them long: every territory, every work with its price, every single card."""
    who: dict[str, Value] = {"who": SeatName(0), "to": SeatName(0)}
    for at in TILE.words.values():
        yield Message("ask-anchor", {"at": at})
        yield Message("ask-vote", {**who, "at": at, "own": 0})
        yield Message("ask-vote", {**who, "at": at, "own": 1})
        yield from (Message("ask-transfer", {"hero": Word(f"hero-{hero}"), "at": at}) for hero in ("priest", "skald"))
    for work, count in ((Work.ROAD, 4), (Work.IMPROVEMENT, 3)):
        price = tuple(Word(f"resource-{one}") for one in tuple(Resource)[:count])
        values: dict[str, Value] = {"work": Word(f"work-{work}"), "price": price}
        for own in (0, 1):
            yield Message("ask-offer", {**values, "own": own})
            yield Message("ask-change_offer", {**values, "own": own})
        yield Message("ask-collect", values)
    yield from (Message("ask-confirm", {"cards": (card,)}) for card in CARD.words.values())
    yield Message("ask-confirm", {"cards": tuple(CARD.words.values())[:12]})
    yield from (Message(key, {**who}) for key in ("ask-fee", "ask-advise", "ask-granted"))
    yield Message("ask-prove", {"points": 15, "found": 14})


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_fit_into_a_line_whatever_they_are_about(language: str) -> None:
    texts = [words_of(GAME.words, language).say(message, NAMES) for message in _longest_prompts()]
    assert [text for text in texts if len(text) > LONGEST] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_section_7_a_vote_says_who_gets_what_and_what_it_counts(language: str) -> None:
    words = words_of(GAME.words, language)
    decision = next(one for one in GAME.decisions(voting().state) if one.seat == 0)
    hint = words.value(Word(decision.message.key, decision.message.values), NAMES, "hint")
    grain, wood = (words.word(f"item-{item}") for item in ("grain", "wood"))
    assert hint.replace("\u00a0:", ":").startswith(f"{NAMES[0]}: {grain} · {NAMES[1]}: {wood}. ")
    yes, no = (words.say(decision.said(a.Vote(agree))) for agree in (True, False))
    assert yes != no
    assert all(re.search(r"\(\d", text) for text in (yes, no))


@pytest.mark.parametrize("language", LANGUAGES)
def test_section_6_a_proposal_names_everybody_who_has_a_vote_and_counts_equal_cards(language: str) -> None:
    play = begin(phase="sharing", lands={**LANDS, "plains_1": {"pile": ["grain", "ore", "grain"]}})
    [decision] = GAME.decisions(play.state)
    assert decision.seat == 1
    play.act(1, a.Pass())
    [decision] = GAME.decisions(play.state)
    grain, ore = Item.GRAIN, Item.ORE
    said = words_of(GAME.words, language).say(decision.said(a.Propose("plains_1", ((grain, ore, grain), ()))), NAMES)
    word = words_of(GAME.words, language)
    two = word.value((Word("item-grain"), Word("item-grain"), Word("item-ore")))
    assert said.replace("\u00a0:", ":").endswith(f": {NAMES[0]}: {two} · {NAMES[2]}: {word.word('nothing')}")


TRANSFERRED: Final = {
    "cs": ("přesunout kněze k nové budově ", "nepřesouvat kněze k nové budově "),
    "en": ("move the priest to the new building ", "do not move the priest to the new building "),
    "de": ("den Priester zum neuen Gebäude ", "den Priester nicht zum neuen Gebäude "),
    "fr": ("envoyer le prêtre au nouveau bâtiment ", "ne pas envoyer le prêtre au nouveau bâtiment "),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_section_11_what_a_called_hero_does_is_clear_in_a_replay(language: str) -> None:
    [decision] = GAME.decisions(transferring().state)
    said = [words_of(GAME.words, language).say(decision.said(action)) for action in decision.choices]
    assert [text.startswith(begun) for text, begun in zip(said, TRANSFERRED[language], strict=True)] == [True, True]


PRICED: Final = {
    "cs": "oznámit společnou stavbu: palisáda na pláních 1, cena: 2× dřevo a ruda",
    "en": "announce a joint palisade in plains 1: costs 2× wood and ore",
    "de": "einen Gemeinschaftsbau ankündigen: Palisade in der Ebene 1, Preis: 2× Holz und Erz",
    "fr": "annoncer un ouvrage commun : palissade dans les plaines 1, au prix de : 2 × bois et minerai",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_section_18_a_joint_work_is_announced_with_its_price(language: str) -> None:
    [decision] = GAME.decisions(begin().state)
    said = words_of(GAME.words, language).say(decision.said(a.AnnounceWork(Work.PALISADE, "plains_1")))
    assert said.replace("\u00a0", " ") == PRICED[language]


# -- an owner's tables -----------------------------------------------------------------------------------------------


def own_tables() -> dict[str, object]:
    """Forest and plains changed about, another supply card, and a victory card with another easier goal."""
    tiles, decks, victory = (
        json.loads(DATA.joinpath(f"{name}.json").read_text("utf-8")) for name in ("tiles", "decks", "victory")
    )
    for tile, terrain in zip(tiles["tiles"], ("forest", "plains"), strict=False):
        tile["terrain"] = terrain
    decks["supply"]["cards"][1]["symbols"] = ["ore", "wood"]
    victory["cards"][6]["light"] = ["army"]
    return {"tiles": tiles, "decks": decks, "victory": victory}


CALLED: Final = {
    "cs": ("na území 1 (les)", "kartu zásob 2 (ruda + dřevo)", "kartu 7."),
    "en": ("in territory 1 (forest)", "supply card 2 (ore + wood)", "card 7."),
    "de": ("in Gebiet 1 (Wald)", "Vorratskarte 2 (Erz + Holz)", "Karte 7."),
    "fr": ("sur le territoire 1 (forêt)", "carte de provisions 2 (minerai + bois)", "carte 7."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_own_tables_changed_is_called_by_its_number(language: str) -> None:
    words = Words(language, GAME.words, strict=True, renamed=GAME.renamed(own_tables()))
    events = (
        a.Settled(who=0, at="plains_1"),
        a.SupplyTaken(who=0, card="supply-grain-livestock"),
        a.VictoryCardShown(who=0, card="vp_07"),
    )
    said = [words.say(event.message, NAMES) for event in events]
    assert all(name in text for name, text in zip(CALLED[language], said, strict=True)), said
    ours = words_of(GAME.words, language)
    assert words.word("tile-mountains_1") == ours.word("tile-mountains_1")


def test_our_own_tables_rename_nothing() -> None:
    tiles = json.loads(DATA.joinpath("tiles.json").read_text("utf-8"))
    assert GAME.renamed({}) == GAME.renamed({"tiles": tiles}) == {}
