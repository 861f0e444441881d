"""Beginning anywhere: a prepared position is set up, or refused where the box does not hold it."""

from collections import Counter
from collections.abc import Sequence

from krajina.core import BadOptions, Seat, SeatName, Word, word_of
from krajina.core.tasks import Task
from krajina.games.graenaland.cards import gain_unseen
from krajina.games.graenaland.catalog import CARD, CARD_NUMBER, SUPPLY, TILE, VICTORY_CARD, TileName
from krajina.games.graenaland.moves.draw_supply import fill_row
from krajina.games.graenaland.opening import empty_table
from krajina.games.graenaland.options import ClanSetup, GraenalandOptions, Land, Position
from krajina.games.graenaland.phases import BeginRound, begin, round_from
from krajina.games.graenaland.pieces import (
    BUILDINGS,
    CHURCH,
    FACE_NUMBER,
    FACES,
    HALL,
    HEROES,
    IMPROVEMENT,
    KINDS,
    PRIEST,
    SPOTS,
    WARRIOR,
    WORK_COUNT,
    WORKS,
    Hero,
    Phase,
)
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import NOWHERE, Tables


def open_position(tables: Tables, options: GraenalandOptions) -> State:
    """The table as a position says, up to the first question; raises BadOptions."""
    position = options.position
    assert position is not None, "there is a position"
    if options.random_island:
        raise BadOptions("position-has-island")
    state = empty_table(tables, options)
    if not 0 <= position.main < options.seats:
        raise BadOptions("no-such-seat", seat=SeatName(position.main), seats=options.seats)
    state.main = position.main
    _place_clans(state, position)
    for name, land in position.lands.items():
        _place_land(state, _at(state, name), land)
    _place_supplies(state, position)
    if options.victory_cards:
        _place_victory_cards(state, position)
    return begin(state, [*fill_row(state), *_first_steps(state, position)])


def _first_steps(state: State, position: Position) -> list[Task[State]]:
    if position.phase == Phase.PRODUCTION:
        state.round = position.round - 1
        return [BeginRound()]
    _check_phase(state, position.phase)
    state.round, state.phase = position.round, position.phase
    return round_from(state, position.phase)


def _check_phase(state: State, phase: Phase) -> None:
    """A round can begin in any of its parts; claims are part of it only with victory point cards."""
    known = [Phase.PRODUCTION, Phase.MOVEMENT, Phase.SHARING, Phase.CLAIM, Phase.BUILDING]
    if not state.options.victory_cards:
        known.remove(Phase.CLAIM)
    if phase not in known:
        raise BadOptions("not-in-round", phase=word_of(phase), known=tuple(map(word_of, known)))


def _at(state: State, name: TileName) -> int:
    at = state.at(name)
    if at == NOWHERE:
        raise BadOptions("not-on-island", tile=TILE.words[name])
    return at


def _place_clans(state: State, position: Position) -> None:
    seats = state.options.seats
    if len(position.clans) > seats:
        raise BadOptions("too-many-clans", found=len(position.clans), seats=seats)
    clans = position.clans or _usual(state)
    for seat, setup in enumerate((*clans, *[ClanSetup()] * seats)[:seats]):
        _place_clan(state, seat, setup)


def _usual(state: State) -> tuple[ClanSetup, ...]:
    """As the game begins, but for the cards."""
    slots = [slot.tile for slot in state.tables.layout.slots]
    order = state.seats_from(state.main)
    found = {}
    for seat, start in zip(order, state.tables.layout.starts, strict=True):
        villages = {state.name(slots.index(tile)): 1 for tile in start.settlements}
        found[seat] = ClanSetup(villages=villages, warrior=state.name(slots.index(start.warrior)))
    return tuple(found[seat] for seat in range(state.options.seats))


def _place_clan(state: State, seat: Seat, setup: ClanSetup) -> None:
    clan, tables = state.clans[seat], state.tables
    for name, count in setup.villages.items():
        at = _at(state, name)
        clan.villages[at] = count
        clan.houses[at] += count
    for number, building in enumerate(BUILDINGS):
        for name in setup.sites(building):
            _place_building(state, seat, number, _at(state, name))
    if sum(clan.houses) > tables.houses:
        raise BadOptions("too-many-houses", found=sum(clan.houses), most=tables.houses)
    if setup.army > tables.army_most:
        raise BadOptions("army-too-strong", found=setup.army, most=tables.army_most)
    clan.army = setup.army
    _place_heroes(state, seat, setup)
    for name in setup.hand:
        if CARD_NUMBER[name] >= KINDS:
            raise BadOptions("hand-no-supply", card=CARD.words[name])
        _take(state, CARD_NUMBER[name])
        gain_unseen(state, seat, CARD_NUMBER[name])
    clan.supplies = tuple(map(SUPPLY.ids.index, setup.supplies))


