"""What a seat may know: all that lies on the table, the backs of cards, and of hands and plans only its own."""

from enum import Enum
from functools import lru_cache
from typing import ClassVar

from msgspec import Struct

from krajina.core import Seat, Spoken, View, heard, word_of
from krajina.games.graenaland.actions import Answer
from krajina.games.graenaland.builds import Buildable, Helper, Unbuildable, Ware, builds_of, helpers
from krajina.games.graenaland.cards import hand_names, seen
from krajina.games.graenaland.catalog import SUPPLY, VICTORY_CARD, CardName, SupplyName, TileName, VictoryCardName
from krajina.games.graenaland.events import GraenalandEvent
from krajina.games.graenaland.lands import KEPT, Counts, Territory, territories
from krajina.games.graenaland.ledger import promised
from krajina.games.graenaland.notes import Promised
from krajina.games.graenaland.options import MOST_ROUNDS
from krajina.games.graenaland.pieces import (
    DIRECTIONS,
    FACES,
    HEROES,
    PAST,
    RESOURCES,
    TERRAIN_COUNT,
    TERRAINS,
    WORKS,
    Direction,
    Fate,
    Hero,
    Phase,
    Resource,
    Terrain,
)
from krajina.games.graenaland.race import (
    ClaimInfo,
    DealtCard,
    GoalInfo,
    Turn,
    claims_heard,
    dealt_to,
    goals_of,
    points_of,
    shows_card,
    turns,
)
from krajina.games.graenaland.shown import (
    JointInfo,
    Price,
    ProposalInfo,
    TalkInfo,
    called_to,
    joint_info,
    last_vote_info,
    own_answer,
    priced,
    proposal_info,
    talk_info,
)
from krajina.games.graenaland.state import NOBODY, Clan, State
from krajina.games.graenaland.tables import NOWHERE, Tables, price_of


class Way(Struct, frozen=True, array_like=True):
    """Where a direction leads to."""

    direction: Direction
    at: TileName
    swaps: Hero | None  # of the same clan, who stands there and would change places (ruling 4)


class HeroInfo(Struct, frozen=True, array_like=True):
    """Where a hero stands, or waits to enter, and where he could go from there."""

    hero: Hero
    at: TileName | None
    waits: tuple[TileName, ...]
    ways: tuple[Way, ...]  # of one's own heroes: who else may go where, the map shows
    called: TileName | None  # the new building to which he may go now (ruling 9)


class Backs(Spoken, frozen=True, array_like=True):
    """Cards of a hand that have the same backs, such as `2 cards of the forest`."""

    KEY: ClassVar[str] = "cards-of"

    terrain: Terrain
    count: int


class Player(Struct, frozen=True, array_like=True):
    """A player: what all may see, and of the hand only what the watcher may."""

    seat: Seat
    army: int
    settlements: int
    houses_left: int
    heroes: tuple[HeroInfo, ...]
    cards: int
    backs: tuple[Backs, ...]
    supplies: int
    hand: tuple[CardName, ...] | None  # their own, or laid open
    seen: tuple[CardName, ...] | None  # of another hand: what the watcher has seen, where the table helps memory
    supply_cards: tuple[SupplyName, ...] | None
    victory_card: VictoryCardName | None
    dealt: tuple[DealtCard, ...] | None  # to choose from, then those that were not kept
    goals: tuple[GoalInfo, ...]
    points: int | None  # goals met, or points of the card


class Deck(Struct, frozen=True, array_like=True):
    """A deck of resource cards: how many are left, and what was discarded."""

    terrain: Terrain
    left: int
    discards: dict[Resource, int]


class PriceInfo(Struct, frozen=True, array_like=True):
    """A row of the overview card."""

    what: Ware
    price: Price
    left: int | None  # tokens, where they are counted
    stronghold: Terrain | None  # where a unit needs one (section 12)


class PromiseInfo(Struct, frozen=True, array_like=True):
    """A line of the ledger."""

    who: Seat
    promise: Promised
    round: int
    due: bool
    fate: Fate


class PastInfo(Struct, frozen=True, array_like=True):
    """What became of all that a seat promised: counted by the seat it was promised to, and at the end what all were."""

    who: Seat
    kept: tuple[int, ...]
    broken: tuple[int, ...]
    lapsed: tuple[int, ...]


