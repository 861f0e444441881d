"""Grænaland is said completely in all four languages, and no two actions are said alike."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Final, get_args

import pytest
from tests.games.graenaland.table import CLANS, position
from tests.games.saying import differ, say_everything, told_apart, words_of
from tests.long import or_long

from krajina.core import Action, BadOptions, Decision, Message, Play, make_options
from krajina.core.message import Named
from krajina.core.step import check
from krajina.games import graenaland as a
from krajina.games.graenaland import (
    CARD,
    GAME,
    SUPPLY,
    TILE,
    VICTORY_CARD,
    Build,
    Building,
    Direction,
    GraenalandOptions,
    Hero,
    Item,
    LimitReached,
    MarketUsed,
    ReceivedFaceDown,
    Resource,
    State,
    Terrain,
    Unit,
    Work,
)
from krajina.text import LANGUAGES
from krajina.text.sheet import sheet
from krajina.text.testing import check_words

pytestmark = pytest.mark.slow

NAMES: Final = ("Anna", "Jan", "Jan 2", "Petr", "Petr a Jan")
SEATS: Final = range(len(NAMES))
AGREE: Final = (True, False)
HANDS: Final[tuple[a.Cards, ...]] = (
    *((card,) for card in CARD.ids),
    ("plains-grain", "plains-grain", "plains-livestock", "forest-wood", "hills-ore", "hills-ore"),
    ("mountains-gold", "supply-grain-wood", "supply-wood-grain"),
    ("plains-ore", "hills-ore", "mountains-ore", "supply-ore-ore"),
)
SHARES: Final[tuple[tuple[tuple[Item, ...], ...], ...]] = (
    ((Item.GRAIN,),),
    ((), (Item.GRAIN, Item.GRAIN, Item.FACE_DOWN), (Item.ORE,)),
    (tuple(Item), (), (), (), (Item.FACE_DOWN,) * 2),
)
EVERYTHING: Final[dict[type[Action], Sequence[Action]]] = {
    a.DrawFirst: [a.DrawFirst(seat) for seat in SEATS],
    a.DrawTile: [a.DrawTile(name) for name in TILE.ids],
    a.DrawSupply: [a.DrawSupply(name) for name in SUPPLY.ids],
    a.DrawCard: [a.DrawCard(resource) for resource in Resource],
    a.DrawVictoryCard: [a.DrawVictoryCard(name) for name in VICTORY_CARD.ids],
    a.Settle: [a.Settle(at) for at in TILE.ids],
    a.RaiseAnchor: [a.RaiseAnchor(at) for at in TILE.ids],
    a.KeepAnchor: [a.KeepAnchor()],
    a.KeepCard: [a.KeepCard(name) for name in VICTORY_CARD.ids],
    a.Move: [a.Move(*way) for way in product(Hero, Direction)],
    a.Stay: [a.Stay()],
    a.Enter: [a.Enter(*way) for way in product(Hero, TILE.ids)],
    a.Transfer: [a.Transfer()],
    a.Leave: [a.Leave()],
    a.Propose: [a.Propose(*pile) for pile in product(TILE.ids, SHARES)],
    a.Pass: [a.Pass()],
    a.Vote: [a.Vote(agree) for agree in AGREE],
    a.Claim: [a.Claim(points) for points in range(1, 16)],
    a.NoClaim: [a.NoClaim()],
    a.TakeSupply: [a.TakeSupply(name) for name in SUPPLY.ids],
    a.BuildVillage: [a.BuildVillage(*build) for build in product(TILE.ids, HANDS)],
    a.BuildBuilding: [a.BuildBuilding(*build) for build in product(Building, TILE.ids[:4], HANDS)],
    a.Recruit: [a.Recruit(*build) for build in product(Unit, HANDS)],
    a.BuildWork: [a.BuildWork(*build) for build in product(Work, TILE.ids[:4], HANDS)],
    a.EndBuilding: [a.EndBuilding()],
    a.GiveFee: [a.GiveFee(*gift) for gift in product(SEATS, CARD.ids)],
    a.Declare: [a.Declare()],
    a.PlayOn: [a.PlayOn()],
    a.AnnounceWork: [a.AnnounceWork(*work) for work in product(Work, TILE.ids)],
    a.OfferCards: [a.OfferCards(hand) for hand in ((), *HANDS)],
    a.KeepOffer: [a.KeepOffer()],
    a.UseCard: [a.UseCard(*offer) for offer in product(SEATS, CARD.ids)],
    a.BuildTogether: [a.BuildTogether(hand) for hand in ((), *HANDS)],
    a.DropWork: [a.DropWork()],
    a.Confirm: [a.Confirm(agree) for agree in AGREE],
    a.GrantBuild: [a.GrantBuild(seat) for seat in SEATS],
    a.BuildNothing: [a.BuildNothing()],
    a.PromiseVote: [a.PromiseVote(agree) for agree in AGREE],
    a.PromiseWork: [a.PromiseWork(*said) for said in product(SEATS, Work)],
    a.PromiseShare: [a.PromiseShare(*said) for said in product(SEATS, Resource)],
    a.PromiseGive: [a.PromiseGive(resource) for resource in Resource],
    a.PromiseSwap: [a.PromiseSwap(*said) for said in product(Resource, SEATS, Resource)],
    a.AskVote: [a.AskVote(*said) for said in product(SEATS, AGREE)],
    a.AskGive: [a.AskGive(*said) for said in product(SEATS, Resource)],
    a.Advise: [a.Advise(build) for build in Build],
    a.ExpectShare: [a.ExpectShare(resource) for resource in Resource],
    a.SayNothing: [a.SayNothing()],
}


def options(**settings: object) -> GraenalandOptions:
    made: GraenalandOptions = make_options(GAME, {"seats": 3, "round_limit": 2} | settings)
    return made


BASIC: Final = options()
FULL: Final = options(seats=5, chosen_starts=True, random_island=True, victory_cards=True, grant=True)
RICH: Final = options(position=position())
TABLES: Final = pytest.mark.parametrize("table", [BASIC, FULL, RICH], ids=["basic", "full", "rich"])


def test_the_words_are_complete_in_all_languages() -> None:
    check_words(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("things", [TILE, CARD, SUPPLY, VICTORY_CARD], ids=lambda things: things.prefix)
def test_no_two_things_are_called_the_same(language: str, things: Named) -> None:
    differ(GAME, things, language)


def test_every_action_is_tried() -> None:
    assert set(EVERYTHING) == set(get_args(a.GraenalandAction))


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_are_told_apart(language: str) -> None:
    told_apart(GAME, (action for actions in EVERYTHING.values() for action in actions), NAMES, language)


# -- what is asked, told and refused ---------------------------------------------------------------------------------


def refused(state: State, decision: Decision[Action], rng: Random) -> list[Message]:
    """What the game says to a few actions that are not among the choices."""
    kinds = decision.choices.kinds()  # a set: the order of the table keeps the game the same every time
    tried = [rng.choice(actions) for kind, actions in EVERYTHING.items() if kind in kinds for _ in range(3)]
    refusals = [check(GAME, state, decision.seat, action) for action in tried]
    return [refusal.message for refusal in refusals if refusal is not None]


def play(table: GraenalandOptions, seed: int) -> set[str]:
    """Play at random, rather what was not done before, and say whatever happens, and the table; gives the keys."""
    rng, game, said = Random(seed), Play(GAME, table), set[str]()
    while decisions := GAME.decisions(game.state):
        decision = rng.choice(decisions)
        tried = [decision.choices.sample(rng) for _ in range(4)]
        action = next((one for one in tried if one.message.key not in said), tried[0])
        messages = [Message(f"ask-{decision.prompt}", decision.values), action.message]
        messages += refused(game.state, decision, rng)
        game.act(decision.seat, action)
        messages += [event.message for event in game.state.events or ()]
        new = [message for message in messages if message.key not in said or rng.random() < 0.05]
        say_everything(GAME, new, NAMES)
        said.update(message.key for message in messages)
    for seat, language in product((None, *range(table.seats)), LANGUAGES):
        assert sheet(GAME.view(game.state, seat), words_of(GAME.words, language), NAMES)
    return said


def test_a_game_is_said_strictly() -> None:
    said = play(BASIC, 1)
    assert {"ask-move", "ask-propose", "ask-vote", "ask-build", "event-produced", "event-limit_reached"} <= said


def test_a_full_table_is_said_strictly() -> None:
    said = play(FULL, 1)
    assert {"ask-start", "ask-keep_card", "event-settled", "event-victory_cards_kept", "refusal-not-on-coast"} <= said


def test_a_fee_is_said_strictly() -> None:
    game = Play(GAME, RICH)
    [decision] = GAME.decisions(game.state)
    game.act(0, next(one for one in decision.choices if isinstance(one, a.BuildVillage) and one.at == "hills_coast"))
    [decision] = GAME.decisions(game.state)
    assert decision.prompt == "fee"
    game.act(0, next(iter(decision.choices)))
    told = [event.message for event in game.state.events or ()]
    assert {"event-fee_given", "event-fee_seen"} <= {message.key for message in told}
    say_everything(GAME, [Message("ask-fee", decision.values), *told], NAMES)


@pytest.mark.slow
def test_whatever_happens_is_said_strictly() -> None:
    cards = {"seats": 3, "victory_cards": True, "round_limit": 4}
    five = options(seats=5, grant=True, round_limit=3, open_votes=True)
    tables = [RICH, options(position=position(), round_limit=6), options(position=position(), **cards), FULL, five]
    said = set[str]().union(*(play(table, seed) for table in tables for seed in range(or_long(1, 3))))
    assert {"ask-offer", "ask-collect", "ask-confirm", "ask-advise", "ask-granted", "ask-anchor"} <= said
    assert {"event-village_built", "event-building_built", "event-army_grew", "event-work_built", "event-paid"} <= said
    assert {"event-said_swap", "event-promise_kept", "event-promise_broken", "event-promise_lapsed"} <= said
    assert {"refusal-cannot-pay", "refusal-no-village", "refusal-not-near", "refusal-does-not-help"} <= said


# -- what cannot be set up -------------------------------------------------------------------------------------------


def clan(**things: object) -> dict[str, object]:
    return {"position": {"clans": [{"villages": {"plains_1": 1}} | things]}}


ROADS: Final = {tile: {"works": ["road"]} for tile in TILE.ids}
UNPLAYABLE: Final[dict[str, dict[str, object]]] = {
    "no-such-seat": {"first": 3},
    "grant-five": {"grant": True},
    "two-islands": {"island": ["plains_1"], "random_island": True},
    "island-size": {"island": ["plains_1"]},
    "named-twice": {"island": ["plains_1"] * 5},
    "wrong-row": {"island": ["hills_inland_1", "forest_1", "hills_coast", "plains_1", "mountains_1"]},
    "position-has-starts": {"position": {}, "chosen_starts": True},
    "position-has-island": {"position": {}, "random_island": True},
    "not-in-round": {"position": {"phase": "claim"}},
    "not-on-island": {"position": {"lands": {"plains_2": {}}}},
    "too-many-clans": {"position": {"clans": CLANS * 2}},
    "too-many-houses": clan(villages={"plains_1": 50}),
    "army-too-strong": clan(army=99),
    "hand-no-supply": clan(hand=["supply-ore-ore"]),
    "no-room": clan(strongholds=["mountains_1"]),
    "heroes-together": clan(warrior="plains_1", priest="plains_1"),
    "cannot-wait": clan(waiting=["warrior"]),
    "too-many-cards": clan(hand=["plains-gold"]),
    "too-many-works": {"seats": 5, "position": {"lands": ROADS}},
    "row-too-long": {"position": {"supply_row": SUPPLY.ids[:5]}},
    "piece-twice": {"position": {"supply_row": SUPPLY.ids[:1] * 2}},
}


@pytest.mark.parametrize("code", UNPLAYABLE)
def test_what_cannot_be_set_up_is_said_strictly(code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(options(**UNPLAYABLE[code]))
    assert caught.value.message.key == f"error-{code}"
    say_everything(GAME, [caught.value.message], NAMES)


# -- forms -----------------------------------------------------------------------------------------------------------

# What is told, by language: one, a few and many, and the forms that a language needs.
TOLD: Final[dict[str, tuple[str, str, str, str]]] = {
    "cs": (
        "Anna dostává 1 kartu z lesa lícem dolů.",
        "Jan dostává 3 karty z hor lícem dolů.",
        "Jan používá 5 tržišť.",
        "Hra končí po 1 kole, jak bylo nastaveno.",
    ),
    "de": (
        "Anna bekommt 1 verdeckte Karte aus dem Wald.",
        "Jan bekommt 3 verdeckte Karten aus dem Gebirge.",
        "Jan nutzt 5 Märkte.",
        "Das Spiel endet nach 1 Runde, wie es eingestellt war.",
    ),
    "en": (
        "Anna receives a card of the forest, face down.",
        "Jan receives 3 cards of the mountains, face down.",
        "Jan uses 5 markets.",
        "The game ends after 1 round, as it was set.",
    ),
    "fr": (
        "Anna reçoit 1 carte de la forêt, face cachée.",
        "Jan reçoit 3 cartes des montagnes, face cachée.",
        "Jan utilise 5 marchés.",
        "La partie s’arrête après 1 manche, comme prévu.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_their_forms(language: str) -> None:
    told = (
        ReceivedFaceDown(who=0, count=1, terrain=Terrain.FOREST),
        ReceivedFaceDown(who=1, count=3, terrain=Terrain.MOUNTAINS),
        MarketUsed(who=1, times=5),
        LimitReached(rounds=1),
    )
    said = tuple(words_of(GAME.words, language).say(event.message, NAMES).replace("\u00a0", " ") for event in told)
    assert said == TOLD[language]