def _place_building(state: State, seat: Seat, building: int, at: int) -> None:
    if not state.is_free(building, at):
        values = {"building": word_of(BUILDINGS[building]), "tile": TILE.words[state.name(at)]}
        raise BadOptions("no-room", **values)
    state.spots[at * SPOTS + building] = seat
    state.clans[seat].houses[at] += 1


def _place_heroes(state: State, seat: Seat, setup: ClanSetup) -> None:
    clan = state.clans[seat]
    places: list[TileName | None] = [setup.warrior, setup.priest, setup.skald]
    for hero, name in enumerate(places):
        if name is not None:
            clan.heroes[hero] = _at(state, name)
    if setup.warrior is None:
        free = [at for at, count in enumerate(clan.houses) if count and at not in clan.heroes]
        clan.heroes[WARRIOR] = free[0] if free else NOWHERE
    standing = [at for at in clan.heroes if at != NOWHERE]
    if len(set(standing)) < len(standing):
        raise BadOptions("heroes-together", seat=seat)
    for waiting in setup.waiting:
        number = HEROES.index(waiting)
        if waiting == Hero.WARRIOR or clan.heroes[number] != NOWHERE:
            raise BadOptions("cannot-wait", hero=word_of(waiting))
        building = CHURCH if number == PRIEST else HALL
        sites = tuple(at for at in range(len(state.tiles)) if state.spots[at * SPOTS + building] == seat)
        clan.wait(number, sites)


def _take(state: State, card: int) -> None:
    """Take a card off its deck; raises BadOptions where the box has no more of them."""
    if not state.deck[card]:
        raise BadOptions("too-many-cards", card=CARD.words[CARD.ids[card]])
    state.deck[card] -= 1


def _place_land(state: State, at: int, land: Land) -> None:
    first = state.terrains[at] * FACES
    for resource in land.pile:
        _take(state, first + FACE_NUMBER[resource])
        state.pile[at * FACES + FACE_NUMBER[resource]] += 1
    for resource in land.face_down:
        _take(state, first + FACE_NUMBER[resource])
    state.down[at] = tuple(FACE_NUMBER[resource] for resource in land.face_down)
    for work in dict.fromkeys(land.works):
        number = WORKS.index(work)
        state.works[at * WORK_COUNT + number] = 1
        tokens = state.improvement_tokens if number == IMPROVEMENT else state.work_tokens
        place = state.terrains[at] if number == IMPROVEMENT else number
        tokens[place] -= 1
        if tokens[place] < 0:
            raise BadOptions("too-many-works", work=word_of(work))


def _place_supplies(state: State, position: Position) -> None:
    held = [card for clan in state.clans for card in clan.supplies]
    row = tuple(map(SUPPLY.ids.index, position.supply_row))
    _once([SUPPLY.words[SUPPLY.ids[card]] for card in (*held, *row)], Word("option-supplies"))
    if len(row) > state.tables.face_up:
        raise BadOptions("row-too-long", found=len(row), most=state.tables.face_up)
    state.supply_left = tuple(card for card in state.supply_left if card not in (*held, *row))
    state.supply_row = row


def _place_victory_cards(state: State, position: Position) -> None:
    """The named ones; a seat that has none gets the first that is free."""
    named = [setup.victory_card for setup in position.clans if setup.victory_card is not None]
    _once([VICTORY_CARD.words[name] for name in named], Word("option-victory_cards"))
    free = [card for card in state.victory_left if VICTORY_CARD.ids[card] not in named]
    for seat, clan in enumerate(state.clans):
        setup = position.clans[seat] if seat < len(position.clans) else ClanSetup()
        if setup.victory_card is not None:
            clan.victory = VICTORY_CARD.ids.index(setup.victory_card)
        else:
            clan.victory = free.pop(0)
    state.victory_left = tuple(free)


def _once(pieces: Sequence[Word], name: Word) -> None:
    for key, count in Counter(word.key for word in pieces).items():
        if count > 1:
            raise BadOptions("piece-twice", piece=Word(key), name=name)
