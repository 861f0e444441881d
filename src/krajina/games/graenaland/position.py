"""A position to begin with: for teaching, for puzzles and for scenarios. What is left out is as in an ordinary game."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from krajina.core import Seat
from krajina.games.graenaland.catalog import CardName, SupplyName, TileName, VictoryCardName
from krajina.games.graenaland.pieces import Building, Hero, Phase, Resource, Work

Some: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Land(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What lies at a territory."""

    pile: tuple[Resource, ...] = ()
    face_down: tuple[Resource, ...] = ()  # the oldest first
    works: tuple[Work, ...] = ()


class ClanSetup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What a player has."""

    villages: dict[TileName, Some] = {}
    strongholds: tuple[TileName, ...] = ()
    churches: tuple[TileName, ...] = ()
    halls: tuple[TileName, ...] = ()
    warrior: TileName | None = None  # nowhere named: where the first village stands
    priest: TileName | None = None
    skald: TileName | None = None
    waiting: tuple[Hero, ...] = ()  # for the territories of all their buildings
    army: Annotated[int, Meta(ge=1, le=99)] = 1
    hand: tuple[CardName, ...] = ()  # resource cards
    supplies: tuple[SupplyName, ...] = ()
    victory_card: VictoryCardName | None = None  # none named: the first that is free

    def sites(self, building: Building) -> tuple[TileName, ...]:
        """Where such a building stands."""
        places = {
            Building.STRONGHOLD: self.strongholds,
            Building.CHURCH: self.churches,
            Building.HALL: self.halls,
        }
        return places[building]


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The table at the beginning of a part of a round."""

    round: Annotated[int, Meta(ge=1, le=200)] = 1
    main: Seat = 0
    phase: Phase = Phase.PRODUCTION
    lands: dict[TileName, Land] = {}
    clans: tuple[ClanSetup, ...] = ()  # by seat; none at all: as the game begins
    supply_row: tuple[SupplyName, ...] = ()  # none at all: the first four
