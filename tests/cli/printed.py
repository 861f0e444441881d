"""The teaching game with printed things, which its players may correct."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from krajina.core.tables import expect_count, read_own_table
from krajina_harvest.game import Harvest, HarvestOptions, State

DATA = Path(__file__).parent / "data"


class Row(msgspec.Struct, frozen=True, kw_only=True):
    provenance: str
    provenance_fields: dict[str, str] = {}


class Barn(Row, frozen=True):
    id: str
    room: Annotated[int, msgspec.Meta(ge=1)]
    doors: tuple[str, ...] = ()


class Soil(Row, frozen=True):
    depth: int


class Stone(Row, frozen=True):
    weight: int


class BarnTable(msgspec.Struct, frozen=True):
    barns: tuple[Barn, ...]


class FieldTable(msgspec.Struct, frozen=True):
    soil: Soil
    stones: tuple[Stone, ...]


class Catalog(msgspec.Struct, frozen=True):
    barns: BarnTable
    fields: FieldTable


class PrintedOptions(HarvestOptions, frozen=True, kw_only=True):
    data: dict[Literal["barns", "fields"], dict[str, object]] = msgspec.field(default_factory=dict)


class Printed(Harvest):
    words = "tests.cli"  # the folder that its tables lie in; it has no words
    options = PrintedOptions

    def catalog(self, own: Mapping[str, object]) -> Catalog:
        tables = Catalog(read_own_table(DATA, "barns", BarnTable, own), read_own_table(DATA, "fields", FieldTable, own))
        expect_count("barns.json", "$.barns", len(tables.barns.barns), 2)
        return tables

    def new(self, options: HarvestOptions) -> State:
        assert isinstance(options, PrintedOptions)
        self.catalog({str(name): table for name, table in options.data.items()})
        return super().new(options)
