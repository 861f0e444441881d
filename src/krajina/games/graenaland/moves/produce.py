"""Production: what every settled territory gives (section 3, roads and improvements in 14 and 15)."""

from krajina.games.graenaland.cards import FACES, discard
from krajina.games.graenaland.events import ImprovementHit, ImprovementMissed, Produced, RoadProduced
from krajina.games.graenaland.moves.draw import CardLuck
from krajina.games.graenaland.pieces import IMPROVEMENT, RESOURCES, ROAD, WORKS
from krajina.games.graenaland.state import State

# A territory draws first for itself, then for its road, then for its improvement (section 15).
BASE, FOR_ROAD, FOR_IMPROVEMENT, DONE = range(4)


class Produce(CardLuck, frozen=True):
    """A card for a territory, the coast from the west first (ruling 14); then the next."""

    at: int = 0
    stage: int = BASE

    def enter(self, state: State) -> bool:
        """Draw if the territory gives a card at this stage, and go on."""
        at, stage = self.at, self.stage
        if stage == DONE or not is_settled(state, at) or is_full(state, at):
            at, stage = at + 1, BASE
            while at < len(state.tiles) and (not is_settled(state, at) or is_full(state, at)):
                at += 1
            if at < len(state.tiles):
                state.todo.append(Produce(at, stage))
            return False
        if (stage == FOR_ROAD and not state.works[at * len(WORKS) + ROAD]) or (
            stage == FOR_IMPROVEMENT and not state.works[at * len(WORKS) + IMPROVEMENT]
        ):
            state.todo.append(Produce(at, stage + 1))
            return False
        if super().enter(state):
            return True
        if not state.todo or not isinstance(state.todo[-1], Produce):  # no card was left: nothing comes of it
            state.todo.append(Produce(at, stage + 1))
        return False

    def terrain(self, state: State) -> int:
        """That of the territory."""
        return state.terrains[self.at]

    def put(self, state: State, terrain: int, face: int) -> None:
        """Beside the territory: face up, face down for a road, and for an improvement only what it shows."""
        at, resource = self.at, RESOURCES[face]
        if self.stage == BASE:
            state.pile[at * FACES + face] += 1
            if state.events is not None:
                state.tell(Produced(at=state.name(at), resource=resource))
        elif self.stage == FOR_ROAD:
            state.down[at] = (*state.down[at], face)
            if state.events is not None:
                state.tell(RoadProduced(at=state.name(at)))
        elif face == state.tables.tile_improvements[state.tiles[at]]:
            state.pile[at * FACES + face] += 1
            state.tell(ImprovementHit(at=state.name(at), resource=resource))
        else:  # ruling 16: no second draw
            discard(state, terrain * FACES + face)
            state.tell(ImprovementMissed(at=state.name(at), resource=resource))
        state.todo.append(Produce(at, self.stage + 1))


def is_settled(state: State, at: int) -> bool:
    """Tell whether anybody lives there."""
    return any(clan.houses[at] for clan in state.clans)


def is_full(state: State, at: int) -> bool:
    """Tell whether as many cards lie there as settlements stand, and one more (section 3)."""
    return state.pile_size(at) > state.house_count(at)
