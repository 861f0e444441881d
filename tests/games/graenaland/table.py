"""What these tests share: a rich island to begin with, playing on, and counting the pieces of the box."""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Final, TypeAlias

from krajina.core import CHANCE, Action, Decision, Play, Seat, make_options
from krajina.games import graenaland as a
from krajina.games.graenaland import GAME, Building, GraenalandOptions, Item, State, Work
from krajina.games.graenaland.pieces import IMPROVEMENT, RESOURCES, TERRAINS, WORKS
from krajina.games.graenaland.state import NO_CARD
from krajina.games.graenaland.tables import NOWHERE

GraenalandPlay: TypeAlias = Play[GraenalandOptions, State, Action]
Settings: TypeAlias = Mapping[str, object]

FACES: Final = len(RESOURCES)
YES, NO = a.Vote(True), a.Vote(False)
G, W = Item.GRAIN, Item.WOOD
ROW: Final = ["supply-grain-grain", "supply-ore-ore", "supply-wood-wood", "supply-grain-wood"]
# Enough for any two builds, of several backs.
RICH: Final = [
    *["plains-grain"] * 4, *["plains-livestock"] * 3, "plains-ore", "forest-grain", *["forest-wood"] * 4,
    *["hills-ore"] * 3, "mountains-gold",
]  # fmt: skip
# Three clans with all their heroes, cards and works: nearly everything can be asked about.
CLANS: Final[list[Settings]] = [
    {
        "villages": {"plains_1": 2, "forest_1": 1},
        "strongholds": ["plains_1"],
        "churches": ["forest_1"],
        "warrior": "plains_1",
        "priest": "forest_1",
        "army": 2,
        "hand": RICH,
        "supplies": ["supply-livestock-ore"],
    },
    {
        "villages": {"forest_1": 1, "hills_coast": 2},
        "halls": ["hills_coast"],
        "warrior": "forest_1",
        "skald": "hills_coast",
        "hand": ["forest-wood", "forest-wood", "hills-ore", "mountains-gold"],
        "supplies": ["supply-ore-wood"],
    },
    {
        "villages": {"hills_coast": 1, "plains_1": 1},
        "warrior": "hills_coast",
        "army": 3,
        "hand": ["plains-grain", "plains-livestock", "hills-livestock", "mountains-ore"],
    },
]
LANDS: Final[Settings] = {
    "plains_1": {"pile": ["grain", "grain", "ore"], "face_down": ["livestock"], "works": ["road"]},
    "forest_1": {"pile": ["wood", "grain"], "works": ["market"]},
    "hills_coast": {"pile": ["ore"], "face_down": ["ore", "wood"], "works": ["palisade", "improvement"]},
}


def position(phase: str = "building", **changes: object) -> dict[str, object]:
    """The rich island at the beginning of a part of a round; seat 0 is the main player."""
    return {"phase": phase, "clans": CLANS, "lands": LANDS, "supply_row": ROW} | changes


def begin(settings: Settings | None = None, *, phase: str = "building", **changes: object) -> GraenalandPlay:
    """A game from the rich island."""
    made = {"seats": 3, "position": position(phase, **changes)} | dict(settings or {})
    return Play(GAME, make_options(GAME, made))


def fresh(**settings: object) -> GraenalandPlay:
    """A game from its usual beginning."""
    return Play(GAME, make_options(GAME, {"seats": 3} | settings))


def asked(play: GraenalandPlay) -> list[Decision[Action]]:
    """Who is asked what."""
    return list(GAME.decisions(play.state))


def act_all(play: GraenalandPlay, answers: Iterable[tuple[Seat, Action]]) -> GraenalandPlay:
    """Answers, one after the other."""
    for seat, action in answers:
        play.act(seat, action)
    return play


def draw_on(play: GraenalandPlay, seed: int = 0) -> GraenalandPlay:
    """Let chance draw until somebody has to choose."""
    rng = Random(seed)
    while (decisions := asked(play)) and decisions[0].seat == CHANCE:
        play.act(CHANCE, decisions[0].choices.sample(rng))
    return play


def play_until(play: GraenalandPlay, prompt: str, rng: Random) -> bool:
    """Play at random until this is asked; tell whether it is."""
    while decisions := asked(play):
        if decisions[0].prompt == prompt:
            return True
        decision = rng.choice(decisions)
        play.act(decision.seat, decision.choices.sample(rng))
    return False


# -- questions that several answer at once ---------------------------------------------------------------------------

CLAIM: Final = {
    "phase": "claim",
    "clans": [
        {"villages": {"plains_1": 7, "forest_1": 2}, "army": 2, "hand": ["plains-grain"] * 4 + ["hills-ore"]},
        {"villages": {"hills_coast": 7, "forest_1": 3}, "army": 3, "hand": ["forest-wood"] * 9},
        {"villages": {"hills_coast": 1}, "hand": ["mountains-gold"]},
    ],
    "supply_row": ROW,
}


def planning() -> GraenalandPlay:
    return begin(phase="movement")


