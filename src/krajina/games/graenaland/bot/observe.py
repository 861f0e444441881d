"""A position as numbers, for learners: what one seat knows of the table, its own things first.

Of hidden cards there is only what this seat is sure of: its own, and those that it has seen going into other hands.
"""

from typing import Final

from krajina.core.flat import vec
from krajina.core.rows import Rows
from krajina.games.graenaland.cards import seen, size_of
from krajina.games.graenaland.catalog import CARD, CARD_NUMBER, SUPPLY, TILE, VICTORY_CARD
from krajina.games.graenaland.council import all_votes
from krajina.games.graenaland.joint import CollectOffers, ConfirmTogether
from krajina.games.graenaland.moves.give_fee import PayFee
from krajina.games.graenaland.moves.vote import VoteOn
from krajina.games.graenaland.offers import ChangeOffers, OfferTogether
from krajina.games.graenaland.pieces import FACES, HEROES, ITEM_NUMBER, KINDS, SPOTS, TERRAINS, WORKS, Phase, Prompt
from krajina.games.graenaland.state import NO_CARD, NOBODY, State, total

PROMPTS: Final = {prompt.value: number for number, prompt in enumerate(Prompt)}
PHASES: Final = {phase: number for number, phase in enumerate(Phase)}
TILES: Final = len(TILE.ids)
CARDS: Final = len(CARD.ids)
SUPPLIES: Final = len(SUPPLY.ids)
VICTORIES: Final = len(VICTORY_CARD.ids)
WORK_COUNT: Final = len(WORKS)
TERRAIN_KINDS: Final = len(TERRAINS)
HERO_KINDS: Final = len(HEROES)
ITEMS: Final = len(ITEM_NUMBER)
LAND: Final = TILES + FACES + 1 + WORK_COUNT + SPOTS  # tile, cards face up, cards face down, works, buildings
HOUSEHOLD: Final = 3 + HERO_KINDS  # of a seat in a territory: villages, houses, votes, heroes
THINGS: Final = 5 + TERRAIN_KINDS
SHARE: Final = 1 + ITEMS  # of a seat in a proposal: votes, then what it would get


