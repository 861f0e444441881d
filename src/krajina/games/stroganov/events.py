"""What happens, for the log; `who` is a seat or the opponent of the solo game."""

from typing import ClassVar, TypeAlias

from krajina.core import Event, Seat
from krajina.games.stroganov.catalog import CardName, IvanCardName, LandscapeName, SongName, VillageName, YurtName
from krajina.games.stroganov.pieces import At, Basic, Extra, Fur, Opponent, Pick, Region, Season, Second, Thing, Why

Who: TypeAlias = Seat | Opponent


class SeasonBegan(Event, frozen=True):
    """A season begins."""

    year: int
    season: Season


class TurnBegan(Event, frozen=True):
    """Somebody's turn begins."""

    who: Who


class FurDealt(Event, frozen=True):
    """A fur came out of the bag onto a landscape."""

    reveals: ClassVar[bool] = True
    fur: Fur
    at: At


class MarketFilled(Event, frozen=True):
    """A fur came out of the bag onto the market."""

    reveals: ClassVar[bool] = True
    fur: Fur


class FurOnCard(Event, frozen=True):
    """A fur came out of the bag onto a card of the start."""

    reveals: ClassVar[bool] = True
    fur: Fur
    card: CardName


class TradeFurPlaced(Event, frozen=True):
    """The fur that the trade takes was drawn."""

    reveals: ClassVar[bool] = True
    fur: Fur


class RegionFurPlaced(Event, frozen=True):
    """The fur that prices a region came to it."""

    reveals: ClassVar[bool] = True
    fur: Fur
    region: Region


class FurOffered(Event, frozen=True):
    """Somebody drew a fur from the bag, to keep or not."""

    reveals: ClassVar[bool] = True
    who: Who
    fur: Fur


class LandscapeAdded(Event, frozen=True):
    """A landscape came to the row."""

    reveals: ClassVar[bool] = True
    landscape: LandscapeName
    at: At


class VillagePlaced(Event, frozen=True):
    """A village was placed."""

    reveals: ClassVar[bool] = True
    village: VillageName
    region: Region


class YurtPlaced(Event, frozen=True):
    """A yurt was placed."""

    reveals: ClassVar[bool] = True
    yurt: YurtName
    region: Region


class CardPlaced(Event, frozen=True):
    """A tsar card was laid out in a region."""

    reveals: ClassVar[bool] = True
    card: CardName
    region: Region


class StartCardPlaced(Event, frozen=True):
    """A card of the start was laid out."""

    reveals: ClassVar[bool] = True
    card: CardName


class SongPlaced(Event, frozen=True):
    """A song was laid out."""

    reveals: ClassVar[bool] = True
    song: SongName


class IvanCardTurned(Event, frozen=True):
    """The opponent's card says what he does this turn."""

    reveals: ClassVar[bool] = True
    card: IvanCardName
    pick: Pick
    hunts: int
    second: Second


class Moved(Event, frozen=True):
    """A Cossack moved."""

    who: Who
    at: At


class BasicTaken(Event, frozen=True):
    """A basic action was chosen."""

    who: Who
    basic: Basic


class ExtraTaken(Event, frozen=True):
    """An extra action was chosen."""

    who: Who
    extra: Extra


class Gained(Event, frozen=True):
    """Somebody got coins, horses, banners, tigers, stories or outposts."""

    who: Who
    what: Thing
    count: int


class Spent(Event, frozen=True):
    """Somebody gave coins, horses, tigers or stories."""

    who: Who
    what: Thing
    count: int


class FurGained(Event, frozen=True):
    """Somebody got a fur."""

    who: Who
    fur: Fur


class FurPaid(Event, frozen=True):
    """Somebody paid furs."""

    who: Who
    fur: Fur
    count: int


class VillageVisited(Event, frozen=True):
    """A village was visited."""

    who: Who
    village: VillageName
    region: Region


class YurtUsed(Event, frozen=True):
    """A yurt was used up."""

    who: Who
    yurt: YurtName
    region: Region


class CardTaken(Event, frozen=True):
    """A tsar card was taken."""

    who: Who
    card: CardName


class CardFulfilled(Event, frozen=True):
    """A tsar card was fulfilled."""

    who: Who
    card: CardName


class CardUsed(Event, frozen=True):
    """A fulfilled card grants an action now."""

    who: Who
    card: CardName


class OutpostBuilt(Event, frozen=True):
    """An outpost was built."""

    who: Who
    region: Region


class LandscapeClaimed(Event, frozen=True):
    """A landscape was claimed."""

    who: Who
    landscape: LandscapeName
    at: At


class TrophyStepped(Event, frozen=True):
    """A trophy marker stepped down."""

    who: Who
    space: int


class SongSung(Event, frozen=True):
    """A song was sung."""

    who: Who
    song: SongName


class SecondActionFailed(Event, frozen=True):
    """The opponent could not do what his card says."""

    who: Who


class Scored(Event, frozen=True):
    """Somebody got points."""

    who: Who
    points: int
    why: Why


class PartsRemoved(Event, frozen=True):
    """All A songs, yurts and cards left the game."""


class GameEnded(Event, frozen=True):
    """The game is over."""


StroganovEvent: TypeAlias = (
    SeasonBegan
    | TurnBegan
    | FurDealt
    | MarketFilled
    | FurOnCard
    | TradeFurPlaced
    | RegionFurPlaced
    | FurOffered
    | LandscapeAdded
    | VillagePlaced
    | YurtPlaced
    | CardPlaced
    | StartCardPlaced
    | SongPlaced
    | IvanCardTurned
    | Moved
    | BasicTaken
    | ExtraTaken
    | Gained
    | Spent
    | FurGained
    | FurPaid
    | VillageVisited
    | YurtUsed
    | CardTaken
    | CardFulfilled
    | CardUsed
    | OutpostBuilt
    | LandscapeClaimed
    | TrophyStepped
    | SongSung
    | SecondActionFailed
    | Scored
    | PartsRemoved
    | GameEnded
)