def voting() -> GraenalandPlay:
    return act_all(begin(phase="sharing"), [(1, a.Propose("forest_1", ((G,), (W,))))])


def offering() -> GraenalandPlay:
    return act_all(begin(), [(0, a.AnnounceWork(Work.PALISADE, "plains_1"))])


def changing() -> GraenalandPlay:
    return act_all(offering(), [(1, a.OfferCards(("forest-wood",) * 2)), (2, a.OfferCards(("mountains-ore",)))])


def confirming() -> GraenalandPlay:
    play = act_all(changing(), [(1, a.KeepOffer()), (2, a.KeepOffer())])
    used = [(0, a.UseCard(1, "forest-wood"))] * 2 + [(0, a.UseCard(2, "mountains-ore"))]
    return act_all(play, [*used, (0, a.BuildTogether(()))])


def keeping() -> GraenalandPlay:
    return draw_on(fresh(victory_cards=True, first=0))


def claiming(**settings: object) -> GraenalandPlay:
    return Play(GAME, make_options(GAME, {"seats": 3, "victory_cards": True, "position": CLAIM, **settings}))


SEALED: Final[dict[str, tuple[Callable[[], GraenalandPlay], Seat]]] = {
    "plans": (planning, 1),
    "ballots": (voting, 1),
    "offers": (offering, 1),
    "changed_offers": (changing, 1),
    "confirmations": (confirming, 1),
    "kept_cards": (keeping, 0),
    "claims": (claiming, 0),
}


def answers_of(play: GraenalandPlay, seat: Seat) -> list[Action]:
    """The answers that somebody may give, without the phrases."""
    [decision] = [decision for decision in asked(play) if decision.seat == seat]
    kinds = a.KeepCard | a.Move | a.Stay | a.Vote | a.Claim | a.NoClaim | a.OfferCards | a.KeepOffer | a.Confirm
    return [action for action, _ in zip(decision.choices, range(200), strict=False) if isinstance(action, kinds)]


def deciding(play: GraenalandPlay) -> list[Seat]:
    """Who is asked for an answer; the main player only talks about a joint work."""
    return [decision.seat for decision in asked(play) if answers_of(play, decision.seat)]


# -- the box ---------------------------------------------------------------------------------------------------------


def pieces(state: State) -> object:
    """What must never change in number, wherever it is; and what must never be there twice."""
    return {
        "cards": cards(state),
        "supplies": sorted(
            [*state.supply_left, *state.supply_row, *state.supply_used, *(s for c in state.clans for s in c.supplies)]
        ),
        "victory cards": sorted(
            [*state.victory_left, *(v for c in state.clans for v in (*c.dealt, c.victory) if v != NO_CARD)]
        ),
        "works": works(state),
        "houses": [houses_astray(state, seat) for seat in range(state.options.seats)],
        "heroes together": [
            seat
            for seat, clan in enumerate(state.clans)
            for standing in [[at for at in clan.heroes if at != NOWHERE]]
            if len(set(standing)) < len(standing)
        ],
    }


def cards(state: State) -> list[int]:
    """Resource cards by kind: in decks, discarded, in hands, in piles, and face down."""
    found = [
        left + gone + sum(clan.hand[kind] for clan in state.clans)
        for kind, (left, gone) in enumerate(zip(state.deck, state.discards, strict=True))
    ]
    for at, terrain in enumerate(state.terrains):
        for face in range(FACES):
            found[terrain * FACES + face] += state.pile[at * FACES + face]
        for face in state.down[at]:
            found[terrain * FACES + face] += 1
    return found


def works(state: State) -> list[int]:
    """Tokens of public works, in the box and on the island: roads, markets, palisades, improvements by terrain."""
    size = len(WORKS)
    found = [left + sum(state.works[work::size]) for work, left in enumerate(state.work_tokens)]
    for terrain in range(len(TERRAINS)):
        there = [at for at, one in enumerate(state.terrains) if one == terrain]
        built = sum(state.works[at * size + IMPROVEMENT] for at in there)
        found.append(state.improvement_tokens[terrain] + built)
    return found


def houses_astray(state: State, seat: Seat) -> bool:
    """Tell whether somebody has a house that is neither a village nor a building, or more than there are."""
    clan = state.clans[seat]
    buildings = [state.spots[at * 3 : at * 3 + 3].count(seat) for at in range(len(clan.houses))]
    wrong = any(all_ != one + other for all_, one, other in zip(clan.houses, clan.villages, buildings, strict=True))
    return wrong or not 0 <= sum(clan.houses) <= state.tables.houses or min(clan.villages) < 0


def transferring() -> GraenalandPlay:
    """The main player has built a second church, and the priest may go there."""
    rich = {**CLANS[0], "villages": {"forest_1": 1, "hills_coast": 1}}
    play = begin(clans=[rich, *CLANS[1:]])
    play.act(0, a.TakeSupply(ROW[0]))
    builds = [action for action in asked(play)[0].choices if isinstance(action, a.BuildBuilding)]
    church = next(one for one in builds if (one.building, one.at) == (Building.CHURCH, "hills_coast"))
    play.act(0, church)
    return play
