"""The rows of the data tables as frozen structs.

Every row says in `provenance` where it comes from: `rulebook`, `source:…` or `reconstructed`; a mixed row lists its
parts in `provenance_fields`. Rewards and effects speak in closed vocabularies; an unknown word is refused with its
place.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from krajina.games.stroganov.pieces import Pick, Second, Terrain

Count: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Amount: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
FurValue: TypeAlias = Annotated[int, Meta(ge=2, le=8)]
Provenance: TypeAlias = Annotated[str, Meta(pattern=r"^(rulebook|reconstructed|source:.+)$")]


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a table: where its facts come from."""

    provenance: Provenance
    provenance_fields: dict[str, Provenance] = {}
    confidence: Literal["", "certain", "high"] = ""
    note: str = ""


class Reward(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One word of the vocabulary of rewards, with its number or manner."""

    vp: Count | None = None
    coin: Count | None = None
    horse: Count | None = None
    banner: Count | None = None
    tiger: Count | None = None
    story: Count | None = None
    outpost: Count | None = None
    fur_bag: Count | None = None
    fur_market: Count | None = None
    trophy: Count | None = None
    move: Count | None = None
    hunt: Count | None = None
    pick_above: Count | None = None
    visit_village: Literal["any", "any_but_trophy"] | None = None
    use_yurt: Literal["any_but_trophy"] | None = None
    advanced_action: Literal["anywhere", "presence"] | None = None
    build_outpost: Literal["anywhere_from_supply"] | None = None
    fulfil_tsar: Literal["paid_only"] | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """The words that are said; `checks` sees to it that it is one."""
        return tuple(name for name in self.__struct_fields__ if getattr(self, name) is not None)

    @property
    def word(self) -> str:
        """What is gained."""
        return self.words[0]

    @property
    def amount(self) -> int | str:
        """How many, or how."""
        amount: int | str = getattr(self, self.word)
        return amount


Rewards: TypeAlias = tuple[Reward, ...]
SomeRewards: TypeAlias = Annotated[tuple[Reward, ...], Meta(min_length=1)]


class FurKind(Row, frozen=True):
    """A kind of fur in the bag."""

    value: FurValue
    animal: Literal["sable", "hare", "fox", "wolverine", "deer", "lynx", "bear"]
    count: Count


class OnGain(Row, frozen=True):
    """What a fur brings whenever a player gets it."""

    value: FurValue
    rewards: SomeRewards


class RegionFur(Row, frozen=True):
    """One of the furs that price the regions and the trade."""

    value: FurValue


class Tigers(Row, frozen=True):
    """The tigers."""

    count: Count
    final_vp: Amount


class FurTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The furs."""

    schema: Literal["stroganov/furs/1"]
    kinds: tuple[FurKind, ...]
    on_gain: tuple[OnGain, ...]
    region_furs: tuple[RegionFur, ...]
    tigers: Tigers


class Landscape(Row, frozen=True):
    """A tile of the row; `slots_marked_4` of its slots for furs stay empty below four players."""

    id: str
    terrain: Terrain
    start: bool
    slots: Annotated[int, Meta(ge=1, le=9)]
    slots_marked_4: Annotated[int, Meta(ge=0, le=9)]
    rewards: SomeRewards


class LandscapeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The landscapes."""

    schema: Literal["stroganov/landscapes/1"]
    tiles: tuple[Landscape, ...]
    notes: str = ""


class Village(Row, frozen=True):
    """A village."""

    id: str
    rewards: SomeRewards


class VillageTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The villages."""

    schema: Literal["stroganov/villages/1"]
    tiles: tuple[Village, ...]
    notes: str = ""


class Yurt(Row, frozen=True):
    """A yurt; A in the first two years, B in the others."""

    id: str
    stack: Literal["A", "B"]
    rewards: SomeRewards


class YurtTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The yurts."""

    schema: Literal["stroganov/yurts/1"]
    tiles: tuple[Yurt, ...]
    notes: str = ""


class Song(Row, frozen=True):
    """A song and the stories it takes."""

    id: str
    stack: Literal["A", "B"]
    story_cost: Annotated[int, Meta(ge=1, le=12)]
    rewards: SomeRewards


class SongTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The songs."""

    schema: Literal["stroganov/songs/1"]
    tiles: tuple[Song, ...]
    notes: str = ""


Rule: TypeAlias = Literal[
    "extra_step",
    "trophy_reward_one_below",
    "hunt_adjacent",
    "second_action_any_fur",
    "tsar_own_minus",
    "advanced_shift_left",
    "hunt_skip_free",
    "second_hunt_free",
]
Per: TypeAlias = Literal[
    "tiger",
    "outpost_built",
    "coin",
    "banner",
    "landscape",
    "landscape_taiga",
    "landscape_tundra",
    "landscape_wetland",
    "landscape_mountains",
    "tsar_fulfilled",
    "score_4",
]


class Require(Struct, frozen=True, forbid_unknown_fields=True):
    """Have `own` furs of a value, give `pay` of them."""

    value: FurValue
    own: Count
    pay: Annotated[int, Meta(ge=1, le=2)]


class Effect(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When a fulfilled card acts, and what it does then."""

    when: Literal["always", "winter", "spring", "summer", "autumn", "immediate", "final"]
    rule: Rule | None = None
    n: Count = 1
    rewards: Rewards = ()
    vp: Amount | None = None
    per: Per | None = None


class TsarCard(Row, frozen=True):
    """A card with the tsar's wish: what it asks for, its points at once, and its effect."""

    id: str
    deck: Literal["S", "A", "B"]
    require: Require
    vp: Amount
    effect: Effect


class TsarTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The tsar cards."""

    schema: Literal["stroganov/tsar_cards/1"]
    cards: tuple[TsarCard, ...]
    notes: str = ""


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of a trophy track: the fur that stepping onto it takes, if any, and the reward that it opens."""

    space: Count
    fur: FurValue | None
    rewards: SomeRewards


class Shield(Struct, frozen=True, forbid_unknown_fields=True):
    """Points at the end for having come so far."""

    space: Count
    vp: Amount


class TrophyBoard(Row, frozen=True):
    """A trophy track."""

    id: str
    spaces: Annotated[tuple[Space, ...], Meta(min_length=2, max_length=20)]
    shields: tuple[Shield, ...]
    shields_alternative: tuple[Shield, ...] = ()


class TrophyTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The trophy tracks."""

    schema: Literal["stroganov/trophy_tracks/1"]
    boards: tuple[TrophyBoard, ...]
    notes: str = ""


class Setup(Row, frozen=True):
    """What players begin with, and the banners for two, three and four."""

    horses: tuple[Amount, Amount, Amount, Amount]
    coins: Amount
    outposts: Amount
    outposts_of_a_colour: Count
    banners: dict[Literal["2", "3", "4"], Amount]


class Tracks(Row, frozen=True):
    """How far the story track goes, and how many furs the market has."""

    story: Count
    market: Count


class Move(Row, frozen=True):
    """How far a Cossack goes for nothing, and the horses for one, two, three steps more."""

    steps: Count
    horses: tuple[Amount, ...]


class BasicActions(Row, frozen=True):
    """What the basic actions give."""

    coin: SomeRewards
    horses: SomeRewards
    trade: tuple[SomeRewards, SomeRewards, SomeRewards, SomeRewards]
    trade_picks: Count


class WinterIncome(Row, frozen=True):
    """What winter brings."""

    horses: Amount
    horses_a_banner: Amount
    stories: tuple[Amount, ...]  # for the deepest in Siberia, for the second …


class Scoring(Row, frozen=True):
    """The numbers of the final scoring."""

    landscape_sets: dict[Literal["3", "4"], Amount]
    outposts_built: tuple[Amount, Amount, Amount, Amount, Amount, Amount]
    outpost_left: Amount
    coins_a_point: Count
    horses_a_fur: Count
    furs_a_point: Count
    stories_a_point: Count


class OutpostSlot(Struct, frozen=True, forbid_unknown_fields=True):
    """A place for an outpost; with a mark it is taken from the start in games for so few."""

    horse: Amount
    mark: Literal["2", "3-"] | None


class RegionRow(Row, frozen=True):
    """A region: its places of the row, and its places for outposts."""

    region: Annotated[int, Meta(ge=1, le=5)]
    positions: Annotated[tuple[int, ...], Meta(min_length=1)]
    outpost_slots: Annotated[tuple[OutpostSlot, ...], Meta(min_length=1)]


class BoardTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The board."""

    schema: Literal["stroganov/board/1"]
    setup: Setup
    tracks: Tracks
    move: Move
    basic_actions: BasicActions
    winter: WinterIncome
    scoring: Scoring
    regions: tuple[RegionRow, ...]


class Deck(Row, frozen=True):
    """How many of the cards are in a game; the last of them only moves."""

    in_play: Count


class Ivan(Row, frozen=True):
    """What Ivan makes of horses, of an action that he does not do, and of his start card."""

    horses_a_point: Count
    extra_action_vp: Amount
    start_card_vp: Amount


class IvanHunt(Struct, frozen=True, forbid_unknown_fields=True):
    """Which furs he takes, and how many."""

    pick: Pick
    count: Annotated[int, Meta(ge=1, le=2)]


class IvanCard(Row, frozen=True):
    """A card of the solo deck: its back moves Ivan, its front says what he does."""

    id: Count
    letters: tuple[Literal["a", "b", "c", "d", "e", "f"], ...]
    move: Annotated[int, Meta(ge=1, le=12)]
    hunt: IvanHunt
    second_action: Second


class AutomaTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The solo deck."""

    schema: Literal["stroganov/automa/1"]
    deck: Deck
    ivan: Ivan
    cards: tuple[IvanCard, ...]
