"""What seats and chance do, as structs; the deeds and questions of `moves/` say when each is offered and what it does.

Structs stand in modules of their own: mypyc, which compiles the rules, would make plain classes of them.
"""

from typing import Annotated, Final, TypeAlias, TypeGuard, get_args

from msgspec import Meta

from krajina.core import Action, Seat
from krajina.games.stroganov.catalog import CardName, IvanCardName, LandscapeName, SongName, VillageName, YurtName
from krajina.games.stroganov.pieces import At, Basic, Extra, Fur, Region, TradeReward


class DrawFur(Action, frozen=True):
    """A fur comes out of the bag, or a region fur."""

    fur: Fur


class DrawPlayer(Action, frozen=True):
    """The next in the order of play at the start."""

    seat: Seat


class DrawLandscape(Action, frozen=True):
    """A landscape is added to the row."""

    landscape: LandscapeName


class DrawVillage(Action, frozen=True):
    """A village is placed."""

    village: VillageName


class DrawYurt(Action, frozen=True):
    """A yurt is placed."""

    yurt: YurtName


class DrawSong(Action, frozen=True):
    """A song is laid out."""

    song: SongName


class DrawCard(Action, frozen=True):
    """A tsar card is laid out."""

    card: CardName


class DrawBack(Action, frozen=True):
    """The next card of the solo deck shows its back: that of this card or of one with the same back."""

    card: IvanCardName


class TurnIvanCard(Action, frozen=True):
    """The top card of the solo deck is turned over."""

    card: IvanCardName


class TakeStartCard(Action, frozen=True):
    """Choose a card of the start, with the fur on it."""

    card: CardName


class MoveCossack(Action, frozen=True):
    """Move to a place of the row."""

    at: At


class BasicAction(Action, frozen=True):
    """One of the five basic actions."""

    basic: Basic


class Skip(Action, frozen=True):
    """No basic action."""


class EndTurn(Action, frozen=True):
    """Nothing more this turn."""


class Decline(Action, frozen=True):
    """Leave what is offered."""


class VisitVillage(Action, frozen=True):
    """Visit the village of a region."""

    region: Region


class UseYurt(Action, frozen=True):
    """Use up the yurt of a region."""

    region: Region


class TakeCard(Action, frozen=True):
    """Take the tsar card of a region."""

    region: Region


class BuildOutpost(Action, frozen=True):
    """Build an outpost in a region."""

    region: Region


class ClaimLandscape(Action, frozen=True):
    """Claim the landscape at a place of the row."""

    at: At


class ExtraAction(Action, frozen=True):
    """Buy or swap furs."""

    extra: Extra


class FulfilCard(Action, frozen=True):
    """Fulfil a tsar card from the hand."""

    card: CardName


class UseCard(Action, frozen=True):
    """Use the advanced action that a fulfilled card grants this season."""

    card: CardName


class Hunt(Action, frozen=True):
    """Take a fur from a landscape."""

    fur: Fur
    at: At


class Trade(Action, frozen=True):
    """Pick one of the rewards of the trade."""

    reward: TradeReward


class Pay(Action, frozen=True):
    """Pay so many furs of a kind; those of another value than asked for take a coin each."""

    fur: Fur
    count: Annotated[int, Meta(ge=1, le=99)]


class ShowTigers(Action, frozen=True):
    """Let so many tigers stand in for furs that a card wants to see, and coins change furs for the rest."""

    count: Annotated[int, Meta(ge=0, le=16)]


class KeepFur(Action, frozen=True):
    """Keep one of the furs from the bag."""

    fur: Fur


class TakeFur(Action, frozen=True):
    """Take a fur from the market."""

    fur: Fur


class StepTrophy(Action, frozen=True):
    """Step down the trophy track, for a fur."""


class StepForStories(Action, frozen=True):
    """Step down the trophy track, for stories."""


class TakeTrophyReward(Action, frozen=True):
    """Take the reward of a space of the trophy track."""

    space: Annotated[int, Meta(ge=1, le=20)]


class SingSong(Action, frozen=True):
    """Pay the stories of a song and take its rewards."""

    song: SongName


class TakeIncome(Action, frozen=True):
    """Take the income of winter."""


# -- by where they are chosen -----------------------------------------------------------------------------------------

Chance: TypeAlias = (
    DrawFur | DrawPlayer | DrawLandscape | DrawVillage | DrawYurt | DrawSong | DrawCard | DrawBack | TurnIvanCard
)
AtAStage: TypeAlias = MoveCossack | BasicAction | Skip | EndTurn
AdvancedAction: TypeAlias = VisitVillage | UseYurt | TakeCard | BuildOutpost | ClaimLandscape
AnyTime: TypeAlias = ExtraAction | FulfilCard
InTurn: TypeAlias = AdvancedAction | AnyTime | UseCard
InsideAnAction: TypeAlias = (
    Hunt | Trade | Pay | ShowTigers | KeepFur | TakeFur | StepTrophy | StepForStories | TakeTrophyReward | SingSong
)
StroganovAction: TypeAlias = Chance | TakeStartCard | AtAStage | Decline | InTurn | InsideAnAction | TakeIncome

_OURS: Final = frozenset(get_args(StroganovAction))


def is_ours(action: Action) -> TypeGuard[StroganovAction]:
    """Tell whether an action is one of this game, faster than to ask a union."""
    return type(action) in _OURS
