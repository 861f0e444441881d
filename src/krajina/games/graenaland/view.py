"""What a seat may know: all that lies on the table, the backs of cards, and of hands and plans only its own."""

from msgspec import Struct

from krajina.core import Seat, View, Word, heard, word_of
from krajina.games.graenaland.cards import hand_names, seen
from krajina.games.graenaland.catalog import SUPPLY, VICTORY_CARD, CardName, SupplyName, TileName, VictoryCardName
from krajina.games.graenaland.council import majority, votes
from krajina.games.graenaland.moves import Answer, GraenalandEvent
from krajina.games.graenaland.pieces import (
    BUILDINGS,
    FACES,
    GOALS,
    HEROES,
    ITEMS,
    RESOURCES,
    SPOTS,
    TERRAINS,
    WORKS,
    Building,
    Fate,
    Goal,
    Hero,
    Item,
    Phase,
    Resource,
    Row,
    Terrain,
    Work,
)
from krajina.games.graenaland.rows import ArmyCost, BuildingCost
from krajina.games.graenaland.scoring import points, standing
from krajina.games.graenaland.shown import (
    Buildable,
    JointInfo,
    Price,
    ProposalInfo,
    TalkInfo,
    buildable,
    joint_info,
    last_vote_info,
    own_answer,
    priced,
    proposal_info,
    talk_info,
)
from krajina.games.graenaland.state import NO_CARD, NOBODY, Clan, State
from krajina.games.graenaland.tables import NOWHERE, price_of
from krajina.games.graenaland.talk import promise_word


class Household(Struct, frozen=True):
    """Whose settlements stand in a territory."""

    seat: Seat
    villages: int
    buildings: tuple[Building, ...]
    hero: Hero | None
    votes: int


class Territory(Struct, frozen=True):
    """A territory: what lies and stands there, and who has how many votes."""

    at: TileName
    terrain: Terrain
    row: Row
    neighbours: tuple[TileName, ...]
    price: Price  # of a village
    improvement: Resource  # what the improvement brings
    free: tuple[Building, ...]  # buildings for which there is a place
    works: tuple[Work, ...]
    pile: tuple[Item, ...]
    limit: int  # cards that may lie there
    needed: int  # votes that make a majority
    clans: tuple[Household, ...]


class HeroInfo(Struct, frozen=True):
    """Where a hero stands, or waits to enter."""

    hero: Hero
    at: TileName | None
    waits: tuple[TileName, ...]


class GoalInfo(Struct, frozen=True):
    """A goal: what a seat has, what is due (a step each on a victory point card), and the points for it."""

    goal: Goal
    found: int
    due: tuple[int, ...]
    points: int


class DealtCard(Struct, frozen=True):
    """A victory point card to choose, or one that was not kept: the steps of its goals."""

    card: VictoryCardName
    steps: dict[Goal, tuple[int, ...]]


class Player(Struct, frozen=True):
    """A player: what all may see, and of the hand only what the watcher may."""

    seat: Seat
    army: int
    settlements: int
    houses_left: int
    heroes: tuple[HeroInfo, ...]
    cards: int
    backs: tuple[Word, ...]  # how many cards of which terrain
    supplies: int
    hand: tuple[CardName, ...] | None  # their own, or laid open
    seen: tuple[CardName, ...] | None  # of another hand: what the watcher has seen, where the table helps memory
    supply_cards: tuple[SupplyName, ...] | None
    victory_card: VictoryCardName | None
    dealt: tuple[DealtCard, ...] | None  # to choose from, then those that were not kept
    goals: tuple[GoalInfo, ...] | None
    points: int | None  # goals met, or points of the card


class Deck(Struct, frozen=True):
    """A deck of resource cards: how many are left, and what was discarded."""

    terrain: Terrain
    left: int
    discards: dict[Resource, int]


class PriceInfo(Struct, frozen=True):
    """A row of the overview card."""

    what: Word
    price: Price
    left: int | None  # tokens, where they are counted


class PromiseInfo(Struct, frozen=True):
    """A line of the ledger."""

    who: Seat
    promise: Word
    round: int
    due: bool
    fate: Fate


