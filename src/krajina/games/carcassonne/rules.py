"""The rules of one table: the steps of a turn in order, and which boxes have something to say at which moment."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core.flat import i64, vec
from krajina.games.carcassonne.catalog import BASE, FIGURE_ROWS, ROWS
from krajina.games.carcassonne.expansion import Expansion, Step
from krajina.games.carcassonne.faces import FIELD, TERRAIN_CODES, Part, Tables, rows_of
from krajina.games.carcassonne.state import FIGURE_CODES, FIGURES, STRENGTHS

SMALL_CITIES: Final = "two-tile-cities-score-two"
BASE_VARIANTS: Final = (SMALL_CITIES,)  # house rules of the base game that a table may choose


class Rules:
    """Base game and boxes, put together once at set-up; no rule asks again which boxes are in play."""

    IS_SHARED: ClassVar[bool] = True

    def __init__(
        self,
        tables: Tables,
        steps: Sequence[Step],
        known: Sequence[Expansion],
        boxes: Sequence[Expansion],
        variants: frozenset[str],
        farmers: bool,
    ) -> None:
        self.tables = tables
        self.known = tuple(known)  # what there was to choose from
        self.boxes = tuple(boxes)
        self.variants = variants
        self.small_cities = SMALL_CITIES in self.variants
        self.steps: vec[Step] = vec[Step](steps)
        rows = [ROWS[name] for name in (BASE, *(box.name for box in boxes))]
        self.whys = tuple([why for row in rows for why in row.whys])
        self.why_numbers = {why: number for number, why in enumerate(self.whys)}
        self.farmers = farmers
        self.figures = [FIGURE_CODES[name] for row in rows for name in row.figures]  # in play
        # Those that claim features, and where: a row for each of them and each face.
        self.followers: vec[i64] = vec[i64]([code for code in self.figures if STRENGTHS[code]])
        self.claims = rows_of([self._claims(code, parts) for code in self.followers for parts in tables.parts])
        # By hook, the boxes that fill it: in the base game each of these is empty.
        self.piles = self._speaking("pile")
        self.filters = self._speaking("restricts")
        self.figure_boxes = self._speaking("figure_codes")
        self.others = self._speaking("elsewhere")
        self.rates = self._speaking("rate")
        self.cloisters = self._speaking("cloister_bonus")
        self.fields = self._speaking("field_bonus")
        self.ties = self._speaking("break_tie")
        self.completions = self._speaking("on_completed")
        self.endings = self._speaking("on_end")
        self.hopes = self._speaking("add_hopes")

    def _claims(self, code: int, parts: Sequence[Part]) -> list[int]:
        """The parts of a face that a kind of figure may stand on."""
        stands = [TERRAIN_CODES[terrain] for terrain in FIGURE_ROWS[FIGURES[code]].stands]
        claimed = [terrain for terrain in stands if self.farmers or terrain != FIELD]
        return [number for number, part in enumerate(parts) if part.terrain in claimed]

    def _speaking(self, hook: str) -> tuple[Expansion, ...]:
        return tuple(box for box in self.boxes if getattr(type(box), hook) is not getattr(Expansion, hook))