class GraenalandView(View, frozen=True, kw_only=True):
    """The table."""

    seat: Seat | None
    round: int
    round_limit: int | None  # of this table, where it has one of its own
    phase: Phase
    main: Seat | None
    turns: tuple[Turn, ...]  # of this part of the round, where seats come one after the other
    winner: Seat | None
    to_win: int  # goals, or points of a victory point card
    claims: tuple[ClaimInfo, ...]  # aloud, or the one that is being proved
    buildings_not_counted: int  # for the goal of buildings, where three play (section 24)
    talk: TalkInfo
    territories: tuple[Territory, ...]
    proposal: ProposalInfo | None
    last_vote: ProposalInfo | None  # of this round
    joint: JointInfo | None
    answered: tuple[Seat, ...]  # of those who are asked at once
    answer: Answer | None  # one's own, still sealed
    buildable: tuple[Buildable, ...]  # for the seat that builds now
    unbuildable: tuple[Unbuildable, ...]  # for it, too: what has no place where it lives
    could_give: tuple[Helper, ...]  # for a joint work, once that can be announced
    players: tuple[Player, ...]
    supply_row: tuple[SupplyName, ...]
    supply_left: int
    supply_used: tuple[SupplyName, ...]
    decks: tuple[Deck, ...]
    prices: tuple[PriceInfo, ...]
    army_most: int  # the end of the army track
    promises: tuple[PromiseInfo, ...]  # the last few that are over, and all that are open
    past: tuple[PastInfo, ...]  # of those who have promised anything
    events: tuple[GraenalandEvent, ...]


def view(state: State, seat: Seat | None) -> GraenalandView:
    """Built up from nothing, field by field."""
    answers = state.answers
    placed, unplaced = builds_of(state, seat)
    return GraenalandView(
        seat=seat,
        round=state.round,
        round_limit=None if state.options.round_limit == MOST_ROUNDS else state.options.round_limit,
        phase=state.phase,
        main=None if state.main == NOBODY else state.main,
        turns=turns(state),
        winner=None if state.winner == NOBODY else state.winner,
        to_win=state.tables.points_needed if state.options.victory_cards else state.tables.goals_needed,
        claims=claims_heard(state),
        buildings_not_counted=state.rules.uncounted,
        talk=talk_info(state),
        territories=territories(state),
        proposal=proposal_info(state, seat),
        last_vote=last_vote_info(state),
        joint=joint_info(state, seat),
        answered=() if answers is None else tuple(one for one in answers.seats if one in answers.answers),
        answer=own_answer(state, seat),
        buildable=placed,
        unbuildable=unplaced,
        could_give=helpers(state, seat),
        players=tuple(_player(state, other, seat) for other in range(state.options.seats)),
        supply_row=tuple(SUPPLY.ids[card] for card in state.supply_row),
        supply_left=len(state.supply_left),
        supply_used=tuple(SUPPLY.ids[card] for card in state.supply_used),
        decks=tuple(_deck(state, terrain) for terrain in range(TERRAIN_COUNT)),
        prices=_prices(state.tables, tuple(state.work_tokens), tuple(state.improvement_tokens)),
        army_most=state.tables.army_most,
        promises=tuple(
            PromiseInfo(one.who, promised(one), one.round, one.due, one.fate)
            for one in (*state.past_promises, *state.due, *state.promises)
        ),
        past=tuple(_past(state, one) for one in range(state.options.seats) if _has_past(state, one)),
        events=tuple(event for event in heard(state, seat) if isinstance(event, GraenalandEvent)),
    )


def _has_past(state: State, who: Seat) -> bool:
    return any(state.fates[state.fate_key(who, 0) : state.fate_key(who + 1, 0)])


def _past(state: State, who: Seat) -> PastInfo:
    counts = state.fates[state.fate_key(who, 0) : state.fate_key(who + 1, 0)]
    kept, broken, lapsed = (tuple(counts[place :: len(PAST)]) for place in range(len(PAST)))
    return PastInfo(who, kept, broken, lapsed)


