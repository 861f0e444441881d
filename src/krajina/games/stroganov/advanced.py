"""The five advanced actions, in a region where one may act, or granted by a card or a song (page 7)."""

from typing import ClassVar, Final, TypeAlias, get_args

from krajina.core import Action, Refusal
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.deeds import RegionDeed
from krajina.games.stroganov.dues import payable
from krajina.games.stroganov.moves.build_outpost import BUILDS, BuildOutpost
from krajina.games.stroganov.moves.claim_landscape import CLAIMS, ClaimLandscape
from krajina.games.stroganov.moves.decline import Decline
from krajina.games.stroganov.moves.take_card import TAKES, TakeCard
from krajina.games.stroganov.moves.use_yurt import USES, UseYurt
from krajina.games.stroganov.moves.visit_village import VISITS, VisitVillage
from krajina.games.stroganov.pieces import Prompt, Why
from krajina.games.stroganov.reach import ANYWHERE, MAIN, Terms, reach_of, whole_board
from krajina.games.stroganov.rewards import reward
from krajina.games.stroganov.state import NONE, State
from krajina.games.stroganov.tables import PRESENCE

AdvancedAction: TypeAlias = VisitVillage | UseYurt | TakeCard | BuildOutpost | ClaimLandscape
ADVANCED: Final[tuple[type[AdvancedAction], ...]] = get_args(AdvancedAction)


THERE: Final = (VISITS, USES, TAKES)  # where one may act
HERE: Final = (*THERE, BUILDS)  # where the Cossack stands


def advanced_actions(state: State, player: int, terms: Terms) -> list[Action]:
    """Those that are possible within reach."""
    found: list[Action] = []
    mat = state.mats[player]
    reach = whole_board(state) if terms.anywhere else reach_of(state, player)
    for region in reach.regions:
        if terms.is_second and not payable(mat, VISITS[region].dues(state, player, terms)):
            continue  # the fur of a second action, which all of them take there
        kinds = HERE if region in reach.builds else THERE
        found += [kind[region] for kind in kinds if kind[region].hindrance(state, player) is None]
        claims = [CLAIMS[at] for at in reach.claims[region] if state.row[at] != NONE]
        found += [claim for claim in claims if payable(mat, claim.dues(state, player, terms))]
    return found


class FreeAdvanced(AtAnyTime):
    """An advanced action without the fur of a second one; its own price is still due (ruling 23)."""

    prompt: ClassVar[Prompt] = Prompt.ADVANCED
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({*ADVANCED, *EXTRA_KINDS, Decline})

    def __init__(self, player: int, granted: Terms) -> None:
        self.player = player
        self.granted = granted

    def own_offers(self, state: State) -> list[Action] | None:
        return advanced_actions(state, self.player, self.granted)

    def answer(self, state: State, action: Action) -> None:
        if isinstance(action, RegionDeed):
            action.take(state, self.player, self.granted)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        assert isinstance(action, RegionDeed)
        return action.refusal(state, self.player, self.granted)


@reward("advanced_action")
def advanced_as_reward(state: State, player: int, manner: int, _why: Why | None = None) -> None:
    """By a song, or by a card in winter."""
    state.todo.append(FreeAdvanced(player, MAIN if manner == PRESENCE else ANYWHERE))
