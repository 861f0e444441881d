"""Building outposts: on the leftmost free slot of a region, for its horses, one a region (page 8)."""

from typing import ClassVar, Final

from krajina.core import Action, Refusal
from krajina.games.stroganov.actions import BuildOutpost, Decline
from krajina.games.stroganov.events import OutpostBuilt
from krajina.games.stroganov.moves.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.pieces import REGIONS, Prompt, Why
from krajina.games.stroganov.rewards import reward, spend_horses
from krajina.games.stroganov.state import NOBODY, State

BUILDS: Final = tuple(BuildOutpost(region + 1) for region in REGIONS)


def free_slot(state: State, region: int) -> int:
    """The leftmost free slot; -1 where there is none."""
    slots = state.slots[region]
    return slots.index(NOBODY) if NOBODY in slots else -1


def outpost_price(state: State, region: int) -> int:
    """The horses for the leftmost free slot; 0 where there is none."""
    slot = free_slot(state, region)
    return state.tables.slot_horses[region][slot] if slot >= 0 else 0


def has_room(state: State, player: int, region: int) -> bool:
    """Tell whether a region has a free slot, and no outpost of a player yet."""
    slots = state.slots[region]
    return NOBODY in slots and player not in slots


def can_build(state: State, player: int, region: int) -> bool:
    """Tell whether a player can build from the personal supply."""
    mat = state.mats[player]
    return mat.outposts > 0 and has_room(state, player, region) and outpost_price(state, region) <= mat.horses


def put_outpost(state: State, player: int, region: int) -> None:
    """An outpost comes to the leftmost free slot, from wherever it was taken."""
    slots = list(state.slots[region])
    slots[free_slot(state, region)] = player
    state.slots[region] = tuple(slots)
    if state.events is not None:
        state.tell(OutpostBuilt(who=state.who(player), region=region + 1))


def build(state: State, player: int, region: int) -> None:
    """Build from the personal supply."""
    spend_horses(state, player, outpost_price(state, region))
    state.mats[player].outposts -= 1
    put_outpost(state, player, region)


def refuse_build(state: State, player: int, region: int) -> Refusal | None:
    """Why no outpost can be built in a region from the personal supply; None where it can."""
    mat = state.mats[player]
    if not mat.outposts:
        return Refusal("no-outpost", "page 8")
    if reason := _refuse_place(state, player, region):
        return reason
    price = outpost_price(state, region)
    return Refusal("horses-missing", "page 8", {"count": price, "there": mat.horses}) if price > mat.horses else None


def _refuse_place(state: State, player: int, region: int) -> Refusal | None:
    if player in state.slots[region]:
        return Refusal("outpost-there", "page 8", {"region": region + 1})
    return Refusal("no-slot", "page 8", {"region": region + 1}) if free_slot(state, region) < 0 else None


# -- straight from the general supply -------------------------------------------------------------------------------


def free_builds(state: State, player: int) -> list[int]:
    """The regions where a song lets a player build."""
    if not state.mats[player].outposts_left:
        return []
    return [region for region in REGIONS if has_room(state, player, region)]


def build_from_supply(state: State, player: int, region: int) -> None:
    """Build straight from the general supply, without horses (annex, songs)."""
    state.mats[player].outposts_left -= 1
    put_outpost(state, player, region)


class BuildAnywhere(AtAnyTime, frozen=True):
    """An outpost anywhere, by a song."""

    prompt: ClassVar[Prompt] = Prompt.OUTPOST
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({BuildOutpost, *EXTRA_KINDS, Decline})

    def own_offers(self, state: State) -> list[Action] | None:
        """Each region with room, or none."""
        return [BUILDS[region] for region in free_builds(state, self.player)] or None

    def answer(self, state: State, action: Action) -> None:
        """Build there."""
        if isinstance(action, BuildOutpost):
            build_from_supply(state, self.player, action.region - 1)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """There is no room."""
        assert isinstance(action, BuildOutpost)
        return _refuse_place(state, self.player, action.region - 1)


@reward("build_outpost")
def build_as_reward(state: State, player: int, _manner: int, _why: Why | None = None) -> None:
    """By a song."""
    state.todo.append(BuildAnywhere(player))