class GraenalandView(View, frozen=True, kw_only=True):
    """The table."""

    seat: Seat | None
    round: int
    round_limit: int
    phase: Phase
    main: Seat | None
    winner: Seat | None
    to_win: int  # goals, or points of a victory point card
    buildings_not_counted: int  # for the goal of buildings, where three play (section 24)
    talk: TalkInfo
    territories: tuple[Territory, ...]
    proposal: ProposalInfo | None
    last_vote: ProposalInfo | None  # of this round
    joint: JointInfo | None
    answered: tuple[Seat, ...]  # of those who are asked at once
    answer: Answer | None  # one's own, still sealed
    buildable: tuple[Buildable, ...]  # for the seat that builds now
    players: tuple[Player, ...]
    supply_row: tuple[SupplyName, ...]
    supply_left: int
    supply_used: tuple[SupplyName, ...]
    decks: tuple[Deck, ...]
    prices: tuple[PriceInfo, ...]
    promises: tuple[PromiseInfo, ...]
    events: tuple[GraenalandEvent, ...]


def view(state: State, seat: Seat | None) -> GraenalandView:
    """Built up from nothing, field by field."""
    answers = state.answers
    return GraenalandView(
        seat=seat,
        round=state.round,
        round_limit=state.options.round_limit,
        phase=state.phase,
        main=None if state.main == NOBODY else state.main,
        winner=None if state.winner == NOBODY else state.winner,
        to_win=state.tables.points_needed if state.options.victory_cards else state.tables.goals_needed,
        buildings_not_counted=state.rules.uncounted,
        talk=talk_info(state),
        territories=tuple(_territory(state, at) for at in range(len(state.tiles))),
        proposal=proposal_info(state, seat),
        last_vote=last_vote_info(state),
        joint=joint_info(state),
        answered=() if answers is None else tuple(one for one in answers.seats if one in answers.answers),
        answer=own_answer(state, seat),
        buildable=buildable(state, seat),
        players=tuple(_player(state, other, seat) for other in range(state.options.seats)),
        supply_row=tuple(SUPPLY.ids[card] for card in state.supply_row),
        supply_left=len(state.supply_left),
        supply_used=tuple(SUPPLY.ids[card] for card in state.supply_used),
        decks=tuple(_deck(state, terrain) for terrain in range(len(TERRAINS))),
        prices=_prices(state),
        promises=tuple(
            PromiseInfo(one.who, promise_word(one), one.round, one.due, one.fate)
            for one in (*state.past_promises, *state.promises)
        ),
        events=tuple(event for event in heard(state, seat) if isinstance(event, GraenalandEvent)),
    )


def _territory(state: State, at: int) -> Territory:
    tables, tile = state.tables, state.tiles[at]
    counts = votes(state, at)
    return Territory(
        at=state.name(at),
        terrain=TERRAINS[state.terrains[at]],
        row=tables.shape.rows[at],
        neighbours=tuple(state.name(other) for other in tables.shape.neighbours[at] if other < len(state.tiles)),
        price=priced(tables.tile_prices[tile]),
        improvement=RESOURCES[tables.tile_improvements[tile]],
        free=tuple(one for number, one in enumerate(BUILDINGS) if state.is_free(number, at)),
        works=tuple(work for number, work in enumerate(WORKS) if state.works[at * len(WORKS) + number]),
        pile=tuple(ITEMS[item] for item in state.items(at)),
        limit=state.house_count(at) + 1 if state.house_count(at) else 0,
        needed=majority(sum(counts)),
        clans=tuple(
            _household(state, at, seat, counts[seat])
            for seat, clan in enumerate(state.clans)
            if clan.houses[at] or at in clan.heroes
        ),
    )


def _household(state: State, at: int, seat: Seat, count: int) -> Household:
    clan = state.clans[seat]
    owned = tuple(one for number, one in enumerate(BUILDINGS) if state.spots[at * SPOTS + number] == seat)
    hero = HEROES[clan.heroes.index(at)] if at in clan.heroes else None
    return Household(seat, clan.villages[at], owned, hero, count)


