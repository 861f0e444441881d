"""What happened, as structs: mypyc, which compiles the rules, would make plain classes of them."""

from typing import Final, TypeAlias, TypeGuard, get_args

from krajina.core import Event, Revealing
from krajina.games.stroganov.catalog import (
    CardName,
    IvanCardName,
    LandscapeName,
    SongName,
    VillageName,
    YurtName,
)
from krajina.games.stroganov.pieces import At, Basic, Extra, Fur, Pick, Region, Season, Second, Terrain, Thing, Who, Why


class SeasonBegan(Event, frozen=True):
    """A season begins."""

    year: int
    season: Season


class TurnBegan(Event, frozen=True):
    """The turn of a player begins."""

    who: Who


class Deepest(Event, frozen=True):
    """In winter stories are told of the player deepest in Siberia, and of the next."""

    who: Who
    place: int  # 1 is the deepest
    stories: int


class FurDealt(Revealing, frozen=True):
    """A fur came out of the bag onto a landscape."""

    fur: Fur
    at: At


class MarketFilled(Revealing, frozen=True):
    """A fur came out of the bag onto the market."""

    fur: Fur


class FurOnCard(Revealing, frozen=True):
    """A fur came out of the bag onto a card of the start."""

    fur: Fur
    card: CardName


class TradeFurPlaced(Revealing, frozen=True):
    """The fur that the trade takes was drawn."""

    fur: Fur


class RegionFurPlaced(Revealing, frozen=True):
    """The fur that prices a region came to it."""

    fur: Fur
    region: Region


class FurOffered(Revealing, frozen=True):
    """A player drew a fur from the bag, to keep or not."""

    who: Who
    fur: Fur


class LandscapeAdded(Revealing, frozen=True):
    """A landscape came to the row."""

    landscape: LandscapeName
    at: At


class VillagePlaced(Revealing, frozen=True):
    """A village was placed."""

    village: VillageName
    region: Region


class YurtPlaced(Revealing, frozen=True):
    """A yurt was placed."""

    yurt: YurtName
    region: Region


class CardPlaced(Revealing, frozen=True):
    """A tsar card was laid out in a region."""

    card: CardName
    region: Region


class StartCardPlaced(Revealing, frozen=True):
    """A card of the start was laid out."""

    card: CardName


class SongPlaced(Revealing, frozen=True):
    """A song was laid out."""

    song: SongName


class IvanCardTurned(Revealing, frozen=True):
    """The opponent's card says what he does this turn."""

    who: Who
    card: IvanCardName
    pick: Pick
    hunts: int
    second: Second


class Moved(Event, frozen=True):
    """A Cossack moved to a landscape."""

    who: Who
    at: At
    landscape: LandscapeName
    terrain: Terrain


class BasicTaken(Event, frozen=True):
    """A basic action was chosen."""

    who: Who
    basic: Basic


class ExtraTaken(Event, frozen=True):
    """An extra action was chosen."""

    who: Who
    extra: Extra


class Gained(Event, frozen=True):
    """A player got coins, horses, banners, tigers, stories or outposts."""

    who: Who
    what: Thing
    count: int


class Spent(Event, frozen=True):
    """A player gave coins, horses, tigers or stories."""

    who: Who
    what: Thing
    count: int


class FurGained(Event, frozen=True):
    """A player got a fur, from a landscape or elsewhere."""

    who: Who
    fur: Fur
    at: int  # where the landscape lies; 0 is elsewhere


class FurPaid(Event, frozen=True):
    """A player paid furs."""

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
    region: int  # 0 is none: a card of the start


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


class IvanHunted(Event, frozen=True):
    """The opponent hunted these furs; coins come where there are none."""

    who: Who
    at: At
    furs: tuple[Fur, ...]


class SecondActionFailed(Event, frozen=True):
    """The opponent could not do what the card says, and got something instead, or nothing."""

    who: Who
    second: Second
    instead: Thing | None


class Scored(Event, frozen=True):
    """A player got points."""

    who: Who
    points: int
    why: Why


class CossackWentHome(Event, frozen=True):
    """A Cossack went back to the start tile, from this place."""

    who: Who
    at: At


class LandscapesSlid(Event, frozen=True):
    """Landscapes closed the gaps to the west, each from its origin to its place."""

    landscapes: tuple[LandscapeName, ...]
    origins: tuple[At, ...]
    places: tuple[At, ...]


class YurtsSlid(Event, frozen=True):
    """Yurts went to free regions in the west, each from its origin to its region."""

    yurts: tuple[YurtName, ...]
    origins: tuple[Region, ...]
    regions: tuple[Region, ...]


class CardsSlid(Event, frozen=True):
    """Tsar cards went to free regions in the west, each from its origin to its region."""

    cards: tuple[CardName, ...]
    origins: tuple[Region, ...]
    regions: tuple[Region, ...]


class SongsLeft(Event, frozen=True):
    """The songs that nobody sang left the game."""

    songs: tuple[SongName, ...]


class MarketCleared(Event, frozen=True):
    """The furs of the market went back into the bag."""

    furs: tuple[Fur, ...]


class TigerPlaced(Event, frozen=True):
    """A tiger was laid on a landscape."""

    at: At


class PartsRemoved(Event, frozen=True):
    """All A songs, yurts and cards left the game."""


class FinalScoringBegan(Event, frozen=True):
    """The last winter is over, and the final scoring begins."""


class GameEnded(Event, frozen=True):
    """The game is over."""


StroganovEvent: TypeAlias = (
    SeasonBegan
    | TurnBegan
    | Deepest
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
    | IvanHunted
    | SecondActionFailed
    | Scored
    | CossackWentHome
    | LandscapesSlid
    | YurtsSlid
    | CardsSlid
    | SongsLeft
    | MarketCleared
    | TigerPlaced
    | PartsRemoved
    | FinalScoringBegan
    | GameEnded
)

_OURS: Final = frozenset(get_args(StroganovEvent))


def is_ours(event: Event) -> TypeGuard[StroganovEvent]:
    """Tell whether an event is one of this game, faster than to ask a union."""
    return type(event) in _OURS
