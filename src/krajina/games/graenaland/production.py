"""Production: what every settled territory gives (section 3, roads and improvements in 14 and 15)."""

from krajina.games.graenaland.cards import discard
from krajina.games.graenaland.events import ImprovementHit, ImprovementMissed, Produced, RoadProduced
from krajina.games.graenaland.moves.draw_card import CardLuck
from krajina.games.graenaland.pieces import FACES, IMPROVEMENT, RESOURCES, ROAD, WORK_COUNT
from krajina.games.graenaland.state import State

# A territory draws first for itself, then for its road, then for its improvement (section 15).
BASE, FOR_ROAD, FOR_IMPROVEMENT, DONE = range(4)


class Produce(CardLuck):
    """A card for a territory, the coast from the west first (ruling 14); then the next."""

    def __init__(self, at: int = 0, stage: int = BASE) -> None:
        self.at = at
        self.stage = stage

    def enter(self, state: State) -> bool:
        """Draw if the territory gives a card at this stage, and go on."""
        at, stage, works = self.at, self.stage, state.works
        while at < len(state.tiles):
            if stage == DONE or not has_room(state, at):
                at, stage = at + 1, BASE
            elif (stage == FOR_ROAD and not works[at * WORK_COUNT + ROAD]) or (
                stage == FOR_IMPROVEMENT and not works[at * WORK_COUNT + IMPROVEMENT]
            ):
                stage += 1
            else:
                return Produce(at, stage).draw(state)
        return False

    def draw(self, state: State) -> bool:
        """Draw here; where no card is left, nothing comes of it, and the next thing is tried."""
        before = len(state.todo)
        if super().enter(state):
            state.asked = self
            return True
        if len(state.todo) == before:
            state.todo.append(Produce(self.at, self.stage + 1))
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


def has_room(state: State, at: int) -> bool:
    """Tell whether a seat lives there, and no more cards lie there than settlements stand (section 3)."""
    houses = 0
    for clan in state.clans:
        houses += clan.houses[at]
    return houses > 0 and state.pile_size(at) <= houses