def _player(state: State, seat: Seat, watcher: Seat | None) -> Player:
    clan, options = state.clans[seat], state.options
    is_open = clan.is_open or seat == watcher
    shows_card = _shows_card(state, seat, watcher)
    shows_seen = options.memory_aid and not is_open
    return Player(
        seat=seat,
        army=clan.army,
        settlements=sum(clan.houses),
        houses_left=state.tables.houses - sum(clan.houses),
        heroes=tuple(_hero(state, clan, hero) for hero in range(len(HEROES)) if _is_about(clan, hero)),
        cards=clan.cards,
        backs=_backs(clan),
        supplies=len(clan.supplies),
        hand=hand_names(clan.hand) if is_open else None,
        seen=hand_names(seen(state, seat, watcher)) if shows_seen else None,
        supply_cards=tuple(SUPPLY.ids[card] for card in clan.supplies) if is_open or shows_seen else None,
        victory_card=VICTORY_CARD.ids[clan.victory] if shows_card else None,
        dealt=tuple(_dealt(state, card) for card in clan.dealt) if seat == watcher else None,
        goals=_goals(state, seat, shows_card=shows_card),
        points=_points(state, seat, shows_card=shows_card),
    )


def _shows_card(state: State, seat: Seat, watcher: Seat | None) -> bool:
    """Tell whether the watcher may see the victory point card that a seat plays with."""
    is_shown = seat in (watcher, state.winner) or state.phase == Phase.OVER
    return state.options.victory_cards and state.clans[seat].victory != NO_CARD and is_shown


def points_seen(state: State, watcher: Seat | None) -> tuple[int | None, ...]:
    """The points of all, as far as the watcher may know them."""
    return tuple(
        _points(state, seat, shows_card=_shows_card(state, seat, watcher)) for seat in range(state.options.seats)
    )


def _dealt(state: State, card: int) -> DealtCard:
    return DealtCard(VICTORY_CARD.ids[card], dict(zip(GOALS, state.tables.steps[card], strict=True)))


def _is_about(clan: Clan, hero: int) -> bool:
    return clan.heroes[hero] != NOWHERE or bool(clan.waiting[hero])


def _hero(state: State, clan: Clan, hero: int) -> HeroInfo:
    at = clan.heroes[hero]
    waits = tuple(state.name(place) for place in clan.waiting[hero])
    return HeroInfo(HEROES[hero], None if at == NOWHERE else state.name(at), waits)


def _backs(clan: Clan) -> tuple[Word, ...]:
    """What others see of a hand."""
    counts = [sum(clan.hand[number * FACES : number * FACES + FACES]) for number in range(len(TERRAINS))]
    pairs = zip(TERRAINS, counts, strict=True)
    return tuple(Word("cards-of", {"count": count, "terrain": word_of(terrain)}) for terrain, count in pairs if count)


def _goals(state: State, seat: Seat, *, shows_card: bool) -> tuple[GoalInfo, ...] | None:
    """How far a seat is: by the goals of all, or by a card that may be seen."""
    tables, found = state.tables, standing(state, seat)
    if state.options.victory_cards and not shows_card:
        return None
    card = state.clans[seat].victory
    due = tables.steps[card] if shows_card else tuple((one,) for one in tables.thresholds)
    return tuple(
        GoalInfo(goal, found[number], due[number], sum(found[number] >= step for step in due[number]))
        for number, goal in enumerate(GOALS)
    )


def _points(state: State, seat: Seat, *, shows_card: bool) -> int | None:
    if state.options.victory_cards:
        return points(state, seat) if shows_card else None
    found = standing(state, seat)
    return sum(found[goal] >= due for goal, due in enumerate(state.tables.thresholds))


def _deck(state: State, terrain: int) -> Deck:
    first = terrain * FACES
    discards = {RESOURCES[face]: state.discards[first + face] for face in range(FACES)}
    left = sum(state.deck[first : first + FACES])
    return Deck(TERRAINS[terrain], left, {face: count for face, count in discards.items() if count})


def _prices(state: State) -> tuple[PriceInfo, ...]:
    """The overview card, and how many tokens there are."""
    tables, costs = state.tables, state.tables.catalog.costs
    works, improvements = enumerate(tables.work_prices), enumerate(tables.improvement_prices)
    bought: tuple[BuildingCost | ArmyCost, ...] = (*costs.buildings, *costs.army)
    return (
        *(PriceInfo(word_of(row.id), priced(price_of(row.cost)), None) for row in bought),
        *(PriceInfo(word_of(WORKS[work]), priced(price), state.work_tokens[work]) for work, price in works),
        *(
            PriceInfo(_improvement_of(terrain), priced(price), state.improvement_tokens[terrain])
            for terrain, price in improvements
        ),
    )


def _improvement_of(terrain: int) -> Word:
    return Word("improvement-of", {"terrain": word_of(TERRAINS[terrain])})