class Observer(Rows):
    """Writes positions of one set-up as rows of numbers, always as long; `parts` says what stands where."""

    def __init__(self, state: State, forms: int) -> None:
        seats, lands = state.options.seats, state.options.territories
        self.seats = seats
        parts: list[tuple[str, int, int]] = [
            ("prompt", 1, len(PROMPTS)),
            ("phase", 1, len(PHASES)),
            ("round", 1, 1),
            ("main", 1, seats),
            ("winner", 1, seats),
            ("about", 1, lands),
            ("proposer", 1, seats),
            ("proposal", seats, SHARE),
            ("work", 1, WORK_COUNT),
            ("offers", seats, CARDS),
            ("used", 1, CARDS),
            ("receiver", 1, seats),
            ("lands", lands, LAND),
            ("households", lands * seats, HOUSEHOLD),
            ("players", seats, THINGS),
            ("supplies", seats, SUPPLIES),
            ("hands", seats, KINDS),
            ("promises", seats, 3),
            ("supply_row", 1, SUPPLIES),
            ("supply_used", 1, SUPPLIES),
            ("took_supply", 1, 2),
            ("decks", 1, TERRAIN_KINDS),
            ("discards", 1, KINDS),
            ("tokens", 1, WORK_COUNT + TERRAIN_KINDS),
            ("victory_cards", seats, VICTORIES),
            ("dealt", 1, VICTORIES),
            ("form", 1, forms),  # how far a form is filled in is known to those who walk it: from here on all is 0
            ("given", seats, ITEMS),
            ("next_item", 1, ITEMS),
            ("picked", 1, CARDS),
        ]
        super().__init__(parts)

    def observe(self, state: State, seat: int) -> vec[float]:
        """What a seat knows."""
        row, starts, seats = vec[float]([0.0] * self.size), self.starts, self.seats
        row[starts[1] + PHASES[state.phase]] = 1.0
        row[starts[2]] = float(state.round)
        if state.main != NOBODY:
            row[starts[3] + (state.main - seat) % seats] = 1.0
        if state.winner != NOBODY:
            row[starts[4] + (state.winner - seat) % seats] = 1.0
        self._question(state, seat, row)
        self._lands(state, seat, row)
        self._table(state, row)
        for other in range(seats):
            self._player(state, seat, other, row)
        for card in state.clans[seat].dealt:
            row[starts[25] + card] = 1.0
        return row

    def _question(self, state: State, seat: int, row: vec[float]) -> None:
        """What is asked, and about what: the mask does not tell."""
        starts, task = self.starts, state.asked
        prompt = getattr(task, "prompt", "")
        if prompt in PROMPTS:
            row[starts[0] + PROMPTS[prompt]] = 1.0
        if isinstance(task, VoteOn):
            self._proposal(task, seat, row)
        elif isinstance(task, OfferTogether | CollectOffers | ConfirmTogether):
            row[starts[5] + task.at] = 1.0
            row[starts[8] + task.work] = 1.0
            if not isinstance(task, OfferTogether) or isinstance(task, ChangeOffers):
                for one, card in task.offers:
                    row[starts[9] + ((one - seat) % self.seats) * CARDS + CARD_NUMBER[card]] += 1.0
            if not isinstance(task, OfferTogether):
                for _, card in task.used:
                    row[starts[10] + CARD_NUMBER[card]] += 1.0
        elif isinstance(task, PayFee):
            row[starts[11] + (task.receivers[0] - seat) % self.seats] = 1.0

    def _proposal(self, task: VoteOn, seat: int, row: vec[float]) -> None:
        starts = self.starts
        row[starts[5] + task.at] = 1.0
        row[starts[6] + (task.proposer - seat) % self.seats] = 1.0
        for voter, share in zip(task.voters, task.shares, strict=True):
            at = starts[7] + ((voter - seat) % self.seats) * SHARE
            row[at] = float(task.votes[voter])
            for item in share:
                row[at + 1 + ITEM_NUMBER[item]] += 1.0

    def _lands(self, state: State, seat: int, row: vec[float]) -> None:
        at, home = self.starts[12], self.starts[13]
        council = all_votes(state) if state.tiles else []
        for land, tile in enumerate(state.tiles):
            row[at + tile] = 1.0
            here = at + TILES
            for face in range(FACES):
                row[here + face] = float(state.pile[land * FACES + face])
            row[here + FACES] = float(len(state.down[land]))
            here += FACES + 1
            for work in range(WORK_COUNT):
                row[here + work] = float(state.works[land * WORK_COUNT + work])
            here += WORK_COUNT
            for spot in range(SPOTS):
                owner = state.spots[land * SPOTS + spot]
                row[here + spot] = 0.0 if owner == NOBODY else float(1 + (owner - seat) % self.seats)
            at += LAND
            for other, clan in enumerate(state.clans):
                here = home + ((other - seat) % self.seats) * HOUSEHOLD
                row[here] = float(clan.villages[land])
                row[here + 1] = float(clan.houses[land])
                row[here + 2] = float(council[land][other])
                for hero, place in enumerate(clan.heroes):
                    if place == land:
                        row[here + 3 + hero] = 1.0
            home += self.seats * HOUSEHOLD

    def _table(self, state: State, row: vec[float]) -> None:
        starts = self.starts
        for card in state.supply_row:
            row[starts[18] + card] = 1.0
        for card in state.supply_used:
            row[starts[19] + card] = 1.0
        row[starts[20]] = 1.0 if state.took_supply else 0.0
        row[starts[20] + 1] = 1.0 if state.is_joined else 0.0
        for terrain in range(TERRAIN_KINDS):
            for card in range(terrain * FACES, terrain * FACES + FACES):
                row[starts[21] + terrain] += float(state.deck[card])
            row[starts[23] + WORK_COUNT + terrain] = float(state.improvement_tokens[terrain])
        for kind, count in enumerate(state.discards):
            row[starts[22] + kind] = float(count)
        for work, count in enumerate(state.work_tokens):
            row[starts[23] + work] = float(count)

    def _player(self, state: State, seat: int, other: int, row: vec[float]) -> None:
        starts, clan, own = self.starts, state.clans[other], (other - seat) % self.seats
        at = starts[14] + own * THINGS
        row[at] = float(clan.army)
        row[at + 1] = float(clan.markets_used)
        row[at + 2] = float(total(clan.houses))
        for places in clan.waiting:
            row[at + 3] += float(len(places))
        row[at + 4] = float(len(clan.supplies))
        for terrain in range(TERRAIN_KINDS):
            row[at + 5 + terrain] = float(size_of(clan, terrain))
        for card in clan.supplies:
            row[starts[15] + own * SUPPLIES + card] = 1.0
        self._hand(state, seat, other, row, starts[16] + own * KINDS)
        at = starts[17] + own * 3
        for promise in state.promises:
            if promise.who == other:
                row[at] += 1.0
                if promise.due:
                    row[at + 1] += 1.0
                if promise.to == seat:
                    row[at + 2] += 1.0
        is_known = other == seat or (other == state.winner and state.options.victory_cards)
        if is_known and clan.victory != NO_CARD:
            row[starts[24] + own * VICTORIES + clan.victory] = 1.0

    def _hand(self, state: State, seat: int, other: int, row: vec[float], at: int) -> None:
        """One's own cards, or those that the seat is sure of in another hand."""
        if other == seat or state.clans[other].is_open:
            for kind, count in enumerate(state.clans[other].hand):
                row[at + kind] = float(count)
            return
        for kind, count in enumerate(seen(state, other, seat)):
            row[at + kind] = float(count)