def _player(state: State, seat: Seat, watcher: Seat | None) -> Player:
    clan, options = state.clans[seat], state.options
    is_open = clan.is_open or seat == watcher
    shows_seen = options.memory_aid and not is_open
    goals = goals_of(state, seat, watcher)
    return Player(
        seat=seat,
        army=clan.army,
        settlements=sum(clan.houses),
        houses_left=state.tables.houses - sum(clan.houses),
        heroes=tuple(_hero(state, seat, hero, watcher) for hero in range(len(HEROES)) if _is_about(clan, hero)),
        cards=clan.cards,
        backs=_backs(clan),
        supplies=len(clan.supplies),
        hand=hand_names(clan.hand) if is_open else None,
        seen=hand_names(seen(state, seat, watcher)) if shows_seen else None,
        supply_cards=tuple(SUPPLY.ids[card] for card in clan.supplies) if is_open or shows_seen else None,
        victory_card=VICTORY_CARD.ids[clan.victory] if shows_card(state, seat, watcher) else None,
        dealt=dealt_to(state, seat) if seat == watcher else None,
        goals=goals,
        points=points_of(goals),
    )


def _is_about(clan: Clan, hero: int) -> bool:
    return clan.heroes[hero] != NOWHERE or bool(clan.waiting[hero])


def _hero(state: State, seat: Seat, hero: int, watcher: Seat | None) -> HeroInfo:
    clan = state.clans[seat]
    called = called_to(state, seat, hero)
    return _hero_info(state.tables, state.tiles, tuple(clan.heroes), hero, clan.waiting[hero], called, seat == watcher)


@lru_cache(KEPT)
def _hero_info(
    tables: Tables, tiles: Counts, heroes: Counts, hero: int, waiting: Counts, called: TileName | None, is_own: bool
) -> HeroInfo:
    at, names = heroes[hero], tables.tile_names
    waits = tuple([names[tiles[place]] for place in waiting])
    if at == NOWHERE or not is_own:
        return HeroInfo(HEROES[hero], None if at == NOWHERE else names[tiles[at]], waits, (), called)
    ways = tuple(
        [
            Way(direction, names[tiles[end]], HEROES[heroes.index(end)] if end in heroes else None)
            for direction, end in zip(DIRECTIONS, tables.shape.ways[at], strict=True)
            if end != NOWHERE
        ]
    )
    return HeroInfo(HEROES[hero], names[tiles[at]], waits, ways, called)


def _backs(clan: Clan) -> tuple[Backs, ...]:
    """What others see of a hand."""
    return _backs_of(
        tuple([sum(clan.hand[number * FACES : number * FACES + FACES]) for number in range(TERRAIN_COUNT)])
    )


@lru_cache(KEPT)
def _backs_of(counts: Counts) -> tuple[Backs, ...]:
    pairs = zip(TERRAINS, counts, strict=True)
    return tuple([Backs(terrain, count) for terrain, count in pairs if count])


def _deck(state: State, terrain: int) -> Deck:
    first = terrain * FACES
    discards = {RESOURCES[face]: state.discards[first + face] for face in range(FACES)}
    left = sum(state.deck[first : first + FACES])
    return Deck(TERRAINS[terrain], left, {face: count for face, count in discards.items() if count})


@lru_cache(KEPT)
def _prices(tables: Tables, work_tokens: Counts, improvement_tokens: Counts) -> tuple[PriceInfo, ...]:
    """The overview card, and how many tokens there are."""
    costs = tables.catalog.costs
    works, improvements = enumerate(tables.work_prices), enumerate(tables.improvement_prices)
    return (
        *(PriceInfo(_ware(row.id), priced(price_of(row.cost)), None, None) for row in costs.buildings),
        *(PriceInfo(_ware(row.id), priced(price_of(row.cost)), None, row.stronghold) for row in costs.army),
        *(PriceInfo(_ware(WORKS[work]), priced(price), work_tokens[work], None) for work, price in works),
        *(
            PriceInfo(Ware("improvement-of", TERRAINS[terrain]), priced(price), improvement_tokens[terrain], None)
            for terrain, price in improvements
        ),
    )


def _ware(one: Enum) -> Ware:
    return Ware(word_of(one).key)
