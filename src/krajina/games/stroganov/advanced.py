"""The five advanced actions, in a region where one may act, or granted by a card or a song (page 7)."""

from typing import ClassVar, Final, get_args

from krajina.core import Action, Refusal
from krajina.games.stroganov.actions import AdvancedAction, Decline
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.deeds import deed_of, region_dues
from krajina.games.stroganov.dues import payable
from krajina.games.stroganov.moves.build_outpost import BUILDS
from krajina.games.stroganov.moves.claim_landscape import CLAIMS, claim_price
from krajina.games.stroganov.moves.take_card import TAKES
from krajina.games.stroganov.moves.use_yurt import USES
from krajina.games.stroganov.moves.visit_village import VISITS
from krajina.games.stroganov.pieces import Prompt, Why
from krajina.games.stroganov.reach import ANYWHERE, MAIN, Terms, reach_of, whole_board
from krajina.games.stroganov.rewards import reward
from krajina.games.stroganov.state import NONE, State
from krajina.games.stroganov.tables import PRESENCE

ADVANCED: Final[tuple[type[AdvancedAction], ...]] = get_args(AdvancedAction)


def advanced_actions(state: State, player: int, terms: Terms, found: list[Action]) -> None:
    """Add those that are possible within reach."""
    mat = state.mats[player]
    reach = whole_board(state) if terms.anywhere else reach_of(state, player)
    for region in reach.regions:
        if terms.is_second and not payable(mat, region_dues(state, player, region)):
            continue  # the fur of a second action, which all of them take there
        found.append(VISITS[region].action)
        if state.yurts[region] != NONE:
            found.append(USES[region].action)
        if state.cards[region] != NONE:
            found.append(TAKES[region].action)
        if region in reach.builds and BUILDS[region].is_there(state, player):
            found.append(BUILDS[region].action)
        for at in reach.claims[region]:
            claim = CLAIMS[at]
            too_dear = state.row[at] == NONE or claim_price(state, at) > mat.all_furs  # as most are, at a glance
            if not too_dear and payable(mat, claim.dues(state, player, terms)):
                found.append(claim.action)


class FreeAdvanced(AtAnyTime):
    """An advanced action without the fur of a second one; its own price is still due (ruling 23)."""

    prompt: ClassVar[str] = Prompt.ADVANCED.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({*ADVANCED, *EXTRA_KINDS, Decline})

    def __init__(self, player: int, granted: Terms) -> None:
        self.player = player
        self.granted = granted

    def own_offers(self, state: State) -> list[Action] | None:
        found: list[Action] = []
        advanced_actions(state, self.player, self.granted, found)
        return found

    def answer(self, state: State, action: Action) -> None:
        if isinstance(action, ADVANCED):
            deed_of(action).take(state, self.player, self.granted)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        return deed_of(action).refusal(state, self.player, self.granted)


@reward("advanced_action")
def advanced_as_reward(state: State, player: int, manner: int, _why: Why | None = None) -> None:
    """By a song, or by a card in winter."""
    state.todo.append(FreeAdvanced(player, MAIN if manner == PRESENCE else ANYWHERE))
